"""Law 9, for the players of every game: equal views and equal chance, equal choices; they get nothing but a view."""

import inspect
from random import Random

import pytest

from melds.game import GAMES, load
from melds.players import players
from players.canasta import dealing as canasta
from players.gin import dealing as gin

DEALS = {"canasta": (canasta, len(canasta.RULES), 3), "gin": (gin, 2 * len(gin.RULES), 1)}
"""The deals of each game, how many of them are looked at, and every how manieth choice."""
EVERYBODY = [(game, name) for game in GAMES for name in players(game)]


@pytest.mark.parametrize(("game", "name"), EVERYBODY)
def test_players_choose_by_what_they_see(game, name):
    """Another world with the same view, and the same choice."""
    dealing, seeds, every = DEALS[game]
    for seed in range(seeds):
        for number, (view, _, rng) in enumerate(dealing.moments(seed)):
            if number % every:
                continue
            again = load(game).view(load(game).imagine(view, rng), view.seat)
            assert again == view
            chance = rng.random()
            chosen = [players(game)[name].choose(each, Random(chance), dealing.go_on) for each in (view, again)]
            assert chosen[0] == chosen[1], (seed, number)


@pytest.mark.parametrize(("game", "name"), EVERYBODY)
def test_choosing_changes_no_view(game, name):
    dealing, *_ = DEALS[game]
    for view, _, rng in dealing.moments(3):
        before = repr(view)
        players(game)[name].choose(view, rng, dealing.go_on)
        assert repr(view) == before


@pytest.mark.parametrize(("game", "name"), EVERYBODY)
def test_a_player_is_named_as_it_is_listed(game, name):
    player = players(game)[name]
    assert player.name == name
    assert len(inspect.signature(player.choose).parameters) == 3
