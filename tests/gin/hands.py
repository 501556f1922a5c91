"""Hands for tests, random and rich in melds, and the way from cards to letters."""

from random import Random

from gin import exhaustive
from melds.cards import NAMES, Card
from melds.gin.rules import Ace

PACK = [Card(number) for number in range(52)]
ORDER = {Ace.LOW: exhaustive.LOW, Ace.HIGH_TOO: exhaustive.HIGH_TOO}


def letters(cards):
    """Return cards as the exhaustive search knows them."""
    return frozenset(NAMES[card] for card in cards)


def way(arrangement):
    """Return the melds of an arrangement as the exhaustive search knows them."""
    return frozenset(letters(meld) for meld in arrangement.melds)


def random_hand(rng, size=10):
    """Return any cards."""
    return tuple(rng.sample(PACK, size))


def rich_hand(rng, size=10):
    """Return cards of four to six neighbouring ranks, an ace counted beside king and two alike."""
    width = rng.choice((4, 4, 5, 5, 6))
    lowest = rng.randrange(13)
    near = [Card((lowest + rank) % 13 * 4 + suit) for rank in range(width) for suit in range(4)]
    return tuple(rng.sample(near, size))


def hands(name, count, make, size=10):
    """Return so many hands, always the same ones for a name."""
    rng = Random(name)
    return [make(rng, size) for _ in range(count)]
