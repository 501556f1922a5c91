"""What other programs got wrong, with the right answer. `BUG07` is the number of a fault.

Faults that are no matter of one rule are in `test_table_faults`, the one of a question in `test_exercises`.
"""

import pytest

from canasta.given import dealt, given, rule
from canasta.rulings import FAULTS, by_number
from melds.canasta import CANASTA
from melds.canasta.acts import Answer
from melds.canasta.position import write_position
from melds.canasta.variants import CLASSIC, MODERN_AMERICAN, RULE_SETS
from melds.cards import rank_of
from melds.wire.verdicts import judge

ACES = "AS AH AD"
KINGS = "KS KS KH KH KD KD KC"


def opened(hand, pile, melds=ACES):
    return given(hand=f"{hand} 6C 7C", pile=pile, melds=melds)


@rule("C5.5")
@pytest.mark.parametrize("act", ["take QS QH", "take QS QH QD", "take QS QH QD QC"])
def test_bug01_a_frozen_pile_is_taken_with_two_or_more(act):
    assert opened("QS QH QD QC 5C", pile="3C 2S QD").allows(act)


@rule("C4.5")
def test_bug02_an_opening_may_be_split_over_two_ranks():
    assert given(score=1500, hand="AS AH AD KS KH 2S 6C 7C").allows("meld AS AH AD / KS KH 2S")


@rule("C5.5")
def test_bug03_a_wild_card_in_another_meld_of_the_opening_does_no_harm():
    assert given(score=1500, hand="AS AH KS KH 2S 6C 7C", pile="AD").allows("take AS AH / KS KH 2S")


@rule("C4.5", "C4.6")
def test_bug07_top_card_and_hand_add_up():
    assert given(hand="QS QH TS TH TD 6C 7C", pile="QD").allows("take QS QH / TS TH TD")

    short = given(hand="5S 5H 4S 4H 4D 6C 7C", pile="5D")
    assert short.refuses("take 5S 5H / 4S 4H 4D", citing="C4.5", needs=50, has=30)


@rule("C6.15")
def test_bug10_only_the_partner_is_asked():
    table = given(hand="QC 5C", melds=f"{KINGS} / QS QH QD").after("ask")
    assert table.state.to_act == 2

    assert set(CANASTA.menu(CANASTA.view(table.state, 2))) == {Answer(yes=True), Answer(yes=False)}
    for other in (1, 3):
        assert CANASTA.menu(CANASTA.view(table.state, other)) == ()


@rule("C4.5")
def test_bug12_two_mixed_melds_add_up():
    assert given(score=1500, hand="TS TH JK JS JH JK 6C 7C").allows("meld TS TH JK / JS JH JK")


@rule("C5.6")
def test_bug13_the_top_card_alone_may_be_added():
    assert given(hand="4C 5C 6C 8C", pile="JC", melds="JS JH JD").allows("take")


@rule("C5.5", "C4.6")
def test_bug14_melds_from_the_hand_count_when_a_frozen_pile_is_taken():
    assert given(hand="QS QH AS AH AD 6C 7C", pile="2C QD").allows("take QS QH / AS AH AD")


@rule("C3.5", "C3.12", "C7.3", "C7.7")
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_bug16_a_red_three_drawn_is_replaced_and_costs_nothing(rules):
    """Hand and Foot is not among our games: a player has one hand, and only a red three kept in it costs."""
    table = given(rules, hand="4C 5C", melds=ACES, pile="9D", stock="3H 6C 6D 7C 7D", red3="").after("draw")
    if rules.red3_by_hand:
        assert table.counted()["forgotten"] == -500
        table = table.plays("red3 3H")

    assert (table.held[0], table.stock) == (2 + rules.draws, 5 - rules.draws - 1)
    assert table.red3() == "3H"
    assert table.counted()["red3"] == 100
    assert "forgotten" not in table.counted()


@rule("C5.3")
def test_bug24_the_new_pile_is_not_frozen():
    table = given(hand="8S 8H 6C 7C", pile="2H 8D", melds=ACES).after("take 8S 8H", "discard 6C")

    assert table.state.frozen is False


@rule("C6.4")
def test_bug32_with_one_card_left_there_is_no_question():
    """Neither after a take, nor with a single card drawn or kept."""
    after_a_take = given(hand="QC QD 5C", pile="QH", melds=f"{KINGS} / JS JH JD").after("take QC QD")
    assert after_a_take.refuses("ask", citing="C6.4", why="taken")

    rules = CLASSIC.but(red3_forgettable=True)
    alone = given(rules, hand="3H 5C", melds=KINGS, stock="", step="play").after("red3 3H")
    assert alone.refuses("ask", citing="C6.4", why="single")
    assert alone.offers("discard 5C")


@rule("C3.8", "C6.6")
def test_bug32_after_a_no_the_last_but_one_card_stays():
    rules = CLASSIC.but(red3_forgettable=True)
    melds = f"{KINGS} / QS QH QD"
    table = given(rules, hand="3H QC", melds=melds, stock="", step="play").after("ask", "no")

    assert table.refuses("red3 3H", citing="C6.6", answer="no")
    assert table.allows("discard QC")


@rule("C6.12")
def test_bug33_nobody_is_forced_to_take_a_frozen_pile():
    assert given(hand="4C 5C", pile="2C 9C", melds="9S 9H 9D", stock="").allows("pass")


@rule("C6.13")
def test_bug34_a_stock_that_is_gone_and_a_pile_nobody_takes_end_the_deal():
    table = given(hand="9C 5C", west="4C 6C", melds=ACES, stock="", step="play").after("discard 9C")

    assert table.ended == "stock"


@rule("C4.5", "C4.6", "C5.5")
def test_bug35_opening_with_the_pile_needs_its_minimum_and_melds_the_top_card():
    table = given(hand="KS KH 4C 5C 6C", pile="KD")

    assert table.refuses("take KS KH", citing="C4.5", needs=50, has=30)
    richer = given(score=-5, hand="KS KH 4C 5C 6C", pile="KD").plays("take KS KH")
    assert richer.melds() == "KS KH KD"
    assert richer.held[0] == 3


@rule("C2.6", "C5.2")
@pytest.mark.parametrize("turned", ["2C 9C", "JK 9C", "2C JK 2S 9C"])
def test_bug36_a_wild_card_turned_is_covered_and_freezes(turned):
    table = dealt(turned=turned)

    assert rank_of(table.state.pile[-1]) == 7
    assert table.state.frozen


@rule("C3.6")
def test_bug37_a_red_three_from_the_pile_is_not_replaced():
    table = given(hand="9S 9H 4C 5C", pile="3H 5D 9D", melds=ACES)

    assert table.after("take 9S 9H").stock == table.stock


@rule("C5.9")
def test_bug39_one_card_against_one():
    table = given(hand="9C", pile="9D", melds=f"{KINGS} / 9S 9H 9C")

    assert table.refuses("take", citing="C5.9")


@rule("C4.4")
def test_bug43_never_four_wild_cards():
    cards = "7S 7H 7D 7C 2S 2H 2D 2C"

    assert given(hand=f"{cards} 6C 5C", melds=ACES).refuses(f"meld {cards}", citing="C4.4", wilds=4, limit=3)


@rule("C4.17", "C5.1")
def test_bug44_a_canasta_made_with_the_pile_is_never_to_be_undone():
    """What a rule forbids is refused before any card is taken."""
    table = given(MODERN_AMERICAN, hand="9S 9H 2S 4C 5C 6C", melds="KS KH KD / 9S 9H 9D 9C", pile="7C 9D", stock=20)
    assert table.refuses("take 9S 9H 2S", citing="C4.17")

    taken = table.plays("take 9S 9H")
    assert taken.melds() == "KS KH KD / 9S 9S 9H 9H 9D 9D 9C"
    assert taken.after("discard 4C").melds("S") == taken.melds()


TWO_CANASTAS = f"{KINGS} / QS QS QH QH QD QD QC"
SEVEN_FOURS, SEVEN_FIVES = "4S 4S 4H 4H 4D 4D 4C", "5S 5S 5H 5H 5D 5D 5C"
HOUSE_RULES = {
    "always_frozen": ({"melds": ACES, "pile": "7C 9D"}, "take 9S 2S", "C5.5", "two natural cards of that rank"),
    "canasta_limit": ({"melds": "9S 9H 9D 9C", "pile": "9D"}, "take 9S 9H 2S", "C4.17", "closed at seven cards"),
    "opening": ({"pile": "9D"}, "take 9S 9H 2S", "C4.5", "needs 125 points"),
    "max_wild": (
        {"hand": "9S 9H 2S 2H 2D 6C 7C", "melds": ACES}, "meld 9S 9H 2S 2H 2D", "C4.4", "at most two wild cards"
    ),
    "black3": (
        {"hand": "3S 3S", "melds": TWO_CANASTAS, "pile": "4C 3C"}, "take 3S 3S", "C5.8", "nobody may take it"
    ),
    "canastas_to_go_out": ({"hand": "9S", "melds": KINGS}, "discard 9S", "C6.2", "two canastas"),
    "concealed_minimum": (
        {"hand": f"{SEVEN_FOURS} {SEVEN_FIVES} 9C"}, f"meld {SEVEN_FOURS} / {SEVEN_FIVES}", "C4.5", "make 70"
    ),
}  # fmt: skip
"""By the option of the American form: what it forbids and `classic` allows, the rule, and words of the refusal."""
FORBID_NOTHING = {"name", "hand_size", "draws", "wild_canasta", "wild_bonus", "concealed_bonus", "target"}
"""What else is other in that form: its name, figures of the deal, the draw and the score, and what allows more."""


@rule("C4.4", "C4.5", "C4.17", "C5.5", "C5.8", "C6.2", "C6.9")
@pytest.mark.parametrize("option", sorted(MODERN_AMERICAN.differs(CLASSIC).keys() - FORBID_NOTHING))
def test_bug44_a_house_rule_of_the_american_form_is_named_and_quoted(option):
    table, act, cited, quoted = HOUSE_RULES[option]
    table = {"hand": "9S 9H 2S 4C 5C 6C", **table}
    position = given(MODERN_AMERICAN, **table)
    verdict = judge({"position": write_position(position.state), "act": act})

    assert position.refuses(act, citing=cited)
    assert verdict["rule"] == cited
    assert quoted in verdict["all"][0]["text"]
    assert given(MODERN_AMERICAN.but(**{option: getattr(CLASSIC, option)}), **table).allows(act)


@rule("C5.10")
def test_bug44_what_follows_when_there_is_no_pile_is_named_too():
    position = given(MODERN_AMERICAN, hand="9S 9H 4C 5C", melds=ACES, pile="")
    verdict = judge({"position": write_position(position.state), "act": "take 9S 9H"})

    assert position.refuses("take 9S 9H", citing="C5.10")
    assert "no discard pile" in verdict["all"][0]["text"]


@rule("C5.6")
def test_bug46_a_natural_pair_is_not_always_needed():
    assert given(hand="9S 2S 4C 5C", pile="9D", melds=ACES).allows("take 9S 2S")


@rule("C5.8")
def test_bug48_a_black_three_stops_for_one_turn():
    table = given(hand="3S 4C", west="9C 5C 6C", north="9S 9H 7C 8C", pile="4D", step="play", melds="9D 9D 9C")

    north = table.after("discard 3S", "draw", "discard 9C")
    assert north.allows("take")


@rule("C3.9")
def test_bug49_one_card_has_one_place():
    table = given(hand="KC 2C 4C 5C", melds="KS KH KD / QS QH QD")

    assert table.refuses("meld K: 2C / Q: 2C", citing="C3.9", card="2C")
    assert table.refuses("meld KC KC", citing="C3.9", card="KC")


def test_every_fault_is_tested():
    """A test of this folder is named for its fault."""
    assert {*FAULTS} - {*by_number()} == set()
