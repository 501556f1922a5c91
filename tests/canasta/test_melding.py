"""C4, melds: what a group must be, what the opening needs, what a canasta is."""

from collections import Counter

import pytest

from canasta.given import given, rule
from melds.canasta.acts import Group, Meld, parse
from melds.canasta.game import CANASTA
from melds.canasta.melding import bonus
from melds.canasta.variants import CLASSIC
from melds.cards import read_cards

ACES = "AS AH AD"
"""A meld that says: this side has opened."""


def opened(hand, melds=ACES, **more):
    """A side that has opened, and has two cards to spare whatever it melds."""
    return given(hand=f"{hand} 6C 7D", melds=melds, **more)


# What a meld is


@rule("C4.1")
@pytest.mark.parametrize(
    "cards",
    [
        pytest.param("9S 9H 9D", id="three naturals"),
        pytest.param("KS KH 2D", id="F064, F073: two naturals and a wild card"),
        pytest.param("KS KH JK 2D 2C", id="F066: two naturals and three wild cards"),
        pytest.param("KS KS KH KH KD KD KC KC", id="eight naturals"),
    ],
)
def test_three_or_more_cards_of_one_rank_are_a_meld(cards):
    table = opened(cards)

    assert table.plays(f"meld {cards}").melds() == f"{ACES} / {cards}"


@rule("C4.1")
def test_two_cards_are_no_meld():
    """F063."""
    assert opened("KS KH").refuses("meld KS KH", citing="C4.1", rank="K", cards=2, needs=3)


@rule("C4.1")
@pytest.mark.parametrize("groups", [(), (Group(9, ()),), (Group(12, ()),)])
def test_nothing_is_no_meld(groups):
    table = opened("KS KH")
    refusals = [*CANASTA.objections(CANASTA.view(table.state, 0), Meld(groups))]

    assert refusals[0].rule == "C4.1"
    assert refusals[0].facts["cards"] == 0


@rule("C4.1")
def test_one_card_is_enough_for_a_meld_that_lies_there():
    assert opened("AC").allows("meld AC")


@rule("C4.2")
@pytest.mark.parametrize(
    ("cards", "ranks"),
    [
        pytest.param("4H 5H 6H", "6 5 4", id="F069: runs do not count"),
        pytest.param("KS KH QD", "K Q", id="two ranks"),
        pytest.param("KS KH 3S", "K 3", id="a black three among kings"),
    ],
)
def test_a_meld_has_one_rank(cards, ranks):
    assert opened(cards).refuses(f"meld {cards}", citing="C4.2", ranks=ranks)


@rule("C4.2")
def test_a_meld_of_one_rank_is_allowed():
    assert opened("4H 4S 4D").allows("meld 4H 4S 4D")


@rule("C4.2")
def test_kings_are_not_laid_down_as_sevens():
    table = opened("KS KH KD", melds="7S 7H 7D")
    act = Meld((Group(5, read_cards("KS KH KD")),))
    refusals = [*CANASTA.objections(CANASTA.view(table.state, 0), act)]

    assert (refusals[0].rule, refusals[0].facts) == ("C4.2", {"ranks": "K 7"})


@rule("C4.3")
@pytest.mark.parametrize(
    ("cards", "rank", "naturals"),
    [
        pytest.param("KS 2D JK", "K", 1, id="F065"),
        pytest.param("2S 2H JK", "W", 0, id="F068: wild cards alone"),
    ],
)
def test_a_meld_has_two_naturals_at_least(cards, rank, naturals):
    assert opened(cards).refuses(f"meld {cards}", citing="C4.3", rank=rank, naturals=naturals, needs=2)


@rule("C4.3")
def test_two_naturals_carry_three_wild_cards():
    """F066, F071: not two naturals for each wild card, as C002 has it."""
    assert opened("KS KH JK 2D 2C").allows("meld KS KH JK 2D 2C")
    assert opened("KS KH KD 2D JK").allows("meld KS KH KD 2D JK")


@rule("C4.4")
@pytest.mark.parametrize(
    "cards",
    [
        pytest.param("KS KH KD 2D 2C JK JK", id="F067"),
        pytest.param("KS KH KD 2D 2C 2H JK", id="F085: three naturals and four wild cards are no canasta"),
    ],
)
def test_a_meld_has_three_wild_cards_at_most(cards):
    assert opened(cards).refuses(f"meld {cards}", citing="C4.4", rank="K", wilds=4, limit=3)


@rule("C4.4")
def test_the_limit_counts_what_lies_in_the_meld():
    """F072, F078."""
    table = opened("2H KD", melds="KS KH JK 2D 2C")

    assert table.refuses("meld K: 2H", citing="C4.4", rank="K", wilds=4, limit=3)
    assert table.allows("meld KD")


@rule("C4.4")
def test_a_third_wild_card_is_allowed():
    assert opened("JK", melds="KS KH 2D 2C").allows("meld K: JK")


@rule("C4.15")
@pytest.mark.parametrize("rank", "AKQJT987654")
def test_aces_down_to_fours_are_melded(rank):
    """F070: eleven ranks."""
    cards = f"{rank}S {rank}H {rank}D"
    table = given(hand=f"{cards} 6C 7D", melds="8S 8H 8D" if rank != "8" else ACES)

    assert table.allows(f"meld {cards}")


@rule("C4.15")
def test_twos_are_never_a_rank_of_their_own():
    assert opened("2S 2H 2D").refuses("meld 2: 2S 2H 2D", citing="C4.15", among=True, rank="2")


# Melds of a side


@rule("C4.8")
def test_a_side_has_one_meld_of_a_rank():
    table = opened("9S 9H 9D 9S 9H 9C")

    assert table.refuses("meld 9S 9H 9D / 9S 9H 9C", citing="C4.8", rank="9")
    assert table.allows("meld 9S 9H 9D 9S 9H 9C")


@rule("C4.8")
def test_nines_laid_later_join_the_nines_that_lie_there():
    """F074: there is no second, separate meld."""
    table = opened("9S 9H 9C", melds="9S 9H 9D").plays("meld 9S 9H 9C")

    assert table.melds() == "9S 9S 9H 9H 9D 9C"


@rule("C4.9")
def test_nothing_is_added_to_the_other_sides_melds():
    """F076, F082."""
    table = opened("9C JK", their_melds="9S 9H 9D")

    assert table.refuses("meld 9C", citing="C4.1", rank="9", cards=1, needs=3)
    assert table.refuses("meld 9: JK", citing="C4.9", among=True, rank="9")


@rule("C4.9")
def test_either_partner_adds_to_the_melds_of_the_side():
    """F077: melds belong to the side."""
    table = given(turn="N", hand="9C JK 4C 5C", melds="9S 9H 9D")

    assert table.plays("meld 9C", "meld 9: JK").melds() == "9S 9H 9D 9C JK"


@rule("C4.14")
def test_both_sides_may_meld_the_same_rank():
    """F075."""
    table = opened("9C 9C 9H", their_melds="9S 9H 9D").plays("meld 9H 9C 9C")

    assert table.melds("S") == f"{ACES} / 9H 9C 9C"
    assert table.melds("W") == "9S 9H 9D"


@rule("C4.11")
def test_in_one_turn_any_number_of_melds_is_made_and_added_to():
    """F080."""
    table = opened("QS QH QD 7S 7H 2C KC", melds="KS KH KD")

    once = table.plays("meld QS QH QD / 7S 7H 2C / KC")
    one_by_one = table.plays("meld QS QH QD", "meld 7S 7H 2C", "meld KC")
    assert once.melds() == one_by_one.melds() == "KS KH KD KC / QS QH QD / 7S 7H 2C"


# Canastas


def bonus_of(melds):
    table = given(hand="4C", melds=melds)
    return bonus(CLASSIC, table.state.melds[0][0]), table.counted()["melded"]


@rule("C4.10")
@pytest.mark.parametrize(
    ("cards", "bonus", "points"),
    [
        pytest.param("KS KS KH KH KD KD KC", 500, 70, id="F083: natural"),
        pytest.param("KS KH KD KC JK 2D 2C", 300, 130, id="F084: mixed"),
        pytest.param("4S 4S 4H 4H 4D 4C 2D", 300, 50, id="F091: one wild card makes it mixed"),
        pytest.param("KS KS KH KH KD KD", 0, 60, id="six are none"),
        pytest.param("AS AS AH AH AD AD AC AC", 500, 160, id="F206: eight aces, one bonus"),
    ],
)
def test_seven_cards_of_which_four_are_natural_are_a_canasta(cards, bonus, points):
    assert bonus_of(cards) == (bonus, points)


@rule("C4.11")
def test_a_wild_card_turns_a_natural_canasta_into_a_mixed_one():
    """F088: 570 becomes 390."""
    table = opened("2D", melds="KS KS KH KH KD KD KC")
    assert table.counted()["natural"] + table.counted()["melded"] == 570

    spoiled = table.plays("meld K: 2D").counted()
    assert (spoiled["mixed"], spoiled["melded"]) == (300, 90)


@rule("C4.11")
def test_an_eighth_natural_changes_no_bonus():
    """F089, F092: a canasta may grow."""
    grown = opened("KC", melds="KS KS KH KH KD KD KC").plays("meld KC").counted()

    assert (grown["natural"], grown["melded"]) == (500, 80)


@rule("C4.11")
def test_a_mixed_canasta_takes_naturals_but_no_fourth_wild_card():
    """F090."""
    table = opened("KD 2H", melds="KS KH KD KC JK 2D 2C")

    assert table.refuses("meld K: 2H", citing="C4.4", wilds=4)
    assert table.plays("meld KD").counted()["mixed"] == 300


# Black threes


@rule("C4.7")
@pytest.mark.parametrize("threes", ["3S 3S 3C", "3S 3S 3C 3C"])
def test_a_player_going_out_melds_three_or_four_black_threes(threes):
    """F148."""
    table = given(hand=threes, melds="KS KS KH KH KD KD KC").plays(f"meld {threes}")

    assert table.ended == "out"
    assert table.sheet()["melded"] == 70 + 5 * len(threes.split())


@rule("C4.7")
def test_after_black_threes_one_last_card_may_be_discarded():
    table = given(hand="3S 3S 3C 5H", melds="KS KS KH KH KD KD KC")

    assert table.plays("meld 3S 3S 3C", "discard 5H").ended == "out"


@rule("C4.7")
@pytest.mark.parametrize(
    ("cards", "threes", "wilds"),
    [
        pytest.param("3S 3C 2D", 2, 1, id="F149: no wild card with them"),
        pytest.param("3S 3S 3C 2D", 3, 1, id="not even with three"),
        pytest.param("3S 3C", 2, 0, id="two are too few"),
    ],
)
def test_black_threes_go_down_by_threes_or_fours_without_wild_cards(cards, threes, wilds):
    table = given(hand=cards, melds="KS KS KH KH KD KD KC")

    assert table.refuses(f"meld {cards}", citing="C4.7", threes=threes, wilds=wilds)


@rule("C4.7")
def test_what_is_no_set_of_black_threes_is_said_once():
    """And not again with other figures, because the player does not go out either."""
    table = given(hand="3S 3C 2D 5H 6H", melds="KS KS KH KH KD KD KC")

    assert table.refuses("meld 3S 3C 2D", citing="C4.7", threes=2, wilds=1)
    assert [refusal.rule for refusal in table.objections("meld 3S 3C 2D")] == ["C4.7"]


@rule("C4.7")
def test_a_player_who_does_not_go_out_melds_no_black_threes():
    """F150."""
    table = given(hand="3S 3S 3C 5H 6H", melds="KS KS KH KH KD KD KC")

    assert table.refuses("meld 3S 3S 3C", citing="C4.7", threes=3, wilds=0)


@rule("C4.7")
def test_nor_does_one_whose_side_has_no_canasta():
    table = given(hand="3S 3S 3C 5H", melds="KS KS KH")

    assert table.refuses("meld 3S 3S 3C", citing="C4.7", threes=3, wilds=0)


# The opening


@rule("C4.5")
@pytest.mark.parametrize(
    ("score", "melds"),
    [
        pytest.param(-5, "4S 4H 4D", id="F096: 15 below zero"),
        pytest.param(0, "AS AH 2D", id="F099: one meld is enough"),
        pytest.param(1495, "KS KH KD 2C", id="F100: exactly 50"),
        pytest.param(0, "4S 4H JK", id="a joker counts 50"),
        pytest.param(0, "QS QH QD / 8S 8H 8D", id="F107: several melds add up"),
        pytest.param(1500, "AS AH JK", id="F102: exactly 90"),
        pytest.param(3000, "AS AH JK / KS KH KD", id="F104: exactly 120"),
        pytest.param(3000, "AS AH AD JK 2C", id="F105: 130"),
    ],
)
def test_an_opening_that_reaches_the_minimum(score, melds):
    hand = melds.replace("/ ", "")
    table = given(score=score, hand=f"{hand} 6C 7D").plays(f"meld {melds}")

    assert table.melds() == melds


@rule("C4.5")
@pytest.mark.parametrize(
    ("score", "melds", "needs", "has"),
    [
        pytest.param(0, "KS KH KD / 7S 7H 7D", 50, 45, id="F098"),
        pytest.param(1500, "KS KH KD 2C", 90, 50, id="F101: 1,500 needs 90"),
        pytest.param(2995, "AS AH 2D 2C", 90, 80, id="F103"),
        pytest.param(3000, "AS AH AD 2C 2H", 120, 100, id="F105"),
        pytest.param(4995, "AS AH AD 2C 2H", 120, 100, id="F106: there is no higher band"),
        pytest.param(0, "4S 4S 4H 4H 4D 4D 4C", 50, 35, id="F108: the canasta's 500 does not count"),
    ],
)
def test_an_opening_that_falls_short(score, melds, needs, has):
    hand = melds.replace("/ ", "")
    table = given(score=score, hand=f"{hand} 6C 7D 8C")

    assert table.refuses(f"meld {melds}", citing="C4.5", needs=needs, has=has, score=score)


@rule("C4.5")
def test_the_sketch_of_the_house():
    """A side with less than 1,500 opens with 50 points."""
    table = given(score=1495, hand="KH KD KC 9S 9D 9C 4H 5C")

    assert table.refuses("meld KH KD KC", citing="C4.5", needs=50, has=30)
    assert table.allows("meld KH KD KC / 9S 9D 9C")


@rule("C4.5")
@pytest.mark.parametrize(
    ("score", "needs"),
    [(-1000, 15), (-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (4995, 120), (9000, 120)],
)
def test_the_bands(score, needs):
    """F111, F117: the same four figures in every document that has them."""
    assert CLASSIC.opening_at(score) == needs


@rule("C4.5")
def test_below_zero_every_meld_will_do():
    """F097: three fours are the cheapest meld."""
    cheapest = min(CLASSIC.worth(read_cards(f"{rank}S {rank}H {rank}D")) for rank in "AKQJT987654")

    assert cheapest == 15 == CLASSIC.opening_at(-5)


@rule("C4.6")
def test_red_threes_do_not_count_to_the_minimum():
    """F043."""
    table = given(hand="9S 9H 9D 5S 5H 5D 6C 7D 8C", red3="3H 3D")

    assert table.refuses("meld 9S 9H 9D / 5S 5H 5D", citing="C4.5", needs=50, has=45)


@rule("C4.6")
def test_the_top_card_of_the_pile_counts_and_no_other_card_of_it():
    """F112, F116: pile 5S over two aces."""
    table = given(hand="5H 5D AH 6C 7D", pile="AC AD 5S")

    assert table.refuses("take 5H 5D", citing="C4.5", needs=50, has=15)
    assert table.refuses("take 5H 5D / AH AD AC", citing="C3.9", card="AD")


@rule("C4.6")
def test_the_top_card_counts():
    """F113, F144: opening with the pile, in one act; C002 and C004 forbid it, C000 does not."""
    table = given(hand="AH AD KC 6C", pile="AS").plays("take AH AD")

    assert table.melds() == "AS AH AD"


@rule("C4.6")
def test_further_melds_from_the_hand_fill_up_the_minimum():
    """F114: 30 with the top card, 60 beside it."""
    table = given(score=1500, hand="KH KD AS AH AD 6C 7D", pile="KS")

    assert table.plays("take KH KD / AS AH AD").melds() == "KS KH KD / AS AH AD"
    assert table.refuses("take KH KD", citing="C4.5", needs=90, has=30)


@rule("C4.12")
def test_once_the_side_has_opened_either_partner_melds_without_a_minimum():
    """F109."""
    table = given(turn="N", score=3000, hand="4S 4H 4D 6C 7D", melds=ACES)

    assert table.allows("meld 4S 4H 4D")


@rule("C4.12")
def test_with_the_pile_in_hand_further_melds_are_free():
    """F115."""
    table = given(hand="AH AD 4S 4H 7D", pile="4C 5C AS").after("take AH AD")

    assert table.allows("meld 4S 4H 4C")


@rule("C4.12")
def test_the_other_side_still_needs_its_minimum():
    table = given(turn="W", hand="4S 4H 4D 6C 7D", their_melds=ACES)

    assert table.refuses("meld 4S 4H 4D", citing="C4.5", needs=50, has=15)


@rule("C4.5")
def test_the_minimum_is_that_of_the_score_at_the_start_of_the_deal():
    """F110: 1,450 then, whatever lies on the table now."""
    table = given(score=1450, red3="3H 3D", hand="AS AH AD 6C 7D")

    assert table.allows("meld AS AH AD")


@rule("C4.13")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        pytest.param("JK", 50, id="F056"),
        pytest.param("2C", 20, id="F057: a two"),
        pytest.param("AS", 20, id="F057: an ace"),
        pytest.param("KS QH JD TC 9S 8H", 60, id="F058"),
        pytest.param("7S 6H 5D 4C 3S", 25, id="F059, F060, F061: a black three is 5, not 100"),
    ],
)
def test_the_values_of_the_cards(cards, points):
    assert CLASSIC.worth(read_cards(cards)) == points


@rule("C4.13")
def test_every_score_is_a_multiple_of_five():
    """F062."""
    assert {points % 5 for points in CLASSIC.points} == {0}


@rule("C4.1")
def test_how_a_group_is_read():
    assert parse("meld K: 2D JK").groups[0].rank == 11
    assert Counter(parse("meld kh KD 10s").groups[0].cards) == Counter(read_cards("TS KD KH"))


# Two natural cards for each wild one

PER_WILD = CLASSIC.but(naturals_per_wild=2)


@rule("C4.16")
@pytest.mark.parametrize(
    ("meld", "act", "naturals", "wilds"),
    [
        pytest.param("", "meld KS KH 2S", 2, 1, id="two and one"),
        pytest.param("", "meld KS KH KD 2S", 3, 1, id="three and one"),
        pytest.param("", "meld KS KH KD 2S JK", 3, 2, id="three and two"),
        pytest.param("KS KH 2S", "meld K: JK", 2, 2, id="one more wild card"),
        pytest.param("KS KH 2S", "meld KD KC JK", 4, 2, id="four and two"),
        pytest.param("KS KH KD KC 2D", "meld KS JK", 5, 2, id="five and two"),
        pytest.param("KS KH KD KC 2D 2C", "meld KS JK", 5, 3, id="five and three"),
    ],
)
def test_two_naturals_go_with_each_wild_card(meld, act, naturals, wilds):
    """C002-39; three wild cards are then the most in a meld of nine."""
    table = given(PER_WILD, hand="KS KH KD KC 2S JK 4C 5C", melds=f"{ACES} / {meld}")

    if naturals >= 2 * wilds:
        assert table.allows(act)
    else:
        assert table.refuses(act, citing="C4.16", naturals=naturals, wilds=wilds, needs=2 * wilds)


@rule("C4.16", "C4.4")
def test_the_limit_of_wild_cards_stays():
    table = given(PER_WILD, hand="JK 4C 5C", melds="KS KS KH KH KD KD KC KC 2S 2H 2D")

    assert table.refuses("meld K: JK", citing="C4.4", wilds=4, limit=3)


# Closed canastas

CLOSED = CLASSIC.but(canasta_limit=7)
AGAIN = CLOSED.but(second_meld=True)
SIX_KINGS = "KS KS KH KH 2D JK"


@rule("C4.17")
def test_a_complete_canasta_takes_no_more_cards():
    """C003-17, R039."""
    table = given(CLOSED, hand="KC KD 2S 4C 5C", melds=f"{SIX_KINGS} KC / {ACES}")

    assert table.refuses("meld KD", citing="C4.17", cards=8, limit=7)
    assert table.refuses("meld K: 2S", citing="C4.17", cards=8, limit=7)
    assert given(hand="KC 4C 5C", melds=f"{SIX_KINGS} KC").allows("meld KC")


@rule("C4.17")
def test_a_meld_is_not_laid_beyond_seven_cards():
    table = given(CLOSED, hand="KC KC 4C 5C", melds=f"{SIX_KINGS} / {ACES}")

    assert table.allows("meld KC")
    assert table.refuses("meld KC KC", citing="C4.17", cards=8, limit=7)


@rule("C4.8", "C4.17")
def test_when_a_canasta_is_closed_a_second_meld_of_the_rank_may_begin():
    table = given(AGAIN, hand="KC KD KD 4C 5C", melds=f"{SIX_KINGS} KC / {ACES}")

    assert table.refuses("meld KC", citing="C4.1", cards=1, needs=3)
    second = table.plays("meld KC KD KD")
    assert second.melds() == "KS KS KH KH KC JK 2D / AS AH AD / KD KD KC"


@rule("C4.8", "C4.17")
def test_not_before_it_is_closed():
    table = given(AGAIN, hand="KC KS KH 4C 5C", melds=f"KS KH KD KD / {ACES}")

    assert table.plays("meld KC KS KH").melds() == "KS KS KH KH KD KD KC / AS AH AD"
    assert table.refuses("meld KC / KS KH", citing="C4.8", why="again", limit=7)


@rule("C4.8", "C4.17")
def test_one_act_may_close_a_canasta_and_begin_the_second_meld():
    table = given(AGAIN, hand="KC KC KD KD 4C 5C", melds=f"{SIX_KINGS} / {ACES}")

    assert table.plays("meld KC / KC KD KD").melds() == "KS KS KH KH KC JK 2D / AS AH AD / KD KD KC"
    assert given(CLOSED, hand="KC KC KD KD 4C 5C", melds=f"{SIX_KINGS} / {ACES}").refuses(
        "meld KC / KC KD KD", citing="C4.8", why="limit", limit=7
    )


# Wild cards alone

ALL_WILD = CLASSIC.but(wild_canasta=True)
SIX_WILD = "2S 2H 2D 2C JK JK"


@rule("C4.18", "C4.3")
def test_wild_cards_alone_make_a_meld_where_that_is_played():
    """C003-16; C000-50 and C002-39 forbid it."""
    table = given(ALL_WILD, hand="2S 2H JK 4C 5C")

    assert table.plays("meld W: 2S 2H JK").melds() == "JK 2S 2H"
    assert table.refuses("meld W: 2S JK", citing="C4.1", cards=2, needs=3)
    assert given(hand="2S 2H JK 4C 5C").refuses("meld W: 2S 2H JK", citing="C4.3", naturals=0)


@rule("C4.18")
def test_only_wild_cards_join_it():
    table = given(ALL_WILD, hand="KS KH 2S 4C 5C", melds=f"2H 2D JK / {ACES}")

    assert table.plays("meld W: 2S").melds() == "JK 2S 2H 2D / AS AH AD"
    assert table.refuses("meld KS KH", citing="C4.1")


@rule("C4.18", "C7.2")
def test_seven_wild_cards_are_a_canasta():
    table = given(ALL_WILD, hand="2S 4C 5C", melds=f"{SIX_WILD} / {ACES}")

    assert "wild" not in table.counted()
    assert table.plays("meld W: 2S").counted()["wild"] == 300


# Two melds to open


@rule("C4.19")
def test_by_the_letter_two_melds_open():
    """C000-76 says that a player must make two melds or more."""
    table = given(CLASSIC.but(two_melds_to_open=True), hand="AS AH AD KS KH KD 4C 5C")

    assert table.refuses("meld AS AH AD", citing="C4.19", melds=1, needs=2)
    assert table.allows("meld AS AH AD / KS KH KD")
    assert table.after("meld AS AH AD / KS KH KD").state.opened(0)
    assert given(hand="AS AH AD 4C 5C").allows("meld AS AH AD")


@rule("C4.6")
def test_the_top_card_may_count_for_nothing():
    """C003-50 counts only cards from the hand; C000-77 and C002-63 count the top card."""
    hand = {"hand": "QS QH KS KH KD 4C 5C", "pile": "9C QC"}

    assert given(CLASSIC.but(top_card_counts=False), **hand).allows("take QS QH / KS KH KD")
    bare = {"hand": "QS QH TS TH 2S 4C 5C", "pile": "9C QC"}
    assert given(CLASSIC.but(top_card_counts=False), **bare, score=-5).allows("take QS QH")
    short = {"hand": "AS AH 4C 5C", "pile": "9C AC"}
    assert given(CLASSIC.but(top_card_counts=False), **short).refuses("take AS AH", citing="C4.5", top="AC", has=40)
    assert given(**short).allows("take AS AH")


@rule("C4.7")
def test_black_threes_may_be_no_meld_at_all():
    hand = {"hand": "3S 3S 3C 4C", "melds": "KS KS KH KH KD KD KC"}

    assert given(CLASSIC.but(black3_melded=False), **hand).refuses("meld 3S 3S 3C", citing="C4.7", why="never")
    assert given(**hand).allows("meld 3S 3S 3C")
