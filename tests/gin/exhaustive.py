"""Melds, arrangements and defences by trying everything: slow, and plainly right.

Nothing here knows masks or tables. A card is a pair of letters, as it is read; what a meld is, is said
once, by spelling out the order of a suit.
"""

from functools import cache
from itertools import combinations

LOW = "A23456789TJQK"
HIGH_TOO = "A23456789TJQKA"
"""The order of a suit, with an ace below the two only, or above the king as well."""


def worth(card):
    """The points of a card."""
    return {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}.get(card[0]) or int(card[0])


def points(cards):
    """The points of cards."""
    return sum(worth(card) for card in cards)


@cache
def melds(order):
    """Every set and every run there is."""
    found = {frozenset(rank + suit for suit in suits)
             for rank in LOW for size in (3, 4) for suits in combinations("SHDC", size)}  # fmt: skip
    stretches = [order[low:high] for low, high in combinations(range(len(order) + 1), 2) if high - low >= 3]
    found |= {frozenset(rank + suit for rank in ranks)
              for ranks in stretches if len(set(ranks)) == len(ranks) for suit in "SHDC"}  # fmt: skip
    return found


@cache
def is_meld(cards, order):
    """Say whether cards are a meld."""
    return cards in melds(order)


@cache
def melds_with(card, order):
    """Every meld that a card can be part of, the smaller ones first."""
    return sorted([meld for meld in melds(order) if card in meld], key=lambda meld: (len(meld), sorted(meld)))


def arrangements(hand, order=LOW):
    """Every set of melds that can be laid from a hand, each as a frozenset of melds."""
    if not hand:
        return {frozenset()}
    card = min(hand)
    found = arrangements(hand - {card}, order)
    for meld in melds_with(card, order):
        if meld <= hand:
            found = found | {rest | {meld} for rest in arrangements(hand - meld, order)}
    return found


def least(hand, order=LOW):
    """The least deadwood of a hand."""
    known = {}

    def of(cards):
        if len(cards) < 3:
            return points(cards)
        if cards not in known:
            card = min(cards)
            ways = [of(cards - meld) for meld in options[card] if meld <= cards]
            known[cards] = min([worth(card) + of(cards - {card}), *ways])
        return known[cards]

    options = {card: [meld for meld in melds_with(card, order) if meld <= hand] for card in hand}
    return of(hand)


def all_best(hand, order=LOW):
    """Every arrangement that leaves the least, runs that touch joined to one."""
    ways = {way: points(hand.difference(*way)) for way in arrangements(hand, order)}
    fewest = min(ways.values())
    return {joined(way, order) for way, left in ways.items() if left == fewest}


def joined(way, order):
    """The same melds with every two that make up a longer one joined."""
    for one, two in combinations(way, 2):
        if is_meld(one | two, order):
            return joined(way - {one, two} | {one | two}, order)
    return way


def defence(hand, table, order=LOW):
    """The least deadwood after laying off any cards onto the melds of the table, one after another."""
    tables, ahead = {frozenset(table): hand}, [frozenset(table)]
    for lying in ahead:
        rest = tables[lying]
        for meld in lying:
            for card in rest:
                grown = meld | {card}
                if is_meld(grown, order) and lying - {meld} | {grown} not in tables:
                    tables[lying - {meld} | {grown}] = rest - {card}
                    ahead.append(lying - {meld} | {grown})
    return min(least(rest, order) for rest in set(tables.values()))
