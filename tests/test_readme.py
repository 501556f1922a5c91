"""The README plays as it is printed: its hands, its lines for the shell, and a row for each chapter."""

import doctest
import json
import re
from pathlib import Path
from runpy import run_path

from laws.watch import watch_deal
from melds import cli
from melds.bridge import handle
from melds.canasta import variants
from melds.canasta.rules import BlackThree
from melds.canasta.variants import CLASSIC, RULE_SETS
from melds.customs import customs
from melds.game import GAMES
from melds.rulebook import chapters
from melds.wire.house_rules import read_house_rules
from melds.wire.verdicts import judge, score

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_the_readme_plays_its_hands_as_printed():
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)

    assert results.attempted > 10
    assert results.failed == 0


def test_the_lines_for_the_shell_are_answered():
    blocks = re.findall(r"^melds (judge|score) <<'LINES'\n(.*?)^LINES", README, re.MULTILINE | re.DOTALL)
    asked = [(command, json.loads(line)) for command, lines in blocks for line in lines.splitlines()]
    answers = {line["id"]: {"judge": judge, "score": score}[command](line) for command, line in asked}
    assert [answers[number]["legal"] for number in (1, 2)] == [False, True]
    assert (answers[1]["rule"], answers[2]["after"]["step"]) == ("C4.5", "layoff")
    assert (answers[3]["kind"], answers[3]["points"]) == ("undercut", [0, 15])
    assert (answers[4]["over"], answers[4]["payer"]) == (True, "2")


def test_a_rule_set_of_the_table_is_for_as_many_as_it_says():
    """The table is a selection, so that a variant needs no row in it."""
    rows = re.findall(r"^\| (`.*`) \| (\d) \| .* \|$", README, re.MULTILINE)
    said = {name: int(seats) for names, seats in rows for name in re.findall("`(.+?)`", names)}
    seats = {name: rules.seats for game in GAMES for name, rules in customs(game).rule_sets.items()}
    assert {"classic", "gamerules", "wikipedia-fr", "gin"} <= said.keys()
    assert said.items() <= seats.items()


def test_house_rules_are_read_as_printed():
    (text,) = re.findall(r"^```json\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    house = read_house_rules(text)
    assert house.rules == CLASSIC.but(
        black3=BlackThree.STOP, hand_size=13, opening=((-1_000_000, 15), (0, 50), (2000, 100))
    )


def test_the_recipe_of_a_variant_is_all_it_needs(monkeypatch, capsys):
    """Its data and its test, as printed; and everything that knows rule sets knows it."""
    recipe = README[README.index("**Add a variant.**") : README.index("**Add a player.**")]
    data, test, differences = re.findall(r"^```\w*\n(.*?)^```$", recipe, re.MULTILINE | re.DOTALL)

    names = {**vars(variants), **run_path(str(ROOT / "tests/canasta/test_variants.py"))}
    exec(data, names)  # noqa: S102 - the README's own lines
    monkeypatch.setitem(RULE_SETS, "thirteen", names["THIRTEEN"])
    exec(test, names)  # noqa: S102
    names["test_thirteen_cards_and_two_canastas"]()

    assert cli.main(["rules", "thirteen", "--differs", "classic"]) == 0
    assert capsys.readouterr().out == differences
    assert cli.main(["play", "--rules", "thirteen", "--seed", "x"]) == 0
    hello = json.loads(handle(json.dumps({"v": 1, "id": 1, "op": "hello", "game": "canasta"})))
    assert [each["differs"] for each in hello["rulesets"] if each["name"] == "thirteen"] == [
        {"hand_size": "13", "canastas_to_go_out": "2"}
    ]
    assert watch_deal("canasta", names["THIRTEEN"], "random", 1, "thirteen")


def test_the_table_has_every_chapter():
    rows = re.findall(r"^\| ([CG]\d) .*\| `(.*?)` \| `(.*?)` \|$", README, re.MULTILINE)
    expected = [
        (chapter.id, f"{game}/{chapter.module}.py", f"tests/{game}/test_{chapter.module}.py")
        for game in GAMES
        for chapter in chapters(game)
    ]
    assert rows == expected
    for _, module, test in rows:
        assert (ROOT / "py_engine/melds" / module).exists()
        assert (ROOT / test).exists()
