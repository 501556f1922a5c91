"""What one game of Canasta may have otherwise than another: a rule set is data.

Numbers are numbers, and what is not a number is an `Enum`; there is no subclass and no callable, so a
rule set can be printed, hashed, written into a record and compared.
"""

from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cached_property
from typing import Any

from melds.cards import ACE, FOUR, JOKER, JOKER_RANK, THREE, TWO, Card, Cards, pack

RED_THREES = frozenset({Card(THREE * 4 + 1), Card(THREE * 4 + 2)})
BLACK_THREES = frozenset({Card(THREE * 4), Card(THREE * 4 + 3)})
WILD = frozenset({JOKER, *(Card(TWO * 4 + suit) for suit in range(4))})

SEAT_NAMES = "SWNE"
"""Seats in turn order; the player at the bottom of the screen is S."""


class BlackThree(Enum):
    """What a black three on top of the pile does (C5.8, to be agreed before the game)."""

    STOP = "stop"
    """Nobody takes the pile while it is on top (C000-35)."""
    STOP_BUT_GO_OUT = "stop_but_go_out"
    """Nobody takes it, except solely to go out with a set of black threes (C000-34)."""


class ConcealedMinimum(Enum):
    """Whether going out concealed must reach the opening minimum (C6.9)."""

    IF_PILE_TAKEN = "if_pile_taken"
    ALWAYS = "always"
    NEVER = "never"


def _values() -> tuple[int, ...]:
    """Points by rank, two to ace and the joker (C4.13)."""
    return (20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 50)


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """Every figure and option of a Canasta rule set, in the field's own terms.

    `opening` lists `(from score, points needed)` in rising order; the first applies to every score
    below the second's. `values` gives points by rank from two to ace, then the joker.
    """

    name: str = "classic"
    seats: int = 4  # C1.1
    sides: int = 2  # C1.1
    packs: int = 2  # C2.1
    jokers: int = 4  # C2.1
    ranks: tuple[int, ...] = tuple(range(FOUR, ACE + 1))  # C4.15
    hand_size: int = 11  # C2.4
    draws: int = 1  # C3.3
    red3_value: int = 100  # C7.3
    red3_all_value: int = 200  # C7.3
    red3_in_hand: int = 500  # C7.7
    red3_forgettable: bool = False  # C3.8
    black3: BlackThree = BlackThree.STOP_BUT_GO_OUT  # C5.8
    meld_size: int = 3  # C4.1
    min_naturals: int = 2  # C4.3
    max_wild: int = 3  # C4.4
    canasta_size: int = 7  # C4.10
    natural_bonus: int = 500  # C7.1
    mixed_bonus: int = 300  # C7.2
    values: tuple[int, ...] = _values()  # C4.13
    opening: tuple[tuple[int, int], ...] = ((-1_000_000, 15), (0, 50), (1500, 90), (3000, 120))  # C4.5
    canastas_to_go_out: int = 1  # C6.2
    out_bonus: int = 100  # C7.4
    concealed_bonus: int = 100  # C7.5
    concealed_minimum: ConcealedMinimum = ConcealedMinimum.IF_PILE_TAKEN  # C6.9
    target: int = 5000  # C7.9

    def but(self, **changes: Any) -> "RuleSet":  # noqa: ANN401 - each field has its own type
        """Return this rule set with some fields changed. Raises `TypeError` for an unknown field."""
        return replace(self, **changes)

    def differs(self, other: "RuleSet") -> dict[str, tuple[Any, Any]]:
        """Return the fields that differ, by name, each with this set's and the other's value."""
        return {
            field.name: (getattr(self, field.name), getattr(other, field.name))
            for field in fields(self)
            if getattr(self, field.name) != getattr(other, field.name)
        }

    @cached_property
    def pack(self) -> Cards:
        """The whole pack in order: the threes and twos, the ranks that are melded, the jokers."""
        return pack((TWO, THREE, *self.ranks), self.packs, self.jokers)

    @cached_property
    def points(self) -> tuple[int, ...]:
        """Points by card; a red three and a hidden card count nothing here (C4.13)."""
        by_card = [self.values[card >> 2] for card in range(JOKER_RANK * 4)]
        for card in RED_THREES:
            by_card[card] = 0
        return (*by_card, self.values[JOKER_RANK], 0, 0, 0, 0)

    def worth(self, cards: Cards) -> int:
        """Return the points of `cards` (C4.13)."""
        points = self.points
        return sum([points[card] for card in cards])

    def opening_at(self, score: int) -> int:
        """Return the points a side at `score` needs for its first melds of a deal (C4.5)."""
        return [needs for place, (floor, needs) in enumerate(self.opening) if place == 0 or score >= floor][-1]

    def side_of(self, seat: int) -> int:
        """Return the side of a seat; partners sit opposite each other (C1.1)."""
        return seat % self.sides

    def seats_of(self, side: int) -> tuple[int, ...]:
        """Return the seats of a side in turn order (C1.1)."""
        return tuple(range(side, self.seats, self.sides))

    def is_canasta(self, naturals: int, wilds: int) -> bool:
        """Return whether so many cards make a canasta: seven, four of them natural (C4.10)."""
        return naturals + wilds >= self.canasta_size and naturals >= self.canasta_size - self.max_wild

    def partner_of(self, seat: int) -> int:
        """Return the next seat of the same side: with four seats, the one opposite (C1.1)."""
        return (seat + self.sides) % self.seats

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names of the seats in turn order."""
        return tuple([self.seat_name(seat) for seat in range(self.seats)])

    def seat_name(self, seat: int) -> str:
        """Return the seat's letter `S W N E`, or its number at tables of another size."""
        return SEAT_NAMES[seat] if self.seats == len(SEAT_NAMES) else str(seat + 1)


def is_wild(card: Card) -> bool:
    """Return whether a card is wild: a joker or a two (C4.3)."""
    return card in WILD


def freezes(card: Card) -> bool:
    """Return whether a card freezes the pile for everybody: a wild card or a red three (C5.2)."""
    return card in WILD or card in RED_THREES
