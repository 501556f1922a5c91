"""Who plays: players by game and name. A player is handed a view and nothing else, so it cannot cheat.

The players of a game are the package here that bears its name, loaded when first asked for.
"""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from melds.game import GAMES
from melds.players.choice import Choice, KeepGoing, LongPlayer, Pieces, Player, Reason, because, pieces

__all__ = ["Choice", "KeepGoing", "LongPlayer", "Pieces", "Player", "Reason", "because", "pieces", "players", "points"]


def players(game: str) -> Mapping[str, Player[Any, Any]]:
    """Return the players of a game by name, weakest first. Raises `KeyError` for a name that is no game."""
    found: Mapping[str, Player[Any, Any]] = _package(game).PLAYERS
    return found


def points(game: str, state: Any) -> tuple[int, ...]:  # noqa: ANN401 - the game's own state
    """Return what each side has made in the deals of a match that have ended, side by side."""
    made: tuple[int, ...] = _package(game).points(state)
    return made


def _package(game: str) -> ModuleType:
    if game not in GAMES:
        raise KeyError(game)
    return import_module(f"melds.players.{game}")
