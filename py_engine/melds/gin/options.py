"""Rule sets by name and differences, read from and written as plain values or text.

A record and a link name every option that a player may choose, so that they outlive new defaults.
"""

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from itertools import pairwise

from melds.cards import ACE, TWO
from melds.gin.rules import Ace, BoxTiming, JustTaken, NextDealer, OpponentSum, RuleSet, SettleBy, Shutout
from melds.gin.variants import RULE_SETS
from melds.verdict import NotationError

_ENUMS: dict[str, type[Enum]] = {
    "ace": Ace,
    "just_taken": JustTaken,
    "opponent_sum_added": OpponentSum,
    "box_timing": BoxTiming,
    "settle_by": SettleBy,
    "shutout": Shutout,
    "next_dealer": NextDealer,
}
_OFFERED = (
    "ace",
    "just_taken",
    "gin_beats_tie",
    "opponent_sum_added",
    "box_timing",
    "settle_by",
    "shutout",
    "next_dealer",
)
CHOICES: dict[str, tuple[str, ...]] = {
    option: tuple([member.value for member in _ENUMS[option]]) if option in _ENUMS else ("yes", "no")
    for option in _OFFERED
}
"""The options offered before a match, each with its values, the default first."""

_TRUTH = {"yes": True, "no": False, "true": True, "false": False}
_LARGEST = 1_000_000
_LIMITS: dict[str, tuple[int, int]] = {
    "hand_size": (1, 20),
    "knock_limit": (0, 100),
    "target": (1, _LARGEST),
    "games": (1, 9),
    "stock_end": (0, 30),
    "turn_cap": (3, 1_000),
}
"""What a figure may be at the least and at the most; any other, from 0."""

Value = str | int | bool
"""An option's value in a message: text, a number or a truth value."""


def read_rules(name: str, options: Mapping[str, Value]) -> RuleSet:
    """Return a named rule set with options changed.

    Raises `NotationError` naming the field, for a rule set, option or value there is not.
    """
    if name not in RULE_SETS:
        expected = "one of " + ", ".join(RULE_SETS)
        raise NotationError(f"{name!r:.40} is no rule set", field="rules", expected=expected)
    rules = RULE_SETS[name]
    changes = {option: _read(rules, option, value) for option, value in options.items()}
    changed = rules.but(**changes)
    if changes:
        _playable(changed)
    return changed


def _playable(rules: RuleSet) -> None:
    """Raise `NotationError` for figures with which no deal could be played."""
    for field in fields(rules):
        figure = getattr(rules, field.name)
        low, high = _LIMITS.get(field.name, (0, _LARGEST))
        if isinstance(figure, int) and not low <= figure <= high:
            raise _unplayable(field.name, str(figure), f"a whole number from {low} to {high:,}")
    ranks = rules.ranks
    if not all(TWO <= rank <= ACE for rank in ranks) or any(low >= high for low, high in pairwise(ranks)):
        expected = f"ranks that rise, from {TWO} (a two) to {ACE} (an ace)"
        raise _unplayable("ranks", _write(ranks), expected)
    if 2 * rules.hand_size + 1 + rules.stock_end >= len(rules.pack):
        expected = f"hands that leave some of the {len(rules.pack)} cards to draw"
        raise _unplayable("hand_size", str(rules.hand_size), expected)


def _unplayable(option: str, text: str, expected: str) -> NotationError:
    return NotationError(f"{text!r:.40} cannot be played", field=f"options.{option}", expected=expected)


def _read(rules: RuleSet, option: str, value: Value) -> object:
    place = f"options.{option[:40]}"
    known = dict.fromkeys([*CHOICES, *(field.name for field in fields(RuleSet) if field.name != "name")])
    if option not in known:
        raise NotationError(f"{option!r:.40} is no option", field=place, expected=", ".join(known))
    now = getattr(rules, option)
    text = str(value).lower()
    if isinstance(now, Enum):
        values = {str(member.value): member for member in type(now)}
        if text not in values:
            raise _no_value(text, place, "one of " + ", ".join(values))
        return values[text]
    if isinstance(now, bool):
        if text not in _TRUTH:
            raise _no_value(text, place, "yes or no")
        return _TRUTH[text]
    try:
        return tuple(map(_whole, text.split(","))) if isinstance(now, tuple) else _whole(text)
    except ValueError:
        raise _no_value(text, place, "whole numbers as in " + _write(now)) from None


def _no_value(text: str, place: str, expected: str) -> NotationError:
    return NotationError(f"{text!r:.40} is no value", field=place, expected=expected)


def _whole(text: str) -> int:
    number = int(text)
    if abs(number) > _LARGEST:
        raise ValueError(text)
    return number


def write_options(rules: RuleSet) -> dict[str, str]:
    """Return every option a player may choose, and what else differs from plain Gin Rummy or the named set.

    So a record still means the same if the named set is one day another.
    """
    named = [*CHOICES, *rules.differs(RuleSet()), *rules.differs(RULE_SETS.get(rules.name, RuleSet()))]
    return {option: _write(getattr(rules, option)) for option in dict.fromkeys(named) if option != "name"}


def _write(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value)


def figures(rules: RuleSet) -> dict[str, object]:
    """Return the figures of a rule set by name, as the words of the rulebook take them.

    A number is itself, an option its value in a message, and what is a list is written out.
    """
    found: dict[str, object] = {field.name: getattr(rules, field.name) for field in fields(rules)}
    plain = {name: value if type(value) is int else _write(value) for name, value in found.items()}
    return {**plain, "pack": len(rules.pack)}
