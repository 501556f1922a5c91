"""The reasons of the players of Canasta: what is said when they play."""

import re

from melds.players.canasta import PLAYERS
from players.canasta.dealing import RULES, go_on, moments
from players.reasons import given

LETTERS = re.compile(r"[2-9TJQKAW]|[SWNE]|JK|[2-9TJQKA][SHDC]|natural|mixed")
GIVEN = given(".", "canasta")


def test_facts_are_numbers_and_letters():
    for seed in range(len(RULES)):
        for view, player, rng in moments(seed):
            for reason in player.choose(view, rng, go_on).reasons:
                assert set(reason.facts) == GIVEN[reason.id]
                for fact in reason.facts.values():
                    assert isinstance(fact, int) or LETTERS.fullmatch(fact), reason


def test_most_reasons_are_heard():
    heard = {
        reason.id
        for seed in range(4 * len(RULES))
        for view, _, rng in moments(seed)
        for name in ("club", "simple")
        for reason in PLAYERS[name].choose(view, rng, go_on).reasons
    }
    assert len(heard) > 0.8 * len(GIVEN), set(GIVEN) - heard
