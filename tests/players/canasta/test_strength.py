"""Duplicate matches of Canasta: what players are worth against each other."""

from random import Random

import pytest

from melds.canasta.variants import CLASSIC
from melds.players.arena import duplicate, summary
from melds.players.canasta import PLAYERS


@pytest.mark.soak
def test_the_club_player_beats_the_simple_player_and_that_one_beats_chance():
    def won(first, second, pairs):
        found = [duplicate("canasta", CLASSIC, PLAYERS[first], PLAYERS[second], str(seed)) for seed in range(pairs)]
        return summary(found, Random(1))["won_low"]

    assert won("club", "simple", 60) > 0.5
    assert won("simple", "random", 4) > 0.5
