"""Rulings on other rule sets, and on tables of two, three and six players.

Where a ruling and a document differ, the document wins and the test says so.
"""

import pytest

from canasta.given import dealt, given, rule
from melds.canasta.rules import BlackThree, StockEnd
from melds.canasta.scoring import winner
from melds.canasta.variants import (
    CLASSIC,
    CLASSIC_2,
    GAMERULES,
    WIKIPEDIA_FR,
    WIKIPEDIA_FR_3,
    WIKIPEDIA_FR_3_CUSTOMARY,
    WIKIPEDIA_FR_6,
    WIKIPEDIA_FR_6_PAIRS,
)

ACES = "AS AH AD"
KINGS = "KS KS KH KH KD KD KC"

# Two players


@rule("C2.4", "C3.3", "C6.2", "C6.4")
def test_r129_two_players_draw_two_and_need_two_canastas():
    table = dealt(CLASSIC_2)

    assert table.held == [15, 15]
    assert table.stock == 77
    assert table.after("draw").held == [17, 15]
    assert table.refuses("ask", citing="C6.4", why="partner")
    assert given(CLASSIC_2, hand="5C", melds=KINGS).refuses("discard 5C", citing="C6.2", canastas=1, needs=2)
    assert CLASSIC_2.target == 5000


@rule("C3.3")
def test_r021_the_last_card_alone_is_a_whole_draw():
    table = given(CLASSIC_2, hand="4C 5C", pile="9D", stock="7C").plays("draw")

    assert table.hand() == "7C 5C 4C"
    assert table.step == "play"


@rule("C6.11", "C6.12")
def test_r116_some_end_the_deal_when_the_stock_is_gone():
    """By a program; C000-118 goes on, and forces the take (F188)."""
    table = {"hand": "JC 5C", "west": "6C 7C", "pile": "9C", "stock": "8C", "their_melds": "JS JH JD"}

    assert given(CLASSIC.but(stock_end=StockEnd.LAST_CARD), **table).after("draw", "discard JC").ended == "stock"
    assert given(**table).after("draw", "discard JC").refuses("pass", citing="C6.12")


# Three players. The rulings let whoever first takes the pile play alone against the other two for that deal; C003-03
# and C003-24 know no such partners: each of three plays, melds and counts alone from the first card on.


@rule("C1.1", "C2.4")
def test_r131_three_players_stay_alone_whoever_takes_the_pile():
    melds = {"melds": ACES, "their_melds": "QS QH QD"}
    table = given(WIKIPEDIA_FR_3_CUSTOMARY, hand="9S 9H 4C 5C", north="QC QC 6D", **melds, pile="9D", stock=30)

    assert dealt(WIKIPEDIA_FR_3_CUSTOMARY).held == [13, 13, 13]
    taken = table.after("take 9S 9H", "discard 4C", "draw")
    assert [taken.melds(seat) for seat in taken.seats] == ["AS AH AD / 9S 9H 9D", "QS QH QD", ""]
    third = taken.after(f"discard {taken.hand('2').split()[-1]}", "draw")
    assert third.refuses("meld QC QC", citing="C4.1", cards=2)


@rule("C4.9", "C5.6")
def test_r133_no_other_players_meld_takes_the_pile():
    """The ruling lets the third player take with the first one's nines."""
    table = {"rules": WIKIPEDIA_FR_3, "hand": "KS 4C 5C", "melds": ACES, "pile": "9D", "stock": 30}

    assert given(**table, their_melds="9S 9H 9C").refuses("take", citing="C5.6", among=True)
    assert given(**{**table, "melds": "9S 9H 9C"}).allows("take")

    playing = {**table, "hand": "2S 4C 5C", "pile": None, "step": "play"}
    assert given(**playing, their_melds="9S 9H 9C").refuses("meld 9: 2S", citing="C4.9", among=True)
    assert given(**{**playing, "melds": "9S 9H 9C"}).allows("meld 9: 2S")


@rule("C6.13", "C7.6")
def test_r135_each_of_three_scores_alone_when_the_stock_is_gone():
    rules = WIKIPEDIA_FR_3.but(deduct_without_canasta=False)
    melds = {"melds": "KS KS KH KH KD KD KC JK", "their_melds": "QS QH QD QD QC"}
    table = given(rules, hand="3S 4C", **melds, red3="", pile="9D", stock="", step="play").after("discard 3S")

    assert table.ended == "stock"
    assert [table.sheet(seat)["melded"] for seat in table.seats[:2]] == [120, 50]
    assert "melded" not in table.sheet(table.seats[2])


@rule("C7.9")
def test_r137_the_target_of_three_players_is_a_figure():
    """The ruling plays to 7,500; C003-36 ends the match at 5,000."""
    longer = WIKIPEDIA_FR_3.but(target=7500)

    assert WIKIPEDIA_FR_3.target == 5000
    assert winner(longer, (7480, 0, 0)) is None
    assert winner(longer, (7480 + 90, 0, 0)) == 0


@rule("C4.8", "C4.14")
def test_r159_melds_of_one_rank_of_two_players_stay_two():
    table = given(WIKIPEDIA_FR_3, hand="8C 4C 5C", melds="8S 8H 8D 2S 2H", their_melds="8S 8H 8D 2C 2D")
    table = table.after("meld 8C")

    assert table.melds() == "8S 8H 8D 8C 2S 2H"
    assert table.melds(table.seats[1]) == "8S 8H 8D 2D 2C"


@rule("C4.5", "C4.6", "C5.1", "C5.6")
def test_r160_whoever_has_not_melded_may_take_with_a_wild_card_if_the_minimum_is_met():
    """The ruling has one of two partners open the pile to the other; C003-21 asks for points only."""
    table = given(WIKIPEDIA_FR_3, hand="9C 2S JK 4C 5C", their_melds=ACES, pile="9D", stock=30)

    assert table.allows("take 9C 2S JK")
    assert table.refuses("take 9C 2S", citing="C4.5", needs=50, has=30)


@rule("C7.3", "C7.6")
def test_r161_melds_hands_and_red_threes_are_each_players_own():
    """The ruling shares all but the red threes."""
    hands = {"hand": "4C", "west": "AS 9C", "north": "JK KC 3S"}
    table = given(WIKIPEDIA_FR_3, **hands, melds=KINGS, their_melds=ACES, red3="3H", their_red3="3D 3D")
    mine, second, third = [table.counted(seat) for seat in table.seats]

    assert (mine["red3"], mine["melded"], mine["hand"]) == (100, 70, -5)
    assert (second["red3"], second["melded"], second["hand"]) == (200, -60, -30)
    assert not {"red3", "melded"} & {*third}
    assert third["hand"] == -(50 + 10 + 100)


# Six players


@rule("C1.1", "C2.1", "C2.4")
@pytest.mark.parametrize("rules", [WIKIPEDIA_FR_6, WIKIPEDIA_FR_6_PAIRS], ids=["two sides", "three sides"])
def test_r139_six_players_have_three_packs_and_thirteen_cards_each(rules):
    table = dealt(rules)

    assert len(rules.pack) == 162
    assert table.held == [13] * 6
    assert table.stock == 83
    assert all(rules.side_of(seat) != rules.side_of((seat + 1) % 6) for seat in range(6))


@rule("C6.2")
def test_r140_six_players_need_two_canastas():
    assert given(WIKIPEDIA_FR_6, hand="5C", melds=KINGS).refuses("discard 5C", citing="C6.2", canastas=1, needs=2)


@rule("C7.3")
def test_r141_four_red_threes_are_800_with_six_players_too():
    """The ruling has 400 for four; C003-52 and C003-64 count 200 each from the fourth on. Unmelded they all cost."""
    for red3, points in (("3H 3H 3D 3D", 800), ("3H 3H 3H 3D 3D", 1000), ("3H 3H 3H 3D 3D 3D", 1200)):
        assert given(WIKIPEDIA_FR_6, hand="4C", melds=KINGS, red3=red3).counted()["red3"] == points
        assert given(WIKIPEDIA_FR_6, hand="4C", red3=red3).counted()["red3"] == -points


@rule("C4.5", "C7.9")
def test_r142_a_higher_target_and_minimum_are_figures():
    """A custom; C003-36 ends the match at 5,000 and the table of minimums is lost (B-19)."""
    high = WIKIPEDIA_FR_6.but(target=10000, opening=(*WIKIPEDIA_FR_6.opening, (7000, 150)))

    assert high.opening_at(6995) == 120
    assert high.opening_at(7000) == 150
    assert WIKIPEDIA_FR_6.opening_at(7000) == 120
    assert WIKIPEDIA_FR_6.target == 5000


# Other rule sets of four


@rule("C4.1", "C4.17")
def test_r039_in_the_french_game_an_eighth_card_is_refused():
    """Added to the seven it begins a second meld, by C003-23; laid together with the seventh it goes beyond them."""
    seven, six = "QS QS QH QH QD QD QC", "QS QS QH QH QD QD"

    assert given(WIKIPEDIA_FR, hand="QC 4C 5C", melds=seven).refuses("meld QC", citing="C4.1", cards=1, why="closed")
    assert given(hand="QC 4C 5C", melds=seven).allows("meld QC")
    assert given(WIKIPEDIA_FR, hand="QC QC 4C 5C", melds=six).refuses("meld QC QC", citing="C4.17", cards=8, limit=7)
    assert given(WIKIPEDIA_FR, hand="QC QC 4C 5C", melds=six).allows("meld QC")


@rule("C4.3", "C4.16")
def test_r027_three_wild_cards_to_three_naturals_are_too_many_by_the_short_rules():
    """The ruling says so of the French game, but C003 knows no such limit; C002-39 has one that is stricter yet."""
    hand = "9S 9H 9D 2S 2H JK 4C 5C"

    assert given(hand=hand, melds=ACES).allows("meld 9S 9H 9D 2S 2H JK")
    assert given(WIKIPEDIA_FR, hand=hand, melds=ACES).allows("meld 9S 9H 9D 2S 2H JK")
    assert given(GAMERULES, hand=hand, melds=ACES).refuses("meld 9S 9H 9D 2S 2H JK", citing="C4.16", needs=6)


@rule("C7.6")
def test_r124_a_black_three_in_hand_costs_100_in_the_french_game():
    assert given(WIKIPEDIA_FR, hand="3S 4C", north=0).counted()["hand"] == -105


@rule("C5.2")
def test_r082_a_black_three_freezes_by_the_short_rules_until_the_pile_is_taken():
    """C002-69; in the other documents it stops the next player only."""
    table = {"hand": "7S 2S 4C 5C", "melds": ACES, "pile": "9D 3S 7D"}

    assert given(**table).allows("take 7S 2S")
    assert given(CLASSIC.but(black3=BlackThree.STOP), **table).allows("take 7S 2S")
    assert given(GAMERULES, **table).refuses("take 7S 2S", citing="C5.5", why="frozen")
