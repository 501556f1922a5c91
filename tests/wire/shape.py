"""Holds a reply against the types of the messages, so that what is written there is what crosses."""

from collections import defaultdict
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from melds.wire import messages

REPLIES = defaultdict(list)
"""The types of a reply by its kind; a kind that the games answer differently has one for each."""
for reply_type in get_args(messages.AnyReply):
    REPLIES[get_args(get_type_hints(reply_type)["kind"])[0]].append(reply_type)


def faults(reply):
    """Return every place where a reply differs from the type of its kind, the one it is nearest to."""
    return min([list(_faults(reply, each, reply["kind"])) for each in REPLIES[reply["kind"]]], key=len)


def _faults(value, hint, place):
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        yield from _of_fields(value, hint, place)
    elif origin is list:
        yield from _of_entries(value, inner[0], place)
    elif origin is dict:
        for key, each in value.items():
            yield from _faults(key, inner[0], f"{place} key")
            yield from _faults(each, inner[1], f"{place}.{key}")
    elif not _is(value, hint, origin, inner):
        yield f"{place}: {value!r} is no {hint}"


def _is(value, hint, origin, inner):
    if origin is Literal:
        return value in inner
    if origin in {Union, UnionType}:
        return any(not list(_faults(value, each, "")) for each in inner)
    return hint is Any or type(value) is hint


def _of_entries(value, hint, place):
    if not isinstance(value, list):
        yield f"{place}: {value!r} is no list"
        return
    for number, each in enumerate(value):
        yield from _faults(each, hint, f"{place}[{number}]")


def _of_fields(value, hint, place):
    if not isinstance(value, dict):
        yield f"{place}: {value!r} is no object"
        return
    hints = get_type_hints(hint, include_extras=True)
    for name in value.keys() - hints.keys():
        yield f"{place}.{name}: the type has no such field"
    for name, kind in hints.items():
        optional = get_origin(kind) is NotRequired
        if name in value:
            yield from _faults(value[name], get_args(kind)[0] if optional else kind, f"{place}.{name}")
        elif not optional:
            yield f"{place}.{name}: missing"
