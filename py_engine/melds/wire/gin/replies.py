"""What only Gin Rummy answers: an act judged with the hand that is left, and all ways to arrange one, as types."""

from typing import Literal, TypedDict

from melds.wire.gin.views import GinMeld, HandMessage
from melds.wire.replies import Reply
from melds.wire.views import RefusalMessage


class GinPreview(Reply):
    """An act judged without being played: what would be left of the hand, against the knock limit.

    `gain` is how much deadwood the act saves: taking and discarding, or laying off; null where that is unknown.
    """

    kind: Literal["preview"]
    legal: bool
    refusals: list[RefusalMessage]
    arrangement: HandMessage | None
    points: int | None
    limit: int
    gain: int | None


class ArrangementMessage(TypedDict):
    """A hand arranged in one way; `act` is the knock that lays it down so, if the seat is to play."""

    melds: list[GinMeld]
    deadwood: list[str]
    points: int
    act: str | None


class ArrangementsReply(Reply):
    """Every best arrangement of the hand, without `card` where one was named."""

    kind: Literal["arrangements"]
    card: str | None
    list: list[ArrangementMessage]
