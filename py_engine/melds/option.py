"""An option: a field of a rule set as data, with its rule, the values it may have, and how these are read and written.

A rule set says all of it where it has the field, so that nobody else lists options.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import field, fields
from enum import Enum
from typing import Any, Literal, NamedTuple, TypeVar

from melds.verdict import NotationError

T = TypeVar("T")

Kind = Literal["choice", "number", "list", "steps"]
"""A choice of values; a whole number; numbers in a row, as in `3,3,3,2`; steps of a table, as in `0:50,1500:90`."""

MOST = 10_000
"""No figure is larger, where its rule set does not say otherwise."""
FURTHEST = 1_000_000
"""No floor of a table of steps is further from 0."""
MOST_ENTRIES = 30
"""No list of numbers and no table of steps is longer."""
_WHOLE = re.compile(r"-?[0-9]{1,7}", re.ASCII)
_TRUTH = {"no": False, "yes": True, "false": False, "true": True}
_FIELD = "option"


class Option(NamedTuple):
    """One field of a rule set. `usual` is what the plain rule set of the game has, `low` and `high` bound its numbers.

    In a table of steps they bound what the steps give. `offered` says whether house rules may have it
    otherwise; what is not offered goes with the size of the table or the cards themselves.
    """

    name: str
    rule: str
    usual: object
    low: int
    high: int
    offered: bool

    @property
    def kind(self) -> Kind:
        """What its values look like."""
        if isinstance(self.usual, Enum | bool):
            return "choice"
        if not isinstance(self.usual, tuple):
            return "number"
        return "steps" if isinstance(self.usual[0], tuple) else "list"

    @property
    def values(self) -> tuple[str, ...]:
        """The values of a choice as they are written, in the order of the rule set; no others have a list."""
        if isinstance(self.usual, bool):
            return ("no", "yes")
        return tuple([str(member.value) for member in type(self.usual)]) if isinstance(self.usual, Enum) else ()

    @property
    def place(self) -> str:
        """The field that a fault names."""
        return f"options.{self.name}"

    def read(self, value: object) -> object:
        """Return the value that is written as `value`. Raises `NotationError` for one the option cannot have."""
        text = str(value).lower() if isinstance(value, str | int) else ""
        readers: dict[Kind, Callable[[str], object]] = {
            "choice": self._choice,
            "number": self._bounded,
            "list": lambda said: self._entries(said, self._bounded),
            "steps": lambda said: self._entries(said, self._step),
        }
        try:
            return readers[self.kind](text)
        except (ValueError, KeyError):
            said = f"{value!r:.40} is no value"
            raise NotationError(said, field=self.place, expected=self.expected) from None

    @property
    def expected(self) -> str:
        """What its values are, as a fault says it."""
        bounds = f"from {self.low:,} to {self.high:,}"
        return {
            "choice": "yes or no" if isinstance(self.usual, bool) else "one of " + ", ".join(self.values),
            "number": f"a whole number {bounds}",
            "list": f"whole numbers {bounds}, as in {write_value(self.usual)}",
            "steps": f"scores that rise with whole numbers {bounds}, as in {write_value(self.usual)}",
        }[self.kind]

    def _choice(self, text: str) -> object:
        return type(self.usual)(text) if isinstance(self.usual, Enum) else _TRUTH[text]

    def _bounded(self, text: str) -> int:
        return _whole(text, self.low, self.high)

    def _step(self, text: str) -> tuple[int, int]:
        floor, _, gives = text.partition(":")
        return _whole(floor, -FURTHEST, FURTHEST), self._bounded(gives)

    def _entries(self, text: str, read: Callable[[str], T]) -> tuple[T, ...]:
        entries = text.split(",")
        if len(entries) > MOST_ENTRIES:
            raise ValueError(text)
        return tuple([read(entry) for entry in entries])


def _whole(text: str, low: int, high: int) -> int:
    if not _WHOLE.fullmatch(text) or not low <= int(text) <= high:
        raise ValueError(text)
    return int(text)


def option(usual: T, rule: str, low: int = 0, high: int = MOST, *, offered: bool = True) -> T:
    """Return a field of a rule set: what is usual, its rule, the bounds of its numbers, and whether it is offered."""
    return field(default=usual, metadata={_FIELD: (rule, usual, low, high, offered)})


def options_of(rule_set: type[Any]) -> dict[str, Option]:
    """Return the options of a class of rule sets by name: every field of it but `name`, in its order."""
    found = [each for each in fields(rule_set) if each.name != "name"]
    return {each.name: Option(each.name, *each.metadata[_FIELD]) for each in found}


def read_options(known: Mapping[str, Option], options: Mapping[str, object]) -> dict[str, object]:
    """Return the values of options by name.

    Raises `NotationError` naming the field, for an option there is not or a value that it cannot have.
    """
    for name in options:
        if name not in known:
            raise NotationError(f"{name!r:.40} is no option", field=f"options.{name[:40]}", expected=", ".join(known))
    return {name: known[name].read(value) for name, value in options.items()}


def write_value(value: object) -> str:
    """Return a value of an option as text, which the option reads back."""
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join([":".join(map(str, part)) if isinstance(part, tuple) else str(part) for part in value])
    return str(value)
