"""The players of Gin Rummy by name, and how its matches are counted."""

from melds.gin import GIN_RUMMY
from melds.gin.acts import Act
from melds.gin.view import Position, View
from melds.players.choice import Player
from melds.players.gin.club import Club
from melds.players.gin.simple import Simple
from melds.players.random import Chance

PLAYERS: dict[str, Player[View, Act]] = {"random": Chance(GIN_RUMMY), "simple": Simple(), "club": Club()}
"""The players by name, weakest first."""


def points(position: Position) -> tuple[int, ...]:
    """Return the points that each seat has made in the deals of a match that have ended."""
    seats = range(position.rules.seats)
    return tuple([sum([past.points for past in position.past if past.winner == seat]) for seat in seats])
