"""Whether to take the top card of the pile, which shows the other what one wants."""

from collections.abc import Iterator
from typing import NamedTuple

from melds.cards import HIDDEN, write_card
from melds.gin import masks
from melds.gin.acts import DRAW, PASS, TAKE, Act
from melds.gin.masks import least
from melds.gin.melding import worth
from melds.gin.view import Step
from melds.players.choice import Choice, Reason, because
from melds.players.gin.sight import Sight
from melds.players.gin.weights import Weights


def weigh(sight: Sight, weights: Weights) -> Choice[Act]:
    """Return taking the top card or, as the rules have it, passing or drawing."""
    view = sight.view
    if view.must_draw:
        return Choice(DRAW, (because("gin-must-draw"),))
    leave = PASS if view.step is Step.UPCARD else DRAW
    if view.pile[-1] == HIDDEN or not sight.cards:  # of a position put together by hand
        return Choice(leave, (because("gin-unseen"),))
    brings = gain(sight)
    if value(brings, weights) > 0:
        return Choice(TAKE, tuple(_for(brings)))
    return Choice(leave, tuple(_against(brings)))


class Gain(NamedTuple):
    """What taking a card brings, after the best discard of another."""

    card: str
    had: int
    """Deadwood before,"""
    points: int
    """and after;"""
    melds: bool
    """whether the card makes a meld with cards of the hand;"""
    outs: int
    """how many more unseen cards would make a meld afterwards."""


def gain(sight: Sight) -> Gain:
    """Return what taking the top card brings."""
    hand, top = sight.cards, sight.view.pile[-1]
    one = masks.BITS[top]
    eleven = sight.hand | one
    left = {card: least(eleven ^ masks.BITS[card], sight.left) for card in hand}
    gone = min(hand, key=lambda card: (left[card], -worth(card)))
    melds = bool(masks.outs(sight.hand, sight.ace) & one)
    outs = sight.outs(eleven ^ masks.BITS[gone]) - sight.outs(sight.hand)
    return Gain(write_card(top), least(sight.hand, sight.left), left[gone], melds, outs)


def value(brings: Gain, weights: Weights) -> float:
    """Return what taking is worth more than drawing; above 0 it is done."""
    saved = weights.take_saves * (brings.had - brings.points) + weights.take_outs * brings.outs
    return weights.take + saved + weights.take_melds * brings.melds + weights.take_gin * (brings.points == 0)


def _for(brings: Gain) -> Iterator[Reason]:
    """Yield why a card is taken."""
    card = brings.card
    if not brings.points:
        yield because("gin-takes-to-gin", card=card)
    if brings.melds:
        yield because("gin-takes-into-meld", card=card)
    if brings.points < brings.had:
        yield because("gin-takes-to-save", card=card, had=brings.had, points=brings.points)
    if brings.outs > 0:
        yield because("gin-takes-for-outs", card=card, count=brings.outs)


def _against(brings: Gain) -> Iterator[Reason]:
    """Yield why a card is left lying."""
    if not brings.melds:
        yield because("gin-makes-no-meld", card=brings.card)
    else:
        yield because("gin-helps-little", card=brings.card, had=brings.had, points=brings.points)
    if brings.outs < 0:
        yield because("gin-costs-outs", card=brings.card, count=-brings.outs)
