"""What the other may do with a card: the chances of the cards that would meld it."""

from melds.gin.masks import CARDS, HEIGHTS, bits, near
from melds.gin.melding import worth
from melds.players.gin.sight import Sight
from melds.players.gin.weights import Weights

STRIDE = 16
"""Places of a suit in the list of chances: thirteen heights and room at the ends, where nothing is."""
EDGE = 2

_PLACES = [place // HEIGHTS * STRIDE + place % HEIGHTS + EDGE for place in range(52)]


class Danger:
    """The chance of each card to be in the other's hand, and what follows for discards."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        by_known, by_discards, by_declined = near(sight.known), near(sight.discards), near(sight.declined)
        self.chances = chances = [0.0] * (4 * STRIDE + EDGE)
        for one in bits(sight.unseen):
            chance = weights.holds
            if one & by_known:
                chance *= weights.holds_known
            if one & by_discards:
                chance *= weights.holds_discard
            if one & by_declined:
                chance *= weights.holds_declined
            chances[_PLACES[one.bit_length() - 1]] = chance
        for one in bits(sight.known):
            chances[_PLACES[one.bit_length() - 1]] = 1.0

    def of(self, one: int) -> float:
        """Return the chance that the other holds two cards that make a set with a card, plus a run."""
        chances, place = self.chances, _PLACES[one.bit_length() - 1]
        first, second, third = [chances[(place + step) % (4 * STRIDE)] for step in (16, 32, 48)]
        below, under, above, over = chances[place - 1], chances[place - 2], chances[place + 1], chances[place + 2]
        by_set = first * second + first * third + second * third
        by_run = below * under + below * above + above * over
        return min(1.0, by_set) + min(1.0, by_run)

    def expected(self, cards: int) -> float:
        """Return how many points of these cards the other holds, by their chances."""
        places = [one.bit_length() - 1 for one in bits(cards)]
        return sum([self.chances[_PLACES[place]] * worth(CARDS[place]) for place in places])
