"""The fields of a position as plain data, each read with its type.

Every function raises `NotationError` naming the field for a value that is not what it should be.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from melds.cards import HIDDEN, Card, Cards, read_cards
from melds.gin.acts import read_melds
from melds.gin.melding import in_order
from melds.verdict import NotationError

Plain = Mapping[str, Any]

SEATS = ("1", "2")
MOST = 10_000
"""No list is longer: no match has more deals, and no deal more turns."""
MOST_POINTS = 1_000_000
MOST_CARDS = 1_000
"""No list of cards is longer: in no deal are more discarded."""


def wrong(value: object, field: str, expected: str) -> NotationError:
    """Return the fault of a value in a field, for raising."""
    return NotationError(f"{value!r:.60} cannot be read", field=field, expected=expected)


def clash(value: object, field: str, expected: str) -> NotationError:
    """Return the fault of a value that can be read, but not beside the others, for raising."""
    return NotationError(f"{value!r:.60} does not fit", field=field, expected=expected)


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


def numbers(value: object, field: str, high: int) -> tuple[int, ...]:
    """Return a whole number a seat, none below zero."""
    return tuple([number(each, field, 0, high) for each in pair(value, field)])


def pair(value: object, field: str) -> Sequence[Any]:
    """Return `value` if it is a list of two."""
    if not isinstance(value, list | tuple) or len(value) != len(SEATS):
        raise wrong(value, field, "a list of two")
    return value


def entries(value: object, field: str) -> Sequence[Any]:
    """Return `value` if it is a list of no great length."""
    if not isinstance(value, list | tuple):
        raise wrong(value, field, "a list")
    if len(value) > MOST:
        raise NotationError(f"{len(value):,} entries", field=field, expected=f"at most {MOST:,}")
    return value


def seat(plain: Plain, field: str, default: int, place: str = "") -> int:
    """Return a seat given by its name; `place` says where the field stands, if not at the top."""
    value = plain.get(field, SEATS[default])
    if value not in SEATS:
        raise wrong(value, f"{place}.{field}".lstrip("."), "a seat: " + ", ".join(SEATS))
    return SEATS.index(value)


def card(value: object, field: str, *, hidden: bool = False) -> Card:
    """Return a card that everybody sees, or if it may be `hidden`, one that nobody does."""
    found = cards(value, field, hidden=hidden)
    if len(found) != 1:
        raise wrong(value, field, "one card")
    return found[0]


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


def by_seat(plain: Plain, field: str) -> tuple[Cards, ...]:
    """Return cards a seat, none where the seat is not named."""
    given = mapping(plain, field, SEATS)
    return tuple([cards(given.get(name, ""), f"{field}.{name}") for name in SEATS])


def melds(value: object, field: str) -> tuple[Cards, ...]:
    """Return melds: a list of them, or one text in which a slash parts them."""
    if isinstance(value, str):
        value = [value] if value.strip() else []
    found: list[Cards] = []
    for each in entries(value, field):
        if not isinstance(each, str) or len(each) > MOST_CARDS * 3:
            raise wrong(each, field, "cards in notation")
        try:
            found += read_melds(each)
        except NotationError as fault:
            raise fault.at(field=field) from None
    return tuple(map(in_order, found))
