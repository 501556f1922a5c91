"""Chapter G5, laying off: which card fits which meld, and the most that a defender can get rid of."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from melds.cards import JOKER, Card, Cards
from melds.gin import masks
from melds.gin.masks import least
from melds.gin.melding import Arrangement, best, in_order
from melds.gin.rules import Ace


class Defence(NamedTuple):
    """What a defender lays off, in an order that is legal, and the arrangement of what remains.

    Each card comes with the place of the knocker's meld that it goes to.
    """

    layoffs: tuple[tuple[Card, int], ...]
    arrangement: Arrangement


def fits(meld: Cards, card: Card, ace: Ace = Ace.LOW) -> bool:
    """Return whether a card may be laid off onto a meld as it lies (G5.2)."""
    return card < JOKER and bool(masks.fitting(masks.mask(meld), ace) & masks.BITS[card])


def extended(meld: Cards, card: Card) -> Cards:
    """Return a meld with a card that fits it (G5.7)."""
    return in_order((*meld, card))


def best_defence(hand: Iterable[Card], melds: Sequence[Cards], ace: Ace = Ace.LOW) -> Defence:
    """Return the layoffs after which the least deadwood stays, exactly; the fewest of equally good ones.

    Every set of melds that can come to lie is looked at, shortest ways first, and what remains of the
    hand is arranged anew each time: so own melds are broken where that pays (G5.7).
    """
    left = masks.loose(ace)
    begun = tuple([masks.mask(meld) for meld in melds])
    whole = masks.mask(hand)
    reached: dict[tuple[int, ...], tuple[int, tuple[tuple[int, int], ...]]] = {begun: (whole, ())}
    fewest, chosen = least(whole, left), begun
    ahead = [begun]
    for table in ahead:  # grows while it is read
        rest, ways = reached[table]
        if least(rest, left) < fewest:
            fewest, chosen = least(rest, left), table
        for place, meld in enumerate(table):
            for one in masks.bits(masks.fitting(meld, ace) & rest):
                grown = (*table[:place], meld | one, *table[place + 1 :])
                if grown not in reached:
                    reached[grown] = rest ^ one, (*ways, (one, place))
                    ahead.append(grown)
    rest, ways = reached[chosen]
    layoffs = tuple([(masks.CARDS[one.bit_length() - 1], place) for one, place in ways])
    return Defence(layoffs, best(masks.cards_of(rest), ace))
