"""Stands in for `logging`: what is grave goes to the console."""

import sys

DEBUG, INFO, WARNING, ERROR, CRITICAL = 10, 20, 30, 40, 50


class StreamHandler:
    """Nowhere else to write to."""

    def __init__(self, stream=None):
        self.stream = stream


class Logger:
    """Writes what is a warning or worse."""

    def addHandler(self, handler):
        pass

    def isEnabledFor(self, level):
        return level >= WARNING

    def debug(self, *_, **__):
        pass

    info = debug

    def warning(self, message, *facts, exc_info=None, **_):
        print(message % facts if facts else message, file=sys.stderr)
        if exc_info:
            from traceback import print_exception  # seldom needed

            print_exception(*(exc_info if isinstance(exc_info, tuple) else sys.exc_info()))

    error = critical = exception = warning


_ONE = Logger()


def getLogger(name=None):
    return _ONE
