"""What a refusal says is true in the rule set that gives it: each is judged there, as `melds judge` does it."""

import pytest

from canasta.given import given
from melds.canasta import CANASTA
from melds.canasta.options import read_rules
from melds.canasta.position import write_position
from melds.wire.canasta import judging
from melds.wire.verdicts import judge

ACES = ["AS AH AD"]
NATURAL = "KS KS KH KH KD KD KC"
BLACK = {"hands": {"S": "3S 3S 3C 4C"}, "melds": [[NATURAL], []], "step": "play"}
UNDER_BLACK = {"hands": {"S": "3S 3C 4C 5C"}, "melds": [[NATURAL], []], "pile": "9C 3S"}
TAKE = {"hands": {"S": "QS QH 4C 5C"}, "pile": "9C QD"}
TWICE = {"hands": {"S": "9S 9H 9D 9C 4C 5C"}, "melds": [[*ACES], []], "step": "play"}
EIGHT = {"hands": {"S": "KC 4C 5C"}, "melds": [[NATURAL], []], "step": "play"}
RAISED = {"hands": {"S": "KS KH KD 4C 5C"}, "step": "play", "raised": [10, 0], "short": True}

SAID = [
    ("classic", {}, TAKE, "take QS QH", "these melds make 30, which is 20 short."),
    ("wikipedia-fr", {}, TAKE, "take QS QH", "make 20 from your hand, which is 30 short: the Q♦ of the pile does not"),
    ("modern-american", {}, TAKE, "take QS QH", "these melds make 30, which is 95 short."),
    ("classic", {}, BLACK, "meld 3S 3S", "three or four together and in going out; here you lay down two."),
    ("classic", {"black3_melded": "no"}, BLACK, "meld 3S 3S 3C", "Black threes are never melded in these rules"),
    ("wikipedia-fr", {"black3_melded": "no"}, BLACK, "meld 3S 3S 3C", "Black threes are never melded in these rules"),
    ("classic", {}, UNDER_BLACK, "take", "you may take it only to go out"),
    ("gamerules", {}, UNDER_BLACK, "take", "freezes the pile: you may take it only to go out"),
    ("wikipedia-fr", {}, UNDER_BLACK, "take 3S 3C", "nobody may take it until another card"),
    ("classic", {"black3_melded": "no"}, UNDER_BLACK, "take 3S 3C", "nobody may take it until another card"),
    ("gamerules", {"black3_melded": "no"}, UNDER_BLACK, "take 3S 3C", "nobody may take it until another card"),
    ("classic", {}, TWICE, "meld 9S 9H 9D / 9C 9S 9H", "two melds of nines: lay them down as one group."),
    ("modern-american", {}, TWICE, "meld 9S 9H 9D / 9C 9S 9H", "one group, of no more than seven cards"),
    ("wikipedia-fr", {}, TWICE, "meld 9S 9H 9D / 9C 9S 9H", "only when that meld is closed at seven cards."),
    ("modern-american", {}, EIGHT, "meld KC", "closed at seven cards, and this meld of kings would have eight."),
    ("wikipedia-fr", {}, EIGHT, "meld KC", "closed at seven cards, so this would begin a new one, which"),
    ("classic", {"accidents": "yes"}, RAISED, "meld KS KH KD", "of them 10 for an"),
]


@pytest.mark.parametrize(("rules", "options", "position", "act", "phrase"), SAID)
def test_what_a_refusal_says_is_true_where_it_is_said(rules, options, position, act, phrase):
    verdict = judge({"position": {"rules": rules, "options": options, **position}, "act": act})

    assert not verdict["legal"]
    assert any(phrase in refusal["text"] for refusal in verdict["all"]), verdict["all"]


@pytest.mark.parametrize(("rules", "options"), [("classic", {"red3_forgettable": "yes"}), ("wikipedia-fr", {})])
def test_only_red_threes_left_and_no_stock_to_replace_them(rules, options):
    table = given(read_rules(rules, options), hand="3H QS QH QD", melds=NATURAL, stock="", step="play")
    verdict = judge({"position": write_position(table.state), "act": "meld QS QH QD"})

    (said,) = [each["text"] for each in verdict["all"] if each["rule"] == "C6.3"]
    assert said.startswith("This would leave a red three as your only card, and with the stock used up no card comes")


@pytest.mark.parametrize(("rules", "points"), [("classic", 30), ("wikipedia-fr", 20)])
def test_what_the_top_card_does_not_count_is_not_summed(rules, points):
    """The preview, the ways to take the pile and the sum behind a short opening say what the refusal says."""
    table = given(read_rules(rules, {}), hand="QS QH 4C 5C", pile="9C QD")
    view = CANASTA.view(table.state, 0)
    take = CANASTA.parse("take QS QH")
    whole = judging.why(view, take)

    assert judging.preview(view, take)["points"] == points
    assert [way["points"] for way in judging.ways(view) if way["way"] == "pair"] == [points]
    assert sum(line["points"] for line in whole["sum"] if line["label"]["id"] == "group") == points
    assert [line["points"] for line in whole["sum"] if line["label"]["id"] == "staged"] == [points]
