"""Acts of Gin Rummy judged without being played: what is left, why not, and every way to arrange a hand."""

import pytest

from melds.gin import GIN_RUMMY
from melds.gin.acts import TAKE
from melds.gin.position import read_position
from melds.wire.gin import judging
from wire.gin.stacked import DEFENDER, KNOCKER, knocked, stacked

SAME_CARDS = "5S 6S 7S 5H 6H 7H 5D 6D 7D KC"
"""Nine cards that are three sets or three runs."""


def preview(page, act, seat="1"):
    return page.gets("preview", "preview", seat=seat, act=act)


def why(page, act, seat="1"):
    return page.gets("why", "why", seat=seat, act=act)


@pytest.fixture
def choice(page):
    """A table at which the hand without the king can be laid down in two ways."""
    page.opens(stacked(SAME_CARDS, DEFENDER.replace("KC", "KS").replace("5D", "2D"), up="2S"))
    page.say("take", seat="1")
    return page


# ---- previews


def test_taking_is_judged_by_the_best_discard_after_it(table):
    judged = preview(table, "take")
    assert (judged["legal"], judged["points"], judged["gain"]) == (True, 17, 9)
    assert [meld["cards"] for meld in judged["arrangement"]["melds"]] == [["KS", "KH", "KD"], ["4H", "5H", "6H"]]


@pytest.mark.parametrize(
    ("just_taken", "at_first", "later"), [("any", 14, 14), ("first_upcard", 14, 6), ("may", 6, 6)]
)
def test_what_is_taken_goes_again_where_the_rules_let_it(page, just_taken, at_first, later):
    """A king beside deadwood of six: first the upcard, then thrown by the other (G2.7)."""
    hand = "QS QH QD 4H 5H 6H 2C 2D AS AD"
    page.opens(stacked(hand, "KC", up="KS", stock="9H", rules=f"gin just_taken={just_taken}"))
    assert preview(page, "take")["points"] == at_first
    for seat, act in (("1", "pass"), ("2", "pass"), ("1", "draw"), ("1", "discard 9H"), ("2", "draw")):
        page.say(act, seat=seat)
    page.say("discard KC", seat="2")
    assert preview(page, "take")["points"] == later


@pytest.mark.parametrize("pile", ["7C", "7C 4C", "??"])
def test_taking_cannot_be_judged_where_no_card_is_seen_that_may_go(pile):
    view = GIN_RUMMY.view(read_position({"step": "draw", "pile": pile}), 0)

    judged = judging.preview(view, TAKE)
    assert (judged["legal"], judged["arrangement"], judged["points"], judged["gain"]) == (True, None, None, None)


def test_a_draw_cannot_be_judged_before_the_card_is_seen(table):
    judged = preview(table, "draw")
    assert (judged["arrangement"], judged["points"], judged["gain"]) == (None, None, None)
    assert [refusal["rule"] for refusal in judged["refusals"]] == ["G2.3"]


def test_a_knock_is_judged_with_what_it_leaves(table):
    table.say("take", seat="1")
    judged = preview(table, "knock QD")
    assert (judged["legal"], judged["points"], judged["limit"]) == (False, 17, 10)
    assert judged["refusals"][0]["facts"]["has"] == 17
    assert judged["arrangement"]["deadwood"] == ["AS", "AD", "7S", "8C"]
    assert preview(table, "discard QD")["points"] == 17


def test_a_knock_is_judged_as_it_is_arranged(choice):
    sets = preview(choice, "knock KC : 5S 5H 5D / 6S 6H 6D / 7S 7H 7D")
    runs = preview(choice, "knock KC : 5S 6S 7S / 5H 6H 7H / 5D 6D 7D")
    assert [meld["kind"] for meld in sets["arrangement"]["melds"]] == ["set"] * 3
    assert [meld["kind"] for meld in runs["arrangement"]["melds"]] == ["run"] * 3
    assert sets["legal"]
    assert runs["legal"]
    less = preview(choice, "knock KC : 5S 6S 7S")
    assert (less["legal"], less["points"]) == (False, 38)
    none = preview(choice, "knock KC : 5S 6S 7H")
    assert (none["legal"], none["arrangement"]) == (False, None)


def test_a_layoff_is_judged_by_what_it_saves(page):
    page.opens(stacked(DEFENDER, KNOCKER, up="KS", stock="QH", dealer="1", players=("person", "person")))
    for seat, act in (("2", "pass"), ("1", "pass"), ("2", "draw"), ("2", "knock QH")):
        page.say(act, seat=seat)
    judged = preview(page, "layoff 9C > 9S 9H 9D")
    assert (judged["legal"], judged["points"], judged["gain"]) == (True, 16, 9)
    assert preview(page, "layoff KC > 9S 9H 9D")["refusals"][0]["rule"] == "G5.2"
    assert preview(page, "done")["points"] == 25


@pytest.mark.parametrize("act", ["discard 2C", "knock 2C", "layoff 2C > KS KH KD", "knock 2C : KS KH KD"])
def test_a_card_that_is_not_held_leaves_nothing_to_judge(table, act):
    table.say("take", seat="1")
    judged = preview(table, act)
    assert (judged["legal"], judged["arrangement"], judged["points"]) == (False, None, None)


def test_a_hand_that_lies_on_the_table_is_asked_about_too(page):
    page.opens(stacked("KS KH KD 4H 5H 6H 7S 8S TS QD", "QS", up="9S"))
    page.say("take", seat="1")
    page.say("knock QD", seat="1")
    for act in ("take", "draw", "discard QD", "knock QD", "knock", "layoff QD > KS KH KD", "done", "pass"):
        assert not preview(page, act)["legal"]
        assert why(page, act)["wouldDo"] is None
    assert arranged(page)["list"] == [{"melds": [], "deadwood": [], "points": 0, "act": None}]


# ---- why not


def test_a_refused_knock_is_added_up_card_by_card(table):
    table.say("take", seat="1")
    told = why(table, "knock QD")
    assert [(line["label"]["id"], line["label"]["facts"].get("card"), line["points"]) for line in told["sum"]] == [
        ("card", "AS", 1), ("card", "AD", 1), ("card", "7S", 7), ("card", "8C", 8),
        ("deadwood", None, 17), ("limit", None, 10), ("over", None, 7),
    ]  # fmt: skip
    assert told["wouldDo"] == "discard QD"
    assert preview(table, told["wouldDo"])["legal"]


def test_a_knock_with_the_wrong_card_is_put_right(page):
    page.opens(stacked("KS KH KD 4H 5H 6H 7S 8S AD QD", "QS", up="9S"))
    page.say("take", seat="1")
    assert why(page, "knock KS")["wouldDo"] == "knock QD"
    assert why(page, "knock QD")["legal"]


def test_a_card_just_taken_gives_way_to_another(table):
    table.say("take", seat="1")
    told = why(table, "discard AS")
    assert [refusal["rule"] for refusal in told["refusals"]] == ["G2.7"]
    assert told["wouldDo"] == "discard QD"
    assert told["sum"] is None


def test_the_stock_is_named_where_the_upcard_must_lie(table):
    for seat in ("1", "2"):
        table.say("pass", seat=seat)
    assert why(table, "take")["wouldDo"] == "draw"


def test_what_gets_the_turn_on_is_named_where_no_card_can_come(table):
    assert why(table, "draw")["wouldDo"] == "pass"
    assert why(table, "done")["wouldDo"] == "pass"
    for seat in ("1", "2"):
        table.say("pass", seat=seat)
    assert why(table, "pass")["wouldDo"] == "draw"
    table.say("draw", seat="1")
    for act in ("draw", "take", "pass", "done"):
        assert why(table, act)["wouldDo"] == "discard QD"
    assert preview(table, "discard QD")["legal"]


def test_who_lays_off_is_told_to_be_done(page):
    page.opens(stacked(DEFENDER, KNOCKER, up="KS", stock="QH", dealer="1"))
    for seat, act in (("2", "pass"), ("1", "pass"), ("2", "draw"), ("2", "knock QH")):
        page.say(act, seat=seat)
    for act in ("draw", "take", "pass"):
        assert why(page, act)["wouldDo"] == "done"


def test_a_layoff_that_does_not_fit_is_put_where_it_fits(page):
    page.opens(stacked(DEFENDER, KNOCKER, up="KS", stock="QH", dealer="1"))
    for seat, act in (("2", "pass"), ("1", "pass"), ("2", "draw"), ("2", "knock QH")):
        page.say(act, seat=seat)
    assert why(page, "layoff 7C > 9S 9H 9D")["wouldDo"] == "layoff 7C > 4C 5C 6C"
    assert why(page, "layoff KC > 9S 9H 9D")["wouldDo"] is None


def test_a_refusal_names_who_is_to_act(table):
    table.gets("view", "look", seat="2")
    (no,) = why(table, "pass", seat="2")["refusals"]
    assert (no["rule"], no["facts"]) == ("G2.1", {"turn": "1"})
    assert "P1" in no["text"]


# ---- arrangements


def arranged(page, **fields):
    return page.gets("arrangements", "arrange", seat="1", **fields)


def test_every_best_arrangement_is_listed_with_its_knock(choice):
    found = arranged(choice, card="KC")
    assert found["card"] == "KC"
    kinds = sorted(meld["kind"] for each in found["list"] for meld in each["melds"])
    assert len(found["list"]) == 2
    assert kinds == ["run"] * 3 + ["set"] * 3
    for each in found["list"]:
        assert each["points"] == 2
        assert preview(choice, each["act"])["legal"]
        assert [meld["cards"] for meld in preview(choice, each["act"])["arrangement"]["melds"]] == [
            meld["cards"] for meld in each["melds"]
        ]


def test_a_hand_is_arranged_before_its_turn_too(table):
    found = arranged(table)
    assert found["card"] is None
    assert [each["act"] for each in found["list"]] == [None]
    assert found["list"][0]["points"] == table.view["best"]["points"]


def test_no_knock_is_offered_that_the_rules_forbid(table):
    table.say("take", seat="1")
    assert {each["act"] for each in arranged(table, card="QD")["list"]} == {None}
    assert {each["act"] for each in arranged(table, card="AS")["list"]} == {None}


@pytest.mark.parametrize("card", ["2C", "??", "XX", 7, ["KS"], "KS KH"])
def test_a_card_to_leave_out_is_one_of_the_hand(table, card):
    assert table.cannot_read("arrange", at="card", seat="1", card=card)


def test_questions_of_another_game_are_not_answered(table):
    assert table.cannot_read("ways", at="op", seat="1")
    table.new()
    table.gets("view", "deal")
    assert table.cannot_read("arrange", at="op", seat="S")


def test_nothing_is_told_of_a_computers_hand(page):
    page.opens(stacked(KNOCKER, DEFENDER, players=("person", "random")))
    for op in ("arrange", "preview", "why", "menu"):
        assert page.cannot_read(op, at="seat", seat="2", act="pass")


def test_the_knocker_arranges_nothing_more(page):
    knocked(page)
    assert preview(page, "knock TH")["refusals"][0]["rule"] == "G2.1"
    assert page.view["best"]["points"] == 10
