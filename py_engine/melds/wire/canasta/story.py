"""What happened, told to the page: engine events as messages, with what they bring about."""

from collections.abc import Iterator, Sequence

from melds.canasta import melding, scoring
from melds.canasta.acts import Group, rank_letter
from melds.canasta.events import (
    Answered,
    AskedInVain,
    Asking,
    Began,
    Dealt,
    Discarded,
    Drew,
    Ended,
    Event,
    FellShort,
    Melded,
    Passed,
    Replaced,
    Tabled,
    Took,
    fold,
    totals,
)
from melds.canasta.rules import BLACK_THREES
from melds.canasta.state import View, meld_in
from melds.cards import write_card
from melds.wire.canasta.screen import sides_from
from melds.wire.canasta.views import CanastaEvent, GroupMessage
from melds.wire.shown import names


def tell(view: View, events: Sequence[Event]) -> list[CanastaEvent]:
    """Return messages for events that the view's seat has seen, told from `view` before them."""
    told: list[CanastaEvent] = []
    for event in events:
        told += _tell(view, event, told)
        view = fold(view, event)
    return told


def _tell(  # noqa: C901, PLR0912 - one case an event
    view: View, event: Event, told: list[CanastaEvent]
) -> Iterator[CanastaEvent]:
    name = view.rules.seat_name
    match event:
        case Dealt(dealer, _, _, turned):
            yield {"kind": "dealt", "dealer": name(dealer), "turned": names(turned)}
        case Began(seat):
            yield {"kind": "turn", "seat": name(seat)}
        case Tabled(seat, card, source):
            yield {"kind": "red3", "seat": name(seat), "card": write_card(card), "from": source, "replacement": None}  # type: ignore[typeddict-item]
        case Replaced(_, card):
            if told and told[-1]["kind"] == "red3":
                told[-1]["replacement"] = write_card(card)
        case Drew(seat, card):
            yield {"kind": "drew", "seat": name(seat), "card": write_card(card)}
        case Took():
            yield from _took(view, event)
        case Melded(seat, groups):
            laid = _groups(view, seat, groups)
            yield {"kind": "melded", "seat": name(seat), "groups": laid}
            yield from _canastas(view, seat, groups)
        case FellShort(seat, cards, has):
            needs = melding.minimum(fold(view, event), view.rules.side_of(seat))
            yield {"kind": "fell-short", "seat": name(seat), "cards": names(cards), "has": has, "needs": needs}
        case Discarded(seat, card):
            yield {
                "kind": "discarded",
                "seat": name(seat),
                "card": write_card(card),
                "freezes": fold(view, event).frozen and not view.frozen,
                "blocks": card in BLACK_THREES,
            }
        case Asking(seat):
            yield {"kind": "asked", "seat": name(seat)}
        case Answered(seat, yes):
            yield {"kind": "answered", "seat": name(seat), "yes": yes}
        case AskedInVain(seat):
            yield {"kind": "asked-in-vain", "seat": name(seat), "points": view.rules.asked_in_vain}
        case Passed(seat):
            yield {"kind": "passed", "seat": name(seat)}
        case Ended():
            yield from _ended(view, event)


def _took(view: View, event: Took) -> Iterator[CanastaEvent]:
    seat, top, groups, rest = event
    first = Group(groups[0].rank, (top, *groups[0].cards))
    with_top = (first, *groups[1:])
    yield {
        "kind": "took",
        "seat": view.rules.seat_name(seat),
        "top": write_card(top),
        "groups": _groups(view, seat, with_top),
        "count": len(rest) + 1,
        "cards": names(rest) if seat == view.seat else [],
    }
    yield from _canastas(view, seat, with_top)


def _groups(view: View, seat: int, groups: Sequence[Group]) -> list[GroupMessage]:
    rules, melds = view.rules, melding.melds_of(view, seat)
    found: list[GroupMessage] = []
    for laid in groups:
        now = melding.joined(rules, melds, laid)
        melds = melding.after(rules, melds, (laid,))
        found.append({
            "rank": rank_letter(laid.rank),
            "cards": names(laid.cards),
            "count": len(now.cards),
            "becomes": melding.kind(rules, now),  # type: ignore[typeddict-item]
        })  # fmt: skip
    return found


def _canastas(view: View, seat: int, groups: Sequence[Group]) -> Iterator[CanastaEvent]:
    """Yield the canastas that the groups complete, and natural ones that they turn into mixed."""
    rules, melds = view.rules, melding.melds_of(view, seat)
    who = rules.seat_name(seat)
    for laid in groups:
        was = melding.kind(rules, meld_in(rules, melds, laid.rank))
        now = melding.kind(rules, melding.joined(rules, melds, laid))
        melds = melding.after(rules, melds, (laid,))
        rank = rank_letter(laid.rank)
        if now and not was:
            yield {"kind": "canasta", "seat": who, "rank": rank, "canasta": now}  # type: ignore[typeddict-item]
        elif now != was:
            yield {"kind": "spoiled", "seat": who, "rank": rank}


def _ended(view: View, event: Ended) -> Iterator[CanastaEvent]:
    ending, after = event.ending, totals(view._replace(ended=event.ending))
    order = sides_from(view)
    if ending.out >= 0:
        who = view.rules.seat_name(ending.out)
        yield {"kind": "out", "seat": who, "concealed": ending.concealed}
    points = [ending.sheets[side].total for side in order]
    yield {"kind": "ended", "reason": ending.reason, "totals": points}
    winner = scoring.winner(view.rules, after)
    if event.over and winner is not None:
        yield {"kind": "won", "side": order.index(winner), "margin": scoring.margin(after)}
