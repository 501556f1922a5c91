"""Runs inside Pyodide while the site is built: talks to the engine as the page does, about everything there is.

What is imported after every kind of request has been answered is what the page will ever import. The same conversation
is held again with what is left after trimming.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from itertools import count

TERMINAL = {
    "melds.cli",
    "melds.__main__",
    "melds.players.arena",
    "melds.wire.declarations",
    "melds.wire.messages",
    "melds.wire.option_report",
}
PLAYERS = [
    {"name": "You", "player": "person"},
    {"name": "Left", "player": "simple"},
    {"name": "Partner", "player": "club"},
    {"name": "Right", "player": "random"},
]
CLASSIC = {"game": "canasta", "rules": "classic", "options": {}}
NEW = {"op": "new", **CLASSIC, "players": PLAYERS, "seed": "build", "draw": False}
GIN = {"op": "new", "game": "gin", "rules": "gin", "options": {}, "players": PLAYERS[::2], "seed": "build"}
NONSENSE = ["", "{", "[]", "7", '{"v": 1}', '{"v": 9, "id": 1, "op": "hello"}', '{"v": 1, "id": 1, "op": "no such"}']
MOST_ACTS = 2000


class Conversation:
    """The page's side of the wire."""

    def __init__(self) -> None:
        self.handle = import_module("melds.bridge").handle
        self.ids = count(1)

    def ask(self, **request: object) -> dict:
        """Send a request, whatever the revision, and read the reply."""
        reply = json.loads(self.handle(json.dumps({"v": 1, "id": next(self.ids), "rev": None, **request})))
        if reply["kind"] == "crashed":
            raise RuntimeError(f"{request['op']}: {reply['text']}")
        return reply

    def expect(self, kind: str, **request: object) -> dict:
        """Send a request that must be answered in one way."""
        reply = self.ask(**request)
        if reply["kind"] != kind:
            raise RuntimeError(f"{request} was answered {reply['kind']} and not {kind}: {json.dumps(reply)[:600]}")
        return reply

    def play_deal(self, seat: str) -> int:
        """Play a deal to its end, the person in a seat taking every hint; say how many acts it took."""
        view = self.expect("view", op="deal")["view"]
        for acts in range(MOST_ACTS):
            if view["step"] in {"over", "deal"} and acts:
                return acts
            if view["toAct"] == seat:
                act = self.expect("hint", op="hint", seat=seat)["act"]
                view = self.expect("view", op="act", seat=seat, act=act)["view"]
            else:
                view = self.expect("view", op="go")["view"]
        raise RuntimeError(f"a deal was not over after {MOST_ACTS} acts")


def converse() -> int:
    """Ask everything there is to ask, also what must be refused; say how many acts a deal took."""
    talk = Conversation()
    for text in NONSENSE:
        json.loads(talk.handle(text))
    talk.expect("hello", op="hello")
    talk.expect("rulebook", op="rulebook", lang="en")
    house = {"melds": "house rules", "version": 1, "name": "Mine", **CLASSIC, "options": {"black3": "stop"}}
    talk.expect("house", op="house", text=json.dumps(house))
    talk.expect("unreadable", op="house", text="nonsense")
    talk.expect("seating", **{**NEW, "draw": True})
    talk.ask(op="lift", places=[3])
    talk.expect("view", **NEW)
    acts = talk.play_deal("S")
    talk.expect("view", op="look")
    talk.expect("view", op="deal")
    while talk.expect("view", op="look")["view"]["toAct"] != "S":
        talk.expect("view", op="go")
    for op in ("ways", "hint", "menu"):
        talk.expect(op, op=op, seat="S")
    for act in ("draw", "take KS KH", "meld KS KH KD", "discard 4C", "nonsense"):
        for op in ("preview", "why"):
            talk.ask(op=op, seat="S", act=act)
    talk.ask(op="act", seat="S", act="discard JK")
    talk.ask(op="act", seat="S", act="nonsense")
    talk.ask(op="undo")
    talk.ask(op="judge", position="nonsense")
    record = talk.expect("record", op="record")["text"]
    talk.expect("unreadable", op="open", record="nonsense")
    talk.expect("view", op="open", record=record)
    return acts + converse_of_gin(talk)


def converse_of_gin(talk: Conversation) -> int:
    """Ask what is only asked of Gin Rummy, and play a deal of it; say how many acts it took."""
    talk.expect("hello", op="hello", game="gin")
    talk.expect("rulebook", op="rulebook", game="gin", lang="en")
    talk.expect("view", **GIN)
    acts = talk.play_deal("1")
    talk.expect("view", op="deal")
    while talk.expect("view", op="look")["view"]["toAct"] != "1":
        talk.expect("view", op="go")
    talk.expect("arrangements", op="arrange", seat="1")
    for act in ("take", "draw", "discard KS", "knock KS : AS 2S 3S", "layoff 4S > AS 2S 3S", "done", "nonsense"):
        for op in ("preview", "why"):
            talk.ask(op=op, seat="1", act=act)
    talk.ask(op="judge", position={"game": "gin"}, question="menu")
    record = talk.expect("record", op="record")["text"]
    talk.expect("view", op="open", record=record)
    return acts


def fail() -> None:
    """Break off as the engine does where there is no memory left: not even then may a module be missing."""
    raise MemoryError("no memory left")


def load_all() -> None:
    """Import every module of the engine but those of the terminal, so that nothing it may import later is left out."""
    package = import_module("melds")
    packed = getattr(package.__loader__, "_get_files", None)
    for path in packed() if packed else found(*package.__path__):
        module = path.removesuffix("c").removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        if path.endswith((".py", ".pyc")) and module.startswith("melds") and module not in TERMINAL:
            import_module(module)


def found(package: str) -> list[str]:
    """List the files below a package, by their paths from beside it."""
    # By `os`, which is there in any case: what this imports would otherwise be published with the rest.
    above = len(package) - len("melds")
    return [f"{folder}/{name}"[above:] for folder, _, names in os.walk(package) for name in names]


def of_library() -> str:
    """List the sources of the standard library's modules that have been imported, separated by spaces."""
    specs = [getattr(module, "__spec__", None) for module in sys.modules.values()]
    archived = [spec for spec in specs if hasattr(getattr(spec, "loader", None), "archive")]
    paths = (spec.origin.removeprefix(f"{spec.loader.archive}/").removesuffix("c") for spec in archived)
    return " ".join(path for path in paths if not path.startswith("melds/"))
