"""Every fact about Gin Rummy that the documents state is a test."""

import re
from functools import cache
from pathlib import Path

import pytest

LAST = 49


@cache
def named():
    """Return the facts that the tests of this folder name."""
    modules = set(Path(__file__).parent.glob("test_*.py")) - {Path(__file__)}
    texts = [module.read_text("utf-8") for module in modules]
    return {fact for text in texts for fact in re.findall(r"\bG\d{3}\b", text)}


@pytest.mark.parametrize("fact", [f"G{number:03d}" for number in range(1, LAST + 1)])
def test_every_fact_is_tested(fact):
    assert fact in named()


def test_no_other_fact_is_named():
    assert max(named()) == f"G{LAST:03d}"
