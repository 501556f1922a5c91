"""The random player of any game: anything that is legal."""

from random import Random
from typing import Generic, TypeVar

from melds.game import Game
from melds.players.choice import Choice, KeepGoing, because

State = TypeVar("State")
Act = TypeVar("Act")
View = TypeVar("View")
Event = TypeVar("Event")


class Chance(Generic[State, Act, View, Event]):
    """A player that picks from the menu of its game."""

    name = "random"

    def __init__(self, game: Game[State, Act, View, Event]) -> None:
        self.game = game

    def choose(self, view: View, rng: Random, _keep_going: KeepGoing, /) -> Choice[Act]:
        """Return an act of the menu, each equally likely."""
        return Choice(rng.choice(self.game.menu(view)), (because("at-random"),))
