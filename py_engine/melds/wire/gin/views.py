"""A table of Gin Rummy as the page shows it: the hand arranged, the knock, the score and what happened, as types.

Lists of two begin with the seat that looks on, and where a number stands for a seat, 0 is that seat.
"""

from typing import Literal, NotRequired, TypedDict

from melds.gin.ending import Void
from melds.gin.settlement import Stage
from melds.wire.views import LineMessage, PileMessage, TableView


class GinMeld(TypedDict):
    """A set or a run, and which of its cards were laid off onto it."""

    kind: Literal["set", "run"]
    cards: list[str]
    points: int
    laid: list[str]


class HandMessage(TypedDict):
    """A hand arranged: its melds, the cards left over, and their points."""

    melds: list[GinMeld]
    deadwood: list[str]
    points: int


class AfterMessage(TypedDict):
    """What would be left if a card were discarded, and what that allows."""

    card: str
    points: int
    knock: bool
    gin: bool


class FitMessage(TypedDict):
    """A card of the hand that can be laid off, and the place of the meld it fits."""

    card: str
    meld: int


class DefenceMessage(TypedDict):
    """The hand of who did not knock, against the knock: `difference` is its points less the knocker's."""

    best: HandMessage
    undercut: bool
    difference: int


class KnockMessage(TypedDict):
    """A knock on the table, with the cards laid off onto it.

    `card` is the one put face down: null while it is hidden, and with big gin. `defence` is there for who
    lays off, and for everybody once the deal has ended; `fits` and `bestLayoffs` only for who lays off.
    """

    seat: str
    kind: Literal["knock", "gin", "biggin"]
    card: str | None
    melds: list[GinMeld]
    deadwood: list[str]
    points: int
    defence: DefenceMessage | None
    fits: list[FitMessage]
    bestLayoffs: list[str]


GinCan = TypedDict(
    "GinCan",
    {
        "draw": bool,
        "take": bool,
        "pass": bool,
        "discard": bool,
        "knock": bool,
        "gin": bool,
        "bigGin": bool,
        "layoff": bool,
        "done": bool,
        "undo": bool,
    },
)
"""What kinds of act are open to the seat now; `knock` is one that may leave deadwood."""


class GameColumn(TypedDict):
    """A game on the score pad as it stands: points and deals won, and whether it is over.

    `boxes` are the points for deals won, written at once where boxes run, else when the game is over;
    `reached` is what counts towards the target.
    """

    points: list[int]
    won: list[int]
    boxes: list[int]
    reached: list[int]
    over: bool


class ResultMessage(TypedDict):
    """What came of a deal, and the numbers of the games it counts in; nobody wins a void one, and it counts in none."""

    winner: str | None
    points: int
    kind: Literal["knock", "gin", "biggin", "undercut", "void"]
    games: list[int]


class GinLine(LineMessage):
    """A line of the score of a deal, with its rule."""

    rule: str


class StageMessage(TypedDict):
    """A stage of settling a game, with its rule; the figures are those of the game."""

    id: Stage
    rule: str


class SettledGame(TypedDict):
    """One game added up stage by stage, and who pays how much for it; `winner` reached the target first."""

    over: bool
    points: list[int]
    won: list[int]
    boxes: list[int]
    bonus: list[int]
    totals: list[int]
    winner: int
    difference: int
    doubled: bool
    payment: int
    payer: int | None
    payee: int | None
    stages: list[StageMessage]


class SettlementMessage(TypedDict):
    """A match settled: its games (three in Hollywood scoring), and what is paid for all of them, by which rule."""

    games: list[SettledGame]
    rule: str
    payment: int
    payer: int | None
    payee: int | None


class ShownHand(HandMessage):
    """A hand shown when a deal has ended, and the cards its holder laid off."""

    laid: list[str]


class GinEnded(ResultMessage):
    """How a deal ended, and the rule by which it did; `scores` and `won` are those after it, `hands` by seat.

    `void` says what ran out in a void deal, the stock or the turns, and `againRule` by which rule the same seat
    deals again; both are null in any other.
    """

    rule: str
    void: Void | None
    againRule: str | None
    lines: list[GinLine]
    knocker: str | None
    hands: dict[str, ShownHand]
    scores: list[int]
    won: list[int]
    over: bool
    settlement: SettlementMessage | None


class GinView(TableView):
    """A table of Gin Rummy as one seat may see it, with all that the page draws.

    `taken` is the card that may not be discarded now, by `takenRule`; `after` tells for each other card what would
    be left. `ginRule` is the rule that says what gin is.
    `voids` is the rule by which a discard now makes the deal void, null where it goes on.
    `known` are cards that everybody saw going into the other hand, `discards` what each seat threw, in order.
    `doubles` tells that the upcard makes the deal count double.
    """

    game: Literal["gin"]
    step: Literal["deal", "upcard", "draw", "play", "layoff", "over"]
    scores: list[int]
    won: list[int]
    games: list[GameColumn]
    best: HandMessage
    after: list[AfterMessage]
    ginRule: str
    limit: int
    upcard: str | None
    doubles: bool
    taken: str | None
    takenRule: str | None
    voids: str | None
    pile: PileMessage
    can: GinCan
    good: Literal["draw", "take", "pass", "discard", "knock", "gin", "layoff", "done"] | None
    fresh: list[str]
    known: list[str]
    discards: dict[str, list[str]]
    knock: KnockMessage | None
    past: list[ResultMessage]
    ended: GinEnded | None


class GinEvent(TypedDict):
    """What happened at a table of Gin Rummy, as the seat may see it. Which fields there are depends on `kind`.

    `how` tells of a knock as what it was said, and of the end of a deal what it came to (`reason` repeats
    that). When a match is won, `winners` has the winner of each game and `payee` who is paid in the end,
    which `side` tells by number; that need not be the same seat.
    """

    kind: Literal[
        "dealt", "turn", "passed", "drew", "took", "discarded", "knocked", "laid", "done", "ended", "won",
    ]
    seat: NotRequired[str]
    card: NotRequired[str | None]
    dealer: NotRequired[str]
    turned: NotRequired[str]
    how: NotRequired[Literal["knock", "gin", "biggin", "undercut", "void"]]
    melds: NotRequired[list[list[str]]]
    deadwood: NotRequired[list[str]]
    onto: NotRequired[list[str]]
    reason: NotRequired[Literal["knock", "gin", "biggin", "undercut", "void"]]
    winner: NotRequired[str | None]
    points: NotRequired[int]
    totals: NotRequired[list[int]]
    winners: NotRequired[list[str]]
    payee: NotRequired[str | None]
    side: NotRequired[int | None]
    margin: NotRequired[int]
