"""What the page offers for a new game, and what the engine says there is."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from place import ROOT

from melds.bridge import handle

PANELS = ROOT / "web/src/panels"
GAMES = sorted(path.name for path in PANELS.iterdir() if path.is_dir())


def terms(game: str) -> dict[str, Any]:
    """Return what the page offers, as its own script says it."""
    script = f"import {{ TERMS }} from '{(PANELS / game / 'terms.js').as_uri()}'; console.log(JSON.stringify(TERMS));"
    said = subprocess.run(["node", "--input-type=module", "-e", script], capture_output=True, check=True)
    return json.loads(said.stdout)


def ask(**request: Any) -> dict[str, Any]:
    return json.loads(handle(json.dumps({"v": 1, "id": 1, "rev": None, **request})))


def hello(game: str) -> dict[str, Any]:
    return ask(op="hello", game=game)


def asked(game: str, option: dict[str, Any]) -> str:
    """Return the message that asks for an option."""
    return f"option-{game}-{option['name']}".replace("_", "-")
