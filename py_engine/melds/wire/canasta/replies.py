"""What only Canasta answers: an act judged group by group, ways to take the pile, the draw for partners, as types."""

from typing import Literal, TypedDict

from melds.wire.canasta.views import JudgedGroup
from melds.wire.replies import Reply
from melds.wire.views import RecordMessage, RefusalMessage, RulesMessage


class ShortMessage(TypedDict):
    """An opening that would fall short: what it makes, what is needed, and what is needed after it (C8.1)."""

    has: int
    needs: int
    then: int


class CanastaPreview(Reply):
    """An act judged without being played; `short` where it is allowed only as an accident."""

    kind: Literal["preview"]
    legal: bool
    short: ShortMessage | None
    refusals: list[RefusalMessage]
    groups: list[JudgedGroup]
    points: int
    needs: int | None
    gain: int
    goesOut: bool


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


class WaysReply(Reply):
    """Every way to take the pile; `chapter` is the one whose rules speak of the pile itself."""

    kind: Literal["ways"]
    legal: bool
    top: str | None
    count: int
    ways: list[WayMessage]
    chapter: str
    refusals: list[RefusalMessage]


class DrawnMessage(TypedDict):
    """A player in the draw for partners, of which kind: the standing card, or why to lift again."""

    name: str
    player: str
    card: str | None
    again: RefusalMessage | None


class SatMessage(TypedDict):
    """Who sits where after the draw; side 0 is that of the player named first."""

    seat: str
    side: int
    name: str
    card: str


class SeatingResult(TypedDict):
    """What the draw for partners settled."""

    seats: list[SatMessage]
    first: str
    dealer: str


class SeatingReply(Reply):
    """The draw for partners, and the rule by which it is made."""

    kind: Literal["seating"]
    rule: str
    rules: RulesMessage
    players: list[DrawnMessage]
    taken: list[int]
    cards: dict[str, str]
    size: int
    next: int | None
    done: bool
    result: SeatingResult | None
    record: RecordMessage
