"""The search for a way out, against trying everything, by every rule that bears on it."""

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.given import rule
from melds.canasta.acts import Group, group
from melds.canasta.melding import group as objections
from melds.canasta.rules import is_wild
from melds.canasta.state import canastas, with_group
from melds.canasta.variants import CLASSIC
from melds.canasta.wayout import way_out
from melds.cards import JOKER_RANK, rank_of, read_cards, without

SMALL = CLASSIC.but(canasta_size=5, max_wild=2)
RULES = {
    "a canasta": SMALL,
    "no canasta": SMALL.but(canastas_to_go_out=0),
    "two canastas": SMALL.but(canastas_to_go_out=2),
    "three wild cards": SMALL.but(max_wild=3),
    "two naturals for each wild card": SMALL.but(naturals_per_wild=2),
    "closed": SMALL.but(canasta_limit=5),
    "closed, then a second meld": SMALL.but(canasta_limit=5, second_meld=True),
    "wild cards alone": SMALL.but(wild_canasta=True),
    "wild cards alone, closed": SMALL.but(wild_canasta=True, canasta_limit=5, second_meld=True),
    "the last card discarded": SMALL.but(discard_to_go_out=True, canasta_limit=5, second_meld=True),
    "no black threes": SMALL.but(black3_melded=False),
}
TABLES = ["", "KS KH KD", "KS KH 2S JK", "KS KH KD KC / 9S 9H 2S", "9S 9H 9D 9C 9S", "9S 9H 9D 9C 9S / 3S 3S 3C"]
HANDS = st.lists(st.sampled_from(read_cards("KS KS 9S 9S 9S 4S 4S 2S JK 3S 3S")), min_size=1, max_size=9)


def laid(rules, text):
    """Return melds on the table, those that the rules know."""
    melds = ()
    for part in filter(None, text.split("/")):
        each = group(read_cards(part))
        if not [*objections(rules, melds, each)]:
            melds = with_group(rules, melds, each)
    return melds


def can_go_down(rules, hand, melds, *, discard):
    """Try every group after every other, and every card for the pile."""

    @cache
    def whole(left, lying):
        if not left:
            return canastas(rules, lying) >= rules.canastas_to_go_out
        return any(
            whole(without(left, each.cards), with_group(rules, lying, each))
            for each in groups(left)
            if not [*objections(rules, lying, each)]
        )

    if discard and any(whole(without(hand, (card,)), melds) for card in {*hand}):
        return True
    return not (discard and rules.discard_to_go_out) and whole(hand, melds)


def groups(hand):
    """Yield every group of the cards of one rank with any of the wild cards."""
    wilds = [card for card in hand if is_wild(card)]
    ranks = {rank_of(card) for card in (*hand, *read_cards("KS 9S")) if not is_wild(card)}
    for rank in (*ranks, JOKER_RANK):
        naturals = [card for card in hand if rank_of(card) == rank and not is_wild(card)]
        for natural in range(len(naturals) + 1):
            for wild in range(len(wilds) + 1):
                if natural + wild:
                    yield Group(rank, (*naturals[:natural], *wilds[:wild]))


@rule("C6.1", "C6.2", "C6.17", accepts=True)
@settings(max_examples=1500)
@given(hand=HANDS, table=st.sampled_from(TABLES), name=st.sampled_from([*RULES]), discard=st.booleans())
def test_a_way_out_is_found_where_there_is_one_and_only_there(hand, table, name, discard):
    rules, hand = RULES[name], tuple(sorted(hand))
    melds = laid(rules, table)

    found = way_out(rules, hand, melds, discard=discard)

    assert (found is not None) == can_go_down(rules, hand, melds, discard=discard)
    if found is not None:
        kept = () if found.discard is None else (found.discard,)
        assert sorted([*kept, *(card for each in found.groups for card in each.cards)]) == [*hand]
        for each in found.groups:
            assert not [*objections(rules, melds, each)]
            melds = with_group(rules, melds, each)
        assert canastas(rules, melds) >= rules.canastas_to_go_out
