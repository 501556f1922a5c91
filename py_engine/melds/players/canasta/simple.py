"""The simple player: the club's code with weights that judge nothing.

It takes the pile whenever it may, opens as soon as it can, melds everything, goes out at once and
throws its cheapest card. It is the yardstick of every other player.
"""

from melds.players.canasta.club import Club
from melds.players.canasta.weights import SIMPLE, Weights


class Simple(Club):
    """A player without judgement."""

    def __init__(self, name: str = "simple", weights: Weights = SIMPLE) -> None:
        super().__init__(name, weights)
