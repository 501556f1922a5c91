"""A fair choice of legal acts for a seat, for players and hints. `referee.objections` is the law."""

from collections.abc import Iterator

from melds.cards import HIDDEN, Card
from melds.gin import layoff
from melds.gin.acts import DONE, DRAW, PASS, TAKE, Act, Discard, Knock, LayOff
from melds.gin.melding import deadwood, least_after_discard
from melds.gin.state import Step, View
from melds.gin.turn import stays

_OFFER: tuple[Act, ...] = (TAKE, PASS)
_EITHER: tuple[Act, ...] = (DRAW, TAKE)
_STOCK: tuple[Act, ...] = (DRAW,)
_DISCARDS = tuple([Discard(Card(card)) for card in range(HIDDEN)])
_KNOCKS = tuple([Knock(Card(card)) for card in range(HIDDEN)])
_BIG_GIN = (Knock(None),)
"""An act is a value, so one of each will do."""

MOST_FOR_A_CARD = 10
"""What a discard takes from the deadwood at the most (G3.6), so that most hands cannot knock."""


def menu(view: View) -> tuple[Act, ...]:
    """Return the legal acts of the seat whose view this is, but for knocks arranged by hand.

    A hidden card of its own is never played or shown: with one in the hand there is no knock, and the menu
    of a seat that is to discard is empty where no other card may go. Else only a seat not to act has none.
    """
    step = view.step
    if view.seat != view.turn:
        return ()
    if step is Step.DRAW:
        return _STOCK if view.must_draw else _EITHER
    if step is Step.PLAY:
        return _plays(view)
    if step is Step.UPCARD:
        return _OFFER
    return (*_layoffs(view), DONE) if step is Step.LAYOFF else ()


def _plays(view: View) -> tuple[Act, ...]:
    hand = view.hands[view.seat]
    kept = stays(view)
    free = hand if kept is None else [card for card in hand if card != kept]
    if hand[-1] == HIDDEN:
        return tuple([_DISCARDS[card] for card in free if card != HIDDEN])
    rules, discards = view.rules, map(_DISCARDS.__getitem__, free)
    whole = deadwood(hand, rules.ace)
    if whole > rules.knock_limit + MOST_FOR_A_CARD:
        return tuple(discards)
    left, limit = least_after_discard(hand, rules.ace), view.knock_limit
    knocks = [_KNOCKS[card] for card in free if left[card] <= limit]
    return (*discards, *knocks, *(_BIG_GIN if rules.big_gin_bonus and not whole else ()))


def _layoffs(view: View) -> Iterator[LayOff]:
    knock = view.knock
    if knock is None or not knock.deadwood:
        return
    for card in view.hands[view.seat]:
        for meld in knock.melds:
            if card != HIDDEN and layoff.fits(meld, card, view.rules.ace):
                yield LayOff(card, meld)
