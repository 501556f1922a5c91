"""The fields of a position of Gin Rummy as plain data, beside those that every game has.

Every function raises `NotationError` naming the field for a value that is not what it should be.
"""

from collections.abc import Sequence
from typing import Any

from melds.cards import Card, Cards
from melds.fields import Plain, cards, cards_text, mapping, number, wrong
from melds.gin.acts import read_melds
from melds.gin.melding import in_order
from melds.verdict import NotationError

SEATS = ("1", "2")
MOST = 10_000
"""No list is longer: no match has more deals, and no deal more turns."""
MOST_POINTS = 1_000_000
MOST_CARDS = 52
"""No hand, no pile and no stock has more: so many are in the pack."""
MOST_PASSED = 1_000
"""Nobody discards or declines more cards in a deal: it has no more turns."""


def clash(value: object, field: str, expected: str) -> NotationError:
    """Return the fault of a value that can be read, but not beside the others, for raising."""
    return NotationError(f"{value!r:.60} does not fit", field=field, expected=expected)


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
    found = cards(value, field, MOST_CARDS, hidden=hidden)
    if len(found) != 1:
        raise wrong(value, field, "one card")
    return found[0]


def by_seat(plain: Plain, field: str, most: int) -> tuple[Cards, ...]:
    """Return cards a seat, so many at the `most`, and none where the seat is not named."""
    given = mapping(plain, field, SEATS)
    return tuple([cards(given.get(name, ""), f"{field}.{name}", most) for name in SEATS])


def melds(value: object, field: str) -> tuple[Cards, ...]:
    """Return melds: a list of them, or one text in which a slash parts them."""
    if isinstance(value, str):
        value = [value] if value.strip() else []
    found: list[Cards] = []
    for each in entries(value, field):
        try:
            found += read_melds(cards_text(each, field, MOST_CARDS))
        except NotationError as fault:
            raise fault.at(field=field) from None
    return tuple(map(in_order, found))
