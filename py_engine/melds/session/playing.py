"""Operations that get a match on: deal, act, let a computer player act, take back, look, the record."""

from melds.session.desk import ME, Desk, Reply
from melds.session.saying import said
from melds.table import PERSON
from melds.verdict import NotationError
from melds.wire import Fields


def look(desk: Desk, _fields: Fields) -> Reply:
    """Show the present."""
    return desk.present(len(desk.lines))


def deal(desk: Desk, _fields: Fields) -> Reply:
    """Shuffle, cut and deal the next deal."""
    table = desk.at_table()
    kept, before = len(table.lines), table.state
    return desk.changed(kept, table.deal(), before=before)


def act(desk: Desk, fields: Fields) -> Reply:
    """Play an act for a seat."""
    table = desk.at_table()
    seat, said_act = said(table, fields)
    if table.kind(seat) != PERSON:
        raise NotationError(f"{table.kind(seat)} plays there", field="seat", expected="the seat of a person")
    kept, before = len(table.lines), table.state
    return desk.changed(kept, table.act(seat, said_act), before=before)


def go(desk: Desk, _fields: Fields) -> Reply:
    """Let the computer player whose turn it is act once; its reasons would show its cards (see `explain`)."""
    table = desk.at_table()
    kept, before = len(table.lines), table.state
    _, events = table.go(lambda: True)
    return desk.changed(kept, events, before=before)


def undo(desk: Desk, _fields: Fields) -> Reply:
    """Take the person's last act back, if it showed nothing hidden."""
    table = desk.at_table()
    if not table.undo(ME):
        expected = "an own act of this turn that showed nothing hidden"
        raise NotationError("nothing to take back", field="op", expected=expected)
    return desk.changed(len(table.lines))


def record(desk: Desk, _fields: Fields) -> Reply:
    """Return the record so far as one text."""
    return {"kind": "record", "text": "\n".join(desk.lines) + "\n"}


OPERATIONS = {"look": look, "deal": deal, "act": act, "go": go, "undo": undo, "record": record}
