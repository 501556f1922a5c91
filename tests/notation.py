"""A notation of acts: what it reads it writes and reads again, and what it cannot read it tells with its place."""

import pytest
from hypothesis import strategies as st

from melds.verdict import NotationError


def fault_of(read, said):
    """Return the fault for which something that is said is not read."""
    with pytest.raises(NotationError) as raised:
        read(said)
    assert raised.value.expected
    return raised.value


def texts(words):
    """Any text, and such as is made of words that the notation knows."""
    return st.one_of(st.text(max_size=60), st.lists(st.sampled_from(words), max_size=10).map(" ".join))


def is_read_or_a_fault(parse, text):
    """Whatever is read is read back; whatever is not is a fault with a column of the text, told briefly."""
    try:
        act = parse(text)
    except NotationError as fault:
        return 1 <= fault.column <= len(text) + 1 and bool(fault.expected) and len(str(fault)) < 200
    return parse(str(act)) == act
