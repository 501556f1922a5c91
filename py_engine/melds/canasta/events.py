"""What happened, as values, and the one way a position moves on: `fold`.

The same `fold` takes a state by full events and a view by the events its seat may see, so the screen,
speech and the engine cannot drift apart (law 4).
"""

from typing import NamedTuple, TypeVar

from melds.canasta import accidents
from melds.canasta.acts import Group, group
from melds.canasta.melding import after
from melds.canasta.rules import RED_THREES
from melds.canasta.state import (
    Asked,
    Ending,
    Position,
    Step,
    put,
)
from melds.cards import HIDDEN, THREE, Card, Cards, missing, without


class Dealt(NamedTuple):
    """A deal: the hands, the stock, and the cards turned to found the pile, in order (C2.4 to C2.6)."""

    dealer: int
    hands: tuple[Cards, ...]
    stock: Cards
    turned: Cards


class Began(NamedTuple):
    """A seat's turn begins (C3.1)."""

    seat: int


class Tabled(NamedTuple):
    """A red three is laid face up; it came from the `hand`, the `stock` or the `pile` (C3.4 to C3.6)."""

    seat: int
    card: Card
    source: str


class Replaced(NamedTuple):
    """A card from the stock takes a red three's place (C3.4, C3.5)."""

    seat: int
    card: Card


class Drew(NamedTuple):
    """A card is drawn from the stock (C3.3)."""

    seat: int
    card: Card


class Took(NamedTuple):
    """The pile is taken: the top card melded with `groups[0]`, then the rest into the hand (C5.7)."""

    seat: int
    top: Card
    groups: tuple[Group, ...]
    rest: Cards


class Melded(NamedTuple):
    """Groups are laid on the table (C4.1)."""

    seat: int
    groups: tuple[Group, ...]


class FellShort(NamedTuple):
    """An opening makes only `has` points: the cards are shown and go back to the hand (C8.1)."""

    seat: int
    cards: Cards
    has: int


class Discarded(NamedTuple):
    """A card goes on the pile (C3.9)."""

    seat: int
    card: Card


class Asking(NamedTuple):
    """A seat asks its partner whether it may go out (C6.4)."""

    seat: int


class Answered(NamedTuple):
    """The partner answers; that binds (C6.6)."""

    seat: int
    yes: bool


class AskedInVain(NamedTuple):
    """A seat that was told yes ends its turn without going out (C8.3)."""

    seat: int


class Passed(NamedTuple):
    """With the stock exhausted, a seat declines the pile (C6.13)."""

    seat: int


class Ended(NamedTuple):
    """The deal is over: all hands are shown and scored (C6.1, C7.8)."""

    hands: tuple[Cards, ...]
    ending: Ending
    over: bool
    """Whether the match is over too (C7.9)."""


Event = (
    Dealt
    | Began
    | Tabled
    | Replaced
    | Drew
    | Took
    | Melded
    | FellShort
    | Discarded
    | Asking
    | Answered
    | AskedInVain
    | Passed
    | Ended
)

P = TypeVar("P", bound=Position)


def fold(position: P, event: Event) -> P:  # noqa: C901, PLR0911, PLR0912 - one case an event
    """Return the position after an event."""
    match event:
        case Dealt():
            return _dealt(position, event)
        case Began(seat):
            return _began(position, seat)
        case Tabled():
            return _tabled(position, event)
        case Replaced(seat, card):
            return _gained(position, seat, card)
        case Drew(seat, card):
            return _drew(position, seat, card)
        case Took():
            return _took(position, event)
        case Melded(seat, groups):
            return _melded(position, seat, groups)
        case FellShort(seat, cards, _):
            return _fell_short(position, seat, cards)
        case Discarded(seat, card):
            return _discarded(position, seat, card)
        case Asking():
            return position._replace(asked=Asked.PENDING)
        case Answered(_, yes):
            return position._replace(asked=Asked.YES if yes else Asked.NO)
        case AskedInVain(seat):
            return position._replace(accidents=accidents.asked_in_vain(position.rules, position.accidents, seat))
        case Passed():
            return position
        case Ended():
            return _ended(position, event)


def seen(event: Event, seat: int) -> Event:
    """Return the event as `seat` may see it: others' drawn and dealt cards are hidden."""
    match event:
        case Drew(who, _) | Replaced(who, _) if who != seat:
            return event._replace(card=HIDDEN)
        case Dealt():
            hands = tuple(
                hand if who == seat else (HIDDEN,) * len(hand) for who, hand in enumerate(event.hands)
            )
            return event._replace(hands=hands, stock=(HIDDEN,) * len(event.stock))
    return event


def _dealt(position: P, event: Dealt) -> P:
    rules, seats, sides = position.rules, len(event.hands), position.rules.sides
    return position._replace(
        deal=position.deal + 1,
        dealer=event.dealer,
        turn=event.dealer,
        step=Step.DRAW,
        scores=totals(position),
        hands=event.hands,
        known=((),) * seats,
        stock=event.stock,
        pile=event.turned,
        frozen=rules.always_frozen or any(map(rules.freezes, event.turned)),
        melds=((),) * sides,
        red3=((),) * sides,
        turns=(0,) * seats,
        melded=(False,) * seats,
        laid=(),
        took=False,
        asked=Asked.NO_QUESTION,
        owed=0,
        bound_out=False,
        discards=((),) * seats,
        declined=((),) * seats,
        ended=None,
        accidents=accidents.none_yet(rules),
    )


def totals(position: Position) -> tuple[int, ...]:
    """Return each side's accumulated score, the deal just ended included (C7.8)."""
    if position.ended is None:
        return position.scores
    sheets = position.ended.sheets
    return tuple([score + sheet.total for score, sheet in zip(position.scores, sheets, strict=True)])


def _began(position: P, seat: int) -> P:
    turns, melded, last = position.turns, position.melded, position.turn
    return position._replace(
        turn=seat,
        melded=put(melded, last, melded[last] or bool(position.laid)),
        step=Step.DRAW,
        turns=put(turns, seat, turns[seat] + 1),
        laid=(),
        took=False,
        asked=Asked.NO_QUESTION,
        owed=_owed(position, seat) if position.rules.red3_grace and turns[seat] else 0,
        bound_out=False,
        accidents=accidents.next_turn(position.accidents),
    )


def _owed(position: Position, seat: int) -> int:
    """Return how many red threes a seat holds, as far as the position shows (C3.12)."""
    return sum([card in RED_THREES for card in position.hands[seat]])


def _lose(position: P, seat: int, cards: Cards) -> P:
    known = position.known[seat]
    if known:
        left = list(known)
        for card in cards:
            if card in left:
                left.remove(card)
        played = accidents.played(position.accidents, seat, cards)
        position = position._replace(known=put(position.known, seat, tuple(left)), accidents=played)
    hand = without(position.hands[seat], cards)
    return position._replace(hands=put(position.hands, seat, hand))


def _gained(position: P, seat: int, card: Card) -> P:
    hand = tuple(sorted((*position.hands[seat], card)))
    return position._replace(
        stock=position.stock[1:], hands=put(position.hands, seat, hand)
    )


def _tabled(position: P, event: Tabled) -> P:
    seat, card, source = event
    side = position.rules.side_of(seat)
    position = _lose(position, seat, (card,))
    reds = put(position.red3, side, (*position.red3[side], card))
    return position._replace(red3=reds, owed=max(0, position.owed - (source == "hand")))


def _drew(position: P, seat: int, card: Card) -> P:
    if position.step is Step.DRAW and position.pile:
        left = (*position.declined[seat], position.pile[-1])
        position = position._replace(declined=put(position.declined, seat, left))
    return _gained(position, seat, card)._replace(step=Step.PLAY)


def _lay(position: P, seat: int, groups: tuple[Group, ...]) -> P:
    side = position.rules.side_of(seat)
    every = put(position.melds, side, after(position.rules, position.melds[side], groups))
    bound_out = position.bound_out or any(laid.rank == THREE for laid in groups)
    return position._replace(melds=every, laid=position.laid + groups, bound_out=bound_out)


def _took(position: P, event: Took) -> P:
    seat, top, groups, rest = event
    gone = tuple([card for laid in groups for card in laid.cards])
    first = group((top, *groups[0].cards), groups[0].rank)
    position = _lay(_lose(position, seat, gone), seat, (first, *groups[1:]))
    hand = tuple(sorted(position.hands[seat] + rest))
    known = tuple(sorted(position.known[seat] + rest))
    return position._replace(
        pile=(),
        frozen=position.rules.always_frozen,
        took=True,
        step=Step.PLAY,
        hands=put(position.hands, seat, hand),
        known=put(position.known, seat, known),
    )


def _melded(position: P, seat: int, groups: tuple[Group, ...]) -> P:
    gone = tuple([card for laid in groups for card in laid.cards])
    return _lay(_lose(position, seat, gone), seat, groups)


def _fell_short(position: P, seat: int, cards: Cards) -> P:
    known = accidents.together(position.known[seat], cards)
    hand = position.hands[seat]
    new = missing([card for card in hand if card != HIDDEN], known)
    hand = tuple(sorted((*without(hand, (HIDDEN,) * len(new)), *new)))
    return position._replace(
        hands=put(position.hands, seat, hand),
        known=put(position.known, seat, known),
        accidents=accidents.fell_short(position.rules, position.accidents, seat, cards),
    )


def _discarded(position: P, seat: int, card: Card) -> P:
    position = _lose(position, seat, (card,))
    return position._replace(
        pile=(*position.pile, card),
        frozen=position.frozen or position.rules.freezes(card),
        discards=put(position.discards, seat, (*position.discards[seat], card)),
    )


def _ended(position: P, event: Ended) -> P:
    position = position._replace(hands=event.hands, ended=event.ending)
    sheets = event.ending.sheets
    return position._replace(
        step=Step.OVER if event.over else Step.DEAL,
        past=(*position.past, tuple([sheet.total for sheet in sheets])),
    )
