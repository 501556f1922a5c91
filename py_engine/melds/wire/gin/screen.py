"""A view of Gin Rummy as the message that the page draws. Whatever needs a rule is settled here."""

from collections.abc import Iterator, Sequence
from typing import Literal

from melds.cards import HIDDEN, write_card
from melds.gin.acts import DONE, DRAW, PASS, TAKE, Discard, LayOff
from melds.gin.ending import VOID_RULES, why_void
from melds.gin.knocking import GOING_GIN
from melds.gin.melding import least_after_discard
from melds.gin.menu import menu
from melds.gin.options import write_options
from melds.gin.state import Step, View
from melds.gin.turn import STAYS, stays
from melds.wire.face import Company
from melds.wire.gin import pad
from melds.wire.gin.hands import best, hand_message, knock_melds, orders
from melds.wire.gin.showdown import knock_message
from melds.wire.gin.views import AfterMessage, GinCan, GinView, HandMessage, KnockMessage
from melds.wire.shown import card_or_null, names, rules_message, seat_messages

Good = Literal["draw", "take", "pass", "discard", "knock", "gin", "layoff", "done"]


def show(view: View, company: Company) -> GinView:
    """Return all that the page draws for the seat whose view this is."""
    rules, seat = view.rules, view.seat
    arranged = orders(rules, view.hands[seat] if view.hands else ())
    after = list(_after(view))
    kept = stays(view) if _plays(view) else None
    can = _can(view, after, undo=company.undo)
    knock = None if view.knock is None else knock_message(view, view.knock)
    return {
        "game": "gin",
        "rules": rules_message(rules, write_options(rules)),
        "deal": view.deal,
        "target": rules.target,
        "seat": rules.seat_name(seat),
        "turn": rules.seat_name(view.turn),
        "toAct": rules.seat_name(view.to_act) if view.to_act >= 0 else None,
        "step": view.step.value,
        "seats": seat_messages(view, company),
        "scores": pad.mine_first(view, view.scores),
        "won": pad.mine_first(view, view.won),
        "games": pad.games(view),
        "hand": arranged["melds"],
        "arranged": arranged,
        "best": _best(view),
        "after": after,
        "ginRule": GOING_GIN,
        "limit": view.knock_limit,
        "upcard": None if view.upcard == HIDDEN else write_card(view.upcard),
        "doubles": view.rules.doubles(view.upcard),
        "taken": card_or_null(kept),
        "takenRule": None if kept is None else STAYS,
        "voids": _voids(view),
        "stock": len(view.stock),
        "pile": {"count": len(view.pile), "top": write_card(view.pile[-1]) if view.pile else None, "cards": None},
        "can": can,
        "good": _good(view, can, knock),
        "drew": card_or_null(company.drew),
        "fresh": names(company.fresh),
        "known": names(view.known[1 - seat]) if view.known else [],
        "discards": {rules.seat_name(each): names(cards) for each, cards in enumerate(view.discards)},
        "knock": knock,
        "past": pad.past(view),
        "ended": None if view.ended is None else pad.ended_message(view, view.ended),
    }


def _plays(view: View) -> bool:
    return view.step is Step.PLAY and view.seat == view.to_act


def _voids(view: View) -> str | None:
    """Return the rule by which a discard now makes the deal void, if it does (G6.1, G6.3)."""
    reason = why_void(view) if _plays(view) else None
    return None if reason is None else VOID_RULES[reason]


def _best(view: View) -> HandMessage:
    """Return the hand as the engine arranges it; of who has knocked, as it was laid down."""
    knock = view.knock
    if knock is not None and knock.seat == view.seat:
        return {"melds": knock_melds(knock), "deadwood": names(knock.deadwood), "points": knock.points}
    return hand_message(best(view.rules, view.hands[view.seat] if view.hands else ()))


def _after(view: View) -> Iterator[AfterMessage]:
    """Yield what each card that may be discarded would leave, in the order of the cards."""
    if not _plays(view):
        return
    kept = stays(view)
    left = least_after_discard(view.hands[view.seat], view.rules.ace)
    for card in view.hands[view.seat]:
        if card != kept:
            points = left[card]
            yield {
                "card": write_card(card),
                "points": points,
                "knock": points <= view.knock_limit,
                "gin": not points,
            }


def _can(view: View, after: Sequence[AfterMessage], *, undo: bool) -> GinCan:
    open_to_it = menu(view)
    kinds = {type(act) for act in open_to_it}
    lays_down = _plays(view) and not best(view.rules, view.hands[view.seat]).deadwood
    return {
        "draw": DRAW in open_to_it,
        "take": TAKE in open_to_it,
        "pass": PASS in open_to_it,
        "discard": Discard in kinds,
        "knock": any(each["knock"] and not each["gin"] for each in after),
        "gin": any(each["gin"] for each in after),
        "bigGin": lays_down and view.rules.big_gin_bonus > 0,
        "layoff": LayOff in kinds,
        "done": DONE in open_to_it,
        "undo": undo,
    }


def _good(view: View, can: GinCan, knock: KnockMessage | None) -> Good | None:
    """Return the act that gets the turn on, for the one button that is filled."""
    if view.seat != view.to_act:
        return None
    if view.step is Step.UPCARD:
        return "pass"
    if view.step is Step.DRAW:
        return "draw"
    if view.step is Step.PLAY:
        return "gin" if can["gin"] or can["bigGin"] else "discard"
    return "layoff" if knock is not None and knock["bestLayoffs"] else "done"
