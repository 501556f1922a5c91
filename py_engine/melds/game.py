"""What every game offers, and the list of games.

`objections` is the law, `menu` a fair choice of legal acts; both take a view, because what a player may
do depends only on what that player can know. Chance enters through `play` as an act.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any, Protocol, TypeVar

from melds.cards import Cards
from melds.verdict import Refusal

State = TypeVar("State")
Act = TypeVar("Act")
View = TypeVar("View")
Event = TypeVar("Event")


class Game(Protocol[State, Act, View, Event]):
    """One game: how it starts, what is legal, what an act brings about, and who may see what."""

    name: str

    def rules(self, name: str, options: Any) -> Any:  # noqa: ANN401
        """Return a rule set by name with options changed. Raises `NotationError`."""

    def options(self, rules: Any) -> dict[str, str]:  # noqa: ANN401
        """Return what a rule set needs besides its name to be read back."""

    def seats(self, rules: Any) -> tuple[str, ...]:  # noqa: ANN401
        """Return the names of the seats in turn order."""

    def parse(self, text: str) -> Act:
        """Read an act. Raises `NotationError`."""

    def deal(self, pack: Cards, cut: int) -> Act:
        """Return chance as an act: this pack, cut there."""

    def start(self, rules: Any, dealer: int, scores: tuple[int, ...]) -> State:  # noqa: ANN401
        """Return a match before its first deal."""

    def objections(self, view: View, act: Act) -> Iterator[Refusal]:
        """Yield every rule that the act breaks, in the order of the rulebook."""

    def menu(self, view: View) -> Sequence[Act]:
        """Return a fair choice of legal acts."""

    def play(self, state: State, act: Act) -> tuple[State, tuple[Event, ...]]:
        """Return the state after an act, and what happened. Raises `IllegalAct`."""

    def view(self, state: State, seat: int) -> View:
        """Return the state as a seat may see it."""

    def seen(self, event: Event, seat: int) -> Event:
        """Return an event as a seat may see it."""

    def fold(self, view: View, event: Event) -> View:
        """Return a view after an event that its seat has seen."""

    def imagine(self, view: View, rng: Random) -> State:
        """Return a world that the view allows."""


GAMES = {"canasta": "melds.canasta:CANASTA", "gin": "melds.gin:GIN_RUMMY"}
"""The games by name, each with the module and the object in it; loaded when first asked for."""

USUAL = "canasta"
"""The game that is meant where none is named."""


def load(name: str) -> Game[Any, Any, Any, Any]:
    """Return the game of that name. Raises `KeyError` for a name that is none."""
    module, _, held = GAMES[name].partition(":")
    found: Game[Any, Any, Any, Any] = getattr(import_module(module), held)
    return found
