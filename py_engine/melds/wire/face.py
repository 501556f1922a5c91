"""How one game meets the page and the command line. A game's face is in the package here that bears its name.

Sessions and the command line know a game as a `Game`, by its customs and by its face, and so know none.
A face is loaded when first asked for.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, TypeVar

from melds.cards import Card, Cards
from melds.game import GAMES
from melds.record import Player
from melds.wire import Fields
from melds.wire.refusals import Names

State_contra = TypeVar("State_contra", contravariant=True)
Act_contra = TypeVar("Act_contra", contravariant=True)
View_contra = TypeVar("View_contra", contravariant=True)
Event_contra = TypeVar("Event_contra", contravariant=True)

Plain = Mapping[str, Any]
"""A message as plain data."""

Question = Callable[[Any, Fields, str], Plain]
"""What only some games are asked: a reply from a view, the request and the language."""

Seating = Callable[[Any, Sequence[Player]], Plain]
"""How a draw for seats is shown: a message from the spread pack and the players as they were named."""


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


class Face(Protocol[State_contra, Act_contra, View_contra, Event_contra]):
    """What the page and the command line show and ask of a game."""

    seating: Seating | None
    """The draw for seats, where the game has one."""
    questions: Mapping[str, Question]
    """The operations that only some games know."""

    def show(self, view: View_contra, company: Company) -> Mapping[str, object]:
        """Return all that the page draws for the seat whose view this is."""

    def tell(self, view: View_contra, events: Sequence[Event_contra]) -> Sequence[Mapping[str, object]]:
        """Return messages for events that the view's seat has seen, told from `view` before them."""

    def preview(self, view: View_contra, act: Act_contra, lang: str) -> Plain:
        """Return an act judged without being played."""

    def why(self, view: View_contra, act: Act_contra, lang: str, names: Names) -> Plain:
        """Return every refusal of an act, the sum behind it, and an act that would do."""

    def outcome(self, state: State_contra) -> Plain:
        """Return what came of a deal that has ended."""

    def score(self, request: Plain) -> Plain:
        """Return the score that a request of `melds score` asks for. Raises `NotationError`."""

    def sheet_report(self, state: State_contra) -> str:
        """Return the score sheet of a deal that has ended, as lines of text."""

    def position_report(self, state: State_contra) -> str:
        """Return a position as a few lines of text."""


def face(name: str) -> Face[Any, Any, Any, Any]:
    """Return the face of the game of that name. Raises `KeyError` for a name that is none."""
    if name not in GAMES:
        raise KeyError(name)
    found: Face[Any, Any, Any, Any] = import_module(f"melds.wire.{name}.face").FACE
    return found
