"""Chapter C4, melds: what a group must be, what the opening needs, what a canasta is."""

from collections.abc import Iterator, Sequence

from melds.canasta.acts import Group, Meld, rank_letter
from melds.canasta.rules import BLACK_THREES, ConcealedMinimum, RuleSet, is_wild
from melds.canasta.state import Melds, Position, TableMeld, View, canastas, is_canasta, meld_in, with_group
from melds.cards import JOKER_RANK, THREE, Cards, rank_of, write_card
from melds.verdict import Fact, Refusal, refuse

TWO_MELDS = 2
"""Melds that open, where one alone may not (C4.19)."""


OPENING = "C4.5"
"""The rule that says what a side needs for its first melds."""


def objections(view: View, act: Meld) -> Iterator[Refusal]:
    """Yield every rule of this chapter that `act` breaks, group by group, then the opening."""
    if not act.groups:
        yield refuse("C4.1", rank=rank_letter(JOKER_RANK), cards=0, needs=view.rules.meld_size)
    yield from groups(view, act.groups)
    yield from opening(view, act.groups)


def groups(view: View, laid: Sequence[Group], top: Cards = ()) -> Iterator[Refusal]:
    """Yield what is wrong with groups as melds of the seat's side.

    `top` is the pile's top card where the first group goes with it, else nothing.
    """
    rules, melds = view.rules, melds_of(view, view.seat)
    ranks: set[int] = set()
    for place, each in enumerate(laid):
        whole = Group(each.rank, top + each.cards) if place == 0 else each
        if not whole.cards:
            yield refuse("C4.1", rank=rank_letter(each.rank), cards=0, needs=rules.meld_size)
        before = meld_in(rules, melds, each.rank)
        yield from group(rules, melds, whole)
        if each.rank in ranks and (before.cards or not rules.second_meld):
            yield refuse("C4.8", rank=rank_letter(each.rank), **_closing(rules))
        ranks.add(each.rank)
        if rules.second_meld:
            melds = with_group(rules, melds, whole)


def _closing(rules: RuleSet) -> dict[str, Fact]:
    """Return how large a meld may grow, and whether another of its rank may follow it (C4.17, C4.8)."""
    if not rules.canasta_limit:
        return {}
    return {"why": "again" if rules.second_meld else "limit", "limit": rules.canasta_limit}


def group(rules: RuleSet, melds: Melds, laid: Group) -> Iterator[Refusal]:
    """Yield every rule that one group breaks, which joins one of a side's melds or is a new one."""
    rank, before = rank_letter(laid.rank), meld_in(rules, melds, laid.rank)
    if laid.rank == THREE:
        if before.cards or not is_set_of_black_threes(laid) or not rules.black3_melded:
            yield no_black_threes(rules, laid)
        return
    ranks = {rank_of(card) for card in laid.cards if not is_wild(card)}
    if ranks and ranks != {laid.rank}:
        named = sorted({*ranks, laid.rank}, reverse=True)
        yield refuse("C4.2", ranks=" ".join(map(rank_letter, named)))
    if not before.cards and not laid.naturals and laid.rank != JOKER_RANK:
        yield refuse("C4.9", rank=rank)
    if laid.rank not in rules.ranks and laid.rank != JOKER_RANK:
        yield refuse("C4.15", rank=rank)
    yield from _counted(rules, melds, before, laid)


def _counted(rules: RuleSet, melds: Melds, before: TableMeld, laid: Group) -> Iterator[Refusal]:
    """Yield what is wrong with how many cards there would be, natural and wild."""
    rank, size = rank_letter(laid.rank), len(before.cards) + len(laid.cards)
    wilds = before.wilds + laid.wilds
    naturals = size - wilds
    if laid.cards and size < rules.meld_size:
        again = not before.cards and any(meld.rank == laid.rank for meld in melds)
        after_closed: dict[str, Fact] = {"why": "closed", "limit": rules.canasta_limit} if again else {}
        yield refuse("C4.1", rank=rank, cards=size, needs=rules.meld_size, **after_closed)
    if laid.cards and rules.is_overfull(size):
        yield refuse("C4.17", rank=rank, cards=size, limit=rules.canasta_limit)
    if rules.wild_canasta and laid.rank == JOKER_RANK:
        return
    if naturals < rules.min_naturals:
        yield refuse("C4.3", rank=rank, naturals=naturals, needs=rules.min_naturals)
    if wilds > rules.max_wild:
        yield refuse("C4.4", rank=rank, wilds=wilds, limit=rules.max_wild)
    if naturals < wilds * rules.naturals_per_wild:
        yield refuse("C4.16", rank=rank, naturals=naturals, wilds=wilds, needs=wilds * rules.naturals_per_wild)


def no_black_threes(rules: RuleSet, laid: Group) -> Refusal:
    """Return the refusal of black threes: too few, with others, at the wrong time, or never melded at all (C4.7)."""
    blacks = sum([card in BLACK_THREES for card in laid.cards])
    never: dict[str, Fact] = {} if rules.black3_melded else {"why": "never"}
    return refuse("C4.7", threes=blacks, wilds=laid.wilds, **never)


def is_set_of_black_threes(laid: Group) -> bool:
    """Return whether a group is three or four black threes and nothing else; going out may meld it (C4.7)."""
    return len(laid.cards) in {3, 4} and BLACK_THREES.issuperset(laid.cards)


def opening(view: View, laid: Sequence[Group], top: Cards = ()) -> Iterator[Refusal]:
    """Yield the opening minimum if the side has not opened and these groups fall short (C4.5)."""
    needs = opening_needs(view)
    if needs is None or (not top and spared_minimum(view, laid)):
        return
    rules = view.rules
    has = rules.worth(top) * rules.top_card_counts + sum([rules.worth(each.cards) for each in laid])
    if has < needs:
        side = rules.side_of(view.seat)
        raised = view.accidents.raised[side] if view.accidents.raised else 0
        more: dict[str, Fact] = {"why": "raised", "raised": raised} if raised else {}
        if top and not rules.top_card_counts:
            more |= {"counts": "no", "top": write_card(top[0])}
        yield refuse(OPENING, needs=needs, has=has, score=view.scores[side], **more)
    if rules.two_melds_to_open and len(laid) < TWO_MELDS:
        yield refuse("C4.19", melds=len(laid), needs=TWO_MELDS)


def opening_needs(view: View) -> int | None:
    """Return the points the seat's side needs to open, or None if it has opened (C4.12)."""
    side = view.rules.side_of(view.seat)
    return None if view.opened(side) else minimum(view, side)


def minimum(position: Position, side: int) -> int:
    """Return the points a side needs for its first melds of this deal (C4.5), raised by accidents (C8.1)."""
    rules = position.rules
    needs = rules.opening_at(position.scores[side])
    return needs + position.accidents.raised[side] if position.accidents.raised else needs


def spared_minimum(view: View, laid: Sequence[Group]) -> bool:
    """Return whether these groups go out concealed after a draw, which needs no minimum (C6.9)."""
    rules = view.rules
    if rules.concealed_minimum is ConcealedMinimum.ALWAYS or view.melded[view.seat]:
        return False
    if rules.concealed_minimum is ConcealedMinimum.IF_PILE_TAKEN and view.took:
        return False
    left = len(view.hands[view.seat]) - sum([len(each.cards) for each in laid])
    return left <= 1 and canastas(rules, after(rules, (), laid)) > 0


def after(rules: RuleSet, melds: Melds, laid: Sequence[Group]) -> Melds:
    """Return a side's melds with these groups added, legal or not."""
    for each in laid:
        melds = with_group(rules, melds, each)
    return melds


def joined(rules: RuleSet, melds: Melds, laid: Group) -> TableMeld:
    """Return the meld that a group makes or joins, as it is afterwards."""
    return meld_in(rules, melds, laid.rank).with_group(laid)


def kind(rules: RuleSet, meld: TableMeld) -> str | None:
    """Return `natural`, `mixed` or `wild` for a canasta, None for a meld short of one (C4.10, C4.18)."""
    if not is_canasta(rules, meld):
        return None
    if meld.rank == JOKER_RANK:
        return "wild"
    return "mixed" if meld.wilds else "natural"


def bonus(rules: RuleSet, meld: TableMeld) -> int:
    """Return a meld's bonus over its cards' values (C7.1, C7.2)."""
    bonuses = {"natural": rules.natural_bonus, "mixed": rules.mixed_bonus, "wild": rules.wild_bonus}
    return bonuses.get(kind(rules, meld) or "", 0)


def melds_of(position: Position, seat: int) -> Melds:
    """Return the melds of a seat's side."""
    return position.melds[position.rules.side_of(seat)]
