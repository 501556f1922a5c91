"""A page that plays one game loads nothing of another before it is asked for it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from melds.game import GAMES

ENGINE = Path(__file__).parents[2] / "py_engine"
EVENING = """
import json, sys
from melds import bridge

def ask(**fields):
    reply = json.loads(bridge.handle(json.dumps({"v": 1, "id": 1, **fields})))
    assert reply["kind"] not in {"crashed", "unreadable"}, reply
    return reply

(game,) = sys.argv[1:]
seats = ask(op="hello", game=game)["rulesets"][0]["seats"]
ask(op="new", game=game, players=[{"name": "P", "player": kind} for kind in ["person", *["club"] * (seats - 1)]])
view = ask(op="deal")["view"]
while view["toAct"] != view["seat"]:
    view = ask(op="go")["view"]
act = ask(op="hint")["act"]
ask(op="why", act=act)
ask(op="act", act=act)
ask(op="rulebook", game=game, lang="en")
record = ask(op="record")["text"]
ask(op="open", record=record)
print(json.dumps([name for name in sys.modules if name.startswith("melds.")]))
"""
"""All that a page asks of an evening's play: what there is, a match, a hint, the rules, and the saved record."""

LISTS = ("melds.rulebook.{}", "melds.rulebook.situations.{}")
"""The rulebook lists the rules of all games by their ids; what they say is loaded by game."""


@pytest.mark.parametrize("game", GAMES)
def test_the_other_games_are_not_loaded(game):
    command = [sys.executable, "-c", EVENING, game]
    ran = subprocess.run(command, cwd=ENGINE, capture_output=True, text=True, check=True)
    loaded = json.loads(ran.stdout)
    assert f"melds.{game}" in loaded
    for other in set(GAMES) - {game}:
        lists = {name.format(other) for name in LISTS}
        assert [name for name in loaded if other in name.split(".") and name not in lists] == []


def test_nothing_of_any_game_is_loaded_before_one_is_named():
    code = "import sys, melds.bridge; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ENGINE, capture_output=True, text=True, check=True)
    lists = {name.format(game) for name in LISTS for game in GAMES}
    loaded = [name for name in ran.stdout.split() if name.startswith("melds.") and name not in lists]
    assert [name for name in loaded if set(GAMES) & set(name.split("."))] == []
