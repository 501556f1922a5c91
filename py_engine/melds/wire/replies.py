"""Every reply of the engine, as types, with what it carries besides the view."""

from typing import Any, Literal, NotRequired, TypedDict

from melds.wire.views import (
    EventMessage,
    Fact,
    JudgedGroup,
    ReasonMessage,
    RecordMessage,
    RefusalMessage,
    ViewMessage,
)


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
