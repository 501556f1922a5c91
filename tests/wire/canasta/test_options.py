"""The options of Canasta on the page: red threes that may be forgotten, black threes on the pile."""

import pytest

from wire.canasta.stacked import OUT, SEVEN_KINGS, stacked

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
    assert [sheet["forgot"] for sheet in view["ended"]["sheets"]] == [["S"], []]


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
