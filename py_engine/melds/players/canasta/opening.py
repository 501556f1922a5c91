"""The cheapest way to reach the opening minimum, from the hand alone or with the top of the pile."""

from typing import NamedTuple

from melds.canasta.choices import Share
from melds.cards import JOKER_RANK, TWO
from melds.players.canasta.sight import Sight
from melds.players.canasta.weights import Weights

Shares = tuple[Share, ...]


class Opening(NamedTuple):
    """Melds that reach a minimum: the top card's first, what they cost the hand, how they count."""

    shares: Shares
    cost: float
    cards: int
    """Cards from the hand."""
    points: int
    """Card points, the top card included."""


def cheapest(sight: Sight, weights: Weights, needs: int, *, most: int, top: int | None = None) -> Opening | None:
    """Return the opening that costs the hand least, or None.

    `most` is how many cards may leave the hand; `top` the rank of a top card to be taken with it.
    """
    search = _Search(sight, weights, needs, most, top)
    if search.within_reach():
        search.walk(0, _Cast((), 0.0, 0, search.start), sight.hand[TWO], sight.hand[JOKER_RANK])
    return search.best


_Cast = Opening
"""An opening still being put together."""


class _Search:
    """Tries for every rank of the hand all naturals with each number of wild cards, or leaves it out."""

    def __init__(self, sight: Sight, weights: Weights, needs: int, most: int, top: int | None) -> None:
        rules = sight.rules
        self.rules, self.values, self.weights = rules, rules.values, weights
        self.hand, self.needs, self.most, self.top = sight.hand, needs, most, top
        self.best: Opening | None = None
        self.start = 0 if top is None else self.values[top]
        ranks = [rank for rank in reversed(rules.ranks) if rank != top and self.hand[rank] >= rules.min_naturals]
        self.ranks = ranks if top is None else [top, *ranks]
        self.rest = [0] * (len(self.ranks) + 1)
        for place in range(len(self.ranks) - 1, -1, -1):
            rank = self.ranks[place]
            self.rest[place] = self.rest[place + 1] + self.hand[rank] * self.values[rank]

    def within_reach(self) -> bool:
        """Return whether all these cards together would do."""
        wild = self.hand[TWO] * self.values[TWO] + self.hand[JOKER_RANK] * self.values[JOKER_RANK]
        return self.start + self.rest[0] + wild >= self.needs

    def walk(self, place: int, cast: Opening, twos: int, jokers: int) -> None:
        """Go on from the rank at `place` with these wild cards left."""
        if cast.cards > self.most or (self.best is not None and cast.cost >= self.best.cost):
            return
        if cast.points >= self.needs and cast.shares:
            self.best = cast
            return
        wild = twos * self.values[TWO] + jokers * self.values[JOKER_RANK]
        if place == len(self.ranks) or cast.points + self.rest[place] + wild < self.needs:
            return
        rank = self.ranks[place]
        for share in self.shares(rank, twos, jokers):
            self.walk(place + 1, self.with_share(cast, share), twos - share.twos, jokers - share.jokers)
        if rank != self.top:
            self.walk(place + 1, cast, twos, jokers)

    def with_share(self, cast: Opening, share: Share) -> Opening:
        """Return the opening with one more meld."""
        rank, naturals, twos, jokers = share
        weights, values = self.weights, self.values
        price = weights.open_natural * naturals + weights.open_two * twos + weights.open_joker * jokers
        return Opening(
            (*cast.shares, share),
            cast.cost + price + 0.01,  # of two equal prices, the fewer melds
            cast.cards + naturals + twos + jokers,
            cast.points + values[rank] * naturals + values[TWO] * twos + values[JOKER_RANK] * jokers,
        )

    def shares(self, rank: int, twos: int, jokers: int) -> list[Share]:
        """Return what may be laid down of a rank: all naturals, or just a pair with the top card."""
        held, rules = self.hand[rank], self.rules
        with_top = rank == self.top
        found = []
        if held + with_top >= rules.meld_size:
            found.append(Share(rank, held, 0, 0))
        if with_top and held > rules.min_naturals:
            found.append(Share(rank, rules.min_naturals, 0, 0))
        for wilds in range(1, min(rules.max_wild, twos + jokers) + 1):
            if held + with_top + wilds >= rules.meld_size:
                found += [
                    Share(rank, held, wilds - joker, joker)
                    for joker in range(min(wilds, jokers) + 1)
                    if wilds - joker <= twos
                ]
        return found
