"""What a seat has seen beside its view: the cards that came to it in this turn, by what was done and said."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from melds.cards import HIDDEN, Card, Cards
from melds.gin.acts import Act, Knock, LayOff, Take
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


def heard(act: Act) -> str:
    """Return an act as the other seat hears it: the card of a knock lies face down until the deal has ended."""
    return str(replace(act, card=HIDDEN) if isinstance(act, Knock) and act.card is not None else act)
