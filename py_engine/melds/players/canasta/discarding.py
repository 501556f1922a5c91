"""The discard: what each kind of card would give the other side, what it is worth kept, and why."""

from typing import NamedTuple

from melds.canasta.accidents import discardable
from melds.canasta.acts import rank_letter
from melds.cards import JOKER_RANK, THREE, TWO, Card, write_card
from melds.players.canasta.danger import NextPlayer
from melds.players.canasta.sight import Sight, card_of, of_kind
from melds.players.canasta.weights import Weights
from melds.players.choice import Reason, because

SAFE = 0.12
"""Below this chance that the next player can take it, a card is called safe."""


class Price(NamedTuple):
    """What discarding a kind costs; the least is thrown."""

    kind: int
    danger: float
    """The chance, more or less, that the next player can take it; below 0 where taking would cost dear."""
    gift: float
    """That danger times what the pile is worth."""
    keep: float
    """What the card is worth to this hand."""
    points: float
    """Its card points, in the same unit; less late in the deal."""

    @property
    def total(self) -> float:
        """The whole price."""
        return self.gift + self.keep + self.points


def prices(sight: Sight, weights: Weights) -> list[Price]:
    """Return the price of every kind in the hand, cheapest first."""
    next_player = NextPlayer(sight, weights)
    late = weights.late_points / 10 if sight.stock < 10 else 0
    pile = weights.pile_price + weights.pile_card * (sight.pile_size + 2 * sight.pile_wilds)
    found = []
    offered = sight.discardable
    for kind in (*sight.rules.ranks, THREE, TWO, JOKER_RANK):
        if not offered[kind]:
            continue
        points = -late * sight.rules.values[kind]
        if kind == THREE:
            keep = weights.keep_black_three - (1 if sight.stock < 8 else 0)
            found.append(Price(kind, 0, 0, keep, points))
        elif kind in {TWO, JOKER_RANK}:
            found.append(Price(kind, 0, 0, _keep_wild(sight, weights, kind), points))
        else:
            danger = next_player.danger(kind, sight.unseen[kind])
            keep = _keep(sight, weights, kind, sight.unseen[kind])
            points += weights.keep_points * sight.rules.values[kind]
            found.append(Price(kind, danger, danger * pile, keep, points))
    return sorted(found, key=_total)


def _total(price: Price) -> float:
    return price.gift + price.keep + price.points


def _keep(sight: Sight, weights: Weights, rank: int, unseen: int) -> float:
    held = sight.hand[rank]
    if sight.mine.size(rank):
        return weights.keep_melded
    if held > 2:
        return weights.keep_triple
    return (weights.keep_pair if held == 2 else weights.keep_single) + weights.keep_live * unseen


def _keep_wild(sight: Sight, weights: Weights, kind: int) -> float:
    keep = weights.keep_two if kind == TWO else weights.keep_joker
    if sight.view.frozen:
        return keep
    if sight.theirs.opened and not sight.mine.opened:
        keep -= weights.freeze_unopened
    return keep - weights.freeze_pile * sight.pile_size - weights.freeze_hands * (sight.their_cards - 12)


def card(sight: Sight, price: Price) -> Card:
    """Return the card of that kind to be thrown."""
    return card_of(discardable(sight.view), price.kind)


def reasons(sight: Sight, weights: Weights, ranked: list[Price]) -> list[Reason]:
    """Return why the first of these prices is thrown rather than another."""
    best = ranked[0]
    if sight.held == 1:
        return [because("last-card")]
    if best.kind == THREE:
        return [because("black-three-stops")]
    if best.kind in {TWO, JOKER_RANK}:
        if sight.view.frozen or len(ranked) == 1 or all(price.kind in {TWO, JOKER_RANK} for price in ranked):
            return [because("only-wilds-left", card=write_card(card(sight, best)))]
        return [because("freezes", card=write_card(card(sight, best)))]
    if not weights.danger_meld:
        return [because("cheapest", rank=rank_letter(best.kind))]
    return [_risk(sight, best), *_rivals(sight, ranked)]


def _risk(sight: Sight, best: Price) -> Reason:
    """Say how dangerous the discard is."""
    rank, every = rank_letter(best.kind), of_kind(sight.rules, best.kind)
    if not sight.theirs.opened:
        return because("they-have-not-opened")
    if best.danger > SAFE:
        return because("least-danger", rank=rank)
    if sight.view.frozen:
        return because("safe-while-frozen", rank=rank)
    return because("safe-discard", rank=rank, seen=every - sight.unseen[best.kind], every=every)


def _rivals(sight: Sight, ranked: list[Price]) -> list[Reason]:
    """Say which card was not thrown, and for what."""
    best, found = ranked[0], []
    natural = [price for price in ranked if price.kind in sight.rules.ranks]
    tempting = min(natural, key=_without_danger)
    if _without_danger(tempting) < _without_danger(best) and tempting.kind != best.kind:
        seat = sight.rules.seat_name(sight.next_seat)
        found.append(because("danger-passed", rank=rank_letter(tempting.kind), seat=seat))
    useless = min(natural, key=_without_keep)
    if _without_keep(useless) < _without_keep(best) and useless.kind not in {best.kind, tempting.kind}:
        found.append(_kept(sight, useless.kind))
    if sight.stock < 10 and sight.rules.values[best.kind] >= 10:
        found.append(because("sheds-points", points=sight.rules.values[best.kind]))
    elif not found and sight.hand[best.kind] == 1 and not sight.mine.size(best.kind):
        found.append(because("lone-card", rank=rank_letter(best.kind)))
    return found


def _without_danger(price: Price) -> float:
    return price.keep + price.points


def _without_keep(price: Price) -> float:
    return price.gift + price.points


def _kept(sight: Sight, kind: int) -> Reason:
    """Say what a card is kept for."""
    if sight.mine.size(kind):
        return because("keeps-for-meld", rank=rank_letter(kind))
    if sight.hand[kind] == 2:
        return because("keeps-pair", rank=rank_letter(kind))
    if sight.hand[kind] > 2:
        return because("keeps-triple", rank=rank_letter(kind))
    return because("keeps-live", rank=rank_letter(kind))
