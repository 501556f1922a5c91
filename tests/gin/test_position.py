"""Positions as plain data: what is written is read back, and what contradicts itself is not read."""

import json
from random import Random

import pytest

from gin.given import Table, dealt, given, knocked
from melds.cards import HIDDEN, write_cards
from melds.gin import GIN_RUMMY
from melds.gin.acts import Deal, Knock
from melds.gin.position import read_position, read_results, write_position, write_results
from melds.gin.rules import Ace, JustTaken
from melds.gin.state import Result, Step
from melds.gin.variants import GIN, RULE_SETS
from melds.verdict import NotationError

EXAMPLE = {
    "game": "gin", "rules": "gin", "seats": 2, "dealer": "2", "turn": "1", "step": "play", "scores": [0, 0],
    "hands": {"1": "AS 2S 3S 4C 5C 6C 9D 9H 9S 7H KD", "2": 10}, "stock": 28, "pile": "TD 7C AD", "taken": "KD",
}  # fmt: skip
LAYOFF = {
    "step": "layoff", "knocker": "1", "pile": "TD 7C ??",
    "melds": [["KS KH KD", "4H 5H 6H", "9S 9D 9C"], []],
    "hands": {"1": "AS", "2": "3H 7H 8H KC 2C 2D QH JH TS 5D"},
}  # fmt: skip
OTHER = GIN.but(hand_size=7, ace=Ace.HIGH_TOO, just_taken=JustTaken.MAY, target=60, stock_end=0)


def through_text(plain):
    return json.loads(json.dumps(plain))


def eager(view, rng):
    """Knock when that is legal, lay off, and do anything else at random."""
    menu = GIN_RUMMY.menu(view)
    knocks = [act for act in menu if isinstance(act, Knock)]
    return rng.choice(knocks or menu)


def moments(rules, seed):
    """Yield the states of a match in which a seat is to act."""
    rng = Random(f"{rules.name} {seed}")
    state = GIN_RUMMY.start(rules, seed % 2)
    while state.step is not Step.OVER and state.deal < 30:
        pack = list(rules.pack)
        rng.shuffle(pack)
        state, _ = GIN_RUMMY.play(state, Deal(tuple(pack), rng.randrange(1, 52)))
        while state.to_act >= 0:
            yield state
            state, _ = GIN_RUMMY.play(state, eager(GIN_RUMMY.view(state, state.to_act), rng))


@pytest.mark.parametrize("rules", [*RULE_SETS.values(), OTHER], ids=[*RULE_SETS, "other"])
@pytest.mark.parametrize("seed", range(2))
def test_positions_and_views_are_read_back(rules, seed):
    steps = set()
    for number, state in enumerate(moments(rules, seed)):
        steps.add(state.step)
        if state.step is Step.LAYOFF or number % 7 == 0:
            assert read_position(through_text(write_position(state))) == state
            for seat in range(2):
                view = GIN_RUMMY.view(state, seat)
                assert read_position(through_text(write_position(view))) == view._replace(seat=-1)
    assert steps >= {Step.UPCARD, Step.DRAW, Step.PLAY}


def test_so_it_is_after_a_layoff():
    table = knocked(hand="KS KH KD 4H 5H 6H 9S 9D 9C AS", other="3H 7H 8H").after("layoff 7H > 4H 5H 6H")

    plain = through_text(write_position(table.state))
    assert plain["melds"] == [["9S 9D 9C", "KS KH KD", "4H 5H 6H 7H"], []]
    assert plain["laid"] == [["7H", 2]]
    assert read_position(plain) == table.state


# ---- the notation


def test_the_example_of_the_notation_is_read():
    state = read_position(EXAMPLE)
    table = Table(state)

    assert [len(hand) for hand in state.hands] == [11, 10]
    assert state.hands[1] == (HIDDEN,) * 10
    assert write_cards(state.pile) == "TD 7C AD"
    assert table.refuses("discard KD", citing="G2.7")
    assert table.allows("knock 7H : AS 2S 3S / 4C 5C 6C / 9S 9H 9D")


def test_what_is_left_out_is_as_at_the_start_of_a_deal():
    state = read_position({})

    assert (state.step, state.turn, state.dealer, state.passed) == (Step.UPCARD, 0, 1, 0)
    assert [len(hand) for hand in state.hands] == [10, 10]
    assert (len(state.stock), state.pile, state.upcard) == (31, (HIDDEN,), HIDDEN)
    assert (state.scores, state.won, state.turns) == ((0, 0), (0, 0), (1, 0))


@pytest.mark.parametrize(
    ("plain", "turn", "turns"),
    [
        ({"passed": 1}, 1, (1, 1)),
        ({"passed": 1, "dealer": "1"}, 0, (1, 1)),
        ({"passed": 2, "step": "draw"}, 0, (2, 1)),
        ({"step": "draw", "turn": "2"}, 1, (1, 1)),
        ({"step": "play"}, 0, (1, 0)),
        (LAYOFF, 1, (1, 0)),
        ({**LAYOFF, "turn": "1"}, 1, (1, 0)),
    ],
)
def test_whose_turn_it_is_follows_from_the_step(plain, turn, turns):
    state = read_position(plain)

    assert (state.turn, state.turns) == (turn, turns)


def test_after_two_passes_only_the_stock_is_left():
    table = Table(read_position({"passed": 2, "step": "draw", "pile": "7S"}))

    assert table.refuses("take", citing="G2.4")
    assert table.menu() == ["draw"]
    later = Table(read_position({"passed": 2, "step": "draw", "pile": "7S KC", "turn": "2"}))
    assert later.allows("take")


def test_a_knock_is_read_with_what_is_left_in_the_hands():
    table = Table(read_position(LAYOFF))

    assert (table.turn, table.deadwood, table.state.shown.points) == ("2", "AS", 1)
    assert table.after("layoff 7H > 4H 5H 6H", "done").result[2] == "knock"


def test_melds_may_be_parted_by_slashes_and_the_others_melds_are_still_his():
    melds = ["KS KH KD / 4H 5H 6H / 9S 9D 9C", "2C 2D 2H"]
    hands = {"1": "AS", "2": "3H 7H 8H KC QH JH TS"}
    state = read_position({**LAYOFF, "melds": melds, "hands": hands})

    assert len(state.hands[1]) == 10
    assert Table(state).allows("layoff KC > KD KH KS")


def test_gin_on_the_table_leaves_nothing_but_to_be_done():
    melds = [["KS KH KD", "4H 5H 6H", "9S 9D 9C 9H"], []]
    table = Table(read_position({**LAYOFF, "melds": melds, "hands": {**LAYOFF["hands"], "1": ""}}))

    assert table.refuses("layoff KC > KS KH KD", citing="G5.3")
    assert table.menu() == ["done"]
    assert table.after("done").result[2] == "gin"


def test_an_upcard_that_is_known_sets_the_limit():
    assert Table(read_position({"rules": "oklahoma", "pile": "3D"})).limit == 3
    assert Table(read_position({"rules": "oklahoma", "step": "draw", "upcard": "3D", "pile": "JS"})).limit == 3


def test_a_hidden_card_may_be_any_but_stands_for_one_only():
    table = Table(read_position({"step": "play", "hands": {"1": "KS KH KD ?? ?? ?? ?? ?? ?? ?? ??"}, "pile": "4D"}))

    assert table.allows("discard KS")
    assert table.allows("discard 5C")
    assert table.menu()[:3] == ["discard KD", "discard KH", "discard KS"]
    assert "discard ??" not in table.menu()


def test_a_hand_that_nobody_knows_may_be_laid_down_and_defended():
    table = Table(read_position({"step": "play", "pile": "4D"}))
    knock = table.after("knock 5C")

    assert knock.held == [10, 10]
    assert knock.after("done").result[0] in {"1", "2"}


# ---- what cannot be read


TEN = "AS 2S 3S 4C 5C 6C 9D 9H 9S 7H"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "canasta"}, "game"),
        ({"rules": "classic"}, "rules"),
        ({"options": {"ace": "high"}}, "options.ace"),
        ({"seats": 4}, "seats"),
        ({"colour": "red"}, "colour"),
        ({"ended": {}}, "ended"),
        ({"dealer": "3"}, "dealer"),
        ({"turn": 1}, "turn"),
        ({"step": "deal"}, "step"),
        ({"scores": [0]}, "scores"),
        ({"scores": [-5, 0]}, "scores"),
        ({"scores": [30, 0], "won": [0, 0]}, "won"),
        ({"passed": 3}, "passed"),
        ({"passed": 2}, "passed"),
        ({"turn": "2"}, "turn"),
        ({"passed": 1, "turn": "1"}, "turn"),
        ({"step": "draw", "passed": 2, "turn": "2"}, "turn"),
        ({"hands": {"1": f"{TEN} KD"}}, "hands.1"),
        ({"hands": {"3": 10}}, "hands"),
        ({"hands": {"1": True}}, "hands.1"),
        ({"hands": {"1": f"{TEN[:-2]}XX"}}, "hands.1"),
        ({"hands": {"1": TEN, "2": TEN}}, "cards"),
        ({"hands": {"1": TEN.replace("7H", "AS")}}, "cards"),
        ({"hands": {"1": TEN.replace("7H", "JK")}}, "cards"),
        ({"step": "play", "hands": {"1": TEN}}, "hands.1"),
        ({"stock": 30}, "cards"),
        ({"stock": 2, "step": "draw"}, "cards"),
        ({"pile": "TD 7C"}, "pile"),
        ({"pile": ""}, "pile"),
        ({"pile": "?? 7C", "step": "draw"}, "pile"),
        ({"pile": "7C", "upcard": "TD"}, "pile"),
        ({"known": {"1": "KD"}, "hands": {"1": TEN}}, "known.1"),
        ({"known": {"1": "KD"}, "hands": {"1": 0}}, "hands.1"),
        ({"taken": "AS", "hands": {"1": TEN}}, "taken"),
        ({"taken": "AS 2S", "step": "play"}, "taken"),
        ({"step": "play", "taken": "KD", "hands": {"1": f"{TEN} KC"}}, "known.1"),
        ({"turns": [0, 0]}, "turns"),
        ({"turns": [70, 70]}, "turns"),
        ({"knocker": "1"}, "knocker"),
        ({"melds": [["KS KH KD"], []]}, "melds"),
        ({"rules": "oklahoma"}, "upcard"),
        ({"past": [{"winner": "1", "points": 20, "kind": "knock"}]}, "scores"),
        ({"past": [{"winner": "1", "points": 20}], "scores": [20, 0], "won": [0, 0]}, "won"),
        ({"past": [{"winner": "3", "points": 20}]}, "winner"),
        ({"past": [{"winner": "1", "points": -1}]}, "past[0].points"),
        ({"past": [{"winner": "1", "points": 5, "kind": "luck"}]}, "past[0].kind"),
        ({"past": [{"winner": None, "points": 5}]}, "past[0]"),
        ({"past": [7]}, "past[0]"),
        ({"past": "1:5"}, "past"),
        ({"discards": {"1": "??"}}, "discards.1"),
    ],
)
def test_what_cannot_be_read_or_contradicts_itself_is_named(change, field):
    with pytest.raises(NotationError) as fault:
        read_position(change)

    assert fault.value.field == field
    assert fault.value.expected


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"knocker": None}, "knocker"),
        ({"melds": [["KS KH", "4H 5H 6H"], []]}, "melds"),
        ({"melds": [["KS KH KD", "KS KH KD"], []]}, "cards"),
        ({"melds": [["KS KH KD", ""], []]}, "melds[0]"),
        ({"melds": [[7], []]}, "melds[0]"),
        ({"melds": ["KS KH KD"]}, "melds"),
        ({"hands": {"1": "AS QC"}}, "hands.1"),
        ({"hands": {"1": "??"}}, "hands.1"),
        ({"hands": {"1": "AS", "2": 11}}, "hands.2"),
        ({"laid": [["KS", 1]]}, "laid"),
        ({"laid": [["KS", 7]]}, "laid[0]"),
        ({"laid": ["KS"]}, "laid[0]"),
        ({"laid": {}}, "laid"),
        ({"taken": "AS", "turn": "1"}, "taken"),
        ({"turns": [0, 1]}, "turns"),
    ],
)
def test_a_knock_that_cannot_be_is_named(change, field):
    with pytest.raises(NotationError) as fault:
        read_position({**LAYOFF, **change})

    assert fault.value.field == field
    assert fault.value.expected


def test_a_knock_needs_its_knocker():
    with pytest.raises(NotationError) as fault:
        read_position({"step": "layoff"})

    assert fault.value.field == "knocker"


def test_a_stock_that_ended_the_deal_is_none_to_go_on_with():
    played = {"step": "draw", "hands": {"1": 10, "2": 10}, "stock": 2, "pile": write_cards(GIN.pack[:30])}
    with pytest.raises(NotationError) as fault:
        read_position(played)

    assert fault.value.field == "stock"
    drawn = {"step": "play", "hands": {"1": 11, "2": 10}, "stock": 2, "pile": write_cards(GIN.pack[:29])}
    assert Table(read_position(drawn)).after("discard AS").result == (None, 0, "void")


# ---- the results of deals


@pytest.mark.parametrize(
    "plain",
    [
        [],
        [{"winner": "1", "points": 40, "kind": "knock"}, {"winner": "2", "points": 15, "kind": "undercut"}],
        [{"winner": None, "points": 0, "kind": "void"}, {"winner": "2", "points": 55, "kind": "gin"}],
    ],
)
def test_results_are_read_back(plain):
    assert write_results(read_results(plain, "deals")) == plain


def test_a_match_of_many_void_deals_is_read_back():
    state = given(past=[Result(-1, 0, "void")] * 500).state

    assert read_position(through_text(write_position(state))) == state


def test_a_result_may_leave_out_its_kind():
    assert read_results([{"winner": "2", "points": 7}, {}], "deals") == ((1, 7, "knock"), (-1, 0, "void"))


@pytest.mark.parametrize("table", [dealt(), given(), given(hand="KC").after("draw"), knocked(hand=f"{TEN[:-2]}AC")])
def test_a_position_names_every_field(table):
    plain = write_position(table.state)

    assert plain["game"] == "gin"
    assert plain["step"] == table.step
    assert plain["turn"] == table.turn
