"""What the club player of Gin Rummy weighs, as numbers.

They come from playing. The worth of an act is taken to be a sum of such figures, fitted to what tens of
thousands of positions came to when they were played out with one act and with another. The figures for
taking were then tuned over duplicate deals, where other changes gained nothing that could be told from
chance. One unit is a point of the score. Figures that end in `later` are added bit by bit, a tenth of
them for every turn of one's own.
"""

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Weights:
    """Every figure that is weighed. The defaults are the club's."""

    deadwood: float = -0.96
    """A point of deadwood that stays after the discard,"""
    deadwood_later: float = 0.39
    shed: float = -0.84
    """a point on the discarded card: early on, high cards are kept for what they may become,"""
    shed_later: float = 1.25
    loose: float = -1.5
    """a card that is in no meld,"""
    outs: float = 0.96
    """an unseen card that would make a meld with those,"""
    outs_later: float = -0.66
    knock_outs: float = 0.78
    """an unseen card that would let it knock,"""
    knock_outs_later: float = -1.23
    ready: float = 4.15
    """a hand that may knock already,"""
    danger: float = -1.24
    """the chance that the other can meld the discard,"""
    danger_later: float = -11.83
    near_discards: float = 0.54
    """a discard next to one of the other's discards,"""
    near_declined: float = 0.54
    """or next to a card the other left lying."""

    holds: float = 0.2436
    """The chance that the other holds an unseen card,"""
    holds_known: float = 1.4397
    """times this if it is next to a card the other is known to hold,"""
    holds_discard: float = 0.5
    """this if it is next to one of the other's discards,"""
    holds_declined: float = 0.84267
    """and this if it is next to one that the other left lying."""

    knock: float = 9.44
    """Knocking rather than playing on,"""
    knock_later: float = -7.09
    knock_deadwood: float = -0.31
    """for a point of deadwood,"""
    knock_gin_outs: float = -2.02
    """and for an unseen card that would make gin."""

    take: float = -3.2
    """Taking the top card of the pile rather than drawing, which shows it,"""
    take_saves: float = 0.44
    """for a point of deadwood that it saves,"""
    take_melds: float = 2.8
    """if it makes a meld,"""
    take_outs: float = 0.53
    """for an unseen card that would make a meld afterwards, above those that would before,"""
    take_gin: float = 18.3
    """and if it makes gin."""

    def but(self, **changes: Any) -> "Weights":  # noqa: ANN401 - each weight has its own type
        """Return these weights with some of them changed. Raises `TypeError` for an unknown one."""
        return replace(self, **changes)


CLUB = Weights()
