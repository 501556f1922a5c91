"""Who plays: players by name. A player is handed a view and nothing else, so it cannot cheat."""

from melds.players.choice import Choice, KeepGoing, Player, Reason, because
from melds.players.club import Club
from melds.players.random import Chance
from melds.players.simple import Simple

__all__ = ["PLAYERS", "Choice", "KeepGoing", "Player", "Reason", "because"]

PLAYERS: dict[str, Player] = {"random": Chance(), "simple": Simple(), "club": Club()}
"""The players of Canasta by name, weakest first."""
