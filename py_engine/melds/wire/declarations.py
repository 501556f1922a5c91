"""Writes the messages as TypeScript declarations, so that page and engine are checked against one text.

`python -m melds.wire.declarations` prints the file; a test holds the page's copy against it.
"""

import sys
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from melds.wire import messages

_PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
_HEAD = """// Written by py_engine/melds/wire/declarations.py from the messages beside it. Do not edit by hand.
"""


def declarations() -> str:
    """Return the text of `wire.d.ts`."""
    return _HEAD + "\n".join(_declared()) + "\n"


def _declared() -> Iterator[str]:
    """Yield the lines of an interface for each message, and of a type for each name of several of them."""
    for name in messages.__all__:
        kind = getattr(messages, name)
        if is_typeddict(kind) and kind.__name__ == name:
            yield from _interface(kind)
        elif name != "Fact":
            yield f"\nexport type {name} = {_type(kind)};"


def _interface(kind: type) -> Iterator[str]:
    if kind.__doc__ and not kind.__doc__.startswith("dict("):
        yield f"\n/** {kind.__doc__.strip()} */"
    yield f"export interface {kind.__name__} {{"
    for field, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        inner = get_args(hint)[0] if optional else hint
        yield f"  {field}{'?' if optional else ''}: {_type(inner)};"
    yield "}"


def _type(hint: Any) -> str:  # noqa: ANN401 - a type form is no type
    if hint in _PLAIN:
        return _PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin in {Union, UnionType}:
        return " | ".join(_type(each) for each in inner)
    if origin is list:
        element = _type(inner[0])
        return f"({element})[]" if " " in element else f"{element}[]"
    if origin is dict:
        return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
    message = f"no declaration for {hint}"
    raise TypeError(message)


if __name__ == "__main__":
    sys.stdout.write(declarations())
