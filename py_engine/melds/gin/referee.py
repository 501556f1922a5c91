"""The referee: which chapter judges an act, and what an act that is allowed brings about."""

from collections.abc import Iterator

from melds.cards import Card
from melds.gin import deal, ending, knocking, layoff, scoring, settlement, turn
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
from melds.gin.melding import in_order
from melds.gin.state import Ending, Position, State, Step, View
from melds.verdict import IllegalAct, Refusal


def objections(seen: View, act: Act) -> Iterator[Refusal]:
    """Yield every rule that forbids `act` to the seat whose view this is, in rulebook order."""
    yield from sorted(_broken(seen, seen.seat, act), key=_place)


def _place(refusal: Refusal) -> tuple[int, ...]:
    """Return where in the rulebook a rule stands: G2.10 would come after G2.2."""
    return tuple(map(int, refusal.rule[1:].split(".")))


def _broken(position: Position, seat: int, act: Act) -> Iterator[Refusal]:
    """Yield the rules that `act` by `seat` breaks, as the chapters that judge it come to them.

    They look at nothing but what that seat can see, so that a view and a state are judged alike.
    """
    if isinstance(act, Deal):
        yield from deal.objections(position, act)
        return
    yield from turn.order(position, seat, act)
    match act:
        case LayOff() | Done():
            yield from layoff.objections(position, seat, act)
        case _ if position.to_act < 0:
            return
        case Discard(card):
            yield from turn.held(position, seat, card, "discard")
            yield from turn.released(position, card)
        case Knock(card):
            yield from _knocking(position, seat, act, card)


def _knocking(position: Position, seat: int, act: Knock, card: Card | None) -> Iterator[Refusal]:
    """Yield what speaks against a knock: its card first, and if that can go, the hand that is left."""
    if card is not None:
        absent = list(turn.held(position, seat, card, "knock"))
        yield from absent
        yield from turn.released(position, card)
        if absent:
            return
    if position.step is Step.PLAY and seat == position.turn:
        yield from knocking.objections(position, seat, act)


class _Course:
    """A state on its way through one act, with the events that brought it there."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def happen(self, event: Event) -> None:
        self.state = fold(self.state, event)
        self.events.append(event)

    def knock(self, seat: int, act: Knock) -> None:
        """Lay the hand down; gin leaves the other nothing to do (G4.3, G5.3)."""
        state = self.state
        kept = knocking.without(state.hands[seat], act.card)
        melds, deadwood, _ = knocking.arranged(kept, act.melds, state.rules.ace)
        self.happen(Knocked(seat, act.card, melds, tuple(sorted(deadwood))))
        if not deadwood:
            self.count(1 - seat)

    def count(self, seat: int) -> None:
        """End the deal of a knock with what `seat`, who did not knock, has left (G5.7, G7.2)."""
        state = self.state
        defence = knocking.best(state.hands[seat], state.rules.ace)
        result, lines = scoring.scored(state, defence)
        self.end(Ending(result, lines, defence, None))

    def end(self, how: Ending) -> None:
        """End the deal: show all cards, and settle the match if it is over (G6.4, G8.1)."""
        state = self.state
        closed = state._replace(ended=how, past=(*state.past, how.result))
        settled = settlement.settlement(closed)
        card = None if state.knock is None else state.knock.card
        self.happen(Ended(state.hands, card, how._replace(settlement=settled), settled is not None))

    def run(self, act: Act) -> None:
        """Bring about what an allowed act brings about, up to the next act of a seat."""
        state = self.state
        seat = state.turn
        match act:
            case Draw():
                self.happen(Drew(seat, state.stock[0]))
            case Discard(card):
                self.happen(Discarded(seat, card))
                if ending.is_void(self.state):
                    self.end(ending.VOID)
                else:
                    self.happen(Began(1 - seat))
            case Take():
                self.happen(Took(seat, state.pile[-1]))
            case Pass():
                self.happen(Passed(seat, state.pile[-1]))
                self.happen(Began(1 - seat))
            case Knock():
                self.knock(seat, act)
            case LayOff(card, onto):
                self.happen(LaidOff(seat, card, in_order(onto)))
            case Done():
                left = knocking.best(state.hands[seat], state.rules.ace)
                self.happen(Finished(seat, left.points))
                self.count(seat)
            case Deal():
                self.happen(deal.dealt(state, act))
                self.happen(Began(1 - self.state.dealer))


def play(state: State, act: Act) -> tuple[State, tuple[Event, ...]]:
    """Return the state after `act` by the seat that is to act, and what happened.

    Raises `IllegalAct` with every rule the act breaks; then nothing has happened.
    """
    seat = max(state.to_act, 0)
    if next(_broken(state, seat, act), None) is not None:
        raise IllegalAct(tuple(sorted(_broken(state, seat, act), key=_place)))
    course = _Course(state)
    course.run(act)
    return course.state, tuple(course.events)
