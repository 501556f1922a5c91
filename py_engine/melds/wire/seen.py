"""What the page shows of a table beside the view itself: who sits there, and what has just come to hand."""

from typing import Any

from melds.canasta.events import Drew, Replaced, Took
from melds.canasta.pile import rest_of
from melds.cards import Card, Cards, missing
from melds.players import Choice
from melds.table import Table
from melds.wire.messages import ReasonMessage
from melds.wire.screen import Company


def reasons(choice: Choice[Any]) -> list[ReasonMessage]:
    """Return the reasons of a choice as messages."""
    return [{"id": reason.id, "facts": dict(reason.facts)} for reason in choice.reasons]


def company(table: Table, seat: int) -> Company:
    """Return who sits at a table, and what `seat` has drawn or taken in this turn."""
    players = table.heading.players
    drew, fresh = fresh_cards(table, seat)
    names = tuple([who.name for who in players])
    return Company(names, tuple([who.kind for who in players]), fresh, drew, undo=table.may_undo(seat))


def fresh_cards(table: Table, seat: int) -> tuple[Card | None, Cards]:
    """Return the card that `seat` last drew, and the cards still in its hand that it drew or took in this turn."""
    state = table.state
    if state.turn != seat or not state.hands or state.ended is not None:
        return None, ()
    drew: Card | None = None
    came: list[Card] = []
    for events in table.this_turn():
        for event in events:
            if isinstance(event, Drew | Replaced) and event.seat == seat:
                drew = event.card
                came.append(event.card)
            elif isinstance(event, Took) and event.seat == seat:
                drew, came = None, [*rest_of((*event.rest, event.top))]
    for card in missing(state.hands[seat], came):
        came.remove(card)
    return (drew if drew in came else None), tuple(came)
