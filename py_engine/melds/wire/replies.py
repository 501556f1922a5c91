"""The replies that are the same for every game, as types."""

from typing import Any, Literal, NotRequired, TypedDict

from melds.wire.views import Fact, ReasonMessage, RefusalMessage


class SumLine(TypedDict):
    """A line of the sum behind a refusal."""

    label: ReasonMessage
    points: int


class RuleMessage(TypedDict):
    """A rule as the rules page shows it, with its clauses as people read them."""

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
    """An option of the rule sets of a game: the rule it belongs to, the values it may have, and the plain set's.

    A choice lists its values; numbers have bounds, and so has each number of a list (`3,3,3,2`) and
    each that a step gives (`0:50,1500:90`). House rules may have what is offered otherwise.
    """

    name: str
    rule: str
    kind: Literal["choice", "number", "list", "steps"]
    values: list[str]
    low: int | None
    high: int | None
    default: str
    offered: bool


class RuleSetMessage(TypedDict):
    """A rule set that can be played, by how many, and the options it has otherwise than the plain one.

    `seating` is the side of each seat in turn order; `partnerDraw` says whether partners may be drawn for;
    `idle` names the options that change nothing at a table of this size.
    """

    game: str
    name: str
    seats: int
    sides: int
    seating: list[int]
    partnerDraw: bool
    differs: dict[str, str]
    idle: list[str]


class Reply(TypedDict):
    """What every answer has."""

    v: int
    id: int
    rev: int


class HelloReply(Reply):
    """What the engine is and offers: rule sets and players of all games, or of the one that was asked about."""

    kind: Literal["hello"]
    engine: str
    games: list[str]
    rulesets: list[RuleSetMessage]
    options: dict[str, list[OptionMessage]]
    players: dict[str, list[str]]


class HouseReply(Reply):
    """House rules that were read: what they have otherwise than the named rule set, and their text to be kept."""

    kind: Literal["house"]
    name: str
    game: str
    rules: str
    options: dict[str, str]
    text: str


class RefusedReply(Reply):
    """Rules forbid the act; nothing has changed."""

    kind: Literal["refused"]
    refusals: list[RefusalMessage]


class PlaceMessage(TypedDict):
    """Where something could not be read; `others` are fields it lies in as much, as they do not go together."""

    line: int | None
    column: int | None
    field: str | None
    others: list[str]


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


class PositionReply(Reply):
    """The position on the table, in notation, as the seat that looks on may see it."""

    kind: Literal["position"]
    position: dict[str, Any]


class TurnReply(Reply):
    """What the computer player whose turn it is sees, and who that is; `chance` settles what it leaves to chance."""

    kind: Literal["turn"]
    seat: str
    player: str
    position: dict[str, Any]
    chance: str | None


class ThoughtReply(Reply):
    """What a computer player would do, having thought about it."""

    kind: Literal["thought"]
    act: str


class StoppedReply(Reply):
    """What is being thought is about to come to an end."""

    kind: Literal["stopped"]


class LeftReply(Reply):
    """The desk is bare."""

    kind: Literal["left"]


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
