"""Matches of any game between players, and duplicate matches: the same packs again with the sides swapped.

Plain functions of names, seeds and figures; who wants all cores maps `duplicate` over a process pool.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from melds.game import Game, load
from melds.players import Player, points

LONGEST = 60
"""Deals after which a match that nobody wins is stopped; the side ahead has it."""


class Match(NamedTuple):
    """How a match ended: the points each side made, and how many deals it took."""

    totals: tuple[int, ...]
    deals: int

    @property
    def winner(self) -> int:
        """The side with the most points."""
        return self.totals.index(max(self.totals))


class Pair(NamedTuple):
    """A duplicate match from the first player's side: wins of two, points a deal over both."""

    seed: str
    wins: int
    points: float
    deals: int


def shuffled(game: Game[Any, Any, Any, Any], rules: Any, rng: Random) -> Any:  # noqa: ANN401 - the game's own
    """Return a shuffled and cut pack as an act."""
    pack = list(rules.pack)
    rng.shuffle(pack)
    return game.deal(tuple(pack), rng.randrange(1, len(pack)))


def play_match(
    name: str, rules: Any, players: Sequence[Player[Any, Any]], seed: str, longest: int = LONGEST  # noqa: ANN401
) -> Match:
    """Play a match of the game of that name, or its first `longest` deals.

    `players` sit in seat order; `seed` settles every pack, the dealer and the players' chance.
    """
    game = load(name)
    state = game.start(rules, Random(f"{seed} dealer").randrange(rules.seats), ())
    deals = 0
    while deals < longest and state.step.value != "over":
        deals += 1
        state, _ = game.play(state, shuffled(game, rules, Random(f"{seed} {deals}")))
        rng = Random(f"{seed} {deals} players")
        while state.to_act >= 0:
            seat = state.to_act
            choice = players[seat].choose(game.view(state, seat), rng, lambda: True)
            state, _ = game.play(state, choice.act)
    return Match(points(name, state), deals)


def duplicate(  # noqa: PLR0913, PLR0917 - each is a plain figure
    name: str, rules: Any, first: Player[Any, Any], second: Player[Any, Any], seed: str, longest: int = LONGEST  # noqa: ANN401
) -> Pair:
    """Play a match twice with the same packs, the sides of `first` and `second` swapped.

    With `longest` at 1 a single deal is played twice.
    """
    wins = made = deals = 0
    for side in (0, 1):
        seated = [first if rules.side_of(seat) == side else second for seat in range(rules.seats)]
        match = play_match(name, rules, seated, seed, longest)
        wins += match.winner == side
        made += match.totals[side] - match.totals[1 - side]
        deals += match.deals
    return Pair(seed, wins, made / deals, deals)


def summary(pairs: Sequence[Pair], rng: Random, rounds: int = 2000) -> Mapping[str, float]:
    """Return the share of matches won and the points a deal, each with a bootstrap 95 % interval over pairs."""
    shares, gained = _figures(pairs)
    drawn = sorted([_figures(rng.choices(pairs, k=len(pairs))) for _ in range(rounds)])
    by_points = sorted([figure[1] for figure in drawn])
    low, high = round(0.025 * rounds), round(0.975 * rounds) - 1
    return {
        "won": shares,
        "won_low": drawn[low][0],
        "won_high": drawn[high][0],
        "points": gained,
        "points_low": by_points[low],
        "points_high": by_points[high],
        "matches": 2 * len(pairs),
        "deals": sum([pair.deals for pair in pairs]),
    }


def _figures(pairs: Sequence[Pair]) -> tuple[float, float]:
    """Return the share of matches won, and points a deal weighted by deals."""
    won = sum([pair.wins for pair in pairs]) / (2 * len(pairs))
    gained = sum([pair.points * pair.deals for pair in pairs])
    return won, gained / sum([pair.deals for pair in pairs])
