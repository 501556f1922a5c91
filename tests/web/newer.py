"""A newer Melds in the place of the one that is served: other names for scripts and engine, the older ones gone."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

MARK = b'globalThis.version="newer";'


def publish(folder: Path, *, script: bytes = MARK, engine: bytes | None = None) -> None:
    """Publish it; `script` comes before the page's own, `engine` in the place of the rules.

    The service worker is left as it is until `announce`.
    """
    main, worker = one(folder, "app/main-*.js"), one(folder, "app/worker-*.js")
    rules = one(folder, "runtime/engine-*.zip")
    parts = list(folder.glob("app/part-*.js"))
    names = {main.name: "main-NEWER000.js", worker.name: "worker-NEWER000.js", rules.name: "engine-newer000.zip"}
    names |= {part.name: part.name.replace("part-", "part-NEWER") for part in parts}
    for path in folder.glob("app/*.js"):
        path.write_bytes((script if path == main else b"") + renamed(path.read_bytes(), names))
    for path in (main, worker, *parts):
        path.rename(path.with_name(names[path.name]))
    if engine is not None:
        rules.write_bytes(engine)
    rules.rename(rules.with_name(names[rules.name]))
    rules.with_name(f"{rules.name}.gz").unlink()
    index = folder / "index.html"
    index.write_bytes(renamed(index.read_bytes(), names))


def announce(folder: Path) -> None:
    """Have the service worker list what is there now."""
    path = folder / "sw.js"
    text = path.read_text("utf-8")
    text = re.sub(r"(app/(?:main|worker)-)\w+\.js", r"\1NEWER000.js", text).replace("app/part-", "app/part-NEWER")
    text = re.sub(r'\{url:"runtime/engine-[^}]*\}', '{url:"runtime/engine-newer000.zip",sum:""}', text)
    text = text.replace('app:{version:"', 'app:{version:"newer', 1)

    def entry(found: re.Match[str]) -> str:
        total = hashlib.sha256((folder / found[1]).read_bytes()).hexdigest()[:24]
        return f'{{url:"{found[1]}"{found[2] or ""},sum:"{total}"}}'

    path.write_text(re.sub(r'\{url:"([^"]+)"(,size:\w+)?,sum:"\w*"\}', entry, text), "utf-8")


def one(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def renamed(data: bytes, names: dict[str, str]) -> bytes:
    for old, new in names.items():
        data = data.replace(old.encode(), new.encode())
    return data
