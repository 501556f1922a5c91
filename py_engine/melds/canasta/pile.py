"""Chapter C5, the pile: when it is frozen or blocked, and who may take it with what."""

from collections.abc import Iterator

from melds.canasta import melding
from melds.canasta.acts import Group, TakePile, rank_letter
from melds.canasta.ending import leaving, must_go_out
from melds.canasta.rules import BLACK_THREES, RED_THREES, BeforeOpening, BlackThree, is_wild
from melds.canasta.state import Position, View
from melds.canasta.turn import held
from melds.canasta.wayout import way_out
from melds.cards import HIDDEN, JOKER_RANK, THREE, Card, Cards, missing, rank_of, without, write_card
from melds.verdict import Refusal, refuse

PAIR = 2
"""Naturals from the hand that go with the top card of a frozen pile (C5.5)."""


CHAPTER = "C5"
"""The chapter on the pile."""


def frozen_against(position: Position, side: int) -> bool:
    """Return whether the pile is frozen for a side: for all (C5.2), or until it opens (C5.1)."""
    shut = position.rules.before_opening is not BeforeOpening.OPEN
    return position.frozen or (shut and not position.opened(side))


def is_forbidden(view: View) -> bool:
    """Return whether the seat's side may not take the pile, because it has not opened (C5.12)."""
    rules = view.rules
    return rules.before_opening is BeforeOpening.FORBIDDEN and not view.opened(rules.side_of(view.seat))


def freezing_card(position: Position) -> Card | None:
    """Return the lowest card that freezes the pile for everybody, which lies sideways (C5.2)."""
    if position.frozen:
        for card in position.pile:
            if position.rules.freezes(card):
                return card
    return None


def is_blocked(position: Position) -> bool:
    """Return whether a black three or a wild card on top keeps everybody off (C5.4, C5.8)."""
    return bool(position.pile) and (
        position.pile[-1] in BLACK_THREES or is_wild(position.pile[-1])
    )


def with_top(act: TakePile, top: Card) -> tuple[Group, ...]:
    """Return the groups of a take; the first is for the top card's rank unless it says otherwise."""
    if not act.groups:
        return (Group(rank_of(top), ()),)
    first, *rest = act.groups
    if first.rank == JOKER_RANK:
        first = first._replace(rank=rank_of(top))
    return (first, *rest)


def rest_of(position: Position) -> Cards:
    """Return what comes into the hand with a pile: all but its top card and its red threes (C3.6).

    Where red threes of the pile are replaced, the cards for them are hidden.
    """
    rest = tuple([card for card in position.pile[:-1] if card not in RED_THREES])
    if not position.rules.red3_replaced_from_pile:
        return rest
    reds = len(position.pile) - 1 - len(rest)
    return rest + (HIDDEN,) * min(reds, len(position.stock))


def objections(view: View, act: TakePile) -> Iterator[Refusal]:
    """Yield every rule that forbids taking the pile in this way now."""
    if not view.pile:
        yield refuse("C5.10")
        return
    top, hand = view.pile[-1], view.hands[view.seat]
    laid = with_top(act, top)
    used = tuple([card for each in laid for card in each.cards])
    yield from held(view, used, "take")
    if is_wild(top):
        yield refuse("C5.4", top=write_card(top))
        return
    left = _left(view, used)
    if top in BLACK_THREES:
        blocked = tuple(_blocked(view, laid, top, left))
        if blocked:
            yield from blocked
            return
    yield from _melds(view, laid, top)
    yield from _top_card(view, laid[0], top)
    if len(hand) == 1 and len(view.pile) == 1:
        yield refuse("C5.9")
    if is_forbidden(view):
        yield refuse("C5.12")
    first = laid[0]._replace(cards=(top, *laid[0].cards))
    yield from leaving(view, left, (first, *laid[1:]))


def _left(view: View, used: Cards) -> Cards:
    """Return the hand after a take; cards that are used but not held are not missed twice."""
    hand = view.hands[view.seat]
    held = without(used, missing(hand, used))
    return tuple(sorted(without(hand, held) + rest_of(view)))


def _melds(view: View, laid: tuple[Group, ...], top: Card) -> Iterator[Refusal]:
    if laid[0].rank == rank_of(top):
        yield from melding.groups(view, laid, (top,))
        if not is_forbidden(view):  # no points would help
            yield from melding.opening(view, laid, (top,))
    else:
        yield refuse("C5.11", top=write_card(top), rank=rank_letter(laid[0].rank))


def _top_card(view: View, first: Group, top: Card) -> Iterator[Refusal]:
    """Yield what the top card lacks: a natural pair (C5.5) or one of the three ways (C5.6)."""
    rank = rank_of(top)
    if first.rank != rank:
        return
    naturals = sum([rank_of(card) == rank for card in first.cards])
    side = view.rules.side_of(view.seat)
    if is_forbidden(view) and not view.frozen:
        return  # nor would a pair
    if frozen_against(view, side):
        if naturals < PAIR:
            why = "frozen" if view.frozen else "opening"
            yield refuse("C5.5", top=write_card(top), naturals=naturals, needs=PAIR, why=why)
        return
    adds = bool(view.meld_of(side, rank).cards)
    if not adds and naturals < PAIR and not (naturals and first.wilds):
        yield refuse("C5.6", top=write_card(top), naturals=naturals, wilds=first.wilds)


def _blocked(view: View, laid: tuple[Group, ...], top: Card, left: Cards) -> Iterator[Refusal]:
    """Yield the stop of a black three, unless the rules let it be taken solely to go out (C5.8)."""
    threes = sum([card in BLACK_THREES for card in laid[0].cards])
    passes = view.rules.black3 is not BlackThree.STOP and view.rules.black3_melded
    if passes and threes >= PAIR and laid[0].rank == THREE:
        first = laid[0]._replace(cards=(top, *laid[0].cards))
        melds = melding.after(view.rules, melding.melds_of(view, view.seat), (first, *laid[1:]))
        if way_out(view.rules, left, melds) is not None:
            return
    yield refuse("C5.8", top=write_card(top), why=view.rules.black3.value if passes else BlackThree.STOP.value)


def must_take(view: View) -> bool:
    """Return whether, the stock gone, the seat has to take the pile (C6.12).

    So it is when the top card fits a meld of its side, the pile is not frozen, and nothing else
    forbids simply adding it.
    """
    if view.stock or not view.pile:
        return False
    side = view.rules.side_of(view.seat)
    if frozen_against(view, side) or not view.meld_of(side, rank_of(view.pile[-1])).cards:
        return False
    return next(objections(view, TakePile(())), None) is None


def passing(view: View) -> Iterator[Refusal]:
    """Yield what speaks against declining the pile (C6.12, C6.14, C6.6)."""
    if view.stock:
        yield refuse("C6.14", stock=len(view.stock))
    elif must_take(view):
        yield refuse("C6.12", top=write_card(view.pile[-1]))
    yield from must_go_out(view)
