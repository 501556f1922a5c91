"""Duplicate deals of Gin Rummy: what players are worth against each other."""

from random import Random

import pytest

from melds.gin.state import Position, Result
from melds.gin.variants import GIN
from melds.players import points
from melds.players.arena import duplicate, summary
from melds.players.gin import PLAYERS


def against(first, second, pairs):
    """Return the figures of `first` over duplicate deals."""
    found = [duplicate("gin", GIN, PLAYERS[first], PLAYERS[second], f"level {seed}", 1) for seed in range(pairs)]
    return summary(found, Random(1))


def test_each_level_is_stronger_than_the_one_below():
    assert against("simple", "random", 20)["points_low"] > 0
    assert against("club", "simple", 400)["points_low"] > 0


@pytest.mark.soak
def test_the_club_player_is_worth_a_point_and_more_a_deal_against_the_simple_one():
    found = against("club", "simple", 3000)
    assert found["points"] > 1.2
    assert found["points_low"] > 0.5


def test_points_are_those_of_the_deals_that_ended():
    past = (Result(0, 25, "knock"), Result(1, 12, "undercut"), Result(-1, 0, "void"), Result(0, 5, "gin"))
    assert points("gin", Position(GIN, scores=(80, 40), past=past)) == (30, 12)
