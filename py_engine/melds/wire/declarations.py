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
    return _HEAD + "\n".join(_interfaces())


def _interfaces() -> Iterator[str]:
    for name, kind in vars(messages).items():
        if is_typeddict(kind):
            if kind.__doc__ and not kind.__doc__.startswith("dict("):
                yield f"\n/** {kind.__doc__.strip()} */"
            yield f"export interface {name} {{"
            for field, hint in get_type_hints(kind, include_extras=True).items():
                optional = get_origin(hint) is NotRequired
                inner = get_args(hint)[0] if optional else hint
                yield f"  {field}{'?' if optional else ''}: {_type(inner)};"
            yield "}"
    replies = " | ".join(kind.__name__ for kind in get_args(messages.AnyReply))
    yield f"\nexport type AnyReply = {replies};\n"


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
