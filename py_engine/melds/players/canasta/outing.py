"""Going out: of the ways to empty the hand the one that scores most."""

from collections.abc import Iterator
from typing import NamedTuple

from melds.canasta.acts import Group
from melds.canasta.choices import Share, Stash
from melds.cards import JOKER_RANK, THREE, TWO
from melds.players.canasta.sight import Sight

NOTHING = -1
"""Stands for "no discard" among the kinds of cards to discard."""


class Outing(NamedTuple):
    """Melds that empty the hand but for the discard, and its kind or `NOTHING`."""

    shares: tuple[Share, ...]
    discard: int


class _Spread(NamedTuple):
    """The cards to be laid down: naturals by rank, wild cards by rank, twos and jokers left for them."""

    naturals: dict[int, int]
    wilds: dict[int, int]
    twos: int
    jokers: int


def best_way(sight: Sight) -> Outing | None:
    """Return the way out with the most canasta points, or None if none is found.

    It is quick and nearly complete; `ending.way_out` is the law where a seat is bound to go out.
    """
    best, most = None, -1
    for discard in _discards(sight):
        spread = _spread(sight, discard)
        if spread is None:
            continue
        cost = 0 if discard == NOTHING else sight.rules.values[discard]
        points = 1_000_000 + 10 * _bonus(sight, spread) - cost
        if points > most:
            best, most = Outing(_shares(sight, spread, discard), discard), points
    return best


def _discards(sight: Sight) -> Iterator[int]:
    """Yield the kinds that may be left for the discard; nothing where no way out can be."""
    hand, rules = sight.hand, sight.rules
    singles = [rank for rank in rules.ranks if hand[rank] and not sight.mine.size(rank) and hand[rank] == 1]
    threes = hand[THREE]
    if threes in {1, 2}:
        singles += [THREE] * threes
    if len(singles) > 1:
        return
    if singles:
        yield singles[0]
        return
    yield NOTHING
    if hand[JOKER_RANK]:
        yield JOKER_RANK
    if hand[TWO]:
        yield TWO
    if threes > rules.meld_size:
        yield THREE
    for rank in rules.ranks:
        if hand[rank] and (sight.mine.size(rank) or hand[rank] > rules.meld_size):
            yield rank


def _spread(sight: Sight, discard: int) -> _Spread | None:
    """Return all cards but the discard as melds, wild cards where they make canastas, or None."""
    rules, mine = sight.rules, sight.mine
    twos = sight.hand[TWO] - (discard == TWO)
    jokers = sight.hand[JOKER_RANK] - (discard == JOKER_RANK)
    naturals = {}
    for rank in rules.ranks:
        held = sight.hand[rank] - (discard == rank)
        if held or mine.size(rank):
            naturals[rank] = held
    wilds = {rank: max(0, rules.meld_size - held - mine.size(rank)) for rank, held in naturals.items()}
    spread = _Spread(naturals, wilds, twos, jokers)
    spare = twos + jokers - sum(wilds.values())
    room = sum([rules.max_wild - mine.wilds[rank] for rank in naturals])
    if spare < 0 or room < twos + jokers:
        return None
    spare = _finish_canastas(sight, spread, spare)
    if sum([_is_canasta(sight, spread, rank) for rank in naturals]) < rules.canastas_to_go_out:
        return None
    return spread if _spend(sight, spread, spare) == 0 else None


def _finish_canastas(sight: Sight, spread: _Spread, spare: int) -> int:
    """Turn melds into canastas, those that lack least first. Return the wild cards left."""
    rules, mine = sight.rules, sight.mine
    while spare > 0:
        lacks = [
            (rules.canasta_size - size, rank)
            for rank, held in spread.naturals.items()
            if (size := held + mine.size(rank) + spread.wilds[rank]) < rules.canasta_size
            and held + mine.naturals[rank] >= rules.canasta_size - rules.max_wild
        ]
        lack, rank = min(lacks, default=(spare + 1, 0))
        if lack > spare:
            break
        spread.wilds[rank] += lack
        spare -= lack
    return spare


def _spend(sight: Sight, spread: _Spread, spare: int) -> int:
    """Lay spare wild cards where they spoil no natural canasta, if they can. Return those left."""
    pure = [rank for rank in spread.naturals if _bonus_of(sight, spread, rank) == sight.rules.natural_bonus]
    for rank in [rank for rank in spread.naturals if rank not in pure] + pure:
        more = min(spare, sight.rules.max_wild - sight.mine.wilds[rank] - spread.wilds[rank])
        spread.wilds[rank] += more
        spare -= more
    return spare


def _is_canasta(sight: Sight, spread: _Spread, rank: int) -> bool:
    rules, mine = sight.rules, sight.mine
    return rules.is_canasta(
        mine.naturals[rank] + spread.naturals[rank], mine.wilds[rank] + spread.wilds[rank]
    )


def _bonus_of(sight: Sight, spread: _Spread, rank: int) -> int:
    if not _is_canasta(sight, spread, rank):
        return 0
    mixed = sight.mine.wilds[rank] + spread.wilds[rank]
    return sight.rules.mixed_bonus if mixed else sight.rules.natural_bonus


def _bonus(sight: Sight, spread: _Spread) -> int:
    return sum([_bonus_of(sight, spread, rank) for rank in spread.naturals])


def _shares(sight: Sight, spread: _Spread, discard: int) -> tuple[Share, ...]:
    twos, shares = spread.twos, []
    for rank, naturals in spread.naturals.items():
        wilds = spread.wilds[rank]
        if naturals or wilds:
            low = min(wilds, twos)
            twos -= low
            shares.append(Share(rank, naturals, low, wilds - low))
    threes = sight.hand[THREE] - (discard == THREE)
    if threes:
        shares.append(Share(THREE, threes, 0, 0))
    return tuple(shares)


def groups_of(sight: Sight, shares: tuple[Share, ...]) -> tuple[Group, ...]:
    """Return shares of the hand as groups of cards."""
    return Stash(sight.view.hands[sight.seat]).groups(shares)
