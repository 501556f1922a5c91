"""G1, the deal: the pack, who deals, the cut, ten cards each and the upcard."""

import pytest

from gin.given import Table, dealt, given, knocked, rule
from melds.cards import read_cards, write_card, write_cards
from melds.gin import GIN_RUMMY
from melds.gin.acts import Deal
from melds.gin.deal import own_places
from melds.gin.rules import NextDealer
from melds.gin.variants import GIN
from melds.verdict import IllegalAct

LOOSE = "KS KH KD 7C 8C 9C AS 2H 2D 3C"
"""A knock with eight points left."""
WORSE = "JS JH JD 4S 5S 6S TD 8H 4H 3D"
"""Twenty-five points, and nothing to lay off on it."""
VOID = "JS QD 9H"


def refused(state, act):
    """Return the refusals of a deal, which also must not be played."""
    refusals = tuple(GIN_RUMMY.objections(GIN_RUMMY.view(state, 0), act))
    with pytest.raises(IllegalAct) as raised:
        GIN_RUMMY.play(state, act)
    assert raised.value.refusals == refusals
    return [(refusal.rule, refusal.facts) for refusal in refusals]


@rule("G1.1", "G1.3", "G1.6", accepts=True)
@pytest.mark.parametrize("cut", [1, 26, 51])
def test_a_pack_of_52_is_cut_and_dealt(cut):
    state, events = GIN_RUMMY.play(GIN_RUMMY.start(GIN), Deal(GIN.pack, cut))

    assert [type(event).__name__ for event in events] == ["Dealt", "Began"]
    assert sorted((*state.hands[0], *state.hands[1], *state.pile, *state.stock)) == list(GIN.pack)


@rule("G1.1", refuses=True)
@pytest.mark.parametrize(
    "pack",
    [
        pytest.param(GIN.pack[:-1], id="a card short"),
        pytest.param((*GIN.pack[:-1], GIN.pack[0]), id="a card twice"),
        pytest.param((*GIN.pack, *read_cards("JK")), id="a joker too many"),
        pytest.param((), id="no cards"),
    ],
)
def test_the_pack_is_one_of_52_without_jokers(pack):
    assert ("G1.1", {"cards": len(pack), "needs": 52}) in refused(GIN_RUMMY.start(GIN), Deal(pack, 20))


@rule("G1.3", refuses=True)
@pytest.mark.parametrize("cut", [-1, 0, 52, 60])
def test_the_cut_leaves_cards_on_both_sides(cut):
    assert refused(GIN_RUMMY.start(GIN), Deal(GIN.pack, cut)) == [("G1.3", {"cut": cut, "cards": 52})]


@rule("G1.6", refuses=True)
@pytest.mark.parametrize("table", [dealt(), given(), knocked(hand=LOOSE)])
def test_nobody_deals_while_a_deal_is_being_played(table):
    assert refused(table.state, Deal(GIN.pack, 20)) == [("G1.6", {})]


@rule("G1.4", "G1.5")
def test_each_is_dealt_ten_one_at_a_time_and_the_next_card_is_turned_up():
    """G001: the non-dealer first; 31 cards are left."""
    pack = read_cards(" ".join(f"{rank}{suit}" for rank in "AKQJT98765432" for suit in "SHDC"))
    state, _ = GIN_RUMMY.play(GIN_RUMMY.start(GIN, 1), Deal(pack[-5:] + pack[:-5], 5))
    table = Table(state)

    assert table.hand("1") == "AS AD KS KD QS QD JS JD TS TD"
    assert table.hand("2") == "AH AC KH KC QH QC JH JC TH TC"
    assert table.pile == "9S"
    assert table.stock == 31
    assert write_cards(state.stock[:2]) == "9H 9D"
    assert write_card(state.upcard) == "9S"


@rule("G1.4")
def test_the_dealer_gets_the_second_card_whoever_deals():
    table = dealt(dealer="1", one="KS", two="AS")

    assert table.held == [10, 10]
    assert (table.dealer, table.turn) == ("1", "2")


@rule("G1.5")
@pytest.mark.parametrize("turned", ["3D", "2H", "3S", "AS"])
def test_no_card_is_special_when_it_is_turned(turned):
    """G002: no wild cards and no threes to be covered."""
    table = dealt(turned=turned)

    assert table.pile == turned
    assert table.held == [10, 10]


@rule("G1.4", "G1.5")
@pytest.mark.parametrize("dealer", ["1", "2"])
def test_each_seat_knows_which_places_of_the_pack_it_saw(dealer):
    pack = GIN.pack[7:] + GIN.pack[:7]
    state, _ = GIN_RUMMY.play(GIN_RUMMY.start(GIN, int(dealer) - 1), Deal(pack[-9:] + pack[:-9], 9))

    for seat in range(2):
        *own, last = own_places(state, seat)
        assert tuple(sorted(pack[place] for place in own)) == state.hands[seat]
        assert (pack[last],) == state.pile


@rule("G1.2")
def test_who_is_named_deals_first():
    assert dealt(dealer="1").dealer == "1"
    assert dealt(dealer="2").dealer == "2"


@rule("G1.2")
@pytest.mark.parametrize(
    ("option", "by", "dealer"),
    [
        pytest.param(NextDealer.LOSER, "1", "2", id="G048: the loser deals, our ruling B-04c"),
        pytest.param(NextDealer.LOSER, "2", "1", id="G048: whoever that is"),
        pytest.param(NextDealer.WINNER, "1", "1", id="G048: or the winner"),
        pytest.param(NextDealer.WINNER, "2", "2", id="G048: or the winner, the other seat"),
        pytest.param(NextDealer.ALTERNATE, "1", "1", id="G048: or they take turns, 2 having dealt"),
        pytest.param(NextDealer.ALTERNATE, "2", "2", id="G048: or they take turns, 1 having dealt"),
    ],
)
def test_who_deals_next(option, by, dealer):
    ended = knocked(GIN.but(next_dealer=option), hand=LOOSE, other=WORSE, by=by).after("done")
    assert ended.result == (by, 17, "knock")

    assert ended.deals().dealer == dealer


@rule("G1.2", "G6.2")
@pytest.mark.parametrize("option", NextDealer)
def test_after_a_void_deal_the_same_seat_deals_again(option):
    """G025."""
    void = given(GIN.but(next_dealer=option), hand="KC", stock=3, dealer="2").after("draw", "discard KC")
    assert void.result == (None, 0, "void")

    assert void.deals().dealer == "2"
