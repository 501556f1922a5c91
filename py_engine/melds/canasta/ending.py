"""Chapter C6, ending the deal: going out, asking first, going out concealed, the exhausted stock."""

from collections.abc import Iterator, Sequence

from melds.canasta.acts import Group
from melds.canasta.melding import after, is_set_of_black_threes, melds_of, no_black_threes
from melds.canasta.rules import RED_THREES, RuleSet
from melds.canasta.state import Asked, Position, View, canastas
from melds.canasta.wayout import way_out
from melds.cards import THREE, Cards
from melds.verdict import Refusal, refuse


def leaving(view: View, hand: Cards, laid: Sequence[Group]) -> Iterator[Refusal]:
    """Yield what speaks against an act that melds `laid` and leaves `hand` (C6.2, C6.3, C6.6, C6.16)."""
    rules, melds = view.rules, after(view.rules, melds_of(view, view.seat), laid)
    keeps = sum([card not in RED_THREES for card in hand])
    threes = [each for each in laid if each.rank == THREE]
    if len(hand) > 1 and keeps and not threes and not bound(view):
        return
    out = way_out(rules, hand, melds)
    if out is None:
        yield from [no_black_threes(rules, each) for each in threes if is_set_of_black_threes(each)]
    if not hand and rules.discard_to_go_out:
        yield refuse("C6.17")
    elif not hand and out is None:
        yield refuse("C6.2", canastas=canastas(rules, melds), needs=rules.canastas_to_go_out)
    elif hand and not keeps and not view.stock:
        yield refuse("C6.3", left=0, needs=2, why="reds", reds=len(hand))
    elif len(hand) == 1 and out is None:
        yield refuse("C6.3", left=keeps, needs=2)
    if view.asked is Asked.NO and out is not None and (len(hand) <= 1 or threes):
        yield refuse("C6.6", answer="no")
    if out is None:
        yield from must_go_out(view)


def must_go_out(view: View) -> Iterator[Refusal]:
    """Yield what binds the seat to go out in this turn, for an act that would not (C6.6, C6.16)."""
    if _promised(view):
        yield refuse("C6.6", answer="yes")
    if view.bound_out:
        yield refuse("C6.16")


def answer_rule(rules: RuleSet) -> str:
    """Return the rule that says what a yes is worth: it binds, or to fail has its price (C6.6, C8.3)."""
    return "C8.3" if rules.accidents else "C6.6"


def bound(view: View) -> bool:
    """Return whether the seat in turn must go out in this turn."""
    return _promised(view) or view.bound_out


def _promised(view: View) -> bool:
    """Return whether a yes binds the seat; where accidents have their price it may fail and pay (C6.6, C8.3)."""
    return view.asked is Asked.YES and not view.rules.accidents


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
    rules, melds = position.rules, melds_of(position, position.turn)
    own = after(rules, (), position.laid)
    if position.melded[position.turn] or not own:
        return False
    if not rules.concealed_layoff and any(meld not in melds for meld in own):
        return False
    return canastas(rules, own if rules.concealed_own_canasta else melds) > 0
