"""Which melds and takes a hand offers before the rules are asked, and whether any of them is legal.

Cards of one rank differ by suit only, which no rule asks for, so candidates count naturals, twos and
jokers, and pick faces in order at the end.
"""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from melds.canasta import pile
from melds.canasta.acts import Group, Meld, TakePile, group
from melds.canasta.melding import melds_of, opening, opening_needs
from melds.canasta.rules import BLACK_THREES, BlackThree, is_wild
from melds.canasta.state import Asked, Step, View, canastas
from melds.canasta.wayout import WayOut, way_out
from melds.cards import HIDDEN, JOKER, JOKER_RANK, THREE, TWO, Card, Cards, rank_of


class Share(NamedTuple):
    """So many naturals, twos and jokers of a hand for the meld of one rank."""

    rank: int
    naturals: int
    twos: int
    jokers: int

    @property
    def wilds(self) -> int:
        """Twos and jokers together."""
        return self.twos + self.jokers


class Stash:
    """A hand sorted for melding: naturals by rank, twos, jokers."""

    def __init__(self, hand: Cards) -> None:
        self.naturals: dict[int, list[Card]] = {}
        self.twos: list[Card] = []
        self.jokers = 0
        for card in reversed(hand):
            rank = rank_of(card)
            if card == JOKER:
                self.jokers += 1
            elif rank == TWO:
                self.twos.append(card)
            elif rank != THREE and card != HIDDEN:
                self.naturals.setdefault(rank, []).append(card)
        self.blacks = [card for card in hand if card in BLACK_THREES]

    def groups(self, shares: tuple[Share, ...]) -> tuple[Group, ...]:
        """Return the groups that these shares make, each wild card used once."""
        twos, made = list(self.twos), []
        for rank, naturals, count, jokers in shares:
            source = self.blacks if rank == THREE else self.naturals.get(rank, [])
            cards = source[:naturals] + twos[:count] + [JOKER] * jokers
            twos = twos[count:]
            made.append(group(cards, rank))
        return tuple(made)


def melds(view: View) -> Iterator[Meld]:
    """Yield acts that lay something down: going out, each group alone, all naturals, and mixtures."""
    stash = Stash(view.hands[view.seat])
    out = way_out(view.rules, view.hands[view.seat], melds_of(view, view.seat))
    if out is not None and out.groups:
        yield Meld(out.groups)
    options = _options(view, stash)
    if opening_needs(view) is None:
        for shares in options.values():
            for share in shares:
                yield Meld(stash.groups((share,)))
        most = tuple(
            max((share for share in shares if not share.wilds), default=None) or shares[0]
            for shares in options.values()
            if any(not share.wilds for share in shares)
        )
        if most:
            yield Meld(stash.groups(most))
    for mixture in chain(
        _mixtures(view, stash, options, 0), _concealed(view, stash, options)
    ):
        if mixture:
            yield Meld(stash.groups(mixture))
    if view.rules.accidents and opening_needs(view) is not None:
        for shares in options.values():
            yield Meld(stash.groups((shares[0],)))  # one that falls short is an accident (C8.1)


def takes(view: View, *, further: bool = True) -> Iterator[TakePile]:
    """Yield acts that take the pile; with `further`, also with more groups than the top card's.

    A side that has not opened always needs the further groups that reach its minimum.
    """
    if not view.pile or is_wild(view.pile[-1]) or pile.is_forbidden(view):
        return
    top = view.pile[-1]
    rank = rank_of(top)
    stash = Stash(view.hands[view.seat])
    options = _options(view, stash)
    options.pop(rank, None)
    leads = [
        (first, group(stash.groups((first,))[0].cards)) for first in _with_top(view, stash, top)
    ]
    if top in BLACK_THREES:
        leads = [(first, lead) for first, lead in leads if not _is_stopped(view, (lead,))]
    if opening_needs(view) is None:
        for _, lead in leads:
            yield TakePile((lead,) if lead.cards else ())
        if not further:
            return
    for first, lead in leads:
        points = view.rules.worth(lead.cards) + view.rules.worth((top,)) * view.rules.top_card_counts
        for mixture in _mixtures(view, stash, options, points, (first.twos, first.jokers)):
            yield TakePile((lead, *stash.groups((first, *mixture))[1:]) if lead.cards or mixture else ())
    if view.rules.accidents and opening_needs(view) is not None:
        for _, lead in leads:
            yield TakePile((lead,) if lead.cards else ())


def _is_stopped(view: View, lead: tuple[Group, ...]) -> bool:
    """Return whether a black three on top stops this take; no further groups would help (C5.8)."""
    return any(refusal.rule == "C5.8" for refusal in pile.objections(view, TakePile(lead)))


def _with_top(view: View, stash: Stash, top: Card) -> Iterator[Share]:
    """Yield what may go with the top card: fewest cards first."""
    rank, side = rank_of(top), view.rules.side_of(view.seat)
    if top in BLACK_THREES:
        if view.rules.black3 is not BlackThree.STOP:
            for count in range(2, min(3, len(stash.blacks)) + 1):
                yield Share(THREE, count, 0, 0)
        return
    held = len(stash.naturals.get(rank, []))
    meld = view.meld_of(side, rank)
    frozen = pile.frozen_against(view, side)
    room = view.rules.max_wild - meld.wilds
    for naturals in range(held + 1):
        for wilds in range(room + 1):
            if not (
                naturals >= pile.PAIR or (not frozen and (meld.cards or (naturals and wilds)))
            ):
                continue
            yield from _wild_shares(rank, naturals, wilds, stash)


def _wild_shares(rank: int, naturals: int, wilds: int, stash: Stash) -> Iterator[Share]:
    for jokers in range(min(wilds, stash.jokers) + 1):
        if wilds - jokers <= len(stash.twos):
            yield Share(rank, naturals, wilds - jokers, jokers)


def _options(view: View, stash: Stash) -> dict[int, list[Share]]:
    """Return by rank the shares that make or extend a legal meld, most naturals first."""
    rules, side = view.rules, view.rules.side_of(view.seat)
    found: dict[int, list[Share]] = {}
    for rank in reversed(rules.ranks):
        held = len(stash.naturals.get(rank, []))
        meld = view.meld_of(side, rank)
        if not held and not meld.cards:
            continue
        shares: list[Share] = []
        for naturals in range(held, -1, -1):
            if meld.naturals + naturals < rules.min_naturals:
                continue
            for wilds in range(rules.wild_limit(meld.naturals + naturals) - meld.wilds + 1):
                size = len(meld.cards) + naturals + wilds
                if size >= rules.meld_size and naturals + wilds and not rules.is_overfull(size):
                    shares += _wild_shares(rank, naturals, wilds, stash)
        if shares:
            found[rank] = shares
    if rules.wild_canasta and (wild := _wild_melds(view, stash)):
        found[JOKER_RANK] = wild
    if rules.black3_melded and len(stash.blacks) >= rules.meld_size:
        found[THREE] = [
            Share(THREE, count, 0, 0) for count in range(len(stash.blacks), rules.meld_size - 1, -1)
        ]
    return found


def _wild_melds(view: View, stash: Stash) -> list[Share]:
    """Return the shares that make or extend a meld of wild cards alone (C4.18)."""
    rules = view.rules
    size = len(view.meld_of(rules.side_of(view.seat), JOKER_RANK).cards)
    most = len(stash.twos) + stash.jokers
    if rules.canasta_limit:
        most = min(most, rules.canasta_limit - size)
    found: list[Share] = []
    for wilds in range(max(1, rules.meld_size - size), most + 1):
        found += _wild_shares(JOKER_RANK, 0, wilds, stash)
    return found


def _mixtures(
    view: View,
    stash: Stash,
    options: dict[int, list[Share]],
    points: int,
    used: tuple[int, int] = (0, 0),
) -> Iterator[tuple[Share, ...]]:
    """Yield every choice of one share or none a rank that reaches the side's minimum, if it has one."""
    value = view.rules.values
    needs = opening_needs(view) or 0
    ranks = list(options)
    dearest = max(value[TWO], value[-1])
    best, room = [0] * (len(ranks) + 1), [0] * (len(ranks) + 1)
    for place in range(len(ranks) - 1, -1, -1):
        shares = options[ranks[place]]
        best[place] = best[place + 1] + max(share.naturals for share in shares) * value[ranks[place]]
        room[place] = room[place + 1] + max(share.wilds for share in shares) * dearest

    def walk(place: int, has: int, twos: int, jokers: int) -> Iterator[tuple[Share, ...]]:
        if has + best[place] + min(room[place], twos * value[TWO] + jokers * value[-1]) < needs:
            return
        if place == len(ranks):
            yield ()
            return
        yield from walk(place + 1, has, twos, jokers)
        for share in options[ranks[place]]:
            if share.twos <= twos and share.jokers <= jokers:
                gain = share.naturals * value[share.rank]
                gain += share.twos * value[TWO] + share.jokers * value[-1]
                left = walk(place + 1, has + gain, twos - share.twos, jokers - share.jokers)
                for rest in left:
                    yield (share, *rest)

    yield from walk(0, points, len(stash.twos) - used[0], stash.jokers - used[1])


def _concealed(
    view: View, stash: Stash, options: dict[int, list[Share]]
) -> Iterator[tuple[Share, ...]]:
    """Yield, for a side that has not opened, the mixtures that would go out concealed (C6.9)."""
    size = view.rules.canasta_size
    if opening_needs(view) is None or view.took or len(view.hands[view.seat]) < size:
        return
    wilds = len(stash.twos) + stash.jokers
    if all(len(cards) + wilds < size for cards in stash.naturals.values()):
        return
    yield from _all_but_one(view, stash, options)


def _all_but_one(view: View, stash: Stash, options: dict[int, list[Share]]) -> Iterator[tuple[Share, ...]]:
    """Yield every choice of one share or none a rank that leaves one card in the hand at the most."""
    ranks = list(options)
    held = [len(stash.blacks if rank == THREE else stash.naturals.get(rank, [])) for rank in ranks]
    others = len(view.hands[view.seat]) - sum(held) - len(stash.twos) - stash.jokers

    def walk(place: int, twos: int, jokers: int, spare: int) -> Iterator[tuple[Share, ...]]:
        if place == len(ranks):
            if twos + jokers <= spare:
                yield ()
            return
        if held[place] <= spare:
            yield from walk(place + 1, twos, jokers, spare - held[place])
        for share in options[ranks[place]]:
            left = spare - held[place] + share.naturals
            if left >= 0 and share.twos <= twos and share.jokers <= jokers:
                for rest in walk(place + 1, twos - share.twos, jokers - share.jokers, left):
                    yield (share, *rest)

    if others <= 1:
        yield from walk(0, len(stash.twos), stash.jokers, 1 - others)


def can_take(view: View) -> bool:
    """Return whether there is any legal way to take the pile now. Exact."""
    return any(
        next(pile.objections(view, act), None) is None for act in takes(view, further=False)
    )


def worth_asking(view: View) -> bool:
    """Return whether going out is near enough to offer the question; accidents allow it at any time (C6.5, C8.3)."""
    near = canastas(view.rules, melds_of(view, view.seat)) >= view.rules.canastas_to_go_out
    return not view.rules.accidents or near or can_go_out_from(view)


def can_go_out_from(view: View) -> bool:
    """Return whether the seat in turn has a legal way to go out in this turn (C6.5).

    Before the draw that means a hand that can be melded whole, so that any card drawn may be the
    discard, or a pile that can be taken so that everything goes down.
    """
    rules, hand = view.rules, view.hands[view.seat]
    melds_now = melds_of(view, view.seat)
    if view.step is Step.PLAY:
        return _may_lay(view, way_out(rules, hand, melds_now))
    if view.stock and rules.draws == 1:
        whole = way_out(rules, hand, melds_now, discard=False)
        if _may_lay(view, whole):
            return True
    if not view.pile:
        return False
    everything = tuple(sorted((*hand, *pile.rest_of(view), view.pile[-1])))
    if way_out(rules, everything, melds_now) is None:
        return False
    return can_take(View(view._replace(asked=Asked.NO_QUESTION, bound_out=True)))


def _may_lay(view: View, out: WayOut | None) -> bool:
    """Return whether a way out reaches the opening minimum, where going out needs it (C6.9)."""
    return out is not None and (not out.groups or next(opening(view, out.groups), None) is None)
