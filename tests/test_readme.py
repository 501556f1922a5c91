"""The README plays as it is printed: its hands, its lines for the shell, and a row for each chapter."""

import doctest
import json
import re
from pathlib import Path

from melds.game import GAMES
from melds.rulebook import chapters
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
