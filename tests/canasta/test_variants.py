"""A variant in a figure is one value, and one test."""

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from canasta.given import dealt, given
from melds.canasta.variants import CLASSIC, MODERN_AMERICAN

KINGS = "KS KS KH KH KD KD KC"


def test_two_canastas_to_go_out():
    two = CLASSIC.but(canastas_to_go_out=2)

    assert given(two, hand="5C", melds=KINGS).refuses("discard 5C", citing="C6.2", canastas=1, needs=2)
    assert given(two, hand="5C", melds=f"{KINGS} / AS AS AH AH AD AD AC").allows("discard 5C")


def test_another_opening_table():
    steep = CLASSIC.but(opening=((0, 100), (2000, 150)))

    assert given(steep, hand="AS AH JK 4C 5C").refuses("meld AS AH JK", citing="C4.5", needs=100, has=90)
    assert [steep.opening_at(score) for score in (0, 1995, 2000)] == [100, 100, 150]


def test_thirteen_cards_each():
    table = dealt(CLASSIC.but(hand_size=13))

    assert table.held == [13] * 4
    assert table.stock == 108 - 52 - 1


def test_two_cards_a_draw():
    assert given(CLASSIC.but(draws=2), hand="4C 5C", step="draw").after("draw").held[0] == 4


def test_four_wild_cards_a_meld():
    loose = CLASSIC.but(max_wild=4)

    assert given(loose, hand="KS KH 2S 2H 2D 2C 5C 6C").allows("meld KS KH 2S 2H 2D 2C")


def test_other_bonuses():
    rich = CLASSIC.but(natural_bonus=700, out_bonus=150)
    sheet = given(rich, hand="5C", melds=KINGS).after("discard 5C").sheet()

    assert (sheet["natural"], sheet["out"]) == (700, 150)


def test_the_american_form():
    pile = {"hand": "9S 9H 2S 2H 2D 4C 5C 6C", "melds": "KS KH KD", "pile": "7C 9D"}
    table = given(MODERN_AMERICAN, **pile)

    assert dealt(MODERN_AMERICAN).held == [13] * 4
    assert MODERN_AMERICAN.opening_at(-200) == MODERN_AMERICAN.opening_at(2995) == 125
    assert table.refuses("take 9S 2S", citing="C5.5", why="frozen")
    assert table.allows("take 9S 9H")
    assert table.after("take 9S 9H").allows("meld W: 2S 2H 2D")
    assert table.after("take 9S 9H").refuses("meld 9: 2S 2H 2D", citing="C4.4", wilds=3, limit=2)


def test_a_large_hand_that_opens_only_by_going_out_has_its_choice_at_once():
    """That is sought among what leaves one card at the most; among all melds it would take hours."""
    ranks = "KQJT987654"
    hand = " ".join(f"{rank}S {rank}H {rank}D {rank}C" for rank in ranks) + " 2S 2H 2D"
    table = given(CLASSIC.but(opening=((0, 500),)), hand=hand)

    assert table.refuses(f"meld {hand[:11]}", citing="C4.5", needs=500, has=40)
    assert {act.split()[0] for act in table.menu()} == {"ask", "discard", "meld"}


def test_a_shorter_match():
    assert given(CLASSIC.but(target=500), hand="5C", melds=KINGS).after("discard 5C").step == "over"


def test_a_rule_set_says_how_it_differs():
    assert CLASSIC.but(hand_size=13, draws=2).differs(CLASSIC) == {"hand_size": (13, 11), "draws": (2, 1)}
    assert CLASSIC.but() == CLASSIC
    assert hash(CLASSIC.but()) == hash(CLASSIC)


def test_there_is_no_field_of_another_name():
    with pytest.raises(TypeError):
        CLASSIC.but(hand=13)


@over(st.integers(-20_000, 20_000))
def test_the_opening_never_falls_as_the_score_rises(score):
    assert CLASSIC.opening_at(score) <= CLASSIC.opening_at(score + 5)
