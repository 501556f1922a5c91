"""The reasons that players can give, as their sources have them, for the tests of what is said about them."""

import ast
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "py_engine/melds/players"


def given(*folders):
    """Return the reasons in the sources of these folders, or of all: id and the names of its facts."""
    paths = [path for folder in folders for path in (FOLDER / folder).glob("*.py")]
    found = {}
    for path in sorted(paths or FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "because":
                facts = {keyword.arg for keyword in node.keywords}
                assert found.setdefault(node.args[0].value, facts) == facts, path
    return found
