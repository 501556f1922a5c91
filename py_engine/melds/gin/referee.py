"""The referee: which chapter judges an act, and what an act that is allowed brings about."""

from collections.abc import Callable, Iterator
from typing import Any

from melds.cards import HIDDEN
from melds.gin import deal, ending, knocking, layoff, melding, scoring, settlement, turn
from melds.gin.acts import Act, Deal, Discard, Done, Draw, Knock, LayOff, Pass, Take
from melds.gin.events import (
    Began,
    Discarded,
    Drew,
    Ended,
    Event,
    Finished,
    Knocked,
    LaidOff,
    Passed,
    Took,
    fold,
)
from melds.gin.melding import Arrangement, in_order
from melds.gin.state import Ending, Position, State, Step, View
from melds.verdict import IllegalAct, NotationError, Refusal


def objections(seen: View, act: Act) -> Iterator[Refusal]:
    """Yield every rule that forbids `act` to the seat whose view this is, in rulebook order."""
    yield from _broken(seen, seen.seat, act)


def _place(refusal: Refusal) -> tuple[int, ...]:
    """Return where in the rulebook a rule stands: G2.10 would come after G2.2."""
    return tuple(map(int, refusal.rule[1:].split(".")))


def _broken(position: Position, seat: int, act: Act) -> list[Refusal]:
    """Return the rules that `act` by `seat` breaks, in rulebook order.

    The chapters look at nothing but what that seat can see, so a view and a state are judged alike. Only of
    a hand that is hidden from its own seat may a state tell more: what lies elsewhere is not in it.
    """
    broken: list[Refusal] = []
    if isinstance(act, Deal):
        broken += deal.objections(position, act)
        return sorted(broken, key=_place)
    broken += turn.order(position, seat, act)
    if broken and position.to_act < 0:
        return broken
    if isinstance(act, Discard):
        broken += turn.playing(position, seat, act.card, "discard")
    elif isinstance(act, Knock):
        broken += _knocking(position, seat, act)
    elif isinstance(act, LayOff | Done):
        broken += layoff.objections(position, seat, act)
    return sorted(broken, key=_place) if len(broken) > 1 else broken


def _knocking(position: Position, seat: int, act: Knock) -> Iterator[Refusal]:
    """Yield what speaks against a knock: its card first, and if that can go, the hand that is left."""
    refused = () if act.card is None else turn.playing(position, seat, act.card, "knock")
    yield from refused
    if any(refusal.rule == "G2.6" for refusal in refused):
        return
    if position.step is Step.PLAY and seat == position.turn:
        yield from knocking.objections(position, seat, act)


Course = tuple[State, tuple[Event, ...]]
"""What an act that is allowed brings about: the state after it, and what happened."""


def _dealt(state: State, act: Deal) -> Course:
    happened = deal.dealt(state, act)
    began = Began(1 - happened.dealer)
    return fold(fold(state, happened), began), (happened, began)


def _passed(state: State, _: Pass) -> Course:
    happened, began = Passed(state.turn, state.pile[-1]), Began(1 - state.turn)
    return fold(fold(state, happened), began), (happened, began)


def _took(state: State, _: Take) -> Course:
    happened = Took(state.turn, state.pile[-1])
    return fold(state, happened), (happened,)


def _drew(state: State, _: Draw) -> Course:
    happened = Drew(state.turn, state.stock[0])
    return fold(state, happened), (happened,)


def _discarded(state: State, act: Discard) -> Course:
    """End the turn, or the deal if nobody may go on (G6.1, G6.3)."""
    happened = Discarded(state.turn, act.card)
    after = fold(state, happened)
    if ending.is_void(after):
        return _ended(after, ending.VOID, (happened,))
    began = Began(1 - state.turn)
    return fold(after, began), (happened, began)


def _knocked(state: State, act: Knock) -> Course:
    """Lay the hand down; gin leaves the defender nothing to do (G4.3, G5.3)."""
    seat, ace = state.turn, state.rules.ace
    melds, deadwood, _ = knocking.arranged(knocking.shown(state, seat, act), act.melds, ace)
    happened = Knocked(seat, act.card, melds, deadwood)
    after = fold(state, happened)
    return (after, (happened,)) if deadwood else _counted(after, (happened,))


def _laid_off(state: State, act: LayOff) -> Course:
    happened = LaidOff(state.turn, act.card, in_order(act.onto))
    return fold(state, happened), (happened,)


def _finished(state: State, _: Done) -> Course:
    happened = Finished(state.turn, _defence(state).points)
    return _counted(fold(state, happened), (happened,))


def _counted(state: State, events: tuple[Event, ...]) -> Course:
    """End the deal of a knock with what the defender has left (G5.7, G7.2)."""
    defence = _defence(state)
    result, lines = scoring.scored(state, defence)
    return _ended(state, Ending(result, lines, defence, None), events)


def _defence(state: State) -> Arrangement:
    """Return the defender's hand at its best. Raises `NotationError` for one that is not known."""
    seat = 1 - state.shown.seat
    hand = state.hands[seat]
    if HIDDEN in hand:
        field = f"hands.{state.rules.seat_name(seat)}"
        text = f"{hand.count(HIDDEN)} hidden cards to score"
        raise NotationError(text, field=field, expected="the cards of the defender")
    return melding.best(hand, state.rules.ace)


def _ended(state: State, how: Ending, events: tuple[Event, ...]) -> Course:
    """End the deal: show all cards, and settle the match if it is over (G6.4, G8.1)."""
    closed = state.but(ended=how, past=(*state.past, how.result))
    settled = settlement.settlement(closed)
    card = None if state.knock is None else state.knock.card
    happened = Ended(state.hands, card, how._replace(settlement=settled), settled is not None)
    return fold(state, happened), (*events, happened)


_COURSES: dict[type[Act], Callable[[State, Any], Course]] = {
    Deal: _dealt,
    Pass: _passed,
    Take: _took,
    Draw: _drew,
    Discard: _discarded,
    Knock: _knocked,
    LayOff: _laid_off,
    Done: _finished,
}


def play(state: State, act: Act) -> Course:
    """Return the state after `act` by the seat that is to act, and what happened.

    Raises `IllegalAct` with every rule the act breaks, and `NotationError` for a position that hides
    what must be scored; then nothing has happened.
    """
    broken = _broken(state, state.turn, act)
    if broken:
        raise IllegalAct(tuple(broken))
    return _COURSES[type(act)](state, act)
