"""Setting a table: what there is to play, a new match, the draw for partners, a record that is opened."""

import pytest

from melds.customs import customs
from melds.game import GAMES
from melds.players import players
from wire.page import FOUR, PERSONS, YOU
from wire.stacked import LIFTED, spread


def test_hello_says_what_there_is_to_play(page):
    hello = page.gets("hello", "hello")
    assert hello["games"] == list(GAMES)
    assert hello["players"]["canasta"] == ["random", "simple", "club"]
    (classic,) = [each for each in hello["rulesets"] if each["game"] == "canasta"]
    assert (classic["name"], classic["seats"]) == ("classic", 4)
    assert {option["name"] for option in classic["options"]} == {"black3", "red3_forgettable"}
    assert all(option["default"] in option["values"] for option in classic["options"])
    assert {each["game"] for each in hello["rulesets"]} == set(hello["players"]) == set(GAMES)


def test_hello_tells_of_one_game_if_it_is_asked_for_one(page):
    hello = page.gets("hello", "hello", game="gin")
    assert hello["games"] == list(GAMES)
    assert hello["players"] == {"gin": list(players("gin"))}
    assert [(each["game"], each["name"], each["seats"]) for each in hello["rulesets"]] == [
        ("gin", name, 2) for name in customs("gin").rule_sets
    ]
    for each in hello["rulesets"]:
        for option in each["options"]:
            assert option["default"] in option["values"]
    assert page.cannot_read("hello", at="game", game="whist")


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


# ---- the draw for partners


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
    assert reply["expected"].startswith("a card to lift: C1.7 ")
    assert "=" not in reply["expected"]


def test_four_persons_may_play(page):
    page.new(PERSONS)
    seat = page.gets("view", "deal")["view"]["turn"]
    assert page.gets("hint", "hint", seat=seat)
    assert page.say("draw", seat=seat)
