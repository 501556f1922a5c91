"""C7, the score: a side's sheet line by line, and when the match is won."""

import pytest

from canasta.given import given, rule
from melds.canasta import CANASTA as GAME
from melds.canasta.acts import Deal
from melds.canasta.scoring import margin, red_threes, sheets, winner
from melds.canasta.variants import CLASSIC, WIKIPEDIA_FR, WIKIPEDIA_FR_3, WIKIPEDIA_FR_6

ACES = "AS AH AD"
KINGS = "KS KS KH KH KD KD KC"
NINES = "9S 9H 9D 9C 9S 2H JK"
FORGETTABLE = CLASSIC.but(red3_forgettable=True)


@rule("C7.1", "C7.2")
def test_each_canasta_has_its_bonus():
    """F086, F087, F094, F205: 500 for a natural one and 300 for a mixed one."""
    table = given(hand="4C 5C", melds=f"{KINGS} / AS AS AH AH AD AD AC / {NINES}").counted()

    assert (table["natural"], table["mixed"]) == (1000, 300)


@rule("C7.1")
def test_a_canasta_of_eight_has_one_bonus():
    """F206."""
    table = given(hand="4C 5C", melds="AS AS AH AH AD AD AC AC").counted()

    assert (table["natural"], table["melded"]) == (500, 160)


@rule("C7.1")
def test_a_meld_short_of_a_canasta_counts_as_none_even_where_canastas_earn_nothing():
    rules = CLASSIC.but(natural_bonus=0)
    ours, _ = sheets(given(rules, hand="4C 5C", melds=f"{KINGS} / {ACES}").state, -1, concealed=False)

    assert ours.lines[0] == ("natural", 1, 0)


@rule("C7.3")
@pytest.mark.parametrize(
    ("red3", "melds", "points"),
    [
        pytest.param("3H 3D", ACES, 200, id="F035"),
        pytest.param("3H 3H 3D 3D", ACES, 800, id="F036, F046: all four"),
        pytest.param("3H 3H 3D", ACES, 300, id="F037: three are not doubled"),
        pytest.param("3H", "", -100, id="F038: a side without melds"),
        pytest.param("3H 3H 3D 3D", "", -800, id="F039, F045: all four without melds"),
    ],
)
def test_red_threes_count_for_a_side_that_has_melded_and_against_one_that_has_not(red3, melds, points):
    assert given(hand="4C", melds=melds, red3=red3).counted()["red3"] == points


@rule("C7.3")
@pytest.mark.parametrize("count", range(5))
def test_no_red_three_counts_twice(count):
    assert red_threes(CLASSIC, count, opened=True) == (800 if count == 4 else 100 * count)


@rule("C7.4")
def test_the_side_that_goes_out_has_100():
    """F179, F211."""
    table = given(hand="5D", melds=KINGS).after("discard 5D")

    assert table.sheet("S")["out"] == 100
    assert "out" not in table.sheet("W")


@rule("C7.5")
def test_going_out_concealed_has_100_more():
    """F185, F202, F211."""
    table = given(hand="4S 4S 4H 4H 4D 4D 4C 4C 5S 5H 5D 5C", north="KS QH JK").after(
        "meld 4S 4S 4H 4H 4D 4D 4C 4C / 5S 5H 5D 5C"
    )

    assert table.sheet() == {
        "natural": 500, "out": 100, "concealed": 100, "melded": 60, "hand": -70, "total": 690
    }  # fmt: skip


@rule("C7.6")
def test_cards_melded_count_and_cards_in_both_hands_count_against():
    """F081, F156, F200: though they could have been melded; a side without a canasta keeps its melds."""
    table = given(hand="KS KH KD", north="3S", melds=ACES, west="", east="")

    assert table.counted() == {"melded": 60, "hand": -35, "total": 25}
    assert given(hand="JK", north="KC", melds=ACES).counted()["total"] == 0


@rule("C7.6")
def test_no_side_is_charged_for_its_melds():
    """F201: C003 deducts the melds of a side without a canasta; C000 does not."""
    assert given(hand="JK", north="KC", melds=ACES).counted()["melded"] == 60


@rule("C7.6")
def test_black_threes_melded_in_going_out_count_five_each():
    """F204."""
    table = given(hand="3S 3S 3C", north="", melds=KINGS).after("meld 3S 3S 3C")

    assert table.sheet()["melded"] == 85


@rule("C7.7")
def test_a_forgotten_red_three_costs_500():
    """F041, F203."""
    table = given(FORGETTABLE, turn="E", hand="5D", south="3D TS", north="", melds=KINGS, their_melds=ACES)

    ended = table.after("discard 5D")
    assert ended.sheet("S") == {"melded": 60, "hand": -10, "forgotten": -500, "total": -450}


@rule("C7.7")
def test_each_of_them_costs_500():
    table = given(FORGETTABLE, hand="3H 3D KS", north="", melds=ACES)

    assert table.counted()["forgotten"] == -1000


@rule("C7.7")
@pytest.mark.parametrize(("their_melds", "points"), [(ACES, 100), ("", -100)])
def test_but_not_who_never_had_a_turn(their_melds, points):
    """F042: C000 is silent; our ruling (B-22) counts it as if it lay on the table."""
    concealed = "4S 4S 4H 4H 4D 4D 4C 4C 5S 5H 5D 5C"
    table = given(turns=1, turn="S", hand=concealed, west="3D KS", their_melds=their_melds)

    ended = table.after("meld 4S 4S 4H 4H 4D 4D 4C 4C / 5S 5H 5D 5C")
    assert ended.sheet("W")["red3"] == points
    assert "forgotten" not in ended.sheet("W")


@rule("C7.8")
def test_a_whole_sheet():
    """F196, F197: base 1,100 and hand 120."""
    table = given(hand="5D", north="AS JK", melds=f"{KINGS} / {NINES}", red3="3H 3D").after("discard 5D")

    assert table.sheet() == {
        "natural": 500, "mixed": 300, "red3": 200, "out": 100, "melded": 190, "hand": -70, "total": 1220
    }  # fmt: skip
    assert table.state.scores[0] == 0


@rule("C7.8")
@pytest.mark.parametrize(
    ("red3", "hand", "north", "total"),
    [
        pytest.param("3H", "AS KH 7D", "2C 3S", -160, id="F198"),
        pytest.param("3H 3H 3D 3D", "KS KH", "", -820, id="F199"),
    ],
)
def test_a_score_may_be_negative(red3, hand, north, total):
    assert given(hand=hand, north=north, red3=red3).counted()["total"] == total


def next_deal(table):
    """Return the state of the deal after the one that just ended."""
    state, _ = GAME.play(table.state, Deal(CLASSIC.pack[30:] + CLASSIC.pack[:30], 54))
    return state


@rule("C7.8")
@pytest.mark.parametrize(
    ("before", "hand", "north", "after", "needs"),
    [
        pytest.param(0, "AS TH 7D", "2C 3S", -60, 15, id="F207: below zero the next minimum is 15"),
        pytest.param(1450, "4C", "", 1445, 50, id="F208: the totals run on"),
        pytest.param(3005, "4C", "5C", 2995, 90, id="and may fall into the band below"),
    ],
)
def test_the_total_decides_the_next_minimum(before, hand, north, after, needs):
    table = given(turn="E", hand="5D", melds=KINGS, south=hand, north=north, their_score=before, their_red3="")
    state = next_deal(table.after("discard 5D"))

    assert state.scores[0] == after
    assert CLASSIC.opening_at(state.scores[0]) == needs


@rule("C7.8")
def test_every_finished_deal_is_remembered():
    """F209: the score pad has a row a deal, ours and theirs."""
    table = given(hand="5D", north="", west="", east="", melds=KINGS).after("discard 5D")

    assert table.state.past == ((670, 0),)


@rule("C7.9")
@pytest.mark.parametrize(
    ("totals", "won"),
    [
        pytest.param((5000, 4200), 0, id="F212, F217: exactly 5,000"),
        pytest.param((4995, 4200), None, id="F213: 4,995 goes on"),
        pytest.param((5100, 5350), 1, id="F216: both over, the higher total wins"),
        pytest.param((5100, 5100), None, id="F216: a tie: another deal, our ruling B-24"),
    ],
)
def test_five_thousand_points_win(totals, won):
    assert winner(CLASSIC, totals) == won


@rule("C7.10")
def test_the_last_deal_is_played_out():
    """F214: 4,900 and a canasta on the table, and the deal goes on."""
    table = given(score=4900, hand="5D 6D", melds=KINGS)

    assert table.after("discard 5D").step == "draw"
    assert table.after("discard 5D").ended is None


@rule("C7.10")
def test_after_a_tie_there_is_another_deal():
    table = given(score=5000, their_score=5670, hand="5D", north="", west="", east="", melds=KINGS)

    tied = table.after("discard 5D")
    assert tied.step == "deal"
    assert next_deal(tied).deal == 2


@rule("C7.11")
def test_the_margin_is_the_difference_of_the_totals():
    """F215: and nothing for winning the match."""
    assert margin((5350, 4950)) == 400
    assert margin((4200, 5000)) == 800


@rule("C7.12")
def test_after_the_match_nothing_is_dealt_or_played():
    won = given(score=4900, hand="5D", melds=KINGS).plays("discard 5D")
    assert won.step == "over"

    assert won.refuses("draw", by="S", citing="C7.12")
    refusals = [*GAME.objections(GAME.view(won.state, 0), Deal(CLASSIC.pack, 54))]
    assert [refusal.rule for refusal in refusals] == ["C7.12"]


# As other rule sets count


@rule("C7.3")
@pytest.mark.parametrize(
    ("count", "points"),
    [
        pytest.param(3, 300, id="F223"),
        pytest.param(4, 800, id="F223: R141 has 400, and C003-52 has 200 each"),
        pytest.param(5, 1000, id="F221, C003-64"),
        pytest.param(6, 1200, id="F222, C003-64"),
    ],
)
def test_with_three_packs_four_red_threes_and_more_are_200_each(count, points):
    assert red_threes(WIKIPEDIA_FR_6, count, opened=True) == points
    assert red_threes(WIKIPEDIA_FR_6, count, opened=False) == -points


@rule("C7.6")
def test_a_black_three_left_in_the_hand_may_cost_100():
    """C003-09, R124; five points by C000-69 and C002-11."""
    assert given(WIKIPEDIA_FR, hand="3S 3C 4C", north="5C").counted()["hand"] == -210
    assert given(hand="3S 3C 4C", north="5C").counted()["hand"] == -20


@rule("C7.6")
def test_without_a_canasta_melded_cards_may_count_against_their_side():
    """C003-35, the example of B-16: 90 on the table, 35 in hand, one red three."""
    table = {"hand": "AS 5C 5D 5H", "north": 0, "melds": "JH JD JC / AD AH AC", "red3": "3H"}
    french = given(WIKIPEDIA_FR, **table).counted()
    classic = given(**table).counted()

    assert (french["red3"], french["hand"], french["melded"], french["total"]) == (100, -35, -90, -25)
    assert classic["total"] == 155


@rule("C7.6")
@pytest.mark.parametrize("melds", [KINGS, f"{KINGS} / {ACES}"])
def test_one_canasta_is_enough_to_count_them_for_it(melds):
    assert given(WIKIPEDIA_FR, hand="4C", melds=melds).counted()["melded"] > 0


@rule("C7.6")
def test_each_losing_side_is_tested_alone():
    """C003-35 speaks of the remaining side; with three sides there are two."""
    table = given(WIKIPEDIA_FR_3, hand="5C", melds=KINGS, their_melds=ACES)

    assert table.counted("1", out="1")["melded"] == 70
    assert table.counted("2", out="1")["melded"] == -60
    assert "melded" not in table.counted("3", out="1")


@rule("C7.7")
def test_forgotten_red_threes_may_cost_500_together():
    """C000-33 does not say whether each of them does."""
    flat = FORGETTABLE.but(red3_in_hand_each=False)

    assert given(flat, hand="3H 3D 4C", melds=ACES).counted()["forgotten"] == -500
    assert given(FORGETTABLE, hand="3H 3D 4C", melds=ACES).counted()["forgotten"] == -1000


@rule("C7.7")
def test_who_had_no_turn_may_not_be_spared():
    table = {"hand": "4C", "west": "3H 5C", "turns": 1, "their_melds": ACES}
    strict = FORGETTABLE.but(red3_in_hand_spared=False)

    assert given(strict, **table).counted("W")["forgotten"] == -500
    assert "forgotten" not in given(FORGETTABLE, **table).counted("W")
