"""Verdicts on Gin Rummy from anywhere: positions that chain, the score of a knock, the settlement of a match."""

import json
from pathlib import Path

import pytest

from gin.playing import acts_of
from melds.gin.position import write_position
from melds.gin.variants import GIN, RULE_SETS
from melds.wire.verdicts import judge, score
from notation import fault_of

HANDS = json.loads((Path(__file__).parents[2] / "gin/hands.json").read_text("utf-8"))
KNOCKS = [each for each in HANDS if "knocker" in each]
EXAMPLE = {
    "game": "gin", "rules": "gin", "seats": 2, "dealer": "2", "turn": "1", "step": "play", "scores": [0, 0],
    "hands": {"1": "AS 2S 3S 4C 5C 6C 9D 9H 9S 7H KD", "2": 10}, "stock": 28, "pile": "TD 7C AD", "taken": "KD",
}  # fmt: skip


def request(each, **more):
    """Return a hand of the collection as a line of `melds score`."""
    asked = {"game": "gin", "knocker": each["knocker"], "defender": each["defender"], **more}
    return {**asked, "knocker_melds": " / ".join(each["chosen"])} if "chosen" in each else asked


# ---- judge


@pytest.mark.parametrize("name", RULE_SETS)
@pytest.mark.parametrize("seed", range(4))
def test_verdicts_chain_through_a_deal(name, seed):
    position = None
    for before, act, after in acts_of(RULE_SETS[name], f"chain {seed}"):
        position = position or write_position(before)
        verdict = json.loads(json.dumps(judge({"position": position, "act": str(act)})))
        assert verdict["legal"], verdict
        position = verdict["after"]
        ended = position.pop("ended", None)
        assert position == json.loads(json.dumps(write_position(after)))
        assert (ended is None) == (after.ended is None)
    assert (ended["kind"], ended["points"]) == (after.ended.result.kind, after.ended.result.points)


def test_a_position_of_the_notation_is_judged():
    assert judge({"position": EXAMPLE, "act": "discard KD"})["rule"] == "G2.7"
    verdict = judge({"position": EXAMPLE, "act": "knock 7H"})
    assert (verdict["legal"], verdict["after"]["step"], verdict["after"]["knocker"]) == (True, "layoff", "1")
    assert "knock 7H" in judge({"position": EXAMPLE, "question": "menu"})["menu"]


def test_a_refused_knock_says_how_much_is_left():
    verdict = judge({"position": EXAMPLE, "act": "knock 9S"})
    assert (verdict["legal"], verdict["rule"]) == (False, "G4.2")
    assert (verdict["facts"]["has"], verdict["facts"]["limit"]) == (35, 10)
    assert "35" in verdict["why"]


def test_a_deal_that_is_over_goes_no_further():
    *_, (before, act, _) = acts_of(GIN, "over")
    after = judge({"position": write_position(before), "act": str(act)})["after"]
    assert fault_of(judge, {"position": after, "act": "draw"}).field == "ended"


def test_the_game_is_named_in_the_position():
    assert fault_of(judge, {"position": {"game": "whist"}, "act": "draw"}).field == "game"
    assert fault_of(judge, {"position": {"game": ["gin"]}, "act": "draw"}).field == "game"
    canasta = judge({"position": {}, "question": "menu"})
    assert canasta == {"menu": ["draw"]}
    assert judge({"position": {"game": "gin"}, "question": "menu"}) == {"menu": ["take", "pass"]}


# ---- the score of a knock


@pytest.mark.parametrize("each", [each for each in KNOCKS if each["legal"]], ids=lambda each: each["name"])
def test_a_knock_is_scored_against_the_best_defence(each):
    scored = score(request(each))
    assert scored["points"] == each["points"]
    assert scored["kind"] == each["kind"]
    assert scored["deadwood"] == each["deadwood"]
    assert sorted(scored["layoffs"]) == sorted(each["layoffs"])
    assert sum(scored["lines"].values()) == max(scored["points"])


@pytest.mark.parametrize("each", [each for each in KNOCKS if not each["legal"]], ids=lambda each: each["name"])
def test_a_knock_with_too_much_is_no_knock(each):
    assert fault_of(score, request(each)).field == "knocker"


def test_the_rules_of_a_score_may_be_others():
    line = {"game": "gin", "knocker": "KS KH KD 4H 5H 6H 7S 8S 9S TS", "defender": "QS QC TC JH 8D 7D 5C 4D 2C 9C"}
    assert score(line)["lines"] == {"difference": 75, "gin": 20}
    assert score({**line, "rules": "gin25"})["points"] == [100, 0]
    assert score({**line, "rules": "oklahoma", "upcard": "2S"})["lines"]["spades"] == 95
    assert score({**line, "options": {"opponent_sum_added": "gin_only"}})["lines"]["opponent"] == 75


def test_big_gin_is_scored_where_the_rules_know_it():
    line = {"game": "gin", "knocker": "KS KH KD 4H 5H 6H 7S 8S 9S TS JS", "defender": "QS QC TC JH 8D 7D 5C 4D 2C 9C"}
    scored = score({**line, "rules": "biggin"})
    assert (scored["kind"], scored["lines"]["biggin"], scored["deadwood"][0]) == ("biggin", 31, 0)
    assert fault_of(score, line).field == "knocker"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"knocker": None}, "knocker"),
        ({"knocker": "AS 2S"}, "knocker"),
        ({"knocker": "XX"}, "knocker"),
        ({"defender": "KS"}, "defender"),
        ({"defender": "AS KD KH 7C JC JD JS 9C 4S 5D"}, "defender"),
        ({"defender": "JK KD KH 7C JC JD JS 9C 4S 5D"}, "defender"),
        ({"knocker_melds": "AS 2S 4C"}, "knocker_melds"),
        ({"knocker_melds": "KC KD KH"}, "knocker_melds"),
        ({"knocker_melds": 7}, "knocker_melds"),
        ({"knocker": "JK 2S 3S 4C 5C 6C 9D 9H 9S TH"}, "knocker"),
        ({"knocker": "2S 2S 3S 4C 5C 6C 9D 9H 9S TH"}, "knocker"),
        ({"upcard": "KS KH"}, "upcard"),
        ({"upcard": "JK"}, "upcard"),
        ({"upcard": "??"}, "upcard"),
        ({"rules": "oklahoma"}, "upcard"),
        ({"rules": "oklahoma", "upcard": None}, "upcard"),
        ({"options": {"spades_double": "yes"}}, "upcard"),
        ({"upcards": "KS"}, "upcards"),
        ({"defenders": "KS"}, "defenders"),
        ({"rules": "classic"}, "rules"),
        ({"rules": []}, "rules"),
        ({"options": {"jokers": 2}}, "options.jokers"),
        ({"options": 7}, "options"),
        ({"game": 7}, "game"),
    ],
)
def test_what_is_no_knock_cannot_be_scored(change, field):
    assert fault_of(score, {**request(KNOCKS[0]), **change}).field == field


@pytest.mark.parametrize(
    ("melds", "rule"), [("AS 2S 4C", "G3.2"), ("AS 2S / 9D 9H 9S", "G3.3"), ("KC KD KH", "G3.5")]
)
def test_melds_that_are_none_are_refused_in_the_words_of_the_rulebook(melds, rule):
    expected = fault_of(score, {**request(KNOCKS[0]), "knocker_melds": melds}).expected
    assert f"{rule} " in expected
    assert expected.endswith(".")
    assert "=" not in expected


def test_a_knock_with_too_much_says_how_much_and_by_which_rule():
    line = {"game": "gin", "knocker": "KS KH KD 4H 5H 6H 7S 8S AS 2D", "defender": "QS QC TC JH 8D 7D 5C 4D 2C 9C"}
    fault = fault_of(score, line)
    assert (fault.text, fault.expected) == ("18 points are left: AS 2D 7S 8S", "at most 10 (G4.2)")
    assert fault_of(score, {**line, "rules": "straight"}).expected == "gin, nothing left (G4.2)"
    fault = fault_of(score, {**line, "rules": "biggin", "knocker": f"{line['knocker']} TS"})
    assert fault.text == "28 points are left: AS 2D 7S 8S TS"
    assert fault.expected == "11 cards in melds, or 10 (G4.7)"


@pytest.mark.parametrize("line", [{"game": "gin"}, {"game": "gin", "knocker": ""}, {"position": {"game": "gin"}}])
def test_there_must_be_something_to_score(line):
    assert fault_of(score, line).field in {"knocker", "defender"}


# ---- the settlement of a match


VOID = {"winner": None, "points": 0, "kind": "void"}


def deals(*won):
    """Return deals as `1:40 2:15` says them: who won, and how much."""
    return [{"winner": each[0], "points": int(each[2:]), "kind": "knock"} for each in won]


def test_a_match_that_goes_on_is_added_up_and_nobody_pays():
    found = score({"game": "gin", "deals": deals("1:40", "2:15")})
    assert (found["over"], found["points"], found["won"]) == (False, [40, 15], [1, 1])
    assert (found["payment"], found["payer"], found["payee"], found["winner"]) == (0, None, None, None)


def test_a_match_is_settled_with_boxes_and_bonus():
    found = score({"game": "gin", "deals": [VOID, *deals("1:40", "2:15"), VOID, *deals("1:61")]})
    assert found == {
        "over": True, "points": [101, 15], "won": [2, 1], "winner": "1", "boxes": [40, 20], "bonus": [100, 0],
        "totals": [241, 35], "difference": 206, "doubled": False, "payment": 206, "payer": "2", "payee": "1",
    }  # fmt: skip


def test_who_won_no_deal_pays_twice():
    found = score({"game": "gin", "deals": deals("2:60", "2:60")})
    assert (found["bonus"], found["doubled"], found["difference"]) == ([0, 200], True, 360)
    assert (found["payment"], found["payer"], found["payee"]) == (720, "1", "2")


def test_the_higher_total_is_paid_whoever_reached_the_target():
    """B-03: a hundred points in one deal against ninety-nine in ten."""
    line = {"game": "gin", "deals": deals(*["2:9"] * 9, "2:18", "1:100")}
    found = score(line)
    assert (found["winner"], found["totals"], found["payer"], found["payment"]) == ("1", [220, 299], "1", 79)
    by_letter = score({**line, "options": {"settle_by": "game_winner"}})
    assert (by_letter["payer"], by_letter["payee"]) == ("2", "1")


def test_three_games_are_settled_one_by_one():
    found = score({"game": "gin", "rules": "hollywood", "deals": deals("1:60", "2:10", "1:60", "1:10")})
    assert [game["points"] for game in found["games"]] == [[120, 10], [70, 0], [10, 0]]
    assert [game["over"] for game in found["games"]] == [True, False, False]
    assert found["payment"] == found["games"][0]["payment"] > 0
    assert not found["over"]


@pytest.mark.parametrize(
    ("listed", "field"),
    [
        (None, "deals"),
        ("1:40", "deals"),
        ([7], "deals[0]"),
        ([{"winner": "3", "points": 4}], "deals[0].winner"),
        ([{"winner": ["1"], "points": 4}], "deals[0].winner"),
        ([{"winner": "1"}], "deals[0].points"),
        ([{"winner": "1", "points": 4}, {"winner": "2", "kind": "gin"}], "deals[1].points"),
        ([{"winner": "1", "points": 4, "points_": 4}], "deals[0]"),
        ([{"winner": "1", "points": 19, "kind": "gin"}], "deals[0].points"),
        ([{"winner": "1", "points": 60, "kind": "biggin"}], "deals[0].kind"),
        ([{"winner": "1", "points": -4}], "deals[0].points"),
        ([{"winner": "1", "points": 4, "kind": "canasta"}], "deals[0].kind"),
        ([{"winner": None, "points": 4}], "deals[0]"),
        (deals("1:100", "1:1"), "deals[1]"),
    ],
)
def test_what_are_no_deals_cannot_be_settled(listed, field):
    assert fault_of(score, {"game": "gin", "deals": listed}).field == field


def test_nothing_is_settled_that_nobody_would_look_at():
    assert fault_of(score, {"game": "gin", "deals": [], "upcard": "KS"}).field == "upcard"
    assert fault_of(score, {"game": "gin", "deals": [], "target": 50}).field == "target"
