"""C1, partners and seats: the draw from the spread pack, and who sits where."""

import pytest

from canasta.drawing import MIDDLE, Draw, drew, who_sits
from canasta.given import given, rule
from melds.canasta.seating import END, ranked, settle
from melds.canasta.variants import CLASSIC


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

    assert draw.lifts(place) == ("C1.6", {"place": place + 1, "ends": END})


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
