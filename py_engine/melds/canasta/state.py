"""A match of Canasta at one moment, as a value.

`State` and `View` share one shape, `Position`: a view is a position in which what its seat cannot see
is `HIDDEN`. They are different types, so that handing a state to a player is a type error, and one
`fold` serves both. Everything is a tuple; undo, replay and search keep the old position.
"""

from enum import Enum
from typing import NamedTuple, NewType, TypeVar

from melds.canasta.acts import Group, in_order
from melds.canasta.rules import RuleSet, is_wild
from melds.cards import Cards

T = TypeVar("T")


class Step(Enum):
    """Where the turn stands: what kind of act comes next."""

    DEAL = "deal"
    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


class Asked(Enum):
    """What became of "Partner, may I go out?" in this turn (C6.4, C6.6)."""

    NO_QUESTION = ""
    PENDING = "?"
    YES = "yes"
    NO = "no"


class TableMeld(NamedTuple):
    """A meld on the table: its rank, its cards, and how many of them are wild."""

    rank: int
    cards: Cards
    wilds: int

    @property
    def naturals(self) -> int:
        """How many of its cards are natural."""
        return len(self.cards) - self.wilds


NO_MELD = TableMeld(-1, (), 0)

Melds = tuple[TableMeld, ...]


class Line(NamedTuple):
    """A line of a score sheet: what it counts, how often, and the points it gives."""

    name: str
    times: int
    points: int


class Sheet(NamedTuple):
    """A side's score for one deal, line by line (C7.8)."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum([line.points for line in self.lines])


class Ending(NamedTuple):
    """How a deal ended: `reason` is `out`, `stock` or `red3`; `out` the seat that went out, or -1."""

    reason: str
    out: int
    concealed: bool
    sheets: tuple[Sheet, ...]


class Position(NamedTuple):
    """Everything of a match at one moment. Seats and sides are numbered from 0 in turn order.

    `stock` is listed in the order it will be drawn, `pile` from bottom to top. `known` holds, seat by
    seat, the cards that everybody saw going into that hand and that have not been played since.
    `seat` is whose eyes this is: a seat, or -1 for all cards.
    """

    rules: RuleSet
    seat: int = -1
    deal: int = 0
    dealer: int = 0
    turn: int = 0
    step: Step = Step.DEAL
    scores: tuple[int, ...] = ()
    hands: tuple[Cards, ...] = ()
    known: tuple[Cards, ...] = ()
    stock: Cards = ()
    pile: Cards = ()
    frozen: bool = False
    melds: tuple[Melds, ...] = ()
    red3: tuple[Cards, ...] = ()
    turns: tuple[int, ...] = ()
    """How many turns each seat has begun in this deal."""
    melded: tuple[bool, ...] = ()
    """Which seats melded or added a card in an earlier turn of this deal (C6.8)."""
    laid: tuple[Group, ...] = ()
    """What the seat in turn has melded in this turn, the pile's top card included."""
    took: bool = False
    """Whether the seat in turn took the pile in this turn."""
    asked: Asked = Asked.NO_QUESTION
    bound_out: bool = False
    """Whether the seat in turn must go out, having used black threes (C6.16)."""
    discards: tuple[Cards, ...] = ()
    """What each seat has discarded in this deal, in order: a good memory's share."""
    declined: tuple[Cards, ...] = ()
    """Top cards each seat left lying when it drew instead, in order."""
    ended: Ending | None = None
    past: tuple[tuple[int, ...], ...] = ()
    """The totals of finished deals, side by side."""

    @property
    def to_act(self) -> int:
        """The seat that acts next: the one in turn, or the partner it asked; -1 if none."""
        if self.step is Step.DEAL or self.step is Step.OVER:
            return -1
        return self.rules.partner_of(self.turn) if self.asked is Asked.PENDING else self.turn

    @property
    def side(self) -> int:
        """The side of the seat in turn."""
        return self.rules.side_of(self.turn)

    def meld_of(self, side: int, rank: int) -> TableMeld:
        """Return a side's meld of a rank, or `NO_MELD`."""
        for meld in self.melds[side]:
            if meld.rank == rank:
                return meld
        return NO_MELD

    def opened(self, side: int) -> bool:
        """Return whether a side has made its first meld in this deal (C4.12)."""
        return bool(self.melds[side])


State = NewType("State", Position)
"""A position in which nothing need be hidden. Only the referee holds one."""
View = NewType("View", Position)
"""A position as one seat may see it. Players, hints and screens get no more."""


def with_group(melds: Melds, added: Group) -> Melds:
    """Return a side's melds with a group added to the meld of its rank, or as a new meld (C4.8)."""
    for place, meld in enumerate(melds):
        if meld.rank == added.rank:
            cards = in_order(meld.cards + added.cards)
            grown = TableMeld(meld.rank, cards, meld.wilds + added.wilds)
            return (*melds[:place], grown, *melds[place + 1 :])
    wilds = sum([is_wild(card) for card in added.cards])
    return (*melds, TableMeld(added.rank, in_order(added.cards), wilds))


def is_canasta(rules: RuleSet, meld: TableMeld) -> bool:
    """Return whether a meld is a canasta: seven cards, four of them natural (C4.10)."""
    return rules.is_canasta(meld.naturals, meld.wilds)


def canastas(rules: RuleSet, melds: Melds) -> int:
    """Return how many of a side's melds are canastas (C4.10)."""
    return sum([is_canasta(rules, meld) for meld in melds])


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return `values` with the entry at `index` replaced."""
    return (*values[:index], value, *values[index + 1 :])
