"""G3, melds: what sets and runs are, how a hand is arranged, and what it leaves over."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin import exhaustive
from gin.hands import ORDER, PACK, hands, letters, random_hand, rich_hand, way
from melds.cards import HIDDEN, JOKER, read_card, read_cards, write_card, write_cards
from melds.gin import masks
from melds.gin.melding import (
    all_best,
    best,
    deadwood,
    faults,
    in_order,
    is_run,
    is_set,
    least_after_discard,
    melds_in_order,
    points,
    worth,
)
from melds.gin.rules import Ace, RuleSet

rule = pytest.mark.rule
RULES = {ace: RuleSet(ace=ace) for ace in Ace}

aces = st.sampled_from(Ace)
some_cards = st.lists(st.sampled_from(PACK), max_size=13, unique=True).map(tuple)
close_cards = st.lists(st.sampled_from([*PACK[:16], *PACK[36:]]), min_size=3, max_size=12, unique=True).map(tuple)
any_hand = some_cards | close_cards


def objections(melds, hand=None, ace=Ace.LOW):
    """Return what is wrong with melds written like `7S 7H 7D / 4C 5C 6C`, the hand being theirs if not named."""
    groups = [read_cards(meld) for meld in melds.split("/")]
    held = [card for group in groups for card in group] if hand is None else read_cards(hand)
    return [(refusal.rule, dict(refusal.facts)) for refusal in faults(RULES[ace], held, groups)]


def shown(arrangement):
    """Return an arrangement as text."""
    return " / ".join(map(write_cards, arrangement.melds)), write_cards(arrangement.deadwood), arrangement.points


# What a meld is


@rule("G3.2", accepts=True)
@pytest.mark.parametrize("meld", ["7S 7H 7D", "7S 7H 7D 7C", "AS AH AC", "KD KC KH"])
def test_three_or_four_of_a_rank_are_a_set(meld):
    """G013."""
    assert objections(meld) == []
    assert is_set(read_cards(meld))
    assert not is_run(read_cards(meld))


@rule("G3.2", refuses=True)
@pytest.mark.parametrize(
    ("meld", "count"),
    [
        pytest.param("7S 7H", 2, id="G013: two of a rank"),
        pytest.param("7S", 1, id="one card"),
        pytest.param("", 0, id="nothing"),
        pytest.param("KC KD AD", 3, id="two kings and an ace"),
        pytest.param("4H 5H 6D", 3, id="G014: neighbours of two suits"),
        pytest.param("7S 8H 2D", 3, id="anything"),
    ],
)
def test_fewer_are_no_set_and_a_mixture_is_no_meld(meld, count):
    assert objections(meld) == [("G3.2", {"cards": write_cards(in_order(read_cards(meld))), "count": count})]


@rule("G3.5", refuses=True)
@pytest.mark.parametrize("meld", ["9S 9S 9H 9D 9C", "9S 9S 9H 9D", "4H 5H 5H 6H"])
def test_a_meld_with_a_card_twice_lacks_nothing_else(meld):
    twice = next(card for card in meld.split() if meld.split().count(card) == 2)

    assert objections(meld) == [("G3.5", {"card": twice, "why": "twice"})]


@rule("G3.3", accepts=True)
@pytest.mark.parametrize("meld", ["4H 5H 6H", "6H 4H 5H", "9C TC JC QC KC", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"])
def test_three_or_more_of_a_suit_in_order_are_a_run(meld):
    """G014."""
    assert objections(meld) == []
    assert is_run(read_cards(meld))


@rule("G3.3", refuses=True)
@pytest.mark.parametrize(
    "meld",
    [
        pytest.param("4H 5H", id="G014: two cards"),
        pytest.param("4H 5H 7H", id="a gap"),
        pytest.param("AH 2H", id="two cards with an ace"),
        pytest.param("AH 3H 4H", id="a gap above the ace"),
        pytest.param("AH JH QH", id="a gap below the ace"),
    ],
)
def test_too_short_or_with_a_gap_is_no_run(meld):
    assert objections(meld) == [("G3.3", {"cards": meld})]


@rule("G3.4", accepts=True)
def test_the_ace_is_low():
    """G015."""
    assert objections("AS 2S 3S") == []


@rule("G3.4", refuses=True)
@pytest.mark.parametrize("meld", ["QS KS AS", "JS QS KS AS", "KS AS 2S", "AS 2S QS KS", "JS QS KS AS 2S 3S"])
def test_the_ace_does_not_stand_above_the_king(meld):
    """G015."""
    assert [rule for rule, _ in objections(meld)] == ["G3.4"]
    assert objections(meld)[0][1]["ace"] == "low"


@rule("G3.4", accepts=True, refuses=True)
def test_the_ace_may_stand_above_the_king_by_option_but_not_between():
    assert objections("QS KS AS", ace=Ace.HIGH_TOO) == []
    assert objections("AS 2S 3S", ace=Ace.HIGH_TOO) == []
    for meld in ("KS AS 2S", "QS KS AS 2S", "AS 2S QS KS"):
        assert [rule for rule, _ in objections(meld, ace=Ace.HIGH_TOO)] == ["G3.4"]


@rule("G3.5", accepts=True)
def test_melds_made_of_the_hand_are_allowed():
    assert objections("7S 7H 7C / 7D 8D 9D", "7S 7H 7C 7D 8D 9D KC") == []


@rule("G3.5", refuses=True)
def test_a_card_is_in_one_meld_only():
    """G017."""
    twice = ("G3.5", {"card": "7D", "why": "twice"})
    assert objections("7S 7H 7D / 7D 8D 9D", "7S 7H 7D 8D 9D KC") == [twice]


@rule("G3.5", refuses=True)
def test_only_cards_of_the_hand_are_melded():
    missing = [("G3.5", {"card": card, "why": "missing"}) for card in ("7H", "7S")]
    assert objections("7S 7H 7C", "7C 8D") == missing


def test_all_that_is_wrong_is_said_in_the_order_of_the_rulebook():
    said = [rule for rule, _ in objections("2C 3C / 7S 7S / KS AS 2S / 9D 9H", "2C 3C 7S KS AS 2S 9D")]
    assert said == ["G3.2", "G3.2", "G3.3", "G3.4", "G3.5", "G3.5"]


@given(
    st.lists(st.sampled_from([*PACK, JOKER, HIDDEN]), max_size=12),
    st.lists(st.lists(st.sampled_from([*PACK, JOKER, HIDDEN]), max_size=6), max_size=4),
    aces,
)
def test_whatever_is_laid_is_a_meld_or_refused(hand, melds, ace):
    refused = [refusal.rule for refusal in faults(RULES[ace], hand, melds)]
    sound = [exhaustive.is_meld(letters(meld), ORDER[ace]) and len(set(meld)) == len(meld) for meld in melds]
    assert refused == sorted(refused)
    assert len([rule for rule in refused if rule != "G3.5"]) == sound.count(False)


def test_every_meld_there_is_is_known():
    """Of all cards of a rank or a suit that might be one: none is left out, none is let in."""
    for ace in Ace:
        known = {letters(meld) for meld in _possible_melds() if is_set(meld) or is_run(meld, ace)}
        assert known == exhaustive.melds(ORDER[ace])


def _possible_melds():
    """Every choice of cards from a column, and every choice of three cards or more from a suit."""
    for rank in range(13):
        column = [card for card in PACK if card >> 2 == rank]
        yield from _choices(column)
    for suit in range(4):
        yield from _choices([card for card in PACK if card & 3 == suit])


def _choices(cards):
    for chosen in range(1 << len(cards)):
        yield tuple(card for place, card in enumerate(cards) if chosen >> place & 1)


# What cards are worth


@rule("G3.6")
def test_what_cards_are_worth():
    """G012."""
    assert {rank: worth(read_card(rank + "S")) for rank in "A23456789TJQK"} == {
        "A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10, "J": 10, "Q": 10, "K": 10,
    }  # fmt: skip
    assert points(read_cards("KS QH JD AS 7C TD")) == 48


# The least that stays


@rule("G3.7", "G3.1")
@pytest.mark.parametrize(
    ("hand", "melds", "left", "count"),
    [
        pytest.param("7S 7H 7D 8D 9D", "7D 8D 9D", "7S 7H", 14, id="G016: the run, not the set"),
        pytest.param("KS KH KD 7C 8C 9C AS 2H 3D 4C", "KS KH KD / 7C 8C 9C", "AS 2H 3D 4C", 10, id="G019"),
        pytest.param("KS KH KD 7C 8C 9C AS 2H 3D 5C", "KS KH KD / 7C 8C 9C", "AS 2H 3D 5C", 11, id="G020"),
        pytest.param("KS KH KD 7C 8C 9C 2S 2H 2D 2C", "2S 2H 2D 2C / KS KH KD / 7C 8C 9C", "", 0, id="G021"),
        pytest.param("KS KH KD 4H 5H 6H 7C 8C 9C AS", "KS KH KD / 4H 5H 6H / 7C 8C 9C", "AS", 1, id="G022"),
        pytest.param("7S 7H 7D 7C 8C 9C", "7S 7H 7D / 7C 8C 9C", "", 0, id="one of four goes to a run"),
        pytest.param("QS KS AS 2H", "", "AS 2H QS KS", 23, id="G015: no run above the king"),
        pytest.param("KD 2S", "", "2S KD", 12, id="no meld"),
        pytest.param("", "", "", 0, id="no card"),
    ],
)
def test_a_hand_is_arranged_to_leave_the_least(hand, melds, left, count):
    assert shown(best(read_cards(hand))) == (melds, left, count)
    assert deadwood(read_cards(hand)) == count


@rule("G3.7")
def test_the_least_after_a_discard_of_eleven_cards():
    """Fifteen stay of eleven cards, nine once the six of clubs is gone."""
    hand = read_cards("AS 3S 4S 5S 6S 6C 4D 5D 6D 3H 5H")
    left = least_after_discard(hand)
    assert deadwood(hand) == 15
    assert min(left, key=left.get) == read_card("6C")
    assert min(left.values()) == 9


@rule("G3.4")
def test_an_ace_above_the_king_counts_where_the_rules_have_it():
    hand = read_cards("QS KS AS 2S 3S 5H")
    assert shown(best(hand)) == ("AS 2S 3S", "5H QS KS", 25)
    assert shown(best(hand, Ace.HIGH_TOO)) == ("QS KS AS", "2S 3S 5H", 10)
    whole_suit = read_cards("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS")
    assert [shown(each) for each in all_best(whole_suit, Ace.HIGH_TOO)] == [(write_cards(whole_suit), "", 0)]


@rule("G3.7")
def test_of_equal_arrangements_the_one_that_fewest_cards_fit_comes_first():
    hand = read_cards("5S 6S 7S 5C 6C 7C 5D 6D 7D AS")
    ways = [shown(each)[0] for each in all_best(hand)]
    # Three cards fit the sets. Six fit the runs.
    assert ways == ["5S 5D 5C / 6S 6D 6C / 7S 7D 7C", "5S 6S 7S / 5D 6D 7D / 5C 6C 7C"]
    assert best(hand) == all_best(hand)[0]


@rule("G3.7")
def test_an_ace_that_may_stand_at_either_end_gives_two_arrangements():
    hand = read_cards("AS 2S 3S 4S JS QS KS")
    ways = {shown(each)[0] for each in all_best(hand, Ace.HIGH_TOO)}
    assert ways == {"AS 2S 3S 4S / JS QS KS", "2S 3S 4S / JS QS KS AS"}


@rule("G3.7")
def test_runs_that_touch_are_laid_as_one():
    assert shown(best(read_cards("4S 5S 6S 7S 8S 9S")))[0] == "4S 5S 6S 7S 8S 9S"


SEARCHED = [
    pytest.param(Ace.LOW, random_hand, 10, 20_000, id="20,000 random hands"),
    pytest.param(Ace.LOW, rich_hand, 10, 5_000, id="5,000 hands rich in melds"),
    pytest.param(Ace.LOW, random_hand, 11, 3_000, id="random, eleven cards"),
    pytest.param(Ace.LOW, rich_hand, 11, 3_000, id="rich, eleven cards"),
    pytest.param(Ace.HIGH_TOO, random_hand, 10, 3_000, id="random, ace high too"),
    pytest.param(Ace.HIGH_TOO, rich_hand, 10, 3_000, id="rich, ace high too"),
    pytest.param(Ace.HIGH_TOO, rich_hand, 11, 3_000, id="rich, ace high too, eleven cards"),
]


@rule("G3.7")
@pytest.mark.parametrize(("ace", "make", "size", "count"), SEARCHED)
def test_arrangements_are_what_trying_everything_finds(ace, make, size, count):
    order, several = ORDER[ace], 0
    for hand in hands("arranged", count, make, size):
        found = all_best(hand, ace)
        assert {way(each) for each in found} == exhaustive.all_best(letters(hand), order), write_cards(hand)
        assert len({way(each) for each in found}) == len(found)
        assert {each.points for each in found} == {exhaustive.least(letters(hand), order)}
        assert found[0] == best(hand, ace)
        assert deadwood(hand, ace) == found[0].points
        several += len(found) > 1
    assert several > 0


@given(any_hand, aces)
def test_an_arrangement_holds_every_card_once_and_breaks_no_rule(hand, ace):
    for each in all_best(hand, ace):
        laid = [card for meld in each.melds for card in meld]
        assert sorted([*laid, *each.deadwood]) == sorted(hand)
        assert not [*faults(RULES[ace], hand, each.melds)]
        assert each.points == points(each.deadwood) == deadwood(hand, ace)
        assert melds_in_order(each.melds) == each.melds


@given(any_hand, st.randoms(use_true_random=False), aces)
def test_the_order_of_a_hand_does_not_matter(hand, rng, ace):
    mixed = rng.sample(hand, len(hand))
    assert all_best(mixed, ace) == all_best(hand, ace)
    assert deadwood(iter(mixed), ace) == deadwood(hand, ace)


@given(any_hand, aces)
def test_what_stays_after_each_discard(hand, ace):
    left = {card: deadwood([each for each in hand if each != card], ace) for card in hand}
    assert least_after_discard(hand, ace) == left
    for card, count in left.items():
        assert deadwood(hand, ace) - worth(card) <= count


@given(any_hand, aces)
def test_an_ace_that_may_stand_higher_never_leaves_more(hand, ace):
    assert deadwood(hand, Ace.HIGH_TOO) <= deadwood(hand, ace) <= points(hand)


@pytest.mark.parametrize(
    "meld", ["7S 7H 7D 7C", "4H 5H 6H", "AS 2S 3S", "QS KS AS", "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"]
)
def test_a_meld_is_listed_in_one_order(meld):
    cards = read_cards(meld)
    orders = [*permutations(cards)] if len(cards) < 5 else [cards[::-1], cards[1:] + cards[:1]]
    assert {in_order(order) for order in orders} == {cards}


# Cards as bits


def test_masks_and_cards_are_the_same():
    assert masks.mask(PACK) == masks.ALL
    assert sorted(masks.cards_of(masks.ALL)) == PACK
    assert write_cards(masks.cards_of(masks.mask(read_cards("KS 2H AH 9C TS")))) == "9C AH 2H TS KS"
    with pytest.raises(IndexError):
        masks.mask([HIDDEN])


@given(any_hand, aces)
def test_outs_make_a_meld_with_cards_of_the_hand(hand, ace):
    making = {
        card
        for card in PACK
        if card not in hand
        and any(meld <= letters((*hand, card)) for meld in exhaustive.melds_with(write_card(card), ORDER[ace]))
    }
    assert set(masks.cards_of(masks.outs(masks.mask(hand), ace))) == making


@given(any_hand, aces)
def test_what_is_beside_melds_is_the_deadwood_of_a_best_arrangement(hand, ace):
    beside = {frozenset(each.deadwood) for each in all_best(hand, ace)}
    assert frozenset(masks.cards_of(masks.unmelded(masks.mask(hand), ace))) in beside


@given(any_hand)
def test_near_cards_are_of_the_same_height_or_next_to_one(hand):
    def is_near(card):
        return any(card != other and (card >> 2 == other >> 2 or (letters([card, other]) in _PAIRS)) for other in hand)

    for card in PACK:
        if card not in hand:
            assert bool(masks.near(masks.mask(hand)) & masks.BITS[card]) == is_near(card)


_PAIRS = {
    frozenset((low + suit, high + suit))
    for low, high in zip("A23456789TJQ", "23456789TJQK", strict=True)
    for suit in "SHDC"
}
