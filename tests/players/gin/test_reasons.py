"""The reasons of the players of Gin Rummy: what can be said, and that it is true."""

import re

from melds.cards import read_card
from melds.gin.acts import Discard, Knock
from melds.gin.layoff import best_defence
from melds.gin.melding import deadwood, least_after_discard
from melds.gin.state import Step
from melds.players.gin import PLAYERS
from players.gin.dealing import RULES, go_on, moments
from players.reasons import given

CARD = re.compile(r"[2-9TJQKA][SHDC]")


def said(seeds, names=("club", "simple")):
    """Yield `(view, choice)` of these players at every moment of some deals."""
    for seed in seeds:
        for view, _, rng in moments(seed):
            for name in names:
                yield view, PLAYERS[name].choose(view, rng, go_on)


def test_facts_are_whole_numbers_and_cards():
    listed = given("gin")
    for _, choice in said(range(2 * len(RULES))):
        for reason in choice.reasons:
            assert set(reason.facts) == listed[reason.id]
            for fact in reason.facts.values():
                assert isinstance(fact, int) or CARD.fullmatch(fact), reason


def test_every_reason_is_heard():
    """But the one of positions put together by hand, where a card of one's own may lie unseen."""
    heard = {reason.id for _, choice in said(range(20 * len(RULES))) for reason in choice.reasons}
    assert heard == set(given("gin")) - {"gin-unseen"}


def test_points_are_those_of_the_hand():
    checked = 0
    for view, choice in said(range(3 * len(RULES))):
        for reason in choice.reasons:
            if reason.id in {"gin-least-deadwood", "gin-knocks", "gin-stays-ready"}:
                rest = [card for card in view.hands[view.seat] if card != choice.act.card]
                assert reason.facts["points"] == deadwood(rest, view.rules.ace)
                checked += 1
            if reason.id == "gin-goes-gin":
                assert isinstance(choice.act, Knock)
                assert least_after_discard(view.hands[view.seat], view.rules.ace)[choice.act.card] == 0
            if reason.id == "gin-lays-off":
                defence = best_defence(view.hands[view.seat], view.knock.melds, view.rules.ace)
                assert reason.facts["points"] == defence.arrangement.points < reason.facts["had"]
                assert reason.facts["count"] == len(defence.layoffs)
    assert checked > 100


def test_the_other_card_is_one_that_might_have_been_thrown():
    for view, choice in said(range(2 * len(RULES)), names=("club",)):
        for reason in choice.reasons:
            if view.step is Step.PLAY and isinstance(choice.act, Discard) and "other" in reason.facts:
                assert read_card(reason.facts["other"]) in view.hands[view.seat]
                assert reason.facts["other"] != reason.facts["card"]
                assert reason.facts.get("count", 1) != reason.facts.get("instead", 0)
