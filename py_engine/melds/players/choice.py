"""What every player returns, and what a player is: a view in, an act and its reasons out."""

from collections.abc import Callable, Generator, Mapping
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from melds.verdict import Fact

View_contra = TypeVar("View_contra", contravariant=True)
Act_co = TypeVar("Act_co", covariant=True)

KeepGoing = Callable[[], bool]
"""Asked from time to time by a player that thinks long; False means: answer now."""


class Reason(NamedTuple):
    """Why a player acts so: `Reason("keeps-pair", (("rank", "Q"),))`.

    Facts are numbers and letters: ranks `K`, seats `W`, cards in notation. The page has a sentence
    for every id.
    """

    id: str
    pairs: tuple[tuple[str, Fact], ...]

    @property
    def facts(self) -> Mapping[str, Fact]:
        """The facts by name."""
        return dict(self.pairs)


def because(name: str, **facts: Fact) -> Reason:
    """Return the reason of that id with these facts."""
    return Reason(name, tuple(facts.items()))


class Choice(NamedTuple, Generic[Act_co]):
    """A legal act and the reasons that decided it, weightiest first."""

    act: Act_co
    reasons: tuple[Reason, ...]


class Player(Protocol[View_contra, Act_co]):
    """Somebody who plays one game. Equal views and equal `rng` give equal choices (law 9)."""

    name: str

    def choose(self, view: View_contra, rng: Random, keep_going: KeepGoing, /) -> Choice[Act_co]:
        """Return a legal act for the seat whose view this is, which must be the one to act."""


Pieces = Generator[None, None, Choice[Act_co]]
"""Thinking that pauses between its pieces, and returns what has come of it."""


@runtime_checkable
class LongPlayer(Player[View_contra, Act_co], Protocol[View_contra, Act_co]):
    """A player that thinks long, and so in pieces of a few milliseconds. `choose` is all of them at once."""

    def think(self, view: View_contra, rng: Random, keep_going: KeepGoing, /) -> Pieces[Act_co]:
        """Return the thinking about a choice. Once `keep_going` says no, the next piece is the last."""


def pieces(player: Player[Any, Any], view: Any, rng: Random, keep_going: KeepGoing) -> Pieces[Any]:  # noqa: ANN401
    """Return the thinking of any player; that of one which does not think long is a single piece."""
    if not isinstance(player, LongPlayer):
        return player.choose(view, rng, keep_going)
    choice: Choice[Any] = yield from player.think(view, rng, keep_going)
    return choice
