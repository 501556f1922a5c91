"""Hands with known answers: what they leave over, what is laid off, and who scores how much."""

import json
from pathlib import Path

import pytest

from gin.hands import PACK, way
from melds.cards import read_cards, write_card, write_cards
from melds.gin import GIN_RUMMY
from melds.gin.acts import DONE, knock, lay_off
from melds.gin.layoff import best_defence, extended
from melds.gin.melding import all_best, deadwood
from melds.gin.state import Position, State, Step
from melds.gin.variants import GIN

HANDS = json.loads((Path(__file__).parent / "hands.json").read_text("utf-8"))
ALONE = [pytest.param(each, id=each["name"]) for each in HANDS if "hand" in each]
KNOCKS = [pytest.param(each, id=each["name"]) for each in HANDS if "knocker" in each]
LEGAL = [each for each in KNOCKS if each.values[0]["legal"]]


def table(each):
    """Return a deal in which the first seat has these ten cards and one more, and is to knock."""
    hands = [read_cards(each["knocker"]), read_cards(each["defender"])]
    left = [card for card in PACK if card not in hands[0] + hands[1]]
    eleven = tuple(sorted((*hands[0], left[0])))
    none: tuple = ((), ())
    state = Position(
        GIN, deal=1, dealer=1, turn=0, step=Step.PLAY, hands=(eleven, tuple(sorted(hands[1]))), known=none,
        stock=tuple(left[3:]), pile=tuple(left[1:3]), upcard=left[1], turns=(2, 1), discards=none, declined=none,
    )  # fmt: skip
    chosen = [read_cards(meld) for meld in each.get("chosen", ())]
    return State(state), knock(left[0], chosen)


@pytest.mark.parametrize("each", ALONE)
def test_what_a_hand_leaves_over(each):
    assert deadwood(read_cards(each["hand"])) == each["deadwood"]


@pytest.mark.rule("G4.2")
@pytest.mark.parametrize("each", KNOCKS)
def test_whether_a_hand_may_knock(each):
    state, act = table(each)
    refused = [refusal.rule for refusal in GIN_RUMMY.objections(GIN_RUMMY.view(state, 0), act)]
    assert refused == ([] if each["legal"] else ["G4.2"])


@pytest.mark.rule("G5.7", "G7.2")
@pytest.mark.parametrize("each", LEGAL)
def test_what_is_laid_off_and_scored(each):
    state, act = table(each)
    state, _ = GIN_RUMMY.play(state, act)
    wanted = frozenset(frozenset(meld.split()) for meld in each["melds"])
    assert wanted in {way(one) for one in all_best(read_cards(each["knocker"]))}
    assert state.shown.points == each["deadwood"][0]
    if each["kind"] != "gin":
        laid = best_defence(state.hands[1], state.shown.melds).layoffs
        assert sorted(write_card(card) for card, _ in laid) == sorted(each["layoffs"])
        for card, place in laid:
            onto = state.shown.melds[place]
            state, _ = GIN_RUMMY.play(state, lay_off(card, onto))
            assert state.shown.melds[place] == extended(onto, card), write_cards(onto)
        state, _ = GIN_RUMMY.play(state, DONE)
    result = state.ended.result
    assert state.ended.defence.points == each["deadwood"][1]
    assert (result.kind, result.winner) == (each["kind"], each["points"].index(max(each["points"])))
    assert result.points == max(each["points"])
