"""The only function that JavaScript ever calls: a message in, a message out, and never an exception."""

from typing import Any

from melds.session import Session
from melds.verdict import IllegalAct, NotationError
from melds.wire import Fields, read, write
from melds.wire.judging import refusal_messages
from melds.wire.messages import VERSION

_session = Session()


def handle(message: str) -> str:
    """Answer one message. Whatever is wrong with it, the reply says so and nothing has changed."""
    reply: dict[str, Any] = {"v": VERSION, "id": 0}
    restore = _session.checkpoint()
    try:
        plain = read(message)
        fields = Fields(plain)
        reply["id"] = fields.number("id", 0, 2**53)
        fields.version()
        reply |= _answer(fields)
    except NotationError as fault:
        reply |= _unreadable(fault)
    except IllegalAct as no:
        reply |= {"kind": "refused", "refusals": refusal_messages(no.refusals)}
    except Exception as bug:  # noqa: BLE001 - a bug is reported as one; the table stands as it was
        restore()
        reply |= {"kind": "crashed", "text": f"{type(bug).__name__}: {bug}"[:500]}
    reply["rev"] = _session.rev
    return write(reply)


def _answer(fields: Fields) -> dict[str, Any]:
    operation = _session.op(fields.text("op", 20))
    if fields.plain.get("rev") is not None and fields.number("rev", 0, 2**53) != _session.rev:
        return {"kind": "stale"}
    return operation(fields)


def _unreadable(fault: NotationError) -> dict[str, Any]:
    where = {"line": fault.line, "column": fault.column, "field": fault.field}
    return {"kind": "unreadable", "text": fault.text, "where": where, "expected": fault.expected}
