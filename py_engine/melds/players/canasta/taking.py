"""Taking the pile: with which cards, what the pile is worth to this hand, and why it is left lying."""

from collections.abc import Iterator
from typing import NamedTuple

from melds.canasta.acts import TakePile, rank_letter
from melds.canasta.choices import Share, Stash, takes
from melds.canasta.melding import opening_needs
from melds.canasta.pile import frozen_against, is_blocked, rest_of
from melds.canasta.rules import BLACK_THREES
from melds.cards import JOKER_RANK, THREE, TWO, rank_of, write_card
from melds.players.canasta.opening import cheapest
from melds.players.canasta.sight import Sight
from melds.players.canasta.weights import Weights
from melds.players.choice import Reason, because

FORCED = 1e6
"""The worth of a pile that has to be taken."""
BIG = 8
"""A pile of this many cards is called big."""


class Taking(NamedTuple):
    """A way to take the pile, or None, its worth, and the reasons for it or against it."""

    act: TakePile | None
    worth: float
    reasons: tuple[Reason, ...]


def weigh(sight: Sight, weights: Weights) -> Taking:
    """Return the best way to take the pile; it is worth taking above 0."""
    if not sight.pile_size:
        return Taking(None, 0, (because("pile-empty"),))
    if sight.held == sight.pile_size == 1:
        return Taking(None, 0, (because("last-card-cannot-take"),))
    top = sight.view.pile[-1]
    if is_blocked(sight.view):
        return Taking(None, 0, (because("pile-blocked", card=write_card(top)),))
    if sight.mine.opened:
        return _opened(sight, weights, rank_of(top))
    return _opening(sight, weights, rank_of(top))


def _opening(sight: Sight, weights: Weights, top: int) -> Taking:
    """Weigh opening with the pile: a pair for the top card, and the minimum."""
    if sight.hand[top] < 2:
        return Taking(None, 0, (because("no-pair-to-open", rank=rank_letter(top)),))
    needs = opening_needs(sight.view) or 0
    most = sight.held + len(rest_of(sight.view)) - 2
    found = cheapest(sight, weights, needs, most=most, top=top)
    if found is None:
        return Taking(None, 0, (because("short-of-opening", needs=needs),))
    worth = weights.take_unopened + _worth(sight, weights, top) - weights.take_opening_cost * found.cost
    if sight.theirs.opened:
        worth += weights.open_after_them
    opens = because("opens-with", has=found.points, needs=needs)
    return Taking(_act(sight, found.shares), worth, _reasons(sight, top, worth, opens))


def _opened(sight: Sight, weights: Weights, top: int) -> Taking:
    """Weigh taking for a side that has opened: by adding, with a pair, with one and a wild card."""
    melded = sight.mine.size(top)
    shut = frozen_against(sight.view, sight.side)
    worth = weights.take + _worth(sight, weights, top)
    if melded and not shut and _may_keep(sight, 0):
        adds = because("adds-top", rank=rank_letter(top))
        if not sight.stock:
            return Taking(TakePile(()), FORCED, (because("must-take", rank=rank_letter(top)),))
        worth += weights.take_adds
        return Taking(TakePile(()), worth, _reasons(sight, top, worth, adds))
    share = _share(sight, top, melded=bool(melded), shut=shut)
    if share is None:
        rank = rank_letter(top)
        against = because("no-pair-for-frozen", rank=rank) if shut else because("nothing-fits-top", rank=rank)
        return Taking(None, 0, (against,))
    if share.wilds:
        worth -= weights.take_pays_wild * (1 + 0.6 * share.jokers)
        pays = because("pays-wild", rank=rank_letter(top))
    else:
        worth -= weights.take_pays_pair
        pays = because("pair-takes", rank=rank_letter(top))
    return Taking(_act(sight, (share,)), worth, _reasons(sight, top, worth, pays))


def _share(sight: Sight, top: int, *, melded: bool, shut: bool) -> Share | None:
    """Return what goes with the top card: all naturals, a pair, or one and a wild card."""
    held = sight.hand[top]
    if held >= 2:
        for naturals in (2 if melded else held, 2):
            if _may_keep(sight, naturals):
                return Share(top, naturals, 0, 0)
    elif held == 1 and sight.wilds and not melded and not shut and _may_keep(sight, 2):
        twos = min(1, sight.hand[TWO])
        return Share(top, 1, twos, 1 - twos)
    return None


def _may_keep(sight: Sight, used: int) -> bool:
    """Return whether enough stays in the hand after taking, or a canasta lets it go out."""
    left = sight.held - used + len(rest_of(sight.view))
    return left >= 2 or sight.mine.has_canasta


def _worth(sight: Sight, weights: Weights, top: int) -> float:
    """Return what the cards of the pile are worth to this hand."""
    hand, pile = sight.hand, sight.pile
    worth = weights.take_card * (1 + 0.3 * pile[THREE])
    worth += weights.take_wild * (pile[TWO] + 1.6 * pile[JOKER_RANK])
    for rank in sight.rules.ranks:
        count = pile[rank] - (rank == top)
        if count > 0:
            worth += count * (weights.take_card + _fit(sight, weights, rank, hand[rank], count))
    return worth + (weights.take_late if sight.late else 0)


def _fit(sight: Sight, weights: Weights, rank: int, held: int, count: int) -> float:
    """Return what one card of the pile is worth above any card."""
    if sight.mine.size(rank):
        return weights.take_melded
    if held:
        return weights.take_paired if held > 1 else weights.take_matched
    return weights.take_twins if count > 1 else 0


def _reasons(sight: Sight, top: int, worth: float, how: Reason) -> tuple[Reason, ...]:
    """Return why the pile is taken, or that it is not worth it."""
    if worth <= 0:
        return (because("pile-not-worth", count=sight.pile_size),)
    count = sight.pile_size
    reasons = [because("takes-big-pile", count=count) if count >= BIG else because("takes-pile", count=count), how]
    if sight.pile_wilds:
        reasons.append(because("pile-has-wilds", count=sight.pile_wilds))
    fits = sum(
        [sight.pile[rank] - (rank == top) for rank in sight.rules.ranks if sight.hand[rank] or sight.mine.size(rank)]
    )
    if fits > 1:
        reasons.append(because("pile-fits", count=fits))
    return tuple(reasons)


def _act(sight: Sight, shares: tuple[Share, ...]) -> TakePile:
    return TakePile(Stash(sight.view.hands[sight.seat]).groups(shares))


def blocked_ways(sight: Sight) -> Iterator[TakePile]:
    """Yield takes of a black three, which the rules may allow solely to go out (C5.8)."""
    view = sight.view
    if view.pile and view.pile[-1] in BLACK_THREES and sight.hand[THREE] >= 2:
        yield from takes(view, further=False)
