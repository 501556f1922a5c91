"""The only function that JavaScript ever calls: a message in, a message out, and never an exception."""

from typing import Any

from melds.session import Desk, operation
from melds.verdict import IllegalAct, NotationError
from melds.wire import VERSION, Fields, read, write
from melds.wire.refusals import refusal_messages

_desk = Desk()


def handle(message: str) -> str:
    """Answer one message. Whatever is wrong with it, the reply says so and nothing has changed."""
    head: dict[str, Any] = {"v": VERSION, "id": 0}
    restore = _desk.checkpoint()
    try:
        fields = Fields(read(message))
        head["id"] = fields.number("id", 0, 2**53)
        fields.version()
        return write({**head, **_answer(fields), "rev": _desk.rev})
    except NotationError as fault:
        no = _unreadable(fault)
    except IllegalAct as illegal:
        no = {"kind": "refused", "refusals": refusal_messages(illegal.refusals, names=_desk.names())}
    except Exception as bug:  # noqa: BLE001 - a bug is reported as one; the table stands as it was
        no = {"kind": "crashed", "text": f"{type(bug).__name__}: {bug}"[:500]}
    restore()
    return write({**head, **no, "rev": _desk.rev})


def _answer(fields: Fields) -> dict[str, Any]:
    answer = operation(fields.text("op", 20))
    if fields.plain.get("rev") is not None and fields.number("rev", 0, 2**53) != _desk.rev:
        return {"kind": "stale"}
    return answer(_desk, fields)


def _unreadable(fault: NotationError) -> dict[str, Any]:
    where = {"line": fault.line, "column": fault.column, "field": fault.field, "others": fault.others}
    return {"kind": "unreadable", "text": fault.text, "where": where, "expected": fault.expected}
