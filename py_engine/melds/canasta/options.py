"""Rule sets by name and differences, read from and written as plain values or text.

A record and a link name every option that a player may choose, so that they outlive new defaults.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from enum import Enum
from itertools import pairwise

from melds.canasta.rules import BeforeOpening, BlackThree, ConcealedMinimum, RuleSet, StockEnd, TableTalk
from melds.canasta.variants import RULE_SETS
from melds.cards import ACE, FOUR, JOKER_RANK
from melds.verdict import NotationError

CHOICES: dict[str, tuple[str, ...]] = {
    "black3": (BlackThree.STOP_BUT_GO_OUT.value, BlackThree.STOP.value),
    "red3_forgettable": ("no", "yes"),
}
"""The options offered before a match, each with its values, the default first."""

_ENUMS: dict[str, type[Enum]] = {
    "table_talk": TableTalk,
    "before_opening": BeforeOpening,
    "black3": BlackThree,
    "concealed_minimum": ConcealedMinimum,
    "stock_end": StockEnd,
}
_TRUTH = {"yes": True, "no": False, "true": True, "false": False}
_LARGEST = 1_000_000
_LIMITS: dict[str, tuple[int, int]] = {
    "seats": (2, 9),
    "sides": (2, 9),
    "redraw_ends": (0, 20),
    "packs": (1, 4),
    "jokers": (0, 16),
    "hand_size": (1, 30),
    "draws": (1, 4),
    "red3_grace": (0, 1),
    "meld_size": (2, 7),
    "min_naturals": (1, 7),
    "max_wild": (0, 7),
    "canasta_size": (3, 14),
    "naturals_per_wild": (0, 3),
    "canasta_limit": (0, 14),
    "canastas_to_go_out": (0, 6),
    "target": (1, _LARGEST),
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
    floors = [floor for floor, _ in rules.opening]
    sound = {
        "sides": rules.seats % rules.sides == 0 or (rules.sides == 2 and rules.seats > 3),
        "batches": bool(rules.batches) and all(1 <= size <= rules.hand_size for size in rules.batches),
        "ranks": all(FOUR <= rank <= ACE for rank in rules.ranks) and _rising(rules.ranks),
        "values": len(rules.values) == JOKER_RANK + 1 and all(0 <= value <= 1_000 for value in rules.values),
        "canasta_limit": not 0 < rules.canasta_limit < rules.canasta_size,
        "opening": _rising(floors) and all(needs >= 0 for _, needs in rules.opening),
        "hand_size": rules.seats * rules.hand_size < len(rules.pack),
    }
    expected = {
        "sides": f"a number that divides {rules.seats} seats, or two sides for five and more",
        "batches": f"so many cards at once, from 1 to {rules.hand_size}, round by round",
        "ranks": f"ranks that are melded, rising, from {FOUR} (a four) to {ACE} (an ace)",
        "values": f"{JOKER_RANK + 1} values, from the two to the joker",
        "canasta_limit": f"0, or at least the {rules.canasta_size} cards of a canasta",
        "opening": "floors that rise, as in " + _write(RuleSet().opening),
        "hand_size": f"hands that leave some of the {len(rules.pack)} cards for the stock",
    }
    for name, so in sound.items():
        if not so:
            raise _unplayable(name, _write(getattr(rules, name)), expected[name])


def _unplayable(option: str, text: str, expected: str) -> NotationError:
    return NotationError(f"{text!r:.40} cannot be played", field=f"options.{option}", expected=expected)


def _rising(figures: Sequence[int]) -> bool:
    return all(low < high for low, high in pairwise(figures))


def _read(rules: RuleSet, option: str, value: Value) -> object:
    place = f"options.{option[:40]}"
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
    """Return every option a player may choose, and whatever else differs from the plain rules.

    So what is written outlives its name: a set may come to be told otherwise, or be gone.
    """
    named = [*CHOICES, *(option for option in rules.differs(RuleSet()) if option != "name")]
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


def figures(rules: RuleSet) -> dict[str, object]:
    """Return the figures of a rule set by name, as the words of the rulebook take them.

    A number is itself, an option its value in a message, and what is a list is written out. `pack` and
    `stock` are how many cards there are and are left after the deal; the rows of the opening table are
    `opening_from_1` and `opening_needs_1` and so on, `opening_rows` in number.
    """
    found: dict[str, object] = {field.name: getattr(rules, field.name) for field in fields(rules)}
    plain = {name: value if type(value) is int else _write(value) for name, value in found.items()}
    opening: dict[str, object] = {"opening_rows": len(rules.opening)}
    for row, (floor, needs) in enumerate(rules.opening, 1):
        opening |= {f"opening_from_{row}": floor, f"opening_needs_{row}": needs}
    stock = len(rules.pack) - rules.seats * rules.hand_size - 1
    return {**plain, **opening, "pack": len(rules.pack), "stock": stock}
