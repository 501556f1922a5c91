"""How soon it opens: our first visit, a second one, one from the picture of the memory, one without a network.

Each against what everybody starts from, npm's Pyodide answering a hello from a worker, in the same run: the two take
turns in fresh profiles and new browser processes. A line of 10 Mbit/s with 40 ms is made by the server, which reaches
workers too; a quarter of a processor by stopping the browser's renderers three quarters of the time.
"""

import itertools
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests/web"), str(ROOT / "web")]

from chromium import FLAGS, find  # noqa: E402 - after the path
from place import until  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from serve import Packed, Server  # noqa: E402

DIST = ROOT / "dist"
PYODIDE = ROOT / "web/node_modules/pyodide"
BARE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PAGE = '<!doctype html><meta charset="utf-8"><title>bare</title><p>bare<script type="module" src="bare.js"></script>'
SCRIPT = """new Worker('worker.js', {type: 'module'}).onmessage = () => {
  window.marks = {answer: performance.now()};
};"""
WORKER = """const {loadPyodide} = await import('./pyodide.mjs');
const python = await loadPyodide({indexURL: new URL('./', import.meta.url).href});
postMessage(python.runPython('"hello"'));"""

LINES = {"full speed": (None, 1), "10 Mbit/s, 40 ms": (1.25e6, 1), "a quarter of the CPU": (None, 4)}
DELAY = 0.04
CHUNK = 16_384

WATCH = """
  window.marks = {};
  const mark = name => { window.marks[name] ??= performance.now(); };
  const look = () => {
    if (document.documentElement?.dataset.engine !== 'ready') return;
    melds.engine.ask({op: 'hello', game: 'canasta', rev: null}).then(() => mark('answer'));
    watch.disconnect();
  };
  const watch = new MutationObserver(look);
  watch.observe(document, {attributes: true, subtree: true, attributeFilter: ['data-engine']});
"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
TABLE = """async () => {
  const {game, house, settings} = melds;
  settings.set('speed', 'off');
  await house.begin({game: 'canasta', rules: 'classic', options: {}, seed: 'boot', draw: false,
    players: ['You', 'Ana', 'Bryn', 'Kemal'].map((name, i) => ({name, player: i ? 'club' : 'person'}))});
  const rest = () => new Promise(done => setTimeout(done, 2));
  const settled = async () => { while (game.busy || !game.view) await rest(); };
  await settled();
  window.marks.table = performance.now();
  let first = null;
  game.subscribe(() => {
    const seat = game.view?.toAct;
    if (seat !== 'S') first ??= seat;
    if (first && seat !== first) window.marks.turn ??= performance.now();
  });
  while (!first) {
    const {act} = await game.ask({op: 'hint', seat: 'S'});
    await game.act(act);
  }
  while (!window.marks.turn) await rest();
}"""
"""Deals, plays the person's turn as it is advised, and notes when the first computer player's turn is over."""
KEPT = "navigator.serviceWorker?.controller !== null && navigator.serviceWorker?.controller !== undefined"
PICTURE = """caches.keys().then(async names => {
  const name = names.find(each => each.startsWith('picture of melds'));
  return Boolean(name) && (await (await caches.open(name)).keys()).some(({url}) => !url.endsWith('tried'));
})"""


class Line:
    """What all connections share: so many bytes a second, and a delay before each answer."""

    def __init__(self, speed):
        self.speed, self.free, self.lock = speed, 0.0, threading.Lock()
        self.sent, self.asked = Counter(), 0

    def answer(self):
        if self.speed:
            time.sleep(DELAY)

    def carry(self, kind, size):
        with self.lock:
            self.sent[kind] += size
            if not self.speed:
                return
            self.free = max(self.free, time.monotonic()) + size / self.speed
            wait = self.free - time.monotonic()
        time.sleep(max(0, wait))


class Slow(Packed):
    """Sends over a line, and counts by kind."""

    line: Line

    def send_head(self):
        self.line.answer()
        return super().send_head()

    def copyfile(self, source, outputfile):
        kind = Path(self.path.partition("?")[0]).suffix or ".html"
        while piece := source.read(CHUNK):
            self.line.carry(kind, len(piece))
            outputfile.write(piece)


@contextmanager
def served(folder, speed):
    line = Line(speed)
    server = Server(("127.0.0.1", 0), partial(type("Here", (Slow,), {"line": line}), directory=str(folder)))
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield server, f"http://127.0.0.1:{server.server_address[1]}/", line
    finally:
        server.shutdown()
        server.server_close()


def bare_site(folder):
    """Lay out npm's files as they come, with a page, packed as ours are."""
    for name in BARE:
        shutil.copy(PYODIDE / name, folder)
    for name, text in (("index.html", PAGE), ("bare.js", SCRIPT), ("worker.js", WORKER)):
        (folder / name).write_text(text)
    (runtime,) = (DIST / "runtime").glob("????????")
    for twin in [*runtime.glob("*.br"), *runtime.glob("*.gz")]:
        shutil.copy(twin, folder)


def renderers(root):
    """List the processes below one that draw pages and run their workers."""
    parents = {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(entry.name)] = (
                int((entry / "stat").read_text().rpartition(")")[2].split()[1]),
                (entry / "cmdline").read_bytes(),
            )
        except (OSError, IndexError):
            continue
    below, more = {root}, {root}
    while more:
        more = {process for process, (parent, _) in parents.items() if parent in more}
        below |= more
    return [process for process in below if process in parents and b"--type=renderer" in parents[process][1]]


@contextmanager
def slowed(factor):
    """Let every renderer of ours run only one part in `factor` of the time."""
    if factor == 1:
        yield
        return
    over = threading.Event()

    def work():
        for turn in itertools.count():
            if turn % 10 == 0:
                found = renderers(os.getpid())
            for sign, seconds in ((signal.SIGSTOP, 0.005 * (factor - 1)), (signal.SIGCONT, 0.005)):
                for process in found:
                    try:
                        os.kill(process, sign)
                    except ProcessLookupError:
                        continue
                time.sleep(seconds)
            if over.is_set():
                return

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


@contextmanager
def visit(play, profile, url, factor, watch=WATCH):
    """Open a page in a new browser process with a profile; it is there to be asked, and closed afterwards."""
    context = play.chromium.launch_persistent_context(
        profile, executable_path=find(), headless=True, args=FLAGS, viewport={"width": 1280, "height": 800}
    )
    try:
        page = context.pages[0]
        if watch:
            page.add_init_script(watch)
        with slowed(factor):
            page.goto(url, wait_until="commit")
            until(page, "window.marks?.answer", 240)
            yield page
    finally:
        context.close()


def marks(page):
    page.evaluate(TABLE)
    found = page.evaluate("window.marks")
    return {"first paint": page.evaluate(PAINTED), **{name: found[name] for name in ("answer", "table", "turn")}}


def one_round(play, ours, bare, speed, factor):
    """Yield the name of each visit with its milliseconds; what was sent comes with the first one."""
    with (
        tempfile.TemporaryDirectory() as profile,
        served(bare, speed) as (_, url, line),
        visit(play, profile, url, factor, None) as page,
    ):
        yield "bare", {"answer": page.evaluate("window.marks.answer")}, line.sent
    with tempfile.TemporaryDirectory() as profile, served(ours, speed) as (server, url, line):
        with visit(play, profile, url, factor) as page:
            found = marks(page)
            until(page, KEPT, 240)
            yield "first visit", found, Counter(line.sent)
        with visit(play, profile, url, factor) as page:
            yield "second visit", marks(page), None
        with visit(play, profile, url, 1) as page:
            until(page, PICTURE, 60)
        with visit(play, profile, url, factor) as page:
            yield "from the picture", marks(page), None
        server.shutdown()
        server.server_close()
        with visit(play, profile, url, factor) as page:
            yield "offline", marks(page), None


def figures(options):
    """Yield the medians and the ratios to the bare start, line by line."""
    with tempfile.TemporaryDirectory() as bare, sync_playwright() as play:
        bare_site(Path(bare))
        for name, (speed, factor) in LINES.items():
            found, sent = rounds(play, Path(bare), options.rounds, speed, factor)
            floor = median(found["bare", "answer"])
            for (which, what), values in found.items():
                yield f"{name}: {which}, {what}", median(values), "ms"
                if what in {"answer", "first paint"}:
                    yield f"{name}: {which}, {what}", median(values) / floor, "of bare"
            if (speed, factor) == (None, 1):
                for which, kinds in sent.items():
                    for kind, size in (*kinds.most_common(), ("everything", kinds.total())):
                        yield f"sent with brotli: {which}, {kind}", size / 1e3, "kB"


def rounds(play, bare, times, speed, factor):
    """Return the milliseconds of every visit by its name and what they are until, and what was sent by kind."""
    found, sent = {}, {}
    for _ in range(times):
        for which, marked, counted in one_round(play, DIST, bare, speed, factor):
            for what, value in marked.items():
                found.setdefault((which, what), []).append(value)
            if counted:
                sent[which] = counted
    return found, sent
