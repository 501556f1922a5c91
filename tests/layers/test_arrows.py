"""Imports go down only, and some never. The layers are written here once; what has no layer is a failure."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from melds.game import GAMES as LISTED

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "py_engine/melds"
PAGE = ROOT / "web/src"

GAMES = set(LISTED)

LAYERS = [
    {"cards", "verdict"},
    {"game", "rulebook", "option", "ruleset", "fields", "notation"},
    GAMES,
    {"customs"},
    {"record", "players"},
    {"reader", "witness", "table", "drawing"},
    {"wire"},
    {"session"},
    {"bridge", "cli"},
]
LAYER = {part: number for number, parts in enumerate(LAYERS) for part in parts} | {"__init__": 0}

NO_NAMES = re.compile(r"(?:^|[-_])(utils?|helpers?|common|manager|misc|shared)$")


class Import(NamedTuple):
    """One import of a module of the engine: who, whom, and whether only for the type checker."""

    source: str
    target: str
    typing: bool


def name_of(path: Path) -> str:
    parts = path.relative_to(ENGINE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def guarded(tree: ast.Module) -> set[ast.AST]:
    """Everything below `if TYPE_CHECKING:`."""
    blocks = [
        node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
    ]
    return {inner for block in blocks for inner in ast.walk(block)}


def imports() -> list[Import]:
    found = []
    for path in sorted(ENGINE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        typing = guarded(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                targets = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path}: imports are written in full"
                targets = [f"{node.module}.{alias.name}" for alias in node.names]
            else:
                continue
            found += [Import(name_of(path), target, node in typing) for target in targets]
    return found


IMPORTS = imports()


def part_of(module: str) -> str:
    """Which part of the engine a module belongs to; the package itself only holds the version."""
    parts = module.split(".")
    if len(parts) > 1 and parts[1] in LAYER:
        return parts[1]
    return "__init__" if module in {"melds", "melds.__version__"} else parts[1]


INNER = [found for found in IMPORTS if found.target.split(".")[0] == "melds"]


def game_of(module: str) -> str | None:
    """Which game a module is about: one of the game itself, or what bears its name in another package."""
    return next((part for part in module.split(".")[1:3] if part in GAMES), None)


def told(found: list[Import]) -> list[str]:
    return [f"{one.source} imports {one.target}" for one in found]


def test_every_part_of_the_engine_has_its_layer():
    parts = {path.stem for path in ENGINE.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert parts - {"__pycache__"} == set(LAYER)


def test_arrows_of_the_engine_point_down():
    up = [one for one in INNER if LAYER[part_of(one.target)] > LAYER[part_of(one.source)]]
    assert told(up) == []


def test_a_game_knows_no_other_game():
    across = [one for one in INNER if {game_of(one.source), game_of(one.target)} == GAMES]
    assert told(across) == []


def test_above_the_games_only_what_bears_the_name_of_a_game_knows_one():
    """What every table needs is asked of a `Game`, its `Customs` or its `Face`, which are loaded by name."""
    above = [one for one in INNER if part_of(one.source) != "rulebook" and not game_of(one.source)]
    bad = [one for one in above if game_of(one.target)]
    types_of_every_game = [one for one in bad if one.source == "melds.wire.messages" and ".wire." in one.target]
    assert told([one for one in bad if one not in types_of_every_game]) == []


def test_what_runs_does_not_import_the_types_of_every_game():
    who = {one.source for one in INNER if one.target.startswith("melds.wire.messages")}
    assert who == {"melds.wire.declarations"}


def test_the_rules_know_nothing_of_who_plays_or_watches():
    below = set().union(*LAYERS[:3])
    bad = [one for one in INNER if part_of(one.source) in below and part_of(one.target) not in below | {"__init__"}]
    assert told(bad) == []


def test_a_table_speaks_no_message():
    """Records, tables and customs are as they are whoever looks on: a page, a terminal or a test."""
    quiet = set().union(*LAYERS[: LAYER["wire"]])
    bad = [one for one in INNER if part_of(one.source) in quiet and part_of(one.target) in {"wire", "session"}]
    assert told(bad) == []


def test_players_see_views_and_never_the_state_or_a_table():
    bad = [
        one
        for one in INNER
        if part_of(one.source) == "players"
        and re.search(r"^melds\.(customs|record|reader|witness|table|drawing|wire|session)\b|\.state\b", one.target)
    ]
    assert told(bad) == []


def test_only_the_wire_knows_json():
    assert {one.source for one in IMPORTS if one.target.startswith("json")} == {"melds.wire"}


@pytest.mark.parametrize("foreign", ["js", "pyodide", "_pyodide", "micropip"])
def test_the_engine_does_not_know_where_it_runs(foreign):
    assert told([one for one in IMPORTS if one.target.split(".")[0] == foreign]) == []


def test_the_engine_reads_no_clock_and_opens_no_socket():
    outside = {"time", "datetime", "socket", "threading", "asyncio", "subprocess", "urllib", "http"}
    bad = [one for one in IMPORTS if one.target.split(".")[0] in outside and part_of(one.source) != "cli"]
    assert told(bad) == []


def test_the_engine_uses_the_standard_library_only():
    import sys

    known = sys.stdlib_module_names | {"melds"}
    assert told([one for one in IMPORTS if one.target.split(".")[0] not in known]) == []


def test_no_file_is_named_for_nothing():
    folders = (ENGINE, PAGE, ROOT / "web/build", ROOT / "tests", ROOT / "web/styles")
    paths = [path for folder in folders for path in folder.rglob("*") if "__pycache__" not in path.parts]
    assert [str(path.relative_to(ROOT)) for path in paths if NO_NAMES.search(path.stem)] == []
