"""What the engine costs before a card is dealt: its start, and each game until its first match is set.

Bytes are those of the compiled modules that the page gets, without docstrings; only the modules of a game
that no other game shares are counted as its own.
"""

import json
import marshal
import subprocess
import sys
from pathlib import Path
from statistics import median

from melds.game import GAMES

ENGINE = Path(__file__).parents[2] / "py_engine"
TIMES = 7
START = """
import json, sys
from time import process_time
began = process_time()
from melds import bridge
started = process_time()
hello = json.loads(bridge.handle(json.dumps({"v": 1, "id": 1, "op": "hello", "game": sys.argv[1]})))
players = [{"name": "P", "player": "club"}] * hello["rulesets"][0]["seats"]
new = json.loads(bridge.handle(json.dumps({"v": 1, "id": 2, "op": "new", "game": sys.argv[1], "players": players})))
assert new["kind"] == "view"
asked = process_time()
print(json.dumps([1e3 * (started - began), 1e3 * (asked - started), [name for name in sys.modules if "melds" in name]]))
"""


def figures(_options):
    """Yield milliseconds and bytes of the start, and of each game on top of it."""
    starts = {game: [started(game) for _ in range(TIMES)] for game in GAMES}
    common = set.intersection(*(set(runs[0][2]) for runs in starts.values()))
    yield "engine started", median(run[0] for runs in starts.values() for run in runs), "ms of a core"
    yield "engine started", size(common) / 1e3, "kB of modules"
    for game, runs in starts.items():
        yield f"{game} on top, until a match is set", median(run[1] for run in runs), "ms of a core"
        yield f"{game} on top", size(set(runs[0][2]) - common) / 1e3, "kB of modules"


def started(game):
    """Start an engine of its own and set a match; return the milliseconds of both, and what was loaded."""
    ran = subprocess.run([sys.executable, "-c", START, game], cwd=ENGINE, capture_output=True, text=True, check=True)
    return json.loads(ran.stdout)


def size(modules):
    """Return the bytes of modules as the page gets them."""
    return sum(len(marshal.dumps(compile(path_of(name).read_bytes(), name, "exec", optimize=2))) for name in modules)


def path_of(name):
    path = ENGINE.joinpath(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
