"""Every fact about Gin Rummy that the documents state is a test."""

from functools import cache
from pathlib import Path

import pytest

import facts

LAST = 49


@cache
def named():
    """Return the facts that the tests of this folder name."""
    return facts.named(Path(__file__).parent, "G")


@pytest.mark.parametrize("fact", [f"G{number:03d}" for number in range(1, LAST + 1)])
def test_every_fact_is_tested(fact):
    assert fact in named()


def test_no_other_fact_is_named():
    assert max(named()) == f"G{LAST:03d}"
