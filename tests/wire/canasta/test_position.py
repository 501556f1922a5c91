"""Positions of Canasta as plain data: what is written is read back, and what contradicts itself is not read."""

import json
import re

import pytest

from melds.canasta import CANASTA
from melds.canasta.position import read_position, write_position
from melds.canasta.rules import BlackThree, ConcealedMinimum
from melds.canasta.state import Step
from melds.canasta.variants import CLASSIC, RULE_SETS
from melds.cards import HIDDEN, write_cards
from melds.verdict import NotationError
from melds.wire.verdicts import judge, score
from wire.canasta.play import acts_of, deal_of

EXAMPLE = {
    "game": "canasta", "rules": "classic", "options": {},
    "seats": 4, "dealer": "E", "turn": "S", "step": "draw",
    "scores": [1495, 0],
    "hands": {"S": "KH KD KC 9S 9D 9C 4H", "W": 11, "N": 11, "E": 11},
    "stock": 58, "pile": "4C 5D QD",
    "melds": [["KS KH KD", "9S 9H 2D"], []], "red3": ["3H", ""],
    "opened": [True, False],
}  # fmt: skip
RULES = {
    **RULE_SETS,
    "stop, forgettable": CLASSIC.but(black3=BlackThree.STOP, red3_forgettable=True),
    "other figures": CLASSIC.but(
        hand_size=13,
        draws=2,
        packs=3,
        jokers=6,
        canastas_to_go_out=2,
        opening=((-1000, 10), (0, 30), (2000, 150)),
        concealed_minimum=ConcealedMinimum.ALWAYS,
        target=8000,
    ),
    "accidents": CLASSIC.but(accidents=True),
}


def through_text(plain):
    return json.loads(json.dumps(plain))


# ---- read back


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("seed", range(3))
def test_positions_and_views_are_read_back(rules, seed):
    for number, (state, _, _) in enumerate(acts_of(seed, rules)):
        assert read_position(through_text(write_position(state))) == state
        if number % 5 == 0:
            for seat in range(rules.seats):
                view = CANASTA.view(state, seat)
                assert read_position(through_text(write_position(view))) == view._replace(seat=-1)


def test_so_are_wild_cards_melded_alone():
    rules = RULE_SETS["wikipedia-fr-6-3x2"]
    melds = [["JK JK 2S 2S 2H 2D 2C", "AS AH AD"], ["JK 2H 2D"], []]
    state = read_position({"rules": rules.name, "melds": melds})
    assert through_text(write_position(state))["melds"] == melds
    assert read_position(through_text(write_position(state))) == state


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("seed", range(3))
def test_verdicts_chain_through_a_deal(rules, seed):
    position = write_position(deal_of(seed, rules))
    for _, act, after in acts_of(seed, rules):
        verdict = through_text(judge({"position": position, "act": str(act)}))
        assert verdict["legal"], verdict
        position = verdict["after"]
        ended = position.pop("ended", None)
        assert position == through_text(write_position(after))
        assert (ended is None) == (after.ended is None)
    assert ended["totals"] == [sheet.total for sheet in after.ended.sheets]


@pytest.mark.parametrize("seed", range(10))
def test_the_sheets_of_a_deal_are_those_of_its_last_position(seed):
    *_, (_, _, after) = acts_of(seed)
    names = CANASTA.seats(CLASSIC)
    out = names[after.ended.out] if after.ended.out >= 0 else None
    request = {"position": write_position(after), "out": out, "concealed": after.ended.concealed}
    sheets = score(through_text(request))["sheets"]
    assert [sheet["total"] for sheet in sheets] == [sheet.total for sheet in after.ended.sheets]


def test_a_deal_that_is_over_goes_no_further():
    *_, (state, act, _) = acts_of(1)
    after = judge({"position": write_position(state), "act": str(act)})["after"]
    with pytest.raises(NotationError) as fault:
        judge({"position": after, "act": "draw"})
    assert fault.value.field == "ended"
    assert score({"position": after, "out": after["ended"]["out"]})


def test_a_refused_act_is_judged_with_every_rule_it_breaks():
    verdict = judge({"position": {**EXAMPLE, "step": "play"}, "act": "meld QD 9S"})
    assert not verdict["legal"]
    assert verdict["rule"] == verdict["all"][0]["rule"]
    assert verdict["why"] == verdict["all"][0]["text"]
    assert len(verdict["all"]) > 1


def test_the_menu_of_a_position_is_legal():
    acts = judge({"position": EXAMPLE, "question": "menu"})["menu"]
    assert "draw" in acts
    for act in acts:
        assert judge({"position": EXAMPLE, "act": act})["legal"]


CANASTA_OF_EIGHTS = [["8S 8H 8C 8D 8S 8H 8C"], []]


@pytest.mark.parametrize(
    ("held", "act", "rule"),
    [
        ("KS ?? ??", "meld KS KH KD", None),
        (3, "meld KS KH KD KC", "C3.9"),
        (3, "discard 5C", None),
    ],
)
def test_a_hidden_card_may_be_any_but_stands_for_one_only(held, act, rule):
    position = {"step": "play", "hands": {"S": held}, "pile": "4D", "melds": CANASTA_OF_EIGHTS}
    assert judge({"position": position, "act": act}).get("rule") == rule


def test_so_it_does_where_the_pile_is_taken():
    position = {"hands": {"S": 2}, "pile": "7S 4H QD", "melds": CANASTA_OF_EIGHTS}
    assert judge({"position": position, "act": "take QS QH"})["legal"]
    assert judge({"position": position, "act": "take QS QH QC"})["rule"] == "C3.9"


def test_a_hidden_last_card_can_be_discarded():
    position = {"step": "play", "hands": {"S": 4}, "pile": "4D"}
    assert judge({"position": {**position, "melds": CANASTA_OF_EIGHTS}, "act": "meld KS KH KD"})["legal"]
    short = judge({"position": {**position, "melds": [["8S 8H 8C"], []]}, "act": "meld KS KH KD"})
    assert (short["rule"], short["facts"]) == ("C6.3", {"left": 1, "needs": 2})


def test_the_menu_names_no_hidden_card():
    position = {"step": "play", "hands": {"S": "KS ?? ??"}, "pile": "4D"}
    assert judge({"position": position, "question": "menu"}) == {"menu": ["discard KS"]}


# ---- the notation


def test_the_example_of_the_notation_is_read():
    state = read_position(EXAMPLE)
    assert state.scores == (1495, 0)
    assert [len(hand) for hand in state.hands] == [7, 11, 11, 11]
    assert write_cards(state.pile) == "4C 5D QD"
    assert state.opened(0)
    assert not state.opened(1)
    assert not state.frozen
    assert state.step is Step.DRAW


def test_what_is_left_out_is_as_at_the_start_of_a_deal():
    state = read_position({})
    assert state.rules == CLASSIC
    assert state.scores == (0, 0)
    assert state.hands == ((HIDDEN,) * 11,) * 4
    assert len(state.stock) == 108 - 44
    assert (state.dealer, state.turn, state.step) == (3, 0, Step.DRAW)


def test_the_seat_after_the_dealer_begins():
    assert read_position({"dealer": "W"}).turn == 2


@pytest.mark.parametrize(("pile", "frozen"), [("4C 5D", False), ("2C 4C", True), ("JK 4C 5D", True), ("3H 4C", True)])
def test_frozen_is_derived_from_the_pile(pile, frozen):
    assert read_position({"pile": pile}).frozen is frozen


def test_frozen_may_be_said_outright():
    assert read_position({"pile": "4C 5D", "frozen": True}).frozen


def test_a_known_stock_is_drawn_in_its_order():
    verdict = judge({"position": {"hands": {"S": "KH"}, "stock": "5C " + "?? " * 73}, "act": "draw"})
    assert verdict["after"]["hands"]["S"] == "5C KH"
    assert verdict["after"]["stock"] == 73


def test_a_partly_known_stock_is_read_back():
    state = read_position({"stock": "5C " + "?? " * 63})
    assert read_position(write_position(state)) == state


def test_cards_are_read_in_lower_case_and_with_10():
    assert read_position({"pile": "10s ts"}).pile == read_position({"pile": "TS TS"}).pile


def test_options_change_the_rules():
    assert read_position({"options": {"black3": "stop"}}).rules.black3 is BlackThree.STOP
    assert read_position({"options": {"hand_size": 13}}).rules.hand_size == 13


def test_who_went_out_may_have_laid_down_black_threes():
    position = {"hands": {"S": ""}, "melds": [["KS KH KD KC KS KH KD", "3S 3S 3C"], []], "pile": "4C"}
    sheets = score({"position": position, "out": "S"})["sheets"]
    assert sheets[0]["lines"]["out"] == 100
    assert sheets[0]["total"] == 500 + 100 + 70 + 15


# ---- contradictions


CONTRADICTIONS = [
    ({"pile": "7S 7S 7S"}, "cards"),
    ({"hands": {"S": "7S"}, "melds": [["7S 7S 7D"], []]}, "cards"),
    ({"red3": ["3H 3H", "3H"]}, "cards"),
    ({"red3": ["3H", "3S"]}, "red3"),
    ({"red3": ["3H"]}, "red3"),
    ({"stock": 65}, "cards"),
    ({"stock": 63}, "cards"),
    ({"hands": {"S": 300}}, "cards"),
    ({"pile": "??"}, "pile"),
    ({"melds": [["KS KH ??"], []]}, "melds[0]"),
    ({"melds": [["KS KH"], []]}, "melds[0]"),
    ({"melds": [[], ["KS 2H 2D"]]}, "melds[1]"),
    ({"melds": [["KS KH 2S 2H 2D 2C"], []]}, "melds[0]"),
    ({"melds": [["KS KH QD"], []]}, "melds[0]"),
    ({"melds": [["2S 2H JK"], []]}, "melds[0]"),
    ({"melds": [["3H 3D 3H"], []]}, "melds[0]"),
    ({"melds": [["KS KH KD", "KC KS KH"], []]}, "melds[0]"),
    ({"melds": [["3S 3S 3C"], []]}, "melds"),
    ({"melds": [[], ["3S 3S 3C"]], "bound_out": True, "step": "play"}, "melds"),
    ({"melds": [["KS KH KD"], []], "opened": [False, False]}, "opened"),
    ({"opened": [True, False]}, "opened"),
    ({"opened": [0, 0]}, "opened"),
    ({"opened": True}, "opened"),
    ({"hands": {"S": "3H 4H 5H 6H 7H 8H 9H TH JH QH KH"}}, "hands.S"),
    ({"hands": {"W": "3H 4H"}, "turns": [2, 1, 1, 1]}, "hands.W"),
    ({"hands": {"S": ""}}, "hands.S"),
    ({"hands": {"X": "4H"}}, "hands"),
    ({"known": {"X": "4H"}}, "known"),
    ({"known": {"W": "4H"}, "hands": {"W": "5H"}}, "known.W"),
    ({"known": {"W": "4H 4H"}, "hands": {"W": 1}}, "hands.W"),
    ({"known": {"W": "??"}}, "known.W"),
    ({"frozen": True}, "frozen"),
    ({"frozen": False, "pile": "2S 4C"}, "frozen"),
    ({"step": "draw", "took": True}, "step"),
    ({"step": "draw", "laid": "meld KS KH KD", "melds": [["KS KH KD"], []]}, "step"),
    ({"step": "play", "laid": "meld KS KH KD"}, "laid"),
    ({"step": "play", "laid": "discard KS"}, "laid"),
    ({"step": "play", "laid": "meld KX"}, "laid"),
    ({"step": "play", "took": True, "asked": "?"}, "asked"),
    ({"turns": [0, 0, 0, 0]}, "turns"),
    ({"options": {"seats": 2, "sides": 2}, "asked": "yes"}, "asked"),
    ({"seats": 2}, "seats"),
    ({"game": "gin"}, "game"),
    ({"rules": "bolivia"}, "rules"),
    ({"options": {"colour": "red"}}, "options.colour"),
    ({"turn": "X"}, "turn"),
    ({"dealer": 3}, "dealer"),
    ({"step": "deal"}, "step"),
    ({"colour": "red"}, "colour"),
]


@pytest.mark.parametrize(("change", "field"), CONTRADICTIONS, ids=[json.dumps(c)[:50] for c, _ in CONTRADICTIONS])
def test_a_position_that_contradicts_itself_is_unreadable(change, field):
    with pytest.raises(NotationError) as fault:
        read_position(change)
    assert fault.value.field == field
    assert fault.value.expected


def kings(count):
    return " ".join(["KS"] * count)


LISTS = {
    "pile": lambda count: {"pile": kings(count)},
    "stock": lambda count: {"stock": count},
    "hands.S": lambda count: {"hands": {"S": count}},
    "known.S": lambda count: {"known": {"S": kings(count)}},
    "discards.S": lambda count: {"discards": {"S": kings(count)}},
    "declined.S": lambda count: {"declined": {"S": kings(count)}},
    "melds[0]": lambda count: {"melds": [[kings(count)], []]},
    "red3": lambda count: {"red3": [kings(count).replace("KS", "3H"), ""]},
}


@pytest.mark.parametrize("field", LISTS)
def test_no_list_of_cards_is_longer_than_500(field):
    """So many are read, and then are more than the pack has, unless they are only remembered."""
    with pytest.raises(NotationError) as fault:
        read_position(LISTS[field](501))
    assert fault.value.field == field
    assert re.search(r"\b500\b", fault.value.expected)
    if field in {"discards.S", "declined.S"}:
        assert read_position(LISTS[field](500))
        return
    with pytest.raises(NotationError) as fault:
        read_position(LISTS[field](500))
    assert fault.value.field == ("hands.S" if field == "known.S" else "cards")


FITTING = [("deal", 7), ("past", []), ("frozen", True)]
FITTING += [(name, {}) for name in ("options", "hands", "known", "discards", "declined")]


@pytest.mark.parametrize("field", sorted(write_position(deal_of(1))))
@pytest.mark.parametrize(
    "value", [None, True, 7, -1, 1.5, 10**30, "x", [], [[]], {}, {"S": []}, [None, None], ["x", {}], [[1], [2]]]
)
def test_a_field_of_the_wrong_kind_is_named(field, value):
    whole = write_position(deal_of(1))
    if (field, value) in FITTING:
        assert read_position({**whole, field: value})
        return
    with pytest.raises(NotationError) as fault:
        read_position({**whole, field: value})
    assert fault.value.field
    assert fault.value.expected


@pytest.mark.parametrize("position", [None, 7, "x", []])
def test_a_position_is_an_object(position):
    with pytest.raises(NotationError) as fault:
        judge({"position": position, "act": "draw"})
    assert fault.value.field == "position"


NO_QUESTIONS = [{"act": None}, {"act": 7}, {}, {"question": "what"}, {"question": []}, {"act": "x"}]


@pytest.mark.parametrize("request_", NO_QUESTIONS)
def test_there_must_be_something_to_judge(request_):
    with pytest.raises(NotationError):
        judge({"position": EXAMPLE, **request_})


@pytest.mark.parametrize("request_", [{"out": "X"}, {"out": []}, {"out": 0}, {"concealed": "yes"}])
def test_there_must_be_something_to_score(request_):
    with pytest.raises(NotationError):
        score({"position": EXAMPLE, **request_})
