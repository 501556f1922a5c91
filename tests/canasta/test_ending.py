"""C6, ending the deal: going out, asking first, going out concealed, the exhausted stock."""

import pytest

from canasta.given import given, rule
from melds.canasta.rules import ConcealedMinimum, StockEnd
from melds.canasta.variants import CLASSIC, WIKIPEDIA_FR_6

ACES = "AS AH AD"
CANASTA = "KS KS KH KH KD KD KC"
SIX_NINES = "9S 9S 9H 9H 9D 9D"
FORGETTABLE = CLASSIC.but(red3_forgettable=True)


# Going out


@rule("C6.1")
def test_melding_the_last_card_goes_out():
    """F165, F169: no discard is needed."""
    table = given(hand="QC QD", melds=f"{CANASTA} / QS QH QD").plays("meld QC QD")

    assert table.ended == "out"
    assert table.state.ended.out == 0


@rule("C6.1")
def test_discarding_the_last_card_goes_out():
    """F167: the other way, and the only one under C003."""
    assert given(hand="5D", melds=CANASTA).plays("discard 5D").ended == "out"


@rule("C6.1")
def test_the_deal_ends_at_once_and_both_sides_are_scored():
    """F166."""
    table = given(hand="5D", melds=CANASTA, their_melds=ACES, north="", west="4C", east="JK")

    assert table.events("discard 5D")[-1] == "Ended"
    ended = table.after("discard 5D")
    assert ended.sheet("S")["total"] == 500 + 70 + 100
    assert ended.sheet("W")["total"] == 60 - 5 - 50


@rule("C6.1")
def test_a_wild_card_may_be_the_last_discard():
    assert given(hand="JK", melds=CANASTA).plays("discard JK").ended == "out"


@rule("C6.2")
def test_without_a_canasta_nobody_goes_out():
    """F161: neither by melding nor by discarding the last card."""
    table = given(hand="QC QD", melds=f"{SIX_NINES} / QS QH QD")
    assert table.refuses("meld QC QD", citing="C6.2", canastas=0, needs=1)

    last = given(hand="5D", melds=SIX_NINES)
    assert last.refuses("discard 5D", citing="C6.2", canastas=0, needs=1)


@rule("C6.2")
def test_a_canasta_made_in_going_out_will_do():
    """F162, F168."""
    table = given(hand="9C 5D", melds=SIX_NINES)

    assert table.plays("meld 9C", "discard 5D").ended == "out"
    assert table.allows("meld 9C")


@rule("C6.3")
def test_without_a_canasta_two_cards_are_kept_after_melding():
    """F163: one to discard and one to keep."""
    table = given(hand="QS QH QD 5C", melds=ACES)

    assert table.refuses("meld QS QH QD", citing="C6.3", left=1, needs=2)


@rule("C6.3")
def test_with_two_cards_kept_the_queens_may_go_down():
    """F164."""
    table = given(hand="QS QH QD 5C 6H", melds=ACES)

    assert table.plays("meld QS QH QD", "discard 5C").hand("S") == "6H"


@rule("C6.3")
def test_nor_may_the_last_card_be_discarded():
    table = given(hand="5C", melds=ACES)

    assert table.refuses("discard 5C", citing="C6.3", among=True, left=0, needs=1)


@rule("C6.3")
def test_a_take_that_leaves_one_card_is_refused_too():
    table = given(hand="QS QH 5C", pile="QD", melds=ACES)

    assert table.refuses("take QS QH", citing="C6.3", left=1, needs=2)


@rule("C6.3")
def test_a_red_three_is_not_tabled_where_the_stock_could_not_replace_it():
    """The last card could then neither be kept nor discarded."""
    table = given(FORGETTABLE, hand="3H 5C", melds=ACES, stock="", step="play")

    assert table.refuses("red3 3H", citing="C6.3", left=1, needs=2)
    assert table.allows("discard 5C")


@rule("C6.3")
def test_a_meld_that_leaves_only_red_threes_is_refused_where_the_stock_could_not_replace_them():
    table = given(FORGETTABLE, hand="3H 3D QS QH QD", melds=CANASTA, stock="", step="play")

    assert table.refuses("meld QS QH QD", citing="C6.3", why="reds", reds=2)
    assert given(FORGETTABLE, hand="3H 3D QS QH QD", melds=CANASTA, step="play").allows("meld QS QH QD")


@rule("C3.8")
@pytest.mark.parametrize("melds", [ACES, CANASTA])
def test_nobody_goes_out_by_tabling_a_red_three(melds):
    """Before the draw too: with the stock gone nothing replaces it, and the hand would be empty."""
    table = given(FORGETTABLE, hand="3H", melds=f"{melds} / 8S 8H 8C", pile="4C 8D", stock="")

    assert table.refuses("red3 3H", citing="C3.8", card="3H", why="last")
    assert table.after("take").allows("discard 4C")


# Asking


def about_to_go_out(**more):
    """A side with a canasta, and a hand that melds whole but for a card."""
    return given(hand="QC 5D", melds=f"{CANASTA} / QS QH QD", **more)


@rule("C6.4")
def test_partner_may_i_go_out():
    """F170: the partner must answer yes or no."""
    asked = about_to_go_out().plays("ask")
    assert asked.turn == "S"

    assert asked.allows("yes", by="N")
    assert asked.allows("no", by="N")


@rule("C6.4")
def test_the_question_is_allowed_before_the_draw_and_after():
    """F171."""
    before = given(hand="QC QD", melds=f"{CANASTA} / QS QH QD", step="draw")

    assert before.allows("ask")
    assert before.after("draw").allows("ask")


@rule("C6.4")
@pytest.mark.parametrize(
    ("acts", "why"),
    [
        pytest.param(["meld QC"], "melded", id="F173"),
        pytest.param(["ask", "yes"], "asked", id="once a turn is enough"),
        pytest.param(["ask", "no"], "asked", id="whatever the answer was"),
    ],
)
def test_it_comes_before_any_meld_and_once(acts, why):
    table = given(hand="QC 5D 6D", melds=f"{CANASTA} / QS QH QD / 5S 5H 5C")

    assert table.after(*acts).refuses("ask", citing="C6.4", why=why)


@rule("C6.4")
def test_it_comes_before_the_pile_is_taken():
    """F174."""
    table = given(hand="QC QD 5D", pile="QH", melds=f"{CANASTA} / JS JH JD").after("take QC QD")

    assert table.refuses("ask", citing="C6.4", why="taken")


@rule("C6.4")
def test_with_a_single_card_there_is_nothing_to_ask():
    """BUG32: a no would leave no legal act."""
    table = given(FORGETTABLE, hand="3H 5D", melds=CANASTA, stock="", step="play").after("red3 3H")

    assert table.refuses("ask", citing="C6.4", why="single")
    assert table.allows("discard 5D")


@rule("C6.5")
def test_the_question_needs_a_way_to_go_out():
    assert given(hand="QC 5D 6D", melds=CANASTA).refuses("ask", citing="C6.5")
    assert given(hand="QC 5D", melds=f"{SIX_NINES} / QS QH QD").refuses("ask", citing="C6.5")
    assert given(hand="QC 5D", melds=f"{CANASTA} / QS QH QD").allows("ask")


@rule("C6.5")
def test_before_the_draw_the_whole_hand_must_fit():
    """Whatever is drawn may then be the discard."""
    table = given(hand="QC 5D", melds=f"{CANASTA} / QS QH QD", step="draw")

    assert table.refuses("ask", citing="C6.5")
    assert given(hand="QC", melds=f"{CANASTA} / QS QH QD", step="draw").allows("ask")


@rule("C6.5")
def test_a_pile_that_can_be_taken_is_a_way_too():
    table = given(hand="JC JD 5D", pile="JH", melds=CANASTA)

    assert table.plays("ask", "yes", "take JC JD", "discard 5D").ended == "out"


@rule("C6.6")
def test_after_yes_you_must_go_out_in_this_turn():
    """F172."""
    table = about_to_go_out().plays("ask", "yes")

    assert table.refuses("discard 5D", citing="C6.6", answer="yes")
    assert table.plays("meld QC", "discard 5D").ended == "out"


@rule("C6.6")
def test_after_no_you_must_not():
    """F172."""
    table = about_to_go_out().plays("ask", "no")

    assert table.refuses("meld QC", citing="C6.6", answer="no")
    assert table.plays("discard 5D").hand("S") == "QC"


@rule("C6.6")
def test_after_yes_no_meld_may_spoil_the_way_out():
    table = given(hand="QC QD JS JH 2D", melds=f"{CANASTA} / QS QH QD").after("ask", "yes")

    assert table.refuses("meld Q: 2D", citing="C6.6", answer="yes")
    assert table.allows("meld JS JH 2D")


@rule("C6.6")
def test_the_answer_binds_for_one_turn():
    table = about_to_go_out(west="4C 5C 6C", north="4D 5S 6D", east="4H 5H 6H")
    later = table.after("ask", "no", "discard 5D")
    for card in ("5C", "5S", "5H"):
        later = later.after("draw", f"discard {card}")

    assert later.after("draw").allows("meld QC")


@rule("C6.6")
def test_after_yes_no_red_three_is_tabled_that_would_bar_the_pile():
    """Left with one card against a pile of one (C5.9), the seat could neither take, draw nor pass."""
    table = given(FORGETTABLE, hand="3H QC", pile="QS", melds=f"{CANASTA} / QD QH QD", stock="")

    assert table.after("ask", "yes").refuses("red3 3H", citing="C6.6", answer="yes")
    assert table.after("ask", "no").allows("red3 3H")
    assert table.after("ask", "yes", "take").plays("red3 3H", "meld QC").ended == "out"


@rule("C6.7")
def test_nobody_has_to_ask():
    """F175."""
    assert about_to_go_out().plays("meld QC", "discard 5D").ended == "out"


@rule("C6.15")
@pytest.mark.parametrize("seat", ["W", "E", "S"])
def test_only_the_partner_asked_answers(seat):
    """BUG10: not the other side."""
    table = about_to_go_out().after("ask")

    assert table.refuses("yes", by=seat, citing="C6.15")
    assert table.refuses("no", by=seat, citing="C6.15")
    assert table.allows("yes", by="N")


@rule("C6.15")
@pytest.mark.parametrize("seat", "SWNE")
def test_nobody_answers_what_was_not_asked(seat):
    assert given().refuses("yes", by=seat, citing="C6.15")


@rule("C6.16")
def test_who_took_a_pile_under_a_black_three_must_go_out():
    table = given(hand="3C 3C 7C", pile="4D KC 3S", melds=f"{CANASTA} / 4S 4H 4C").after("take 3C 3C")

    assert table.refuses("discard 7C", citing="C6.16")
    assert table.plays("meld KC / 4D", "discard 7C").ended == "out"


@rule("C6.16")
def test_so_must_who_has_melded_black_threes():
    table = given(hand="3C 3C 3S QC 7C", melds=f"{CANASTA} / QS QH QD").after("meld 3C 3C 3S")

    assert table.refuses("discard 7C", citing="C6.16")
    assert table.plays("meld QC", "discard 7C").ended == "out"


# Concealed

EIGHT_FOURS = "4S 4S 4H 4H 4D 4D 4C 4C"
FIVES = "5S 5H 5D 5C"


@rule("C6.8")
def test_a_whole_hand_in_one_turn_goes_out_concealed():
    """F178: 100 and 100 more."""
    table = given(hand=f"{EIGHT_FOURS} {FIVES}").plays(f"meld {EIGHT_FOURS} / {FIVES}")

    assert table.concealed
    assert table.sheet()["out"] + table.sheet()["concealed"] == 200


@rule("C6.8")
def test_several_acts_of_one_turn_are_one_turn():
    """B-30: a last discard is allowed, and so are additions to the partner's melds in that turn."""
    table = given(hand=f"{EIGHT_FOURS} AC 7D", melds=ACES)

    out = table.plays("meld AC", f"meld {EIGHT_FOURS}", "discard 7D")
    assert out.concealed


@rule("C6.8")
def test_who_has_melded_earlier_does_not():
    """F179, F180: nor who has added a card to the partner's meld."""
    table = given(hand=f"{EIGHT_FOURS} 7D", melds=ACES, melded=True)
    assert not table.after(f"meld {EIGHT_FOURS}", "discard 7D").concealed

    before = given(hand=f"{EIGHT_FOURS} AC 7D", melds=ACES, west="5C 6C", north="5S 6S", east="5H 6H")
    later = before.after("meld AC", "discard 7D")
    for card in ("5C", "5S", "5H"):
        later = later.after("draw", f"discard {card}")
    later = later.after("draw", f"meld {EIGHT_FOURS}")
    assert not later.after(f"discard {later.hand()}").concealed


@rule("C6.8")
def test_the_canasta_must_be_in_the_hand():
    """F181."""
    table = given(hand="QS QH QD", melds=CANASTA).after("meld QS QH QD")
    assert table.ended == "out"
    assert not table.concealed

    added = given(hand="9C QS QH QD", melds=SIX_NINES).after("meld 9C / QS QH QD")
    assert not added.concealed


@rule("C6.9")
def test_after_a_draw_no_minimum_is_needed():
    """F182: 60 at a score of 3,000."""
    table = given(score=3000, hand=f"{EIGHT_FOURS} {FIVES}")

    assert table.plays(f"meld {EIGHT_FOURS} / {FIVES}").ended == "out"


@rule("C6.9")
def test_after_taking_the_pile_it_is():
    """F183: the canasta bonus does not help."""
    hand = f"{EIGHT_FOURS} {FIVES}".removeprefix("4S ")
    take = f"take {EIGHT_FOURS.removeprefix('4S ')} / {FIVES}"

    high = given(score=3000, hand=hand, pile="4S")
    assert high.refuses(take, citing="C4.5", needs=120, has=60)
    assert given(score=0, hand=hand, pile="4S").plays(take).concealed


@rule("C6.9")
def test_elsewhere_the_minimum_may_always_hold():
    """F184: C002 and C004 make no exception for a draw; classic does."""
    always = CLASSIC.but(concealed_minimum=ConcealedMinimum.ALWAYS)
    table = given(always, score=3000, hand=f"{EIGHT_FOURS} {FIVES}")

    assert table.refuses(f"meld {EIGHT_FOURS} / {FIVES}", citing="C4.5", needs=120, has=60)


@rule("C6.9")
def test_a_hand_that_does_not_go_out_needs_its_minimum():
    table = given(score=3000, hand=f"{EIGHT_FOURS} 7D 8D")

    assert table.refuses(f"meld {EIGHT_FOURS}", citing="C4.5", needs=120, has=40)


# The stock exhausted


@rule("C6.10")
def test_a_red_three_as_the_last_card_ends_the_deal_at_once():
    """F186: no meld and no discard."""
    table = given(hand="QS QH QD 5C", melds=ACES, stock="3H", red3="", north="").plays("draw")

    assert table.ended == "red3"
    assert table.red3("S") == "3H"
    assert table.sheet()["hand"] == -35
    assert "out" not in table.sheet()


@rule("C6.10")
def test_even_as_a_replacement():
    table = given(hand="QS QH QD 5C", melds=ACES, stock="3H 3D", red3="").plays("draw")

    assert table.ended == "red3"
    assert table.sheet()["red3"] == 200


@rule("C6.11")
def test_when_the_last_card_is_another_the_turn_goes_on():
    """F187."""
    table = given(hand="QS QH QD 5C", melds=ACES, stock="KD").plays("draw")

    assert table.stock == 0
    assert table.plays("meld QS QH QD", "discard 5C").pile.endswith("5C")


@rule("C6.11")
def test_from_an_exhausted_stock_nobody_draws():
    table = given(hand="8S 8H 5C", pile="8D", melds=ACES, stock="")

    assert table.refuses("draw", citing="C6.11")
    assert given(hand="8S 8H 5C", pile="8D", melds=ACES, stock=1).allows("draw")


@rule("C6.12")
def test_a_top_card_that_fits_the_sides_meld_must_be_taken():
    """F188, F193."""
    table = given(hand="4C 5C", pile="6D 8D", melds="8S 8H 8C", stock="")

    assert table.refuses("pass", citing="C6.12", top="8D")
    assert table.allows("take")


@rule("C6.12")
def test_an_own_canasta_fits_too():
    table = given(hand="4C 5C", pile="6D KC", melds=CANASTA, stock="")

    assert table.refuses("pass", citing="C6.12", top="KC")


@rule("C6.12")
def test_from_a_frozen_pile_it_need_not_be():
    """F190, BUG33: and without a pair it cannot be."""
    table = given(hand="4C 5C 8C 8S", pile="JK 8D", melds="8S 8H 8C", stock="")

    assert table.allows("pass")
    assert table.refuses("take", citing="C5.5", why="frozen")


@rule("C6.13")
def test_taking_for_a_new_meld_is_not_compulsory():
    """F189."""
    table = given(hand="8S 8H 5C", pile="6D 8D", melds=ACES, stock="")

    assert table.allows("take 8S 8H")
    assert table.allows("pass")


@rule("C6.13")
def test_who_declines_ends_the_deal():
    """F192: nobody gets the 100 for going out."""
    table = given(hand="8S 8H 5C", pile="6D 8D", melds=ACES, stock="").plays("pass")

    assert table.ended == "stock"
    assert "out" not in table.sheet("S")
    assert "out" not in table.sheet("W")


@rule("C6.13")
def test_the_deal_ends_where_the_next_player_cannot_take():
    """F191, F192: nothing West could do, for East and West have not melded."""
    table = given(hand="4C 5C 6C", west="7C", pile="9C", melds=ACES, stock="", step="play")

    assert table.events("discard 4C")[-1] == "Ended"
    assert table.after("discard 4C").ended == "stock"


@rule("C6.13", "C3.8")
def test_a_forgotten_red_three_may_still_be_tabled_with_the_stock_gone():
    """C000-32: in any later turn, so also in one in which there is nothing to draw or to take."""
    table = given(
        rules=FORGETTABLE, hand="4C 5C 6C", west="3H 7C 8C", pile="9C", melds=ACES, stock="", step="play"
    ).plays("discard 4C")

    assert table.ended is None
    assert table.allows("red3 3H")
    assert table.plays("red3 3H").plays("pass").ended == "stock"


@rule("C6.13")
def test_one_card_against_one_ends_it_too():
    """F191: not forced and not allowed."""
    table = given(
        hand="8D 5C", west="7C", pile="", stock="", step="play", melds=ACES, their_melds="8S 8H 8C"
    )

    assert table.after("discard 8D").ended == "stock"


@rule("C6.13")
@pytest.mark.parametrize("card", ["2D", "3S"])
def test_so_does_a_card_that_nobody_may_take(card):
    table = given(hand=f"{card} 5C", west="7C 8C", melds=ACES, stock="", step="play", their_melds="8S 8H 8C")

    assert table.after(f"discard {card}").ended == "stock"


@rule("C6.13")
def test_as_long_as_each_takes_the_deal_goes_on():
    """F187, F194: the new pile is for the next player."""
    table = given(hand="4C 5C 8D", west="8S 8H 5H 7C", north="5S 5D 6S 7D", melds=ACES,
                  their_melds="QS QH QD", pile="9C", stock="", step="play")  # fmt: skip
    west = table.after("discard 8D")
    assert west.turn == "W"

    north = west.plays("take 8S 8H", "discard 5H")
    assert north.turn == "N"
    assert north.allows("take 5S 5D")
    assert north.allows("pass")


@rule("C6.13")
def test_then_the_deal_is_scored_as_usual():
    """F195."""
    table = given(hand="8S 8H 5C", pile="6D 8D", melds=CANASTA, stock="").after("pass")

    assert table.sheet()["natural"] == 500
    assert table.sheet()["hand"] < 0


@rule("C6.14")
def test_nobody_passes_while_the_stock_lasts():
    table = given(hand="4C 5C", pile="6D", stock=12)

    assert table.refuses("pass", citing="C6.14", stock=12)
    assert given(hand="8S 8H 5C", pile="8D", melds=ACES, stock="").allows("pass")


@rule("C6.5")
def test_with_two_cards_a_draw_a_whole_hand_is_no_way_out_yet():
    """Only one of the two cards drawn could be the discard."""
    two = CLASSIC.but(draws=2)
    melds = f"{CANASTA} / QS QH QD"

    assert given(two, hand="QC", melds=melds, step="draw").refuses("ask", citing="C6.5")
    assert given(two, hand="QC 5D", melds=melds).allows("ask")


@rule("C6.5")
def test_where_a_concealed_hand_needs_its_minimum_so_does_the_question():
    always = CLASSIC.but(concealed_minimum=ConcealedMinimum.ALWAYS)
    hand = f"{EIGHT_FOURS} {FIVES}"

    assert given(always, score=3000, hand=hand).refuses("ask", citing="C6.5")
    assert given(always, score=0, hand=hand).allows("ask")


@rule("C6.4")
def test_the_menu_offers_the_question_before_the_draw():
    assert given(hand="QC QD", melds=f"{CANASTA} / QS QH QD", step="draw").offers("ask")


# As other rule sets end a deal

LAST_DISCARDED = CLASSIC.but(discard_to_go_out=True)


@rule("C6.17")
def test_the_last_card_may_have_to_be_discarded():
    """C003-19 and C003-42; by C000-107 no discard is needed."""
    hand = {"hand": "KC 5C", "melds": f"{CANASTA} / 5S 5H 5D"}
    table = given(LAST_DISCARDED, **hand)

    assert table.refuses("meld KC / 5C", citing="C6.17")
    assert table.after("meld KC", "discard 5C").ended == "out"
    assert given(**hand).allows("meld KC / 5C")


@rule("C6.17", "C6.5")
def test_asking_then_looks_for_a_way_that_leaves_a_discard():
    """The last king could be melded, but then nothing would be left for the pile."""
    table = given(LAST_DISCARDED, hand="5C 5D 5H", melds=CANASTA)

    assert table.refuses("ask", citing="C6.5")
    assert given(hand="5C 5D 5H", melds=CANASTA).allows("ask")
    assert given(LAST_DISCARDED, hand="5C 5D 5H 6C", melds=CANASTA).allows("ask")


@rule("C6.17", "C6.3")
def test_taking_the_pile_leaves_a_card_to_discard_too():
    table = given(LAST_DISCARDED, hand="5D 5H", melds=f"{CANASTA} / 5S 5H 5C", pile="5C")

    assert table.refuses("take 5D 5H", citing="C6.17")
    assert given(hand="5D 5H", melds=CANASTA, pile="5C").allows("take 5D 5H")


@rule("C6.11", "C6.13")
def test_the_deal_may_end_with_the_turn_of_who_drew_the_last_card():
    """As R116 and R137 have it; by C000-118 play goes on while the pile is taken."""
    hand = {"hand": "JC 4C 5C", "west": "JD JS 6C", "pile": "9C", "stock": "8C", "their_melds": "JH JH JD"}
    ends = given(CLASSIC.but(stock_end=StockEnd.LAST_CARD), **hand).after("draw", "discard JC")

    assert ends.ended == "stock"
    assert given(**hand).after("draw", "discard JC").ended is None


@rule("C6.8")
def test_a_concealed_hand_may_have_to_stay_off_the_partners_melds():
    """C000-114 does not forbid it; one may play otherwise."""
    hand = {"hand": f"{SIX_NINES} 9C AC 5C", "melds": ACES}

    assert given(**hand).after(f"meld {SIX_NINES} 9C / AC", "discard 5C").concealed
    alone = given(CLASSIC.but(concealed_layoff=False), **hand)
    assert not alone.after(f"meld {SIX_NINES} 9C / AC", "discard 5C").concealed
    without = {"hand": f"{SIX_NINES} 9C 5C", "melds": ACES}
    assert given(CLASSIC.but(concealed_layoff=False), **without).after(f"meld {SIX_NINES} 9C", "discard 5C").concealed


@rule("C6.8")
def test_a_canasta_of_the_partner_may_do_for_a_concealed_hand():
    hand = {"hand": "9S 9H 9D 5C", "melds": CANASTA}

    assert not given(**hand).after("meld 9S 9H 9D", "discard 5C").concealed
    assert given(CLASSIC.but(concealed_own_canasta=False), **hand).after("meld 9S 9H 9D", "discard 5C").concealed
    assert not given(CLASSIC.but(concealed_own_canasta=False), hand="5C", melds=CANASTA).after("discard 5C").concealed


@rule("C6.2")
def test_with_six_players_two_canastas_are_needed():
    """C003-63, F220, R140."""
    one = given(WIKIPEDIA_FR_6, hand="5C", melds=f"{CANASTA} / {SIX_NINES}", red3="3H")
    two = given(WIKIPEDIA_FR_6, hand="5C", melds=f"{CANASTA} / {SIX_NINES} 9C")

    assert one.refuses("discard 5C", citing="C6.2", canastas=1, needs=2)
    assert two.allows("discard 5C")
