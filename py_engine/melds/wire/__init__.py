"""The border: text in, text out. The only place in the engine that knows JSON.

`read` trusts nothing: size, form, version and the type of every field are looked at before use.
"""

import json
import re
from collections.abc import Collection, Mapping
from math import isfinite
from typing import Any, NoReturn

from melds.record import LONGEST_NAME, is_name
from melds.verdict import NotationError

VERSION = 1
"""The version of the messages; a request of another version is unreadable."""
LARGEST = 2_000_000
"""Characters of a message; a record of a long match has about 300,000."""
DEEPEST = 20
"""Levels of lists and objects; a position has four."""
_WANTED = {
    "Expecting value": "a value",
    "Expecting property name enclosed in double quotes": "a name in double quotation marks",
    "Expecting ':' delimiter": "a colon",
    "Expecting ',' delimiter": "a comma or a closing bracket",
    "Illegal trailing comma before end of object": "no comma before the closing bracket",
    "Illegal trailing comma before end of array": "no comma before the closing bracket",
    "Unterminated string starting at": "a text with a quotation mark at its end",
    "Invalid control character at": "a text without line breaks or other control characters",
    "Invalid \\escape": 'a backslash only before one of " \\ / b f n r t u',
    "Invalid \\uXXXX escape": "four hexadecimal digits after \\u",
    "Extra data": "the end",
}
"""What is missing in JSON, by what Python says of it; of a trailing comma it says so from 3.13 on."""
_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


def read(text: str) -> dict[str, Any]:
    """Return the object that a message or a line of judgements holds. Raises `NotationError`."""
    if len(text) > LARGEST:
        raise _not_read(f"{len(text):,} characters", f"at most {LARGEST:,} characters")
    if _is_deep(text):
        raise _not_read("a nest of lists", f"at most {DEEPEST} levels")
    try:
        found = json.loads(text, parse_constant=_no_number, parse_float=_number, object_pairs_hook=_object)
    except NotationError:
        raise
    except json.JSONDecodeError as fault:
        raise NotationError("no JSON", line=fault.lineno, column=fault.colno, expected=_wanted(fault)) from None
    except ValueError:
        raise _not_read("a number too large", "numbers that can be counted with") from None
    if not isinstance(found, dict):
        raise _not_read("no object", "a JSON object")
    if not _is_text(text) or ("\\u" in text and not _is_text(write(found))):
        raise _not_read("half of a pair of surrogates", "text in Unicode")
    return found


def _wanted(fault: json.JSONDecodeError) -> str:
    """Return what should be where a text ceases to be JSON."""
    if not fault.doc[: fault.pos].strip():
        return "a JSON object"
    return _WANTED.get(fault.msg, "JSON")


def _is_deep(text: str) -> bool:
    """Return whether lists and objects are nested too deeply.

    That is looked at before the text is read, because in the browser a deep nest would overrun the
    stack and end the interpreter, with everything in it.
    """
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for bracket in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            return True
    return False


def _is_text(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise NotationError(f"{name!r:.40} a second time", field=name[:40], expected="each field once")
        found[name] = value
    return found


def _number(text: str) -> float:
    number = float(text)
    return number if isfinite(number) else _no_number(text)


def _no_number(name: str) -> NoReturn:
    raise _not_read(f"{name[:20]} is no number", "numbers that can be counted with")


def _not_read(text: str, expected: str) -> NotationError:
    return NotationError(text, field="message", expected=expected)


def write(message: Mapping[str, Any]) -> str:
    """Return a message as one line of JSON."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


def canonical(plain: Mapping[str, Any]) -> str:
    """Return plain data as text that is the same for equal data, in whatever order its fields were put in."""
    return json.dumps(plain, sort_keys=True)


class Fields:
    """The fields of a message, each read with its type. Every method raises `NotationError`."""

    def __init__(self, plain: Mapping[str, Any]) -> None:
        self.plain = plain

    def _fault(self, field: str, expected: str) -> NotationError:
        value = self.plain.get(field)
        text = "missing" if field not in self.plain else f"{value!r:.60}"
        return NotationError(text, field=field, expected=expected)

    def text(self, field: str, longest: int = 2_000, default: str | None = None) -> str:
        """Return a text field of at most `longest` characters."""
        value = self.plain.get(field, default)
        if not isinstance(value, str) or len(value) > longest:
            raise self._fault(field, f"text of at most {longest:,} characters")
        return value

    def label(self, field: str) -> str:
        """Return a name or a seed that the heading of a record can hold."""
        value = self.plain.get(field)
        if not isinstance(value, str) or not is_name(value.strip()):
            raise self._fault(field, f"a name of at most {LONGEST_NAME} characters without [ ] ;")
        return value.strip()

    def one_of(self, field: str, names: Collection[str], default: str | None = None) -> str:
        """Return a text that is one of `names`."""
        value = self.plain.get(field, default)
        if not isinstance(value, str) or value not in names:
            raise self._fault(field, ", ".join(names))
        return value

    def number(self, field: str, low: int, high: int) -> int:
        """Return a whole number between `low` and `high`."""
        value = self.plain.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self._fault(field, f"a whole number from {low:,} to {high:,}")
        return value

    def truth(self, field: str, *, default: bool) -> bool:
        """Return a truth value."""
        value = self.plain.get(field, default)
        if not isinstance(value, bool):
            raise self._fault(field, "true or false")
        return value

    def mapping(self, field: str) -> dict[str, Any]:
        """Return an object, empty if it is not there."""
        value = self.plain.get(field, {})
        if not isinstance(value, dict):
            raise self._fault(field, "an object")
        return value

    def items(self, field: str, most: int) -> list[Any]:
        """Return a list of at most `most` entries."""
        value = self.plain.get(field)
        if not isinstance(value, list) or len(value) > most:
            raise self._fault(field, f"a list of at most {most}")
        return value

    def version(self) -> None:
        """Look at the version of the message."""
        if self.plain.get("v") != VERSION:
            raise self._fault("v", f"version {VERSION} of these messages")
