"""Canasta as a `Game`: the chapters behind one front."""

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from melds.canasta import deal, events, menu, referee
from melds.canasta import view as views
from melds.canasta.acts import Act
from melds.canasta.events import Event
from melds.canasta.rules import RuleSet
from melds.canasta.state import State, View
from melds.verdict import Refusal

P = TypeVar("P", State, View)


class Canasta:
    """The game of Canasta for any of its rule sets."""

    name = "canasta"

    def start(self, rules: RuleSet, dealer: int = 0, scores: tuple[int, ...] = ()) -> State:
        """Return a match before its first deal; `scores` are the sides' totals so far."""
        return State(deal.start(rules, dealer, scores))

    def objections(self, view: View, act: Act) -> Iterator[Refusal]:
        """Yield every rule that the act breaks, in the order of the rulebook."""
        return referee.objections(view, act)

    def menu(self, view: View, limit: int = menu.LIMIT) -> tuple[Act, ...]:
        """Return a fair choice of legal acts for the view's seat."""
        return menu.menu(view, limit)

    def play(self, state: State, act: Act) -> tuple[State, tuple[Event, ...]]:
        """Return the state after an act, and what happened. Raises `IllegalAct`."""
        return referee.play(state, act)

    def view(self, state: State, seat: int) -> View:
        """Return the state as a seat may see it."""
        return views.view(state, seat)

    def seen(self, event: Event, seat: int) -> Event:
        """Return an event as a seat may see it."""
        return events.seen(event, seat)

    def fold(self, view: P, event: Event) -> P:
        """Return a view (or state) after an event."""
        return events.fold(view, event)

    def imagine(self, view: View, rng: Random) -> State:
        """Return a world that the view allows, every such world equally likely."""
        return views.imagine(view, rng)


CANASTA = Canasta()
