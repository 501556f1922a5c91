"""The fields of a position as plain data, each read with its type: those that the positions of every game have.

Every function raises `NotationError` naming the field for a value that is not what it should be.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from melds.cards import HIDDEN, Cards, read_cards
from melds.verdict import NotationError

Plain = Mapping[str, Any]

MOST_CARDS = 1_000
"""No list of cards is longer: in no deal are more discarded, and no pack has more."""


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


def cards(value: object, field: str, *, hidden: bool = False) -> Cards:
    """Return cards in notation; none of them may be `??` unless they may be `hidden`."""
    if not isinstance(value, str) or len(value) > MOST_CARDS * 3:
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
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_CARDS:
        return (HIDDEN,) * value
    if isinstance(value, str):
        return cards(value, field, hidden=True)
    raise wrong(value, field, "cards in notation, or how many there are")
