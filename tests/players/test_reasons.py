"""Every reason a player can give has its sentence, and every sentence gets the facts it speaks of."""

import ast
import re
from pathlib import Path

import pytest

from melds.players.canasta import PLAYERS
from players.dealing import RULES, go_on, moments

ROOT = Path(__file__).parents[2]
LETTERS = re.compile(r"[2-9TJQKAW]|[SWNE]|JK|[2-9TJQKA][SHDC]|natural|mixed")


def given(paths):
    """The reasons in these sources: id and the names of its facts."""
    found = {}
    for path in sorted(paths):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "because":
                found[node.args[0].value] = {keyword.arg for keyword in node.keywords}
    return found


def messages():
    """The sentences by id."""
    text = (ROOT / "web/locales/en/reasons.ftl").read_text("utf-8")
    parts = re.split(r"^reason-([a-z0-9-]+) =", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


FOLDER = ROOT / "py_engine/melds/players"
GIVEN = given([*FOLDER.glob("*.py"), *FOLDER.glob("canasta/*.py")])
EVERYWHERE, MESSAGES = given(FOLDER.rglob("*.py")), messages()


def test_reasons_and_sentences_are_the_same():
    assert set(EVERYWHERE) == set(MESSAGES)


@pytest.mark.parametrize("name", EVERYWHERE)
def test_a_sentence_speaks_only_of_facts_that_are_given(name):
    sentence = MESSAGES[name].partition("\n##")[0]
    wanted = set(re.findall(r"\$(\w+)", sentence))
    if re.search(r"\{ ranks? \}", sentence):
        wanted.add("rank")
    named = {"name"} if "seat" in EVERYWHERE[name] else set()  # the page knows who sits there
    assert wanted <= EVERYWHERE[name] | named


def test_facts_are_numbers_and_letters():
    for seed in range(len(RULES)):
        for view, player, rng in moments(seed):
            for reason in player.choose(view, rng, go_on).reasons:
                assert set(reason.facts) == GIVEN[reason.id]
                for fact in reason.facts.values():
                    assert isinstance(fact, int) or LETTERS.fullmatch(fact), reason


def test_most_reasons_are_heard():
    heard = {
        reason.id
        for seed in range(4 * len(RULES))
        for view, _, rng in moments(seed)
        for name in ("club", "simple")
        for reason in PLAYERS[name].choose(view, rng, go_on).reasons
    }
    assert len(heard) > 0.8 * len(GIVEN), set(GIVEN) - heard
