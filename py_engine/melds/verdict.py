"""The three kinds of no, never mixed: refused by a rule, unreadable, or (a bug) crashed.

A refusal is a value that cites the rule it rests on and gives the figures. It is raised only by the
referee, inside `IllegalAct`; everybody else passes it around.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

Fact = int | str | bool


class Refusal(NamedTuple):
    """A rule that forbids an act, with the figures: `Refusal('C4.5', (('needs', 50), ('has', 30)))`."""

    rule: str
    pairs: tuple[tuple[str, Fact], ...]

    @property
    def facts(self) -> Mapping[str, Fact]:
        """The figures by name; the rulebook lists which ones each rule gives."""
        return dict(self.pairs)

    def __str__(self) -> str:
        """Return the rule id and the figures, for logs and test failures."""
        return f"{self.rule} " + " ".join(f"{name}={value}" for name, value in self.pairs)


def refuse(rule: str, **facts: Fact) -> Refusal:
    """Return the refusal that cites `rule` with these figures."""
    return Refusal(rule, tuple(facts.items()))


class IllegalAct(Exception):  # noqa: N818 - named for what happened, not for what it is
    """The referee's no. `refusals` holds every rule the act breaks, in the order of the rulebook."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__("; ".join(map(str, refusals)))
        self.refusals = refusals


class NotationError(ValueError):
    """Text or data that cannot be read, with the place and what was expected there.

    `line` and `column` count from 1; `field` names the field of a message or position, `others` further
    fields that it lies in as much, where some do not go together.
    """

    others: tuple[str, ...] = ()

    def __init__(
        self,
        text: str,
        *,
        expected: str,
        line: int | None = None,
        column: int | None = None,
        field: str | None = None,
    ) -> None:
        super().__init__(text)
        self.text = text
        self.expected = expected
        self.line = line
        self.column = column
        self.field = field

    def __str__(self) -> str:
        """Return the fault, its place and what was expected, in one sentence each."""
        spots = (("line", self.line), ("column", self.column), ("field", self.field))
        place = ", ".join(f"{name} {spot}" for name, spot in spots if spot is not None)
        said = f"{self.text}; expected {self.expected}"
        return f"{place}: {said}" if place else said

    def at(self, *, line: int | None = None, field: str | None = None, shift: int = 0) -> "NotationError":
        """Return the same fault with its line or field filled in, its column `shift` further right."""
        found = NotationError(
            self.text,
            expected=self.expected,
            line=self.line if line is None else line,
            column=None if self.column is None else self.column + shift,
            field=self.field if field is None else field,
        )
        return found.along(self.others)

    def along(self, others: Iterable[str]) -> "NotationError":
        """Say that the fault lies in other fields as much; return it."""
        self.others = tuple(others)
        return self
