"""Pages for the tests of the border: one just opened, one at a table, one at the draw for partners."""

import pytest

from wire.page import Page
from wire.stacked import LIFTED, spread, stacked


@pytest.fixture
def page():
    return Page()


@pytest.fixture
def table(page):
    """A table with the first deal on it, a person in the seat whose turn it is."""
    page.opens(stacked({"S": "KS KH KD KC 9S 9D 9C 5H 5C 6S 7D"}, up="KD", stock="8S"))
    return page


@pytest.fixture
def drawing(page):
    page.gets("seating", "open", record=spread(LIFTED))
    return page
