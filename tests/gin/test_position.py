"""Positions as plain data: what is written is read back, and what contradicts itself is not read."""

import json
import re

import pytest

from gin.given import Table, dealt, given, knocked, rule
from gin.playing import acts_of
from melds.cards import HIDDEN, read_card, write_cards
from melds.gin import GIN_RUMMY
from melds.gin.acts import Discard
from melds.gin.position import read_position, read_results, write_position, write_results
from melds.gin.rules import Ace, JustTaken
from melds.gin.state import Result, Step
from melds.gin.variants import GIN, RULE_SETS
from melds.verdict import IllegalAct, NotationError

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


@pytest.mark.parametrize("rules", [*RULE_SETS.values(), OTHER], ids=[*RULE_SETS, "other"])
@pytest.mark.parametrize("seed", range(2))
def test_positions_and_views_are_read_back(rules, seed):
    steps = set()
    for number, (state, _, _) in enumerate(acts_of(rules, seed, deals=30)):
        steps.add(state.step)
        if state.step is Step.LAYOFF or number % 7 == 0:
            assert read_position(through_text(write_position(state))) == state
            for seat in range(2):
                view = GIN_RUMMY.view(state, seat)
                assert read_position(through_text(write_position(view))) == view._replace(seat=-1)
    assert steps >= {Step.UPCARD, Step.DRAW, Step.PLAY}


def test_so_is_a_knock_whose_melds_were_chosen():
    table = knocked(hand="KS KH KD 7C 8C 9C AS 2H 3D 4C", chosen="KS KH KD / 7C 8C 9C")

    assert read_position(through_text(write_position(table.state))) == table.state


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
        ({"step": "play"}, 0, (2, 1)),
        ({"step": "play", "taken": "KD"}, 0, (1, 0)),
        ({"step": "play", "taken": "KD", "turn": "2"}, 1, (1, 1)),
        ({"step": "play", "taken": "KD", "passed": 1}, 1, (1, 1)),
        ({"step": "play", "taken": "KD", "pile": "7C"}, 0, (2, 1)),
        ({"step": "play", "passed": 2, "pile": "7C"}, 0, (2, 1)),
        ({"step": "play", "passed": 2, "pile": "7C 8C", "taken": "KD"}, 0, (3, 2)),
        ({"step": "draw", "pile": "7C 8C 9C", "turn": "2"}, 1, (2, 2)),
        (EXAMPLE, 0, (3, 2)),
        (LAYOFF, 1, (2, 1)),
        ({**LAYOFF, "turn": "1"}, 1, (2, 1)),
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


# ---- cards that the position does not tell


DARK = {"step": "play", "pile": "5D 7C"}
"""Nobody knows what either seat holds."""


def dark(known, hidden, **more):
    """Return a table in whose hands some cards are known, the rest of the first one hidden."""
    return Table(read_position({**DARK, "hands": {"1": f"{known}{' ??' * hidden}"}, **more}))


def cards_of(table):
    """Return all cards that lie anywhere, the hidden ones too."""
    state = table.state
    melds = state.knock.melds if state.knock else ()
    return [card for cards in (*state.hands, state.stock, state.pile, *melds) for card in cards]


def is_whole(table):
    """Return whether there are as many cards as in the pack, and none that is seen twice."""
    cards = cards_of(table)
    seen = [card for card in cards if card != HIDDEN]
    return len(cards) == 52 and len(set(seen)) == len(seen) and set(seen) <= set(GIN.pack)


def test_a_hidden_card_may_be_any_that_lies_nowhere_else():
    table = dark("KS KH KD", 8)

    assert table.allows("discard KS")
    assert is_whole(table.plays("discard 5C"))
    for card in ("7C", "5D", "JK"):
        assert table.refuses(f"discard {card}", citing="G2.6", card=card)
        assert table.refuses(f"knock {card}", citing="G2.6", card=card)
    assert [*GIN_RUMMY.objections(GIN_RUMMY.view(table.state, 0), Discard(HIDDEN))]
    assert table.menu() == ["discard KD", "discard KH", "discard KS"]


def test_nor_may_it_be_one_that_is_known_to_be_in_the_stock_or_in_the_other_hand():
    other = "AS 2S 3S 4C 5C 6C 9D 9H 9S 7H"
    state = read_position({**DARK, "hands": {"1": 11, "2": other}, "stock": f"QS{' ??' * 28}"})

    for card in ("QS", "7H"):
        with pytest.raises(IllegalAct) as no:
            GIN_RUMMY.play(state, Discard(read_card(card)))
        assert [refusal.rule for refusal in no.value.refusals] == ["G2.6"]


def test_each_hidden_card_stands_for_one():
    table = dark("KS KH KD AS 2S 3S 4C 5C 9D", 2)

    knock = table.plays("knock QD : KS KH KD / AS 2S 3S / 4C 5C 6C")
    assert (knock.deadwood, is_whole(knock)) == ("9D", True)
    assert table.refuses("knock QD : KS KH KD KC / AS 2S 3S / 4C 5C 6C", citing="G3.5", card="6C", why="missing")


@rule("G4.1")
def test_a_knock_shows_the_whole_hand():
    """G018: what nobody knows cannot be shown, unless it is named in a meld."""
    table = dark("KS KH KD 4C 5C 6C AS", 4)

    assert table.refuses("knock QD", citing="G4.1", hidden=3)
    assert table.refuses("knock AS", citing="G4.1", hidden=4)
    assert table.refuses("knock QD : KS KH KD / 4C 5C 6C", citing="G4.1", hidden=3)
    assert table.refuses("knock QD : KS KH KD / 4C 5C 6C / 2H 2D 7C", citing="G3.2")
    assert table.refuses("knock QD : KS KH KD / 4C 5C 6C / 2H 2D 2S 2C", citing="G3.5", why="missing")
    knock = table.plays("knock QD : KS KH KD / 4C 5C 6C / 2H 2D 2C")
    assert (knock.melds, knock.deadwood) == ("2H 2D 2C / KS KH KD / 4C 5C 6C", "AS")
    assert is_whole(knock)


def test_a_hand_that_nobody_knows_is_laid_down_where_the_act_names_it_whole():
    table = Table(read_position({"step": "play", "pile": "7C", "turn": "2"}))

    assert table.refuses("knock KD", citing="G4.1", hidden=10)
    assert table.refuses("knock KD : AS 2S 3S / 4C 5C 6C", citing="G4.1", hidden=4)
    assert table.allows("knock KD : AS 2S 3S / 4C 5C 6C / 9S 9H 9D 9C")


def test_big_gin_shows_all_eleven():
    rules = {"rules": "biggin"}
    table = dark("KS KH KD KC 4C 5C 6C AS", 3, **rules)

    assert table.refuses("knock", citing="G4.7", why="hidden", hidden=3)
    assert not [act for act in table.menu() if act.startswith("knock")]


def not_scored(table, *acts):
    """Return the fault of acts that end a deal before the cards are known."""
    with pytest.raises(NotationError) as fault:
        table.after(*acts)
    return fault.value.field, fault.value.text


def test_a_deal_is_scored_only_against_cards_that_are_known():
    """Gin at once, a knock when the defender is done."""
    knows, gin = "KS KH KD 4C 5C 6C 7S 8S 9S AS QD", "KS KH KD 4C 5C 6C 7S 8S 9S TS QD"
    against = "QC JC TC 2H 3H 4H 8D 8H 8C 9D"

    assert not_scored(dark(gin, 0), "knock QD") == ("hands.2", "10 hidden cards to score")
    assert not_scored(dark(knows, 0), "knock QD", "done") == ("hands.2", "10 hidden cards to score")
    assert dark(gin, 0, hands={"1": gin, "2": against}).plays("knock QD").result == ("1", 29, "gin")
    assert dark(knows, 0, hands={"1": knows, "2": against}).plays("knock QD", "done").result == ("1", 8, "knock")


def test_one_hidden_card_is_enough_not_to_score():
    defends = {**LAYOFF, "hands": {"1": "AS", "2": "3H 7H 8H KC 2C 2D QH JH TS ??"}}
    table = Table(read_position(defends))

    assert table.allows("done")
    assert not_scored(table, "done") == ("hands.2", "1 hidden cards to score")


def test_a_card_taken_may_be_one_that_is_not_told():
    """It stays in the hand all the same, where it is the only hidden one."""
    hand = "AS 2S 3S 4C 5C 6C 9D 9H 9S 7H"
    table = Table(read_position({"hands": {"1": hand}})).plays("take")
    assert table.state.taken == HIDDEN
    assert table.state.known == ((), ())

    again = Table(read_position(through_text(write_position(table.state))))
    assert again.state == table.state
    assert again.refuses("discard KD", citing="G2.7", card="KD")
    assert again.plays("discard 7H").pile == "7H"
    assert Table(read_position({})).after("take").allows("discard KD")


def test_a_card_that_is_not_told_is_not_remembered_either():
    table = Table(read_position({})).after("pass", "pass", "draw", "discard 5C", "draw", "discard 6C")

    assert table.state.declined == ((), (read_card("5C"),))
    assert table.pile == "?? 5C 6C"
    assert read_position(through_text(write_position(table.state))) == table.state


@pytest.mark.parametrize("passed", [0, 1])
def test_what_was_taken_from_an_empty_pile_in_the_first_turn_is_the_upcard(passed):
    """By the letter of C001-17 it stays, whether or not the position says that it is the upcard."""
    letter = {"options": {"just_taken": "first_upcard"}, "step": "play", "taken": "KD", "passed": passed}
    table = Table(read_position({**letter, "pile": ""}))

    assert table.state.upcard == read_card("KD")
    assert table.refuses("discard KD", citing="G2.7", card="KD")
    later = Table(read_position({**letter, "pile": "", "turn": "12"[1 - table.state.turn]}))
    assert later.allows("discard KD")


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
        ({"pile": "7C ??", "step": "draw"}, "pile"),
        ({"pile": "7C ?? 8C", "step": "draw"}, "pile"),
        ({"pile": "7C", "upcard": "TD"}, "pile"),
        ({"known": {"1": "KD"}, "hands": {"1": TEN}}, "known.1"),
        ({"known": {"1": "KD"}, "hands": {"1": 0}}, "hands.1"),
        ({"taken": "AS", "hands": {"1": TEN}}, "taken"),
        ({"taken": "AS 2S", "step": "play"}, "taken"),
        ({"step": "play", "taken": "KD", "hands": {"1": f"{TEN} KC"}}, "taken"),
        ({"turns": [0, 0]}, "turns"),
        ({"turns": [70, 70]}, "turns"),
        ({"knocker": "1"}, "knocker"),
        ({"melds": [["KS KH KD"], []]}, "melds"),
        ({"rules": "oklahoma"}, "upcard"),
        ({"past": [{"winner": "1", "points": 20, "kind": "knock"}]}, "scores"),
        ({"past": [{"winner": "1", "points": 20}], "scores": [20, 0], "won": [0, 0]}, "won"),
        ({"past": [{"winner": "3", "points": 20}]}, "past[0].winner"),
        ({"past": [{"winner": "1"}]}, "past[0].points"),
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
    ("change", "field", "expected"),
    [
        ({"scores": [150, 0]}, "scores", "a match that goes on"),
        ({"scores": [99, 20], "options": {"box_timing": "running"}}, "scores", "a match that goes on"),
        ({"rules": "hollywood", "scores": [150, 0]}, "scores", "a match that goes on"),
        ({"scores": [50, 0], "won": [50, 1]}, "won", "no more deals than could be won"),
        ({"won": [50, 0]}, "won", "no more deals than could be won"),
        (
            {"past": [{"winner": "1", "points": 20}], "scores": [20, 0], "deal": 1},
            "deal",
            "at least 2, with those that are past",
        ),
        ({"past": [{"winner": "1", "points": 20, "kind": "biggin"}]}, "past[0].kind", "a kind that these rules have"),
        ({"past": [{"winner": "1", "points": 19, "kind": "gin"}]}, "past[0].points", "at least 20"),
        ({"past": [{"winner": "2", "points": 9, "kind": "undercut"}]}, "past[0].points", "at least 10"),
        ({"past": [{"winner": "2", "points": 0, "kind": "knock"}]}, "past[0].points", "at least 1"),
        ({"upcard": "JK"}, "cards", "0 in the pack"),
        ({"upcard": "JK", "step": "draw"}, "upcard", "a card of the pack"),
        ({"declined": {"1": "JK"}}, "declined.1", "a card of the pack"),
        ({"discards": {"2": "JK"}}, "discards.2", "a card of the pack"),
        ({"discards": {"2": "KS"}}, "discards.2", "one a turn, 0 at the most"),
        ({"declined": {"1": "KS QS"}}, "declined.1", "one a turn, 1 at the most"),
        ({"upcard": "KS", "stock": f"KS{' ??' * 30}", "step": "draw"}, "upcard", "no card that is in the stock"),
        ({"passed": 2, "step": "draw", "upcard": "KD", "pile": "7C 8C"}, "pile", "the upcard KD at the bottom"),
        ({"upcard": "KD", "pile": "7C"}, "pile", "the upcard KD at the bottom"),
        ({"step": "play", "taken": "KD", "pile": "", "upcard": "QD"}, "upcard", "the card just taken"),
        ({"step": "play", "passed": 2, "taken": "KD", "pile": ""}, "pile", "the upcard ?? at the bottom"),
        ({"step": "play", "pile": ""}, "pile", "a card at this step"),
        ({"step": "draw", "turns": [2, 2]}, "turns", "the last by the seat in turn"),
        ({"step": "draw", "turns": [4, 2]}, "turns", "turns begun one after the other"),
        ({"step": "draw", "turns": [1, 0]}, "turns", "[2, 1], as many as the cards ask for"),
        ({"step": "draw", "pile": "7C 8C 9C 2D 3D", "turns": [2, 1]}, "turns", "[4, 3], as many"),
        ({"turns": [2, 1]}, "turns", "[1, 0], as many as the cards ask for"),
        ({"step": "play", "taken": "KD", "pile": "7C", "turns": [1, 0]}, "turns", "[2, 1], as many"),
        ({"hands": {"1": 9, "2": 11}}, "hands.1", "10 at this step"),
        ({"melds": "x"}, "melds", "step layoff"),
        ({"step": "draw", "taken": "KD"}, "taken", "step play"),
        ({"past": "x"}, "past", "a list"),
    ],
)
def test_what_cannot_be_at_once_is_named_with_the_reason(change, field, expected):
    with pytest.raises(NotationError) as fault:
        read_position(change)

    assert fault.value.field == field
    assert expected in fault.value.expected
    assert not re.search(r"G\d|\w+=", fault.value.text)


def test_points_that_nobody_scored_are_none_where_a_bonus_is_none():
    assert read_position({"won": [2, 0], "options": {"undercut_bonus": 0}}).won == (2, 0)


def test_a_deal_after_others_is_counted():
    state = read_position({"past": [{"winner": "1", "points": 20}, {}], "scores": [20, 0]})

    assert (state.deal, state.won) == (3, (1, 0))


def test_a_value_that_can_be_read_is_not_called_unreadable():
    for change in ({"hands": {"1": 9, "2": 11}}, {"turn": "2"}, {"passed": 2}, {"scores": [150, 0]}):
        with pytest.raises(NotationError) as fault:
            read_position(change)
        assert "cannot be read" not in str(fault.value)


@pytest.mark.parametrize(
    ("change", "field", "expected"),
    [
        ({"melds": [["KS KH", "4H 5H 6H"], []]}, "melds[0]", "(G3.2: K♠ K♥ is too short for a meld"),
        ({"melds": [["KS KH KD", "4H 5H 9H"], []]}, "melds[0]", "(G3.3: 4♥ 5♥ 9♥ is no run"),
        ({"melds": [["KS KH KD", "KS KH KD"], []]}, "cards", "1 in the pack"),
        ({"melds": [["KS KH KD", ""], []]}, "melds[0]", "the cards of a meld"),
        ({"melds": [[7], []]}, "melds[0]", "cards in notation"),
        ({"melds": ["KS KH KD"]}, "melds", "a list of two"),
        ({"melds": [LAYOFF["melds"][0], ["3H 7H"]], "hands": {"1": "AS"}}, "melds[1]", "(G3.3: 3♥ 7♥ is no run"),
        ({"melds": [LAYOFF["melds"][0], ["2S 2H 2D 2C"]], "hands": {"1": "AS", "2": 7}}, "hands.2", "10"),
        ({"melds": [["KS KH KD", "4H 5H 6H"], []]}, "hands.1", "10"),
        ({"melds": [["KS KH KD"], []], "hands": {"1": "AS"}}, "hands.1", "10"),
        ({"hands": {"1": "AS", "2": 2}}, "hands.2", "10"),
        ({"hands": {"1": "AS", "2": 11}}, "hands.2", "10"),
        ({"hands": {"1": "9C AS"}, "melds": [["KS KH KD", "4H 5H 6H", "9S 9D"], []]}, "melds[0]", "(G3.2: 9♠ 9♦ is"),
        ({"hands": {"1": "JC QC"}, "melds": [["KS KH KD", "4H 5H 6H 7H 8H"], []]}, "hands.1", "at most 10 points"),
        ({"hands": {"1": "??"}}, "hands.1", "the cards that were shown"),
        ({"laid": [["KS", 1]]}, "laid[0]", "a card that lies in that meld"),
        ({"laid": [["KS", 7]]}, "laid[0]", "a whole number from 0 to 2"),
        ({"laid": ["KS"]}, "laid[0]", "a list of two"),
        ({"laid": {}}, "laid", "a list"),
        ({"taken": "AS", "turn": "1"}, "taken", "step play"),
        ({"turns": [0, 1]}, "turns", "one after the other"),
        ({"knocker": None}, "knocker", "a seat"),
    ],
)
def test_a_knock_that_cannot_be_is_named(change, field, expected):
    with pytest.raises(NotationError) as fault:
        read_position({**LAYOFF, **change})

    assert fault.value.field == field
    assert expected in fault.value.expected
    assert not re.search(r"G\d|\w+=", fault.value.text)


@pytest.mark.parametrize(
    ("melds", "laid", "field"),
    [
        pytest.param("7S 7H 7D 7C / 4H 5H 6H", [["7S", 0], ["7H", 0]], "laid", id="two sevens"),
        pytest.param("7S 7H 7D 7C / 4H 5H 6H", [["7S", 0], ["7S", 0]], "laid[1]", id="a card twice"),
        pytest.param("4S 5S 6S 7S 8S / 4H 5H 6H", [["6S", 0]], "laid", id="the middle of a run"),
        pytest.param("4S 5S 6S 7S 8S / 4H 5H 6H", [["8S", 0], ["7S", 0]], "laid[0]", id="in an order that cannot be"),
        pytest.param("7S 7H 7D / 4H 5H 6H", [["7S", 0]], "laid", id="a card without which there was no meld"),
        pytest.param("7S 7H 7D 7C / 4H 5H 6H", [["4H", 0]], "laid[0]", id="a card of another meld"),
    ],
)
def test_what_could_not_be_laid_off_is_named(melds, laid, field):
    shown = {"pile": "TD ??", "melds": [melds.split(" / "), []], "hands": {"1": "AS"}}
    with pytest.raises(NotationError) as fault:
        read_position({**LAYOFF, **shown, "laid": laid})

    assert fault.value.field == field


@pytest.mark.parametrize(("laid", "left"), [(["7S", "7H"], "7D 7C"), (["7S", "7H", "7D", "7C"], "nothing")])
def test_what_would_lie_there_without_it_is_told(laid, left):
    shown = {"pile": "TD ??", "melds": [["7S 7H 7D 7C", "4H 5H 6H"], []], "hands": {"1": "AS"}}
    with pytest.raises(NotationError) as fault:
        read_position({**LAYOFF, **shown, "laid": [[card, 0] for card in laid]})

    assert fault.value.text == f"without the cards laid off, {left} would lie there"
    assert fault.value.expected == "a meld, as it was shown"


def test_against_gin_nothing_has_been_laid_off():
    gin = {**LAYOFF, "melds": [["KS KH KD KC", "4H 5H 6H", "9S 9D 9C 9H"], []], "hands": {"1": "", "2": 9}}
    with pytest.raises(NotationError) as fault:
        read_position({**gin, "laid": [["9H", 2]]})

    assert (fault.value.field, fault.value.expected) == ("laid", "nothing laid off against gin")


def test_big_gin_lies_with_eleven_cards_and_none_face_down():
    melds = [["KS KH KD KC", "4H 5H 6H 7H", "9S 9D 9C"], []]
    state = read_position({**LAYOFF, "rules": "biggin", "pile": "TD 7C", "melds": melds, "hands": {}})

    assert (state.shown.card, state.shown.kind) == (None, "biggin")
    with pytest.raises(NotationError) as fault:
        read_position({**LAYOFF, "pile": "TD 7C", "melds": melds, "hands": {}})
    assert fault.value.field == "hands.1"


def test_what_the_defender_has_arranged_is_still_in_that_hand():
    melds = [LAYOFF["melds"][0], ["2S 2D 2C"]]
    table = Table(read_position({**LAYOFF, "melds": melds, "hands": {"1": "AS", "2": "3H 7H 8H KC QH JH TS"}}))

    assert table.hand("2") == "KC QH JH TS 8H 7H 3H 2S 2D 2C"
    assert len(read_position({**LAYOFF, "melds": melds, "hands": {"1": "AS"}}).hands[1]) == 10


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


def kings(count):
    return " ".join(["KS"] * count)


LISTS = {
    "pile": (52, "cards", lambda count: {"pile": kings(count)}),
    "stock": (52, "cards", lambda count: {"stock": count}),
    "hands.1": (52, "cards", lambda count: {"hands": {"1": count}}),
    "known.1": (52, "hands.1", lambda count: {"known": {"1": kings(count)}}),
    "melds[0]": (52, "cards", lambda count: {"step": "layoff", "knocker": "1", "melds": [[kings(count)], []]}),
    "discards.1": (1_000, "discards.1", lambda count: {"discards": {"1": kings(count)}}),
    "declined.1": (1_000, "declined.1", lambda count: {"declined": {"1": kings(count)}}),
}
"""Lists of cards: how many there may be, and what is at fault with so many all the same."""


@pytest.mark.parametrize("field", LISTS)
def test_no_list_is_longer_than_the_pack_nor_what_is_remembered_than_a_deal_has_turns(field):
    most, then, plain = LISTS[field]
    with pytest.raises(NotationError) as fault:
        read_position(plain(most + 1))
    assert fault.value.field == field
    assert re.search(rf"\b{most:,}\b", fault.value.expected)

    with pytest.raises(NotationError) as fault:
        read_position(plain(most))
    assert fault.value.field == then
    assert "cannot be read" not in fault.value.text


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
