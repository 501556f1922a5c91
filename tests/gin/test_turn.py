"""G2, the turn: who acts, in what order, and with which cards."""

import pytest

from gin.given import dealt, given, knocked, rule
from melds.gin import GIN_RUMMY
from melds.gin.rules import JustTaken
from melds.gin.variants import GIN

LOOSE = "KS KH KD 7C 8C 9C AS 2H 2D 3C"
WORSE = "JS JH JD 4S 5S 6S TD 8H 4H 3D"


@rule("G2.1")
@pytest.mark.parametrize("dealer", ["1", "2"])
def test_the_non_dealer_starts(dealer):
    """G003."""
    table = dealt(dealer=dealer)

    assert table.turn != dealer
    assert table.step == "upcard"
    assert table.allows("pass")


@rule("G2.1")
@pytest.mark.parametrize("act", ["draw", "take", "discard KC", "knock KC", "pass", "done"])
def test_you_act_only_on_your_turn(act):
    table = given(turn="2", other="KC")

    assert table.refuses(act, by="1", citing="G2.1", turn="2")
    assert table.allows("draw", by="2")


@rule("G2.1")
def test_turns_go_back_and_forth():
    table = dealt(turned="7S", one="KC", two="QC").after("take", "discard KC")
    assert table.turn == "2"
    assert table.after("draw", "discard QC").turn == "1"


@rule("G2.1")
def test_after_a_knock_it_is_the_other_who_acts():
    table = knocked(hand=LOOSE)

    assert table.turn == "2"
    assert table.refuses("done", by="1", citing="G2.1", turn="2")


@rule("G2.2")
def test_a_turn_is_a_draw_and_then_a_discard():
    """One card goes face up on the pile."""
    table = given(hand="KC 4S", pile="5D")

    drawn = table.plays("draw")
    assert (drawn.step, drawn.held, drawn.stock) == ("play", [11, 10], table.stock - 1)
    after = drawn.plays("discard KC")
    assert (after.turn, after.step, after.held) == ("2", "draw", [10, 10])
    assert after.pile.endswith("5D KC")


@rule("G2.2")
@pytest.mark.parametrize("act", ["discard KC", "knock KC", "knock"])
def test_nothing_is_discarded_before_the_draw(act):
    assert given(hand="KC").refuses(act, citing="G2.2", step="draw", act=act.split()[0])


@rule("G2.2")
@pytest.mark.parametrize("act", ["draw", "take"])
def test_nobody_draws_twice(act):
    assert given(hand="KC").after("draw").refuses(act, citing="G2.2", step="play", act=act)


@rule("G2.2")
@pytest.mark.parametrize("act", ["draw", "take", "discard KC", "knock KC"])
def test_after_a_knock_nobody_draws_or_discards(act):
    table = knocked(hand=LOOSE, other="KC")

    assert table.refuses(act, citing="G2.2", step="layoff", act=act.split()[0])


@rule("G2.2")
@pytest.mark.parametrize("act", ["draw", "take", "discard KC", "knock KC"])
def test_between_deals_there_is_nothing_to_play(act):
    ended = knocked(hand=LOOSE, other=WORSE).after("done")

    for seat in "12":
        assert ended.refuses(act, by=seat, citing="G2.2", step="deal", act=act.split()[0])


@rule("G2.3")
def test_the_non_dealer_takes_the_upcard_and_discards():
    """G004."""
    table = dealt(turned="7S", one="KC")

    taken = table.plays("take")
    assert taken.held == [11, 10]
    assert "7S" in taken.hand("1")
    assert taken.pile == ""
    after = taken.plays("discard KC")
    assert (after.turn, after.pile) == ("2", "KC")


@rule("G2.3")
def test_or_passes_and_then_the_dealer_has_the_same_choice():
    """G005."""
    table = dealt(turned="7S").plays("pass")

    assert (table.turn, table.step, table.state.passed) == ("2", "upcard", 1)
    assert table.menu() == ["take", "pass"]
    assert table.allows("take")
    assert table.allows("pass")


@rule("G2.3")
@pytest.mark.parametrize("before", [(), ("pass",)])
@pytest.mark.parametrize("act", ["draw", "discard KC", "knock KC", "knock"])
def test_before_that_nobody_draws_or_discards(before, act):
    table = dealt(one="KC", two="").after(*before)

    assert table.refuses(act, citing="G2.3", act=act.split()[0])


@rule("G2.3")
def test_what_the_dealer_takes_is_followed_by_a_discard_that_the_other_may_take():
    """G007."""
    table = dealt(turned="7S", two="2C").after("pass", "take", "discard 2C")

    assert table.turn == "1"
    assert table.menu() == ["draw", "take"]
    assert "2C" in table.plays("take").hand("1")


@rule("G2.4")
def test_when_both_have_passed_the_non_dealer_draws_from_the_stock():
    """G006: the upcard may not be taken in that turn."""
    table = dealt(turned="7S", next_in_stock="QD", one="KC").after("pass", "pass")

    assert (table.turn, table.step) == ("1", "draw")
    assert table.menu() == ["draw"]
    assert table.refuses("take", citing="G2.4")
    assert "QD" in table.plays("draw").hand("1")


@rule("G2.4")
def test_the_upcard_stays_and_the_next_discard_covers_it():
    table = dealt(turned="7S", one="KC").after("pass", "pass", "draw", "discard KC")

    assert table.pile == "7S KC"
    assert table.plays("take").pile == "7S"


@rule("G2.5")
@pytest.mark.parametrize("act", ["draw", "take"])
def test_then_each_turn_begins_with_one_card_from_either_pile(act):
    """G008."""
    table = given(pile="5D 9H")

    after = table.plays(act)
    assert after.held == [11, 10]
    assert after.stock == table.stock - (act == "draw")
    assert after.pile.endswith("5D" if act == "take" else "9H")
    assert ("9H" in after.hand("1")) == (act == "take")


@rule("G2.5")
def test_it_is_the_top_card_that_is_drawn():
    table = given(stock="QD KD JD", pile="2S")

    assert "QD" in table.plays("draw").hand("1")


@rule("G2.6")
def test_only_a_card_of_the_hand_is_played():
    table = given(hand=f"{LOOSE} QS", other="QC")

    assert table.refuses("discard QC", citing="G2.6", card="QC", act="discard")
    assert table.refuses("knock QC", citing="G2.6", card="QC", act="knock")
    assert table.allows("discard QS")
    assert table.allows("knock QS")


@rule("G2.6")
def test_nor_is_another_laid_off():
    table = knocked(hand=LOOSE, other="KC QD")

    assert table.refuses("layoff TC > 7C 8C 9C", citing="G2.6", card="TC", act="layoff")
    assert table.allows("layoff KC > KS KH KD")


@rule("G2.7")
@pytest.mark.parametrize("option", [JustTaken.ANY, JustTaken.FIRST_UPCARD])
@pytest.mark.parametrize("before", [(), ("pass",)])
def test_the_upcard_is_not_discarded_in_the_turn_in_which_it_was_taken(option, before):
    """G009: by the non-dealer or by the dealer."""
    table = dealt(GIN.but(just_taken=option), turned="7S", one="KC", two="QC").after(*before, "take")

    assert table.refuses("discard 7S", citing="G2.7", card="7S")
    assert "discard 7S" not in table.menu()
    assert table.allows("discard QC" if before else "discard KC")


@rule("G2.7")
def test_nor_any_other_card_just_taken_from_the_pile():
    """G010: not clear in the text; our ruling B-04b."""
    table = given(turn="2", hand="KC", pile="5D 9H").after("take")

    assert table.refuses("discard 9H", citing="G2.7", card="9H")
    assert table.allows("discard KC")


@rule("G2.7")
def test_nor_put_face_down_in_knocking():
    table = given(hand=f"{LOOSE} QH", taken="QH")

    assert table.refuses("knock QH", citing="G2.7", card="QH")
    assert "knock QH" not in table.menu()


@rule("G2.7")
def test_by_the_letter_only_the_first_upcard_stays():
    """G010: C001-17 names the card that was turned up."""
    letter = GIN.but(just_taken=JustTaken.FIRST_UPCARD)

    assert given(letter, hand="KC", pile="5D 9H").after("take").allows("discard 9H")
    assert given(letter, hand=f"{LOOSE} QH", taken="QH", pile="2C 5D").allows("knock QH")


@rule("G2.7")
def test_the_upcard_that_comes_back_later_is_a_card_like_others():
    letter = GIN.but(just_taken=JustTaken.FIRST_UPCARD)
    table = dealt(letter, turned="7S", one="KC", two="QC", next_in_stock="QD")

    later = table.after("take", "discard KC", "take", "discard QC", "take", "discard 7S")
    assert later.plays("take").allows("discard 7S")


@rule("G2.7")
def test_by_option_every_card_may_go_back_at_once():
    table = dealt(GIN.but(just_taken=JustTaken.MAY), turned="7S").after("take")

    assert table.allows("discard 7S")
    assert "discard 7S" in table.menu()


@rule("G2.7")
def test_a_card_from_the_stock_may_be_discarded_at_once():
    """G011."""
    table = given(stock="KC QD JD", pile="2S").after("draw")

    assert table.allows("discard KC")


@rule("G2.7")
def test_a_card_that_was_taken_may_go_in_a_later_turn():
    table = given(hand="KC", other="QC", pile="5D 9H").after("take", "discard KC", "draw", "discard QC", "draw")

    assert table.allows("discard 9H")


@rule("G2.8")
def test_passing_is_for_the_upcard():
    assert dealt().allows("pass")
    assert given().refuses("pass", citing="G2.8", step="draw")
    assert given(hand=f"{LOOSE} QH").refuses("pass", citing="G2.8", step="play")
    assert knocked(hand=LOOSE).refuses("pass", citing="G2.8", step="layoff")
    assert knocked(hand=LOOSE, other=WORSE).after("done").refuses("pass", citing="G2.8", step="deal")


@rule("G2.8")
def test_nobody_passes_a_third_time():
    assert dealt().after("pass", "pass").refuses("pass", citing="G2.8", step="draw")


@rule("G2.1", "G2.2")
def test_everything_that_speaks_against_an_act_is_said_in_order():
    table = given(turn="2", hand="QC", other="KC")

    refusals = table.objections("discard QC", by="1")
    assert [refusal.rule for refusal in refusals] == ["G2.1", "G2.2", "G2.6"]


def test_a_turn_is_counted_when_it_begins():
    """To decline the upcard is a turn."""
    table = dealt(one="KC")
    assert table.state.turns == (1, 0)

    after = table.after("pass", "pass")
    assert after.state.turns == (2, 1)
    assert after.after("draw", "discard KC").state.turns == (2, 2)


def test_cards_that_were_left_lying_are_remembered():
    table = dealt(turned="7S", one="KC QC", two="JC").after("pass", "pass", "draw", "discard KC", "draw", "discard JC")

    state = table.state
    assert [GIN_RUMMY.view(state, seat).declined for seat in range(2)] == [state.declined] * 2
    assert [*map(len, state.declined)] == [1, 2]  # the upcard was not there to be taken a second time
