"""Every fact about classic that the documents state is a test, or is excused with a reason."""

import re
from functools import cache
from pathlib import Path

import pytest

import facts

LAST = 217

EXCUSED = {
    "F022": "C003 keeps a black three as the turned card; C000-25 covers it (F021)",
    "F047": "a partner may remind: the table lays red threes down itself, and C3.8 says the rest",
    "F093": "C003 has canastas of wild cards; C000-50 forbids them (F068)",
    "F095": "turning the sixth card sideways is a hint on the page; the engine says how many are short",
    "F160": "C003 forbids the talk that C000-96 to 102 allow (F157)",
    "F177": "C003 names the same two answers (F170)",
    "F210": "the headings of the score pad in other languages are words of the page",
}
"""Facts without a test, each with the reason."""


@cache
def named():
    """Return the facts that the tests of this folder name."""
    return facts.named(Path(__file__).parent, "F")


@pytest.mark.parametrize("fact", [f"F{number:03d}" for number in range(1, LAST + 1)])
def test_every_fact_is_tested_or_excused(fact):
    assert (fact in named()) != (fact in EXCUSED)


def test_every_excuse_has_its_reason():
    assert all(re.fullmatch(r"F\d{3}", fact) and len(reason) > 20 for fact, reason in EXCUSED.items())
