"""The comparison of the documents, row by row: what each says of a thing, as fields of its rule set, with its clauses.

A row is a thing that the documents can say differently. Its fields are what the rule sets hold of it; where they
hold nothing, since all documents agree or only one speaks, the row names the test that shows it. `S` stands for a
document that is silent, whose rule set then has the value of the classic one.
"""

import ast
from dataclasses import fields
from pathlib import Path
from typing import NamedTuple

import pytest

from melds.canasta.rules import BeforeOpening, BlackThree, ConcealedMinimum, RuleSet, StockEnd, TableTalk
from melds.canasta.variants import (
    CLASSIC,
    GAMERULES,
    WIKIPEDIA_FR,
    WIKIPEDIA_FR_2,
    WIKIPEDIA_FR_2_CUSTOMARY,
    WIKIPEDIA_FR_3,
    WIKIPEDIA_FR_3_CUSTOMARY,
    WIKIPEDIA_FR_5,
    WIKIPEDIA_FR_6,
    WIKIPEDIA_FR_6_PAIRS,
    WIKIPEDIA_FR_9,
)

SETS = (CLASSIC, GAMERULES, WIKIPEDIA_FR)
CLAUSES = {"C000": 137, "C002": 96, "C003": 69}
FOLDER = Path(__file__).parent
S = "S"


class Row(NamedTuple):
    """A thing, its clauses in C000, C002 (with the same numbers C004) and C003, and the field with its three values."""

    thing: str
    clauses: tuple[str, str, str]
    field: str
    values: tuple[object, object, object]


def row(thing, classic, short, french, **held):
    """Return a row a field; one value stands for all three documents."""
    clauses = (classic, short, french)
    three = {field: isinstance(value, tuple) and len(value) == len(CLAUSES) for field, value in held.items()}
    each = {field: value if three[field] else (value,) * 3 for field, value in held.items()}
    return [Row(thing, clauses, field, values) for field, values in each.items()]


ROWS = [
    *row("players", "01", "04", "02", seats=4),
    *row("sides", "01 16", "18", "02 65", sides=2),
    *row("pack", "02", "05", "01", packs=2, jokers=4),
    *row("draw for partners", "06-09", "13-16", S, partner_draw=True),
    *row("drawing again for two cards at once", "14", S, S, redraw_two=(True, False, True)),
    *row("drawing again for a card at the end", "15", S, S, redraw_ends=(4, 0, 4)),
    *row("the hand", "22", "23", "37", hand_size=11),
    *row("cards at once", "22", "23", "37", batches=((1,), (1,), (3, 3, 3, 2))),
    *row("upcard replaced", "25", "26", "40", black3_upcard=(False, False, True)),
    *row("one card a draw", "42", "34", "43", draws=1),
    *row("values", "66-69", "07-11", "08", values=((20, 5, 5, 5, 5, 5, *(10,) * 6, 20, 50),) * 3),
    *row("red three: when tabled", "26 27", S, "51", red3_grace=(0, 0, 1)),
    *row("red three: replacement from the pile", "28", "29", "59", red3_replaced_from_pile=False),
    *row("red three: value", "29", "30 90", "10 32 52", red3_value=100),
    *row("red three: all four", "30", "31 90", "32 52 64", red3_all=4, red3_all_value=200),
    *row("red three: forgotten", "32", S, S, red3_forgettable=False),
    *row("red three: in the hand at the end", "33", S, S, red3_in_hand=500, red3_in_hand_each=True),
    *row("red three: in a hand that had no turn", "26 33", S, S, red3_in_hand_spared=True),
    *row(
        "black three: effect", "34-36", "69", "54",
        black3=(BlackThree.STOP_BUT_GO_OUT, BlackThree.FREEZE, BlackThree.STOP),
    ),
    *row("black three: melding", "51", "41", S, black3_melded=True),
    *row("black three: in the hand", "69 130", "11 42", "09", black3_in_hand=(5, 5, 100)),
    *row("valid meld", "37 48 49", "38-40", "13 23", meld_size=3, min_naturals=2, max_wild=3),
    *row("natural cards for a wild one", "48 49", "39", S, naturals_per_wild=(0, 2, 0)),
    *row("ranks that are melded", "48", "06", S, ranks=(RuleSet().ranks,) * 3),
    *row("only wild cards", "50", "39", "16", wild_canasta=(False, False, True)),
    *row("two melds of a rank", "57", S, "17 22", second_meld=(False, False, True)),
    *row("canasta", "60", "47", "11", canasta_size=7),
    *row("adding to a complete canasta", "64 65", "45", "17", canasta_limit=(0, 0, 7)),
    *row("bonuses", "61 62 124 125", "51 54 88 89", "30 31", natural_bonus=500, mixed_bonus=300, wild_bonus=300),
    *row("minimum", "71-74", "57-60", S, opening=(((-1_000_000, 15), (0, 50), (1500, 90), (3000, 120)),) * 3),
    *row("several melds for the minimum", "76", "62", "46 49", two_melds_to_open=False),
    *row("top card counts to the minimum", "77", "63", "50", top_card_counts=(True, True, False)),
    *row(
        "pile before the first meld", "80 88 89", "66 81", "48 49",
        before_opening=(BeforeOpening.FROZEN, BeforeOpening.FROZEN, BeforeOpening.OPEN),
    ),
    *row("pile frozen always", "80-84", "68-70", "55", always_frozen=False),
    *row("canastas to go out", "104", "82", "20", canastas_to_go_out=1),
    *row("final discard", "107", "84", "19 42", discard_to_go_out=(False, False, True)),
    *row("going out", "127", "91", "28", out_bonus=100),
    *row("concealed", "114 128", "86 92", "29", concealed_bonus=100, concealed_own_canasta=True, concealed_layoff=True),
    *row(
        "concealed: minimum", "115 116", "87", S,
        concealed_minimum=(ConcealedMinimum.IF_PILE_TAKEN, ConcealedMinimum.ALWAYS, ConcealedMinimum.ALWAYS),
    ),
    *row("stock exhausted", "117-122", S, S, stock_end=StockEnd.FORCED_TAKE),
    *row("side without a canasta", "130", "43 93", "35", deduct_without_canasta=(False, False, True)),
    *row("information", "95-102", S, "67", table_talk=(TableTalk.RIGHTS, TableTalk.RIGHTS, TableTalk.SILENT)),
    *row("winning", "134", "96", "36", target=5000),
    *row("accidents", S, S, S, accidents=False, opening_raise=10, asked_in_vain=100),
]  # fmt: skip

SHOWN = [
    ("first dealer", "17", "20", S, "test_seating.py", "test_the_seats_of_the_deal_follow_the_draw"),
    ("shuffle and cut", "19-21", "21 22", S, "test_deal.py", "test_the_cut_decides_who_gets_what"),
    ("replaced upcard freezes", "82 83", "68-70", "55", "test_deal.py",
     "test_a_black_three_that_freezes_freezes_when_turned_up_too"),
    ("direction", "40", S, "41", "test_turn.py", "test_play_runs_clockwise"),
    ("red three: replacement", "26 27", "27 28", "59", "test_turn.py",
     "test_a_red_three_from_the_stock_is_tabled_and_replaced"),
    ("red three: side without a meld", "31 129", "33", "32 52", "test_scoring.py",
     "test_red_threes_count_for_a_side_that_has_melded_and_against_one_that_has_not"),
    ("the same rank by the other side", "56", "44", S, "test_melding.py", "test_both_sides_may_meld_the_same_rank"),
    ("adding to own melds", "58", "45", "22 24", "test_melding.py",
     "test_either_partner_adds_to_the_melds_of_the_side"),
    ("adding to the other side's", "59", "46", "25", "test_melding.py",
     "test_nothing_is_added_to_the_other_sides_melds"),
    ("minimum read", "70", "56", "21", "test_melding.py",
     "test_the_minimum_is_that_of_the_score_at_the_start_of_the_deal"),
    ("bonuses toward the minimum", "78", "64", "53", "test_melding.py",
     "test_red_threes_do_not_count_to_the_minimum"),
    ("a wild card freezes", "84", "70", "55", "test_pile.py",
     "test_a_wild_card_discarded_freezes_the_pile_for_everybody"),
    ("frozen pile", "88 89", "74-76", "57 58", "test_pile.py", "test_nothing_less_takes_a_frozen_pile"),
    ("unfreezing", "86", "72 73", S, "test_pile.py", "test_taking_it_unfreezes_the_pile"),
    ("open pile", "90-92", "77-79", "48", "test_pile.py", "test_there_are_three_ways_to_take_an_open_pile"),
    ("whole pile", "44 93", "37", "44 45", "test_pile.py", "test_the_whole_pile_comes_along"),
    ("one card against one", "108", "85", S, "test_pile.py", "test_with_one_card_a_pile_of_one_card_is_not_taken"),
    ("keeping a card otherwise", "105", S, S, "test_ending.py", "test_nor_may_the_last_card_be_discarded"),
    ("permission", "109-113", S, "67-69", "test_ending.py", "test_after_no_you_must_not"),
    ("cards left in hand", "53 130", "42 93", "26 33", "test_scoring.py",
     "test_cards_melded_count_and_cards_in_both_hands_count_against"),
    ("the last deal", "135", S, S, "test_scoring.py", "test_the_last_deal_is_played_out"),
]  # fmt: skip
NOT_OF_A_DOCUMENT = {"name": "what the rule set is called"}


@pytest.mark.parametrize(("place", "document"), [*enumerate(CLAUSES)])
@pytest.mark.parametrize("each", ROWS, ids=[f"{each.thing}, {each.field}" for each in ROWS])
def test_each_rule_set_holds_what_its_document_says(each, place, document):
    assert getattr(SETS[place], each.field) == each.values[place]
    assert cited(document, each.clauses[place]) or each.clauses[place] == S


def test_every_field_of_a_rule_set_is_a_row():
    assert {each.field for each in ROWS} | NOT_OF_A_DOCUMENT.keys() == {field.name for field in fields(RuleSet)}


@pytest.mark.parametrize("shown", SHOWN, ids=[each[0] for each in SHOWN])
def test_what_no_field_holds_has_its_test(shown):
    _, *clauses, file, name = shown
    tree = ast.parse((FOLDER / file).read_text("utf-8"))

    assert name in {each.name for each in tree.body if isinstance(each, ast.FunctionDef)}
    for document, said in zip(CLAUSES, clauses, strict=True):
        assert said == S or cited(document, said)


def cited(document, said):
    """Return whether these are clauses of a document."""
    numbers = [int(number) for part in said.split() for number in part.split("-") if part != S]
    return bool(numbers) and all(1 <= number <= CLAUSES[document] for number in numbers)


# Other tables: what the document says of them, and what is custom or drawn out from it


@pytest.mark.parametrize(
    ("rules", "base", "changes"),
    [
        pytest.param(WIKIPEDIA_FR_2, WIKIPEDIA_FR, {"seats": 2, "partner_draw": False}, id="two, C003-03"),
        pytest.param(
            WIKIPEDIA_FR_2_CUSTOMARY, WIKIPEDIA_FR_2,
            {"hand_size": 15, "batches": (3,), "draws": 2, "canastas_to_go_out": 2}, id="two by custom",
        ),
        pytest.param(
            WIKIPEDIA_FR_3, WIKIPEDIA_FR, {"seats": 3, "sides": 3, "partner_draw": False}, id="three, C003-03"
        ),
        pytest.param(
            WIKIPEDIA_FR_3_CUSTOMARY, WIKIPEDIA_FR_3,
            {"hand_size": 13, "batches": (3, 3, 3, 2, 2)}, id="three by custom",
        ),
        pytest.param(WIKIPEDIA_FR_5, WIKIPEDIA_FR, {"seats": 5}, id="five, C003-03"),
        pytest.param(
            WIKIPEDIA_FR_6, WIKIPEDIA_FR,
            {"seats": 6, "packs": 3, "jokers": 6, "hand_size": 13, "batches": (3, 3, 3, 2, 2), "canastas_to_go_out": 2},
            id="six in two threes, C003-61, -62, -63, -65",
        ),
        pytest.param(WIKIPEDIA_FR_6_PAIRS, WIKIPEDIA_FR_6, {"sides": 3}, id="six in three pairs, C003-65, -66"),
        pytest.param(
            WIKIPEDIA_FR_9, WIKIPEDIA_FR_6, {"seats": 9, "sides": 3, "packs": 4, "jokers": 8}, id="nine, drawn out"
        ),
    ],
)  # fmt: skip
def test_a_table_of_another_size_differs_in_what_is_said_of_it(rules, base, changes):
    assert {option: here for option, (here, _) in rules.differs(base).items() if option != "name"} == changes


@pytest.mark.parametrize(
    ("rules", "cards", "stock"),
    [(CLASSIC, 108, 63), (WIKIPEDIA_FR_5, 108, 52), (WIKIPEDIA_FR_6, 162, 83), (WIKIPEDIA_FR_9, 216, 98)],
    ids=["four", "five", "six: F218, F219", "nine"],
)
def test_how_many_cards_are_left(rules, cards, stock):
    """The stock after one upcard."""
    assert len(rules.pack) == cards
    assert len(rules.pack) - rules.seats * rules.hand_size - 1 == stock
