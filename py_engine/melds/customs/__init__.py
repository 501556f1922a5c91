"""What a table must know of a game beyond its rules; each game's customs are the module here that bears its name.

Tables, records and draws know a game as a `Game` and by its customs, and so know none. Customs are
loaded when first asked for.
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeVar

from melds.cards import Card, Cards
from melds.game import GAMES
from melds.option import Option
from melds.verdict import Refusal

State = TypeVar("State")
Act_contra = TypeVar("Act_contra", contravariant=True)
Event_contra = TypeVar("Event_contra", contravariant=True)
Spread = TypeVar("Spread")

Plain = Mapping[str, Any]
"""A position as plain data."""


class Drawing(Protocol[Spread]):
    """A draw that settles who sits where before a match: lots are lifted from the spread pack."""

    def is_for(self, rules: Any) -> bool:  # noqa: ANN401 - the game's own rule set
        """Return whether a rule set knows the draw."""

    def spread(self, rules: Any, cards: Cards) -> Spread:  # noqa: ANN401 - the game's own rule set
        """Return a shuffled pack spread for the draw, nothing lifted yet.

        Raises `NotationError` for a rule set that knows no draw.
        """

    def next(self, spread: Spread) -> int | None:
        """Return the player who lifts next, by number, or None once everybody has a lot."""

    def lift(self, spread: Spread, places: Sequence[int]) -> Spread:
        """Return the draw after the next player has lifted the cards at `places`. Raises `IllegalAct`."""

    def promising(self, spread: Spread) -> Sequence[int]:
        """Return the places where a card can still be lifted that counts."""

    def seats(self, spread: Spread) -> tuple[tuple[int, ...], int]:
        """Return the players in seat order and the seat that deals. Raises `ValueError` before all have drawn."""


class Customs(Protocol[State, Act_contra, Event_contra]):
    """What a table must know of a game beyond its rules."""

    title: str
    """What people call the game."""
    rule_sets: Mapping[str, Any]
    """The named rule sets, the usual one first."""
    options: Mapping[str, Option]
    """Every option of a rule set by its name, in the order of the rulebook."""
    drawing: Drawing[Any] | None
    """The draw for seats, where the game has one."""

    def figures(self, rules: Any) -> Mapping[str, object]:  # noqa: ANN401 - the game's own rule set
        """Return the figures of a rule set by name, as the words of the rulebook take them."""

    def is_deal(self, act: Act_contra) -> bool:
        """Return whether an act is chance's: how the cards lie."""

    def whose_turn(self, state: State) -> Refusal:
        """Return the refusal that says who is to act, for a seat that is not."""

    def takes_back(self, before: State, after: State, act: Act_contra) -> bool:
        """Return whether an act may be taken back: the turn goes on, and nobody has seen anything new."""

    def fresh(self, state: State, seat: int, turn: Iterable[Sequence[Event_contra]]) -> tuple[Card | None, Cards]:
        """Return the card that `seat` drew last, and all in its hand that came in this turn.

        `turn` is what happened since the turn began, act by act.
        """

    def dealt_to(self, dealt: State, deal: Any, seat: int) -> Sequence[int]:  # noqa: ANN401 - the act of dealing
        """Return which places of the cut pack a seat sees as it is dealt; `dealt` is the state after that."""

    def heard(self, act: Act_contra) -> str:
        """Return an act as the other seats hear it while the deal goes on."""

    def lying(self, state: State) -> Cards:
        """Return the cards of a state wherever they lie; one that it does not tell is `HIDDEN`."""

    def read_position(self, plain: Plain) -> State:
        """Return the position that `plain` describes. Raises `NotationError` naming the field."""

    def write_position(self, state: State) -> dict[str, Any]:
        """Return a position as plain data that `read_position` reads back."""


def usual_rules(name: str) -> str:
    """Return the name of the rule set that is meant where none is named."""
    return next(iter(customs(name).rule_sets))


def customs(name: str) -> Customs[Any, Any, Any]:
    """Return the customs of the game of that name. Raises `KeyError` for a name that is none."""
    if name not in GAMES:
        raise KeyError(name)
    found: Customs[Any, Any, Any] = import_module(f"melds.customs.{name}").CUSTOMS
    return found
