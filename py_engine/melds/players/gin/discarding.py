"""Which card to throw: what each discard leaves in the hand, and what it gives the other."""

from typing import NamedTuple

from melds.cards import Card, write_card
from melds.gin import masks
from melds.gin.masks import least
from melds.gin.melding import least_after_discard, worth
from melds.players.choice import Reason, because
from melds.players.gin.danger import Danger
from melds.players.gin.sight import Sight
from melds.players.gin.weights import Weights

FAR = 14
"""Discards that leave so much more than the least are not looked at."""
TELLING = 0.3
"""What a difference must be worth to be told as a reason."""


class Price(NamedTuple):
    """What a discard comes to: what stays, in counts, and what each of them is worth."""

    card: Card
    deadwood: int
    """Points that stay,"""
    loose: int
    """cards in no meld,"""
    outs: int
    """unseen cards that would make a meld with those,"""
    knock_outs: int
    """and those that would let it knock."""
    danger: float
    """The chance that the other can meld the discard."""
    values: tuple[float, ...]
    """What points, loose cards, outs, knock outs, a hand that may knock, danger and nearness are worth."""

    @property
    def worth(self) -> float:
        """All of it together."""
        return sum(self.values)


def prices(sight: Sight, weights: Weights) -> list[Price]:
    """Return every discard that comes into question, the best first."""
    left = least_after_discard(sight.cards, sight.ace)
    most = min([left[card] for card in sight.free]) + FAR
    danger = Danger(sight, weights)
    found = [_price(sight, weights, danger, card, left[card]) for card in sight.free if left[card] <= most]
    return sorted(found, key=lambda price: (-price.worth, price.deadwood, -price.card))


def _price(sight: Sight, weights: Weights, danger: Danger, card: Card, deadwood: int) -> Price:
    late, one = sight.late, masks.BITS[card]
    loose = masks.unmelded(sight.hand ^ one, sight.ace)
    outs = masks.outs(loose, sight.ace) & sight.unseen
    highest = max([worth(each) for each in masks.cards_of(loose)], default=0)
    enough = sight.limit + highest
    knock_outs = sum([least(loose | out, sight.left) <= enough for out in masks.bits(outs)])
    count, cards, chance = outs.bit_count(), loose.bit_count(), danger.of(one)
    values = (
        (weights.deadwood + weights.deadwood_later * late) * deadwood
        + (weights.shed + weights.shed_later * late) * worth(card),
        weights.loose * cards,
        (weights.outs + weights.outs_later * late) * count,
        (weights.knock_outs + weights.knock_outs_later * late) * knock_outs,
        weights.ready * (deadwood <= sight.limit),
        (weights.danger + weights.danger_later * late) * chance,
        weights.near_discards * bool(masks.near(sight.discards) & one)
        + weights.near_declined * bool(masks.near(sight.declined) & one),
    )
    return Price(card, deadwood, cards, count, knock_outs, chance, values)


def reasons(ranked: list[Price]) -> tuple[Reason, ...]:
    """Return what the first of `ranked` has over the other card one would throw, the weightiest first.

    That other is the card that leaves the least or, where this is the first itself, the next best over
    which there is something to say.
    """
    chosen, *others = ranked
    least_left = min(ranked, key=lambda price: price.deadwood)
    if least_left.deadwood < chosen.deadwood:
        others.insert(0, least_left)
    for other in others:
        over = [mine - its for mine, its in zip(chosen.values, other.values, strict=True)]
        told = sorted([(-gain, place) for place, gain in enumerate(over) if gain >= TELLING])
        if told:
            said = _compared(chosen, other)
            return tuple([said[place] for _, place in told])
    return (_alike(chosen, others[0] if others else chosen),)


def _alike(chosen: Price, other: Price) -> Reason:
    return because("gin-all-alike", card=write_card(chosen.card), other=write_card(other.card))


def _compared(chosen: Price, other: Price) -> tuple[Reason, ...]:
    """Return the reasons that stand for the values, in their order."""
    card, its = write_card(chosen.card), write_card(other.card)
    if chosen.deadwood <= other.deadwood:
        counts = because("gin-least-deadwood", card=card, points=chosen.deadwood)
    else:
        counts = because("gin-throws-high", card=card, other=its)
    mine, theirs = [round(100 * min(1.0, price.danger)) for price in (chosen, other)]
    return (
        counts,
        because("gin-fewer-loose", card=card, count=chosen.loose, other=its, instead=other.loose),
        because("gin-keeps-outs", card=card, count=chosen.outs, other=its, instead=other.outs),
        because("gin-keeps-knock-outs", card=card, count=chosen.knock_outs, other=its, instead=other.knock_outs),
        because("gin-stays-ready", card=card, points=chosen.deadwood),
        because("gin-is-safer", card=card, chance=mine, other=its, instead=theirs),
        because("gin-near-theirs", card=card),
    )
