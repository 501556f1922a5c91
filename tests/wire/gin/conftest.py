"""A page at a table of Gin Rummy."""

import pytest

from wire.gin.stacked import stacked


@pytest.fixture
def table(page):
    """A table with the first deal on it; both seats are persons, and the first is to take the upcard or pass."""
    page.opens(stacked("KS KH KD 4H 5H 6H 7S 8C AD QD", "QS QH QC 2D 3D", up="AS", stock="9H"))
    return page
