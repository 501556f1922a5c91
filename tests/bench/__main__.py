"""Figures, never timed asserts: `python tests/bench` prints them, `--json FILE` writes them too.

Each part is a module with `figures(options)`, which yields `(label, value, unit)` as it finds them.
"""

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "py_engine"), str(Path(__file__).parent), str(ROOT / "tests")]

import arena  # noqa: E402 - after the path
import boot  # noqa: E402
import browser  # noqa: E402
import engine  # noqa: E402
import gin_rummy  # noqa: E402
import lighthouse  # noqa: E402
import loading  # noqa: E402
import memory  # noqa: E402

PARTS = {
    "engine": engine.figures,
    "gin": gin_rummy.figures,
    "loading": loading.figures,
    "boot": boot.figures,
    "memory": memory.figures,
    "browser": browser.figures,
    "arena": arena.figures,
    "lighthouse": lighthouse.figures,
}
ASKED_FOR = {"lighthouse"}
"""Parts that are only run when they are named."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__.partition("\n")[0])
    usual = [part for part in PARTS if part not in ASKED_FOR]
    parser.add_argument("parts", nargs="*", default=usual, metavar="PART", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--pairs", type=int, default=300, help="duplicate matches in the arena")
    parser.add_argument("--game", default="canasta", help="the game that the arena plays")
    parser.add_argument("--rules", help="its rule set; the usual one if not given")
    parser.add_argument("--longest", type=int, default=60, help="deals after which a match in the arena is stopped")
    parser.add_argument("--first", default="club", help="the player whose figures the arena gives")
    parser.add_argument("--second", default="simple", help="the player it meets")
    parser.add_argument("--seed", default="bench", help="settles every pack")
    parser.add_argument("--jobs", type=int, default=None, help="processes; all cores if not given")
    parser.add_argument("--rounds", type=int, default=3, help="how often the start is measured under each condition")
    parser.add_argument("--json", metavar="FILE", help="write the figures there as well")
    options = parser.parse_args()
    found = []
    for part in options.parts:
        for label, value, unit in PARTS[part](options):
            print(f"{part:8} {label:50} {value:12,.2f} {unit}", flush=True)
            found.append({"part": part, "label": label, "value": value, "unit": unit})
    if options.json:
        Path(options.json).write_text(json.dumps(found, indent=1), "utf-8")


if __name__ == "__main__":
    main()
