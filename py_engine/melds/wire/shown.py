"""What every game shows of a table in the same way: cards, seats and the rules that were agreed, as messages."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from melds.cards import Card, write_card
from melds.wire.face import Company
from melds.wire.views import RulesMessage, SeatMessage


def names(cards: Iterable[Card]) -> list[str]:
    """Return cards in notation."""
    return [write_card(card) for card in cards]


def card_or_null(card: Card | None) -> str | None:
    """Return a card in notation, or null where there is none."""
    return None if card is None else write_card(card)


def rules_message(rules: Any, options: Mapping[str, str]) -> RulesMessage:  # noqa: ANN401 - any game's rule set
    """Return a rule set by name, with the options it needs to be read back, as a record writes them."""
    return {"name": rules.name, "options": dict(options)}


def seat_messages(view: Any, company: Company) -> list[SeatMessage]:  # noqa: ANN401 - any game's view
    """Return the seats in turn order, beginning with the one that looks on."""
    seats = view.rules.seats
    return [_seat(view, company, (view.seat + place) % seats) for place in range(seats)]


def _seat(view: Any, company: Company, seat: int) -> SeatMessage:  # noqa: ANN401
    rules = view.rules
    relation: Literal["you", "partner", "opponent"] = "opponent"
    if seat == view.seat:
        relation = "you"
    elif rules.side_of(seat) == rules.side_of(view.seat):
        relation = "partner"
    return {
        "id": rules.seat_name(seat),
        "name": company.names[seat],
        "player": company.kinds[seat],
        "side": (rules.side_of(seat) - rules.side_of(view.seat)) % rules.sides,
        "held": len(view.hands[seat]) if view.hands else 0,
        "relation": relation,
        "dealer": seat == view.dealer,
        "turn": seat == view.to_act,
    }
