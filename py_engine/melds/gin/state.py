"""A match of Gin Rummy at one moment, as a value.

`State` and `View` share one shape, `Position`: a view is a position in which what its seat cannot see
is `HIDDEN`. They are different types, so that handing a state to a player is a type error, and one
`fold` serves both. Everything is a tuple; undo, replay and search keep the old position.
"""

from bisect import bisect
from enum import Enum
from typing import Any, Literal, NamedTuple, NewType, Self, TypeVar

from melds.cards import HIDDEN, Card, Cards
from melds.gin.melding import Arrangement
from melds.gin.rules import RuleSet

T = TypeVar("T")
P = TypeVar("P", bound="Position")
NOBODY = -1
"""In the place of a seat: none."""


class Step(Enum):
    """Where the turn stands: what kind of act comes next."""

    DEAL = "deal"
    UPCARD = "upcard"
    """The first upcard is on offer (G2.3)."""
    DRAW = "draw"
    PLAY = "play"
    LAYOFF = "layoff"
    """Somebody has knocked, and the defender lays off (G5.1)."""
    OVER = "over"


_IDLE = (Step.DEAL, Step.OVER)
"""When nobody is to act."""


class Knock(NamedTuple):
    """A knock on the table: who, the card put face down (none with big gin), and what was shown.

    `melds` are as they lie now, with the cards laid off onto them; `laid` says which those are, each with
    the place of its meld. `deadwood` is what the knocker keeps and `points` its count.
    """

    seat: int
    card: Card | None
    melds: tuple[Cards, ...]
    laid: tuple[tuple[Card, int], ...]
    deadwood: Cards
    points: int

    @property
    def kind(self) -> Literal["knock", "gin", "biggin"]:
        """How the knocker went out: a knock, gin (G4.3), or big gin, which has no card face down (G4.7)."""
        if self.deadwood:
            return "knock"
        return "biggin" if self.card is None else "gin"


class Line(NamedTuple):
    """A line of a score sheet: what it counts, how often, and the points it gives."""

    name: str
    times: int
    points: int


class Result(NamedTuple):
    """What came of a deal: who won it, for how much, and the kind of its end.

    That is the `kind` of the knock, unless it was an `undercut`; a `void` deal has no winner and no
    points (G6.2).
    """

    winner: int
    points: int
    kind: str


class Settled(NamedTuple):
    """One game added up, seat by seat, and who pays (G8.1 to G8.6); nobody pays before it is over."""

    over: bool
    points: tuple[int, ...]
    won: tuple[int, ...]
    """Deals won."""
    winner: int
    """The seat that reached the target first."""
    boxes: tuple[int, ...]
    bonus: tuple[int, ...]
    totals: tuple[int, ...]
    difference: int
    doubled: bool
    payment: int
    payer: int
    payee: int


class Settlement(NamedTuple):
    """A match settled: its games (three in Hollywood scoring) and what is paid for all of them (G8.7)."""

    games: tuple[Settled, ...]
    payment: int
    payer: int
    payee: int


class Ending(NamedTuple):
    """How a deal ended: the result, its score line by line, and the defender's hand as it was arranged.

    `defence` is that hand after laying off; in a void deal there is none.
    `settlement` is there when the match is over.
    """

    result: Result
    lines: tuple[Line, ...]
    defence: Arrangement | None
    settlement: Settlement | None


class Position(NamedTuple):
    """Everything of a match at one moment. The two seats are numbered 0 and 1.

    `stock` is listed in the order it will be drawn, `pile` from bottom to top; the card of a knock lies
    face down on top of it. `scores` and `won` are points and deals won before this deal. `known` holds,
    seat by seat, the cards that everybody saw going into that hand and that have not been played since.
    `seat` is whose eyes this is: a seat, or -1 for all cards.
    """

    rules: RuleSet
    seat: int = NOBODY
    deal: int = 0
    dealer: int = 0
    turn: int = 0
    """The seat that acts next, or acted last in a deal that has ended."""
    step: Step = Step.DEAL
    scores: tuple[int, ...] = (0, 0)
    won: tuple[int, ...] = (0, 0)
    hands: tuple[Cards, ...] = ()
    known: tuple[Cards, ...] = ()
    stock: Cards = ()
    pile: Cards = ()
    upcard: Card = HIDDEN
    """The card turned up at the deal, which may set the knock limit (G4.5)."""
    passed: int = 0
    """How many seats declined the upcard (G2.3)."""
    taken: Card | None = None
    """What the seat in turn took from the pile in this turn (G2.7)."""
    turns: tuple[int, ...] = (0, 0)
    """How many turns each seat has begun in this deal; to decline the upcard is a turn."""
    discards: tuple[Cards, ...] = ()
    """What each seat has discarded in this deal, in order: a good memory's share."""
    declined: tuple[Cards, ...] = ()
    """Cards each seat might have taken from the pile and did not, in order."""
    knock: Knock | None = None
    ended: Ending | None = None
    past: tuple[Result, ...] = ()
    """The results of finished deals, void ones too."""

    def but(self, **changes: Any) -> Self:  # noqa: ANN401 - each field has its own type
        """Return the position with some fields changed, as `_replace` does in half as much time again.

        Raises `KeyError` for an unknown field.
        """
        values: list[Any] = [*self]
        for name, value in changes.items():
            values[_PLACES[name]] = value
        return tuple.__new__(type(self), values)

    @property
    def to_act(self) -> int:
        """The seat that acts next; -1 if none."""
        return NOBODY if self.step in _IDLE else self.turn

    @property
    def knock_limit(self) -> int:
        """The most deadwood with which a seat may knock in this deal (G4.2, G4.5)."""
        return self.rules.limit_at(self.upcard)

    @property
    def shown(self) -> Knock:
        """The knock on the table. Raises `ValueError` where nobody has knocked."""
        if self.knock is None:
            message = "nobody has knocked"
            raise ValueError(message)
        return self.knock

    @property
    def must_draw(self) -> bool:
        """Whether both have declined the upcard, which now stays where it is for a turn (G2.4)."""
        return self.passed == 2 and len(self.pile) == 1 and self.step is Step.DRAW


_PLACES = {name: place for place, name in enumerate(Position._fields)}

State = NewType("State", Position)
"""A position in which nothing need be hidden. Only the referee holds one."""
View = NewType("View", Position)
"""A position as one seat may see it. Players, hints and screens get no more."""


def lying(position: Position) -> Cards:
    """Return the cards of a position wherever they lie; one that it does not tell is `HIDDEN`."""
    melds = () if position.knock is None else position.knock.melds
    return tuple([card for cards in (*position.hands, position.stock, position.pile, *melds) for card in cards])


def put(pair: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """Return what both seats have with that of one replaced."""
    return (pair[0], value) if seat else (value, pair[1])


def with_card(hand: Cards, card: Card) -> Cards:
    """Return a hand with a card more, in order."""
    place = bisect(hand, card)
    return (*hand[:place], card, *hand[place:])


def without_card(hand: Cards, card: Card) -> Cards:
    """Return a hand less a card, or less a hidden one where that card is not seen.

    Raises `ValueError` where neither is in the hand.
    """
    place = hand.index(card if card in hand else HIDDEN)
    return hand[:place] + hand[place + 1 :]
