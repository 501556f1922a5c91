"""Asking about a table of Canasta without changing anything: why not, and ways to take the pile."""

import pytest

from melds.canasta import CANASTA
from melds.canasta.position import read_position
from melds.wire.canasta.judging import ways
from wire.page import FOUR


@pytest.mark.parametrize("op", ["menu", "ways", "hint", "preview", "why"])
def test_nothing_is_asked_about_a_computers_hand(table, op):
    """What it could do would tell its cards."""
    table.say("draw")
    table.say("discard 7D")

    assert table.cannot_read(op, at="seat", seat="W", act="draw")


def test_why_names_an_act_that_would_do_and_the_sum(table):
    table.say("draw")
    why = table.gets("why", "why", seat="S", act="meld 9S 9D 9C")
    assert not why["legal"]
    assert why["sum"][-1] == {"label": {"id": "short", "facts": {}}, "points": 20}
    assert table.gets("preview", "preview", seat="S", act=why["wouldDo"])["legal"]


def test_a_rule_rests_on_the_clauses_of_every_document(page):
    """Those that follow each other are read as one."""
    book = page.gets("rulebook", "rulebook", lang="en", game="canasta")
    clauses = {rule["id"]: rule["clauses"] for chapter in book["chapters"] for rule in chapter["rules"]}
    assert clauses["C2.6"] == ["C000-25", "C002-26", "C003-40"]
    assert clauses["C2.5"] == ["C000-23\N{EN DASH}24", "C002-24\N{EN DASH}25", "C003-38\N{EN DASH}39"]
    assert clauses["C1.7"] == []


def test_a_refusal_rests_on_clauses_in_the_same_way(table):
    table.say("draw")
    refusal = table.gets("refused", "act", seat="S", act="draw")["refusals"][0]
    assert (refusal["rule"], refusal["clauses"]) == ("C3.2", ["C000-41", "C002-34\N{EN DASH}36", "C003-43"])


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
    assert (ways["ways"], ways["chapter"]) == ([], "C5")
    assert "C5.10" in [refusal["rule"] for refusal in ways["refusals"]]


def test_only_ways_that_the_hand_has_cards_for_are_open():
    """The top card alone fits the jacks; there is no pair and no wild card to take it with."""
    position = {"hands": {"S": "AC KH TC"}, "pile": "3C JH", "melds": [["JS JC JD", "8H 8D 8C"], []]}
    seen = CANASTA.view(read_position({"turn": "S", "step": "draw", **position}), 0)

    assert [(way["way"], way["act"]) for way in ways(seen)] == [("meld", "take")]
