"""Every reason a player can give has its sentence, and every sentence gets the facts it speaks of."""

import re
from pathlib import Path

import pytest

from players.reasons import given

ROOT = Path(__file__).parents[2]
GIVEN = given()


def messages():
    """The sentences by id."""
    text = (ROOT / "web/locales/en/reasons.ftl").read_text("utf-8")
    parts = re.split(r"^reason-([a-z0-9-]+) =", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


MESSAGES = messages()


def test_reasons_and_sentences_are_the_same():
    assert set(GIVEN) == set(MESSAGES)


@pytest.mark.parametrize("name", GIVEN)
def test_a_sentence_speaks_only_of_facts_that_are_given(name):
    sentence = MESSAGES[name].partition("\n##")[0]
    wanted = set(re.findall(r"\$(\w+)", sentence))
    if re.search(r"\{ ranks? \}", sentence):
        wanted.add("rank")
    named = {"name"} if "seat" in GIVEN[name] else set()  # the page knows who sits there
    assert wanted <= GIVEN[name] | named
