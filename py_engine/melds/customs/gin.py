"""Gin Rummy at a table: what may be taken back, what a seat has seen come, and what the other hears of a knock."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from melds.cards import HIDDEN, Card, Cards
from melds.customs import Customs, Drawing, Plain
from melds.gin import deal, position
from melds.gin.acts import Act, Deal, Knock, LayOff, Take
from melds.gin.events import Drew, Event, Took
from melds.gin.options import OPTIONS, figures
from melds.gin.rules import RuleSet
from melds.gin.state import State, Step, lying
from melds.gin.variants import RULE_SETS
from melds.option import Option
from melds.verdict import Refusal, refuse


class GinCustoms:
    """What a table must know of Gin Rummy beyond its rules."""

    title = "Gin Rummy"
    rule_sets: Mapping[str, Any] = RULE_SETS
    options: Mapping[str, Option] = OPTIONS
    drawing: Drawing[Any] | None = None

    def figures(self, rules: RuleSet) -> Mapping[str, object]:
        """Return the figures of a rule set by name, as the words of the rulebook take them."""
        return figures(rules)

    def is_deal(self, act: Act) -> bool:
        """Return whether an act is chance's: how the cards lie."""
        return isinstance(act, Deal)

    def whose_turn(self, state: State) -> Refusal:
        """Return the refusal that says who is to act (G2.1)."""
        return refuse("G2.1", turn=state.rules.seat_name(max(state.to_act, 0)))

    def takes_back(self, before: State, after: State, act: Act) -> bool:
        """Return whether an act may be taken back: taking from the pile and laying off show nothing new."""
        return isinstance(act, Take | LayOff) and after.ended is None and after.turn == before.turn

    def fresh(self, state: State, seat: int, turn: Iterable[Sequence[Event]]) -> tuple[Card | None, Cards]:
        """Return the card that `seat` drew in this turn, and the same or the card it took, while it is to play."""
        if state.step is not Step.PLAY or state.turn != seat:
            return None, ()
        came = [event for events in turn for event in events if isinstance(event, Drew | Took) and event.seat == seat]
        drew = [event.card for event in came[-1:] if isinstance(event, Drew)]
        return (drew[0] if drew else None), tuple([event.card for event in came[-1:]])

    def dealt_to(self, dealt: State, _deal: Deal, seat: int) -> list[int]:
        """Return which places of the cut pack a seat sees as it is dealt."""
        return deal.own_places(dealt, seat)

    def heard(self, act: Act) -> str:
        """Return an act as the other seat hears it: a knock's card lies face down until the deal has ended (G6.4)."""
        return str(replace(act, card=HIDDEN) if isinstance(act, Knock) and act.card is not None else act)

    def lying(self, state: State) -> Cards:
        """Return the cards of a state wherever they lie."""
        return lying(state)

    def read_position(self, plain: Plain) -> State:
        """Return the position that `plain` describes. Raises `NotationError` naming the field."""
        return position.read_position(plain)

    def write_position(self, state: State) -> dict[str, Any]:
        """Return a position as plain data that `read_position` reads back."""
        return position.write_position(state)


CUSTOMS: Customs[State, Act, Event] = GinCustoms()
