"""The draw for partners as messages: what lies open, who lifts next, and who sits where in the end."""

from typing import Any

from melds.canasta import seating
from melds.cards import write_card
from melds.drawing import Draw
from melds.wire.messages import SatMessage, SeatingResult
from melds.wire.refusals import refusal_message


def seating_message(drawing: Draw) -> dict[str, Any]:
    """Return all that the page shows of a draw for partners."""
    spread, named = drawing.spread, drawing.heading.named
    standing = zip(named, spread.lots, spread.again, strict=True)
    return {
        "players": [
            {
                "name": who.name,
                "card": write_card(lot.card) if lot else None,
                "again": refusal_message(again) if again else None,
            }
            for who, lot, again in standing
        ],
        "taken": list(spread.lifted),
        "cards": {str(place): write_card(spread.cards[place]) for place in spread.lifted},
        "size": len(spread.cards),
        "next": spread.next,
        "done": spread.next is None,
        "result": _result(drawing) if spread.next is None else None,
    }


def _result(drawing: Draw) -> SeatingResult:
    rules, named = drawing.heading.rules, drawing.heading.named
    seats = seating.settle(drawing.spread)
    lots = drawing.spread.lots
    sat: list[SatMessage] = []
    for seat, player in enumerate(seats.players):
        lot = lots[player]
        card = write_card(lot.card) if lot else ""
        sat.append({"seat": rules.seat_name(seat), "name": named[player].name, "card": card})
    return {"seats": sat, "first": rules.seat_name(seats.first), "dealer": rules.seat_name(seats.dealer)}
