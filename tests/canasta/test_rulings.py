"""Rulings from public rule references, on the game of C000 with four players.

`R063` is the number of a ruling. Where a ruling and a document differ, the document wins and the test
says so. Rulings on other rule sets and tables are in `test_other_tables`, those on accidents in
`test_accidents`.
"""

import pytest

from canasta.drawing import Draw, drew, who_sits
from canasta.given import dealt, given, rule
from canasta.rulings import RULINGS, by_number
from melds.canasta.rules import BeforeOpening
from melds.canasta.seating import ranked
from melds.canasta.variants import CLASSIC, GAMERULES

ACES = "AS AH AD"
KINGS = "KS KS KH KH KD KD KC"
JACKS = "JS JH JD"
NINES = "9S 9H 9D"
FORGETTABLE = CLASSIC.but(red3_forgettable=True)


def opened(hand, melds=ACES, **more):
    """A side that has opened, with two cards to spare."""
    return given(hand=f"{hand} 4C 5D", melds=melds, **more)


# The draw and the deal


@rule("C1.3")
def test_r001_the_two_highest_play_together():
    around, first, dealer = who_sits("AS KD QH 9C")

    assert (around[0], around[2]) == ("AS", "KD")
    assert (first, dealer) == ("AS", around[3])


@rule("C1.5", "C1.6")
def test_r003_two_cards_at_once_or_a_card_from_the_end_are_drawn_again():
    assert Draw("KS").lifts(1)[0] == "C1.6"
    assert Draw("KS").lifts(50, 51)[0] == "C1.5"


@rule("C1.2")
def test_r004_the_suit_decides_between_equal_ranks():
    _, drawn = drew("AH AS KD QC")

    assert ranked(drawn)[:2] == (1, 0)


@rule("C2.6", "C5.2")
@pytest.mark.parametrize(
    ("turned", "frozen"),
    [
        pytest.param("9C", False, id="R008"),
        pytest.param("3H QC", True, id="R010"),
        pytest.param("JK 2C 3H 9C", True, id="R011"),
        pytest.param("3S 8C", False, id="R013: a black three is covered by C000-25, against the ruling's default"),
    ],
)
def test_the_turned_card(turned, frozen):
    table = dealt(turned=turned)

    assert table.pile == turned
    assert table.state.frozen is frozen


@rule("C2.6", "C5.2", "C5.5")
def test_r012_a_wild_card_turned_freezes_by_c000_83_against_the_program_that_does_not():
    """A two is turned, then a nine."""
    table = dealt(turned="2C 9D", south="9S 2S AS AH AD")

    assert table.state.frozen
    assert table.refuses("take 9S 2S / AS AH AD", citing="C5.5", among=True, why="frozen")
    assert opened("9S 2S", pile="2C 9D").refuses("take 9S 2S", citing="C5.5", why="frozen")
    assert opened("9S 2S", pile="8C 9D").allows("take 9S 2S")


@rule("C2.6")
@pytest.mark.parametrize("rank", "A456789TJQK")
def test_r014_an_ace_turned_stays_by_c000_25_as_every_natural_card_from_the_four_up_does(rank):
    """The ruling covers an ace too."""
    table = dealt(turned=f"{rank}C 7D")

    assert table.pile == f"{rank}C"
    assert table.state.frozen is False


@rule("C5.1")
def test_r008_it_is_frozen_against_each_side_until_that_side_melds():
    table = dealt(turned="9C")

    assert table.frozen_for("S")
    assert table.frozen_for("W")


@rule("C3.6")
def test_r010_who_takes_the_pile_faces_the_red_three_and_draws_nothing():
    table = given(hand="QS QH 4C 5C", pile="3H QC", melds=ACES)
    taken = table.plays("take QS QH")

    assert taken.red3() == "3H"
    assert taken.stock == table.stock


@rule("C3.4")
def test_r015_red_threes_dealt_are_faced_and_replaced():
    """At the first turn of each player, as C000-26 says, not at the deal."""
    table = dealt(south="3H 3D", west="3H")

    assert {*table.red3("S").split()} == {"3H", "3D"}
    assert table.held == [11] * 4
    assert table.red3("W") == ""


@rule("C3.4", "C3.5")
def test_r016_and_replaced_until_no_red_three_comes():
    """In the deal, and in the draw of the ruling's example."""
    table = dealt(south="3H KS KH KD KC QS QH QD QC JS JH", next_in_stock="3D 7C")
    assert table.red3("S") == "3H 3D"
    assert table.hand("S") == "KS KH KD KC QS QH QD QC JS JH 7C"

    drawn = given(hand="4C 5C", stock="3H 3D 7C 8C", red3="").after("draw")
    assert drawn.red3() == "3H 3D"
    assert (drawn.hand(), drawn.stock) == ("7C 5C 4C", 1)


@rule("C6.10")
def test_r018_the_last_card_a_red_three_ends_the_deal_at_once():
    table = given(hand="KS KH KD", melds=ACES, stock="3H", red3="", north="").plays("draw")

    assert table.ended == "red3"
    assert table.sheet()["hand"] == -30


@rule("C3.3")
def test_r019_who_may_take_may_draw():
    assert given(hand="4C 5C", pile="JC", melds=JACKS, stock=20).allows("draw")


@rule("C3.2")
def test_r146_nobody_draws_two():
    table = given(hand="4C 5C", step="draw").after("draw")

    assert table.refuses("draw", citing="C3.2", step="play")


@rule("C3.1")
def test_r150_a_draw_out_of_turn_is_refused():
    """Penalties for irregularities are not in C000; here the draw simply does not happen."""
    assert given(turn="S").refuses("draw", by="W", citing="C3.1", turn="S")


# Melds


@rule("C4.1", "C4.3", "C4.4", "C4.10", "C7.2")
@pytest.mark.parametrize(
    ("cards", "points", "bonus"),
    [
        pytest.param("9S 9H 9D", 30, 0, id="R023"),
        pytest.param("9S 9H 9D JK 2S 2H", 120, 0, id="R027: as many wild cards as naturals"),
        pytest.param("8S 8H 8D 8C JK 2S 2H", 130, 300, id="R029: four naturals make a mixed canasta"),
    ],
)
def test_melds_that_are_legal(cards, points, bonus):
    counted = opened(cards).plays(f"meld {cards}").counted()

    assert (counted["melded"], counted.get("mixed", 0)) == (60 + points, bonus)


@rule("C4.4")
def test_r028_four_wild_cards():
    assert opened("7S 7H 7D 7C 2S 2H 2D 2C").refuses("meld 7S 7H 7D 7C 2S 2H 2D 2C", citing="C4.4", wilds=4)


@rule("C4.3", "C4.4", "C4.16")
def test_r152_two_naturals_take_three_wild_cards_by_c000_48_and_49_against_the_wording_of_a_program():
    """The program wants a natural card for each wild one; as an option, these rules have that too."""
    paired = CLASSIC.but(naturals_per_wild=1)

    assert opened("KS KH 2S 2H 2D").allows("meld KS KH 2S 2H 2D")
    assert opened("KS KH 2S 2H 2D", rules=paired).refuses("meld KS KH 2S 2H 2D", citing="C4.16", needs=3)
    assert opened("KS KH KD 2S 2H 2D", rules=paired).allows("meld KS KH KD 2S 2H 2D")


@rule("C4.3")
def test_r030_wild_cards_alone():
    assert opened("2S 2H JK").refuses("meld 2S 2H JK", citing="C4.3", naturals=0)


@rule("C4.8")
def test_r032_a_second_meld_of_a_rank_is_one_with_the_first():
    assert opened("7S 7H 2S", melds="7S 7H 7D").plays("meld 7S 7H 2S").melds() == "7S 7S 7H 7H 7D 2S"


@rule("C4.14")
def test_r033_the_same_rank_as_the_other_side():
    assert opened("KS KH 2S", their_melds="KC KC KD").allows("meld KS KH 2S")


@rule("C4.7")
def test_r037_black_threes_with_a_wild_card():
    table = given(hand="3S 3C 2S", melds=KINGS)

    assert table.refuses("meld 3S 3C 2S", citing="C4.7", threes=2, wilds=1)


@rule("C4.11")
def test_r038_a_wild_card_spoils_a_natural_canasta():
    table = opened("2S", melds="QS QS QH QH QD QD QC")

    assert table.counted()["natural"] + table.counted()["melded"] == 570
    spoiled = table.plays("meld Q: 2S").counted()
    assert spoiled["mixed"] + spoiled["melded"] == 390


@rule("C4.11")
def test_r039_an_eighth_natural():
    grown = opened("QC", melds="QS QS QH QH QD QD QC").plays("meld QC").counted()

    assert grown["natural"] + grown["melded"] == 580


@rule("C6.2", "C7.2")
def test_r042_one_meld_is_one_canasta_whatever_its_size():
    """Both for the bonus and for going out. Two packs have no fourteen cards for one meld unless more are wild."""
    rules = CLASSIC.but(max_wild=6, canastas_to_go_out=2)
    table = given(rules, melds="7S 7S 7H 7H 7D 7D 7C 7C JK JK 2S 2S 2H 2H", hand="4C")

    assert table.counted()["mixed"] == 300
    assert table.refuses("discard 4C", citing="C6.2", canastas=1, needs=2)


# The opening


@rule("C4.5")
@pytest.mark.parametrize(
    ("score", "melds"),
    [
        pytest.param(0, "AS AH AD", id="R044"),
        pytest.param(0, "KS KH KD / QS QH 2S", id="R046"),
        pytest.param(0, "4S 4H JK", id="R053"),
        pytest.param(-200, "4S 4H 4D", id="R055"),
        pytest.param(1480, "KS KH KD 2S", id="R051: fixed at the start of the deal"),
    ],
)
def test_openings_that_reach_the_minimum(score, melds):
    hand = melds.replace("/ ", "")

    assert given(score=score, hand=f"{hand} 5C 6D", red3="3H 3D").allows(f"meld {melds}")


@rule("C4.5")
@pytest.mark.parametrize(
    ("score", "melds", "needs", "has"),
    [
        pytest.param(0, "KS KH KD", 50, 30, id="R045, R050: red threes do not count"),
        pytest.param(1500, "6S 6H 6D / KS KH KD 2S", 90, 65, id="R047"),
    ],
)
def test_openings_that_fall_short(score, melds, needs, has):
    hand = melds.replace("/ ", "")
    table = given(score=score, hand=f"{hand} 5C 7D", red3="3H 3D")

    assert table.refuses(f"meld {melds}", citing="C4.5", needs=needs, has=has)


@rule("C4.5")
def test_r054_partners_do_not_pool():
    table = given(hand="KS KH KD 5C 7D", north="QS QH QD 5S 7S", west="4C 5H")
    assert table.refuses("meld KS KH KD", citing="C4.5", has=30)

    north = table.after("discard 5C", "draw", "discard 4C", "draw")
    assert north.refuses("meld QS QH QD", citing="C4.5", has=30)


@rule("C4.12")
def test_r056_after_the_opening_more_is_free_in_the_same_turn():
    table = given(hand="AS AH AD KS KH KD 5C 7D").plays("meld AS AH AD")

    assert table.allows("meld KS KH KD")


@rule("C6.9")
def test_r058_a_whole_hand_with_a_canasta_needs_no_minimum():
    """The ruling counts 35 + 15; the last card is discarded."""
    hand = "7S 7S 7H 7H 7D 7D 7C 5S 5H 5D"
    table = given(score=3000, hand=f"{hand} 9C")

    assert table.plays("meld 7S 7S 7H 7H 7D 7D 7C / 5S 5H 5D", "discard 9C").concealed


# Taking the pile


@rule("C4.5", "C4.6", "C5.5")
@pytest.mark.parametrize(
    ("hand", "pile", "score", "act", "citing"),
    [
        pytest.param("AH JK KS KH 5C 6C", "AS", 0, "take AH JK", "C5.5", id="R060"),
        pytest.param("KS KH 9C 8C 7C 6C", "KD", 0, "take KS KH", "C4.5", id="R062"),
        pytest.param("AS AH KS KH 2S 6C 7C", "AD", 3000, "take AS AH / KS KH 2S", "C4.5", id="R066"),
    ],
)
def test_a_side_that_has_not_opened_may_not(hand, pile, score, act, citing):
    assert given(hand=hand, pile=pile, score=score).refuses(act, citing=citing)


@rule("C5.5", "C4.6")
def test_r063_the_top_card_and_a_second_meld_from_the_hand_make_the_minimum():
    assert given(hand="KS KH QS QH 2S 6C 7C", pile="KD").allows("take KS KH / QS QH 2S")


@rule("C5.1", "C5.5", "C5.12")
def test_r090_a_first_meld_and_the_pile_in_one_act_unlike_c002_by_the_letter():
    """C002-63 counts the top card towards the opening, so our reading of C002 has the one act too."""
    table = {"hand": "AS AH 9C 8C", "pile": "AD"}
    by_the_letter = GAMERULES.but(before_opening=BeforeOpening.FORBIDDEN)

    assert given(**table).allows("take AS AH")
    assert given(GAMERULES, **table).allows("take AS AH")
    assert given(by_the_letter, **table).refuses("take AS AH", citing="C5.12")
    assert given(by_the_letter, **table, melds="KS KH KD").allows("take AS AH")


@rule("C5.6")
def test_r068_a_natural_and_a_wild_card_take_an_open_pile():
    assert given(hand="9S 2S 4C 5C", pile="9D", melds=ACES).allows("take 9S 2S")


@rule("C5.6")
def test_r069_two_wild_cards_do_not():
    table = given(hand="2S JK 4C 5C", pile="9D", melds=ACES)

    assert table.refuses("take JK 2S", citing="C5.6", among=True, naturals=0, wilds=2)


@rule("C5.5")
@pytest.mark.parametrize(
    ("hand", "act", "naturals"),
    [
        pytest.param("4C 5C 6C", "take", 0, id="R073"),
        pytest.param("9C 5C 6C", "take 9C", 1, id="R074"),
    ],
)
def test_a_frozen_pile_is_not_taken_for_a_meld_on_the_table(hand, act, naturals):
    table = given(hand=hand, pile="2C 9C", melds="9S 9H 9D")

    assert table.refuses(act, citing="C5.5", naturals=naturals)


@rule("C5.5")
def test_r075_a_pair_joins_the_meld():
    table = given(hand="9S 9H 5C 6C", pile="2C 9C", melds=NINES).plays("take 9S 9H")

    assert table.melds() == "9S 9S 9H 9H 9D 9C"


@rule("C5.5")
def test_r076_more_than_a_pair_will_do_too():
    table = given(hand="QS QH QD QC 3S 4C", pile="2C QD", melds=ACES)

    assert table.allows("take QS QH QD QC")


@rule("C5.4")
def test_r078_a_wild_card_on_top():
    assert given(hand="2S 2H 4C", pile="9C 2D", melds=ACES).refuses("take 2S 2H", citing="C5.4", top="2D")


@rule("C5.1")
def test_r079_frozen_for_one_side_only():
    ours = given(hand="9S 2S 4C 5C", pile="9D", melds=ACES)
    theirs = given(turn="W", hand="9S 2S 4C 5C", pile="9D", their_melds=ACES)

    assert ours.allows("take 9S 2S")
    assert theirs.refuses("take 9S 2S", citing="C5.5", among=True, why="opening")


@rule("C5.8")
@pytest.mark.parametrize("act", ["take 7S 7H", "take 7S 2S"])
def test_r082_a_black_three_that_is_covered_blocks_nobody(act):
    assert given(hand="7S 7H 2S 4C 5C", pile="9C 3S 7D", melds=ACES).allows(act)


@rule("C5.6")
def test_r083_the_top_card_must_be_melded():
    table = given(hand="9S 9H 4C", pile="9D", melds=ACES)

    assert table.refuses("take", citing="C5.6", among=True)


@rule("C5.9")
def test_r086_one_card_against_one():
    table = given(hand="9C", pile="9D", melds=f"{KINGS} / 9S 9H 9C")

    assert table.refuses("take", citing="C5.9")


@rule("C6.2")
def test_r088_two_cards_and_nothing_left_to_discard():
    table = given(hand="QS QH", pile="QD", melds=ACES)

    assert table.refuses("take QS QH", citing="C6.2", canastas=0)


@rule("C4.4")
def test_r089_a_canasta_with_three_wild_cards_takes_only_naturals():
    table = given(hand="8S 2D 5C 6C", pile="8D", melds="8S 8H 8D 8C JK 2S 2H")

    assert table.refuses("take 8S 2D", citing="C4.4", wilds=4)
    assert table.allows("take")


@rule("C4.12")
def test_r091_what_one_partner_opens_the_other_has_opened():
    table = given(turn="N", hand="AS AH 4C 5C", east="6C 7C", west="6S", south="4S 4H 4D 8C 8D", pile="AD")
    south = table.after("take AS AH", "discard 4C", "draw", "discard 6C", "draw")

    assert south.turn == "S"
    assert south.allows("meld 4S 4H 4D")


# Discards


@rule("C3.7")
def test_r093_a_red_three_is_not_discarded():
    assert given(FORGETTABLE, hand="3H 4C 5C").refuses("discard 3H", citing="C3.7", card="3H")


@rule("C6.1")
def test_r095_a_wild_card_may_be_the_last_discard():
    assert given(hand="JK", melds=KINGS).plays("discard JK").ended == "out"


@rule("C3.9")
def test_r096_a_card_the_other_side_has_melded():
    assert given(hand="9C 4C", their_melds=NINES).allows("discard 9C")


# Going out


@rule("C6.2")
def test_r098_a_canasta_made_in_the_same_turn_counts():
    assert given(hand="9C 5C", melds="9S 9S 9H 9H 9D 9D").plays("meld 9C", "discard 5C").ended == "out"


@rule("C4.7")
def test_r100_black_threes_and_a_last_card():
    assert given(hand="3S 3S 3C 5C", melds=KINGS).plays("meld 3S 3S 3C", "discard 5C").ended == "out"


@rule("C6.4")
def test_r102_the_question_comes_after_the_draw_and_by_c000_109_before_it_too():
    table = {"melds": f"{KINGS} / QS QH QD"}

    assert given(hand="QC 5C", step="play", **table).allows("ask")
    assert given(hand="QC", step="draw", **table).allows("ask")


@rule("C6.2")
def test_r108_going_out_without_a_canasta_is_refused():
    """No penalty: it cannot happen."""
    assert given(hand="5C", melds=ACES).refuses("discard 5C", citing="C6.2", canastas=0, needs=1)


@rule("C6.8", "C7.4", "C7.5")
def test_r109_concealed_with_a_last_discard():
    """R109, B-30: 200 in all."""
    hand = "9S 9S 9H 9H 9D 9D 9C KS KH KD 4C"
    sheet = given(hand=hand).plays("meld 9S 9S 9H 9H 9D 9D 9C / KS KH KD", "discard 4C").sheet()

    assert sheet["out"] + sheet["concealed"] == 200


# The stock exhausted


@rule("C6.13")
def test_r115_a_pile_that_cannot_be_taken_ends_the_deal():
    table = given(hand="3S 4C", melds=ACES, stock="", step="play", their_melds=NINES, west="5C 6C").after("discard 3S")

    assert table.ended == "stock"
    assert "out" not in table.sheet("S")


@rule("C5.9", "C6.12", "C6.13")
def test_r117_one_card_against_one_pile_card():
    table = given(hand="JC 5C", west="4C", pile="", stock="", step="play", melds=ACES, their_melds=JACKS)

    assert table.after("discard JC").ended == "stock"


# The score


@rule("C7.1", "C7.2")
def test_r118_natural_and_mixed():
    natural = given(hand="4C", melds=KINGS).counted()
    mixed = given(hand="4C", melds="KS KS KH KH KD JK 2S").counted()

    assert natural["natural"] + natural["melded"] == 570
    assert mixed["mixed"] + mixed["melded"] == 420


@rule("C7.6")
def test_r119_the_partners_hand_counts_against():
    assert given(hand="", north="JK KC 5C", melds=ACES).counted()["total"] == -5


@rule("C7.3")
@pytest.mark.parametrize(
    ("red3", "melds", "points"),
    [
        pytest.param("3H 3H 3D", ACES, 300, id="R120: three"),
        pytest.param("3H 3H 3D 3D", ACES, 800, id="R120: four"),
        pytest.param("3H", "", -100, id="R121: one"),
        pytest.param("3H 3H 3D 3D", "", -800, id="R121: four"),
    ],
)
def test_red_threes(red3, melds, points):
    assert given(hand="4C", melds=melds, red3=red3).counted()["red3"] == points


@rule("C7.3")
def test_r123_red_threes_count_for_every_side_that_melded_by_c000_31_against_the_austrian_rule():
    """That rule takes them from a side without a canasta."""
    assert given(hand="4C", melds=ACES, red3="3H").counted()["red3"] == 100
    assert given(hand="4C", melds=KINGS, red3="3H").counted()["red3"] == 100
    assert given(hand="4C", red3="3H").counted()["red3"] == -100


@rule("C7.6", "C4.13")
def test_r154_four_black_threes_are_twenty_by_c000_69_against_the_spanish_honour():
    """The honour of going out with all four would be 500 in place of their points."""
    sheet = given(hand="3S 3S 3C 3C", north="", melds=KINGS).plays("meld 3S 3S 3C 3C").sheet()

    assert sheet == {"natural": 500, "out": 100, "melded": 70 + 20, "total": 690}


@rule("C7.6")
def test_r124_a_black_three_in_the_hand_is_five():
    assert given(hand="3S", north="", melds=ACES).counted()["hand"] == -5


@rule("C7.4")
def test_r125_the_sum_of_going_out():
    table = given(hand="5C", north="", melds=f"{ACES} / 9S 9S 9H 9H 9D 9D 9C").after("discard 5C")

    assert table.sheet()["total"] == 60 + 500 + 70 + 100


@rule("C4.5", "C7.8")
def test_r126_the_running_total_sets_the_next_minimum():
    """The deal of the ruling ends with the stock; in the next one the dealer's left has it to open."""
    melds = {"their_melds": f"{ACES} / 4S 4H 4D", "their_red3": ""}
    ended = given(turn="W", their_score=1480, hand="3S 5H", north="5C", south="KC", **melds, stock="", step="play")
    ended = ended.after("discard 3S")
    assert ended.sheet("N")["total"] == 60

    table = dealt(ended=ended, north="AS AH AD KS KH KD").after("draw")
    assert table.turn == "N"
    assert table.refuses("meld AS AH AD", citing="C4.5", score=1540, needs=90, has=60)
    assert table.allows("meld AS AH AD / KS KH KD")


@rule("C3.8", "C7.7")
def test_r148_a_forgotten_red_three():
    table = given(FORGETTABLE, hand="3H 4C 5C", north="", melds=ACES, turns=4)
    assert table.counted()["forgotten"] == -500

    late = table.plays("red3 3H")
    assert late.counted()["red3"] == 100
    assert "forgotten" not in late.counted()
    assert late.counted()["total"] == 60 + 100 - sum(map(CLASSIC.points.__getitem__, late.state.hands[0]))


def test_every_ruling_is_tested():
    """A test of this folder names its ruling in its own name or in the id of its case."""
    assert {*RULINGS} - {*by_number()} == set()
