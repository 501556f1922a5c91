"""What a new game offers is what the engine has: rule sets, options with their values, and computer players."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest
from place import ROOT
from test_words import messages

from melds.bridge import handle
from melds.rulebook import RULES

PANELS = ROOT / "web/src/panels"
GAMES = sorted(path.name for path in PANELS.iterdir() if path.is_dir())

NOT_OFFERED = {
    "canasta": {
        "gamerules",
        "wikipedia-fr",
        "modern-american",
        "classic-2",
        "wikipedia-fr-2",
        "wikipedia-fr-2-customary",
        "wikipedia-fr-3",
        "wikipedia-fr-3-customary",
        "wikipedia-fr-5",
        "wikipedia-fr-6-2x3",
        "wikipedia-fr-6-3x2",
        "wikipedia-fr-9",
    },
}
"""Rule sets that the engine plays and the page has no table for yet."""


def terms(game: str) -> dict[str, Any]:
    """Return what the page offers, as its own script says it."""
    script = f"import {{ TERMS }} from '{(PANELS / game / 'terms.js').as_uri()}'; console.log(JSON.stringify(TERMS));"
    said = subprocess.run(["node", "--input-type=module", "-e", script], capture_output=True, check=True)
    return json.loads(said.stdout)


def hello(game: str) -> dict[str, Any]:
    return json.loads(handle(json.dumps({"v": 1, "id": 1, "op": "hello", "rev": None, "game": game})))


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_sets_of_a_game_are_the_engines(game):
    offered = terms(game)["sets"]
    rulesets = [one["name"] for one in hello(game)["rulesets"]]
    assert offered[0] == rulesets[0], "the usual one comes first"
    assert set(offered) | NOT_OFFERED.get(game, set()) == set(rulesets)
    assert not set(offered) & NOT_OFFERED.get(game, set())


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_game_are_offered_by_the_engine_under_the_same_rule(game):
    engine = {option["name"]: option for option in hello(game)["options"][game]}
    for option in terms(game)["options"]:
        same = engine[option["name"]]
        assert same["offered"], option
        assert set(option["values"]) <= set(same["values"]), option
        assert option["values"][0] == same["default"], "the usual one comes first"
        assert option["rule"] == same["rule"], option


@pytest.mark.parametrize("game", GAMES)
def test_the_computer_players_of_a_game_are_the_engines(game):
    assert set(terms(game)["players"]) == set(hello(game)["players"][game])


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_said_in_words_with_the_rule_it_belongs_to(game):
    said = set(messages("en"))
    for option in terms(game)["options"]:
        name = option["name"].replace("_", "-")
        labels = [f"{name}-{value.replace('_', '-')}" for value in option["values"]]
        assert {name, *labels, *(f"{label}-about" for label in labels)} <= said, name
        assert option["rule"] in RULES, name
