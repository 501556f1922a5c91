"""What a view tells, as masks: what is held, what the other is known to hold, what nobody has seen."""

from melds.gin import masks
from melds.gin.state import View
from melds.gin.turn import stays

__all__ = ["Sight", "View"]

LATEST = 12
"""Turns of one's own after which it gets no later."""


class Sight:
    """A view as masks, from the seat whose view it is, while the hands are being played."""

    __slots__ = ("ace", "declined", "discards", "free", "hand", "known", "late", "left", "limit", "unseen", "view")

    def __init__(self, view: View) -> None:
        seat, other, rules = view.seat, 1 - view.seat, view.rules
        self.view = view
        self.ace = rules.ace
        self.left = masks.loose(rules.ace)
        self.limit = view.knock_limit
        self.hand = masks.mask(view.hands[seat])
        self.known = masks.mask(view.known[other])
        self.discards = masks.mask(set(view.discards[other]))
        self.declined = masks.mask(set(view.declined[other]))
        self.unseen = masks.ALL & ~(self.hand | self.known | masks.mask(view.pile))
        kept = stays(view)
        self.free = tuple([card for card in view.hands[seat] if card != kept])
        self.late = min(LATEST, len(view.discards[seat])) / 10

    def outs(self, cards: int) -> int:
        """Return how many unseen cards make a meld with some of these."""
        return (masks.outs(cards, self.ace) & self.unseen).bit_count()
