"""The draw for partners on the page: lifts, cards that do not count, and who sits where."""

import pytest

from wire.canasta.stacked import LIFTED, spread
from wire.page import FOUR, YOU


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
    assert (reply["done"], reply["rule"]) == (True, "C1.3")
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


def test_a_record_of_a_draw_says_which_lift_is_wrong(page):
    record = spread(LIFTED) + "\n[lift 50]\n\n[lift 50]"
    reply = page.gets("unreadable", "open", record=record)
    assert reply["where"]["line"] == len(record.splitlines())
    assert reply["expected"].startswith("a card to lift: C1.7 ")
    assert "=" not in reply["expected"]
