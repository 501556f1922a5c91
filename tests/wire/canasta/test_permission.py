"""Asking the partner for permission to go out, and what the answer binds to."""

import pytest

from wire.canasta.stacked import OUT, SEVEN_KINGS, stacked


@pytest.fixture
def about_to_ask(page):
    """South can go out, and North is a person too, so that either answer can be given."""
    page.opens(stacked(OUT, stock="AC", players=("person", "club", "person", "club")))
    page.say("draw")
    return page


@pytest.mark.parametrize(("answer", "value"), [("yes", "yes"), ("no", "no")])
def test_permission_is_asked_and_answered(about_to_ask, answer, value):
    page = about_to_ask
    assert (page.view["can"]["ask"], page.view["worthAsking"]) == (True, True)
    view, events = page.say("ask")
    assert (view["step"], view["toAct"], view["asked"]) == ("answer", "N", "?")
    assert events == [{"kind": "asked", "seat": "S"}]
    assert page.is_the_same_when_opened()
    assert page.refuses("act", seat="S", act="discard 4H", citing="C3.2")
    view, events = page.say(answer, seat="N")
    assert events == [{"kind": "answered", "seat": "N", "yes": answer == "yes"}]
    assert view["asked"] == value
    assert view["mustGoOut"] == (answer == "yes")
    assert view["answerRule"] == "C6.6"
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
