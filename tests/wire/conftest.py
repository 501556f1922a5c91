"""Pages for the tests of the border: one just opened, one at a table, one at the draw; and the command line."""

import pytest

from melds import cli
from wire.canasta.stacked import LIFTED, spread, stacked
from wire.page import Page


@pytest.fixture
def page():
    return Page()


@pytest.fixture
def table(page):
    """A table of Canasta with the first deal on it, a person in the seat whose turn it is."""
    page.opens(stacked({"S": "KS KH KD KC 9S 9D 9C 5H 5C 6S 7D"}, up="KD", stock="8S"))
    return page


@pytest.fixture
def drawing(page):
    page.gets("seating", "open", record=spread(LIFTED))
    return page


@pytest.fixture
def melds(capsys):
    """Run `melds` with these arguments; return its exit status and what it printed."""

    def run(*arguments):
        try:
            status = cli.main([str(argument) for argument in arguments])
        except SystemExit as end:
            status = end.code
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run


@pytest.fixture
def written(tmp_path):
    """Write lines into a file; return its path."""

    def write(*lines):
        file = tmp_path / "file.txt"
        file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        return file

    return write
