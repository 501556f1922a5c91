"""When to knock rather than to play on, and how to lay the hand down."""

from melds.cards import HIDDEN, Card, write_card
from melds.gin import masks
from melds.gin.acts import Act, Knock, knock
from melds.gin.masks import least
from melds.gin.melding import Arrangement, all_best, deadwood, least_after_discard, worth
from melds.players.choice import Choice, Reason, because
from melds.players.gin.danger import Danger
from melds.players.gin.sight import Sight, View
from melds.players.gin.weights import Weights

NEAR_GIN = 2
"""Loose cards with which one more card may make gin."""


def weigh(sight: Sight, weights: Weights) -> tuple[Choice[Act] | None, tuple[Reason, ...]]:
    """Return the knock, if it is time for one, and if it is not although it might, why."""
    if is_big_gin(sight.view):
        return Choice(Knock(None), (because("gin-goes-big-gin"),)), ()
    left = least_after_discard(sight.cards, sight.ace)
    points = min([left[card] for card in sight.free])
    whole = len(sight.cards) == len(sight.view.hands[sight.view.seat])
    if points > sight.limit or not whole:  # a knock shows the whole hand (G4.1)
        return None, ()
    free = [card for card in sight.free if left[card] == points]
    if not points:
        return _lay_down(sight, weights, free, because("gin-goes-gin")), ()
    card = max(free, key=worth)
    outs = gin_outs(sight, sight.hand ^ masks.BITS[card])
    value = weights.knock + weights.knock_later * sight.late + weights.knock_deadwood * points
    value += weights.knock_gin_outs * outs
    if value > 0:
        return _lay_down(sight, weights, free, because("gin-knocks", points=points, limit=sight.limit)), ()
    if outs:
        return None, (because("gin-waits-for-gin", points=points, outs=outs),)
    return None, (because("gin-too-late-to-knock", points=points),)


def is_big_gin(view: View) -> bool:
    """Return whether the whole hand may be laid down without a discard (G4.7)."""
    hand = view.hands[view.seat]
    return bool(view.rules.big_gin_bonus) and HIDDEN not in hand and not deadwood(hand, view.rules.ace)


def gin_outs(sight: Sight, hand: int) -> int:
    """Return how many unseen cards would make gin with a hand of ten."""
    loose = masks.unmelded(hand, sight.ace)
    if loose.bit_count() > NEAR_GIN:
        return 0
    spare = [*masks.bits(loose)]
    return sum(
        [
            any(not least(hand ^ out ^ one, sight.left) for one in spare)
            for out in masks.bits(masks.outs(hand, sight.ace) & sight.unseen)
        ]
    )


def _lay_down(sight: Sight, weights: Weights, free: list[Card], why: Reason) -> Choice[Act]:
    """Return the knock that leaves the other least to lay off: which card goes, and the arrangement.

    All of `free` leave the same deadwood. Against gin nothing is laid off.
    """
    danger = Danger(sight, weights)
    ways = [(card, each) for card in free for each in all_best([one for one in sight.cards if one != card], sight.ace)]
    fitting = [_fitting(sight, each) for _, each in ways]
    open_to = [danger.expected(cards) if ways[0][1].points else 0.0 for cards in fitting]
    place = min(range(len(ways)), key=lambda way: (open_to[way], -worth(ways[way][0]), way))
    card, chosen = ways[place]
    act = Knock(card) if chosen == ways[[way[0] for way in ways].index(card)][1] else knock(card, chosen.melds)
    if open_to[place] == max(open_to):
        return Choice(act, (why,))
    most = max([cards.bit_count() for cards in fitting])
    closes = because("gin-lays-down-closed", card=write_card(card), fits=fitting[place].bit_count(), most=most)
    return Choice(act, (why, closes))


def _fitting(sight: Sight, arranged: Arrangement) -> int:
    """Return the cards that the other may hold and that fit a hand as it is laid down."""
    fitting = 0
    for meld in arranged.melds:
        fitting |= masks.fitting(masks.mask(meld), sight.ace)
    return fitting & (sight.unseen | sight.known)
