"""Canasta as a `Game`: the chapters behind one front."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import TypeVar

from melds.canasta import deal, events, menu, referee
from melds.canasta import view as views
from melds.canasta.acts import Act, Deal, parse
from melds.canasta.events import Event
from melds.canasta.options import read_rules, write_options
from melds.canasta.rules import RuleSet
from melds.canasta.state import State, View
from melds.cards import Cards
from melds.ruleset import Value
from melds.verdict import Refusal

P = TypeVar("P", State, View)


class Canasta:
    """The game of Canasta for any of its rule sets."""

    name = "canasta"

    def rules(self, name: str, options: Mapping[str, Value]) -> RuleSet:
        """Return a rule set by name with options changed. Raises `NotationError`."""
        return read_rules(name, options)

    def options(self, rules: RuleSet) -> dict[str, str]:
        """Return what `rules` needs besides the rule set's name to be read back."""
        return write_options(rules)

    def seats(self, rules: RuleSet) -> tuple[str, ...]:
        """Return the names of the seats in turn order."""
        return rules.seat_names

    def parse(self, text: str) -> Act:
        """Read an act. Raises `NotationError`."""
        return parse(text)

    def deal(self, pack: Cards, cut: int) -> Deal:
        """Return chance as an act: this pack, cut there."""
        return Deal(pack, cut)

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
