"""Operations for computer players who think in another engine than the one that judges.

`turn` says what is to be thought about, and nothing that the seat may not know; `think`, asked of the
other engine, begins the thinking, which goes on piece by piece until there is an act; `stop` has it end
with the best so far. All this is between the two engines: no screen shows a computer player's cards.
"""

from collections.abc import Callable, Mapping
from typing import Any

from melds.customs import customs
from melds.game import GAMES, USUAL, load
from melds.players import Pieces, pieces, players
from melds.session.desk import Desk, Reply, Thinking
from melds.table import chance_from
from melds.verdict import NotationError
from melds.wire import Fields


def turn(desk: Desk, _fields: Fields) -> Reply:
    """Return what the computer player whose turn it is sees, as a position, and what settles its chance.

    Raises `IllegalAct` where no computer is to act.
    """
    table = desk.at_table()
    seat = table.computer()
    return {
        "kind": "turn",
        "seat": table.game.seats(table.heading.rules)[seat],
        "player": table.kind(seat),
        "position": table.customs.write_position(table.game.view(table.state, seat)),
        "chance": table.chance_of_act(len(table.lines)),
    }


def think(desk: Desk, fields: Fields) -> Thinking:
    """Return the thinking of a player about a position, that of the seat to act as `turn` has told it.

    Raises `NotationError` naming the field.
    """
    plain = fields.mapping("position")
    name = Fields(plain).one_of("game", GAMES, USUAL)
    state = customs(name).read_position(plain)
    seat = _to_act(name, state, fields)
    player = players(name)[fields.one_of("player", players(name))]
    named = fields.label("chance") if fields.plain.get("chance") is not None else None
    thought = pieces(player, load(name).view(state, seat), chance_from(named), lambda: desk.thinks)
    return _told(thought)


def _to_act(name: str, state: Any, fields: Fields) -> int:  # noqa: ANN401 - the game's own state
    seats = load(name).seats(state.rules)
    seat = seats.index(fields.one_of("seat", seats))
    if seat != state.to_act:
        raise NotationError(f"{seats[seat]} is not to act", field="seat", expected=f"{seats[state.to_act]}")
    return seat


def _told(thought: Pieces[Any]) -> Thinking:
    choice = yield from thought
    return {"kind": "thought", "act": str(choice.act)}


def stop(desk: Desk, _fields: Fields) -> Reply:
    """Have what is being thought come to an end at its next piece, with the best so far."""
    desk.thinks = False
    return {"kind": "stopped"}


OPERATIONS: Mapping[str, Callable[[Desk, Fields], Reply | Thinking]] = {"turn": turn, "think": think, "stop": stop}
