"""What the page draws of a table of Gin Rummy: the hand arranged, what is open, the knock, the score."""

import pytest

from melds.gin import GIN_RUMMY
from melds.reader import read_record
from melds.table import Table
from melds.wire.face import Company
from melds.wire.gin.screen import show
from wire.gin.stacked import DEFENDER, KNOCKER, TWO, knocked, stacked


def seen_by(page, seat):
    """Return the table of a page as another seat would see it."""
    table = Table.of(read_record(page.text.splitlines()))
    company = Company(("P1", "P2"), ("person", "person"), None, (), undo=False)
    return show(GIN_RUMMY.view(table.state, seat), company)


def test_before_the_deal_there_is_a_table_and_nothing_on_it(page):
    view = page.new(TWO, game="gin")["view"]
    assert (view["game"], view["step"], view["hand"], view["knock"], view["upcard"]) == ("gin", "deal", [], None, None)
    assert (view["seat"], [seat["relation"] for seat in view["seats"]]) == ("1", ["you", "opponent"])
    nothing = {"points": [0, 0], "won": [0, 0], "boxes": [0, 0], "reached": [0, 0], "over": False}
    assert view["games"] == [nothing]


# ---- the hand


def test_the_hand_is_shown_as_it_is_best_arranged(table):
    view = table.view
    melds = [meld["cards"] for meld in view["best"]["melds"]]
    assert melds == [["KS", "KH", "KD"], ["4H", "5H", "6H"]]
    assert [meld["kind"] for meld in view["best"]["melds"]] == ["set", "run"]
    assert (view["best"]["deadwood"], view["best"]["points"]) == (["AD", "7S", "8C", "QD"], 26)
    assert view["hand"] == view["arranged"]["melds"] == [*melds[0], *melds[1], "AD", "7S", "8C", "QD"]
    assert view["arranged"]["rank"][0] == "KS"
    assert view["arranged"]["rank"][-1] == "AD"
    assert view["arranged"]["suit"][:2] == ["KS", "7S"]


def test_each_card_says_what_would_be_left_without_it(table):
    table.say("take", seat="1")
    after = {each["card"]: each for each in table.view["after"]}
    assert set(after) == {"KS", "KH", "KD", "4H", "5H", "6H", "7S", "8C", "AD", "QD"}
    assert after["QD"] == {"card": "QD", "points": 17, "knock": False, "gin": False}
    assert after["KS"]["points"] == 27 + 20


def test_a_card_that_was_taken_stays(table):
    view, _ = table.say("take", seat="1")
    assert (view["taken"], view["takenRule"], view["drew"], view["fresh"]) == ("AS", "G2.7", None, ["AS"])
    assert table.refuses("act", seat="1", act="discard AS", citing="G2.7")


def test_a_card_that_was_drawn_is_marked_until_the_discard(table):
    for seat, act in (("1", "pass"), ("2", "pass")):
        table.say(act, seat=seat)
    view, _ = table.say("draw", seat="1")
    assert (view["taken"], view["takenRule"], view["drew"], view["fresh"]) == (None, None, "9H", ["9H"])
    view, _ = table.say("discard QD", seat="1")
    assert (view["drew"], view["fresh"], view["after"]) == (None, [], [])


def test_the_other_hand_is_not_shown(table):
    text = str(table.view)
    assert not any(f"'{card}'" in text for card in ("QS", "QH", "QC", "2D", "3D", "9H"))


def test_what_everybody_saw_stays_known(table):
    assert (table.view["known"], table.view["discards"]) == ([], {"1": [], "2": []})
    table.say("pass", seat="1")
    table.say("take", seat="2")
    table.say("discard 2D", seat="2")
    assert (table.view["known"], table.view["discards"]) == (["AS"], {"1": [], "2": ["2D"]})
    table.say("take", seat="1")
    table.say("discard QD", seat="1")
    table.say("draw", seat="2")
    view, _ = table.say("discard AS", seat="2")
    assert (view["known"], view["discards"]) == ([], {"1": ["QD"], "2": ["2D", "AS"]})


# ---- what is open


def test_the_upcard_is_taken_or_passed(table):
    view = table.view
    assert (view["step"], view["toAct"], view["good"], view["upcard"]) == ("upcard", "1", "pass", "AS")
    assert {name for name, so in view["can"].items() if so} == {"take", "pass"}
    view, _ = table.say("pass", seat="1")
    assert (view["toAct"], view["good"]) == ("2", None)
    assert not any(view["can"].values())


def test_after_two_refusals_the_stock_is_the_only_way(table):
    for seat, act in (("1", "pass"), ("2", "pass")):
        view, _ = table.say(act, seat=seat)
    assert {name for name, so in view["can"].items() if so} == {"draw"}
    assert table.refuses("act", seat="1", act="take", citing="G2.4")


def test_knocking_and_going_gin_are_told_apart(page):
    page.opens(stacked("KS KH KD 4H 5H 6H 7S 8S AD 2D", "QS", up="9S"))
    view, _ = page.say("take", seat="1")
    assert view["can"]["knock"]
    assert (view["can"]["gin"], view["ginRule"]) == (False, "G4.3")
    assert view["good"] == "discard"
    page.opens(stacked("KS KH KD 4H 5H 6H 7S 8S TS QD", "QS", up="9S"))
    view, _ = page.say("take", seat="1")
    assert (view["can"]["gin"], view["can"]["bigGin"], view["good"]) == (True, False, "gin")
    assert [each["card"] for each in view["after"] if each["gin"]] == ["QD"]


def test_eleven_cards_in_melds_are_big_gin_where_the_rules_know_it(page):
    for rules, can in (("biggin", True), ("gin", False)):
        page.opens(stacked("KS KH KD 4H 5H 6H 7S 8S TS JS", "QS", up="9S", rules=rules))
        assert page.say("take", seat="1")[0]["can"]["bigGin"] is can
    page.opens(stacked("KS KH KD 4H 5H 6H 7S 8S TS JS", "QS", up="9S", rules="biggin"))
    page.say("take", seat="1")
    view, events = page.say("knock", seat="1")
    assert (view["knock"]["kind"], view["knock"]["card"], view["ended"]["kind"]) == ("biggin", None, "biggin")
    assert events[0]["how"] == "biggin"


def test_the_upcard_may_set_the_limit(page):
    page.opens(stacked(KNOCKER, DEFENDER, up="4H", rules="oklahoma"))
    assert (page.view["limit"], page.view["upcard"]) == (4, "4H")
    page.opens(stacked(KNOCKER, DEFENDER, up="4H", rules="straight"))
    assert page.view["limit"] == 0


@pytest.mark.parametrize(("option", "rule"), [("stock_end=29", None), ("stock_end=30", "G6.1"), ("turn_cap=3", "G6.3")])
def test_a_discard_that_makes_the_deal_void_is_told_before_it(page, option, rule):
    """By who is to discard: 31 cards are in the stock of a deal, and the third turn is the first that draws."""
    page.opens(stacked(KNOCKER, DEFENDER, up="KS", stock="QH", rules=f"gin {option}"))
    for act, seat in (("pass", "1"), ("pass", "2")):
        page.say(act, seat=seat)
    assert page.view["voids"] is None
    page.say("draw", seat="1")
    assert (page.view["voids"], seen_by(page, 1)["voids"]) == (rule, None)
    view, _ = page.say("discard QH", seat="1")
    assert (view["voids"], view["ended"] is not None) == (None, rule is not None)


# ---- the knock


def test_a_knock_lies_on_the_table_with_its_card_face_down(page):
    knocked(page)
    mine, theirs = page.view["knock"], seen_by(page, 1)["knock"]
    assert (mine["seat"], mine["kind"], mine["points"], mine["deadwood"]) == ("1", "knock", 10, ["TH"])
    assert [meld["cards"] for meld in mine["melds"]] == [["9S", "9H", "9D"], ["AS", "2S", "3S"], ["4C", "5C", "6C"]]
    assert (mine["card"], theirs["card"]) == ("QH", None)
    assert seen_by(page, 1)["pile"]["top"] == "??"


def test_who_lays_off_is_shown_what_fits_and_the_best_defence(page):
    knocked(page)
    theirs = seen_by(page, 1)["knock"]
    assert {"card": "7C", "meld": 2} in theirs["fits"]
    assert {"card": "9C", "meld": 0} in theirs["fits"]
    assert sorted(act.split(" > ")[0] for act in theirs["bestLayoffs"]) == ["layoff 4S", "layoff 7C", "layoff 9C"]
    assert theirs["defence"]["best"]["points"] == 25
    assert (theirs["defence"]["undercut"], theirs["defence"]["difference"]) == (False, 15)
    mine = page.view["knock"]
    assert (mine["fits"], mine["bestLayoffs"], mine["defence"]) == ([], [], None)


def test_the_sum_of_an_undercut_runs_with_the_layoffs(page):
    knocked(page)
    differences = []
    for act in seen_by(page, 1)["knock"]["bestLayoffs"]:
        page.say(act, seat="2")
        defence = seen_by(page, 1)["knock"]["defence"]
        differences.append((defence["difference"], defence["undercut"]))
    assert differences[-1] == (-5, True)
    assert not differences[0][1]
    view = page.view
    laid = {card for meld in view["knock"]["melds"] for card in meld["laid"]}
    assert laid == {"7C", "9C", "4S"}
    assert view["seats"][1]["held"] == 7
    assert seen_by(page, 1)["good"] == "done"


# ---- the end of a deal


def test_an_undercut_is_told_line_by_line(page):
    knocked(page)
    for act in [*seen_by(page, 1)["knock"]["bestLayoffs"], "done"]:
        view, events = page.say(act, seat="2")
    ended = view["ended"]
    assert (ended["kind"], ended["winner"], ended["points"], ended["knocker"]) == ("undercut", "2", 15, "1")
    assert {line["id"]: line["points"] for line in ended["lines"]} == {"difference": 5, "undercut": 10}
    assert {line["id"]: line["rule"] for line in ended["lines"]} == {"difference": "G7.2", "undercut": "G7.4"}
    assert (ended["rule"], ended["void"]) == ("G7.4", None)
    assert (ended["scores"], ended["won"], ended["over"]) == ([0, 15], [0, 1], False)
    assert ended["hands"]["1"]["points"] == 10
    assert (ended["hands"]["2"]["points"], sorted(ended["hands"]["2"]["laid"])) == (5, ["4S", "7C", "9C"])
    assert view["knock"]["defence"]["undercut"]
    assert view["past"] == [{"winner": "2", "points": 15, "kind": "undercut", "games": [1]}]
    assert [event["kind"] for event in events] == ["done", "ended"]
    theirs = seen_by(page, 1)
    assert (theirs["ended"]["scores"], theirs["ended"]["winner"]) == ([15, 0], "2")
    assert theirs["knock"]["card"] == "QH"


def test_a_void_deal_shows_both_hands_and_no_points(page):
    view = page.new(TWO, game="gin", seed="void", options={"turn_cap": 4})["view"]
    view = page.gets("view", "deal")["view"]
    while view["toAct"] == "2":
        view = page.gets("view", "go")["view"]
    while view["toAct"]:
        act = view["good"] if view["step"] != "play" else f"discard {view['after'][0]['card']}"
        view = page.say(act, seat="1")[0]
        while view["toAct"] == "2":
            view = page.gets("view", "go")["view"]
    ended = view["ended"]
    assert (ended["kind"], ended["winner"], ended["points"], ended["lines"]) == ("void", None, 0, [])
    for hand in ended["hands"].values():
        assert len(hand["deadwood"]) + sum(len(meld["cards"]) for meld in hand["melds"]) == 10
    assert (ended["void"], ended["rule"]) == ("turns", "G6.3")
    assert view["past"] == [{"winner": None, "points": 0, "kind": "void", "games": []}]
    dealer = next(seat["id"] for seat in view["seats"] if seat["dealer"])
    again = page.gets("view", "deal")["view"]
    assert next(seat["id"] for seat in again["seats"] if seat["dealer"]) == dealer


@pytest.mark.parametrize(("rules", "games"), [("gin", 1), ("hollywood", 3)])
def test_a_match_is_settled_from_where_one_sits(page, rules, games):
    hands = ("KS KH KD 4H 5H 6H 7S 8S TS QD", "QS QC TC JH 8D 7D 5C 4D 2C 9C")
    page.opens(stacked(*hands, up="9S", rules=f"{rules} target=20"))
    page.say("take", seat="1")
    view, events = page.say("knock QD", seat="1")
    ended = view["ended"]
    if games == 3:
        assert (ended["over"], ended["settlement"]) == (False, None)
        assert [column["won"] for column in view["games"]] == [[1, 0], [0, 0], [0, 0]]
        return
    assert ended["over"]
    (game,) = ended["settlement"]["games"]
    made = ended["points"]
    assert (game["points"], game["boxes"], game["bonus"]) == ([made, 0], [20, 0], [200, 0])
    assert game["payment"] == 2 * (made + 220) == ended["settlement"]["payment"]
    assert (game["winner"], game["doubled"], game["payer"], game["payee"]) == (0, True, 1, 0)
    won = {"kind": "won", "winners": ["1"], "payee": "1", "side": 0, "margin": game["payment"]}
    assert events[-1] == won
    assert (view["games"][0]["boxes"], view["games"][0]["reached"]) == ([20, 0], [made, 0])
    other = seen_by(page, 1)["ended"]["settlement"]["games"][0]
    assert (other["points"], other["winner"], other["payer"]) == ([0, made], 1, 0)
