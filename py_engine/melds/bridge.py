"""The only function that JavaScript ever calls: a message in, a message out, and no exception while there is memory."""

from collections.abc import Generator
from typing import Any

from melds.session import Desk, Reply, Thinking, operation
from melds.verdict import IllegalAct, NotationError
from melds.wire import VERSION, Fields, read, write
from melds.wire.refusals import refusal_messages

MOST_TABLES = 64
"""No page shows more tables at once."""

_desk = Desk()
_named: dict[str, Desk] = {}
"""The desks of further tables, by the name that their page gives them; none is kept with nothing on it."""
_thinking: list[tuple[dict[str, Any], Desk, Thinking]] = []
"""What is being thought, if anything is: the head of the reply, whose desk, and the thinking."""


def handle(message: str) -> str:
    """Answer one message. Whatever is wrong with it, the reply says so and nothing has changed.

    An empty answer says that a player thinks: it does so for a moment at each empty message, until one of
    those is answered with the reply. Other messages may come in between.

    Raises `MemoryError`: then nothing can be relied on, and another engine goes on from the record.
    """
    if not message and _thinking:
        return _think_on()
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
        answer = _answer(desk, fields)
        if isinstance(answer, Generator):
            return _begin(head, desk, answer)
        reply = write({**head, **answer, "rev": desk.rev})
        _keep(name, desk)
    except NotationError as fault:
        no = _unreadable(fault)
    except IllegalAct as illegal:
        no = {"kind": "refused", "refusals": refusal_messages(illegal.refusals, names=desk.names())}
    except MemoryError:
        raise
    except Exception as bug:  # noqa: BLE001 - a bug is reported as one; the table stands as it was
        no = _crashed(bug)
    else:
        return reply
    restore()
    return write({**head, **no, "rev": desk.rev})


def _begin(head: dict[str, Any], desk: Desk, thinking: Thinking) -> str:
    if _thinking:
        raise NotationError("a player thinks already", field="op", expected="its answer first; stop hastens it")
    desk.thinks = True
    _thinking.append((head, desk, thinking))
    return ""


def _think_on() -> str:
    head, desk, thinking = _thinking.pop()
    restore = desk.checkpoint()
    try:
        next(thinking)
    except StopIteration as end:
        return write({**head, **end.value, "rev": desk.rev})
    except MemoryError:
        raise
    except Exception as bug:  # noqa: BLE001 - as above
        restore()
        return write({**head, **_crashed(bug), "rev": desk.rev})
    _thinking.append((head, desk, thinking))
    return ""


def _crashed(bug: Exception) -> Reply:
    return {"kind": "crashed", "text": f"{type(bug).__name__}: {bug}"[:500]}


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


def _answer(desk: Desk, fields: Fields) -> Reply | Thinking:
    answer = operation(fields.text("op", 20))
    if fields.plain.get("rev") is not None and fields.number("rev", 0, 2**53) != desk.rev:
        return {"kind": "stale"}
    return answer(desk, fields)


def _unreadable(fault: NotationError) -> dict[str, Any]:
    where = {"line": fault.line, "column": fault.column, "field": fault.field, "others": fault.others}
    return {"kind": "unreadable", "text": fault.text, "where": where, "expected": fault.expected}
