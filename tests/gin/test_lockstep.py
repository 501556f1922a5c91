"""Whole deals in lockstep with OpenSpiel: at every step what is legal, and in the end what it scores.

OpenSpiel is an engine of others, in another language, with a few rules of its own; lockstep.py names them.
"""

from collections import Counter

import pytest

from gin.lockstep import KNOWN, AnyAct, Greedy, Lockstep, Taker, play_deal
from gin.openspiel import arithmetic, is_missing_for_a_reason, numbers
from melds.cards import read_cards
from melds.gin.acts import parse
from melds.gin.melding import least_after_discard
from melds.gin.variants import GIN

pytestmark = pytest.mark.skipif(is_missing_for_a_reason(), reason="OpenSpiel has no wheel for this machine")

BLOCKS, GREEDY, ANY = 10, 520, 12
"""How many blocks there are, and how many deals of each kind are in one."""
LIMITS = (10, 10, 7, 4, 0)
"""With how much deadwood greedy players knock, deal by deal; those that wait for gin bring the long deals."""
RARE = {"eleven cards overstated": 20, "third card on an end": 15, "one layoff, two melds": 15, "fifty cards taken": 0}
"""How often a rule of OpenSpiel's own may show itself in a block of greedy deals."""


@pytest.mark.parametrize("block", range(BLOCKS))
def test_greedy_deals_are_the_same_in_openspiel(block):
    differences = Counter()
    kinds = Counter(
        play_deal(f"greedy {block} {each}", Greedy(LIMITS[each % len(LIMITS)]), differences) for each in range(GREEDY)
    )
    print(dict(kinds), dict(differences))
    assert kinds.keys() == {"knock", "gin", "undercut", "void"}
    assert kinds["knock"] + kinds["gin"] + kinds["undercut"] > GREEDY * 9 / 10
    assert differences.keys() <= KNOWN.keys()
    assert all(differences[name] <= most for name, most in RARE.items())
    assert differences["knock after the last draw"] <= kinds["void"]
    assert differences["tie"] <= kinds["undercut"]


@pytest.mark.parametrize("block", range(BLOCKS))
def test_deals_of_any_acts_are_the_same_in_openspiel(block):
    differences = Counter()
    kinds = Counter(play_deal(f"any {block} {each}", AnyAct(), differences) for each in range(ANY))
    print(dict(kinds), dict(differences))
    assert differences.keys() <= KNOWN.keys()
    assert kinds[None] == differences["fifty cards taken"]


def test_gin_beats_a_hand_without_deadwood_in_both():
    deal, differences = scripted(
        "KS KH KD 4H 5H 6H AC AD AS 2C", "QS QH QD 7S 8S 9S TH TD TC TS", "3C AH",
        "pass", "pass", "draw", "knock 2C",
    )  # fmt: skip
    deal.compare_ending()
    assert deal.state.ended.result == (0, GIN.gin_bonus, "gin")
    assert not differences


# Every difference that is filtered must be there, or its filter would hide what it is not meant for.


def scripted(first, second, rest, *acts):
    """Deal two hands, the non-dealer's first, then the upcard and the stock; play these acts in both engines.

    Return the deal with what both allow in the end, and the differences met on the way.
    """
    hands, differences = (read_cards(first), read_cards(second)), Counter()
    order = [card for pair in zip(*hands, strict=True) for card in pair] + [*read_cards(rest)]
    order += [card for card in GIN.pack if card not in order]
    deal = Lockstep(tuple(order), 1, differences)
    for act in map(parse, acts):
        assert act in deal.choices()
        deal.act(act)
    return deal, differences


def test_it_lets_a_card_go_back_that_was_just_taken():
    deal, differences = scripted(
        "2S 4S 6S 8S TS QS 2H 4H 6H 8H", "2D 4D 6D 8D TD QD 2C 4C 6C 8C", "KH", "take"
    )
    assert parse("discard KH") not in deal.choices()
    assert differences == {"taken card given back": 1}


def test_it_sees_no_knock_where_it_melds_eleven_cards_wrongly():
    hand = read_cards("AS 3S 4S 5S 6S 6C 4D 5D 6D 3H 5H")
    assert min(least_after_discard(hand).values()) == 9
    assert arithmetic().min_deadwood(numbers(hand)) == 11
    deal, differences = scripted(
        "AS 3S 4S 5S 6S 6C 4D 5D 6D 3H", "2H 7H 9H JH KH 2C 4C 8C TC QC", "KD 5H", "pass", "pass", "draw"
    )
    assert not [act for act in deal.choices() if str(act).startswith("knock")]
    assert differences == {"eleven cards overstated": 1}


def test_it_takes_no_third_card_at_an_end():
    deal, differences = scripted(
        "KS KH KD 4H 5H 6H AC AD 2C 2D", "7H 8H 9H TH QS QC 4S 6S 8S TS", "3C JD",
        "pass", "pass", "draw", "knock JD", "layoff 7H > 4H 5H 6H", "layoff 8H > 4H 5H 6H 7H",
    )  # fmt: skip
    assert list(map(str, deal.choices())) == ["done"]
    assert differences == {"third card on an end": 1}


def test_it_lays_one_card_on_two_melds():
    deal, differences = scripted(
        "7D 7C 7H 4S 5S 6S AC AD 2C 2D", "7S 8S TH QC QD 3H 5H 8C JC KC", "3C JD",
        "pass", "pass", "draw", "knock JD", "layoff 7S > 7H 7D 7C",
    )  # fmt: skip
    assert list(map(str, deal.choices())) == ["done"]
    assert differences == {"one layoff, two melds": 1}


def test_it_pays_nothing_for_equal_sums():
    deal, differences = scripted(
        "KS KH KD 4H 5H 6H AC AD 2C 2D", "QS QH QD 7S 8S 9S AS AH 2S 2H", "3C JD",
        "pass", "pass", "draw", "knock JD", "done",
    )  # fmt: skip
    deal.compare_ending()
    assert deal.state.ended.result.points == GIN.undercut_bonus
    assert differences == {"tie": 1}


def test_it_lets_the_next_player_knock_at_two_cards():
    differences = Counter()
    kinds = Counter(play_deal(f"late {each}", Greedy(0), differences) for each in range(40))
    assert 0 < differences["knock after the last draw"] <= kinds["void"]


def test_it_ends_a_deal_with_the_fiftieth_card_taken():
    differences = Counter()
    assert {play_deal(f"taken {each}", Taker(), differences) for each in range(4)} == {None}
    assert differences["fifty cards taken"] == 4
