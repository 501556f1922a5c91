"""A fair choice of legal acts for a seat, for players and hints. `referee.objections` is the law."""

from collections.abc import Iterator
from itertools import chain, islice

from melds.canasta import accidents, choices
from melds.canasta.acts import Act, Answer, Ask, Discard, Draw, Pass, TableThree
from melds.canasta.referee import objections
from melds.canasta.rules import RED_THREES
from melds.canasta.state import Asked, Step, View
from melds.cards import HIDDEN, rank_of

LIMIT = 48
"""How many melds, and how many takes, a menu lists at the most."""
TRIED = 40
"""How many candidates are tried for each that may be listed; a large hand has millions."""
KEPT = RED_THREES | {HIDDEN}
"""What is never discarded; a red three would stand for the black ones, which are of its rank."""


def menu(view: View, limit: int = LIMIT) -> tuple[Act, ...]:
    """Return legal acts for the seat whose view this is, at most `limit` melds and `limit` takes.

    Cards of one rank are one choice. The menu is empty only when the seat is not to act, or when it
    could only discard a card that the view hides.
    """
    if view.seat != view.to_act:
        return ()
    if view.asked is Asked.PENDING:
        return (Answer(yes=True), Answer(yes=False))
    if view.step is Step.DRAW:
        courses: Iterator[Act] = chain(
            _legal(view, [Draw()]),
            _some(view, choices.takes(view), limit),
            _legal(view, [Pass(), Ask()]),
        )
    else:
        by_rank = {rank_of(card): card for card in accidents.discardable(view) if card not in KEPT}
        courses = chain(
            _some(view, choices.melds(view), limit),
            _legal(view, map(Discard, by_rank.values())),
            _legal(view, [Ask()]),
        )
    found = (*courses, *_legal(view, _threes(view)))
    return found or tuple(islice(_legal(view, choices.takes(view)), 1))


def _some(view: View, acts: Iterator[Act], limit: int) -> Iterator[Act]:
    return islice(_legal(view, islice(acts, limit * TRIED)), limit)


def _threes(view: View) -> list[Act]:
    if not view.rules.red3_by_hand:
        return []
    held = [card for card in view.hands[view.seat] if card in RED_THREES]
    return [TableThree(card) for card in dict.fromkeys(held)]


def _legal(view: View, acts: "Iterator[Act] | list[Act] | map[Discard]") -> Iterator[Act]:
    known: set[Act] = set()
    for act in acts:
        if act not in known:
            known.add(act)
            if next(objections(view, act), None) is None:
                yield act
