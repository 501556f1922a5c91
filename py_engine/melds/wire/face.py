"""How one game meets the page and the command line. A game's face is in the package here that bears its name.

Tables, sessions, records and the command line know a game as a `Game` and by its face, and so know none.
A face is loaded when first asked for.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, TypeVar

from melds.cards import Card, Cards
from melds.game import GAMES, Game
from melds.verdict import Refusal
from melds.wire import Fields
from melds.wire.refusals import Names

State = TypeVar("State")
Act = TypeVar("Act")
View = TypeVar("View")
Event = TypeVar("Event")
Spread = TypeVar("Spread")

Plain = Mapping[str, Any]
"""A message or a position as plain data."""

Question = Callable[[Any, Fields, str], Plain]
"""What only some games are asked: a reply from a view, the request and the language."""


class Company(NamedTuple):
    """Who sits at the table, and what the one who looks on has just got, beside the view itself."""

    names: tuple[str, ...]
    kinds: tuple[str, ...]
    drew: Card | None
    """The card drawn last in this turn, while it is in the hand."""
    fresh: Cards
    """The cards in the hand that came in this turn."""
    undo: bool
    """Whether the last act may be taken back."""


class Drawing(Protocol[Spread]):
    """A draw that settles who sits where before a match: lots are lifted from the spread pack."""

    def spread(self, rules: Any, cards: Cards) -> Spread:  # noqa: ANN401 - the game's own rule set
        """Return a shuffled pack spread for the draw, nothing lifted yet."""

    def next(self, spread: Spread) -> int | None:
        """Return the player who lifts next, by number, or None once everybody has a lot."""

    def lift(self, spread: Spread, places: Sequence[int]) -> Spread:
        """Return the draw after the next player has lifted the cards at `places`. Raises `IllegalAct`."""

    def promising(self, spread: Spread) -> Sequence[int]:
        """Return the places where a card can still be lifted that counts."""

    def seats(self, spread: Spread) -> tuple[tuple[int, ...], int]:
        """Return the players in seat order and the seat that deals. Raises `ValueError` before all have drawn."""

    def show(self, spread: Spread, named: Sequence[str]) -> Plain:
        """Return all that the page shows of the draw among players of these names."""


class Face(Protocol[State, Act, View, Event]):
    """What the page, the command line and the table ask of a game beyond its rules."""

    game: Game[State, Act, View, Event]
    title: str
    rule_sets: Mapping[str, Any]
    """The named rule sets, the usual one first."""
    choices: Mapping[str, tuple[str, ...]]
    """The options offered before a match, each with its values."""
    drawing: Drawing[Any] | None
    questions: Mapping[str, Question]
    """The operations that only some games know."""

    def show(self, view: View, company: Company) -> Mapping[str, object]:
        """Return all that the page draws for the seat whose view this is."""

    def tell(self, view: View, events: Sequence[Event]) -> Sequence[Mapping[str, object]]:
        """Return messages for events that the view's seat has seen, told from `view` before them."""

    def preview(self, view: View, act: Act, lang: str) -> Plain:
        """Return an act judged without being played."""

    def why(self, view: View, act: Act, lang: str, names: Names) -> Plain:
        """Return every refusal of an act, the sum behind it, and an act that would do."""

    def whose_turn(self, state: State) -> Refusal:
        """Return the refusal that says who is to act, for a seat that is not."""

    def takes_back(self, before: State, after: State, act: Act) -> bool:
        """Return whether an act may be taken back: the turn goes on, and nobody has seen anything new."""

    def fresh(self, state: State, seat: int, turn: Iterable[Sequence[Event]]) -> tuple[Card | None, Cards]:
        """Return the card that `seat` drew last, and all in its hand that came in this turn.

        `turn` is what happened since the turn began, act by act.
        """

    def dealt_to(self, dealt: State, deal: Any, seat: int) -> Sequence[int]:  # noqa: ANN401 - the act of dealing
        """Return which places of the cut pack a seat sees as it is dealt; `dealt` is the state after that."""

    def heard(self, act: Act) -> str:
        """Return an act as the other seats hear it while the deal goes on."""

    def read_position(self, plain: Plain) -> State:
        """Return the position that `plain` describes. Raises `NotationError` naming the field."""

    def write_position(self, state: State) -> dict[str, Any]:
        """Return a position as plain data that `read_position` reads back."""

    def outcome(self, state: State) -> Plain:
        """Return what came of a deal that has ended."""

    def score(self, request: Plain) -> Plain:
        """Return the score that a request of `melds score` asks for. Raises `NotationError`."""

    def sheet_report(self, state: State) -> str:
        """Return the score sheet of a deal that has ended, as lines of text."""

    def position_report(self, state: State) -> str:
        """Return a position as a few lines of text."""


def usual_rules(name: str) -> str:
    """Return the name of the rule set that is meant where none is named."""
    return next(iter(face(name).rule_sets))


def face(name: str) -> Face[Any, Any, Any, Any]:
    """Return the face of the game of that name. Raises `KeyError` for a name that is none."""
    if name not in GAMES:
        raise KeyError(name)
    found: Face[Any, Any, Any, Any] = import_module(f"melds.wire.{name}.face").FACE
    return found
