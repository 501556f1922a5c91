"""The only function that JavaScript ever calls: a message in, a message out, and no exception while there is memory."""

from typing import Any

from melds.session import Desk, operation
from melds.verdict import IllegalAct, NotationError
from melds.wire import VERSION, Fields, read, write
from melds.wire.refusals import refusal_messages

MOST_TABLES = 64
"""No page shows more tables at once."""

_desk = Desk()
_named: dict[str, Desk] = {}
"""The desks of further tables, by the name that their page gives them; none is kept with nothing on it."""


def handle(message: str) -> str:
    """Answer one message. Whatever is wrong with it, the reply says so and nothing has changed.

    Raises `MemoryError`: then nothing can be relied on, and another engine goes on from the record.
    """
    head: dict[str, Any] = {"v": VERSION, "id": 0}
    desk = _desk
    restore = desk.checkpoint()
    try:
        fields = Fields(read(message))
        head["id"] = fields.number("id", 0, 2**53)
        fields.version()
        name = fields.text("table", 40, "")
        desk = _desk_of(name)
        restore = desk.checkpoint()
        reply = write({**head, **_answer(desk, fields), "rev": desk.rev})
        _keep(name, desk)
    except NotationError as fault:
        no = _unreadable(fault)
    except IllegalAct as illegal:
        no = {"kind": "refused", "refusals": refusal_messages(illegal.refusals, names=desk.names())}
    except MemoryError:
        raise
    except Exception as bug:  # noqa: BLE001 - a bug is reported as one; the table stands as it was
        no = {"kind": "crashed", "text": f"{type(bug).__name__}: {bug}"[:500]}
    else:
        return reply
    restore()
    return write({**head, **no, "rev": desk.rev})


def _desk_of(name: str) -> Desk:
    """Return the desk of that name, a bare one if it is new. Raises `NotationError` for one too many."""
    if name in _named or not name:
        return _named.get(name, _desk)
    if len(_named) >= MOST_TABLES:
        raise NotationError(f"{len(_named)} tables", field="table", expected=f"at most {MOST_TABLES} at once")
    return Desk()


def _keep(name: str, desk: Desk) -> None:
    if name and (desk.table or desk.drawing):
        _named[name] = desk
    else:
        _named.pop(name, None)


def _answer(desk: Desk, fields: Fields) -> dict[str, Any]:
    answer = operation(fields.text("op", 20))
    if fields.plain.get("rev") is not None and fields.number("rev", 0, 2**53) != desk.rev:
        return {"kind": "stale"}
    return answer(desk, fields)


def _unreadable(fault: NotationError) -> dict[str, Any]:
    where = {"line": fault.line, "column": fault.column, "field": fault.field, "others": fault.others}
    return {"kind": "unreadable", "text": fault.text, "where": where, "expected": fault.expected}
