"""What a seat has seen beside its view: of the pack as it was dealt, of the cards that came, and by what was done."""

from collections.abc import Iterable, Sequence

from melds.canasta.acts import Act, Meld, TakePile
from melds.canasta.events import Drew, Event, Replaced, Took
from melds.canasta.pile import rest_of
from melds.canasta.state import Position
from melds.canasta.turn import may_look_through
from melds.cards import Card, Cards, missing


def fresh_cards(state: Position, seat: int, turn: Iterable[Sequence[Event]]) -> tuple[Card | None, Cards]:
    """Return the card that `seat` last drew, and the cards still in its hand that it drew or took in this turn."""
    if state.turn != seat or not state.hands or state.ended is not None:
        return None, ()
    drew: Card | None = None
    came: list[Card] = []
    for events in turn:
        for event in events:
            if isinstance(event, Drew | Replaced) and event.seat == seat:
                drew = event.card
                came.append(event.card)
            elif isinstance(event, Took) and event.seat == seat:
                drew, came = None, [*rest_of((*event.rest, event.top))]
    for card in missing(state.hands[seat], came):
        came.remove(card)
    return (drew if drew in came else None), tuple(came)


def takes_back(before: Position, after: Position, act: Act) -> bool:
    """Return whether an act can be taken back: it goes on within the turn and shows nothing new.

    A pile that its taker could not look through shows its cards by being taken.
    """
    if after.ended is not None or after.turn != before.turn:
        return False
    if isinstance(act, TakePile):
        return len(before.pile) == 1 or may_look_through(before, before.turn)
    return isinstance(act, Meld)
