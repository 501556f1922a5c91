"""A knock as a message: what lies on the table, what can be laid off, and where the undercut stands."""

from collections.abc import Iterator

from melds.cards import HIDDEN, write_card
from melds.gin import layoff, scoring
from melds.gin.acts import lay_off
from melds.gin.state import Knock, Step, View
from melds.wire.gin.hands import best, defence, hand_message, knock_melds
from melds.wire.gin.views import DefenceMessage, FitMessage, KnockMessage
from melds.wire.shown import names


def knock_message(view: View, knock: Knock) -> KnockMessage:
    """Return a knock as the view's seat sees it."""
    lays_off = view.step is Step.LAYOFF and view.seat == view.to_act
    return {
        "seat": view.rules.seat_name(knock.seat),
        "kind": knock.kind,
        "card": None if knock.card is None or knock.card == HIDDEN else write_card(knock.card),
        "melds": knock_melds(knock),
        "deadwood": names(knock.deadwood),
        "points": knock.points,
        "defence": _defence(view, knock, lays_off=lays_off),
        "fits": list(_fits(view, knock)) if lays_off else [],
        "bestLayoffs": list(best_layoffs(view, knock)) if lays_off else [],
    }


def _defence(view: View, knock: Knock, *, lays_off: bool) -> DefenceMessage | None:
    """Return how the hand of who did not knock stands, if the view's seat may know it."""
    hand = defence(view)
    if hand is None and lays_off:
        hand = best(view.rules, view.hands[view.seat])
    if hand is None:
        return None
    return {
        "best": hand_message(hand),
        "undercut": scoring.kind(view.rules, knock, hand.points) == "undercut",
        "difference": hand.points - knock.points,
    }


def _fits(view: View, knock: Knock) -> Iterator[FitMessage]:
    """Yield which cards of the hand can be laid off now, and onto which meld."""
    for card in view.hands[view.seat]:
        for place, meld in enumerate(knock.melds):
            if layoff.fits(meld, card, view.rules.ace):
                yield {"card": write_card(card), "meld": place}


def best_layoffs(view: View, knock: Knock) -> Iterator[str]:
    """Yield the layoffs of the best defence from here as acts, in an order that is legal."""
    melds = list(knock.melds)
    found = layoff.best_defence(view.hands[view.seat], melds, view.rules.ace)
    for card, place in found.layoffs:
        yield str(lay_off(card, melds[place]))
        melds[place] = layoff.extended(melds[place], card)
