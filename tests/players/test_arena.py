"""Duplicate matches: the same packs with the sides swapped, and figures over pairs."""

from random import Random

import pytest

from melds.canasta.variants import CLASSIC
from melds.gin.variants import GIN
from melds.players import players
from melds.players.arena import Pair, duplicate, play_match, summary
from melds.players.canasta import PLAYERS

SHORT = CLASSIC.but(target=1000)


def test_a_player_is_level_with_itself():
    pair = duplicate("canasta", SHORT, PLAYERS["club"], PLAYERS["club"], "mirror")
    assert (pair.wins, pair.points) == (1, 0)


def test_a_seed_settles_a_match():
    players = [PLAYERS[name] for name in ("club", "simple", "random", "simple")]
    match = play_match("canasta", SHORT, players, "settled")
    assert match == play_match("canasta", SHORT, players, "settled")
    assert match.totals[match.winner] == max(match.totals) >= SHORT.target


def test_the_figures_are_those_of_the_first_player():
    pairs = [Pair("a", 2, 100.0, 10), Pair("b", 1, 0.0, 30)]
    found = summary(pairs, Random(1), rounds=200)
    assert (found["won"], found["points"], found["matches"], found["deals"]) == (0.75, 25.0, 4, 40)
    assert 0.5 <= found["won_low"] <= 0.75 <= found["won_high"] <= 1
    assert 0 <= found["points_low"] <= 25 <= found["points_high"] <= 100


@pytest.mark.parametrize(("longest", "deals"), [(1, 2), (3, 6)])
def test_a_match_of_any_game_is_stopped_where_it_should(longest, deals):
    for game, rules in (("canasta", CLASSIC), ("gin", GIN)):
        known = players(game)
        pair = duplicate(game, rules, known["simple"], known["random"], "short", longest)
        assert pair.deals <= deals
        assert pair == duplicate(game, rules, known["simple"], known["random"], "short", longest)


def test_points_are_those_of_the_deals():
    known = players("gin")
    match = play_match("gin", GIN, [known["simple"], known["random"]], "points")
    assert match.winner == 0
    assert match.totals[0] >= GIN.target > match.totals[1] >= 0


@pytest.mark.soak
def test_the_club_player_beats_the_simple_player_and_that_one_beats_chance():
    def won(first, second, pairs):
        found = [duplicate("canasta", CLASSIC, PLAYERS[first], PLAYERS[second], str(seed)) for seed in range(pairs)]
        return summary(found, Random(1))["won_low"]

    assert won("club", "simple", 60) > 0.5
    assert won("simple", "random", 4) > 0.5
