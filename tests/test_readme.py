"""The README's hand is played as it is printed."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_readme_plays_its_hand_as_printed():
    results = doctest.testfile(str(README), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)

    assert results.attempted > 10
    assert results.failed == 0
