"""Operations that get a match on: deal, act, let a computer player act, take back, look, the record."""

from melds.session.desk import Desk, Reply
from melds.session.saying import own_seat, said, seat_of
from melds.table import PERSON
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
    table = desk.at_table()
    seat, said_act = said(desk, fields)
    own_seat(desk, seat)
    kept, before = len(table.lines), table.state
    return desk.changed(kept, table.act(seat, said_act), before=before)


def go(desk: Desk, _fields: Fields) -> Reply:
    """Let the computer player whose turn it is act once; its reasons would show its cards (see `explain`)."""
    table = desk.at_table()
    kept, before = len(table.lines), table.state
    _, events = table.go(lambda: True)
    return desk.changed(kept, events, before=before)


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


OPERATIONS = {"look": look, "since": since, "deal": deal, "act": act, "go": go, "undo": undo, "record": record}
