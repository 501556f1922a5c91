"""Canasta at a table: what may be taken back, what a seat has seen come, and the draw for partners."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from melds.canasta import deal, position, seating
from melds.canasta.acts import Act, Deal, Meld, TakePile
from melds.canasta.events import Drew, Event, Replaced, Took
from melds.canasta.options import OPTIONS, figures
from melds.canasta.rules import RED_THREES, RuleSet
from melds.canasta.seating import Spread
from melds.canasta.state import State, lying
from melds.canasta.turn import may_look_through
from melds.canasta.variants import RULE_SETS
from melds.cards import Card, Cards, missing
from melds.customs import Customs, Drawing, Plain
from melds.option import Option
from melds.verdict import IllegalAct, NotationError, Refusal, refuse


class ForPartners:
    """The draw for partners of chapter C1, as any table runs a draw."""

    def is_for(self, rules: RuleSet) -> bool:
        """Return whether a rule set knows the draw: where somebody has a partner (C1.3)."""
        return rules.partner_draw

    def spread(self, rules: RuleSet, cards: Cards) -> Spread:
        """Return a shuffled pack spread for the draw, nothing lifted yet.

        Raises `NotationError` for a rule set without a draw: where nobody has a partner (C1.3).
        """
        if not self.is_for(rules):
            raise NotationError(f"no draw for partners in {rules.name}", field="draw", expected="false")
        return seating.spread(rules, cards)

    def next(self, spread: Spread) -> int | None:
        """Return the player who lifts next, or None once everybody has a lot."""
        return spread.next

    def lift(self, spread: Spread, places: Sequence[int]) -> Spread:
        """Return the draw after the next player has lifted the cards at `places`. Raises `IllegalAct`."""
        left = len(spread.cards) - len(spread.lifted)
        if len(places) > 1 and 2 * left < len(spread.cards):
            raise IllegalAct((refuse("C1.5", lifted=len(places)),))  # or the spread would run out
        return seating.lift(spread, places)

    def promising(self, spread: Spread) -> Sequence[int]:
        """Return the places where a card can still be lifted that counts: not at the ends (C1.6)."""
        inner = range(spread.rules.redraw_ends, len(spread.cards) - spread.rules.redraw_ends)
        return [place for place in inner if place not in spread.lifted]

    def seats(self, spread: Spread) -> tuple[tuple[int, ...], int]:
        """Return the players in seat order and the seat that deals. Raises `ValueError` before all have drawn."""
        settled = seating.settle(spread)
        return settled.players, settled.dealer


class CanastaCustoms:
    """What a table must know of Canasta beyond its rules."""

    title = "Canasta"
    rule_sets: Mapping[str, Any] = RULE_SETS
    options: Mapping[str, Option] = OPTIONS
    drawing: Drawing[Any] | None = ForPartners()

    def figures(self, rules: RuleSet) -> Mapping[str, object]:
        """Return the figures of a rule set by name, as the words of the rulebook take them."""
        return figures(rules)

    def is_deal(self, act: Act) -> bool:
        """Return whether an act is chance's: how the cards lie."""
        return isinstance(act, Deal)

    def whose_turn(self, state: State) -> Refusal:
        """Return the refusal that says who is to act (C3.1)."""
        return refuse("C3.1", turn=state.rules.seat_name(max(state.to_act, 0)))

    def takes_back(self, before: State, after: State, act: Act) -> bool:
        """Return whether an act may be taken back: a meld, or a take that showed nothing new.

        An opening that fell short has been seen by all, and stands (C8.1).
        A pile that its taker could not look through shows its cards by being taken.
        """
        if after.ended is not None or after.turn != before.turn or after.accidents.short != before.accidents.short:
            return False
        if isinstance(act, TakePile):
            return len(before.pile) == 1 or may_look_through(before, before.turn)
        return isinstance(act, Meld)

    def fresh(self, state: State, seat: int, turn: Iterable[Sequence[Event]]) -> tuple[Card | None, Cards]:
        """Return the card that `seat` drew last, and those still in its hand that it drew or took in this turn."""
        if state.turn != seat or not state.hands or state.ended is not None:
            return None, ()
        drew: Card | None = None
        came: list[Card] = []
        for event in (event for events in turn for event in events):
            if isinstance(event, Drew | Replaced) and event.seat == seat:
                drew = event.card
                came.append(event.card)
            elif isinstance(event, Took) and event.seat == seat:
                drew, came = None, [*(card for card in event.rest if card not in RED_THREES)]
        for card in missing(state.hands[seat], came):
            came.remove(card)
        return (drew if drew in came else None), tuple(came)

    def dealt_to(self, dealt: State, deal_: Deal, seat: int) -> list[int]:
        """Return which places of the cut pack a seat sees as it is dealt."""
        return deal.own_places(dealt, deal_, seat)

    def heard(self, act: Act) -> str:
        """Return an act as the other seats hear it: in Canasta whole."""
        return str(act)

    def lying(self, state: State) -> Cards:
        """Return the cards of a state wherever they lie."""
        return lying(state)

    def read_position(self, plain: Plain) -> State:
        """Return the position that `plain` describes. Raises `NotationError` naming the field."""
        return position.read_position(plain)

    def write_position(self, state: State) -> dict[str, Any]:
        """Return a position as plain data that `read_position` reads back."""
        return position.write_position(state)


CUSTOMS: Customs[State, Act, Event] = CanastaCustoms()
