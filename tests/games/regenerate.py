"""Plays every kept match and deal again and writes what this folder holds; read the outcome as a diff.

    python tests/games/regenerate.py
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "py_engine"), str(ROOT / "tests")]

from games.golden import DEALS, FOLDER, MATCHES, entry, hashes, played, sheets  # noqa: E402 - once they can be found


def main():
    for name in MATCHES:
        lines = played(name)
        (FOLDER / f"{name}.record").write_text("\n".join(lines) + "\n", "utf-8")
        (FOLDER / f"{name}.sheets").write_text(sheets(lines), "utf-8")
        print(f"{name}: {len(lines)} lines")
    for game, deals in DEALS.items():
        entries = [json.dumps(entry(number, game)) for number in range(1, deals + 1)]
        hashes(game).write_text("[\n" + ",\n".join(entries) + "\n]\n", "utf-8")
        print(f"{deals} deals of {game} hashed")


if __name__ == "__main__":
    main()
