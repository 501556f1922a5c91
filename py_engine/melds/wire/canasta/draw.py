"""The draw for partners: how the table runs it, and what lies open, who lifts next and who sits where as messages."""

from collections.abc import Sequence
from typing import Any

from melds.canasta import seating
from melds.canasta.rules import RuleSet
from melds.canasta.seating import Spread
from melds.cards import Cards, write_card
from melds.verdict import IllegalAct, refuse
from melds.wire.canasta.replies import SatMessage, SeatingResult
from melds.wire.refusals import refusal_message


class ForPartners:
    """The draw for partners of chapter C1, as any table runs a draw."""

    def spread(self, rules: RuleSet, cards: Cards) -> Spread:
        """Return a shuffled pack spread for the draw, nothing lifted yet."""
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
        inner = range(seating.END, len(spread.cards) - seating.END)
        return [place for place in inner if place not in spread.lifted]

    def seats(self, spread: Spread) -> tuple[tuple[int, ...], int]:
        """Return the players in seat order and the seat that deals. Raises `ValueError` before all have drawn."""
        settled = seating.settle(spread)
        return settled.players, settled.dealer

    def show(self, spread: Spread, named: Sequence[str]) -> dict[str, Any]:
        """Return all that the page shows of the draw among players of these names."""
        return seating_message(spread, named)


def seating_message(spread: Spread, named: Sequence[str]) -> dict[str, Any]:
    """Return all that the page shows of a draw for partners."""
    standing = zip(named, spread.lots, spread.again, strict=True)
    return {
        "players": [
            {
                "name": name,
                "card": write_card(lot.card) if lot else None,
                "again": refusal_message(again) if again else None,
            }
            for name, lot, again in standing
        ],
        "taken": list(spread.lifted),
        "cards": {str(place): write_card(spread.cards[place]) for place in spread.lifted},
        "size": len(spread.cards),
        "next": spread.next,
        "done": spread.next is None,
        "result": _result(spread, named) if spread.next is None else None,
    }


def _result(spread: Spread, named: Sequence[str]) -> SeatingResult:
    rules, seats = spread.rules, seating.settle(spread)
    sat: list[SatMessage] = []
    for seat, player in enumerate(seats.players):
        lot = spread.lots[player]
        card = write_card(lot.card) if lot else ""
        sat.append({"seat": rules.seat_name(seat), "name": named[player], "card": card})
    return {"seats": sat, "first": rules.seat_name(seats.first), "dealer": rules.seat_name(seats.dealer)}
