"""The fields of a position as plain data, each read with its type.

Every function raises `NotationError` naming the field for a value that is not what it should be.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from melds.canasta.rules import RED_THREES, RuleSet
from melds.cards import HIDDEN, Cards, read_cards, write_card
from melds.verdict import NotationError

Plain = Mapping[str, Any]

MOST = 500
"""No list of cards is longer: the largest pack has fewer."""


def wrong(value: object, field: str, expected: str) -> NotationError:
    """Return the fault of a value in a field, for raising."""
    return NotationError(f"{value!r:.60} cannot be read", field=field, expected=expected)


def text(plain: Plain, field: str, default: str) -> str:
    """Return a text."""
    value = plain.get(field, default)
    if not isinstance(value, str):
        raise wrong(value, field, "text")
    return value


def mapping(plain: Plain, field: str, keys: Sequence[str] | None = None) -> Plain:
    """Return an object, empty if it is not there; if `keys` are given, it may have no others."""
    value = plain.get(field, {})
    if not isinstance(value, Mapping):
        raise wrong(value, field, "an object")
    for key in value:
        if keys is not None and key not in keys:
            raise wrong(key, field, "seats: " + ", ".join(keys))
    return value


def number(value: object, field: str, low: int, high: int) -> int:
    """Return `value` if it is a whole number from `low` to `high`."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong(value, field, f"a whole number from {low:,} to {high:,}")
    return value


def truth(value: object, field: str) -> bool:
    """Return `value` if it is true or false."""
    if not isinstance(value, bool):
        raise wrong(value, field, "true or false")
    return value


def entries(value: object, field: str, length: int) -> Sequence[Any]:
    """Return `value` if it is a list of `length` entries."""
    if not isinstance(value, list | tuple) or len(value) != length:
        raise wrong(value, field, f"a list of {length}")
    return value


def seat(rules: RuleSet, plain: Plain, field: str, default: int) -> int:
    """Return a seat given by its name."""
    names = rules.seat_names
    value = plain.get(field, names[default])
    if value not in names:
        raise wrong(value, field, "a seat: " + ", ".join(names))
    return names.index(value)


def cards(value: object, field: str, *, hidden: bool = False) -> Cards:
    """Return cards in notation; none of them may be `??` unless they may be `hidden`."""
    if not isinstance(value, str) or len(value) > MOST * 3:
        raise wrong(value, field, "cards in notation")
    try:
        found = read_cards(value)
    except NotationError as fault:
        raise fault.at(field=field) from None
    if HIDDEN in found and not hidden:
        raise wrong(value, field, "cards that everybody sees")
    return found


def cards_or_count(value: object, field: str) -> Cards:
    """Return cards in notation, or as many hidden ones as `value` says."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST:
        return (HIDDEN,) * value
    if isinstance(value, str):
        return cards(value, field, hidden=True)
    raise wrong(value, field, "cards in notation, or how many there are")


def by_seat(rules: RuleSet, plain: Plain, field: str) -> tuple[Cards, ...]:
    """Return cards a seat, none where the seat is not named."""
    names = rules.seat_names
    given = mapping(plain, field, names)
    return tuple([cards(given.get(name, ""), f"{field}.{name}") for name in names])


def red_threes(rules: RuleSet, plain: Plain) -> tuple[Cards, ...]:
    """Return the red threes of each side."""
    values = entries(plain.get("red3", [""] * rules.sides), "red3", rules.sides)
    found = tuple([cards(value, "red3") for value in values])
    for card in (card for side in found for card in side):
        if card not in RED_THREES:
            raise wrong(write_card(card), "red3", "red threes")
    return found
