"""The draw for partners as a message: what lies open, who lifts next, and in the end who sits where."""

from collections.abc import Sequence
from typing import Any

from melds.canasta import seating
from melds.canasta.options import write_options
from melds.canasta.seating import Spread
from melds.cards import write_card
from melds.record import Player
from melds.wire.canasta.replies import SatMessage, SeatingResult
from melds.wire.refusals import refusal_message
from melds.wire.shown import rules_message


def seating_message(spread: Spread, named: Sequence[Player]) -> dict[str, Any]:
    """Return all that the page shows of a draw for partners among these players."""
    standing = zip(named, spread.lots, spread.again, strict=True)
    return {
        "rule": seating.PARTNERS,
        "rules": rules_message(spread.rules, write_options(spread.rules)),
        "players": [
            {
                "name": who.name,
                "player": who.kind,
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
        "result": _result(spread, named) if spread.next is None else None,
    }


def _result(spread: Spread, named: Sequence[Player]) -> SeatingResult:
    rules, seats = spread.rules, seating.settle(spread)
    sat: list[SatMessage] = []
    for seat, player in enumerate(seats.players):
        lot, name = spread.lots[player], named[player].name
        card = write_card(lot.card) if lot else ""
        sat.append({"seat": rules.seat_name(seat), "side": rules.side_of(seat), "name": name, "card": card})
    return {"seats": sat, "first": rules.seat_name(seats.first), "dealer": rules.seat_name(seats.dealer)}
