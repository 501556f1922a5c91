"""A table laid as a position tells it: who sits there, and cards for every place the position leaves open."""

from random import Random
from typing import Any

from melds.cards import HIDDEN
from melds.customs import customs
from melds.game import GAMES, USUAL, load
from melds.record import Heading, Opening, Player
from melds.session.saying import MOST_PLAYERS, players_of
from melds.table import PERSON, Table, chance
from melds.verdict import NotationError
from melds.wire import Fields, read, write

PLAYS = "club"
"""Who plays the other seats if nobody is named."""


def table_from(fields: Fields) -> Table:
    """Return a table that stands as `position` says.

    `seat` is the person's, else the seat to act if its cards are told, else the first whose are.
    `players` are named from the person on, in turn order; more than there are seats do no harm. What the
    position hides is dealt by lot, or from `seed`. Raises `NotationError` naming the field.
    """
    plain = fields.mapping("position")
    name = Fields(plain).one_of("game", GAMES, USUAL)
    told = customs(name).read_position(plain)
    seed = fields.label("seed") if fields.plain.get("seed") is not None else None
    opening = _opening(name, told, chance(seed, "position"))
    state = opening.state
    seats = load(name).seats(state.rules)
    first = seats.index(fields.one_of("seat", seats, seats[_looks_on(told)]))
    named = _players(fields, name, len(seats))
    seated = tuple([named[(seat - first) % len(seats)] for seat in range(len(seats))])
    return Table(Heading(name, state.rules, seated, state.dealer, seed, opening=opening))


def _opening(name: str, told: Any, rng: Random) -> Opening:  # noqa: ANN401 - the game's own state
    """Return one of the worlds that a position allows, written out whole."""
    try:
        world = load(name).imagine(told, rng)
    except ValueError:
        expected = "a place for each card that is not told"
        raise NotationError("cards that can lie nowhere", field="cards", expected=expected) from None
    text = write(customs(name).write_position(world))
    return Opening(text, customs(name).read_position(read(text)))


def _looks_on(told: Any) -> int:  # noqa: ANN401 - the game's own state
    """Return the seat to act if its cards are told, else the first seat whose are, else the seat to act."""
    shown = [seat for seat, hand in enumerate(told.hands) if hand and HIDDEN not in hand]
    return told.to_act if told.to_act in shown or not shown else shown[0]


def _players(fields: Fields, game: str, count: int) -> list[Player]:
    if "players" not in fields.plain:
        return [Player("You", PERSON), *[Player(f"{PLAYS.title()} {seat}", PLAYS) for seat in range(1, count)]]
    return list(players_of(fields, game, count, MOST_PLAYERS))
