"""A match of Canasta at one moment, as a value.

`State` and `View` share one shape, `Position`: a view is a position in which what its seat cannot see
is `HIDDEN`. They are different types, so that handing a state to a player is a type error, and one
`fold` serves both. Everything is a tuple; undo, replay and search keep the old position.
"""

from enum import Enum
from typing import NamedTuple, NewType, TypeVar

from melds.canasta.acts import Group, in_order
from melds.canasta.rules import RuleSet
from melds.cards import JOKER_RANK, Cards

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

    def with_group(self, added: Group) -> "TableMeld":
        """Return the meld after a group has joined it, or begun it where it has no cards yet."""
        return TableMeld(added.rank, in_order(self.cards + added.cards), self.wilds + added.wilds)


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


class Accidents(NamedTuple):
    """What has gone wrong in this deal (C8). Empty where the club rules for accidents are not in force."""

    raised: tuple[int, ...] = ()
    """By how much each side's opening minimum is raised (C8.1)."""
    exposed: tuple[Cards, ...] = ()
    """Cards of openings that fell short, still in each seat's hand: one of them is to be discarded (C8.2)."""
    in_vain: tuple[int, ...] = ()
    """How often each side was told yes and did not go out (C8.3)."""
    short: bool = False
    """Whether the seat in turn has made an opening in this turn that fell short."""


NO_ACCIDENTS = Accidents()


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
    owed: int = 0
    """How many red threes the seat in turn must still table in this turn (C3.12); others see 0."""
    bound_out: bool = False
    """Whether the seat in turn must go out, having used black threes (C6.16)."""
    discards: tuple[Cards, ...] = ()
    """What each seat has discarded in this deal, in order: a good memory's share."""
    declined: tuple[Cards, ...] = ()
    """Top cards each seat left lying when it drew instead, in order."""
    ended: Ending | None = None
    accidents: Accidents = NO_ACCIDENTS
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
        """Return a side's meld of a rank that can still grow, or `NO_MELD` (C4.8, C4.17).

        Where no second meld of a rank may be made, a full one is returned too.
        """
        return meld_in(self.rules, self.melds[side], rank)

    def opened(self, side: int) -> bool:
        """Return whether a side has made its first meld in this deal (C4.12)."""
        return bool(self.melds[side])


State = NewType("State", Position)
"""A position in which nothing need be hidden. Only the referee holds one."""
View = NewType("View", Position)
"""A position as one seat may see it. Players, hints and screens get no more."""


def lying(position: Position) -> Cards:
    """Return the cards of a position wherever they lie; one that it does not tell is `HIDDEN`."""
    melds = [meld.cards for melds in position.melds for meld in melds]
    places = (*position.hands, position.stock, position.pile, *position.red3, *melds)
    return tuple([card for cards in places for card in cards])


def meld_in(rules: RuleSet, melds: Melds, rank: int) -> TableMeld:
    """Return of a side's melds that of a rank which a further card joins, or `NO_MELD` (C4.8, C4.17)."""
    for meld in melds:
        if meld.rank == rank and not (rules.second_meld and rules.is_full(len(meld.cards))):
            return meld
    return NO_MELD


def with_group(rules: RuleSet, melds: Melds, added: Group) -> Melds:
    """Return a side's melds with a group added to the meld of its rank, or as a new meld (C4.8)."""
    before = meld_in(rules, melds, added.rank)
    grown = before.with_group(added)
    for place, meld in enumerate(melds):
        if meld is before:
            return (*melds[:place], grown, *melds[place + 1 :])
    return (*melds, grown)


def is_canasta(rules: RuleSet, meld: TableMeld) -> bool:
    """Return whether a meld is a canasta: seven cards, four of them natural (C4.10), or wild alone (C4.18)."""
    if meld.rank == JOKER_RANK:
        return meld.wilds >= rules.canasta_size
    return rules.is_canasta(meld.naturals, meld.wilds)


def canastas(rules: RuleSet, melds: Melds) -> int:
    """Return how many of a side's melds are canastas (C4.10)."""
    return sum([is_canasta(rules, meld) for meld in melds])


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return `values` with the entry at `index` replaced."""
    return (*values[:index], value, *values[index + 1 :])
