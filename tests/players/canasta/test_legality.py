"""Whatever a player is asked, it answers with a legal act and says why."""

import pytest

from melds.canasta import CANASTA
from melds.canasta.acts import Answer, TableThree, TakePile
from melds.canasta.choices import Asked
from melds.players.canasta import PLAYERS
from players.canasta.dealing import RULES, go_on, moments

DEALS = 4 * len(RULES)


def look(seeds):
    """Check every choice of these deals; return how many there were, and how many plans were refused."""
    choices = refused = 0
    for seed in seeds:
        for view, player, rng in moments(seed):
            if hasattr(player, "plans"):
                plan = next(player.plans(view))
                refused += next(CANASTA.objections(view, plan.act), None) is not None
            choice = player.choose(view, rng, go_on)
            choices += 1
            assert next(CANASTA.objections(view, choice.act), None) is None, (seed, choice.act)
            assert 1 <= len(choice.reasons) <= 4, (seed, choice)
            assert "unplanned" not in [reason.id for reason in choice.reasons], (seed, choice.act)
    return choices, refused


def test_every_choice_is_legal_and_has_reasons():
    choices, refused = look(range(DEALS))
    assert choices > 40 * DEALS
    assert refused <= choices / 10_000


@pytest.mark.soak
def test_every_choice_of_many_deals_is_legal():
    choices, refused = look(range(10_000, 10_000 + 15 * len(RULES)))
    assert refused <= choices / 10_000


def test_players_meet_all_that_the_game_can_ask():
    met = set()
    for seed in range(DEALS):
        for view, player, rng in moments(seed):
            if player is PLAYERS["random"]:
                continue
            act = player.choose(view, rng, go_on).act
            met.add(type(act))
            met.add(view.asked)
            met.add(("stock", bool(view.stock)))
    assert {Answer, TableThree, TakePile, Asked.YES, Asked.NO, ("stock", False)} <= met


def test_a_player_bound_by_yes_goes_out_in_that_turn():
    bound = 0
    for seed in range(200, 200 + DEALS):
        promised = None
        for view, _, _ in moments(seed, names=("club",), odd=0.3):
            if promised is not None:
                assert (view.turn, view.deal) == promised, seed
            if view.asked is Asked.YES:
                promised, bound = (view.turn, view.deal), bound + 1
    assert bound > 10
