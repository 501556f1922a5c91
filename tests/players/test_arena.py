"""Duplicate matches: the same packs with the sides swapped, and figures over pairs."""

from random import Random

import pytest

from melds.canasta.variants import CLASSIC
from melds.gin.variants import GIN
from melds.players import players
from melds.players.arena import Pair, duplicate, play_match, summary

SHORT = {"canasta": CLASSIC.but(target=1000), "gin": GIN.but(target=60)}


@pytest.fixture(params=SHORT)
def game(request):
    return request.param


def test_a_player_is_level_with_itself(game):
    club = players(game)["club"]
    pair = duplicate(game, SHORT[game], club, club, "mirror")
    assert (pair.wins, pair.points) == (1, 0)


def test_a_seed_settles_a_match(game):
    rules, known = SHORT[game], players(game)
    sitting = [known[name] for name in ("club", "simple", "random", "simple")][: rules.seats]
    match = play_match(game, rules, sitting, "settled")
    assert match == play_match(game, rules, sitting, "settled")
    assert match.totals[match.winner] == max(match.totals) >= rules.target


def test_the_figures_are_those_of_the_first_player():
    pairs = [Pair("a", 2, 100.0, 10), Pair("b", 1, 0.0, 30)]
    found = summary(pairs, Random(1), rounds=200)
    assert (found["won"], found["points"], found["matches"], found["deals"]) == (0.75, 25.0, 4, 40)
    assert 0.5 <= found["won_low"] <= 0.75 <= found["won_high"] <= 1
    assert 0 <= found["points_low"] <= 25 <= found["points_high"] <= 100


@pytest.mark.parametrize(("longest", "deals"), [(1, 2), (3, 6)])
def test_a_match_is_stopped_where_it_should(game, longest, deals):
    first, second = (players(game)[name] for name in ("simple", "random"))
    pair = duplicate(game, SHORT[game].but(target=10**6), first, second, "short", longest)
    assert pair.deals == deals
    assert pair == duplicate(game, SHORT[game].but(target=10**6), first, second, "short", longest)


def test_points_are_those_of_the_deals():
    known = players("gin")
    match = play_match("gin", GIN, [known["simple"], known["random"]], "points")
    assert match.winner == 0
    assert match.totals[0] >= GIN.target > match.totals[1] >= 0
