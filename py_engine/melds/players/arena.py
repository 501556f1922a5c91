"""Matches between players, and duplicate matches: the same packs again with the sides swapped.

Plain functions of seeds and figures; who wants all cores maps `duplicate` over a process pool.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from melds.canasta import CANASTA
from melds.canasta.acts import Deal
from melds.canasta.rules import RuleSet
from melds.canasta.scoring import winner
from melds.players.choice import Player

LONGEST = 60
"""Deals after which a match that nobody wins is stopped; the side ahead has it."""


class Match(NamedTuple):
    """How a match ended: the sides' totals, and how many deals it took."""

    totals: tuple[int, ...]
    deals: int

    @property
    def winner(self) -> int:
        """The side with the highest total."""
        return self.totals.index(max(self.totals))


class Pair(NamedTuple):
    """A duplicate match from the first player's side: wins of two, points a deal over both."""

    seed: str
    wins: int
    points: float
    deals: int


def shuffled(rules: RuleSet, rng: Random) -> Deal:
    """Return a shuffled and cut pack as an act."""
    pack = list(rules.pack)
    rng.shuffle(pack)
    return CANASTA.deal(tuple(pack), rng.randrange(1, len(pack)))


def play_match(rules: RuleSet, players: Sequence[Player], seed: str) -> Match:
    """Play a match; `players` sit in seat order, `seed` settles every pack, the dealer and their chance."""
    state = CANASTA.start(rules, Random(f"{seed} dealer").randrange(rules.seats))
    deals, totals = 0, (0,) * rules.sides
    while deals < LONGEST and winner(rules, totals) is None:
        deals += 1
        state, _ = CANASTA.play(state, shuffled(rules, Random(f"{seed} {deals}")))
        rng = Random(f"{seed} {deals} players")
        while state.to_act >= 0:
            seat = state.to_act
            choice = players[seat].choose(CANASTA.view(state, seat), rng, lambda: True)
            state, _ = CANASTA.play(state, choice.act)
        totals = tuple([sum(side) for side in zip(*state.past, strict=True)])
    return Match(totals, deals)


def duplicate(rules: RuleSet, first: Player, second: Player, seed: str) -> Pair:
    """Play a match twice with the same packs, the sides of `first` and `second` swapped."""
    wins = points = deals = 0
    for side in (0, 1):
        players = [first if rules.side_of(seat) == side else second for seat in range(rules.seats)]
        match = play_match(rules, players, seed)
        wins += match.winner == side
        points += match.totals[side] - match.totals[1 - side]
        deals += match.deals
    return Pair(seed, wins, points / deals, deals)


def summary(pairs: Sequence[Pair], rng: Random, rounds: int = 2000) -> Mapping[str, float]:
    """Return the share of matches won and the points a deal, each with a bootstrap 95 % interval over pairs."""
    shares, points = _figures(pairs)
    drawn = sorted([_figures(rng.choices(pairs, k=len(pairs))) for _ in range(rounds)])
    by_points = sorted([figure[1] for figure in drawn])
    low, high = round(0.025 * rounds), round(0.975 * rounds) - 1
    return {
        "won": shares,
        "won_low": drawn[low][0],
        "won_high": drawn[high][0],
        "points": points,
        "points_low": by_points[low],
        "points_high": by_points[high],
        "matches": 2 * len(pairs),
        "deals": sum([pair.deals for pair in pairs]),
    }


def _figures(pairs: Sequence[Pair]) -> tuple[float, float]:
    """Return the share of matches won, and points a deal weighted by deals."""
    won = sum([pair.wins for pair in pairs]) / (2 * len(pairs))
    points = sum([pair.points * pair.deals for pair in pairs])
    return won, points / sum([pair.deals for pair in pairs])
