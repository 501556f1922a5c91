"""Every message between the page and the engine, as types. `declarations` writes them for the page.

Cards, acts and seats are strings in notation; nothing crosses but JSON. Lists of sides begin with the
side of the seat that looks on. Every reply carries `v`, the `id` it answers, the table's revision `rev`
and its `kind`.
"""

from typing import Any, Literal, NotRequired, TypedDict

VERSION = 1
"""The version of these messages; a request of another version is unreadable."""

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


class WayMessage(TypedDict):
    """A way to take the pile, or the reason it is closed."""

    way: Literal["pair", "wild", "meld", "threes"]
    act: str
    cards: list[str]
    also: list[list[str]]
    points: int
    needs: int | None
    legal: bool
    refusals: list[RefusalMessage]


class SumLine(TypedDict):
    """A line of the sum behind a refusal."""

    label: ReasonMessage
    points: int


class DrawnMessage(TypedDict):
    """A player in the draw for partners: the standing card, or why to lift again."""

    name: str
    card: str | None
    again: RefusalMessage | None


class SatMessage(TypedDict):
    """Who sits where after the draw."""

    seat: str
    name: str
    card: str


class SeatingResult(TypedDict):
    """What the draw for partners settled."""

    seats: list[SatMessage]
    first: str
    dealer: str


class RuleMessage(TypedDict):
    """A rule as the rules page shows it."""

    id: str
    title: str
    text: str
    refusal: str | None
    clauses: list[str]
    enforced: bool


class ChapterMessage(TypedDict):
    """A chapter of the rulebook."""

    id: str
    title: str
    rules: list[RuleMessage]


class OptionMessage(TypedDict):
    """An option of a rule set, with the values it may have."""

    name: str
    values: list[str]
    default: str


class RuleSetMessage(TypedDict):
    """A rule set that can be played."""

    game: str
    name: str
    options: list[OptionMessage]


class PlayerRequest(TypedDict):
    """A player to be: a name, and `person` or the name of a computer player."""

    name: str
    player: str


class Request(TypedDict):
    """What the page asks. Which fields there are depends on `op`."""

    v: int
    id: int
    rev: NotRequired[int | None]
    op: Literal[
        "hello", "new", "lift", "seat", "deal", "act", "go", "undo", "look", "open", "preview",
        "ways", "why", "hint", "explain", "menu", "record", "rulebook", "judge", "digest",
    ]
    seat: NotRequired[str]
    act: NotRequired[str]
    game: NotRequired[str]
    rules: NotRequired[str]
    options: NotRequired[dict[str, Fact]]
    players: NotRequired[list[PlayerRequest] | list[str]]
    seed: NotRequired[str | None]
    draw: NotRequired[bool]
    places: NotRequired[list[int]]
    record: NotRequired[str]
    lang: NotRequired[str]
    position: NotRequired[dict[str, Any]]
    question: NotRequired[str]
    deal: NotRequired[int]


class Reply(TypedDict):
    """What every answer has."""

    v: int
    id: int
    rev: int


class HelloReply(Reply):
    """What the engine is and offers."""

    kind: Literal["hello"]
    engine: str
    games: list[str]
    rulesets: list[RuleSetMessage]
    players: list[str]


class ViewReply(Reply):
    """The table after whatever was asked, with what happened on the way."""

    kind: Literal["view"]
    view: ViewMessage
    events: list[EventMessage]
    record: RecordMessage


class SeatingReply(Reply):
    """The draw for partners."""

    kind: Literal["seating"]
    players: list[DrawnMessage]
    taken: list[int]
    cards: dict[str, str]
    size: int
    next: int | None
    done: bool
    result: SeatingResult | None
    record: RecordMessage


class RefusedReply(Reply):
    """Rules forbid the act; nothing has changed."""

    kind: Literal["refused"]
    refusals: list[RefusalMessage]


class PlaceMessage(TypedDict):
    """Where something could not be read."""

    line: int | None
    column: int | None
    field: str | None


class UnreadableReply(Reply):
    """The request could not be read; nothing has changed."""

    kind: Literal["unreadable"]
    text: str
    where: PlaceMessage
    expected: str


class StaleReply(Reply):
    """The request spoke of another revision; ask `look`."""

    kind: Literal["stale"]


class CrashedReply(Reply):
    """A bug; nothing has changed."""

    kind: Literal["crashed"]
    text: str


class PreviewReply(Reply):
    """An act judged without being played."""

    kind: Literal["preview"]
    legal: bool
    refusals: list[RefusalMessage]
    groups: list[JudgedGroup]
    points: int
    needs: int | None
    gain: int
    goesOut: bool


class WaysReply(Reply):
    """Every way to take the pile."""

    kind: Literal["ways"]
    legal: bool
    top: str | None
    count: int
    ways: list[WayMessage]
    refusals: list[RefusalMessage]


class WhyReply(Reply):
    """Why an act is refused, and one that would do."""

    kind: Literal["why"]
    legal: bool
    refusals: list[RefusalMessage]
    sum: list[SumLine] | None
    wouldDo: str | None


class HintReply(Reply):
    """What the club player would do, and why."""

    kind: Literal["hint"]
    act: str
    reasons: list[ReasonMessage]


class ExplainedAct(TypedDict):
    """An act of a computer player in the deal that has ended, and why it was chosen."""

    turn: int
    seat: str
    act: str
    reasons: list[ReasonMessage]


class ExplainedReply(Reply):
    """Why the computer players acted as they did in the deal that has just ended."""

    kind: Literal["explained"]
    acts: list[ExplainedAct]


class MenuReply(Reply):
    """A choice of legal acts."""

    kind: Literal["menu"]
    acts: list[str]


class RecordReply(Reply):
    """The record so far."""

    kind: Literal["record"]
    text: str


class RulebookReply(Reply):
    """The rulebook in one language."""

    kind: Literal["rulebook"]
    title: str
    chapters: list[ChapterMessage]


class JudgedReply(Reply):
    """The verdict on a position."""

    kind: Literal["judged"]
    legal: NotRequired[bool]
    after: NotRequired[dict[str, Any]]
    rule: NotRequired[str]
    facts: NotRequired[dict[str, Fact]]
    why: NotRequired[str]
    all: NotRequired[list[RefusalMessage]]
    menu: NotRequired[list[str]]


class DigestReply(Reply):
    """What a deal among computer players comes to; `trail` has the digest's beginning after each act."""

    kind: Literal["digest"]
    digest: str
    acts: int
    trail: list[str]


AnyReply = (
    HelloReply | ViewReply | SeatingReply | RefusedReply | UnreadableReply | StaleReply
    | CrashedReply | PreviewReply | WaysReply | WhyReply | HintReply | ExplainedReply | MenuReply | RecordReply
    | RulebookReply | JudgedReply | DigestReply
)
