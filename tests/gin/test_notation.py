"""Acts as text: what is written is read back, and what cannot be read says where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from melds.cards import read_card, read_cards
from melds.gin.acts import DONE, DRAW, PASS, TAKE, Deal, Discard, Knock, knock, lay_off, parse
from melds.gin.variants import GIN
from notation import fault_of, is_read_or_a_fault, texts

faces = st.sampled_from(GIN.pack)
melds = st.lists(faces, min_size=1, max_size=13, unique=True)
acts = st.one_of(
    st.sampled_from([DRAW, TAKE, PASS, DONE]),
    st.builds(Discard, faces),
    st.builds(knock, st.none() | faces, st.lists(melds, max_size=4)),
    st.builds(lay_off, faces, melds),
    st.builds(Deal, st.permutations(GIN.pack).map(tuple), st.integers(0, 52)),
)


@given(acts)
def test_an_act_is_read_back(act):
    assert parse(str(act)) == act
    assert parse(f"  {str(act).lower()} ") == act


def cards(*groups):
    return tuple(map(read_cards, groups))


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("draw", DRAW),
        ("take", TAKE),
        ("pass", PASS),
        ("done", DONE),
        ("discard 7S", Discard(read_card("7S"))),
        ("knock 7S", Knock(read_card("7S"))),
        ("knock", Knock(None)),
        ("knock 7S : KS KH KD / 4H 5H 6H", Knock(read_card("7S"), cards("KS KH KD", "4H 5H 6H"))),
        ("knock : KS KH KD", Knock(None, cards("KS KH KD"))),
        ("layoff 7H > 4H 5H 6H", lay_off(read_card("7H"), read_cards("4H 5H 6H"))),
    ],
)
def test_acts_of_the_notation(text, act):
    assert parse(text) == act
    assert str(act) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("knock 10s : 6h 5H 4h/kd kh ks", "knock TS : KS KH KD / 4H 5H 6H"),
        ("knock 7S:KS QS AS", "knock 7S : QS KS AS"),
        ("layoff 7h>6H 4H 5H", "layoff 7H > 4H 5H 6H"),
        ("DONE", "done"),
    ],
)
def test_melds_are_written_in_one_order(text, written):
    assert str(parse(text)) == written


@pytest.mark.parametrize(
    ("text", "column", "fault"),
    [
        ("", 1, "'' is no act"),
        ("dance", 1, "'dance' is no act"),
        ("meld KS KH KD", 1, "'meld' is no act"),
        ("draw 2", 6, "'draw' stands alone"),
        ("done 7S", 6, "'done' stands alone"),
        ("discard", 8, "'discard' with 0 cards"),
        ("discard KS KH", 9, "'discard' with 2 cards"),
        ("discard ??", 9, "a hidden card is played"),
        ("knock KS KH", 7, "'knock' with 2 cards"),
        ("knock 7S :", 11, "a meld without cards"),
        ("knock 7S : KS KH KD / ", 22, "a meld without cards"),
        ("knock 7S : KS XX", 15, "'XX' is not a card"),
        ("layoff 7H", 10, "'layoff' without a meld"),
        ("layoff > 4H 5H 6H", 8, "'layoff' with 0 cards"),
        ("layoff 7H >", 12, "a meld without cards"),
        ("layoff 7H > 4H ??", 16, "a hidden card is played"),
        ("   knock XX", 10, "'XX' is not a card"),
        ("deal KS", 6, "a deal without its cut"),
        ("deal ² : KS", 6, "a deal without its cut"),
        ("deal 4 : KS 1", 13, "'1' is not a card"),
    ],
)
def test_a_fault_is_named_with_its_column(text, column, fault):
    found = fault_of(parse, text)

    assert (found.text, found.column) == (fault, column)


WORDS = [*"/:>?K\t\N{SUPERSCRIPT TWO}", "knock", "layoff", "take", "deal", "KS", "JK", "10", "??"]


@given(texts(WORDS))
def test_text_is_read_or_is_a_fault_of_notation(text):
    assert is_read_or_a_fault(parse, text)
