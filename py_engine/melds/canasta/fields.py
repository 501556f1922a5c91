"""The fields of a position of Canasta as plain data, beside those that every game has.

Every function raises `NotationError` naming the field for a value that is not what it should be.
"""

from collections.abc import Sequence
from typing import Any

from melds.canasta.rules import RED_THREES, RuleSet
from melds.cards import Cards, write_card
from melds.fields import Plain, cards, mapping, wrong

MOST = 500
"""No list has more cards, no side more melds, and nobody owes more cards: the largest pack has fewer. Nor does
anybody discard or decline more in a deal: every turn but its last takes a card off the stock or melds one."""


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


def by_seat(rules: RuleSet, plain: Plain, field: str) -> tuple[Cards, ...]:
    """Return cards a seat, none where the seat is not named."""
    names = rules.seat_names
    given = mapping(plain, field, names)
    return tuple([cards(given.get(name, ""), f"{field}.{name}", MOST) for name in names])


def red_threes(rules: RuleSet, plain: Plain) -> tuple[Cards, ...]:
    """Return the red threes of each side."""
    values = entries(plain.get("red3", [""] * rules.sides), "red3", rules.sides)
    found = tuple([cards(value, "red3", MOST) for value in values])
    for card in (card for side in found for card in side):
        if card not in RED_THREES:
            raise wrong(write_card(card), "red3", "red threes")
    return found
