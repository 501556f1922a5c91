"""Rule sets by name and differences, read from and written as plain values or text.

A record and a link name every option that a player may choose, so that they outlive new defaults.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from itertools import pairwise

from melds.gin.rules import RuleSet
from melds.gin.variants import RULE_SETS
from melds.option import Clash, check_together, options_of, read_options, write_value
from melds.verdict import NotationError

_CHOSEN = (
    "ace",
    "just_taken",
    "gin_beats_tie",
    "opponent_sum_added",
    "box_timing",
    "settle_by",
    "shutout",
    "next_dealer",
)
OPTIONS = options_of(RuleSet)
"""Every option of a rule set by its name, in the order of the rulebook."""

CHOICES: dict[str, tuple[str, ...]] = {
    name: ("yes", "no") if OPTIONS[name].usual is True else OPTIONS[name].values for name in _CHOSEN
}
"""The options that every record names, each with its values, the usual one first."""

Value = str | int | bool
"""An option's value in a message: text, a number or a truth value."""


def read_rules(name: str, options: Mapping[str, Value]) -> RuleSet:
    """Return a named rule set with options changed.

    Raises `NotationError` naming the field, for a rule set, option or value there is not.
    """
    if name not in RULE_SETS:
        expected = "one of " + ", ".join(RULE_SETS)
        raise NotationError(f"{name!r:.40} is no rule set", field="rules", expected=expected)
    rules = RULE_SETS[name].but(**read_options(OPTIONS, options))
    if options:
        check_together(OPTIONS, rules, options, _clashes(rules))
    return rules


def _clashes(rules: RuleSet) -> Iterator[Clash]:
    """Yield what would be needed where figures do not go together, so that no deal could be played, and which."""
    if any(low >= high for low, high in pairwise(rules.ranks)):
        yield "ranks that rise", ("ranks",)
    most = (len(rules.pack) - 2 - rules.stock_end) // 2
    if rules.hand_size > most:
        expected = f"hands of at most {max(most, 0)} cards, so that some of the {len(rules.pack)} are left to draw"
        yield expected, ("hand_size", "stock_end", "ranks")


def write_options(rules: RuleSet) -> dict[str, str]:
    """Return every option that a record names, and what else differs from plain Gin Rummy or the named set.

    So a record still means the same if the named set is one day another.
    """
    named = [*CHOICES, *rules.differs(RuleSet()), *rules.differs(RULE_SETS.get(rules.name, RuleSet()))]
    return {option: write_value(getattr(rules, option)) for option in dict.fromkeys(named) if option != "name"}


def figures(rules: RuleSet) -> dict[str, object]:
    """Return the figures of a rule set by name, as the words of the rulebook take them.

    A number is itself, an option its value in a message, and what is a list is written out.
    """
    found: dict[str, object] = {field.name: getattr(rules, field.name) for field in fields(rules)}
    plain = {name: value if type(value) is int else write_value(value) for name, value in found.items()}
    return {**plain, "pack": len(rules.pack)}
