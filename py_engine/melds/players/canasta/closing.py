"""Whether to end the deal now: what going out is worth, and what to tell a partner who asks."""

from melds.canasta.acts import Group
from melds.canasta.melding import after, melds_of
from melds.canasta.scoring import table_points
from melds.players.canasta.sight import Sight
from melds.players.canasta.weights import Weights
from melds.players.choice import Reason, because

CAUGHT = 11
"""Points that a card in another's hand is taken to cost."""


def worth(sight: Sight, weights: Weights, groups: tuple[Group, ...]) -> float:
    """Return how much going out with these groups is worth; above 0 it is done."""
    value = weights.out + weights.out_their_cards * sight.their_cards
    value += weights.out_partner_cards * sight.partner_cards
    value += weights.out_stock * sight.stock + weights.out_pile * sight.pile_size
    if not sight.theirs.opened:
        value += weights.out_red_threes * len(sight.view.red3[_their_side(sight)]) + weights.out_unopened
    return value + _match(sight, weights, groups)


def _their_side(sight: Sight) -> int:
    return sight.rules.side_of(sight.next_seat)


def _match(sight: Sight, weights: Weights, groups: tuple[Group, ...]) -> float:
    """Return what going out does to the match: wins it, loses it, or forestalls the opponents."""
    ours, theirs = totals_after(sight, groups)
    target = sight.rules.target
    if ours >= target and ours > theirs + 50:
        return weights.out_match
    if theirs >= target and theirs > ours:
        return -weights.out_match if sight.stock > 6 else 0.0
    if theirs < target and sight.theirs.has_canasta and sight.stock < 20:
        return weights.out_race
    return 0.0


def totals_after(sight: Sight, groups: tuple[Group, ...]) -> tuple[int, int]:
    """Return both sides' totals if this seat goes out now, cards in others' hands at `CAUGHT` points each."""
    view, side = sight.view, sight.side
    laid = after(sight.rules, melds_of(view, sight.seat), groups)
    position = view._replace(melds=tuple([laid if each == side else melds for each, melds in enumerate(view.melds)]))
    other = _their_side(sight)
    ours = view.scores[side] + sum(table_points(position, side)) + sight.rules.out_bonus
    theirs = view.scores[other] + sum(table_points(position, other))
    return ours - CAUGHT * sight.partner_cards, theirs - CAUGHT * sight.their_cards


def going_out(sight: Sight, groups: tuple[Group, ...]) -> tuple[Reason, ...]:
    """Return why one goes out: the cards they are caught with, and the match if it is won."""
    reasons = [because("goes-out", count=sight.their_cards)]
    ours, theirs = totals_after(sight, groups)
    if ours >= sight.rules.target and ours > theirs:
        reasons.append(because("wins-match", total=ours))
    elif not sight.theirs.opened:
        reasons.append(because("catches-unopened", reds=len(sight.view.red3[_their_side(sight)])))
    return tuple(reasons)


def answer(sight: Sight, weights: Weights) -> tuple[bool, tuple[Reason, ...]]:
    """Return whether the partner may go out, and why, by what this hand would be caught with."""
    values, mine = sight.rules.values, sight.mine
    points = sum([count * values[kind] for kind, count in enumerate(sight.hand[:14]) if count and not mine.size(kind)])
    if points <= weights.yes_points:
        return True, (because("few-points", points=points),)
    if sight.held <= weights.yes_cards:
        return True, (because("few-cards", count=sight.held),)
    if sight.stock < weights.yes_stock:
        return True, (because("stock-low", stock=sight.stock),)
    return False, (because("caught-with-much", points=points, count=sight.held),)
