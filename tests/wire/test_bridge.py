"""Every operation of the bridge, asked as the page asks it; every reply is held to its type."""

import json
from typing import get_args, get_type_hints

import pytest

from melds.canasta import CANASTA
from melds.canasta.position import read_position
from melds.game import GAMES
from melds.rulebook import chapters
from melds.session import OPERATIONS
from melds.wire.canasta.judging import ways
from melds.wire.messages import Request
from wire.page import FOUR, PERSONS, YOU, Page
from wire.stacked import spread, stacked

SEVEN_KINGS = "KS KH KD KC KS KH KD"
OUT = {"S": f"{SEVEN_KINGS} AS AH AD 4H"}
"""With an ace drawn, the hand of South goes out with one card to discard."""


@pytest.fixture
def page():
    return Page()


@pytest.fixture
def table(page):
    """A table with the first deal on it, a person in the seat whose turn it is."""
    page.opens(stacked({"S": "KS KH KD KC 9S 9D 9C 5H 5C 6S 7D"}, up="KD", stock="8S"))
    return page


# ---- what there is


def test_hello_says_what_there_is_to_play(page):
    hello = page.gets("hello", "hello")
    assert hello["games"] == list(GAMES)
    assert hello["players"]["canasta"] == ["random", "simple", "club"]
    (classic,) = [each for each in hello["rulesets"] if each["game"] == "canasta"]
    assert (classic["name"], classic["seats"]) == ("classic", 4)
    assert {option["name"] for option in classic["options"]} == {"black3", "red3_forgettable"}
    assert all(option["default"] in option["values"] for option in classic["options"])


def test_the_rulebook_has_every_rule(page):
    book = page.gets("rulebook", "rulebook", lang="en")
    listed = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert listed == [rule.id for chapter in chapters("canasta") for rule in chapter.rules]


def test_the_rulebook_is_there_in_known_languages_of_known_games(page):
    page.new()
    assert page.cannot_read("rulebook", at="lang", lang="tlh")
    assert page.cannot_read("rulebook", at="game", game="whist")


def test_every_operation_is_declared():
    assert set(get_args(get_type_hints(Request)["op"])) == set(OPERATIONS)


# ---- beginning


def test_a_match_begins_before_its_first_deal(page):
    reply = page.new()
    assert reply["kind"] == "view"
    assert reply["view"]["step"] == "deal"
    assert reply["view"]["hand"] == []
    assert [seat["name"] for seat in reply["view"]["seats"]] == ["You", "Wim", "Nora", "Edda"]


def test_nothing_is_played_before_the_deal(page):
    page.new()
    assert page.refuses("act", seat="S", act="draw", citing="C3.2")
    assert page.refuses("go", citing="C3.2")
    assert page.refuses("hint", seat="S", citing="C3.2")
    for op in ("preview", "why"):
        assert page.cannot_read(op, seat="S", act="draw")
    for op in ("ways", "menu"):
        assert page.cannot_read(op, seat="S")


@pytest.mark.parametrize("op", sorted(set(OPERATIONS) - {"hello", "new", "open", "rulebook", "judge", "digest"}))
def test_there_is_nothing_to_ask_before_there_is_a_table(page, op):
    reply = page.gets("unreadable", op, seat="S", act="draw", places=[50])
    assert "first" in reply["expected"]
    assert reply["rev"] == 0


@pytest.mark.parametrize("op", ["", "no such", "__init__", "operation", "seat ", "Look", "ask", "x" * 20])
def test_there_is_no_other_operation(page, op):
    page.new()
    assert page.cannot_read(op, at="op")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "whist"),
        ("game", 7),
        ("rules", "bolivia"),
        ("options", ["black3"]),
        ("options", {"black3": "perhaps"}),
        ("options", {"jokers": "many"}),
        ("options", {"hand_size": 27}),
        ("options", {"opening": "100:50,0:15"}),
        ("options", {"ranks": "5,4"}),
        ("options", {"values": "1,2,3"}),
        ("options", {"sides": 3}),
        ("options", {"target": 10**9}),
        ("options", {"name": "mine"}),
        ("players", FOUR[:3]),
        ("players", ["club"] * 4),
        ("players", [{"name": "You", "player": "wizard"}] * 4),
        ("players", [{"name": "", "player": "club"}] * 4),
        ("players", [{"name": "N" * 41, "player": "club"}] * 4),
        ("players", [{"name": "a]b", "player": "club"}] * 4),
        ("players", [{"name": "a\nb", "player": "club"}] * 4),
        ("players", None),
        ("seed", "[deal]"),
        ("seed", 7),
        ("draw", "yes"),
    ],
)
def test_a_match_that_cannot_be_is_not_begun(page, field, value):
    page.new()
    asked = {"game": "canasta", "players": FOUR, field: value}
    assert page.cannot_read("new", **asked)


def test_the_options_and_names_of_a_match_are_kept(page):
    names = ["Ælfgifu", "名前", "O'Brien", "Zoë"]
    players = [{"name": name, "player": "club"} for name in names]
    reply = page.new(players, options={"black3": "stop", "red3_forgettable": True}, seed="gr(ü)n")
    assert reply["view"]["rules"]["options"] == {"black3": "stop", "red3_forgettable": "yes"}
    assert [seat["name"] for seat in reply["view"]["seats"]] == names
    assert page.is_the_same_when_opened()


def test_a_named_seed_gives_the_same_deal_again(page):
    hands = []
    for _ in range(2):
        page.new()
        hands.append(page.gets("view", "deal")["view"]["hand"])
    assert hands[0] == hands[1]


def test_without_a_seed_deals_differ(page):
    hands = []
    for _ in range(2):
        page.new(seed=None)
        hands.append(page.gets("view", "deal")["view"]["hand"])
    assert hands[0] != hands[1]


# ---- revisions


def test_a_request_that_speaks_of_the_present_is_answered(table):
    assert table.gets("view", "act", rev=table.rev, seat="S", act="draw")


def test_a_request_that_speaks_of_another_time_is_stale(table):
    before = table.rev
    table.say("draw")
    now = table.everything()
    assert table.gets("stale", "act", rev=before, seat="S", act="discard 7D")
    assert table.gets("stale", "act", rev=table.rev + 1, seat="S", act="discard 7D")
    assert table.everything() == now


def test_only_changes_count_as_revisions(page):
    page.new(draw=True)
    rev = page.rev
    for op in ("look", "record", "hello", "rulebook"):
        page.ask(op)
    assert page.rev == rev
    page.gets("seating", "lift", places=[50])
    assert page.rev == rev + 1


def test_asking_changes_nothing(table):
    table.say("draw")
    before = table.everything()
    for op in ("preview", "why"):
        for act in ("meld KS KH KD", "meld KS 9S", "discard 7D", "take KS KH", "ask"):
            table.gets(op, op, seat="S", act=act)
    for op in ("ways", "hint", "menu", "record"):
        table.gets(op, op, seat="S")
    assert table.everything() == before


# ---- the draw for partners


LIFTED = {20: "KS", 21: "KS", 22: "QH", 23: "JD", 24: "AC", 30: "JK"}


@pytest.fixture
def drawing(page):
    page.gets("seating", "open", record=spread(LIFTED))
    return page


def lift(page, *places):
    return page.gets("seating", "lift", places=list(places))


@pytest.mark.parametrize(
    ("places", "rule"),
    [((30,), "C1.4"), ((40, 41), "C1.5"), ((0,), "C1.6"), ((3,), "C1.6"), ((104,), "C1.6"), ((107,), "C1.6")],
)
def test_what_does_not_count_is_lifted_again(drawing, places, rule):
    reply = lift(drawing, *places)
    assert reply["next"] == 0
    assert reply["players"][0]["card"] is None
    assert reply["players"][0]["again"]["rule"] == rule
    assert reply["taken"] == list(places)
    assert drawing.is_the_same_when_opened()


def test_of_two_equal_cards_neither_counts(drawing):
    assert lift(drawing, 20)["players"][0]["card"] == "KS"
    reply = lift(drawing, 21)
    assert [who["card"] for who in reply["players"]] == [None] * 4
    assert [who["again"] and who["again"]["rule"] for who in reply["players"]] == ["C1.4", "C1.4", None, None]
    assert reply["next"] == 0


@pytest.mark.parametrize(("places", "rule"), [([], "C1.5"), ([20], "C1.7"), ([108], "C1.7"), ([-1], "C1.7")])
def test_there_must_be_a_card_to_lift(drawing, places, rule):
    lift(drawing, 20)
    assert drawing.refuses("lift", places=places, citing=rule)


def test_a_card_is_lifted_once(drawing):
    assert drawing.refuses("lift", places=[40, 40], citing="C1.7")


@pytest.mark.parametrize("places", [None, 5, "5", [1.5], ["5"], [True], [None], list(range(9))])
def test_places_are_numbers(drawing, places):
    assert drawing.cannot_read("lift", at="places", places=places)


def test_the_spread_does_not_run_out(drawing):
    for first in range(32, 86, 8):
        lift(drawing, *range(first, first + 8))
    assert drawing.refuses("lift", places=[90, 91], citing="C1.5")
    assert lift(drawing, 90)["players"][0]["card"]


def test_the_highest_cards_are_partners_and_the_highest_plays_first(drawing):
    for place in (22, 23, 24, 20):  # a queen, a jack, an ace, a king
        reply = lift(drawing, place)
    assert reply["done"]
    names = {sat["seat"]: sat["name"] for sat in reply["result"]["seats"]}
    assert names == {"S": "P1", "W": "P4", "N": "P2", "E": "P3"}
    assert reply["result"]["first"] == "E"
    view = drawing.gets("view", "seat")["view"]
    assert view["step"] == "deal"
    assert {seat["id"]: seat["name"] for seat in view["seats"]} == names
    assert drawing.is_the_same_when_opened()
    assert drawing.gets("view", "deal")["view"]["turn"] == "E"


def test_nobody_sits_down_before_all_have_drawn(drawing):
    assert drawing.cannot_read("seat", at="op")
    assert drawing.cannot_read("deal", at="op")


def test_computers_lift_by_themselves(page):
    page.new([*FOUR[1:], YOU], draw=True)
    reply = page.gets("seating", "look")
    assert reply["next"] == 3
    assert all(who["card"] for who in reply["players"][:3])


def test_a_draw_goes_on_the_same_after_it_was_opened(page):
    page.new(draw=True)
    with page.elsewhere() as other:
        there = other.gets("seating", "lift", places=[50])
    here = page.gets("seating", "lift", places=[50])
    assert here["cards"] == there["cards"]
    assert here["result"] == there["result"]


def test_a_new_match_ends_a_draw(page):
    page.new(draw=True)
    page.new()
    assert page.cannot_read("lift", at="op", places=[50])


# ---- a match


@pytest.mark.parametrize("options", [{}, {"black3": "stop", "red3_forgettable": "yes"}])
def test_a_match_is_played_to_its_end(page, options):
    page.new(options={**options, "target": 2000})
    acts, kinds = 0, set()
    while not (page.view["ended"] or {}).get("over"):
        view = page.gets("view", "deal")["view"]
        while view["ended"] is None:
            reply = one_act(page, view, curious=acts % 7 == 0)
            kinds |= {event["kind"] for event in reply["events"]}
            view, acts = reply["view"], acts + 1
    assert page.refuses("deal", citing="C7.12")
    assert page.refuses("go", citing="C7.12")
    assert page.refuses("act", seat="S", act="draw", citing="C7.12")
    assert page.is_the_same_when_opened()
    assert kinds >= {"turn", "drew", "took", "melded", "discarded", "ended", "won"}
    assert len(view["past"]) == view["deal"]
    totals = [sheet["now"] for sheet in view["ended"]["sheets"]]
    assert max(totals) >= 2000
    assert view["ended"]["margin"] == max(totals) - min(totals)


def one_act(page, view, *, curious):
    """Let whoever is to act act, the person as the hint says; look around if `curious`."""
    if curious:
        assert page.is_the_same_when_opened()
        for op in ("ways", "menu"):
            page.gets(op, op, seat="S")
    if view["toAct"] != "S":
        return page.gets("view", "go")
    hint = page.gets("hint", "hint", seat="S")
    if curious:
        assert page.gets("preview", "preview", seat="S", act=hint["act"])["legal"]
        assert page.gets("why", "why", seat="S", act="discard JK")
        assert page.gets("why", "why", seat="S", act="meld KS KH / JK JK JK")
    return page.gets("view", "act", seat="S", act=hint["act"])


def test_computers_do_not_move_for_the_person(table):
    assert table.refuses("go", citing="C3.1")


@pytest.mark.parametrize("op", ["menu", "ways", "hint", "preview", "why"])
def test_nothing_is_asked_about_a_computers_hand(table, op):
    """What it could do would tell its cards."""
    table.say("draw")
    table.say("discard 7D")

    assert table.cannot_read(op, at="seat", seat="W", act="draw")


def test_each_waits_for_the_turn(page):
    page.opens(stacked({"S": "KS KH"}, stock="8S", players=("person", "person", "club", "club")))
    assert page.refuses("act", seat="W", act="draw", citing="C3.1")
    assert page.refuses("hint", seat="W", citing="C3.1")


def test_nobody_plays_for_a_computer_player(table):
    assert table.cannot_read("act", at="seat", seat="W", act="draw")
    assert table.cannot_read("act", at="seat", seat="X", act="draw")


def test_only_ways_that_the_hand_has_cards_for_are_open():
    """The top card alone fits the jacks; there is no pair and no wild card to take it with."""
    position = {"hands": {"S": "AC KH TC"}, "pile": "3C JH", "melds": [["JS JC JD", "8H 8D 8C"], []]}
    seen = CANASTA.view(read_position({"turn": "S", "step": "draw", **position}), 0)

    assert [(way["way"], way["act"]) for way in ways(seen)] == [("meld", "take")]


def test_what_others_take_is_not_shown_to_the_person(page):
    """C3.10: the pile lies squared; somebody who takes it is not seen to count it."""
    took = []
    for seed in range(6):
        page.gets("view", "new", players=FOUR, seed=f"took {seed}")
        view = page.gets("view", "deal")["view"]
        while view["toAct"]:
            hint = page.gets("hint", "hint")["act"] if view["toAct"] == "S" else None
            reply = page.gets("view", "act", seat="S", act=hint) if hint else page.gets("view", "go")
            took += [event for event in reply["events"] if event["kind"] == "took"]
            view = reply["view"]

    assert all(event["seat"] == "S" or not event["cards"] for event in took)
    assert any(event["seat"] != "S" and event["count"] > 1 for event in took)


def test_reasons_of_computer_players_are_told_when_the_deal_is_over(page):
    page.gets("view", "new", players=FOUR, seed="why")
    view = page.gets("view", "deal")["view"]
    assert page.cannot_read("explain", at="op")
    while view["toAct"]:
        act = page.gets("hint", "hint")["act"] if view["toAct"] == "S" else None
        view = (page.gets("view", "act", seat="S", act=act) if act else page.gets("view", "go"))["view"]
    told = page.gets("explained", "explain")["acts"]

    assert {act["seat"] for act in told} == {"W", "N", "E"}
    assert all(act["reasons"] for act in told)
    assert [f"{act['turn']} {act['seat']} {act['act']}" for act in told] == [
        line for line in page.save if line[0].isdigit() and line.split()[1] != "S"
    ]


def test_no_seat_says_how_the_cards_lie(table):
    deal = table.save[-1][1:-1]
    for op in ("act", "preview", "why"):
        assert table.cannot_read(op, at="act", seat="S", act=deal)


@pytest.mark.parametrize("act", ["", "fold", "meld", "meld KX", "discard", "discard KS KS", "discard ??", "meld ?? KS"])
def test_what_is_no_act_cannot_be_read(table, act):
    reply = table.gets("unreadable", "act", seat="S", act=act)
    assert reply["where"]["field"] == "act"
    assert reply["where"]["column"] >= 1


def test_refusals_have_all_that_a_panel_shows(table):
    table.say("draw")
    (refusal,) = table.gets("refused", "act", seat="S", act="meld 9S 9D 9C")["refusals"]
    assert refusal["rule"] == "C4.5"
    assert refusal["facts"] == {"needs": 50, "has": 30, "score": 0}
    assert refusal["clauses"]
    assert "50" in refusal["text"]


def test_why_names_an_act_that_would_do_and_the_sum(table):
    table.say("draw")
    why = table.gets("why", "why", seat="S", act="meld 9S 9D 9C")
    assert not why["legal"]
    assert why["sum"][-1] == {"label": {"id": "short", "facts": {}}, "points": 20}
    assert table.gets("preview", "preview", seat="S", act=why["wouldDo"])["legal"]


def test_ways_say_what_they_need(table):
    ways = table.gets("ways", "ways", seat="S")
    assert ways["legal"]
    assert ways["top"] == "KD"
    pair = next(way for way in ways["ways"] if way["way"] == "pair")
    assert table.gets("preview", "preview", seat="S", act=pair["act"])["legal"]


def test_ways_of_an_empty_pile_say_why_there_are_none(table):
    view, _ = table.say("take KS KH / 9S 9D 9C")
    assert view["pile"]["state"] == "empty"
    ways = table.gets("ways", "ways", seat="S")
    assert ways["ways"] == []
    assert "C5.10" in [refusal["rule"] for refusal in ways["refusals"]]


# ---- taking back


def test_a_meld_is_taken_back(table):
    table.say("draw")
    before = table.view
    view, _ = table.say("meld KS KH KD KC / 9S 9D 9C")
    assert view["can"]["undo"]
    lines = len(table.save)
    assert table.gets("view", "undo")["view"] == before
    assert len(table.save) == lines - 1
    assert table.is_the_same_when_opened()


def test_a_card_that_was_drawn_is_not_given_back(table):
    view, _ = table.say("draw")
    assert not view["can"]["undo"]
    assert table.cannot_read("undo")


def test_a_pile_that_shows_nothing_new_is_given_back(table):
    before = table.view
    assert table.say("take KS KH / 9S 9D 9C")[0]["can"]["undo"]
    assert table.gets("view", "undo")["view"] == before


def test_a_turn_that_is_over_is_not_taken_back(table):
    table.say("draw")
    assert not table.say("discard 7D")[0]["can"]["undo"]
    assert table.cannot_read("undo")


def test_what_can_be_taken_back_outlives_a_reload(table):
    table.say("draw")
    table.say("meld KS KH KD KC / 9S 9D 9C")
    with table.elsewhere() as other:
        assert other.view["can"]["undo"]
        assert other.gets("view", "undo")


def test_nothing_is_taken_back_before_anything_was_done(page):
    page.new()
    assert page.cannot_read("undo")


# ---- permission


@pytest.fixture
def about_to_ask(page):
    """South can go out, and North is a person too, so that either answer can be given."""
    page.opens(stacked(OUT, stock="AC", players=("person", "club", "person", "club")))
    page.say("draw")
    return page


@pytest.mark.parametrize(("answer", "value"), [("yes", "yes"), ("no", "no")])
def test_permission_is_asked_and_answered(about_to_ask, answer, value):
    page = about_to_ask
    assert page.view["can"]["ask"]
    view, events = page.say("ask")
    assert (view["step"], view["toAct"], view["asked"]) == ("answer", "N", "?")
    assert events == [{"kind": "asked", "seat": "S"}]
    assert page.is_the_same_when_opened()
    assert page.refuses("act", seat="S", act="discard 4H", citing="C3.2")
    view, events = page.say(answer, seat="N")
    assert events == [{"kind": "answered", "seat": "N", "yes": answer == "yes"}]
    assert view["asked"] == value
    assert view["mustGoOut"] == (answer == "yes")
    assert page.is_the_same_when_opened()


def test_who_was_told_yes_goes_out(about_to_ask):
    page = about_to_ask
    page.say("ask")
    page.say("yes", seat="N")
    assert page.refuses("act", seat="S", act="discard 4H", citing="C6.6")
    page.say(f"meld {SEVEN_KINGS} / AS AH AD AC")
    view, events = page.say("discard 4H")
    assert view["ended"]["out"] == "S"
    assert view["ended"]["concealed"]
    assert [event["kind"] for event in events] == ["discarded", "out", "ended"]


def test_who_was_told_no_stays(about_to_ask):
    page = about_to_ask
    page.say("ask")
    page.say("no", seat="N")
    assert page.refuses("act", seat="S", act="ask", citing="C6.4")
    page.say(f"meld {SEVEN_KINGS}")
    assert page.refuses("act", seat="S", act="meld AS AH AD AC", citing="C6.6")
    assert page.say("discard 4H")[0]["turn"] == "W"


def test_a_computer_partner_answers_by_itself(page):
    page.opens(stacked(OUT, stock="AC"))
    page.say("draw")
    page.say("ask")
    reply = page.gets("view", "go")
    assert reply["events"][0]["kind"] == "answered"


def test_the_person_is_asked_by_a_computer_partner(page):
    page.opens(stacked({"N": OUT["S"]}, stock="AC", dealer="W") + "\n1 N draw\n1 N ask")
    view = page.view
    assert (view["toAct"], view["good"]) == ("S", "answer")
    assert page.refuses("go", citing="C3.1")
    assert page.gets("hint", "hint", seat="S")["act"] in {"yes", "no"}
    assert page.gets("menu", "menu", seat="S")["acts"] == ["yes", "no"]
    assert page.say("no")[0]["asked"] == "no"


# ---- the options


FORGETTABLE = "red3_forgettable=yes"
WITH_A_RED_THREE = {"S": "3H KS KH KD 9S 9D 9C 5H 5C 6S 7D"}


def test_a_red_three_that_may_be_forgotten_is_tabled_by_hand(page):
    page.opens(stacked(WITH_A_RED_THREE, stock="8S", options=FORGETTABLE))
    assert page.view["can"]["red3"]
    assert page.view["sides"][0]["red3"] == []
    assert "red3 3H" in page.gets("menu", "menu", seat="S")["acts"]
    view, events = page.say("red3 3H")
    assert events == [{"kind": "red3", "seat": "S", "card": "3H", "from": "hand", "replacement": "8S"}]
    assert view["sides"][0]["red3"] == ["3H"]
    assert "8S" in view["taken"]


def test_a_red_three_that_was_forgotten_costs(page):
    hands = {"S": "3H QS QH QD 9S 9D 9C 5H 5C 6S 7D", "W": OUT["S"]}
    page.opens(stacked(hands, stock="8S AC", options=FORGETTABLE, players=("person", "person", "club", "club")))
    page.say("draw")
    page.say("discard 7D")
    page.say("draw", seat="W")
    page.say(f"meld {SEVEN_KINGS} / AS AH AD AC", seat="W")
    view, _ = page.say("discard 4H", seat="W")
    lines = {line["id"]: line["points"] for line in view["ended"]["sheets"][0]["lines"]}
    assert lines["forgotten"] == -500
    assert lines["red3"] == 0


def test_otherwise_a_red_three_is_tabled_at_once(page):
    view = page.opens(stacked(WITH_A_RED_THREE, stock="8S"))["view"]
    assert view["sides"][0]["red3"] == ["3H"]
    assert not view["can"]["red3"]
    assert page.refuses("act", seat="S", act="red3 3H", citing="C3.8")


THREES = {"E": "3C 4D 4D 5S 5S 6H 6H 7C 7C 8H 8H", "S": f"{SEVEN_KINGS} 3S 3S AS AH"}


@pytest.fixture(params=["stop_but_go_out", "stop"])
def black_three(page, request):
    """East has covered an ace with a black three; South could go out with it."""
    players = ("person", "club", "club", "person")
    option = f"black3={request.param}"
    page.opens(stacked(THREES, up="AD", stock="8S", dealer="N", options=option, players=players))
    page.say("draw", seat="E")
    page.say("discard 3C", seat="E")
    return page, request.param


def test_black_threes_stop_the_pile_but_may_let_somebody_go_out(black_three):
    page, option = black_three
    assert page.view["pile"]["state"] == "blocked"
    take = f"take 3S 3S / {SEVEN_KINGS}"
    (way,) = page.gets("ways", "ways", seat="S")["ways"]
    assert way["way"] == "threes"
    if option == "stop":
        assert page.refuses("act", seat="S", act=take, citing="C5.8")
        assert not way["legal"]
        return
    assert page.say(take)[0]["mustGoOut"]
    assert page.refuses("act", seat="S", act="discard AS", citing="C6.16")
    assert page.say("meld AS AH AD")[0]["ended"]["out"] == "S"


# ---- opening a record


def test_a_record_is_opened_in_mid_turn(table):
    for act in ("draw", "meld KS KH KD KC / 9S 9D 9C", "discard 7D"):
        table.say(act)
        assert table.is_the_same_when_opened()
    assert table.view["turn"] == "W"


def test_a_record_says_which_line_is_wrong(table):
    lines = [*table.text.splitlines(), "1 S draw", "1 S meld 9S 9D 9C"]
    reply = table.gets("unreadable", "open", record="\n".join(lines))
    assert reply["where"]["line"] == len(lines)
    assert "C4.5" in reply["expected"]
    assert table.opens("\n".join(lines[:-1]))["view"]["step"] == "play"


def test_a_record_of_a_draw_says_which_lift_is_wrong(page):
    record = spread(LIFTED) + "\n[lift 50]\n\n[lift 50]"
    reply = page.gets("unreadable", "open", record=record)
    assert reply["where"]["line"] == len(record.splitlines())


def test_four_persons_may_play(page):
    page.new(PERSONS)
    seat = page.gets("view", "deal")["view"]["turn"]
    assert page.gets("hint", "hint", seat=seat)
    assert page.say("draw", seat=seat)


# ---- bugs


def broken(*_args, **_named):
    raise ZeroDivisionError("a bug")


@pytest.mark.parametrize(
    ("place", "request_"),
    [
        ("melds.wire.canasta.screen.show", {"op": "act", "seat": "S", "act": "draw"}),
        ("melds.wire.canasta.story.tell", {"op": "act", "seat": "S", "act": "draw"}),
        ("melds.table.write_move", {"op": "act", "seat": "S", "act": "draw"}),
        ("melds.wire.canasta.screen.show", {"op": "new", "players": FOUR}),
        ("melds.wire.canasta.screen.show", {"op": "open", "record": stacked(OUT)}),
        ("melds.wire.canasta.judging.choices.melds", {"op": "why", "seat": "S", "act": "meld KS KH"}),
        ("melds.bridge.read", {"op": "look"}),
    ],
)
def test_a_bug_is_reported_as_one_and_changes_nothing(table, monkeypatch, place, request_):
    before = table.everything()
    with monkeypatch.context() as patch:
        patch.setattr(place, broken)
        reply = table.send(json.dumps({"v": 1, "id": 7, **request_}))
    assert reply["kind"] == "crashed"
    assert reply["text"] == "ZeroDivisionError: a bug"
    assert table.everything() == before
    assert table.say("draw")


DRAW = "melds.wire.canasta.draw"


@pytest.mark.parametrize("place", [f"{DRAW}.refusal_message", f"{DRAW}.seating_message"])
def test_a_bug_in_a_draw_changes_nothing(drawing, monkeypatch, place):
    before = drawing.everything()
    with monkeypatch.context() as patch:
        patch.setattr(place, broken)
        assert drawing.ask("lift", places=[0])["kind"] == "crashed"
    assert drawing.everything() == before


def test_a_bug_while_taking_back_changes_nothing(table, monkeypatch):
    table.say("draw")
    table.say("meld KS KH KD KC / 9S 9D 9C")
    before = table.everything()
    with monkeypatch.context() as patch:
        patch.setattr("melds.wire.canasta.screen.show", broken)
        assert table.ask("undo")["kind"] == "crashed"
    assert table.everything() == before


def test_a_reply_that_cannot_be_written_is_a_bug_too(table, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr("melds.wire.canasta.screen.show", lambda *_: {1j})
        assert table.ask("look")["kind"] == "crashed"
    assert table.view


def test_a_refusal_names_the_player_whose_turn_it_is(page):
    page.gets("view", "new", players=FOUR, seed="names")
    view = page.gets("view", "deal")["view"]
    if view["toAct"] == "S":
        page.say("draw")
        view = page.gets("view", "act", seat="S", act=page.gets("hint", "hint")["act"])["view"]
    (name,) = [seat["name"] for seat in view["seats"] if seat["turn"]]
    (no,) = page.gets("why", "why", seat="S", act="draw")["refusals"][:1]

    assert (no["rule"], no["facts"]) == ("C3.1", {"turn": view["toAct"]})
    assert name in no["text"]


def test_only_what_came_with_the_pile_is_marked_after_taking_it(page):
    """A red three that was replaced at the start of the turn brought a card too; the pile did not bring it."""
    page.opens(stacked({"S": "3H KS KH KD AS AH AD 5H 6S 7D 8C"}, up="2C KC", stock="TC"))
    view = page.say("take KS KH KD / AS AH AD")[0]

    assert (view["took"], view["drew"]) == (True, None)
    assert view["taken"] == ["2C"]
    assert "TC" in view["hand"]
