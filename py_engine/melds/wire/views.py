"""The table as the page shows it, as far as every game has it: seats, rules, refusals and reasons, as types."""

from typing import Literal, TypedDict

Fact = int | str | bool


class RefusalMessage(TypedDict):
    """A rule that forbids an act: its id, title, the sentence with the figures, and its clauses as people read them."""

    rule: str
    title: str
    text: str
    facts: dict[str, Fact]
    clauses: list[str]


class ReasonMessage(TypedDict):
    """Why a player acts: the page has a message `reason-<id>`."""

    id: str
    facts: dict[str, Fact]


class RulesMessage(TypedDict):
    """A rule set by name, with the options that say it whole: the usual choices, and what differs from the set."""

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


class PileMessage(TypedDict):
    """The pile; `cards` only while the rules let it be looked through."""

    count: int
    top: str | None
    cards: list[str] | None


class LineMessage(TypedDict):
    """A line of a score sheet."""

    id: str
    count: int
    points: int


class OrdersMessage(TypedDict):
    """The hand in three orders."""

    rank: list[str]
    suit: list[str]
    melds: list[str]


class TableView(TypedDict):
    """The table as one seat may see it, as far as every game has it; `drew` is the card it drew last."""

    rules: RulesMessage
    deal: int
    target: int
    seat: str
    turn: str
    toAct: str | None
    seats: list[SeatMessage]
    hand: list[str]
    arranged: OrdersMessage
    stock: int
    drew: str | None


RecordMessage = TypedDict("RecordMessage", {"from": int, "lines": list[str]})
"""How the saved record changes: keep its first `from` lines, then add `lines`."""
