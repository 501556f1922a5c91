"""Whatever a player of Gin Rummy is asked, it answers with a legal act and says why."""

import pytest

from melds.gin import GIN_RUMMY
from melds.gin.acts import Discard, Done, Draw, Knock, LayOff, Pass, Take
from melds.players.gin import PLAYERS
from players.gin.dealing import RULES, go_on, moments

DEALS = 12 * len(RULES)


def look(seeds):
    """Check every choice of these deals and return how many there were."""
    choices = 0
    for seed in seeds:
        for view, player, rng in moments(seed):
            choice = player.choose(view, rng, go_on)
            choices += 1
            assert next(GIN_RUMMY.objections(view, choice.act), None) is None, (seed, choice.act)
            assert 1 <= len(choice.reasons) <= 4, (seed, choice)
            assert len({reason.id for reason in choice.reasons}) == len(choice.reasons)
    return choices


def test_every_choice_is_legal_and_has_reasons():
    assert look(range(DEALS)) > 15 * DEALS


@pytest.mark.soak
def test_every_choice_of_many_deals_is_legal():
    assert look(range(10_000, 10_000 + 80 * len(RULES))) > 0


def test_players_meet_all_that_the_game_can_ask():
    met = set()
    for seed in range(DEALS):
        for view, _, rng in moments(seed):
            for name in ("simple", "club"):
                act = PLAYERS[name].choose(view, rng, go_on).act
                met |= {(name, each) for each in (type(act), str(act), view.must_draw)}
    wanted = {Discard, Done, Draw, Knock, LayOff, Pass, Take, "knock", True}
    assert {(name, each) for name in ("simple", "club") for each in wanted} <= met
