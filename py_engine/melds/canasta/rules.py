"""What one game of Canasta may have otherwise than another: a rule set is data.

Numbers are numbers, and what is not a number is an `Enum`; no variant is a class, and no
field a callable, so a rule set can be printed, hashed, written into a record and compared.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from melds.cards import ACE, FOUR, JOKER, JOKER_RANK, THREE, TWO, Card, Cards, pack
from melds.option import option
from melds.ruleset import OptionSet

RED_THREES = frozenset({Card(THREE * 4 + 1), Card(THREE * 4 + 2)})
BLACK_THREES = frozenset({Card(THREE * 4), Card(THREE * 4 + 3)})
WILD = frozenset({JOKER, *(Card(TWO * 4 + suit) for suit in range(4))})

SEAT_NAMES = "SWNE"
"""Seats in turn order; the player at the bottom of the screen is S."""


class BlackThree(Enum):
    """What a black three in the pile does (C5.8, to be agreed before the game)."""

    STOP = "stop"
    """Nobody takes the pile while it is on top (C000-35, C003-54)."""
    STOP_BUT_GO_OUT = "stop_but_go_out"
    """Nobody takes it, except solely to go out with a set of black threes (C000-34)."""
    FREEZE = "freeze"
    """It freezes the pile like a wild card; on top, only going out melds it (C002-69, C002-41)."""


class ConcealedMinimum(Enum):
    """Whether going out concealed must reach the opening minimum (C6.9)."""

    IF_PILE_TAKEN = "if_pile_taken"
    ALWAYS = "always"
    NEVER = "never"


class BeforeOpening(Enum):
    """What the pile is to a side that has not melded yet (C5.1)."""

    FROZEN = "frozen"
    """Taken only with a natural pair, in the act that opens (C000-80, C000-88)."""
    OPEN = "open"
    """Taken like any other pile, in the act that opens (C003-48, C003-49)."""
    FORBIDDEN = "forbidden"
    """Not taken at all (C002-66 by the letter)."""


class StockEnd(Enum):
    """What follows when the stock is used up (C6.11)."""

    FORCED_TAKE = "forced_take"
    """Play goes on while the pile can be taken (C000-118 to C000-122)."""
    LAST_CARD = "last_card"
    """The deal ends with the turn of whoever drew the last card."""


class TableTalk(Enum):
    """What partners may say to each other (C3.11)."""

    RIGHTS = "rights"
    """The rights to tell and to be told of C000-95 to C000-102."""
    SILENT = "silent"
    """Nothing but the question before going out (C003-67, C003-68)."""


def _values() -> tuple[int, ...]:
    """Points by rank, two to ace and the joker (C4.13)."""
    return (20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 50)


def _opening() -> tuple[tuple[int, int], ...]:
    """What a side needs for its first melds, from what score on (C4.5)."""
    return ((-1_000_000, 15), (0, 50), (1500, 90), (3000, 120))


@dataclass(frozen=True, kw_only=True)
class RuleSet(OptionSet):
    """Every figure and option of a Canasta rule set, in the field's own terms.

    `opening` lists `(from score, points needed)` in rising order; the first applies to every score
    below the second's. `values` gives points by rank from two to ace, then the joker. `batches` are the
    cards that each player gets at once, round by round; the last is repeated until the hand is full.
    A limit of 0 is none.
    """

    name: str = "classic"
    seats: int = option(4, "C1.1", 2, 9, offered=False)
    sides: int = option(2, "C1.1", 2, 9, offered=False)
    partner_draw: bool = option(True, "C1.3", offered=False)
    redraw_two: bool = option(True, "C1.5")
    redraw_ends: int = option(4, "C1.6", 0, 20)
    packs: int = option(2, "C2.1", 1, 4)
    jokers: int = option(4, "C2.1", 0, 16)
    hand_size: int = option(11, "C2.4", 1, 30)
    batches: tuple[int, ...] = option((1,), "C2.4", 1, 30)
    black3_upcard: bool = option(False, "C2.6")
    draws: int = option(1, "C3.3", 1, 4)
    red3_replaced_from_pile: bool = option(False, "C3.6")
    red3_forgettable: bool = option(False, "C3.8")
    table_talk: TableTalk = option(TableTalk.RIGHTS, "C3.11")
    red3_grace: int = option(0, "C3.12", 0, 1)
    meld_size: int = option(3, "C4.1", 2, 7)
    min_naturals: int = option(2, "C4.3", 1, 7)
    max_wild: int = option(3, "C4.4", 0, 7)
    opening: tuple[tuple[int, int], ...] = option(_opening(), "C4.5", 0, 500)
    top_card_counts: bool = option(True, "C4.6")
    black3_melded: bool = option(True, "C4.7")
    second_meld: bool = option(False, "C4.8")
    canasta_size: int = option(7, "C4.10", 3, 14)
    values: tuple[int, ...] = option(_values(), "C4.13", 0, 1_000, offered=False)
    ranks: tuple[int, ...] = option(tuple(range(FOUR, ACE + 1)), "C4.15", FOUR, ACE, offered=False)
    naturals_per_wild: int = option(0, "C4.16", 0, 3)
    canasta_limit: int = option(0, "C4.17", 0, 14)
    wild_canasta: bool = option(False, "C4.18")
    two_melds_to_open: bool = option(False, "C4.19")
    before_opening: BeforeOpening = option(BeforeOpening.FROZEN, "C5.1")
    always_frozen: bool = option(False, "C5.2")
    black3: BlackThree = option(BlackThree.STOP_BUT_GO_OUT, "C5.8")
    canastas_to_go_out: int = option(1, "C6.2", 0, 6)
    concealed_own_canasta: bool = option(True, "C6.8")
    concealed_layoff: bool = option(True, "C6.8")
    concealed_minimum: ConcealedMinimum = option(ConcealedMinimum.IF_PILE_TAKEN, "C6.9")
    stock_end: StockEnd = option(StockEnd.FORCED_TAKE, "C6.11")
    discard_to_go_out: bool = option(False, "C6.17")
    natural_bonus: int = option(500, "C7.1")
    mixed_bonus: int = option(300, "C7.2")
    wild_bonus: int = option(300, "C7.2")
    red3_value: int = option(100, "C7.3")
    red3_all: int = option(4, "C7.3", 1, 16)
    red3_all_value: int = option(200, "C7.3")
    out_bonus: int = option(100, "C7.4")
    concealed_bonus: int = option(100, "C7.5")
    black3_in_hand: int = option(5, "C7.6")
    deduct_without_canasta: bool = option(False, "C7.6")
    red3_in_hand: int = option(500, "C7.7")
    red3_in_hand_each: bool = option(True, "C7.7")
    red3_in_hand_spared: bool = option(True, "C7.7")
    target: int = option(5000, "C7.9", 1, 25_000)
    accidents: bool = option(False, "C8.1")
    opening_raise: int = option(10, "C8.1", 0, 1_000)
    asked_in_vain: int = option(100, "C8.3")

    @property
    def idle(self) -> tuple[str, ...]:
        """How to draw for partners where nobody does (C1.3), asking one's partner where nobody has one (C6.4)."""
        draw = () if self.partner_draw else ("redraw_two", "redraw_ends")
        return draw if self.sides < self.seats else (*draw, "asked_in_vain")

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
        """Return whether so many cards of a rank make a canasta: seven, four of them natural (C4.10)."""
        return naturals + wilds >= self.canasta_size and naturals >= self.canasta_size - self.max_wild

    def wild_limit(self, naturals: int) -> int:
        """Return how many wild cards go into one meld with so many naturals (C4.4, C4.16)."""
        each = self.naturals_per_wild
        return min(self.max_wild, naturals // each) if each else self.max_wild

    def is_full(self, cards: int) -> bool:
        """Return whether a meld of so many cards is closed, and takes no more (C4.17)."""
        return 0 < self.canasta_limit <= cards

    def is_overfull(self, cards: int) -> bool:
        """Return whether so many cards are more than one meld may have (C4.17)."""
        return 0 < self.canasta_limit < cards

    def freezes(self, card: Card) -> bool:
        """Return whether a card freezes the pile for everybody: a wild card, a red three (C5.2)."""
        return card in WILD or card in RED_THREES or (self.black3 is BlackThree.FREEZE and card in BLACK_THREES)

    def partner_of(self, seat: int) -> int:
        """Return the next seat of the same side: with four seats, the one opposite (C1.1)."""
        own = self.seats_of(self.side_of(seat))
        return own[(own.index(seat) + 1) % len(own)]

    @property
    def red3_by_hand(self) -> bool:
        """Whether players table their red threes themselves, and may wait with it (C3.8, C3.12)."""
        return self.red3_forgettable or self.red3_grace > 0

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
