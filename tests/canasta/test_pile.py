"""C5, the pile: when it is frozen or blocked, and who may take it with what."""

from itertools import islice

import pytest

from canasta.given import dealt, given, rule
from melds.canasta import CANASTA
from melds.canasta.choices import takes
from melds.canasta.rules import BeforeOpening, BlackThree
from melds.canasta.variants import CLASSIC

STOP = CLASSIC.but(black3=BlackThree.STOP)
ACES = "AS AH AD"
CANASTA_OF_KINGS = "KS KS KH KH KD KD KC"


# Frozen


@rule("C5.1")
def test_the_pile_is_frozen_against_a_side_that_has_not_melded():
    """F118: for that side only, though every card in it is natural."""
    table = given(hand="QS QH 4C 5C", pile="4C QD", their_melds=ACES)

    assert table.frozen_for("S")
    assert table.frozen_for("N")
    assert not table.frozen_for("W")


@rule("C5.1")
def test_the_first_meld_unfreezes_it_for_both_partners():
    """F119: the other side stays where it was."""
    table = given(hand="AS AH AD 4C 5C").after("meld AS AH AD")

    assert not table.frozen_for("S")
    assert not table.frozen_for("N")
    assert table.frozen_for("W")


@rule("C5.1")
def test_the_opening_does_not_unfreeze_what_a_card_has_frozen():
    """F121: the joker under 8C."""
    table = given(hand="AS AH AD 4C 5C", pile="JK 8C", step="play", their_melds=ACES)

    assert table.after("meld AS AH AD").frozen_for("S")
    assert table.frozen_for("W")


@rule("C5.2")
def test_a_wild_card_discarded_freezes_the_pile_for_everybody():
    """F120."""
    table = given(hand="2H 4C", pile="9C", step="play", melds=ACES, their_melds=ACES)
    assert not table.frozen_for("S")

    frozen = table.plays("discard 2H")
    assert frozen.frozen_for("S")
    assert frozen.frozen_for("W")


@rule("C5.2")
@pytest.mark.parametrize("turned", ["3H KD", "2S KD", "JK KD", "3S 3D KD"])
def test_a_red_three_or_a_wild_card_turned_freezes_it_from_the_start(turned):
    """F024, F025."""
    assert dealt(turned=turned).state.frozen


@rule("C5.2")
@pytest.mark.parametrize(
    ("pile", "sideways"),
    [("2S KD", "2S"), ("3S 3H JK KD", "3H"), ("4C 5C 2D 6C JK", "2D"), ("4C 3S", None), ("KD", None)],
)
def test_the_lowest_freezing_card_lies_sideways(pile, sideways):
    """F027: the screen is told which card it is."""
    assert given(pile=pile).sideways == sideways


@rule("C5.2")
def test_a_black_three_freezes_nothing():
    """F132, F133: with 9H on it the pile is what it was before."""
    table = given(hand="3S 4C", west="9H 5C 6C", pile="4D", step="play", melds=ACES, their_melds=ACES)

    covered = table.after("discard 3S", "draw", "discard 9H")
    assert covered.pile == "4D 3S 9H"
    assert not covered.frozen_for("N")


@rule("C5.3")
def test_natural_cards_on_it_do_not_unfreeze_a_frozen_pile():
    """F122."""
    table = given(pile="2H 4C 5C 6C", melds=ACES, their_melds=ACES)

    assert table.frozen_for("S")


@rule("C5.3")
def test_taking_it_unfreezes_the_pile():
    """F123: the pile that begins with the next discard is free."""
    table = given(hand="8S 8H 9C 7C", pile="2H 8D", melds=ACES).plays("take 8S 8H")
    assert table.pile == ""

    assert not table.after("discard 9C").frozen_for("S")


@rule("C5.4")
@pytest.mark.parametrize("top", ["2D", "JK"])
def test_nobody_takes_a_pile_with_a_wild_card_on_top(top):
    """F124, F125."""
    table = given(hand="2S 2H JK 4C", pile=f"9C {top}", melds=ACES)

    for act in ("take", "take 2S 2H", "take JK 2S"):
        assert table.refuses(act, citing="C5.4", top=top)


@rule("C5.4")
def test_a_natural_card_on_the_wild_card_opens_the_way():
    assert given(hand="8S 8H 4C", pile="9C 2D 8D", melds=ACES).allows("take 8S 8H")


@rule("C5.5")
def test_a_frozen_pile_is_taken_with_a_natural_pair():
    """F126, F130: the pair is part of the act, so it is shown before the pile is touched."""
    table = given(hand="8S 8H 4C 5C", pile="JK 8D", melds=ACES)

    assert table.plays("take 8S 8H").melds() == f"{ACES} / 8S 8H 8D"


@rule("C5.5")
@pytest.mark.parametrize(
    ("act", "naturals"),
    [
        pytest.param("take 8S 2H", 1, id="F127: a natural and a wild card are not enough"),
        pytest.param("take", 0, id="F128: nor is a meld on the table"),
        pytest.param("take 8S", 1, id="nor one natural card and the meld"),
        pytest.param("take 2H JK", 0, id="nor two wild cards"),
    ],
)
def test_nothing_less_takes_a_frozen_pile(act, naturals):
    table = given(hand="8S 2H JK 4C 5C", pile="JK 8D", melds="8S 8H 8C")

    assert table.refuses(act, citing="C5.5", top="8D", naturals=naturals, needs=2, why="frozen")


@rule("C5.5")
def test_with_a_pair_the_eights_join_the_eights_that_lie_there():
    """F129, F131: two naturals from the hand are needed even then."""
    table = given(hand="8S 8C 4C 5C", pile="JK 8D", melds="8S 8H 8C").plays("take 8S 8C")

    assert table.melds() == "8S 8S 8H 8D 8C 8C"


@rule("C5.5")
def test_a_side_that_has_not_melded_needs_the_pair_too():
    """F147: AH JK and AS would be 90 points."""
    table = given(hand="AH JK 4C 5C", pile="AS")

    assert table.refuses("take AH JK", citing="C5.5", top="AS", naturals=1, needs=2, why="opening")


# Open


@rule("C5.6")
@pytest.mark.parametrize(
    ("act", "melds", "made"),
    [
        pytest.param("take QS QH", ACES, f"{ACES} / QS QH QD", id="F134, F143: a natural pair"),
        pytest.param("take QS 2C", ACES, f"{ACES} / QS QD 2C", id="F135: a natural and a wild card"),
        pytest.param("take", "QS QH QC", "QS QH QD QC", id="F137: added to a meld"),
        pytest.param("take", "QS QC QC QH", "QS QH QD QC QC", id="a longer one"),
    ],
)
def test_there_are_three_ways_to_take_an_open_pile(act, melds, made):
    table = given(hand="QS QH 2C 4C 5C", pile="6D QD", melds=melds)

    assert table.plays(act).melds() == made


@rule("C5.6")
@pytest.mark.parametrize(
    ("act", "naturals", "wilds"),
    [
        pytest.param("take 2C JK", 0, 2, id="F136: two wild cards"),
        pytest.param("take", 0, 0, id="F139, F140: nothing; the top card never goes into the hand"),
    ],
)
def test_and_no_others(act, naturals, wilds):
    """F139: the other side's queens are of no use."""
    table = given(hand="2C JK 4C 5C", pile="6D QD", melds=ACES, their_melds="QS QH QC")

    assert table.refuses(act, citing="C5.6", among=True, top="QD", naturals=naturals, wilds=wilds)


@rule("C5.6")
def test_the_meld_may_be_the_partners():
    """F138."""
    assert given(turn="N", hand="4C 5C", pile="6D QD", melds="QS QH QC").allows("take")


@rule("C5.6")
def test_a_canasta_is_still_a_meld():
    """F142."""
    table = given(hand="4C 5C", pile="6D QD", melds="QS QS QH QH QD QC QC")

    assert table.plays("take").counted()["natural"] == 500


@rule("C5.7")
def test_the_whole_pile_comes_along():
    """F050, F051, F141."""
    table = given(hand="QS QH 7C", pile="4C KD JS QD", melds=ACES).plays("take QS QH")

    assert table.hand() == "KD JS 7C 4C"
    assert table.pile == ""
    assert table.refuses("draw", citing="C3.2", step="play", act="draw")


@rule("C5.7")
def test_its_cards_may_be_melded_in_the_same_turn():
    """F141: and then one card is discarded."""
    table = given(hand="QS QH 4S 4H 7C 8C", pile="4C KD QD", melds=ACES).after("take QS QH")

    assert table.plays("meld 4S 4H 4C", "discard KD").pile == "KD"


@rule("C5.10")
def test_there_must_be_a_pile_to_take():
    table = given(hand="QS QH 7C", pile="", melds=ACES)

    assert table.refuses("take QS QH", citing="C5.10")
    assert given(hand="QS QH 7C 8C", pile="QD", melds=ACES).allows("take QS QH")


@rule("C5.11")
def test_the_first_group_of_a_take_is_for_the_top_card():
    table = given(hand="KS KH KD QS QH 7C 8C", pile="QD", melds=ACES)

    assert table.refuses("take KS KH KD / QS QH", citing="C5.11", top="QD", rank="K")
    assert table.allows("take QS QH / KS KH KD")


# Black threes


@rule("C5.8")
@pytest.mark.parametrize("rules", [CLASSIC, STOP], ids=["stop_but_go_out", "stop"])
def test_a_black_three_on_top_stops_the_pile(rules):
    """F151, F155, F133: while it lies on top, and no longer."""
    table = given(rules, hand="3C 3C 9S 9H 4C 5C", pile="9C 3S", melds=ACES)
    assert table.refuses("take 3C 3C", citing="C5.8", top="3S", why=rules.black3.value)
    assert table.refuses("take", citing="C5.8", top="3S", why=rules.black3.value)

    assert given(rules, hand="9S 9H 4C 5C", pile="3S 9C", melds=ACES).allows("take 9S 9H")


@rule("C5.8")
def test_the_pile_under_it_may_be_taken_solely_to_go_out():
    """F152: everything else goes down too, bar one discard."""
    table = given(hand="3C 3C 7C", pile="KC 3S", melds=CANASTA_OF_KINGS)

    taken = table.plays("take 3C 3C")
    assert taken.plays("meld KC", "discard 7C").ended == "out"
    assert table.refuses("take", citing="C5.8", top="3S")


@rule("C5.8")
def test_not_even_then_where_a_black_three_simply_stops():
    """F153."""
    table = given(STOP, hand="3C 3C 7C", pile="KC 3S", melds=CANASTA_OF_KINGS)

    assert table.refuses("take 3C 3C", citing="C5.8", top="3S")


@rule("C5.8")
def test_what_a_black_three_does_is_settled_before_the_match():
    """F154: it is part of the rule set, which a match never changes."""
    table = given(STOP, hand="4C 5C", pile="6C")

    assert table.after("draw", "discard 4C").state.rules is STOP
    assert STOP.differs(CLASSIC) == {"black3": (BlackThree.STOP, BlackThree.STOP_BUT_GO_OUT)}


@rule("C5.8")
def test_a_black_three_blocks_only_the_next_player():
    """F155: South covers it with 9H, so West may take."""
    table = given(turn="E", hand="3C 4C", south="9H 4D 5D", west="9S 9D 6C", pile="8H", step="play", melds=ACES)
    blocked = table.after("discard 3C")
    assert blocked.refuses("take", citing="C5.8", top="3C")

    assert blocked.after("draw", "discard 9H").plays("take 9S 9D").turn == "W"


# One card against one


@rule("C5.9")
def test_with_one_card_a_pile_of_one_card_is_not_taken():
    """F145."""
    table = given(hand="QS", pile="QD", melds=f"QS QH QC / {CANASTA_OF_KINGS}")

    assert table.refuses("take", citing="C5.9")
    assert table.refuses("take QS", citing="C5.9")


@rule("C5.9")
def test_with_one_card_a_pile_of_two_may_be_taken():
    """F146."""
    table = given(hand="6S", pile="7C QD", melds="QS QH QC")

    assert table.plays("take").hand() == "7C 6S"


@rule("C5.9")
def test_with_two_cards_a_pile_of_one_may_be_taken():
    assert given(hand="6S 7S", pile="QD", melds="QS QH QC").plays("take").held[0] == 2


def test_a_large_hand_before_a_black_three_does_not_try_millions_of_melds():
    """Nothing but going out takes the pile then, and with this hand there is no going out."""
    hand = "3C 3S 4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H 7D 8S 8H 8D 9S 9H 9D TS TH TD QS QH QD 2S 2H 2D JK JK KC AC"
    table = given(hand=hand, pile="4C 5C 3S", melds="JS JH JD")
    view = CANASTA.view(table.state, 0)

    assert [*islice(takes(view), 1)] == []
    assert [str(act) for act in CANASTA.menu(view)] == ["draw"]


# As other rule sets have it


@rule("C5.2", "C5.5")
def test_a_black_three_may_freeze_the_pile():
    """C002-69; by C000 and C003 the block is gone once a card covers it (R082)."""
    hand = {"hand": "9S 2S 4C 5C", "melds": ACES, "pile": "7C 3S 9D"}
    freeze = given(CLASSIC.but(black3=BlackThree.FREEZE), **hand)

    assert freeze.state.frozen
    assert freeze.sideways == "3S"
    assert freeze.refuses("take 9S 2S", citing="C5.5", naturals=1, needs=2, why="frozen")
    assert given(**hand).allows("take 9S 2S")


@rule("C5.2")
def test_one_discarded_freezes_too():
    table = given(CLASSIC.but(black3=BlackThree.FREEZE), hand="3S 4C 5C", melds=ACES)

    assert table.after("discard 3S").state.frozen
    assert not given(hand="3S 4C 5C", melds=ACES).after("discard 3S").state.frozen


@rule("C5.8")
def test_on_top_it_can_only_be_melded_in_going_out():
    """C002-41: a set of black threes is melded only in going out."""
    rules = CLASSIC.but(black3=BlackThree.FREEZE)
    out = given(rules, hand="3S 3C 4C", melds=CANASTA_OF_KINGS, pile="3S")

    assert out.allows("take 3S 3C")
    assert given(rules, hand="3S 3C 4C 5C 6C", melds=CANASTA_OF_KINGS, pile="3S").refuses(
        "take 3S 3C", citing="C5.8", why="freeze"
    )


@rule("C5.1", "C5.6")
def test_the_pile_may_be_open_before_the_opening():
    """C003-48 and C003-49: the take opens, and other melds from the hand may help."""
    free = CLASSIC.but(before_opening=BeforeOpening.OPEN)
    table = given(free, hand="AS 2S KS KH KD 4C 5C", pile="7C AD")

    assert not table.frozen_for("S")
    assert table.allows("take AS 2S")
    assert table.allows("take AS 2S / KS KH KD")
    assert given(hand="AS 2S KS KH KD 4C 5C", pile="7C AD").refuses("take AS 2S", citing="C5.5", why="opening")


@rule("C5.1", "C4.5")
def test_the_minimum_is_needed_all_the_same():
    table = given(CLASSIC.but(before_opening=BeforeOpening.OPEN), hand="9S 2S 4C 5C", pile="7C 9D")

    assert table.refuses("take 9S 2S", citing="C4.5", needs=50, has=40)


@rule("C5.12")
def test_or_it_may_not_be_taken_at_all():
    """C002-66 and -81 by the letter; R090: from the next turn after an opening from the hand."""
    strict = CLASSIC.but(before_opening=BeforeOpening.FORBIDDEN)
    table = given(strict, hand="AS AH 4C 5C", pile="7C AD")

    assert table.refuses("take AS AH", citing="C5.12")
    assert [refusal.rule for refusal in table.objections("take AS")] == ["C4.1", "C5.12"]
    short = given(strict, hand="8S 8H 4C 5C", pile="7C 8D")
    assert [refusal.rule for refusal in short.objections("take 8S 8H")] == ["C5.12"]
    assert given(strict, hand="9S 9H 2S 4C 5C", pile="2C 9D").refuses("take 9S 2S", citing="C5.5", why="frozen")
    assert given(strict, hand="AS AH 4C 5C", pile="7C AD", melds="KS KH KD").allows("take AS AH")
    assert given(hand="AS AH 4C 5C", pile="7C AD").allows("take AS AH")


@rule("C5.2", "C5.3")
def test_the_pile_may_be_frozen_always():
    rules = CLASSIC.but(always_frozen=True)
    table = given(rules, hand="9S 9H 9C 2S 4C 5C", melds=ACES, pile="7C 9D")

    assert dealt(rules).state.frozen
    assert table.refuses("take 9S 2S", citing="C5.5", why="frozen")
    assert table.plays("take 9S 9H").state.frozen


@rule("C5.6", "C4.17")
def test_a_closed_canasta_gives_no_right_to_the_pile():
    """C003-17: the top card can then only begin a second meld."""
    closed = CLASSIC.but(canasta_limit=7, second_meld=True)
    kings = "KS KS KH KH 2D 2C JK"

    assert given(closed, hand="KC 4C 5C 6C", melds=kings, pile="7C KD").refuses("take", citing="C4.1", cards=1)
    assert given(closed, hand="KC 2S 4C 5C", melds=kings, pile="7C KD").allows("take KC 2S")
    assert given(hand="KC 4C 5C 6C", melds=kings, pile="7C KD").allows("take")
