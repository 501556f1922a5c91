"""One table as the page drives it: each operation takes a request's fields and returns a reply.

An operation either succeeds whole or raises; nothing is half-changed. One that takes long returns a
generator instead, which pauses between its pieces and returns the reply.
"""

from collections.abc import Callable, Mapping

from melds.session import asking, playing, setting, thinking
from melds.session.desk import Desk, Reply, Thinking
from melds.verdict import NotationError
from melds.wire import Fields

__all__ = ["OPERATIONS", "Desk", "Reply", "Thinking", "operation"]

Operation = Callable[[Desk, Fields], Reply | Thinking]

OPERATIONS: Mapping[str, Operation] = {
    **setting.OPERATIONS,
    **playing.OPERATIONS,
    **asking.OPERATIONS,
    **thinking.OPERATIONS,
}
"""Every operation of the bridge by its name."""


def operation(name: str) -> Operation:
    """Return an operation by name. Raises `NotationError` for one that there is not."""
    if name not in OPERATIONS:
        raise NotationError(f"{name!r:.40}", field="op", expected=", ".join(sorted(OPERATIONS)))
    return OPERATIONS[name]
