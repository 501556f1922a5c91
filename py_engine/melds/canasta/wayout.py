"""How a whole hand goes down: the one search behind going out, asking first and being bound to it.

Exact for every rule set. Cards of a rank differ by suit only, so the search shares out wild cards over
ranks by number: each rank has its ways to take so many, and the ways are combined rank by rank.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from melds.canasta.acts import Group, group
from melds.canasta.rules import BLACK_THREES, RED_THREES, RuleSet, is_wild
from melds.canasta.state import NO_MELD, Melds, TableMeld, canastas, meld_in
from melds.cards import HIDDEN, JOKER_RANK, THREE, Card, Cards, rank_of, without

_THREES = {3, 4}
"""How many black threes go down together (C4.7)."""


class WayOut(NamedTuple):
    """Groups that empty a hand, and the card to discard, or None (C6.1)."""

    groups: tuple[Group, ...]
    discard: Card | None


class _Way(NamedTuple):
    """Groups of one rank, each as naturals and wild cards of the hand, and what they come to."""

    groups: tuple[tuple[int, int], ...]
    wilds: int
    canastas: int
    bonus: int


_NOTHING = _Way((), 0, 0, 0)


def way_out(rules: RuleSet, hand: Cards, melds: Melds, *, discard: bool = True) -> WayOut | None:
    """Return a way to get rid of `hand`, or None if there is none (C6.1, C6.2, C6.17).

    Exact, but for a forgotten red three with the stock gone: it is then counted as if a replacement
    had to be discarded, which is too cautious and never promises what cannot be done.

    `discard` says whether one card may be kept for the pile; without, all of `hand` is melded. A
    forgotten red three in the hand is tabled first and its unknown replacement is that card; a hidden
    card can only be that card too. The minimum is not looked at.
    """
    if hand.count(HIDDEN) > 1:
        return None
    reds = sum([card in RED_THREES for card in hand])
    if reds:
        if reds > 1 or not discard:
            return None
        hand = tuple([card for card in hand if card not in RED_THREES])
    stuck = _stuck(rules, hand, melds)
    if not stuck and (reds or not discard or not rules.discard_to_go_out):
        found = _meld_all(rules, hand, melds)
        if found is not None:
            return WayOut(found, None)
    if discard and not reds and len(stuck) <= 1:
        by_rank: dict[int, Card] = {}
        for card in stuck or hand:
            by_rank.setdefault(rank_of(card), card)
        for card in by_rank.values():
            found = _meld_all(rules, without(hand, (card,)), melds)
            if found is not None:
                return WayOut(found, card)
    return None


def _stuck(rules: RuleSet, hand: Cards, melds: Melds) -> Cards:
    """Return the cards of a hand that go into no meld whatever happens to the others."""
    held = Counter([card >> 2 for card in hand])
    least = {meld.rank: 1 for meld in melds if meld is meld_in(rules, melds, meld.rank)}
    least[THREE] = rules.meld_size if rules.black3_melded else len(hand) + 1
    stuck = {rank for rank, count in held.items() if count < least.get(rank, rules.min_naturals)}
    return tuple([card for card in hand if card == HIDDEN or (card >> 2 in stuck and not is_wild(card))])


def _meld_all(rules: RuleSet, hand: Cards, melds: Melds) -> tuple[Group, ...] | None:
    """Return groups that lay down the whole hand and leave enough canastas on the table, or None."""
    wilds = [card for card in hand if is_wild(card)]
    naturals = Counter([rank_of(card) for card in hand if not is_wild(card)])
    threes = naturals.pop(THREE, 0)
    if threes and (threes not in _THREES or meld_in(rules, melds, THREE).cards):
        return None
    spread = _spread(rules, naturals, len(wilds), melds)
    return None if spread is None else tuple(_groups(hand, wilds, spread))


def _spread(rules: RuleSet, naturals: Counter[int], wilds: int, melds: Melds) -> dict[int, _Way] | None:
    """Return by rank how all these cards go down, with as much bonus as can be; None if they cannot."""
    open_melds = {meld.rank: meld for meld in melds if meld is meld_in(rules, melds, meld.rank)}
    full = tuple([meld for meld in melds if meld is not open_melds.get(meld.rank)])
    needs = max(0, rules.canastas_to_go_out - canastas(rules, full))
    ranks = {*naturals, *open_melds, *([JOKER_RANK] if rules.wild_canasta and wilds else [])} - {THREE}
    best: dict[tuple[int, int], tuple[int, dict[int, _Way]]] = {(0, 0): (0, {})}
    for rank in sorted(ranks, reverse=True):
        ways = list(_ways(rules, open_melds.get(rank, NO_MELD), rank, naturals[rank], wilds))
        step: dict[tuple[int, int], tuple[int, dict[int, _Way]]] = {}
        for (used, made), (bonus, chosen) in best.items():
            for way in ways:
                key = (used + way.wilds, min(needs, made + way.canastas))
                if key[0] <= wilds and (key not in step or step[key][0] < bonus + way.bonus):
                    step[key] = (bonus + way.bonus, {**chosen, rank: way})
        best = step
    return best.get((wilds, needs), (0, None))[1]


def _ways(rules: RuleSet, before: TableMeld, rank: int, naturals: int, wilds: int) -> Iterator[_Way]:
    """Yield how all naturals of one rank go down with some of the wild cards."""
    if rank == JOKER_RANK:
        for used in range(wilds + 1):
            size = before.wilds + used
            if size == 0 or (size >= rules.meld_size and not rules.is_overfull(size)):
                made = int(size >= rules.canasta_size)
                yield _Way(((0, used),) if used else (), used, made, rules.wild_bonus * made)
        return
    for used in range(min(wilds, 2 * rules.max_wild) + 1):
        way = _way(rules, before, naturals, used)
        if way is not None:
            yield way


def _way(rules: RuleSet, before: TableMeld, naturals: int, wilds: int) -> _Way | None:
    """Return how so many cards of one rank join a meld, and go on in a second one if it is full."""
    size = len(before.cards) + naturals + wilds
    if not rules.is_overfull(size):
        return _joined(rules, before, naturals, wilds)
    if not rules.second_meld:
        return None
    found: _Way | None = None
    room = rules.canasta_limit - len(before.cards)
    for spent in range(min(wilds, room) + 1):
        first = _joined(rules, before, room - spent, spent) if room - spent <= naturals else None
        rest = first and _way(rules, NO_MELD, naturals - room + spent, wilds - spent)
        if first and rest and (found is None or first.bonus + rest.bonus > found.bonus):
            made = first.canastas + rest.canastas
            found = _Way(first.groups + rest.groups, wilds, made, first.bonus + rest.bonus)
    return found


def _joined(rules: RuleSet, before: TableMeld, naturals: int, wilds: int) -> _Way | None:
    """Return what becomes of a meld that these cards join, or None if it may not be."""
    natural, wild = before.naturals + naturals, before.wilds + wilds
    if natural + wild == 0:
        return _NOTHING
    short = natural + wild < rules.meld_size or natural < rules.min_naturals
    if short or wild > rules.wild_limit(natural):
        return None
    groups = ((naturals, wilds),) if naturals + wilds else ()
    if not rules.is_canasta(natural, wild):
        return _Way(groups, wilds, 0, 0)
    return _Way(groups, wilds, 1, rules.mixed_bonus if wild else rules.natural_bonus)


def _groups(hand: Cards, wilds: list[Card], spread: dict[int, _Way]) -> Iterator[Group]:
    for rank, way in spread.items():
        held = [card for card in hand if rank_of(card) == rank and not is_wild(card)]
        for naturals, spent in way.groups:
            yield group(held[:naturals] + wilds[:spent], rank)
            held, wilds = held[naturals:], wilds[spent:]
    threes = [card for card in hand if card in BLACK_THREES]
    if threes:
        yield group(threes, THREE)
