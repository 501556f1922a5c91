"""Stands in for `asyncio.unix_events`: the page's own loop is the only one."""

from . import events

__all__ = ()


class _DefaultEventLoopPolicy(events._BaseDefaultEventLoopPolicy):
    _loop_factory = None
