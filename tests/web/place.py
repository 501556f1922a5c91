"""The built site on a server of its own, below a path of its own, and how to wait for something in a page."""

from __future__ import annotations

import re
import threading
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from playwright.sync_api import Error
from serve import Server, Site

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
BASE = "/some/where/"
PATIENCE = 60.0
READY = "document.documentElement.dataset.engine === 'ready'"

T = TypeVar("T")


def until(page: Page, expression: str, seconds: float = PATIENCE) -> object:
    """Wait until an expression is true in the page (under our policy `wait_for_function` would not wait)."""
    end = time.monotonic() + seconds
    while not (value := seen(page, expression)):
        if time.monotonic() > end:
            raise AssertionError(f"still not true after {seconds:.0f} s: {expression}")
        page.wait_for_timeout(25)
    return value


def seen(page: Page, expression: str) -> object:
    """Return what an expression is in the page; nothing where the page is only just being loaded."""
    try:
        return page.evaluate(expression)
    except Error as error:
        if "melds is not defined" in error.message:
            return None
        raise


def laid_out(page: Page) -> None:
    """Wait until what has changed, the size of the window say, has been laid out and painted."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def on(page: Page, name: str) -> None:
    """Wait for a page by its name."""
    until(page, f"document.documentElement.dataset.page === '{name}'")


def go(page: Page, where: str) -> None:
    """Turn to a page of ours."""
    page.evaluate("where => { location.hash = where }", where)
    on(page, re.split("[/?]", where)[0])


class Counted:
    """What a server writes to, and how much of it."""

    def __init__(self, inner, place):
        self.inner, self.place = inner, place

    def write(self, data):
        self.place.sent += len(data)
        return self.inner.write(data)

    def __getattr__(self, name):
        return getattr(self.inner, name)


class Fickle(Site):
    """Serves below a path, notes what is asked for, and loses, cuts, changes or holds back what it is told to."""

    place: Served

    def setup(self):
        super().setup()
        self.wfile = Counted(self.wfile, self.place)

    def do_GET(self):  # noqa: N802  # the name http.server calls it by
        self.place.asked.append(self.path)
        if any(part in self.path for part in self.place.held):
            self.place.free.wait(PATIENCE)
        if not self.path.startswith(BASE) or any(part in self.path for part in self.place.lost):
            self.send_error(404)
        elif (instead := named(self.path, self.place.instead)) is not None:
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(self.path))
            self.send_header("Content-Length", str(len(instead)))
            self.end_headers()
            self.wfile.write(instead)
        else:
            super().do_GET()

    def guess_type(self, path):
        return named(str(path), self.place.types) or super().guess_type(path)

    def translate_path(self, path):
        return super().translate_path("/" + path.removeprefix(BASE))

    def copyfile(self, source, outputfile):
        if any(part in self.path for part in self.place.cut):
            outputfile.write(source.read(1000))
            self.close_connection = True
        else:
            super().copyfile(source, outputfile)


def named(path: str, given: dict[str, T]) -> T | None:
    """Return what is given for a part of this path, if anything is."""
    return next((what for part, what in given.items() if part in path), None)


class Served:
    """The site on a server that can be stopped, started again, and told to lose some files, or to keep back some."""

    def __init__(self, folder: Path = DIST, kind: type[Fickle] = Fickle) -> None:
        self.folder = folder
        self.kind = kind
        self.asked: list[str] = []
        self.sent = 0
        """Bytes of all answers, heads and all."""
        self.lost: tuple[str, ...] = ()
        self.cut: tuple[str, ...] = ()
        self.instead: dict[str, bytes] = {}
        self.types: dict[str, str] = {}
        self.held: tuple[str, ...] = ()
        self.free = threading.Event()
        self.port = 0
        self.running = False
        self.start()

    def start(self) -> None:
        """Serve, on the port it had before."""
        handler = type("Here", (self.kind,), {"place": self})
        self.server = Server(("127.0.0.1", self.port), partial(handler, directory=str(self.folder)))
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()
        self.running = True

    def stop(self) -> None:
        """Be gone; once is enough."""
        self.let_go()
        if self.running:
            self.running = False
            self.server.shutdown()
            self.server.server_close()

    def hold(self, *parts: str) -> None:
        """Keep whoever asks for an address that holds one of these waiting, until `let_go`."""
        self.free.clear()
        self.held = parts

    def let_go(self) -> None:
        """Answer those who wait."""
        self.held = ()
        self.free.set()

    def lose(self, *parts: str) -> None:
        """Answer 404 wherever the address holds one of these; with none, find everything again."""
        self.lost = parts

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return self.origin + BASE
