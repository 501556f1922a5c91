"""Chapter C6, ending the deal: going out, asking first, going out concealed, the exhausted stock."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from melds.canasta.acts import Group, group
from melds.canasta.melding import after, is_set_of_black_threes, melds_of
from melds.canasta.rules import BLACK_THREES, RED_THREES, RuleSet, is_wild
from melds.canasta.state import Asked, Melds, Position, View, canastas
from melds.cards import HIDDEN, THREE, Card, Cards, rank_of, without
from melds.verdict import Refusal, refuse


class WayOut(NamedTuple):
    """Groups that empty a hand, and the card to discard, or None (C6.1)."""

    groups: tuple[Group, ...]
    discard: Card | None


def way_out(rules: RuleSet, hand: Cards, melds: Melds, *, discard: bool = True) -> WayOut | None:
    """Return a way to get rid of `hand`, or None if there is none (C6.1, C6.2).

    Exact, but for a forgotten red three with the stock gone: it is then counted as if a replacement
    had to be discarded, which is too cautious and never promises what cannot be done.

    `discard` says whether one card may be kept for the pile. A forgotten red three in the hand is
    tabled first and its unknown replacement is that card; a hidden card can only be that card too.
    The minimum is not looked at.
    """
    if hand.count(HIDDEN) > 1:
        return None
    reds = sum([card in RED_THREES for card in hand])
    if reds:
        if reds > 1 or not discard:
            return None
        hand = tuple([card for card in hand if card not in RED_THREES])
    stuck = _stuck(rules, hand, melds)
    if not stuck:
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
    least = {meld.rank: 1 for meld in melds}
    least[THREE] = rules.meld_size
    stuck = {rank for rank, count in held.items() if count < least.get(rank, rules.min_naturals)}
    return tuple([card for card in hand if card == HIDDEN or (card >> 2 in stuck and not is_wild(card))])


def _meld_all(rules: RuleSet, hand: Cards, melds: Melds) -> tuple[Group, ...] | None:
    """Return groups that lay down the whole hand and leave enough canastas on the table, or None."""
    wilds = [card for card in hand if is_wild(card)]
    naturals = Counter(rank_of(card) for card in hand if not is_wild(card))
    threes = naturals.pop(THREE, 0)
    if threes not in {0, 3, 4}:
        return None
    on_table = {meld.rank: meld for meld in melds}
    shares: dict[int, int] = {}
    room: dict[int, int] = {}
    short: dict[int, int] = {}
    for rank in {*naturals, *on_table}:
        held = naturals[rank]
        meld = on_table.get(rank)
        base = held + (len(meld.cards) if meld else 0)
        if rank == THREE:
            continue
        if meld is None and held < rules.min_naturals:
            return None
        shares[rank] = max(0, rules.meld_size - base)
        room[rank] = rules.max_wild - (meld.wilds if meld else 0)
        if shares[rank] > room[rank]:
            return None
        short[rank] = max(shares[rank], rules.canasta_size - base)
    spread = _spread(rules, len(wilds), shares, room, short)
    if spread is None:
        return None
    return _groups(hand, wilds, spread, threes)


def _spread(
    rules: RuleSet, wilds: int, shares: dict[int, int], room: dict[int, int], short: dict[int, int]
) -> dict[int, int] | None:
    """Spread `wilds` wild cards over ranks so that every meld is legal and enough are canastas."""
    spare = wilds - sum(shares.values())
    if spare < 0 or wilds > sum(room.values()):
        return None
    made = 0
    for rank in sorted(short, key=lambda each: (short[each] - shares[each], -each)):
        if made >= rules.canastas_to_go_out:
            break
        extra = short[rank] - shares[rank]
        if short[rank] > room[rank] or extra > spare:
            continue
        shares[rank] += extra
        spare -= extra
        made += 1
    if made < rules.canastas_to_go_out:
        return None
    for rank in sorted(room, key=lambda each: (_is_pure(rules, each, shares, room, short), -each)):
        extra = min(spare, room[rank] - shares[rank])
        shares[rank] += extra
        spare -= extra
    return shares


def _is_pure(
    rules: RuleSet, rank: int, shares: dict[int, int], room: dict[int, int], short: dict[int, int]
) -> bool:
    """Return whether a rank is a natural canasta as it stands, which a wild card would spoil."""
    return short[rank] == shares[rank] == 0 and room[rank] == rules.max_wild


def _groups(
    hand: Cards, wilds: list[Card], spread: dict[int, int], threes: int
) -> tuple[Group, ...]:
    made = []
    for rank in sorted(spread, reverse=True):
        taken, wilds = wilds[: spread[rank]], wilds[spread[rank] :]
        cards = [card for card in hand if rank_of(card) == rank] + taken
        if cards:
            made.append(group(cards, rank))
    if threes:
        made.append(group([card for card in hand if card in BLACK_THREES], THREE))
    return tuple(made)


def leaving(view: View, hand: Cards, laid: Sequence[Group]) -> Iterator[Refusal]:
    """Yield what speaks against an act that melds `laid` and leaves `hand` (C6.2, C6.3, C6.6, C6.16)."""
    rules, melds = view.rules, after(melds_of(view, view.seat), laid)
    keeps = sum([card not in RED_THREES for card in hand])
    threes = [each for each in laid if each.rank == THREE]
    if len(hand) > 1 and keeps and not threes and not bound(view):
        return
    out = way_out(rules, hand, melds)
    if out is None:
        for each in threes:
            if is_set_of_black_threes(each):
                yield refuse("C4.7", threes=len(each.cards), wilds=0)
    if not hand and out is None:
        yield refuse("C6.2", canastas=canastas(rules, melds), needs=rules.canastas_to_go_out)
    elif (len(hand) == 1 and out is None) or (hand and not keeps and not view.stock):
        yield refuse("C6.3", left=keeps, needs=2)
    if view.asked is Asked.NO and out is not None and (len(hand) <= 1 or threes):
        yield refuse("C6.6", answer="no")
    if out is None:
        yield from must_go_out(view)


def must_go_out(view: View) -> Iterator[Refusal]:
    """Yield what binds the seat to go out in this turn, for an act that would not (C6.6, C6.16)."""
    if view.asked is Asked.YES:
        yield refuse("C6.6", answer="yes")
    if view.bound_out:
        yield refuse("C6.16")


def bound(view: View) -> bool:
    """Return whether the seat in turn must go out in this turn."""
    return view.asked is Asked.YES or view.bound_out


def discarding(view: View) -> Iterator[Refusal]:
    """Yield what speaks against ending the turn with a discard (C6.2, C6.3, C6.6, C6.16)."""
    left = len(view.hands[view.seat]) - 1
    has, needs = canastas(view.rules, melds_of(view, view.seat)), view.rules.canastas_to_go_out
    if left > 0:
        yield from must_go_out(view)
    elif has < needs:
        yield refuse("C6.2", canastas=has, needs=needs)
        yield refuse("C6.3", left=left, needs=1)
    elif view.asked is Asked.NO:
        yield refuse("C6.6", answer="no")


def drawing(view: View) -> Iterator[Refusal]:
    """Yield what speaks against drawing: no stock (C6.11), or a promise to go out (C6.6)."""
    if not view.stock:
        yield refuse("C6.11")
    hand = view.hands[view.seat]
    if bound(view):
        whole = way_out(view.rules, hand, melds_of(view, view.seat), discard=False)
        if whole is None or view.rules.draws > 1:
            yield from must_go_out(view)


def concealed(position: Position) -> bool:
    """Return whether the seat in turn, going out now, does so concealed (C6.8)."""
    if position.melded[position.turn]:
        return False
    return canastas(position.rules, after((), position.laid)) > 0
