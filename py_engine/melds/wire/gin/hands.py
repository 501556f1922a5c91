"""Hands, melds and knocks of Gin Rummy as messages: how a hand is arranged and in what orders it is shown."""

from collections.abc import Sequence

from melds.cards import Card, Cards, suit_of
from melds.gin import knocking
from melds.gin.melding import Arrangement, height_of, is_set, points
from melds.gin.rules import RuleSet
from melds.gin.state import Knock, Position
from melds.wire.gin.views import GinMeld, HandMessage, ShownHand
from melds.wire.shown import names
from melds.wire.views import OrdersMessage


def meld_message(meld: Cards, laid: Sequence[Card] = ()) -> GinMeld:
    """Return a meld and which of its cards were laid off onto it."""
    return {
        "kind": "set" if is_set(meld) else "run",
        "cards": names(meld),
        "points": points(meld),
        "laid": names(laid),
    }


def hand_message(hand: Arrangement) -> HandMessage:
    """Return a hand as it is arranged."""
    return {
        "melds": [meld_message(meld) for meld in hand.melds],
        "deadwood": names(hand.deadwood),
        "points": hand.points,
    }


def knock_melds(knock: Knock) -> list[GinMeld]:
    """Return the melds of a knock as they lie now, with the cards laid off onto them."""
    return [
        meld_message(meld, [card for card, onto in knock.laid if onto == place])
        for place, meld in enumerate(knock.melds)
    ]


def shown_hands(position: Position) -> dict[str, ShownHand]:
    """Return the hands of a deal that has ended by seat, each as it was arranged."""
    rules, knock = position.rules, position.knock
    found: dict[str, ShownHand] = {}
    for seat, hand in enumerate(position.hands):
        laid: list[Card] = []
        if knock is not None and seat == knock.seat:
            arranged = Arrangement(knock.melds, knock.deadwood, knock.points)
        else:
            arranged = defence(position) or best(rules, hand)
            laid = [] if knock is None else [card for card, _ in knock.laid]
        message: ShownHand = {**hand_message(arranged), "laid": names(laid)}
        if knock is not None and seat == knock.seat:
            message["melds"] = knock_melds(knock)
        found[rules.seat_name(seat)] = message
    return found


def defence(position: Position) -> Arrangement | None:
    """Return how the hand of who did not knock was arranged in a deal that has ended; none in a void one."""
    return position.ended.defence if position.ended is not None else None


def best(rules: RuleSet, hand: Cards) -> Arrangement:
    """Return a hand at its best, hidden cards beside its melds."""
    return knocking.best(hand, rules.ace)


def orders(rules: RuleSet, hand: Cards) -> OrdersMessage:
    """Return a hand by rank, by suit (kings first, spades first), and as it is best arranged."""
    ranks = sorted(hand, key=lambda card: (height_of(card), suit_of(card)), reverse=True)
    suits = sorted(hand, key=lambda card: (suit_of(card), height_of(card)), reverse=True)
    arranged = best(rules, hand)
    laid = [card for meld in arranged.melds for card in meld]
    return {"rank": names(ranks), "suit": names(suits), "melds": names((*laid, *arranged.deadwood))}
