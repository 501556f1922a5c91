"""Every message between the page and the engine, as types. `declarations` writes them for the page.

Cards, acts and seats are strings in notation; nothing crosses but JSON. Lists of sides begin with the
side of the seat that looks on. Every reply carries `v`, the `id` it answers, the table's revision `rev`
and its `kind`. Nothing that runs imports this module: it brings the types of all games together.
"""

from typing import Any, Literal, NotRequired, TypedDict

from melds.wire.canasta.replies import (
    CanastaPreview,
    DrawnMessage,
    SatMessage,
    SeatingReply,
    SeatingResult,
    ShortMessage,
    WayMessage,
    WaysReply,
)
from melds.wire.canasta.views import (
    CanastaCan,
    CanastaEnded,
    CanastaEvent,
    CanastaLine,
    CanastaMeld,
    CanastaPile,
    CanastaView,
    GroupMessage,
    JudgedGroup,
    SheetMessage,
    SideMessage,
)
from melds.wire.gin.replies import ArrangementMessage, ArrangementsReply, GinPreview
from melds.wire.gin.views import (
    AfterMessage,
    DefenceMessage,
    FitMessage,
    GameColumn,
    GinCan,
    GinEnded,
    GinEvent,
    GinLine,
    GinMeld,
    GinView,
    HandMessage,
    KnockMessage,
    ResultMessage,
    SettledGame,
    SettlementMessage,
    ShownHand,
    StageMessage,
)
from melds.wire.replies import (
    ChapterMessage,
    CrashedReply,
    DigestReply,
    ExplainedAct,
    ExplainedReply,
    HelloReply,
    HintReply,
    HouseReply,
    JudgedReply,
    LeftReply,
    MenuReply,
    OptionMessage,
    PlaceMessage,
    PositionReply,
    RecordReply,
    RefusedReply,
    Reply,
    RulebookReply,
    RuleMessage,
    RuleSetMessage,
    StaleReply,
    StoppedReply,
    SumLine,
    ThoughtReply,
    TurnReply,
    UnreadableReply,
    WhyReply,
)
from melds.wire.views import (
    Fact,
    LineMessage,
    OrdersMessage,
    PileMessage,
    ReasonMessage,
    RecordMessage,
    RefusalMessage,
    RulesMessage,
    SeatMessage,
    TableView,
)

__all__ = [
    "AfterMessage",
    "AnyReply",
    "ArrangementMessage",
    "ArrangementsReply",
    "CanastaCan",
    "CanastaEnded",
    "CanastaEvent",
    "CanastaLine",
    "CanastaMeld",
    "CanastaPile",
    "CanastaPreview",
    "CanastaView",
    "ChapterMessage",
    "CrashedReply",
    "DefenceMessage",
    "DigestReply",
    "DrawnMessage",
    "EventMessage",
    "ExplainedAct",
    "ExplainedReply",
    "FitMessage",
    "GameColumn",
    "GinCan",
    "GinEnded",
    "GinEvent",
    "GinLine",
    "GinMeld",
    "GinPreview",
    "GinView",
    "GroupMessage",
    "HandMessage",
    "HelloReply",
    "HintReply",
    "HouseReply",
    "JudgedGroup",
    "JudgedReply",
    "KnockMessage",
    "LeftReply",
    "LineMessage",
    "MenuReply",
    "OptionMessage",
    "OrdersMessage",
    "PileMessage",
    "PlaceMessage",
    "PlayerRequest",
    "PositionReply",
    "PreviewReply",
    "ReasonMessage",
    "RecordMessage",
    "RecordReply",
    "RefusalMessage",
    "RefusedReply",
    "Reply",
    "Request",
    "ResultMessage",
    "RuleMessage",
    "RuleSetMessage",
    "RulebookReply",
    "RulesMessage",
    "SatMessage",
    "SeatMessage",
    "SeatingReply",
    "SeatingResult",
    "SeenAct",
    "SettledGame",
    "SettlementMessage",
    "SheetMessage",
    "ShortMessage",
    "ShownHand",
    "SideMessage",
    "SinceReply",
    "StageMessage",
    "StaleReply",
    "StoppedReply",
    "SumLine",
    "TableView",
    "ThoughtReply",
    "TurnReply",
    "UnreadableReply",
    "ViewMessage",
    "ViewReply",
    "WayMessage",
    "WaysReply",
    "WhyReply",
]

ViewMessage = CanastaView | GinView
"""The table as one seat may see it; `game` says which game it is."""

EventMessage = CanastaEvent | GinEvent
"""What happened at a table of any game."""

PreviewReply = CanastaPreview | GinPreview
"""An act of any game, judged without being played."""


class SeenAct(TypedDict):
    """What a seat has seen of an act, and how many lines the record had after it."""

    lines: int
    events: list[CanastaEvent | GinEvent]


class ViewReply(Reply):
    """The table after whatever was asked, with what happened on the way.

    `history` is what the seat has seen of the deal so far, where it has just begun to look on.
    """

    kind: Literal["view"]
    view: CanastaView | GinView
    events: list[CanastaEvent | GinEvent]
    record: RecordMessage
    history: NotRequired[list[SeenAct]]


class SinceReply(Reply):
    """What everybody has seen since the person who is to act last acted; before the device is handed on."""

    kind: Literal["since"]
    events: list[CanastaEvent | GinEvent]


class PlayerRequest(TypedDict):
    """A player to be: a name, and `person` or the name of a computer player."""

    name: str
    player: str


class Request(TypedDict):
    """What the page asks. Which fields there are depends on `op`.

    `table` names one of several tables that share an engine, each with a revision of its own.
    """

    v: int
    id: int
    rev: NotRequired[int | None]
    op: Literal[
        "hello", "new", "lift", "seat", "deal", "act", "go", "undo", "look", "since", "open", "preview",
        "ways", "arrange", "why", "hint", "explain", "menu", "record", "rulebook", "judge", "digest", "house",
        "position", "leave", "turn", "think", "stop",
    ]
    seat: NotRequired[str]
    act: NotRequired[str]
    card: NotRequired[str]
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
    player: NotRequired[str]
    chance: NotRequired[str | None]
    deal: NotRequired[int]
    text: NotRequired[str]
    table: NotRequired[str]


AnyReply = (
    HelloReply | ViewReply | SinceReply | SeatingReply | RefusedReply | UnreadableReply | StaleReply | CrashedReply
    | CanastaPreview | GinPreview | WaysReply | ArrangementsReply | WhyReply | HintReply | ExplainedReply
    | MenuReply | RecordReply | RulebookReply | JudgedReply | DigestReply | HouseReply | PositionReply
    | LeftReply | TurnReply | ThoughtReply | StoppedReply
)
