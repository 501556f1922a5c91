"""Positions in which the club player's choice and its first reasons are plain."""

from random import Random

import pytest

from canasta.given import given
from melds.canasta import CANASTA
from melds.canasta.rules import SEAT_NAMES
from melds.canasta.variants import CLASSIC, WIKIPEDIA_FR
from melds.players.canasta import PLAYERS
from players.canasta.dealing import go_on


def chosen(table, by="club", seat=None):
    """Return the act a player chooses, and the ids of its reasons."""
    seat = table.state.to_act if seat is None else SEAT_NAMES.index(seat)
    choice = PLAYERS[by].choose(CANASTA.view(table.state, seat), Random(1), go_on)
    return str(choice.act), [reason.id for reason in choice.reasons]


def test_a_big_pile_is_taken_with_a_pair():
    table = given(
        hand="KH KD QS 9C 7D 5C 4H 8S JD TC", melds="AS AH AD", pile="5H 6C 9D 9H TD TS JC 4S 4D KS", stock=40
    )
    act, why = chosen(table)
    assert act == "take KH KD"
    assert why[:2] == ["takes-big-pile", "pair-takes"]


def test_a_frozen_pile_without_a_pair_is_left():
    table = given(hand="KH QS 9C 7D 5C 4H 8S JD TC", melds="AS AH AD", pile="2C 5H KS", stock=40)
    assert chosen(table) == ("draw", ["no-pair-for-frozen"])


def test_a_wild_card_finishes_a_canasta():
    table = given(hand="2C QS 9C 7D 5C 4H", melds="AS AH AD AC AS AH", their_melds="KS KH KD")
    act, why = chosen(table)
    assert act == "meld A: 2C"
    assert why[0] == "finishes-with-wilds"


def test_a_rank_the_opponents_have_melded_is_not_fed_to_them():
    hand = "KC QS QD 9C 9D 7D 7C 5C 5D"
    table = given(hand=hand, melds="AS AH AD", their_melds="KS KH KD", pile="8S 6S 6D 8C TC TS JC 4S 4D", step="play")
    act, why = chosen(table)
    assert act != "discard KC"
    assert "danger-passed" in why
    assert chosen(table, by="simple")[0].startswith("discard")


def test_last_cards_go_out_over_a_canasta():
    table = given(hand="AC 5D", melds="AS AH AD AC AS AH AD")
    act, why = chosen(table)
    assert act in {"meld AC", "discard 5D"}
    assert why[0] == "goes-out"


def test_the_opening_waits_at_first_and_comes_when_the_stock_runs_down():
    hand = "KH KD KC 9S 9D 9C 4H 5C 7D 6S JC"
    early = chosen(given(hand=hand, stock=60, step="play"))
    late = chosen(given(hand=hand, stock=8, their_melds="QS QH QD", step="play"))
    assert early[0].startswith("discard")
    assert "holds-opening" in early[1]
    assert late[0].startswith("meld")
    assert late[1][0] == "opens-with"


@pytest.mark.parametrize("by", ["club", "simple"])
@pytest.mark.parametrize("rules", [CLASSIC.but(red3_forgettable=True), CLASSIC.but(red3_grace=1), WIKIPEDIA_FR])
def test_a_red_three_is_tabled_at_once_wherever_it_is_done_by_hand(rules, by):
    """Kept for the turn of grace it would count 500 against the side if somebody else went out before."""
    table = given(rules=rules, hand="3H QS 9C 7D 5C 4H 8S JD TC", pile="4C", stock=40, step="play")
    assert chosen(table, by) == ("red3 3H", ["tables-three"])


def test_permission_depends_on_what_would_be_caught():
    melds = "AS AH AD AC AS AH AD"
    table = given(hand="KH KD KC", north="4H 4D 5C 5D", melds=melds).after("ask")
    assert chosen(table) == ("yes", ["few-points"])
    table = given(hand="KH KD KC", north="JK JK 2H 2D KC QS 9C 8D", melds=melds).after("ask")
    assert chosen(table) == ("no", ["caught-with-much"])


def test_the_simple_player_takes_whatever_it_may():
    table = given(hand="4H 4D QS 9C 7D 5C 8S JD TC KH", melds="AS AH AD", pile="4S", stock=40)
    assert chosen(table, by="simple")[0] == "take 4H 4D"


def test_with_the_stock_gone_a_top_card_that_fits_is_taken_because_it_must_be():
    table = given(hand="KH QS 9C 7D 5C", melds="AS AH AD", pile="JC AC", stock="")
    assert chosen(table) == ("take", ["must-take"])


def test_with_the_stock_gone_a_pile_of_no_use_ends_the_deal():
    table = given(hand="KH KD QS 9C 7D 5C", melds="AS AH AD", pile="KS", stock="")
    assert chosen(table) == ("pass", ["stock-gone", "pile-not-worth"])


def test_a_black_three_is_taken_to_go_out():
    table = given(hand="3C 3S 5D", melds="AS AH AD AC AS AH AD", pile="3S", stock=20, their_melds="KS KH KD")
    assert chosen(table) == ("take 3S 3C", ["takes-to-go-out"])
