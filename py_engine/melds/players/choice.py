"""What every player returns, and what a player is: a view in, an act and its reasons out."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeVar

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
