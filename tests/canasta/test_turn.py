"""C3, the turn: who acts, in what order, and with which cards."""

import pytest

from canasta.given import dealt, given, rule
from melds.canasta import CANASTA
from melds.canasta.turn import looking, may_look_through
from melds.canasta.variants import CLASSIC
from melds.cards import HIDDEN
from tally import TALLY

FORGETTABLE = CLASSIC.but(red3_forgettable=True)
NINES = "9S 9H 9D"


@rule("C3.1")
def test_play_runs_clockwise():
    """F028."""
    table = given(turn="S", hand="4C 4D", west="5C 5D", north="6C 6D", east="7C 7D")

    west = table.plays("discard 4C")
    north = west.after("draw", "discard 5C")
    east = north.after("draw", "discard 6C")
    assert [west.turn, north.turn, east.turn, east.after("draw", "discard 7C").turn] == ["W", "N", "E", "S"]


@rule("C3.1")
@pytest.mark.parametrize("act", ["draw", "take", "meld KS KH KD", "discard KS", "ask", "pass"])
def test_you_act_only_on_your_turn(act):
    """F079."""
    table = given(turn="E", step="draw", south="KS KH KD", melds="", score=0)

    assert table.refuses(act, by="S", citing="C3.1", turn="E")


@rule("C3.2")
def test_a_turn_is_a_draw_then_melds_then_one_discard():
    """F048, F052: the discard ends the turn."""
    table = given(step="draw", hand="9C 4C 5C 6C", melds=NINES, stock=20)

    drawn = table.plays("draw")
    assert drawn.step == "play"
    discarded = drawn.plays("meld 9C", "discard 4C")
    assert discarded.turn == "W"
    assert discarded.step == "draw"
    assert discarded.pile.endswith("4C")


@rule("C3.2")
@pytest.mark.parametrize("act", ["meld 9C", "discard 9C"])
def test_nothing_is_melded_or_discarded_before_the_draw(act):
    table = given(step="draw", hand="9C 4C 5C 6C", melds=NINES)

    assert table.refuses(act, citing="C3.2", step="draw", act=act.split()[0])


@rule("C3.2")
@pytest.mark.parametrize("act", ["draw", "take", "pass"])
def test_nobody_draws_twice(act):
    """F049: exactly one card."""
    table = given(step="draw", hand="9C 4C 5C 6C", pile="5D QD", melds=NINES).after("draw")

    assert table.held[0] == 5
    assert table.refuses(act, citing="C3.2", step="play", act=act)


@rule("C3.2")
@pytest.mark.parametrize("act", ["draw", "discard 4C", "meld 9C", "ask"])
def test_while_a_question_waits_only_the_partner_speaks(act):
    table = given(hand="9C 4C", melds="9S 9S 9H 9H 9D 9D").after("ask")

    assert table.refuses(act, by="S", citing="C3.2", step="answer", act=act.split()[0])


@rule("C3.2")
def test_a_question_that_waits_is_answered_before_anything_else():
    table = given(hand="9C 4C", melds="9S 9S 9H 9H 9D 9D")

    assert table.plays("ask", "yes").step == "play"


@rule("C3.3")
@pytest.mark.parametrize("pile", ["JS", "2C", "3C", "4C JD"])
def test_the_top_card_of_the_stock_may_always_be_drawn(pile):
    """F049: even with a pile that could be taken."""
    table = given(hand="JH 4C", pile=pile, melds="JC JC JH")

    drawn = table.plays("draw")
    assert drawn.held[0] == 3
    assert drawn.stock == table.stock - 1


@rule("C3.4")
def test_a_red_three_that_was_dealt_is_tabled_at_the_first_turn_and_replaced():
    """F029."""
    table = dealt(dealer="E", south="3H", next_in_stock="KC")

    assert table.red3("S") == "3H"
    assert table.held[0] == 11
    assert "KC" in table.hand("S")


@rule("C3.4")
def test_the_others_keep_theirs_until_their_own_first_turn():
    """F029: at the player's own first turn, as C000-26 says."""
    table = dealt(dealer="E", south="4C", west="3H 3D", turned="5C", next_in_stock="6C KC KD")
    assert table.red3("W") == ""

    west = table.after("draw", "discard 4C")
    assert west.red3("W") == "3D 3H"
    assert west.held[1] == 11


@rule("C3.4")
def test_two_red_threes_are_both_replaced_and_then_the_turn_begins():
    """F030: two replacements, then the normal draw."""
    table = dealt(south="3H 3D", next_in_stock="KC KD KH")
    assert table.held[0] == 11
    assert table.stock == 61

    assert table.plays("draw").held[0] == 12


@rule("C3.4")
def test_a_replacement_that_is_a_red_three_is_replaced_too():
    """F031."""
    table = dealt(south="3H", next_in_stock="3D KC")

    assert table.red3("S") == "3H 3D"
    assert table.held[0] == 11


@rule("C3.5")
def test_a_red_three_from_the_stock_is_tabled_and_replaced():
    """F032, F034: the hand still grows by one."""
    table = given(hand="4C 5C", stock="3D KC 6C").plays("draw")

    assert table.red3("S") == "3D"
    assert table.hand("S") == "KC 5C 4C"


@rule("C3.5")
def test_red_threes_may_be_tabled_before_the_side_has_melded():
    """F044."""
    assert given(hand="4C 5C", stock="3D 3H KC 6C").plays("draw").red3("S") == "3D 3H"


@rule("C3.6")
def test_a_red_three_in_the_pile_is_tabled_and_not_replaced():
    """F033, F034."""
    table = given(hand="KS KC 4C 5C", pile="3H 9H KD", melds=NINES)

    taken = table.plays("take KS KC")
    assert taken.red3("S") == "3H"
    assert taken.hand("S") == "9H 5C 4C"
    assert taken.stock == table.stock


@rule("C3.7")
def test_a_red_three_is_neither_melded_nor_discarded():
    table = given(FORGETTABLE, hand="3H 3D 3H 5C 6C", melds=NINES)

    assert table.refuses("discard 3H", citing="C3.7", card="3H", act="discard")
    assert table.refuses("meld 3H 3H 3D", citing="C3.7", card="3H", act="meld")
    assert table.allows("discard 5C")


@rule("C3.7")
def test_nor_does_it_help_to_take_the_pile():
    table = given(FORGETTABLE, hand="3H 3D 5C 6C", pile="4C 3S", melds=NINES)

    assert table.refuses("take 3H 3D", citing="C3.7", card="3H", act="take")


@rule("C3.8")
def test_a_forgotten_red_three_may_be_tabled_in_any_later_turn():
    """F040: without penalty, and replaced."""
    table = given(FORGETTABLE, hand="3H 5C 6C", melds=NINES, step="play")

    tabled = table.plays("red3 3H")
    assert tabled.red3("S") == "3H"
    assert tabled.held[0] == 3
    assert tabled.counted("S")["red3"] == 100


@rule("C3.8")
def test_it_may_be_tabled_before_the_draw_and_after():
    table = given(FORGETTABLE, hand="3H 5C 6C", step="draw", stock=20)

    assert table.allows("red3 3H")
    assert table.after("draw").allows("red3 3H")


@rule("C3.8")
def test_where_red_threes_may_be_forgotten_nobody_tables_them_for_you():
    table = dealt(FORGETTABLE, south="3H", next_in_stock="3D KC")
    drawn = table.after("draw")

    assert drawn.red3("S") == ""
    assert {"3H", "3D"} <= set(drawn.hand("S").split())


@rule("C3.8")
@pytest.mark.parametrize("card", ["3D", "3S", "KS"])
def test_only_a_red_three_that_you_hold_is_tabled(card):
    table = given(FORGETTABLE, hand="3H 3S KS 5C 6C", step="play")

    assert table.refuses(f"red3 {card}", citing="C3.8", card=card)


@rule("C3.8")
def test_a_red_three_is_tabled_only_on_your_turn():
    table = given(FORGETTABLE, turn="E", south="3H 5C 6C", step="play")

    assert table.refuses("red3 3H", by="S", citing="C3.1")


@rule("C3.8")
def test_the_last_red_three_from_the_stock_is_on_the_table_when_the_deal_ends():
    """C6.10: whoever draws it lays it down; nobody could have forgotten it."""
    table = given(FORGETTABLE, hand="4C 5C 6C", melds=NINES, stock="3D", red3="").after("draw")

    assert table.ended == "red3"
    assert table.sheet("S")["red3"] == 100
    assert "forgotten" not in table.sheet("S")


@rule("C3.9")
def test_every_card_you_play_is_in_your_hand():
    """F053: never from a meld."""
    table = given(hand="2D 4C 5C 6C", melds="KS KH KD / 9S 9H 9D")

    assert table.refuses("discard KS", citing="C3.9", card="KS", act="discard")
    assert table.refuses("meld QS QH QD", citing="C3.9", card="QS", act="meld")
    assert table.refuses("meld 4C 4C 2D", citing="C3.9", card="4C", act="meld")
    assert table.allows("discard 4C")


@rule("C3.9")
def test_one_card_cannot_be_played_twice():
    table = given(hand="4C 4D 2C 5C 6C 7C", melds=NINES)

    assert table.refuses("meld 4C 4D 2C / 9: 2C", citing="C3.9", card="2C")
    assert table.allows("meld 4C 4D 2C")


@rule("C3.9")
def test_a_pile_is_taken_with_cards_from_the_hand():
    table = given(hand="QS 5C 6C", pile="4C QD", melds="QC QC QH")

    assert table.refuses("take QS QH", citing="C3.9", card="QH", act="take")
    assert table.allows("take QS")


@rule("C3.9")
def test_any_natural_card_may_be_discarded():
    """A rank that the other side has melded too."""
    assert given(hand="9C 5C", their_melds=NINES).allows("discard 9C")


@rule("C3.10")
def test_the_pile_may_be_looked_through_in_your_first_turn_before_you_discard():
    """F054, F055."""
    table = dealt(dealer="E", south="4C")
    assert may_look_through(table.state, 0)
    assert may_look_through(table.after("draw").state, 0)
    TALLY.accept()

    for later, seat, turn in [
        (table.after("draw", "discard 4C"), 0, 1),
        (table, 1, 0),
        (given(turns=4), 0, 4),
    ]:
        refusals = [*looking(later.state, seat)]
        assert [(refusal.rule, refusal.facts) for refusal in refusals] == [("C3.10", {"turn": turn})]
        assert not may_look_through(later.state, seat)
        TALLY.refuse("C3.10")


@rule("C3.11")
def test_you_may_be_told_hands_stock_and_scores():
    """F157, F158, F159, F176: how many cards each holds, the stock, both scores; and when S answers too."""
    table = given(hand="9C 4C", west=7, melds="9S 9S 9H 9H 9D 9D", score=1495, their_score=3000).after("ask")

    for seat in (0, 2):
        view = CANASTA.view(table.state, seat)
        assert [len(hand) for hand in view.hands] == [2, 7, 11, 11]
        assert len(view.stock) == table.stock
        assert view.scores == (1495, 3000)
        assert [view.rules.opening_at(score) for score in view.scores] == [50, 120]


@rule("C3.11")
def test_nobody_sees_what_is_not_his_to_see():
    view = CANASTA.view(given().state, 0)

    assert HIDDEN not in view.hands[0]
    assert {card for hand in view.hands[1:] for card in hand} == {HIDDEN}
    assert set(view.stock) == {HIDDEN}


@rule("C7.12")
def test_when_the_match_is_over_nothing_is_played():
    over = given(hand="5C", melds="KS KS KH KH KD KD KC", score=4900).plays("discard 5C")
    assert over.step == "over"

    assert over.refuses("draw", by="S", citing="C7.12")
    assert over.refuses("discard KS", by="W", citing="C7.12")


# A grace for red threes

GRACE = CLASSIC.but(red3_grace=1)


@rule("C3.12")
def test_with_a_grace_a_red_three_may_wait_for_one_turn():
    """C003-51: in the present turn or the next."""
    table = given(GRACE, hand="4C 5C 6C", pile="9C", stock="3H KD 7S 7D 7C 7H 8S 8D")
    drawn = table.plays("draw")

    assert drawn.hand() == "6C 5C 4C 3H"
    assert drawn.offers("red3 3H")
    assert drawn.allows("discard 6C")


@rule("C3.12")
def test_after_its_grace_it_comes_before_the_discard():
    table = given(GRACE, hand="3H 3D 4C 5C", owed=2)

    assert table.refuses("discard 4C", citing="C3.12", reds=2)
    one = table.plays("red3 3H")
    assert one.refuses("discard 4C", citing="C3.12", reds=1)
    assert one.after("red3 3D").allows("discard 4C")


@rule("C3.12")
def test_one_that_came_in_this_turn_still_has_its_grace():
    assert given(GRACE, hand="3H 3D 4C 5C", owed=1).after("red3 3H").allows("discard 4C")


@rule("C3.12", "C3.8")
def test_one_that_cannot_be_tabled_does_not_stop_the_discard():
    table = given(GRACE, hand="3H 4C", stock="", pile="9C 8D", step="play", owed=1, melds="KS KH KD")

    assert table.refuses("red3 3H", citing="C6.3")
    assert table.allows("discard 4C")


@rule("C3.12", "C3.8")
def test_a_black_three_is_offered_for_discard_beside_a_red_one():
    table = given(GRACE, hand="3C 3D", stock="", pile="9C 8D", step="play", owed=1, melds="KS KH KD")

    assert table.refuses("discard 3D", citing="C3.7")
    assert table.offers("discard 3C")


@rule("C3.12")
def test_what_is_owed_is_counted_as_the_turn_begins():
    state = given(GRACE, hand="4C 5C 6C", west="3H 8C 9C", pile="9D", stock="TD TC TS").state
    table = given(GRACE, hand="4C 5C 6C", west="3H 8C 9C", pile="9D", stock="TD TC TS").after("draw", "discard 4C")

    assert state.owed == 0
    assert table.state.owed == 1
    assert CANASTA.view(table.state, table.state.turn).owed == 1
    assert {CANASTA.view(table.state, seat).owed for seat in (0, 2, 3)} == {0}


# Red threes of the pile


@rule("C3.6")
def test_red_threes_of_the_pile_may_be_replaced():
    """C003-59 can be read so; by C000-28 they are not."""
    hand = {"hand": "QS QH 4C 5C", "pile": "3H QC", "melds": "AS AH AD"}
    replaced = given(CLASSIC.but(red3_replaced_from_pile=True), **hand)

    assert replaced.plays("take QS QH").held[0] == 3
    assert replaced.plays("take QS QH").stock == replaced.stock - 1
    assert given(**hand).plays("take QS QH").held[0] == 2
