"""A view of Canasta as the message that the page draws. Whatever needs a rule is settled here."""

from collections import Counter
from typing import Literal

from melds.canasta import accidents, choices, melding, pile, scoring
from melds.canasta.acts import Act, Ask, Discard, Draw, Pass, TableThree, rank_letter
from melds.canasta.ending import answer_rule, bound
from melds.canasta.events import totals
from melds.canasta.options import write_options
from melds.canasta.referee import objections
from melds.canasta.rules import RED_THREES
from melds.canasta.state import Asked, Ending, Step, TableMeld, View, canastas
from melds.canasta.turn import may_look_through
from melds.cards import Card, Cards, rank_of, suit_of, write_card
from melds.wire.canasta.views import (
    CanastaCan,
    CanastaEnded,
    CanastaMeld,
    CanastaPile,
    CanastaView,
    SheetMessage,
    SideMessage,
)
from melds.wire.face import Company
from melds.wire.shown import card_or_null, names, rules_message, seat_messages
from melds.wire.views import OrdersMessage

Good = Literal["draw", "take", "meld", "discard", "answer", "pass", "red3"]


def show(view: View, company: Company) -> CanastaView:
    """Return all that the page draws for the seat whose view this is."""
    rules, seat = view.rules, view.seat
    can = _can(view, undo=company.undo)
    step = "answer" if view.asked is Asked.PENDING else view.step.value
    hand = by_rank(view.hands[seat]) if view.hands else []
    return {
        "game": "canasta",
        "rules": rules_message(rules, write_options(rules)),
        "deal": view.deal,
        "target": rules.target,
        "seat": rules.seat_name(seat),
        "turn": rules.seat_name(view.turn),
        "toAct": rules.seat_name(view.to_act) if view.to_act >= 0 else None,
        "step": step,  # type: ignore[typeddict-item]
        "seats": seat_messages(view, company),
        "sides": [_side(view, side) for side in sides_from(view)],
        "hand": names(hand),
        "arranged": _orders(hand),
        "stock": len(view.stock),
        "draws": min(rules.draws, len(view.stock)),
        "pile": _pile(view),
        "can": can,
        "good": _good(view, can),
        "partner": _partner(view),
        "owed": view.owed if seat == view.to_act else 0,
        "canastasToGoOut": rules.canastas_to_go_out,
        "wildMelds": rules.wild_canasta,
        "asked": view.asked.value or None,  # type: ignore[typeddict-item]
        "took": view.took and view.turn == view.seat,
        "mustGoOut": view.ended is None and bound(view),
        "worthAsking": can["ask"] and choices.worth_asking(view),
        "answerRule": answer_rule(rules),
        "inVain": rules.asked_in_vain if rules.accidents else None,
        "drew": card_or_null(company.drew),
        "exposed": _exposed(view),
        "taken": names(company.fresh),
        "past": [[scores[side] for side in sides_from(view)] for scores in view.past],
        "ended": _ended(view, view.ended) if view.ended else None,
    }


def _partner(view: View) -> str | None:
    """Return the seat that answers when this one asks, if it shares its side (C6.4)."""
    partner = view.rules.partner_of(view.seat)
    return view.rules.seat_name(partner) if partner != view.seat else None


def _exposed(view: View) -> dict[str, list[str]]:
    exposed = enumerate(view.accidents.exposed)
    return {view.rules.seat_name(seat): names(by_rank(cards)) for seat, cards in exposed if cards}


def sides_from(view: View) -> list[int]:
    """Return the sides in turn order, beginning with that of the seat that looks on."""
    ours, count = view.rules.side_of(view.seat), view.rules.sides
    return [(ours + place) % count for place in range(count)]


def by_rank(cards: Cards) -> list[Card]:
    """Return cards with wild cards first, then from ace to three, spades before clubs."""
    return sorted(cards, key=lambda card: (_height(card), suit_of(card)), reverse=True)


def _height(card: Card) -> int:
    rank = rank_of(card)
    return rank + 100 if rank == 0 else rank + 200 * (rank > 12)


def _orders(hand: list[Card]) -> OrdersMessage:
    alike = Counter(rank_of(card) for card in hand)
    suits = sorted(hand, key=lambda card: (_height(card) > 99, suit_of(card), card), reverse=True)
    melds = sorted(hand, key=lambda card: (_height(card) > 99, min(alike[rank_of(card)], 3), card), reverse=True)
    return {"rank": names(hand), "suit": names(suits), "melds": names(melds)}


def _side(view: View, side: int) -> SideMessage:
    rules = view.rules
    seats = [rules.seat_name(seat) for seat in rules.seats_of(side)]
    score = view.scores[side]
    melds = sorted(view.melds[side], key=lambda meld: -meld.rank) if view.melds else []
    bonus, cards = scoring.table_points(view, side) if view.melds else (0, 0)
    return {
        "we": side == rules.side_of(view.seat),
        "seats": seats,
        "score": score,
        "opened": bool(melds),
        "needs": melding.minimum(view, side),
        "raised": view.accidents.raised[side] if view.accidents.raised else 0,
        "melds": [meld_message(view, meld) for meld in melds],
        "canastas": canastas(rules, tuple(melds)),
        "red3": names(view.red3[side]) if view.red3 else [],
        "bonus": bonus,
        "cards": cards,
    }


def meld_message(view: View, meld: TableMeld) -> CanastaMeld:
    """Return a meld on the table as a message."""
    rules = view.rules
    return {
        "rank": rank_letter(meld.rank),
        "cards": names(meld.cards),
        "wilds": meld.wilds,
        "kind": melding.kind(rules, meld),  # type: ignore[typeddict-item]
        "short": max(0, rules.canasta_size - len(meld.cards)),
        "closed": rules.is_full(len(meld.cards)),
        "points": rules.worth(meld.cards),
        "bonus": melding.bonus(rules, meld),
    }


def _pile(view: View) -> CanastaPile:
    freezing = pile.freezing_card(view)
    state: Literal["open", "frozen", "closed", "blocked", "empty"] = "open"
    if not view.pile:
        state = "empty"
    elif pile.is_blocked(view):
        state = "blocked"
    elif pile.is_forbidden(view):
        state = "closed"
    elif pile.frozen_against(view, view.rules.side_of(view.seat)):
        state = "frozen"
    return {
        "count": len(view.pile),
        "top": write_card(view.pile[-1]) if view.pile else None,
        "state": state,
        "frozenBy": card_or_null(freezing),
        "alwaysFrozen": view.rules.always_frozen,
        "cards": names(view.pile) if may_look_through(view, view.seat) and view.pile else None,
    }


def _can(view: View, *, undo: bool) -> CanastaCan:
    def may(act: Act) -> bool:
        return next(objections(view, act), None) is None

    mine = view.seat == view.to_act and view.asked is not Asked.PENDING
    drawing = mine and view.step is Step.DRAW
    playing = mine and view.step is Step.PLAY
    hand = view.hands[view.seat] if view.hands else ()
    reds = [card for card in hand if card in RED_THREES]
    loose = [card for card in accidents.discardable(view) if card not in RED_THREES] if hand else []
    return {
        "draw": drawing and may(Draw()),
        "take": drawing and choices.can_take(view),
        "meld": playing and any(may(act) for act in choices.melds(view)),
        "discard": playing and bool(loose) and may(Discard(loose[0])),
        "ask": mine and may(Ask()),
        "pass": drawing and may(Pass()),
        "red3": mine and view.rules.red3_by_hand and any(may(TableThree(red)) for red in reds),
        "fallShort": mine and accidents.may_fall_short(view),
        "undo": undo,
    }


def _good(view: View, can: CanastaCan) -> Good | None:
    """Return the act that gets the turn on, for the one button that is filled."""
    if view.asked is Asked.PENDING and view.seat == view.to_act:
        return "answer"
    if can["red3"] and view.owed:
        return "red3"
    order: tuple[Literal["draw", "pass", "take"], ...] = ("draw", "pass", "take")
    for kind in order:
        if can[kind]:
            return kind
    if view.seat == view.to_act and view.step is Step.PLAY:
        return "discard" if can["discard"] else "meld"
    return None


def _ended(view: View, ending: Ending) -> CanastaEnded:
    rules, after = view.rules, totals(view)
    order = sides_from(view)
    over = view.step is Step.OVER
    winner = scoring.winner(rules, after)
    hands = {
        rules.seat_name(seat): names(by_rank(hand)) for seat, hand in enumerate(view.hands)
    }
    return {
        "reason": ending.reason,  # type: ignore[typeddict-item]
        "out": rules.seat_name(ending.out) if ending.out >= 0 else None,
        "concealed": ending.concealed,
        "sheets": [_sheet(view, ending, side, after[side]) for side in order],
        "hands": hands,
        "winner": order.index(winner) if winner is not None else None,
        "margin": scoring.margin(after) if over else None,
        "levelRule": scoring.LEVEL if winner is None and max(after) >= rules.target else None,
        "needsRule": melding.OPENING,
        "over": over,
    }


def _sheet(view: View, ending: Ending, side: int, now: int) -> SheetMessage:
    rules, sheet = view.rules, ending.sheets[side]
    return {
        "lines": [
            {"id": line.name, "count": line.times, "points": line.points, "rule": scoring.LINE_RULES[line.name]}
            for line in sheet.lines
        ],
        "forgot": [
            rules.seat_name(seat) for seat in rules.seats_of(side) if scoring.red_threes_in_hand(view, (seat,))
        ],
        "total": sheet.total,
        "before": view.scores[side],
        "now": now,
        "needs": rules.opening_at(now),
    }
