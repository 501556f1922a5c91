"""The players of Canasta by name, and how its matches are counted."""

from melds.canasta import CANASTA
from melds.canasta.acts import Act
from melds.canasta.view import Position, View
from melds.players.canasta.club import Club
from melds.players.canasta.simple import Simple
from melds.players.choice import Player
from melds.players.random import Chance

PLAYERS: dict[str, Player[View, Act]] = {"random": Chance(CANASTA), "simple": Simple(), "club": Club()}
"""The players by name, weakest first."""


def points(position: Position) -> tuple[int, ...]:
    """Return what each side has made in the deals of a match that have ended, side by side."""
    sides = range(position.rules.sides)
    return tuple([sum([totals[side] for totals in position.past]) for side in sides])
