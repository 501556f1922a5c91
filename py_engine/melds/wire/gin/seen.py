"""What a seat has seen beside its view: the cards that came to it in this turn, and by what was done."""

from collections.abc import Iterable, Sequence

from melds.cards import Card, Cards
from melds.gin.acts import Act, LayOff, Take
from melds.gin.events import Drew, Event, Took
from melds.gin.state import Position, Step


def fresh_cards(state: Position, seat: int, turn: Iterable[Sequence[Event]]) -> tuple[Card | None, Cards]:
    """Return the card that `seat` drew in this turn, and the same or the card it took, while it is to play."""
    if state.step is not Step.PLAY or state.turn != seat:
        return None, ()
    came = [event for events in turn for event in events if isinstance(event, Drew | Took) and event.seat == seat]
    drew = [event.card for event in came[-1:] if isinstance(event, Drew)]
    return (drew[0] if drew else None), tuple([event.card for event in came[-1:]])


def takes_back(before: Position, after: Position, act: Act) -> bool:
    """Return whether an act can be taken back: taking from the pile and laying off show nothing new."""
    return isinstance(act, Take | LayOff) and after.ended is None and after.turn == before.turn
