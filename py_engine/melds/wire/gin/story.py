"""What happened, told to the page: engine events as messages, with what they bring about."""

from collections.abc import Iterator, Sequence

from melds.cards import write_card
from melds.gin.events import (
    Began,
    Dealt,
    Discarded,
    Drew,
    Ended,
    Event,
    Finished,
    Knocked,
    LaidOff,
    Passed,
    Took,
    fold,
    totals,
)
from melds.gin.melding import points
from melds.gin.state import View
from melds.wire.gin.pad import mine_first, relative, seat_or_null
from melds.wire.gin.views import GinEvent
from melds.wire.shown import card_or_null, names


def tell(view: View, events: Sequence[Event]) -> list[GinEvent]:
    """Return messages for events that the view's seat has seen, told from `view` before them."""
    told: list[GinEvent] = []
    for event in events:
        after = fold(view, event)
        told += _tell(after, event)
        view = after
    return told


def _tell(after: View, event: Event) -> Iterator[GinEvent]:  # noqa: C901 - one case an event
    """Yield the messages of an event, told from the view after it."""
    name = after.rules.seat_name
    match event:
        case Dealt(dealer, _, turned, _):
            yield {"kind": "dealt", "dealer": name(dealer), "turned": write_card(turned)}
        case Began(seat):
            yield {"kind": "turn", "seat": name(seat)}
        case Passed(seat, card):
            yield {"kind": "passed", "seat": name(seat), "card": write_card(card)}
        case Drew(seat, card):
            yield {"kind": "drew", "seat": name(seat), "card": write_card(card)}
        case Took(seat, card):
            yield {"kind": "took", "seat": name(seat), "card": write_card(card)}
        case Discarded(seat, card):
            yield {"kind": "discarded", "seat": name(seat), "card": write_card(card)}
        case Knocked():
            yield _knocked(after, event)
        case LaidOff(seat, card, onto):
            yield {"kind": "laid", "seat": name(seat), "card": write_card(card), "onto": names(onto)}
        case Finished(seat, left):
            yield {"kind": "done", "seat": name(seat), "points": left}
        case Ended():
            yield from _ended(after, event)


def _knocked(after: View, event: Knocked) -> GinEvent:
    return {
        "kind": "knocked",
        "seat": after.rules.seat_name(event.seat),
        "card": card_or_null(event.card),
        "how": after.shown.kind,
        "melds": [names(meld) for meld in event.melds],
        "deadwood": names(event.deadwood),
        "points": points(event.deadwood),
    }


def _ended(after: View, event: Ended) -> Iterator[GinEvent]:
    result, settlement = event.ending.result, event.ending.settlement
    yield {
        "kind": "ended",
        "how": result.kind,  # type: ignore[typeddict-item]
        "reason": result.kind,  # type: ignore[typeddict-item]
        "winner": seat_or_null(result.winner),
        "points": result.points,
        "totals": mine_first(after, totals(after)),
    }
    if settlement is not None:
        yield {
            "kind": "won",
            "winners": [after.rules.seat_name(game.winner) for game in settlement.games],
            "payee": seat_or_null(settlement.payee),
            "side": relative(after, settlement.payee),
            "margin": settlement.payment,
        }
