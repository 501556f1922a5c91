"""G4, knocking: with what a hand may be laid down, and how it lies then."""

import pytest

from gin.given import dealt, given, knocked, rule
from melds.cards import HIDDEN, read_card, read_cards, write_cards
from melds.gin import GIN_RUMMY
from melds.gin.rules import Ace
from melds.gin.variants import BIG_GIN, GIN, OKLAHOMA, STRAIGHT

TEN = "KS KH KD 7C 8C 9C AS 2H 3D 4C"
"""Ten points of deadwood."""
ELEVEN = "KS KH KD 7C 8C 9C AS 2H 3D 5C"
GONE_GIN = "KS KH KD 7C 8C 9C 2S 2H 2D 2C"
ONE = "KS KH KD 4H 5H 6H 7C 8C 9C AS"


@rule("G4.1")
def test_one_card_goes_face_down_and_the_rest_is_shown():
    """G018."""
    table = given(hand=f"{TEN} QH", pile="5D JD").after("knock QH")

    assert table.pile == "5D JD QH"
    assert table.melds == "KS KH KD / 7C 8C 9C"
    assert table.deadwood == "2H 3D 4C AS"
    assert (table.held, table.turn, table.step) == ([4, 10], "2", "layoff")


@rule("G4.1")
def test_the_other_does_not_see_the_card_that_lies_face_down():
    table = given(hand=f"{TEN} QH", pile="5D JD").after("knock QH")

    mine, theirs = (GIN_RUMMY.view(table.state, seat) for seat in range(2))
    assert (mine.pile[-1], mine.knock.card) == (read_card("QH"),) * 2
    assert (theirs.pile[-1], theirs.knock.card) == (HIDDEN, HIDDEN)
    assert theirs.pile[:-1] == mine.pile[:-1]
    assert theirs.hands[0] == mine.hands[0] == read_cards("2H 3D 4C AS")


@rule("G4.2")
def test_a_knock_keeps_ten_points_at_most():
    """G019, G020: ten is allowed, eleven is not."""
    assert given(hand=f"{TEN} QH").allows("knock QH")
    assert given(hand=f"{ELEVEN} QH").refuses(
        "knock QH", citing="G4.2", limit=10, has=11, card="QH", melds=0, deadwood="AS 2H 3D 5C"
    )


@rule("G4.2")
def test_it_depends_on_the_card_that_goes_away():
    table = given(hand=f"{ELEVEN} QH")

    assert table.refuses("knock 5C", citing="G4.2", has=16)
    assert given(hand=f"{TEN} QH").refuses("knock KS", citing="G4.2", has=40)


@rule("G4.2")
@pytest.mark.parametrize("seat", ["1", "2"])
def test_a_knock_may_come_in_the_first_turn(seat):
    """G023."""
    before = [] if seat == "1" else ["pass"]
    hand = {"one" if seat == "1" else "two": "KS KH KD 7C 8C 9C AS 2H 4C QH"}
    table = dealt(turned="3D", **hand).after(*before, "take")

    assert table.allows("knock QH")


@rule("G4.2")
@pytest.mark.parametrize("limit", [0, 1, 9, 10, 11])
def test_the_limit_is_a_figure_of_the_rules(limit):
    rules = GIN.but(knock_limit=limit)

    assert given(rules, hand=f"{TEN} QH").limit == limit
    if limit >= 10:
        assert given(rules, hand=f"{TEN} QH").allows("knock QH")
    else:
        assert given(rules, hand=f"{TEN} QH").refuses("knock QH", citing="G4.2", limit=limit, has=10)


@rule("G4.2")
@pytest.mark.parametrize("hand", [TEN, ELEVEN, ONE, GONE_GIN])
def test_the_menu_lists_every_card_to_knock_with(hand):
    table = given(hand=f"{hand} QH")

    for card in table.hand().split():
        listed = f"knock {card}" in table.menu()
        assert listed == (not table.objections(f"knock {card}"))
    assert ("knock QH" in table.menu()) == (hand != ELEVEN)


@rule("G4.3")
def test_with_no_deadwood_it_is_gin():
    """G021."""
    table = given(hand=f"{GONE_GIN} QH").after("knock QH")

    assert table.result[::2] == ("1", "gin")
    assert table.melds == "2S 2H 2D 2C / KS KH KD / 7C 8C 9C"


@rule("G4.3")
def test_one_point_is_no_gin():
    """G022."""
    table = given(hand=f"{ONE} QH").plays("knock QH")

    assert (table.deadwood, table.result) == ("AS", None)


@rule("G4.3")
def test_gin_ends_the_deal_at_once():
    assert given(hand=f"{GONE_GIN} QH").events("knock QH") == ["Knocked", "Ended"]
    assert given(hand=f"{ONE} QH").events("knock QH") == ["Knocked"]


SETS_AND_RUNS = "5S 6S 7S 5C 6C 7C 5D 6D 7D AS"
"""Three runs or three sets, and an ace."""


@rule("G4.4")
@pytest.mark.parametrize(
    ("chosen", "melds"),
    [
        ("5S 5C 5D / 6S 6C 6D / 7S 7C 7D", "5S 5D 5C / 6S 6D 6C / 7S 7D 7C"),
        ("5S 6S 7S / 5C 6C 7C / 5D 6D 7D", "5S 6S 7S / 5D 6D 7D / 5C 6C 7C"),
        ("7D 6D 5D / 7C 5C 6C / 5S 6S 7S", "5S 6S 7S / 5D 6D 7D / 5C 6C 7C"),
    ],
)
def test_the_knocker_arranges_as_he_likes(chosen, melds):
    table = given(hand=f"{SETS_AND_RUNS} QH").plays(f"knock QH : {chosen}")

    assert (table.melds, table.deadwood) == (melds, "AS")


@rule("G4.4")
def test_even_if_another_arrangement_would_leave_less():
    """Ten cards of gin, knocked with a two left over."""
    table = given(hand=f"{GONE_GIN} QH").plays("knock QH : KS KH KD / 7C 8C 9C / 2S 2H 2D")

    assert (table.deadwood, table.result) == ("2C", None)


@rule("G4.4", "G4.2")
def test_but_what_is_left_then_counts():
    table = given(hand=f"{GONE_GIN} QH")

    assert table.allows("knock QH : KS KH KD / 7C 8C 9C")  # four twos are eight points
    assert table.refuses("knock QH : 2S 2H 2D 2C / KS KH KD", citing="G4.2", has=24, melds=2, deadwood="7C 8C 9C")


@rule("G4.4")
def test_where_nobody_chose_the_arrangement_is_the_best():
    """Four kings or three with the run: only the run leaves no deadwood."""
    table = knocked(hand="JD QD KD KS KH KC 2S 2H 2D AS")

    assert table.melds == "2S 2H 2D / KS KH KC / JD QD KD"
    assert table.deadwood == "AS"


@rule("G4.4")
@pytest.mark.parametrize("chosen", ["", "KS KH KD / 7C 8C 9C"])
def test_what_is_left_lies_from_the_ace_up_however_the_melds_were_chosen(chosen):
    left = knocked(hand="4C 3D 2H AS KS KH KD 7C 8C 9C", chosen=chosen).state.shown.deadwood

    assert write_cards(left) == "AS 2H 3D 4C"


@rule("G3.2", "G3.3", "G3.4", "G3.5")
@pytest.mark.parametrize(
    ("chosen", "rule_id", "facts"),
    [
        ("KS KH", "G3.2", {"cards": "KS KH", "count": 2}),
        ("KS KH 7C", "G3.2", {}),
        ("7C 8C", "G3.3", {"cards": "7C 8C"}),
        ("7C 9C TC", "G3.3", {}),
        ("KS KH KD / KS KH KD", "G3.5", {"card": "KD", "why": "twice"}),
        ("KS KH KC", "G3.5", {"card": "KC", "why": "missing"}),
    ],
)
def test_what_he_lays_must_be_melds_of_his_hand(chosen, rule_id, facts):
    table = given(hand="KS KH KD 7C 8C 9C TC AS 2H 2D QH")

    assert table.refuses(f"knock QH : {chosen}", citing=rule_id, **facts)
    assert table.allows("knock QH : KS KH KD / 7C 8C 9C TC")


@rule("G3.5")
def test_the_card_that_goes_away_is_in_no_meld():
    table = given(hand="KS KH KD KC 7C 8C 9C AS 2H 2D 3S")

    assert table.refuses("knock KC : KS KH KD KC / 7C 8C 9C", citing="G3.5", card="KC", why="missing")


@rule("G3.4")
def test_an_ace_above_the_king_is_a_meld_only_by_option():
    hand = "QS KS AS 7C 8C 9C 2H 2D 2C 3S"
    both = GIN.but(ace=Ace.HIGH_TOO)
    assert given(hand=f"{hand} TH").refuses("knock TH : QS KS AS / 7C 8C 9C / 2H 2D 2C", citing="G3.4", ace="low")
    assert given(both, hand=f"{hand} TH").plays("knock TH").melds == "2H 2D 2C / QS KS AS / 7C 8C 9C"


@rule("G4.5")
@pytest.mark.parametrize(
    ("upcard", "limit"),
    [("KD", 10), ("TD", 10), ("9D", 9), ("2D", 2), ("AD", 1)],
)
def test_in_oklahoma_the_upcard_sets_the_limit(upcard, limit):
    table = given(OKLAHOMA, upcard=upcard, pile=f"{upcard} JH")

    assert table.limit == limit


@rule("G4.5", "G4.2")
def test_and_a_knock_is_held_to_it():
    nine = {"upcard": "9D", "pile": "9D JH"}

    assert given(OKLAHOMA, hand=f"{TEN} QH", **nine).refuses("knock QH", citing="G4.2", limit=9, has=10)
    assert given(OKLAHOMA, hand="KS KH KD 7C 8C 9C AS 2H 2D 4C QH", **nine).allows("knock QH")


@rule("G4.5")
def test_an_ace_may_ask_for_gin():
    strict = OKLAHOMA.but(upcard_ace_means_gin=True)
    ace = {"upcard": "AD", "pile": "AD JH"}

    assert given(strict, hand=f"{ONE} QH", **ace).refuses("knock QH", citing="G4.2", limit=0, has=1)
    assert given(OKLAHOMA, hand=f"{ONE} QH", **ace).allows("knock QH")
    assert given(strict, hand=f"{GONE_GIN} QH", **ace).allows("knock QH")


@rule("G4.5")
def test_a_card_turned_up_does_not_matter_elsewhere():
    assert given(upcard="2D", pile="2D JH").limit == 10


@rule("G4.6", "G4.2")
def test_in_straight_gin_nobody_knocks_but_with_gin():
    assert given(STRAIGHT, hand=f"{ONE} QH").refuses("knock QH", citing="G4.2", limit=0, has=1)
    assert given(STRAIGHT, hand=f"{GONE_GIN} QH").plays("knock QH").result[2] == "gin"


ALL_ELEVEN = "KS KH KD 7C 8C 9C TC 2S 2H 2D 2C"


@rule("G4.7")
def test_big_gin_is_eleven_cards_in_melds_and_no_discard():
    table = given(BIG_GIN, hand=ALL_ELEVEN, pile="5D JD")
    assert "knock" in table.menu()

    ended = table.plays("knock")
    assert ended.result[::2] == ("1", "biggin")
    assert ended.pile == "5D JD"
    assert ended.state.shown.card is None


@rule("G4.7")
def test_the_melds_of_a_big_gin_may_be_chosen():
    table = given(BIG_GIN, hand=ALL_ELEVEN)

    assert table.allows("knock : KS KH KD / 7C 8C 9C TC / 2S 2H 2D 2C")
    assert table.refuses("knock : KS KH KD / 7C 8C 9C / 2S 2H 2D 2C", citing="G4.7", why="melds", has=10)


@rule("G4.7")
def test_with_a_card_left_it_is_no_big_gin():
    table = given(BIG_GIN, hand=f"{GONE_GIN} QH")

    assert table.refuses("knock", citing="G4.7", why="melds", has=10, deadwood="QH")
    assert "knock" not in table.menu()


@rule("G4.7")
def test_elsewhere_a_card_goes_face_down_even_then():
    table = given(hand=ALL_ELEVEN)

    assert table.refuses("knock", citing="G4.7", why="off", has=0, deadwood="")
    assert "knock" not in table.menu()
    assert table.plays("knock TC").result[2] == "gin"
