"""A fact counts as tested only where a test names it that can fail."""

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
