"""Whatever a player of Gin Rummy is asked, it answers with a legal act and says why."""

import pytest

from melds.cards import HIDDEN
from melds.gin import GIN_RUMMY
from melds.gin.acts import Discard, Done, Draw, Knock, LayOff, Pass, Take
from melds.gin.state import put
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


@pytest.mark.parametrize("name", ["simple", "club"])
def test_players_make_do_with_what_they_see_in_a_position_put_together_by_hand(name):
    """Some own cards are hidden, or the top of the pile is, or the defender is asked about gin."""
    choices = 0
    for seed in range(2 * len(RULES)):
        for view, _, rng in moments(seed):
            dark = tuple(sorted(HIDDEN if rng.random() < 0.3 else card for card in view.hands[view.seat]))
            hands = put(view.hands, view.seat, dark)
            pile = (HIDDEN,) if len(view.pile) == 1 else view.pile
            knock = view.knock and view.knock._replace(deadwood=(), points=0)
            seen = view._replace(hands=hands, pile=pile, upcard=HIDDEN, knock=knock, taken=None)
            if not GIN_RUMMY.menu(seen):
                continue
            choices += 1
            choice = PLAYERS[name].choose(seen, rng, go_on)
            assert next(GIN_RUMMY.objections(seen, choice.act), None) is None, (seed, choice.act)
    assert choices > 200
