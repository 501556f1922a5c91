"""The rulings as exercises: "is this legal?", each answered by the engine as the data says.

The data is `web/lessons/canasta-rulings.jsonl`, an item a line: a position and an act in the terms of the
notation, and the answer. An item has the number of its ruling or fault, with a letter where there are several.
"""

import json
import re
from itertools import groupby
from pathlib import Path

import pytest

import facts
from canasta.rulings import FAULTS, RULINGS, by_number
from melds.canasta import CANASTA
from melds.canasta.acts import Meld, parse
from melds.canasta.position import read_position
from melds.rulebook import RULES
from melds.verdict import NotationError
from melds.wire.verdicts import judge

BANK = Path(__file__).parents[2] / "web/lessons/canasta-rulings.jsonl"
ITEMS = [json.loads(line) for line in BANK.read_text("utf-8").splitlines()]
NUMBER = re.compile(r"(R\d{3}|BUG\d\d)([a-z]?)")
each_item = pytest.mark.parametrize("item", ITEMS, ids=[item["id"] for item in ITEMS])

LEFT_OUT = {
    "R001": "seating",
    "R003": "seating",
    "R004": "seating",
    "R008": "setup; R079",
    "R011": "setup",
    "R014": "setup",
    "R015": "setup",
    "R016": "setup",
    "R018": "ends by itself",
    "R042": "score",
    "R109": "score",
    "R115": "ends by itself",
    "R118": "score",
    "R119": "score",
    "R120": "score",
    "R121": "score",
    "R123": "score",
    "R124": "score",
    "R125": "score",
    "R126": "score",
    "R135": "score: each of three has its own sheet",
    "R137": "score: when the match ends",
    "R139": "setup",
    "R141": "score",
    "R145": "who deals",
    "R150": "out of turn",
    "R154": "score",
    "R161": "score: each of three has its own sheet",
    "BUG10": "who answers",
    "BUG17": "players",
    "BUG24": "the next pile",
    "BUG29": "undo",
    "BUG34": "ends by itself",
    "BUG35": "as R062",
    "BUG36": "setup",
    "BUG37": "no replacement",
    "BUG39": "as R086",
    "BUG41": "cards in all",
    "BUG42": "players",
    "BUG43": "as R028",
    "BUG46": "as R068",
    "BUG48": "as R082",
    "BUG50": "undo",
}
"""Rulings and faults without an item: what they are about instead, or whose item is the same."""

UNASKED = {
    "C3.1": "an act in an item is that of the seat in turn",
    "C6.15": "as C3.1: it never answers",
}
"""Rules that a ruling touches and no item can."""


def number(item):
    """Return the number of an item's ruling or fault, and its letter."""
    return NUMBER.fullmatch(item["id"]).groups()


def refused_by(item):
    """Return every rule that an item's act breaks, in rulebook order."""
    return [refusal["rule"] for refusal in judge(item).get("all", ())]


@each_item
def test_the_engine_answers_as_the_item_says(item):
    verdict = judge(item)

    assert (verdict["legal"], verdict.get("rule")) == (item["legal"], item.get("rule"))


@each_item
def test_an_item_is_a_position_an_act_and_an_answer(item):
    assert list(item) == ["id", "position", "act", "legal", *([] if item["legal"] else ["rule"])]
    assert "rules" in item["position"]
    assert str(parse(item["act"])) == item["act"]


@each_item
def test_a_position_says_nothing_that_goes_without_saying(item):
    """But for which rules it speaks of, and that the stock is gone or nearly so."""
    whole = read_position(item["position"])
    for field in item["position"].keys() - {"rules", "stock"}:
        rest = {name: value for name, value in item["position"].items() if name != field}
        try:
            same = read_position(rest) == whole
        except NotationError:
            continue
        assert not same, field


def test_items_have_their_own_ids_in_order():
    """Rulings before faults, and a ruling with several items has them under a, b, c."""
    ids = [item["id"] for item in ITEMS]
    assert len(set(ids)) == len(ids)
    assert ids == sorted(ids, key=lambda id_: (id_.startswith("BUG"), id_))
    for name, group in groupby(map(number, ITEMS), key=lambda each: each[0]):
        letters = [letter for _, letter in group]
        assert letters == ([""] if len(letters) == 1 else list("abcdefghij"[: len(letters)])), name


def test_no_two_items_ask_the_same():
    asked = [json.dumps([item["position"], item["act"]], sort_keys=True) for item in ITEMS]

    assert len(set(asked)) == len(asked)


def test_bug19_no_question_has_two_right_answers():
    """The one of that program asks for melds of 90 or more: of its answers one is right, and of all that there are."""
    asked = [item for item in ITEMS if number(item)[0] == "BUG19"]
    (position,) = {json.dumps(item["position"]) for item in asked}
    right = [item["act"] for item in asked if item["legal"]]
    state = read_position(json.loads(position))
    lays_down = [str(act) for act in CANASTA.menu(CANASTA.view(state, state.to_act)) if isinstance(act, Meld)]

    assert len(asked) > 2
    assert right == lays_down == ["meld AS AH AD / KS KH KD"]
    assert {item["rule"] for item in asked if not item["legal"]} == {"C4.5"}


def test_both_answers_are_there_in_a_fair_share():
    legal = sum(item["legal"] for item in ITEMS)

    assert 3 * min(legal, len(ITEMS) - legal) >= len(ITEMS)


def test_every_ruling_and_fault_has_an_item_or_is_listed():
    asked = {number(item)[0] for item in ITEMS}

    assert asked.isdisjoint(LEFT_OUT)
    assert asked | LEFT_OUT.keys() == {*RULINGS, *FAULTS}


def test_every_enforced_rule_that_a_ruling_touches_refuses_something():
    """C5.6 never comes first: where it forbids a take, the meld with the top card breaks C4.1 or C4.3 too."""
    cited = {
        text
        for tests in by_number().values()
        for test in tests
        for text in facts.texts(test)
        if re.fullmatch(r"C[3-6]\.\d+", text)
    }
    touched = {id_ for id_ in cited if RULES[id_].enforced}
    refusing = {id_ for item in ITEMS for id_ in refused_by(item)}

    assert touched - refusing == UNASKED.keys()
