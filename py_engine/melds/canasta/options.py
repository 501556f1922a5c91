"""Rule sets by name and differences, read from and written as plain values or text.

A record and a link name every option that a player may choose, so that they outlive new defaults.
"""

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum

from melds.canasta.rules import BlackThree, ConcealedMinimum, RuleSet
from melds.canasta.variants import RULE_SETS
from melds.verdict import NotationError

CHOICES: dict[str, tuple[str, ...]] = {
    "black3": (BlackThree.STOP_BUT_GO_OUT.value, BlackThree.STOP.value),
    "red3_forgettable": ("no", "yes"),
}
"""The options offered before a match, each with its values, the default first."""

_ENUMS: dict[str, type[Enum]] = {"black3": BlackThree, "concealed_minimum": ConcealedMinimum}
_TRUTH = {"yes": True, "no": False, "true": True, "false": False}
_LARGEST = 1_000_000

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
    return rules.but(**changes)


def _read(rules: RuleSet, option: str, value: Value) -> object:
    place = f"options.{option:.40}"
    known = {field.name for field in fields(RuleSet)} - {"name"}
    if option not in known:
        raise NotationError(f"{option!r:.40} is no option", field=place, expected=", ".join(CHOICES))
    now = getattr(rules, option)
    text = str(value).lower()
    if option in _ENUMS:
        values = {str(member.value): member for member in _ENUMS[option]}
        if text not in values:
            expected = "one of " + ", ".join(values)
            raise NotationError(f"{text!r:.40} is no value", field=place, expected=expected)
        return values[text]
    if isinstance(now, bool):
        if text not in _TRUTH:
            raise NotationError(f"{text!r:.40} is no value", field=place, expected="yes or no")
        return _TRUTH[text]
    try:
        return _figures(now, text)
    except ValueError:
        expected = "whole numbers as in " + _write(now)
        raise NotationError(f"{text!r:.40} is no value", field=place, expected=expected) from None


def _figures(now: object, text: str) -> object:
    if isinstance(now, int):
        return _whole(text)
    if isinstance(now, tuple) and now and isinstance(now[0], tuple):
        pairs = [part.split(":") for part in text.split(",")]
        return tuple([(_whole(low), _whole(needs)) for low, needs in pairs])
    return tuple([_whole(part) for part in text.split(",")])


def _whole(text: str) -> int:
    number = int(text)
    if abs(number) > _LARGEST:
        raise ValueError(text)
    return number


def write_options(rules: RuleSet) -> dict[str, str]:
    """Return every option a player may choose, and whatever else differs from the named set."""
    base = RULE_SETS.get(rules.name, RuleSet())
    named = [*CHOICES, *(option for option in rules.differs(base) if option != "name")]
    return {option: _write(getattr(rules, option)) for option in dict.fromkeys(named)}


def _write(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        parts = [
            f"{part[0]}:{part[1]}" if isinstance(part, tuple) else str(part) for part in value
        ]
        return ",".join(parts)
    return str(value)
