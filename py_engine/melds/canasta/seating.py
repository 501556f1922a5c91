"""Chapter C1, partners and seats: the draw from the spread pack, and who sits where.

Players are numbered as they were named, from 0; seats only exist once the draw is done.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from melds.canasta.rules import RuleSet
from melds.cards import JOKER, Card, Cards, write_card
from melds.verdict import IllegalAct, Refusal, refuse


class Lot(NamedTuple):
    """What a player lifted: the place in the spread pack, counted from 0, and the card."""

    place: int
    card: Card


class Spread(NamedTuple):
    """The pack spread face down, and what has been lifted from it so far.

    `lots` holds each player's standing lot or None; `again` why a player must draw again, or None.
    """

    rules: RuleSet
    cards: Cards
    lots: tuple[Lot | None, ...]
    again: tuple[Refusal | None, ...]
    lifted: tuple[int, ...]

    @property
    def next(self) -> int | None:
        """The player who lifts next, or None once everybody has a standing lot."""
        return self.lots.index(None) if None in self.lots else None


class Seats(NamedTuple):
    """Who sits where: `players[seat]`, the seat that plays first, and the seat that deals first."""

    players: tuple[int, ...]
    first: int
    dealer: int


PARTNERS = "C1.3"
"""The rule by which partners are drawn for."""


def spread(rules: RuleSet, cards: Cards) -> Spread:
    """Return a shuffled pack spread for the draw, nothing lifted yet."""
    none = (None,) * rules.seats
    return Spread(rules, cards, none, none, ())


def objections(drawn: Spread, places: Sequence[int]) -> Iterator[Refusal]:
    """Yield why these places cannot be lifted at all: gone, or not in the pack (C1.7)."""
    for number, place in enumerate(places):
        if place in drawn.lifted or place in places[:number] or not 0 <= place < len(drawn.cards):
            yield refuse("C1.7", place=place + 1)
    if not places or (len(places) > 1 and not drawn.rules.redraw_two):
        yield refuse("C1.5", lifted=len(places))


def void(drawn: Spread, places: Sequence[int]) -> Refusal | None:
    """Return why what is lifted does not count for its player, or None if it does (C1.4 to C1.6)."""
    if len(places) > 1:
        return refuse("C1.5", lifted=len(places))
    place, ends = places[0], drawn.rules.redraw_ends
    if min(place, len(drawn.cards) - 1 - place) < ends:
        return refuse("C1.6", place=place + 1, ends=ends)
    if drawn.cards[place] == JOKER:
        return refuse("C1.4", card=write_card(JOKER))
    return None


def lift(drawn: Spread, places: Sequence[int]) -> Spread:
    """Return the draw after the next player lifts the cards at `places`.

    A lot that does not count is put aside and its player lifts again; of two equal cards neither
    counts (C1.4). Raises `IllegalAct` for places that cannot be lifted, or when all have drawn.
    """
    player = drawn.next
    refusals = tuple(objections(drawn, places))
    if refusals or player is None:
        raise IllegalAct(refusals or (refuse("C1.7", place=places[0] + 1),))
    drawn = drawn._replace(lifted=drawn.lifted + tuple(places))
    why = void(drawn, places)
    if why is not None:
        return _stands(drawn, player, None, why)
    lot = Lot(places[0], drawn.cards[places[0]])
    for other, theirs in enumerate(drawn.lots):
        if theirs is not None and theirs.card == lot.card:
            why = refuse("C1.4", card=write_card(lot.card))
            return _stands(_stands(drawn, other, None, why), player, None, why)
    return _stands(drawn, player, lot, None)


def _stands(drawn: Spread, player: int, lot: Lot | None, why: Refusal | None) -> Spread:
    lots, again = list(drawn.lots), list(drawn.again)
    lots[player], again[player] = lot, why
    return drawn._replace(lots=tuple(lots), again=tuple(again))


def ranked(drawn: Spread) -> tuple[int, ...]:
    """Return the players from the highest lot to the lowest: by rank, then suit (C1.2)."""
    lots = {player: lot.card for player, lot in enumerate(drawn.lots) if lot is not None}
    return tuple(sorted(lots, key=lambda player: lots[player], reverse=True))


def settle(drawn: Spread) -> Seats:
    """Return who sits where once all have drawn (C1.3, C2.2).

    The highest make one side, the next highest the next; with four players the two highest sit opposite
    each other, the third to the left of the highest. Player 0 has seat 0, the bottom of the screen,
    wherever the highest chose to sit. The highest plays first, so the dealer is at that player's right.
    Raises `ValueError` while somebody has still to draw.
    """
    if drawn.next is not None:
        message = f"player {drawn.next} has still to draw"
        raise ValueError(message)
    rules, left = drawn.rules, [*ranked(drawn)]
    first = left[0]
    sat: dict[int, int] = {}
    for side in range(rules.sides):
        for seat in rules.seats_of(side):
            sat[seat] = left.pop(0)
    around = tuple([sat[seat] for seat in range(rules.seats)])
    start = around.index(0)
    players = around[start:] + around[:start]
    seat = players.index(first)
    return Seats(players, seat, (seat - 1) % len(players))
