"""Every message between the page and the engine, as types. `declarations` writes them for the page.

Cards, acts and seats are strings in notation; nothing crosses but JSON. Lists of sides begin with the
side of the seat that looks on. Every reply carries `v`, the `id` it answers, the table's revision `rev`
and its `kind`.
"""

from typing import Any, Literal, NotRequired, TypedDict

from melds.wire.replies import (
    AnyReply,
    ChapterMessage,
    CrashedReply,
    DigestReply,
    DrawnMessage,
    ExplainedAct,
    ExplainedReply,
    HelloReply,
    HintReply,
    JudgedReply,
    MenuReply,
    OptionMessage,
    PlaceMessage,
    PreviewReply,
    RecordReply,
    RefusedReply,
    Reply,
    RulebookReply,
    RuleMessage,
    RuleSetMessage,
    SatMessage,
    SeatingReply,
    SeatingResult,
    StaleReply,
    SumLine,
    UnreadableReply,
    ViewReply,
    WayMessage,
    WaysReply,
    WhyReply,
)
from melds.wire.views import (
    CanMessage,
    EndedMessage,
    EventMessage,
    Fact,
    GroupMessage,
    JudgedGroup,
    LineMessage,
    MeldMessage,
    OrdersMessage,
    PileMessage,
    ReasonMessage,
    RecordMessage,
    RefusalMessage,
    RulesMessage,
    SeatMessage,
    SheetMessage,
    SideMessage,
    ViewMessage,
)

__all__ = [
    "VERSION",
    "AnyReply",
    "CanMessage",
    "ChapterMessage",
    "CrashedReply",
    "DigestReply",
    "DrawnMessage",
    "EndedMessage",
    "EventMessage",
    "ExplainedAct",
    "ExplainedReply",
    "Fact",
    "GroupMessage",
    "HelloReply",
    "HintReply",
    "JudgedGroup",
    "JudgedReply",
    "LineMessage",
    "MeldMessage",
    "MenuReply",
    "OptionMessage",
    "OrdersMessage",
    "PileMessage",
    "PlaceMessage",
    "PlayerRequest",
    "PreviewReply",
    "ReasonMessage",
    "RecordMessage",
    "RecordReply",
    "RefusalMessage",
    "RefusedReply",
    "Reply",
    "Request",
    "RuleMessage",
    "RuleSetMessage",
    "RulebookReply",
    "RulesMessage",
    "SatMessage",
    "SeatMessage",
    "SeatingReply",
    "SeatingResult",
    "SheetMessage",
    "SideMessage",
    "StaleReply",
    "SumLine",
    "UnreadableReply",
    "ViewMessage",
    "ViewReply",
    "WayMessage",
    "WaysReply",
    "WhyReply",
]

VERSION = 1
"""The version of these messages; a request of another version is unreadable."""


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
