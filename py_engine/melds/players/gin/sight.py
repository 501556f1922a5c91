"""What a view tells, as masks: what is held, what the other is known to hold, what nobody has seen."""

from collections.abc import Iterable

from melds.cards import JOKER, Card, Cards
from melds.gin import masks
from melds.gin.turn import stays
from melds.gin.view import View

__all__ = ["Sight", "View", "shown"]

LATEST = 12
"""Turns of one's own after which it gets no later."""


def shown(cards: Iterable[Card]) -> Cards:
    """Return the cards that can be seen: in a position put together by hand some may be hidden."""
    return tuple([card for card in cards if card < JOKER])


class Sight:
    """A view as masks, from the seat whose view it is, while the hands are being played."""

    __slots__ = (
        "ace",
        "cards",
        "declined",
        "discards",
        "free",
        "hand",
        "known",
        "late",
        "left",
        "limit",
        "unseen",
        "view",
    )

    def __init__(self, view: View) -> None:
        seat, other, rules = view.seat, 1 - view.seat, view.rules
        self.view = view
        self.ace = rules.ace
        self.left = masks.loose(rules.ace)
        self.limit = view.knock_limit
        self.cards = shown(view.hands[seat])
        self.hand = masks.mask(self.cards)
        self.known = masks.mask(view.known[other])
        self.discards = masks.mask(set(view.discards[other]))
        self.declined = masks.mask(set(view.declined[other]))
        self.unseen = masks.mask(rules.pack) & ~(self.hand | self.known | masks.mask(shown(view.pile)))
        kept = stays(view)
        self.free = tuple([card for card in self.cards if card != kept])
        self.late = min(LATEST, len(view.discards[seat])) / 10

    def outs(self, cards: int) -> int:
        """Return how many unseen cards make a meld with some of these."""
        return (masks.outs(cards, self.ace) & self.unseen).bit_count()
