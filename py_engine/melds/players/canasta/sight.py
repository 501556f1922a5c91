"""What a view tells in counts: how many cards of each kind lie where, as a good player keeps in mind.

A kind is a rank, `TWO` (0) to `ACE` (12) and the joker (13), where 1 stands for the black threes; red
threes and hidden cards have kinds of their own. Lists of counts have one entry a kind.
"""

from collections.abc import Iterable
from functools import cached_property

from melds.canasta.accidents import discardable
from melds.canasta.rules import RED_THREES, RuleSet
from melds.canasta.view import Asked, Step, View
from melds.cards import HIDDEN, JOKER_RANK, THREE, TWO, Card, Cards, rank_of

__all__ = ["KINDS", "RED", "Asked", "Melded", "Sight", "Step", "View", "card_of", "of_kind", "tally"]

KINDS = 16
RED, UNKNOWN = 14, 15
_KIND = tuple(
    RED if card in RED_THREES else UNKNOWN if card == HIDDEN else rank_of(Card(card)) for card in range(HIDDEN + 1)
)


def tally(cards: Iterable[Card]) -> list[int]:
    """Return how many of each kind there are."""
    counts = [0] * KINDS
    for card in cards:
        counts[_KIND[card]] += 1
    return counts


def card_of(hand: Cards, kind: int) -> Card:
    """Return the first card of a kind in a hand. Raises `StopIteration` where there is none."""
    return next(card for card in hand if _KIND[card] == kind)


def of_kind(rules: RuleSet, kind: int) -> int:
    """Return how many cards of a kind the whole pack holds."""
    if kind == JOKER_RANK:
        return rules.jokers
    return rules.packs * (2 if kind in {THREE, RED} else 4)


class Melded:
    """One side's melds: naturals and wild cards by rank."""

    __slots__ = ("naturals", "opened", "rules", "wilds")

    def __init__(self, view: View, side: int) -> None:
        self.rules = view.rules
        self.naturals = [0] * KINDS
        self.wilds = [0] * KINDS
        for meld in view.melds[side]:
            self.naturals[meld.rank] = len(meld.cards) - meld.wilds
            self.wilds[meld.rank] = meld.wilds
        self.opened = bool(view.melds[side])

    def size(self, rank: int) -> int:
        """Return how many cards a meld has."""
        return self.naturals[rank] + self.wilds[rank]

    @property
    def has_canasta(self) -> bool:
        """Whether the side has canastas enough to go out."""
        rules = self.rules
        found = [rank for rank in rules.ranks if rules.is_canasta(self.naturals[rank], self.wilds[rank])]
        return len(found) >= rules.canastas_to_go_out


class Sight:
    """A view in counts, from the seat whose view it is."""

    def __init__(self, view: View) -> None:
        rules, seat = view.rules, view.seat
        self.view, self.rules, self.seat = view, rules, seat
        self.side = rules.side_of(seat)
        self.hand = tally(view.hands[seat])
        self.held = len(view.hands[seat])
        self.pile = tally(view.pile)
        self.pile_size = len(view.pile)
        self.stock = len(view.stock)
        self.mine = Melded(view, self.side)
        self.theirs = Melded(view, rules.side_of(self.next_seat))
        self.late = max(0.0, 1 - self.stock / 12)

    @property
    def next_seat(self) -> int:
        """The seat that plays after this one: the first that may take what is discarded."""
        return (self.seat + 1) % self.rules.seats

    @property
    def opponents(self) -> list[int]:
        """The seats of the other sides."""
        rules = self.rules
        return [seat for seat in range(rules.seats) if rules.side_of(seat) != self.side]

    @property
    def their_cards(self) -> int:
        """How many cards the opponents hold."""
        return sum([len(self.view.hands[seat]) for seat in self.opponents])

    @property
    def partner_cards(self) -> int:
        """How many cards the rest of this side holds."""
        hands = self.view.hands
        return sum([len(hands[seat]) for seat in self.rules.seats_of(self.side) if seat != self.seat])

    @property
    def wilds(self) -> int:
        """How many wild cards this hand holds."""
        return self.hand[TWO] + self.hand[JOKER_RANK]

    @property
    def pile_wilds(self) -> int:
        """How many wild cards lie in the pile."""
        return self.pile[TWO] + self.pile[JOKER_RANK]

    @property
    def drawn(self) -> float:
        """How much of the stock is gone: 0 after the deal, 1 when it is exhausted."""
        rules = self.rules
        return 1 - self.stock / max(1, len(rules.pack) - rules.seats * rules.hand_size - 1)

    @property
    def discardable(self) -> list[int]:
        """By kind, the cards of this hand from which the discard is chosen: all, or those it exposed (C8.2)."""
        return tally(discardable(self.view)) if self.rules.accidents else self.hand

    @cached_property
    def unseen(self) -> list[int]:
        """By kind, how many cards may still be in the stock or unknown in other hands."""
        view, rules = self.view, self.rules
        shown = [own + lying for own, lying in zip(self.hand, self.pile, strict=True)]
        for seat, known in enumerate(view.known):
            if seat != self.seat:
                for card in known:
                    shown[_KIND[card]] += 1
        for melds in view.melds:
            for meld in melds:
                for card in meld.cards:
                    shown[_KIND[card]] += 1
        return [max(0, of_kind(rules, kind) - shown[kind]) for kind in range(KINDS - 1)]
