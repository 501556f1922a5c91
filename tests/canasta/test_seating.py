"""C1, partners and seats: the draw from the spread pack, and who sits where."""

import pytest

from canasta.drawing import MIDDLE, Draw, drew, who_sits
from canasta.given import given, rule
from melds.canasta.seating import ranked, settle
from melds.canasta.variants import (
    CLASSIC,
    GAMERULES,
    WIKIPEDIA_FR_2,
    WIKIPEDIA_FR_3,
    WIKIPEDIA_FR_5,
    WIKIPEDIA_FR_6,
    WIKIPEDIA_FR_6_PAIRS,
    WIKIPEDIA_FR_9,
)


@rule("C1.1")
def test_partners_sit_opposite_each_other():
    assert CLASSIC.seats == 4
    assert [CLASSIC.partner_of(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [CLASSIC.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


@rule("C1.2")
@pytest.mark.parametrize(
    ("cards", "order"),
    [
        pytest.param("KC KD KH KS", [3, 2, 1, 0], id="F005: spades hearts diamonds clubs"),
        pytest.param("2S KS AC 3C", [2, 1, 3, 0], id="F006: rank before suit, ace high, two low"),
    ],
)
def test_cards_rank_from_ace_to_two_and_suits_from_spades_to_clubs(cards, order):
    _, drawn = drew(cards)

    assert list(ranked(drawn)) == order


@rule("C1.3")
@pytest.mark.parametrize("cards", ["KS 9H KH 4C", "9H KS 4C KH", "4C KH 9H KS", "KH 4C KS 9H"])
def test_the_two_highest_are_partners_and_the_third_sits_left_of_the_highest(cards):
    """F003, F004, F011: the highest plays first, and the dealer is at its right."""
    around, first, dealer = who_sits(cards)

    assert around[0] == cards.split()[0]
    assert first == "KS"
    assert dealer == "4C"
    highest = around.index("KS")
    assert [around[(highest + turn) % 4] for turn in range(4)] == ["KS", "9H", "KH", "4C"]


@rule("C1.3")
def test_nobody_sits_down_before_all_have_drawn():
    draw = Draw("KS 9H")
    draw.lifts()

    with pytest.raises(ValueError, match="player 1 has still to draw"):
        settle(draw.drawn)


@rule("C1.4")
def test_a_joker_draws_again_alone():
    """F007: a joker has no rank in the draw."""
    draw = Draw("KS JK 9H KH 4C")
    assert draw.lifts() is None

    assert draw.lifts() == ("C1.4", {"card": "JK"})
    assert draw.drawn.next == 1
    assert draw.lifts() is None
    assert draw.again(0) is None


@rule("C1.4")
def test_of_two_equal_cards_both_draw_again():
    """F008: the two queens of hearts."""
    draw = Draw("QH QH KH 4C 5C 6C")
    draw.lifts()

    assert draw.lifts() == ("C1.4", {"card": "QH"})
    assert draw.again(0) == ("C1.4", {"card": "QH"})
    assert draw.drawn.next == 0


@rule("C1.4")
def test_equal_ranks_of_different_suits_stand():
    draw = Draw("QH QS")

    assert draw.lifts() is None
    assert draw.lifts() is None


@rule("C1.5")
def test_more_than_one_card_at_once_draws_again():
    """F009."""
    draw = Draw("KS 9H KH 4C")

    assert draw.lifts(40, 41) == ("C1.5", {"lifted": 2})
    assert draw.drawn.next == 0
    assert draw.lifts(MIDDLE) is None


@rule("C1.5")
def test_no_card_is_not_a_draw():
    assert Draw("KS").cannot_lift() == ("C1.5", {"lifted": 0})


@rule("C1.6")
@pytest.mark.parametrize("place", [0, 3, 104, 107])
def test_a_card_from_either_end_draws_again(place):
    """F010: the four cards at either end of the pack."""
    draw = Draw("KS")

    assert draw.lifts(place) == ("C1.6", {"place": place + 1, "ends": 4})


@rule("C1.6")
@pytest.mark.parametrize("place", [4, 103])
def test_the_fifth_card_from_an_end_stands(place):
    assert Draw("KS", ends="4S 5S 6S 7S 8S").lifts(place) is None


@rule("C1.7")
def test_a_card_is_lifted_once():
    draw = Draw("KS 9H")
    assert draw.lifts(MIDDLE) is None

    assert draw.cannot_lift(MIDDLE) == ("C1.7", {"place": MIDDLE + 1})
    assert draw.cannot_lift(108) == ("C1.7", {"place": 109})
    assert draw.cannot_lift(-1) == ("C1.7", {"place": 0})
    assert draw.lifts(MIDDLE + 1) is None


@rule("C1.7")
def test_when_all_have_drawn_no_card_is_lifted():
    _, drawn = drew("KS 9H KH 4C")
    draw = Draw("KS")
    draw.drawn = drawn

    assert draw.cannot_lift(60) == ("C1.7", {"place": 61})


@rule("C1.3")
def test_the_seats_of_the_deal_follow_the_draw():
    """The highest drawer is at the dealer's left, so it plays first."""
    seats, _ = drew("9H KS 4C KH")

    assert (seats.dealer + 1) % 4 == seats.first
    assert given(turn="W").state.dealer == 0


# Other documents and other tables


@rule("C1.4", "C1.5", "C1.6")
def test_the_short_rules_draw_again_for_equal_cards_and_jokers_only():
    """C002-17; C000-14 and -15 are not in that document."""
    draw = Draw("KS JK", rules=GAMERULES)

    assert draw.lifts(0) is None
    assert draw.cannot_lift(40, 41) == ("C1.5", {"lifted": 2})
    assert draw.lifts(MIDDLE + 1) == ("C1.4", {"card": "JK"})


@rule("C1.1", "C1.3")
@pytest.mark.parametrize(
    ("rules", "cards", "around"),
    [
        pytest.param(WIKIPEDIA_FR_5, "AS KS QS JS TS", "AS JS KS TS QS", id="three against two: A B A B A"),
        pytest.param(WIKIPEDIA_FR_6, "AS KS QS JS TS 9S", "AS JS KS TS QS 9S", id="two threes: A B A B A B"),
        pytest.param(WIKIPEDIA_FR_6_PAIRS, "AS KS QS JS TS 9S", "AS QS TS KS JS 9S", id="three pairs: A B C A B C"),
        pytest.param(
            WIKIPEDIA_FR_9, "AS KS QS JS TS 9S 8S 7S 6S", "AS JS 8S KS TS 7S QS 9S 6S", id="three threes: A B C"
        ),
    ],
)
def test_the_highest_cards_play_together(rules, cards, around):
    seated, first, dealer = who_sits(cards, rules)

    assert seated == around.split()
    assert (first, dealer) == ("AS", around.split()[-1])


@rule("C1.1")
@pytest.mark.parametrize(
    ("rules", "sides"),
    [
        pytest.param(CLASSIC, "0101", id="C000-16"),
        pytest.param(WIKIPEDIA_FR_2, "01", id="C003-03: two players"),
        pytest.param(WIKIPEDIA_FR_3, "012", id="C003-03: three players"),
        pytest.param(WIKIPEDIA_FR_5, "01010", id="C003-03: five players"),
        pytest.param(WIKIPEDIA_FR_6, "010101", id="F224, C003-65: two sides of three"),
        pytest.param(WIKIPEDIA_FR_6_PAIRS, "012012", id="F224, F225, C003-65, -66: three sides of two"),
        pytest.param(WIKIPEDIA_FR_9, "012012012", id="C003-03: nine players"),
    ],
)
def test_sides_alternate_around_the_table(rules, sides):
    assert "".join(str(rules.side_of(seat)) for seat in range(rules.seats)) == sides


@rule("C1.1", "C6.4")
@pytest.mark.parametrize(
    ("rules", "partners"),
    [
        pytest.param(CLASSIC, [2, 3, 0, 1], id="opposite"),
        pytest.param(WIKIPEDIA_FR_3, [0, 1, 2], id="nobody"),
        pytest.param(WIKIPEDIA_FR_5, [2, 3, 4, 1, 0], id="the next of the side, around the table"),
        pytest.param(WIKIPEDIA_FR_6, [2, 3, 4, 5, 0, 1], id="the next of three"),
        pytest.param(WIKIPEDIA_FR_6_PAIRS, [3, 4, 5, 0, 1, 2], id="opposite again"),
    ],
)
def test_the_next_partner_is_asked(rules, partners):
    assert [rules.partner_of(seat) for seat in range(rules.seats)] == partners


@rule("C1.1")
def test_with_three_pairs_both_neighbours_are_opponents():
    """F225, C003-66."""
    rules = WIKIPEDIA_FR_6_PAIRS

    for seat in range(6):
        assert {rules.side_of((seat + step) % 6) for step in (1, 5)} == {0, 1, 2} - {rules.side_of(seat)}
