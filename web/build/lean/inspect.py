"""Stands in for `inspect`: what kind of thing it is, and the parameters of a plain function.

A class has no signature here. `dataclasses` would write one into the documentation of every class, which nobody reads.
"""

from collections import OrderedDict
from types import BuiltinFunctionType, CoroutineType, FunctionType, GeneratorType, MethodType

CO_VARARGS, CO_VARKEYWORDS, CO_COROUTINE, CO_ITERABLE_COROUTINE = 4, 8, 0x80, 0x100


class _empty:
    """No default, no annotation."""


class Parameter:
    """A parameter by its name and its kind."""

    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = range(5)
    empty = _empty

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        self.name, self.kind, self.default, self.annotation = name, kind, default, annotation


class Signature:
    """Parameters in their order."""

    empty = _empty

    def __init__(self, parameters=None, *, return_annotation=_empty):
        self.parameters = OrderedDict((parameter.name, parameter) for parameter in parameters or ())
        self.return_annotation = return_annotation


def isclass(thing):
    return isinstance(thing, type)


def isfunction(thing):
    return isinstance(thing, FunctionType)


def ismethod(thing):
    return isinstance(thing, MethodType)


def isbuiltin(thing):
    return isinstance(thing, BuiltinFunctionType)


def isgenerator(thing):
    return isinstance(thing, GeneratorType)


def iscoroutine(thing):
    return isinstance(thing, CoroutineType)


def isawaitable(thing):
    return isinstance(thing, CoroutineType) or hasattr(type(thing), "__await__")


def iscoroutinefunction(thing):
    code = getattr(getattr(thing, "__func__", thing), "__code__", None)
    return code is not None and bool(code.co_flags & CO_COROUTINE)


def markcoroutinefunction(function):
    return function


def unwrap(function, *, stop=None):
    while hasattr(function, "__wrapped__") and not (stop and stop(function)):
        function = function.__wrapped__
    return function


def getattr_static(thing, name, default=_empty):
    for place in (getattr(thing, "__dict__", {}), *(kind.__dict__ for kind in type(thing).__mro__)):
        if name in place:
            return place[name]
    if default is _empty:
        raise AttributeError(name)
    return default


def signature(function, **_):
    """Return the parameters of a plain function without its annotations; raise TypeError for anything else."""
    bound = ismethod(function)
    plain = function.__func__ if bound else function
    if not isfunction(plain):
        raise TypeError(f"no signature of {function!r}")
    code, defaults = plain.__code__, plain.__defaults__ or ()
    names = iter(code.co_varnames)
    first = code.co_argcount - len(defaults)
    found = []
    for place in range(code.co_argcount):
        kind = Parameter.POSITIONAL_ONLY if place < code.co_posonlyargcount else Parameter.POSITIONAL_OR_KEYWORD
        found.append(Parameter(next(names), kind, default=defaults[place - first] if place >= first else _empty))
    named = [next(names) for _ in range(code.co_kwonlyargcount)]
    if code.co_flags & CO_VARARGS:
        found.append(Parameter(next(names), Parameter.VAR_POSITIONAL))
    by_name = plain.__kwdefaults__ or {}
    found += [Parameter(name, Parameter.KEYWORD_ONLY, default=by_name.get(name, _empty)) for name in named]
    if code.co_flags & CO_VARKEYWORDS:
        found.append(Parameter(next(names), Parameter.VAR_KEYWORD))
    return Signature(found[bound:])
