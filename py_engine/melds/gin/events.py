"""What happened, as values, and the one way a position moves on: `fold`.

The same `fold` takes a state by full events and a view by the events its seat may see, so the screen,
speech and the engine cannot drift apart (law 4).
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from melds.cards import HIDDEN, Card, Cards
from melds.gin import layoff
from melds.gin.melding import points
from melds.gin.state import Ending, Knock, Position, Step, put, with_card, without_card


class Dealt(NamedTuple):
    """A deal: the hands, the upcard that founds the pile, and the stock (G1.4, G1.5)."""

    dealer: int
    hands: tuple[Cards, ...]
    upcard: Card
    stock: Cards


class Began(NamedTuple):
    """A seat's turn begins (G2.1)."""

    seat: int


class Passed(NamedTuple):
    """A seat declines the upcard (G2.3)."""

    seat: int
    card: Card


class Drew(NamedTuple):
    """A card is drawn from the stock (G2.5)."""

    seat: int
    card: Card


class Took(NamedTuple):
    """The top card of the pile goes into a hand (G2.3, G2.5); one that nobody sees is known to nobody."""

    seat: int
    card: Card


class Discarded(NamedTuple):
    """A card goes on the pile (G2.2)."""

    seat: int
    card: Card


class Knocked(NamedTuple):
    """A seat knocks: a card face down on the pile, the melds and the deadwood shown (G4.1).

    With big gin there is no `card` (G4.7).
    """

    seat: int
    card: Card | None
    melds: tuple[Cards, ...]
    deadwood: Cards


class LaidOff(NamedTuple):
    """A card is laid off onto a meld, named as it lay before (G5.1)."""

    seat: int
    card: Card
    onto: Cards


class Finished(NamedTuple):
    """The defender lays off no more, and so many points are left in the hand (G5.7)."""

    seat: int
    points: int


class Ended(NamedTuple):
    """The deal is over: both hands and the face-down card are shown, and it is scored (G6.4, G7.2)."""

    hands: tuple[Cards, ...]
    card: Card | None
    """The card of the knock, or None where nobody put one face down."""
    ending: Ending
    over: bool
    """Whether the match is over too (G8.1)."""


Event = Dealt | Began | Passed | Drew | Took | Discarded | Knocked | LaidOff | Finished | Ended

P = TypeVar("P", bound=Position)


def fold(position: P, event: Event) -> P:
    """Return the position after an event."""
    after: P = _FOLDS[type(event)](position, event)
    return after


def seen(event: Event, seat: int) -> Event:
    """Return the event as `seat` may see it: the other's drawn, dealt and face-down cards are hidden."""
    match event:
        case Drew(who, _) if who != seat:
            return Drew(who, HIDDEN)
        case Knocked(who, card) if who != seat and card is not None:
            return event._replace(card=HIDDEN)
        case Dealt():
            hands = tuple(
                hand if who == seat else (HIDDEN,) * len(hand) for who, hand in enumerate(event.hands)
            )
            return event._replace(hands=hands, stock=(HIDDEN,) * len(event.stock))
    return event


def totals(position: Position) -> tuple[int, ...]:
    """Return the points of both seats, those of the deal just ended included."""
    return _with_result(position, position.scores, points=True)


def wins(position: Position) -> tuple[int, ...]:
    """Return how many deals both seats have won, the one just ended included."""
    return _with_result(position, position.won, points=False)


def _with_result(position: Position, before: tuple[int, ...], *, points: bool) -> tuple[int, ...]:
    result = None if position.ended is None else position.ended.result
    if result is None or result.winner < 0:
        return before
    gained = result.points if points else 1
    return put(before, result.winner, before[result.winner] + gained)


def _dealt(position: P, event: Dealt) -> P:
    seats = len(event.hands)
    return position.but(
        deal=position.deal + 1,
        dealer=event.dealer,
        turn=event.dealer,
        step=Step.UPCARD,
        scores=totals(position),
        won=wins(position),
        hands=event.hands,
        known=((),) * seats,
        stock=event.stock,
        pile=(event.upcard,),
        upcard=event.upcard,
        passed=0,
        taken=None,
        turns=(0,) * seats,
        discards=((),) * seats,
        declined=((),) * seats,
        knock=None,
        ended=None,
    )


def _began(position: P, event: Began) -> P:
    seat, turns = event.seat, position.turns
    step = Step.UPCARD if position.step is Step.UPCARD and position.passed < 2 else Step.DRAW
    return position.but(turn=seat, step=step, turns=put(turns, seat, turns[seat] + 1))


def _passed(position: P, event: Passed) -> P:
    seat, card = event
    return position.but(passed=position.passed + 1, declined=_noted(position.declined, seat, card))


def _noted(noted: tuple[Cards, ...], seat: int, card: Card) -> tuple[Cards, ...]:
    """Return what is remembered of both seats with a card more; a hidden one tells nothing."""
    return noted if card == HIDDEN else put(noted, seat, (*noted[seat], card))


def _drew(position: P, event: Drew) -> P:
    seat, card = event
    declined = position.declined
    if not position.must_draw:
        declined = _noted(declined, seat, position.pile[-1])
    return position.but(
        step=Step.PLAY,
        hands=put(position.hands, seat, with_card(position.hands[seat], card)),
        stock=position.stock[1:],
        declined=declined,
    )


def _took(position: P, event: Took) -> P:
    seat, card = event
    known = position.known
    if card != HIDDEN:
        known = put(known, seat, with_card(known[seat], card))
    return position.but(
        step=Step.PLAY,
        hands=put(position.hands, seat, with_card(position.hands[seat], card)),
        known=known,
        pile=position.pile[:-1],
        taken=card,
    )


def _lost(position: Position, seat: int, card: Card) -> tuple[tuple[Cards, ...], tuple[Cards, ...]]:
    """Return the hands and what is known of them without a card that a seat plays."""
    hands, known = position.hands, position.known
    hands = put(hands, seat, without_card(hands[seat], card))
    if card in known[seat]:
        known = put(known, seat, without_card(known[seat], card))
    return hands, known


def _discarded(position: P, event: Discarded) -> P:
    seat, card = event
    hands, known = _lost(position, seat, card)
    return position.but(
        hands=hands,
        known=known,
        pile=(*position.pile, card),
        taken=None,
        discards=_noted(position.discards, seat, card),
    )


def _knocked(position: P, event: Knocked) -> P:
    seat, card, melds, deadwood = event
    left = tuple(sorted(deadwood))
    return position.but(
        turn=1 - seat,
        step=Step.LAYOFF,
        hands=put(position.hands, seat, left),
        known=put(position.known, seat, left),
        pile=position.pile if card is None else (*position.pile, card),
        taken=None,
        knock=Knock(seat, card, melds, (), deadwood, points(deadwood)),
    )


def _laid_off(position: P, event: LaidOff) -> P:
    seat, card, onto = event
    knock = position.shown
    place = knock.melds.index(onto)
    hands, known = _lost(position, seat, card)
    return position.but(
        hands=hands,
        known=known,
        knock=knock._replace(
            melds=(*knock.melds[:place], layoff.extended(onto, card), *knock.melds[place + 1 :]),
            laid=(*knock.laid, (card, place)),
        ),
    )


def _finished(position: P, _: Finished) -> P:
    return position


def _ended(position: P, event: Ended) -> P:
    pile, knock = position.pile, position.knock
    if knock is not None and event.card is not None:
        pile, knock = (*pile[:-1], event.card), knock._replace(card=event.card)
    return position.but(
        step=Step.OVER if event.over else Step.DEAL,
        hands=event.hands,
        pile=pile,
        knock=knock,
        ended=event.ending,
        past=(*position.past, event.ending.result),
    )


_FOLDS: dict[type[Event], Callable[[Any, Any], Any]] = {
    Dealt: _dealt,
    Began: _began,
    Passed: _passed,
    Drew: _drew,
    Took: _took,
    Discarded: _discarded,
    Knocked: _knocked,
    LaidOff: _laid_off,
    Finished: _finished,
    Ended: _ended,
}
"""What each event makes of a position. Looked up and not matched, for an act takes microseconds."""
