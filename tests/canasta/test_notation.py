"""Cards and acts as text: what is written is read back, and what cannot be read says where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from melds.canasta.acts import (
    Answer,
    Ask,
    Deal,
    Discard,
    Draw,
    Group,
    Meld,
    Pass,
    TableThree,
    TakePile,
    group,
    parse,
)
from melds.canasta.rules import WILD, is_wild
from melds.canasta.variants import CLASSIC
from melds.cards import HIDDEN, read_card, read_cards, write_card, write_cards
from notation import fault_of, is_read_or_a_fault, texts

FACES = sorted(set(CLASSIC.pack))
faces = st.sampled_from([*FACES, HIDDEN])
naturals = st.sampled_from([card for card in FACES if not is_wild(card)])
wilds = st.lists(st.sampled_from(sorted(WILD)), max_size=4)


@st.composite
def groups(draw):
    """Groups as an act may hold them: with naturals, or wild cards that name their rank."""
    if draw(st.booleans()):
        return group([draw(naturals), *draw(st.lists(naturals, max_size=6)), *draw(wilds)])
    return group([draw(st.sampled_from(sorted(WILD))), *draw(wilds)], draw(st.integers(0, 13)))


@st.composite
def takes(draw):
    first = group([*draw(st.lists(naturals, max_size=4)), *draw(wilds)])
    further = tuple(draw(st.lists(groups(), max_size=2)))
    return TakePile((first, *further) if first.cards or further else ())


acts = st.one_of(
    st.sampled_from([Draw(), Ask(), Answer(yes=True), Answer(yes=False), Pass(), TakePile(())]),
    st.builds(Discard, st.sampled_from(FACES)),
    st.builds(TableThree, st.sampled_from(FACES)),
    st.lists(groups(), min_size=1, max_size=4).map(lambda laid: Meld(tuple(laid))),
    takes(),
    st.builds(Deal, st.permutations(CLASSIC.pack).map(tuple), st.integers(0, 108)),
)


@given(faces)
def test_a_card_is_read_back(card):
    assert read_card(write_card(card)) == card
    assert read_card(write_card(card).lower()) == card


@given(st.lists(faces, max_size=20))
def test_cards_are_read_back(cards):
    assert read_cards(write_cards(cards)) == tuple(cards)


@given(acts)
def test_an_act_is_read_back(act):
    assert parse(str(act)) == act
    assert parse(f"  {str(act).lower()} ") == act


def test_ten_may_be_written_out():
    assert read_cards("10S ts Th") == read_cards("TS TS TH")


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("draw", Draw()),
        ("meld KS KH KD / 9S 9H 9D", Meld((group(read_cards("KS KH KD")), group(read_cards("9S 9H 9D"))))),
        ("meld K: 2D JK", Meld((Group(11, read_cards("JK 2D")),))),
        ("meld W: 2S 2H JK", Meld((Group(13, read_cards("JK 2S 2H")),))),
        ("take", TakePile(())),
        ("take QS QH", TakePile((group(read_cards("QS QH")),))),
        ("red3 3H", TableThree(read_card("3H"))),
    ],
)
def test_acts_of_the_notation(text, act):
    assert parse(text) == act


@pytest.mark.parametrize(
    ("text", "column", "fault"),
    [
        ("", 1, "'' is no act"),
        ("dance", 1, "'dance' is no act"),
        ("draw 2", 6, "'draw' stands alone"),
        ("meld", 5, "'meld' without cards"),
        ("meld KS XX", 9, "'XX' is not a card"),
        ("   meld KS XX", 12, "'XX' is not a card"),
        ("    meld meld", 10, "'meld' is not a card"),
        ("meld KS KH KD / ", 16, "a group without cards"),
        ("discard ??", 9, "a hidden card is played"),
        ("meld / KS", 6, "a group without cards"),
        ("meld Z: 2S", 6, "'Z' is no rank"),
        ("meld K: KS", 6, "a named rank before natural cards"),
        ("discard", 8, "'discard' with 0 cards"),
        ("discard KS KH", 9, "'discard' with 2 cards"),
        ("take QS 1S", 9, "'1S' is not a card"),
        ("red3 3H 3D", 6, "'red3' with 2 cards"),
        ("deal KS", 6, "a deal without its cut"),
        ("deal ² : KS", 6, "a deal without its cut"),
        ("deal 4 : KS 1", 13, "'1' is not a card"),
    ],
)
def test_a_fault_is_named_with_its_column(text, column, fault):
    found = fault_of(parse, text)

    assert (found.text, found.column) == (fault, column)


WORDS = [*"/:?KA2\t\N{SUPERSCRIPT TWO}", "meld", "take", "deal", "draw", "KS", "JK", "10", "K:"]


@given(texts(WORDS))
def test_text_is_read_or_is_a_fault_of_notation(text):
    assert is_read_or_a_fault(parse, text)
