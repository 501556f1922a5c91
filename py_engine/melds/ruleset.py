"""A rule set as data: what those of every game have alike, how one is read by name and differences, and written.

A record names what is otherwise than in the plain rule set of the game, and some options always, so that it
outlives new defaults.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Generic, Self, TypeVar

from melds.option import Option, read_options, write_value
from melds.verdict import NotationError

Value = str | int | bool
"""An option's value in a message: text, a number or a truth value."""

Clash = tuple[str, tuple[str, ...]]
"""What would be needed where figures do not go together, and the options that these are."""


@dataclass(frozen=True, kw_only=True)
class OptionSet:
    """What the rule set of a game is built on: a name, and fields that are each an `option`."""

    name: str = ""

    @property
    def idle(self) -> tuple[str, ...]:
        """The options that change nothing at a table of this size, whatever they are."""
        return ()

    def but(self, **changes: Any) -> Self:  # noqa: ANN401 - each field has its own type
        """Return this rule set with some fields changed. Raises `TypeError` for an unknown field."""
        return replace(self, **changes)

    def differs(self, other: Self) -> dict[str, tuple[Any, Any]]:
        """Return the fields that differ, by name, each with this set's and the other's value."""
        return {
            field.name: (getattr(self, field.name), getattr(other, field.name))
            for field in fields(self)
            if getattr(self, field.name) != getattr(other, field.name)
        }


R = TypeVar("R", bound=OptionSet)


@dataclass(frozen=True, slots=True)
class RuleSets(Generic[R]):
    """The rule sets of a game: the `named` ones, the `options` of each, and those that a record `always` names.

    `clashes` gives what would be needed where the figures of a rule set do not go together.
    """

    named: Mapping[str, R]
    options: Mapping[str, Option]
    always: tuple[str, ...]
    clashes: Callable[[R], Iterable[Clash]]

    def read(self, name: str, options: Mapping[str, Value]) -> R:
        """Return a named rule set with options changed.

        Raises `NotationError` naming the field, for a rule set, option or value there is not.
        """
        if name not in self.named:
            expected = "one of " + ", ".join(self.named)
            raise NotationError(f"{name!r:.40} is no rule set", field="rules", expected=expected)
        own = self.named[name]
        rules = own.but(**read_options(self.options, options))
        if options:
            self._check_together(rules, rules.differs(own))
        return rules

    def write(self, rules: R) -> dict[str, str]:
        """Return every option that a record names, and what else differs from the plain or the named rule set.

        So a record still means the same if the named set is one day another.
        """
        plain = type(rules)()
        options = [*self.always, *rules.differs(plain), *rules.differs(self.named.get(rules.name, plain))]
        return {option: write_value(getattr(rules, option)) for option in dict.fromkeys(options) if option != "name"}

    def _check_together(self, rules: R, changed: Collection[str]) -> None:
        """Raise `NotationError` for the first clash of a rule set, naming all options in it that were `changed`."""
        for expected, options in self.clashes(rules):
            option, *others = [each for each in options if each in changed] or options[:1]
            said = f"{write_value(getattr(rules, option))!r:.40} cannot be played"
            if others:
                said += " with " + " and ".join([f"{each} {write_value(getattr(rules, each))}" for each in others])
            fault = NotationError(said, field=self.options[option].place, expected=expected)
            raise fault.along([self.options[each].place for each in others])


def plain_figures(rules: OptionSet) -> dict[str, object]:
    """Return the fields of a rule set by name: a number is itself, all else as it is written."""
    found: dict[str, object] = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return {name: value if type(value) is int else write_value(value) for name, value in found.items()}
