"""A fact, a ruling or a fault counts as tested only where a test names it that can fail."""

import pytest

import facts

COUNTED = [
    'def test_it():\n    """G001: so it is."""\n    assert play()\n',
    '@pytest.mark.parametrize("hand", [pytest.param("KS", id="G001: a king")])\ndef test_it(hand):\n    assert hand\n',
    'def test_it():\n    """G001."""\n    with pytest.raises(ValueError):\n        play()\n',
]
NOT_COUNTED = [
    "# G001\ndef test_it():\n    assert play()\n",
    'def test_it():\n    """G001: so it is."""\n    play()\n',
    'def helper():\n    """G001."""\n    assert play()\n',
    'ROWS = ["G001"]\n',
]


@pytest.mark.parametrize("text", COUNTED)
def test_a_test_that_names_a_fact_counts(text, tmp_path):
    (tmp_path / "test_it.py").write_text(text, "utf-8")

    assert facts.named(tmp_path, "G") == {"G001"}


@pytest.mark.parametrize("text", NOT_COUNTED)
def test_a_mention_elsewhere_does_not(text, tmp_path):
    (tmp_path / "test_it.py").write_text(text, "utf-8")

    assert facts.named(tmp_path, "G") == set()


NUMBERED = """
def test_r001_and_r002_are_tested():
    assert play()

@pytest.mark.parametrize("hand", [pytest.param("KS", id="R003, R004: a king")])
def test_it(hand):
    '''R005.'''
    assert "R006" in hand

def test_r007_asserts_nothing():
    play()

def r008_is_no_test():
    assert play()
"""


def test_a_test_has_its_numbers_in_its_name_or_its_cases(tmp_path):
    (tmp_path / "test_it.py").write_text(NUMBERED, "utf-8")

    assert sorted(facts.named_for(tmp_path, r"R\d{3}")) == ["R001", "R002", "R003", "R004"]
