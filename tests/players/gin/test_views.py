"""Law 9 for the players of Gin Rummy: equal views and equal chance, equal choices."""

import inspect
from random import Random

import pytest

from melds.gin import GIN_RUMMY
from melds.players.gin import PLAYERS
from players.gin.dealing import RULES, go_on, moments


@pytest.mark.parametrize("name", PLAYERS)
def test_players_choose_by_what_they_see(name):
    """Another world with the same view, and the same choice."""
    for seed in range(2 * len(RULES)):
        for number, (view, _, rng) in enumerate(moments(seed)):
            world = GIN_RUMMY.imagine(view, rng)
            again = GIN_RUMMY.view(world, view.seat)
            assert again == view
            chance = rng.random()
            chosen = [PLAYERS[name].choose(each, Random(chance), go_on) for each in (view, again)]
            assert chosen[0] == chosen[1], (seed, number)


@pytest.mark.parametrize("name", PLAYERS)
def test_choosing_changes_no_view(name):
    for view, _, rng in moments(3):
        before = repr(view)
        PLAYERS[name].choose(view, rng, go_on)
        assert repr(view) == before


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_is_named_as_it_is_listed(name):
    assert PLAYERS[name].name == name
    assert len(inspect.signature(PLAYERS[name].choose).parameters) == 3
