"""Operations that get a match on: deal, act, let a computer player act, take back, look, the record."""

from collections.abc import Callable, Mapping
from typing import Any

from melds.players import Pieces
from melds.session.desk import Desk, Reply, Thinking
from melds.session.saying import act_of, own_seat, said, seat_of
from melds.table import PERSON, Table
from melds.verdict import NotationError
from melds.wire import Fields


def look(desk: Desk, fields: Fields) -> Reply:
    """Show the present; where a `seat` is named, to that person from now on, with what it has seen of the deal."""
    if "seat" not in fields.plain:
        return desk.present(len(desk.lines))
    table = desk.at_table()
    seat = seat_of(desk, fields)
    if table.kind(seat) != PERSON:
        raise NotationError(f"{table.kind(seat)} plays there", field="seat", expected="the seat of a person")
    desk.hand_to(seat)
    return {**desk.present(len(desk.lines)), "history": desk.history()}


def since(desk: Desk, _fields: Fields) -> Reply:
    """Tell what has happened since the person who is to act last acted, as far as everybody has seen it."""
    return {"kind": "since", "events": list(desk.public())}


def deal(desk: Desk, _fields: Fields) -> Reply:
    """Shuffle, cut and deal the next deal."""
    table = desk.at_table()
    kept, before = len(table.lines), table.state
    return desk.changed(kept, table.deal(), before=before)


def act(desk: Desk, fields: Fields) -> Reply:
    """Play an act for a seat."""
    seat, said_act = said(desk, fields)
    own_seat(desk, seat)
    return _played(desk, seat, said_act)


def go(desk: Desk, fields: Fields) -> Reply | Thinking:
    """Let the computer player whose turn it is act once; its reasons would show its cards (see `explain`).

    Where it thinks elsewhere, `act` is what came of it (see `thinking`).
    """
    table = desk.at_table()
    seat = table.computer()
    if "act" in fields.plain:
        return _played(desk, seat, act_of(desk, fields))
    if table.thinks_long(seat):
        return _thought(desk, table.thought(lambda: desk.thinks), (table, seat, desk.rev))
    return _played(desk, seat, table.choice(seat, table.kind(seat), lambda: True).act)


def _played(desk: Desk, seat: int, played: Any) -> Reply:  # noqa: ANN401 - the game's own act
    table = desk.at_table()
    kept, before = len(table.lines), table.state
    return desk.changed(kept, table.act(seat, played), before=before)


def _thought(desk: Desk, thought: Pieces[Any], moment: tuple[Table, int, int]) -> Thinking:
    """Return the thinking of a computer player, who then acts, unless the table or its revision is another by then."""
    choice = yield from thought
    table, seat, rev = moment
    if (desk.table, desk.rev) != (table, rev):
        return {"kind": "stale"}
    return _played(desk, seat, choice.act)


def undo(desk: Desk, _fields: Fields) -> Reply:
    """Take back the last act of the seat that looks on, if nothing hidden was shown, and to nobody else."""
    table = desk.at_table()
    if not (desk.may_undo and table.undo(desk.viewer)):
        expected = "an own act of this turn that showed nothing hidden"
        raise NotationError("nothing to take back", field="op", expected=expected)
    return desk.changed(len(table.lines))


def record(desk: Desk, _fields: Fields) -> Reply:
    """Return the record so far as one text."""
    return {"kind": "record", "text": "\n".join(desk.lines) + "\n"}


OPERATIONS: Mapping[str, Callable[[Desk, Fields], Reply | Thinking]] = {
    "look": look,
    "since": since,
    "deal": deal,
    "act": act,
    "go": go,
    "undo": undo,
    "record": record,
}
