"""Chapter C4, melds: what a group must be, what the opening needs, what a canasta is."""

from collections.abc import Iterator, Sequence

from melds.canasta.acts import Group, Meld, rank_letter
from melds.canasta.rules import BLACK_THREES, ConcealedMinimum, RuleSet, is_wild
from melds.canasta.state import Melds, Position, TableMeld, View, canastas, is_canasta, with_group
from melds.cards import JOKER_RANK, THREE, Cards, rank_of
from melds.verdict import Refusal, refuse


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
    side = view.rules.side_of(view.seat)
    ranks: set[int] = set()
    for place, each in enumerate(laid):
        cards = top + each.cards if place == 0 else each.cards
        if not cards:
            yield refuse("C4.1", rank=rank_letter(each.rank), cards=0, needs=view.rules.meld_size)
        yield from group(view, side, Group(each.rank, cards))
        if each.rank in ranks:
            yield refuse("C4.8", rank=rank_letter(each.rank))
        ranks.add(each.rank)


def group(view: View, side: int, laid: Group) -> Iterator[Refusal]:
    """Yield every rule that one group breaks, given what its side has on the table."""
    rules, rank = view.rules, rank_letter(laid.rank)
    if laid.rank == THREE:
        if not is_set_of_black_threes(laid):
            blacks = sum([card in BLACK_THREES for card in laid.cards])
            yield refuse("C4.7", threes=blacks, wilds=laid.wilds)
        return
    before = view.meld_of(side, laid.rank)
    naturals = before.naturals + laid.naturals
    wilds = before.wilds + laid.wilds
    size = len(before.cards) + len(laid.cards)
    if laid.cards and size < rules.meld_size:
        yield refuse("C4.1", rank=rank, cards=size, needs=rules.meld_size)
    ranks = {rank_of(card) for card in laid.cards if not is_wild(card)}
    if ranks and ranks != {laid.rank}:
        named = sorted({*ranks, laid.rank}, reverse=True)
        yield refuse("C4.2", ranks=" ".join(map(rank_letter, named)))
    if naturals < rules.min_naturals:
        yield refuse("C4.3", rank=rank, naturals=naturals, needs=rules.min_naturals)
    if wilds > rules.max_wild:
        yield refuse("C4.4", rank=rank, wilds=wilds, limit=rules.max_wild)
    if not before.cards and not laid.naturals and laid.rank != JOKER_RANK:
        yield refuse("C4.9", rank=rank)
    if laid.rank not in rules.ranks and laid.rank != JOKER_RANK:
        yield refuse("C4.15", rank=rank)


def is_set_of_black_threes(laid: Group) -> bool:
    """Return whether a group is three or four black threes and nothing else; going out may meld it (C4.7)."""
    return len(laid.cards) in {3, 4} and BLACK_THREES.issuperset(laid.cards)


def opening(view: View, laid: Sequence[Group], top: Cards = ()) -> Iterator[Refusal]:
    """Yield the opening minimum if the side has not opened and these groups fall short (C4.5)."""
    needs = opening_needs(view)
    if needs is None or (not top and spared_minimum(view, laid)):
        return
    rules = view.rules
    has = rules.worth(top) + sum([rules.worth(each.cards) for each in laid])
    if has < needs:
        score = view.scores[rules.side_of(view.seat)]
        yield refuse("C4.5", needs=needs, has=has, score=score)


def opening_needs(view: View) -> int | None:
    """Return the points the seat's side needs to open, or None if it has opened (C4.12)."""
    side = view.rules.side_of(view.seat)
    if view.opened(side):
        return None
    return view.rules.opening_at(view.scores[side])


def spared_minimum(view: View, laid: Sequence[Group]) -> bool:
    """Return whether these groups go out concealed after a draw, which needs no minimum (C6.9)."""
    rules = view.rules
    if rules.concealed_minimum is ConcealedMinimum.ALWAYS or view.melded[view.seat]:
        return False
    if rules.concealed_minimum is ConcealedMinimum.IF_PILE_TAKEN and view.took:
        return False
    left = len(view.hands[view.seat]) - sum([len(each.cards) for each in laid])
    return left <= 1 and canastas(rules, after((), laid)) > 0


def after(melds: Melds, laid: Sequence[Group]) -> Melds:
    """Return a side's melds with these groups added, legal or not."""
    for each in laid:
        melds = with_group(melds, each)
    return melds


def kind(rules: RuleSet, meld: TableMeld) -> str | None:
    """Return `natural` or `mixed` for a canasta, None for a meld short of one (C4.10, C4.11)."""
    if not is_canasta(rules, meld):
        return None
    return "mixed" if meld.wilds else "natural"


def bonus(rules: RuleSet, meld: TableMeld) -> int:
    """Return a meld's bonus over its cards' values: 500, 300 or none (C7.1, C7.2)."""
    found = kind(rules, meld)
    if found is None:
        return 0
    return rules.natural_bonus if found == "natural" else rules.mixed_bonus


def melds_of(position: Position, seat: int) -> Melds:
    """Return the melds of a seat's side."""
    return position.melds[position.rules.side_of(seat)]
