"""Matches of Gin Rummy on the page: played to the settlement, taken back, opened again, judged by G2.1."""

import pytest

from melds.gin.options import ALWAYS
from melds.gin.variants import RULE_SETS
from wire.gin.match import OTHER, play_deal
from wire.gin.stacked import DEFENDER, KNOCKER, TWO, knocked, stacked
from wire.page import YOU


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("options", [{}, OTHER], ids=["usual", "other"])
def test_a_match_is_played_to_its_settlement(page, rules, options):
    page.new(TWO, game="gin", rules=rules, options={**options, "target": 40}, seed=rules)
    kinds, curious = set(), True
    while not (page.view["ended"] or {}).get("over"):
        view, told = play_deal(page, curious=curious)
        kinds, curious = kinds | told, False
    assert page.refuses("deal", citing="G8.8")
    assert page.refuses("go", citing="G8.8")
    assert page.refuses("act", seat="1", act="draw", citing="G8.8")
    assert page.is_the_same_when_opened()
    assert {"dealt", "turn", "passed", "drew", "discarded", "knocked", "ended", "won"} <= kinds
    settlement = view["ended"]["settlement"]
    assert len(settlement["games"]) == (3 if rules == "hollywood" else 1)
    assert all(game["over"] for game in settlement["games"])
    assert len(view["past"]) == view["deal"]


def test_a_named_seed_gives_the_same_match_again(page):
    texts = []
    for _ in range(2):
        page.new(TWO, game="gin", seed="again")
        play_deal(page)
        texts.append(page.text)
    assert texts[0] == texts[1]


def test_options_and_names_are_kept(page):
    view = page.new([YOU, {"name": "Ægir", "player": "random"}], game="gin", options={"ace": "high_too"})["view"]
    assert view["rules"]["options"]["ace"] == "high_too"
    assert set(view["rules"]["options"]) == set(ALWAYS)
    assert [seat["name"] for seat in view["seats"]] == ["You", "Ægir"]
    assert page.is_the_same_when_opened()


@pytest.mark.parametrize(
    ("field", "value", "at"),
    [
        ("rules", "classic", "rules"),
        ("players", [*TWO, *TWO], "players"),
        ("players", [{"name": "You", "player": "wizard"}] * 2, "player"),
        ("options", {"black3": "stop"}, "options.black3"),
        ("options", {"hand_size": 25}, "options.hand_size"),
        ("draw", True, "draw"),
    ],
)
def test_a_match_that_cannot_be_is_not_begun(page, field, value, at):
    page.new()
    assert page.cannot_read("new", at=at, **{"game": "gin", "players": TWO, field: value})


# ---- taking back


def test_a_card_taken_from_the_pile_is_put_back(table):
    before = table.view
    assert table.say("take", seat="1")[0]["can"]["undo"]
    assert table.gets("view", "undo")["view"] == before
    assert table.is_the_same_when_opened()


def test_a_card_drawn_and_a_turn_that_is_over_are_not_taken_back(table):
    assert not table.say("pass", seat="1")[0]["can"]["undo"]
    table.say("pass", seat="2")
    assert not table.say("draw", seat="1")[0]["can"]["undo"]
    assert not table.say("discard QD", seat="1")[0]["can"]["undo"]
    assert table.cannot_read("undo")


def test_layoffs_are_taken_back_one_by_one(page):
    page.opens(stacked(DEFENDER, KNOCKER, up="KS", stock="QH", dealer="1"))
    for seat, act in (("2", "pass"), ("1", "pass"), ("2", "draw"), ("2", "knock QH")):
        page.say(act, seat=seat)
    before = page.view
    assert not before["can"]["undo"]
    page.say("layoff 7C > 4C 5C 6C", seat="1")
    page.say("layoff 9C > 9S 9H 9D", seat="1")
    page.gets("view", "undo")
    assert page.gets("view", "undo")["view"] == before
    assert page.cannot_read("undo")


def test_a_knock_stands(page):
    assert not knocked(page)[0]["can"]["undo"]


# ---- whose turn it is


def test_each_waits_for_the_turn(table):
    table.gets("view", "look", seat="2")
    assert table.refuses("act", seat="2", act="pass", citing="G2.1")
    assert table.refuses("go", citing="G2.1")
    assert table.refuses("hint", seat="2", citing="G2.1")


def test_nothing_is_played_before_the_deal(page):
    page.new(TWO, game="gin")
    assert page.refuses("act", seat="1", act="draw", citing="G2.2")
    assert page.refuses("go", citing="G2.2")
    for op in ("preview", "why", "arrange", "menu"):
        assert page.cannot_read(op, seat="1", act="draw")


# ---- hints


def test_a_hint_is_legal_and_says_why_at_every_step(page):
    page.new([YOU, {"name": "Ines", "player": "club"}], game="gin", seed="hints")
    view, steps = page.gets("view", "deal")["view"], set()
    for _ in range(3):
        while view["toAct"]:
            if view["toAct"] == "1":
                hint = page.gets("hint", "hint", seat="1")
                assert hint["reasons"]
                assert page.gets("preview", "preview", seat="1", act=hint["act"])["legal"]
                steps.add(view["step"])
                view = page.say(hint["act"], seat="1")[0]
            else:
                view = page.gets("view", "go")["view"]
        if not view["ended"]["over"]:
            view = page.gets("view", "deal")["view"]
    assert {"upcard", "draw", "play"} <= steps
