"""A table of Canasta as the page shows it: melds, sides, the pile, the score and what happened, as types."""

from typing import Literal, NotRequired, TypedDict

from melds.wire.views import LineMessage, PileMessage, RefusalMessage, TableView

Kind = Literal["natural", "mixed", "wild"]
"""What kind of canasta a meld is."""


class GroupMessage(TypedDict):
    """Cards that go to the meld of a rank; `count` cards lie there afterwards."""

    rank: str
    cards: list[str]
    count: int
    becomes: Kind | None


class JudgedGroup(GroupMessage):
    """A group of an act that is judged before it is played, with its points and its faults."""

    points: int
    gain: int
    refusals: list[RefusalMessage]


class CanastaMeld(TypedDict):
    """A meld on the table; `short` cards are lacking to a canasta, and one that is `closed` takes no more."""

    rank: str
    cards: list[str]
    wilds: int
    kind: Kind | None
    short: int
    closed: bool
    points: int
    bonus: int


class SideMessage(TypedDict):
    """A side: its score before this deal, its opening minimum, `raised` of that by accidents, and what it has laid."""

    we: bool
    seats: list[str]
    score: int
    opened: bool
    needs: int
    raised: int
    melds: list[CanastaMeld]
    canastas: int
    red3: list[str]
    bonus: int
    cards: int


class CanastaPile(PileMessage):
    """The pile as the seat may use it; `cards` only while the rules let it be looked through.

    It is `closed` to a side that may not take it before it has opened. `frozenBy` is the card that freezes it, null
    where none has: then it is frozen for a side that has not opened, or, if `alwaysFrozen`, for everybody.
    """

    state: Literal["open", "frozen", "closed", "blocked", "empty"]
    frozenBy: str | None
    alwaysFrozen: bool


CanastaCan = TypedDict(
    "CanastaCan",
    {
        "draw": bool,
        "take": bool,
        "meld": bool,
        "discard": bool,
        "ask": bool,
        "pass": bool,
        "red3": bool,
        "fallShort": bool,
        "undo": bool,
    },
)
"""What kinds of act are open to the seat now; `fallShort`: an opening that is too low, as an accident (C8.1)."""


class CanastaLine(LineMessage):
    """A line of a score sheet, with its rule."""

    rule: str


class SheetMessage(TypedDict):
    """A side's score sheet, the totals before and after, and its next opening minimum.

    `forgot` are the seats that had a red three left in the hand.
    """

    lines: list[CanastaLine]
    forgot: list[str]
    total: int
    before: int
    now: int
    needs: int


class CanastaEnded(TypedDict):
    """How a deal ended; `winner` is a place among the sides, once the match is over.

    `levelRule` is the rule by which another deal is played although the highest totals would win, as they are equal,
    and null where they are not; `needsRule` the one that says what is needed to open.
    """

    reason: Literal["out", "stock", "red3"]
    out: str | None
    concealed: bool
    sheets: list[SheetMessage]
    hands: dict[str, list[str]]
    winner: int | None
    margin: int | None
    levelRule: str | None
    needsRule: str
    over: bool


class CanastaView(TableView):
    """A table of Canasta as one seat may see it, with all that the page draws.

    `partner` is the seat that is asked before going out, null where nobody shares a side. `owed` red threes have to
    be tabled before this turn can end.
    """

    game: Literal["canasta"]
    step: Literal["deal", "draw", "play", "answer", "over"]
    sides: list[SideMessage]
    draws: int
    """How many cards one draws from the stock, as far as it has them (C3.3)."""
    pile: CanastaPile
    can: CanastaCan
    good: Literal["draw", "take", "meld", "discard", "answer", "pass", "red3"] | None
    partner: str | None
    owed: int
    canastasToGoOut: int
    wildMelds: bool
    asked: Literal["?", "yes", "no"] | None
    mustGoOut: bool
    worthAsking: bool
    """Whether the question may be put and going out is near enough to offer it; with accidents it is always open."""
    answerRule: str
    """The rule that says what a yes is worth."""
    inVain: int | None
    """What it costs to be told yes and not to go out; none where the answer binds (C6.6, C8.3)."""
    took: bool
    exposed: dict[str, list[str]]
    """Seat by seat, the cards of openings that fell short: one of them is to be discarded (C8.2)."""
    taken: list[str]
    past: list[list[int]]
    ended: CanastaEnded | None


CanastaEvent = TypedDict(
    "CanastaEvent",
    {
        "kind": str,
        "seat": NotRequired[str],
        "card": NotRequired[str],
        "from": NotRequired[Literal["hand", "stock", "pile"]],
        "replacement": NotRequired[str | None],
        "dealer": NotRequired[str],
        "turned": NotRequired[list[str]],
        "top": NotRequired[str],
        "groups": NotRequired[list[GroupMessage]],
        "count": NotRequired[int],
        "cards": NotRequired[list[str]],
        "rank": NotRequired[str],
        "canasta": NotRequired[Kind],
        "freezes": NotRequired[bool],
        "blocks": NotRequired[bool],
        "has": NotRequired[int],
        "needs": NotRequired[int],
        "yes": NotRequired[bool],
        "points": NotRequired[int],
        "concealed": NotRequired[bool],
        "reason": NotRequired[str],
        "totals": NotRequired[list[int]],
        "side": NotRequired[int],
        "margin": NotRequired[int],
    },
)
"""What happened, as the seat may see it. Which fields there are depends on `kind`."""
