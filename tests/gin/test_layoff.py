"""G5, laying off: which cards fit, and the best that a defender can do."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin import exhaustive
from gin.given import dealt, knocked, rule
from gin.given import given as table_of
from gin.hands import ORDER, PACK, hands, letters, random_hand, rich_hand
from melds.cards import HIDDEN, JOKER, read_card, read_cards, write_card, write_cards
from melds.gin.layoff import best_defence, extended, fits
from melds.gin.melding import all_best, best, deadwood, is_run, is_set, points
from melds.gin.rules import Ace


def defended(hand, melds, ace=Ace.LOW):
    """Return what a hand lays off onto melds written like `KS KH KD / 4H 5H 6H`, and what stays of it."""
    found = best_defence(read_cards(hand), [read_cards(meld) for meld in melds.split(" / ")], ace)
    layoffs = [write_card(card) for card, _ in found.layoffs]
    return " ".join(layoffs), write_cards(found.arrangement.deadwood), found.arrangement.points


@rule("G5.2")
@pytest.mark.parametrize(
    ("meld", "fitting"),
    [
        pytest.param("KS KH KD", "KC", id="G029: the fourth king"),
        pytest.param("KS KH KD KC", "", id="a set of four is full"),
        pytest.param("4H 5H 6H", "3H 7H", id="G028: either end"),
        pytest.param("AS 2S 3S", "4S", id="nothing below the ace"),
        pytest.param("JS QS KS", "TS", id="nothing above the king"),
        pytest.param("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS", "KS", id="twelve of a suit"),
        pytest.param("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "", id="a whole suit"),
    ],
)
def test_what_fits_a_meld(meld, fitting):
    cards = read_cards(meld)
    assert {card for card in PACK if fits(cards, card)} == set(read_cards(fitting))
    assert not fits(cards, JOKER)
    assert not fits(cards, HIDDEN)


@rule("G5.2")
@pytest.mark.parametrize(
    ("meld", "fitting"),
    [
        ("JS QS KS", "TS AS"),
        ("QS KS AS", "JS"),
        ("AS 2S 3S", "4S"),
        ("2S 3S 4S", "AS 5S"),
        ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "AS"),
        ("3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "2S"),
    ],
)
def test_what_fits_where_an_ace_may_stand_above_the_king(meld, fitting):
    cards = read_cards(meld)
    assert {card for card in PACK if fits(cards, card, Ace.HIGH_TOO)} == set(read_cards(fitting))


@pytest.mark.parametrize("ace", Ace)
def test_what_fits_makes_a_longer_meld_of_every_meld_there_is(ace):
    for meld in exhaustive.melds(ORDER[ace]):
        cards = read_cards(" ".join(meld))
        for card in PACK:
            longer = frozenset(meld | letters([card]))
            assert fits(cards, card, ace) == (card not in cards and exhaustive.is_meld(longer, ORDER[ace]))


@rule("G5.7")
@pytest.mark.parametrize(
    ("meld", "card", "longer"),
    [
        ("KS KD KC", "KH", "KS KH KD KC"),
        ("4H 5H 6H", "3H", "3H 4H 5H 6H"),
        ("4H 5H 6H", "7H", "4H 5H 6H 7H"),
        ("JS QS KS", "AS", "JS QS KS AS"),
        ("2S 3S 4S", "AS", "AS 2S 3S 4S"),
    ],
)
def test_an_extended_meld_is_listed_in_order(meld, card, longer):
    assert write_cards(extended(read_cards(meld), read_card(card))) == longer


@rule("G5.7")
@pytest.mark.parametrize(
    ("hand", "melds", "layoffs", "left", "count"),
    [
        pytest.param("3H 7H 8H KC", "4H 5H 6H", "3H 7H 8H", "KC", 10, id="G028: one after another"),
        pytest.param("KC 2D", "KS KH KD", "KC", "2D", 2, id="G029"),
        pytest.param("7H 7D 7S 9C", "4H 5H 6H", "", "9C", 9, id="G030: a card of an own set stays there"),
        pytest.param("8H 2C 2D", "5H 6H 7H", "8H", "2D 2C", 4, id="G039: twelve become four"),
        pytest.param("TH TS TD 8H 2C", "4H 5H 6H", "", "2C 8H", 10, id="no card between"),
        pytest.param("3S 3D 3C 3H 2H AH KC", "4H 5H 6H", "", "KC", 10, id="one of four for an own run"),
        pytest.param("9S 9D 9H 8H TC", "5H 6H 7H", "8H", "TC", 10, id="up to an own set"),
        pytest.param("7S 7D 7C 7H 8H 9C", "4H 5H 6H", "7H 8H", "9C", 9, id="one of four opens the way"),
        pytest.param("3S 3D 3C 4C 5C 2S", "6C 7C 8C / 4S 5S 6S", "5C 4C", "2S", 2, id="two from one end"),
        pytest.param("TS 9S", "TC TD TH / JS QS KS", "TS 9S", "", 0, id="to the run, so that the next follows"),
    ],
)
def test_the_best_defence(hand, melds, layoffs, left, count):
    assert defended(hand, melds) == (layoffs, left, count)


@rule("G5.7")
def test_an_own_set_is_broken_where_that_leaves_less():
    """Alone the nines are kept, and fifteen stay. One of them laid off, another goes to a run."""
    hand = read_cards("9S 9D 9C 8S 7S")
    assert write_cards(best(hand).melds[0]) == "9S 9D 9C"
    assert defended("9S 9D 9C 8S 7S", "TD JD QD") == ("9D", "9C", 9)


@rule("G5.7")
def test_an_own_run_is_broken_where_that_leaves_less():
    """Alone the run is kept, and fourteen stay. Two cards of it laid off, the third completes a set."""
    hand = read_cards("7S 8S 9S 7D 7C")
    assert write_cards(best(hand).melds[0]) == "7S 8S 9S"
    assert defended("7S 8S 9S 7D 7C", "TS JS QS") == ("9S 8S", "", 0)
    assert defended("9H 2C", "6H 7H 8H / 9S 9D 9C") == ("9H", "2C", 2)


@rule("G5.7")
def test_own_melds_are_kept_where_breaking_them_leaves_more():
    assert defended("8S 8D 8H 9H", "5H 6H 7H") == ("", "9H", 9)
    assert defended("3H 2H AH 3S 3D KC", "4H 5H 6H") == ("", "AH 2H KC", 13)


@rule("G5.7")
def test_of_equally_good_defences_the_one_with_fewest_layoffs_is_chosen():
    assert defended("KC QC JC", "KS KH KD") == ("", "", 0)
    assert defended("3H 2H AH", "4H 5H 6H") == ("", "", 0)


@rule("G5.7")
def test_an_ace_goes_onto_a_king_where_the_rules_have_it():
    assert defended("AS 5D", "JS QS KS") == ("", "AS 5D", 6)
    assert defended("AS 5D", "JS QS KS", Ace.HIGH_TOO) == ("AS", "5D", 5)


SEARCHED = [
    pytest.param(Ace.LOW, random_hand, 10, 20_000, id="20,000 random hands"),
    pytest.param(Ace.LOW, rich_hand, 10, 5_000, id="5,000 hands rich in melds"),
    pytest.param(Ace.LOW, rich_hand, 13, 2_000, id="rich, thirteen cards"),
    pytest.param(Ace.HIGH_TOO, random_hand, 10, 3_000, id="random, ace high too"),
    pytest.param(Ace.HIGH_TOO, rich_hand, 10, 3_000, id="rich, ace high too"),
]


@rule("G5.7")
@pytest.mark.parametrize(("ace", "make", "size", "count"), SEARCHED)
def test_defences_are_what_trying_everything_finds(ace, make, size, count):
    laying, rng = 0, Random("against")
    for knocker in hands("knocked", count, make):
        melds = rng.choice(all_best(knocker, ace)).melds
        hand = against(rng, knocker, make, size)
        found = best_defence(hand, melds, ace)
        least = exhaustive.defence(letters(hand), [letters(meld) for meld in melds], ORDER[ace])
        assert found.arrangement.points == least, (write_cards(hand), [write_cards(meld) for meld in melds])
        check(found, hand, melds, ace)
        laying += bool(found.layoffs)
    assert laying > count / 200


def against(rng, knocker, make, size):
    """Return a hand that has no card of another."""
    left = [card for card in make(rng, size) if card not in knocker]
    others = [card for card in PACK if card not in knocker and card not in left]
    return (*left, *rng.sample(others, size - len(left)))


def check(found, hand, melds, ace):
    """Play a defence through, card by card, and look at what remains."""
    table, rest = list(melds), list(hand)
    for card, place in found.layoffs:
        assert fits(table[place], card, ace)
        table[place] = extended(table[place], card)
        assert is_set(table[place]) or is_run(table[place], ace)
        rest.remove(card)
    assert found.arrangement == best(rest, ace)
    fewest = len(found.layoffs)
    assert not fewest or found.arrangement.points < deadwood(hand, ace)


@given(st.lists(st.sampled_from(PACK), min_size=20, max_size=20, unique=True), st.sampled_from(Ace))
def test_a_defence_never_leaves_more_than_laying_off_nothing(cards, ace):
    melds, hand = best(cards[:10], ace).melds, cards[10:]
    found = best_defence(hand, melds, ace)
    assert found.arrangement.points <= deadwood(hand, ace)
    assert points([card for card, _ in found.layoffs]) <= points(hand)
    check(found, hand, melds, ace)


@given(st.randoms(use_true_random=False), st.integers(3, 9), st.integers(0, 3))
def test_a_run_laid_in_two_pieces_gives_the_defender_the_same(rng, length, suit):
    """Why touching runs may be joined in an arrangement."""
    low = rng.randrange(13 - length - 2)
    run = read_cards(" ".join(rank + "CDHS"[suit] for rank in exhaustive.LOW[low : low + length + 3]))
    hand = rng.sample([card for card in PACK if card not in run], 10)
    cut = rng.randrange(3, length + 1)
    whole = best_defence(hand, [run])
    assert best_defence(hand, [run[:cut], run[cut:]]).arrangement.points == whole.arrangement.points


SHOWN = "4H 5H 6H KS KH KD 9S 9D 9C AS"
"""What the knocker shows in the tests below: a run, two sets and an ace."""


@rule("G5.1", "G5.2")
def test_the_other_lays_off_card_by_card():
    """G028: the eight of hearts after the seven."""
    table = knocked(hand=SHOWN, other="3H 7H 8H KC 2C 2D")

    assert table.refuses("layoff 8H > 4H 5H 6H", citing="G5.2", card="8H", meld="4H 5H 6H")
    laid = table.plays("layoff 7H > 4H 5H 6H", "layoff 8H > 4H 5H 6H 7H", "layoff 3H > 4H 5H 6H 7H 8H")
    assert laid.melds == "9S 9D 9C / KS KH KD / 3H 4H 5H 6H 7H 8H"
    assert laid.held == [1, 7]
    assert [write_card(card) for card, _ in laid.state.shown.laid] == ["7H", "8H", "3H"]


@rule("G5.1")
def test_until_he_is_done():
    table = knocked(hand=SHOWN, other="KC QC JC 8S 8D 6C 5D 3D 2C 2D")

    assert table.menu() == ["layoff KC > KS KH KD", "done"]
    assert table.events("layoff KC > KS KH KD") == ["LaidOff"]
    assert table.events("done") == ["Finished", "Ended"]


@rule("G5.2")
def test_a_card_fits_or_it_does_not():
    """G029."""
    table = knocked(hand=SHOWN, other="KC QC 3H 7D")

    assert table.allows("layoff KC > KS KH KD")
    assert table.allows("layoff 3H > 6H 5H 4H")
    for act in ("layoff QC > KS KH KD", "layoff 7D > 4H 5H 6H", "layoff KC > 9S 9D 9C"):
        assert table.refuses(act, citing="G5.2")


@rule("G5.3")
def test_against_gin_nothing_is_laid_off():
    """G031."""
    gone_gin = "KS KH KD 7C 8C 9C 2S 2H 2D 2C"
    table = knocked(hand=gone_gin, other="KC TC")

    assert table.result[2] == "gin"
    for card, meld in (("KC", "KS KH KD"), ("TC", "7C 8C 9C")):
        assert table.refuses(f"layoff {card} > {meld}", by="2", citing="G5.3", card=card)
    assert knocked(hand=gone_gin.replace("2C", "AH"), other="KC TC").allows("layoff KC > KS KH KD")


@rule("G5.4")
def test_the_knocker_lays_nothing_off():
    """G032."""
    table = knocked(hand="4H 5H 6H KS KH KD QS QH QD 9C", other="9S 9H 9D KC")

    assert table.refuses("layoff 9C > 9S 9H 9D", by="1", citing="G5.4", card="9C")
    assert table.refuses("layoff 9C > KS KH KD", by="1", citing="G5.4", card="9C")
    assert table.allows("layoff KC > KS KH KD", by="2")


@rule("G5.5")
@pytest.mark.parametrize("meld", ["9S 9H 9D", "4H 5H", "4H 5H 6H 7H", "KH KD KC", "AS"])
def test_cards_go_onto_a_meld_that_lies_there(meld):
    table = knocked(hand=SHOWN, other="7H 8H KC")

    assert table.refuses(f"layoff 7H > {meld}", citing="G5.5", meld=meld)
    assert table.allows("layoff 7H > 5H 4H 6H")


@rule("G5.5")
def test_and_it_is_named_as_it_lies_now():
    table = knocked(hand=SHOWN, other="7H 8H").after("layoff 7H > 4H 5H 6H")

    assert table.refuses("layoff 8H > 4H 5H 6H", citing="G5.5", meld="4H 5H 6H")
    assert table.allows("layoff 8H > 4H 5H 6H 7H")


@rule("G5.6")
@pytest.mark.parametrize("act", ["layoff 7H > 4H 5H 6H", "done"])
def test_laying_off_is_for_after_a_knock(act):
    verb = act.split()[0]
    assert dealt().refuses(act, citing="G5.6", act=verb)
    assert table_of(hand="7H").refuses(act, citing="G5.6", act=verb)
    assert table_of(hand=f"{SHOWN} 7H").refuses(act, citing="G5.6", act=verb)
    ended = knocked(hand=SHOWN, other="7H 8H").after("done")
    assert ended.refuses(act, by="2", citing="G5.6", act=verb)
    assert knocked(hand=SHOWN, other="7H 8H").allows(act)


@rule("G5.7", "G5.1")
def test_what_remains_is_arranged_at_its_best():
    """G030: the seven of hearts stays in its set, or the set is broken, as the other likes."""
    table = knocked(hand=SHOWN, other="7S 7H 7D 2C 2D 3C QS QH JC TC")
    assert table.after("done").state.ended.defence.points == 2 + 2 + 3 + 40

    broken = table.after("layoff 7H > 4H 5H 6H", "done")
    assert broken.state.ended.defence.points == 7 + 7 + 2 + 2 + 3 + 40


@rule("G5.7")
def test_the_best_defence_can_be_played_out():
    """An own set is broken, because its nine of diamonds is worth more elsewhere."""
    table = knocked(hand="TD JD QD KS KH KD AC AH AS 5C", other="7S 8S 9S 9D 9C 2H 2C 3S 4H 6C")
    hand = table.state.hands[1]
    defence = best_defence(hand, table.state.shown.melds)

    for card, place in defence.layoffs:
        onto = write_cards(table.state.shown.melds[place])
        table = table.plays(f"layoff {write_card(card)} > {onto}")
    ended = table.plays("done").state.ended
    assert ended.defence == defence.arrangement
    assert ended.defence.points < deadwood(hand)
