"""The table as the page shows it: a view, what happened, refusals and reasons, as types."""

from typing import Literal, NotRequired, TypedDict

Fact = int | str | bool


class RefusalMessage(TypedDict):
    """A rule that forbids an act: its id, title, the sentence with the figures, and its clauses."""

    rule: str
    title: str
    text: str
    facts: dict[str, Fact]
    clauses: list[str]


class ReasonMessage(TypedDict):
    """Why a player acts: the page has a message `reason-<id>`."""

    id: str
    facts: dict[str, Fact]


class GroupMessage(TypedDict):
    """Cards that go to the meld of a rank; `count` cards lie there afterwards."""

    rank: str
    cards: list[str]
    count: int
    becomes: Literal["natural", "mixed"] | None


class JudgedGroup(GroupMessage):
    """A group of an act that is judged before it is played, with its points and its faults."""

    points: int
    gain: int
    refusals: list[RefusalMessage]


class MeldMessage(TypedDict):
    """A meld on the table; `short` cards are lacking to a canasta."""

    rank: str
    cards: list[str]
    wilds: int
    kind: Literal["natural", "mixed"] | None
    short: int
    points: int
    bonus: int


class RulesMessage(TypedDict):
    """A rule set by name, with the options that were chosen."""

    name: str
    options: dict[str, str]


class SeatMessage(TypedDict):
    """A seat, its player, and how many cards it holds."""

    id: str
    name: str
    player: str
    side: int
    held: int
    relation: Literal["you", "partner", "opponent"]
    dealer: bool
    turn: bool


class SideMessage(TypedDict):
    """A side: its score before this deal, its opening minimum, what it has on the table."""

    we: bool
    seats: list[str]
    score: int
    opened: bool
    needs: int
    melds: list[MeldMessage]
    red3: list[str]
    bonus: int
    cards: int


class PileMessage(TypedDict):
    """The pile as the seat may use it; `cards` only while the rules let it be looked through."""

    count: int
    top: str | None
    state: Literal["open", "frozen", "blocked", "empty"]
    frozenBy: str | None
    cards: list[str] | None


CanMessage = TypedDict(
    "CanMessage",
    {
        "draw": bool,
        "take": bool,
        "meld": bool,
        "discard": bool,
        "ask": bool,
        "pass": bool,
        "red3": bool,
        "undo": bool,
    },
)
"""What kinds of act are open to the seat now."""


class LineMessage(TypedDict):
    """A line of a score sheet."""

    id: str
    count: int
    points: int


class SheetMessage(TypedDict):
    """A side's score sheet, the totals before and after, and its next opening minimum."""

    lines: list[LineMessage]
    total: int
    before: int
    now: int
    needs: int


class EndedMessage(TypedDict):
    """How a deal ended; `winner` is 0 for us, 1 for them, once the match is over."""

    reason: Literal["out", "stock", "red3"]
    out: str | None
    concealed: bool
    sheets: list[SheetMessage]
    hands: dict[str, list[str]]
    winner: int | None
    margin: int | None
    over: bool


class OrdersMessage(TypedDict):
    """The hand in three orders."""

    rank: list[str]
    suit: list[str]
    melds: list[str]


class ViewMessage(TypedDict):
    """The table as one seat may see it, with all that the page draws."""

    game: str
    rules: RulesMessage
    deal: int
    target: int
    seat: str
    turn: str
    toAct: str | None
    step: Literal["deal", "draw", "play", "answer", "over"]
    seats: list[SeatMessage]
    sides: list[SideMessage]
    hand: list[str]
    arranged: OrdersMessage
    stock: int
    pile: PileMessage
    can: CanMessage
    good: Literal["draw", "take", "meld", "discard", "answer", "pass"] | None
    asked: Literal["?", "yes", "no"] | None
    mustGoOut: bool
    took: bool
    drew: str | None
    taken: list[str]
    past: list[list[int]]
    ended: EndedMessage | None


EventMessage = TypedDict(
    "EventMessage",
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
        "canasta": NotRequired[Literal["natural", "mixed"]],
        "freezes": NotRequired[bool],
        "blocks": NotRequired[bool],
        "yes": NotRequired[bool],
        "concealed": NotRequired[bool],
        "reason": NotRequired[str],
        "totals": NotRequired[list[int]],
        "side": NotRequired[int],
        "margin": NotRequired[int],
    },
)
"""What happened, as the seat may see it. Which fields there are depends on `kind`."""

RecordMessage = TypedDict("RecordMessage", {"from": int, "lines": list[str]})
"""How the saved record changes: keep its first `from` lines, then add `lines`."""
