"""The club player: one look at the view, weighed by figures that were tuned on played deals."""

from collections.abc import Iterator
from random import Random

from melds.canasta import CANASTA
from melds.canasta.acts import Act, Answer, Discard, Draw, Group, Meld, Pass, TableThree
from melds.canasta.ending import bound
from melds.canasta.melding import melds_of
from melds.canasta.referee import broken
from melds.canasta.wayout import way_out
from melds.cards import Card
from melds.players.canasta import closing, discarding, outing, taking
from melds.players.canasta.laying import Laying
from melds.players.canasta.sight import RED, Asked, Sight, Step, View, card_of
from melds.players.canasta.weights import CLUB, Weights
from melds.players.choice import Choice, KeepGoing, Reason, because

MOST_REASONS = 4


class Club:
    """A player that thinks in counts of cards and weighs each act; other weights make another player."""

    def __init__(self, name: str = "club", weights: Weights = CLUB) -> None:
        self.name = name
        self.weights = weights

    def __repr__(self) -> str:
        return f"Club({self.name!r})"

    def choose(self, view: View, _rng: Random, _keep_going: KeepGoing, /) -> Choice[Act]:
        """Return the first of its plans that breaks no rule, or any act of the menu.

        An opening that falls short breaks one even where that is an accident (C8.1): it has none.
        """
        for plan in self.plans(view):
            if not broken(view, plan.act):
                return plan
        return _unplanned(view)

    def plans(self, view: View) -> Iterator[Choice[Act]]:
        """Yield what it would do, best first; the later ones are for when a rule forbids the first."""
        sight = Sight(view)
        if view.asked is Asked.PENDING:
            yes, why = closing.answer(sight, self.weights)
            yield Choice(Answer(yes), why)
            return
        if sight.hand[RED] and view.rules.red3_by_hand:
            yield Choice(TableThree(card_of(view.hands[view.seat], RED)), (because("tables-three"),))
        plans = self._draw(sight) if view.step is Step.DRAW else self._play(sight)
        for act, reasons in plans:
            yield Choice(act, reasons[:MOST_REASONS])

    def _draw(self, sight: Sight) -> Iterator[Choice[Act]]:
        """Yield ways to begin the turn: take, draw, or with the stock gone pass."""
        view = sight.view
        if bound(view):
            yield from _bound_draw(view)
        for act in taking.blocked_ways(sight):
            if next(CANASTA.objections(view, act), None) is None and closing.worth(sight, self.weights, act.groups) > 0:
                yield Choice(act, (because("takes-to-go-out", count=sight.pile_size),))
        take = taking.weigh(sight, self.weights)
        against = take.reasons
        if take.act is not None and take.worth > 0:
            yield Choice(take.act, take.reasons)
            against = (because("take-forbidden"),)
        if view.stock:
            yield Choice(Draw(), against)
        else:
            yield Choice(Pass(), (because("stock-gone"), *against))
            if take.act is not None:
                yield Choice(take.act, (because("stock-gone"),))

    def _play(self, sight: Sight) -> Iterator[Choice[Act]]:
        """Yield what to do with the hand: go out, meld, discard."""
        view = sight.view
        waits: tuple[Reason, ...] = ()
        if view.asked is not Asked.NO:
            out, waits = self._out(sight)
            yield from out
        laying = Laying(sight, self.weights)
        if laying.shares:
            groups = outing.groups_of(sight, laying.shares)
            yield Choice(Meld(groups), tuple(laying.reasons))
        ranked = discarding.prices(sight, self.weights)
        reasons = discarding.reasons(sight, self.weights, ranked)[:3] if ranked else []
        for price in ranked:
            yield Choice(Discard(discarding.card(sight, price)), (*reasons, *waits, *laying.held_back[:1]))

    def _out(self, sight: Sight) -> tuple[list[Choice[Act]], tuple[Reason, ...]]:
        """Return the way out as an act if it is wanted, and why the seat would rather wait."""
        view = sight.view
        must = bound(view) or view.asked is Asked.YES
        way = outing.best_way(sight)
        if way is not None:
            groups = outing.groups_of(sight, way.shares)
            discard = None if way.discard == outing.NOTHING else card_of(view.hands[view.seat], way.discard)
            if must or closing.worth(sight, self.weights, groups) > 0:
                return [_leave(sight, groups, discard)], ()
            return [], (because("waits-to-go-out", count=sight.partner_cards),)
        exact = way_out(view.rules, view.hands[view.seat], melds_of(view, view.seat)) if must else None
        return ([] if exact is None else [_leave(sight, exact.groups, exact.discard)]), ()


def _leave(sight: Sight, groups: tuple[Group, ...], discard: Card | None) -> Choice[Act]:
    """Return the act that goes out, or that leaves only the discard to do so: melds first, then the card."""
    act: Act = Meld(groups) if groups or discard is None else Discard(discard)
    return Choice(act, closing.going_out(sight, groups))


def _bound_draw(view: View) -> Iterator[Choice[Act]]:
    """Yield what keeps a promise to go out: drawing if the hand goes down whole, else a take that does."""
    for act in CANASTA.menu(view):
        if not isinstance(act, TableThree):
            yield Choice(act, (because("bound-to-go-out"),))


def _unplanned(view: View) -> Choice[Act]:
    """Return the plainest act of the menu. Tests say that it never comes to this."""
    acts = [act for act in CANASTA.menu(view) if not broken(view, act)]
    plain = [act for act in acts if isinstance(act, Draw | Discard | Pass)]
    return Choice((*plain, *acts)[0], (because("unplanned"),))
