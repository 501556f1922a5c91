"""G6, ending the deal: the stock that runs out, deals that would not end, and what is shown then."""

import pytest

from gin.given import given, knocked, rule
from melds.cards import HIDDEN, read_card
from melds.gin import GIN_RUMMY
from melds.gin.ending import why_void
from melds.gin.variants import GIN

LOOSE = "KS KH KD 7C 8C 9C AS 2H 2D 3C"
WORSE = "JS JH JD 4S 5S 6S TD 8H 4H 3D"


@rule("G6.1")
def test_who_draws_the_third_last_card_and_only_discards_ends_the_deal():
    """G024."""
    table = given(hand="KC", stock=3).after("draw")
    assert (table.stock, table.result) == (2, None)

    assert table.plays("discard KC").result == (None, 0, "void")
    assert table.events("discard KC") == ["Discarded", "Ended"]


@rule("G6.1")
def test_a_knock_then_is_a_knock():
    """G026: six points of deadwood, and the deal is scored."""
    table = given(hand="KS KH KD 7C 8C 9C AS 2H 2D AD", other=WORSE, stock="QC QD QH").after("draw", "knock QC", "done")

    assert table.result == ("1", 19, "knock")


@rule("G6.1")
def test_taking_from_the_pile_leaves_the_three_cards_there():
    """G027."""
    table = given(hand="KC", stock=3).plays("take", "discard KC")

    assert (table.result, table.stock, table.turn) == (None, 3, "2")


@rule("G6.1")
def test_how_many_cards_end_it_is_a_figure_of_the_rules():
    assert given(GIN.but(stock_end=0), hand="KC", stock=3).after("draw", "discard KC").result is None
    assert given(GIN.but(stock_end=0), hand="KC", stock=1).after("draw", "discard KC").result == (None, 0, "void")


@rule("G6.1")
def test_that_a_discard_ends_the_deal_is_known_before_it():
    table = given(hand="KC", stock=3)
    assert why_void(table.after("draw").state) == "stock"
    assert why_void(table.after("take").state) is None


@rule("G6.2")
def test_a_void_deal_scores_nothing_for_anybody():
    """G025: nor is it a deal won."""
    void = given(hand="KC", stock=3, scores=(40, 30), won=(2, 3)).after("draw", "discard KC")

    again = void.deals()
    assert again.state.scores == (40, 30)
    assert again.state.won == (2, 3)
    assert again.dealer == void.dealer
    assert again.state.past == ((-1, 0, "void"),)
    assert void.lines == {}


@rule("G6.3")
def test_a_deal_without_end_is_void_after_120_turns():
    before = given(hand="KC", taken="KC", pile="5D JD", turns=(59, 60), turn="2")
    assert before.plays(f"discard {_another(before)}").result is None

    last = given(hand="KC", taken="KC", pile="5D JD", turns=(60, 60), turn="2", dealer="2")
    assert last.after(f"discard {_another(last)}").result == (None, 0, "void")
    assert (why_void(before.state), why_void(last.state)) == (None, "turns")


def _another(table):
    """Return a card of the hand that may be discarded."""
    return next(act.split()[1] for act in table.menu() if act.startswith("discard"))


@rule("G6.3")
def test_a_knock_in_the_last_turn_is_a_knock():
    table = given(hand=f"{LOOSE} QH", other=WORSE, turns=(60, 60), dealer="1")

    assert table.plays("knock QH", "done").result == ("1", 17, "knock")


@rule("G6.3")
def test_players_who_keep_taking_the_pile_come_to_an_end():
    table = given(GIN.but(turn_cap=20), pile="5D")
    acts = 0
    while table.result is None:
        table = table.after("take") if table.step == "draw" else table.after(f"discard {_another(table)}")
        acts += 1

    assert table.result == (None, 0, "void")
    assert sum(table.state.turns) == 20


@rule("G6.4")
@pytest.mark.parametrize(
    "ended",
    [
        pytest.param(knocked(hand=LOOSE, other=WORSE).after("done"), id="after a knock"),
        pytest.param(given(hand="KC", stock=3).after("draw", "discard KC"), id="after a void deal"),
    ],
)
def test_all_cards_are_shown_when_the_deal_is_over(ended):
    for seat in range(2):
        seen = GIN_RUMMY.view(ended.state, seat)
        assert seen.hands == ended.state.hands
        assert seen.pile == ended.state.pile
        assert set(seen.stock) == {HIDDEN}


@rule("G6.4")
def test_also_the_card_that_lay_face_down():
    table = given(hand=f"{LOOSE} QH", other=WORSE).after("knock QH", "done")

    assert GIN_RUMMY.view(table.state, 1).knock.card == read_card("QH")
    assert GIN_RUMMY.view(table.state, 1).pile[-1] == read_card("QH")
