"""What it keeps in memory: a table in use against a bare page with Pyodide, the engine's heap over a thousand deals.

Memory is what the page's process holds of its own, its workers with it (the proportional share of what is shared).
"""

import os
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests/web"), str(ROOT / "web")]

from boot import bare_site, renderers, served  # noqa: E402 - after the path
from chromium import FLAGS, find  # noqa: E402
from place import DIST, Served, until  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

DEALS = 1000
EVERY = 100
MOST_DEALS_OF_A_MATCH = 8

READY = "document.documentElement.dataset.engine === 'ready'"
TABLE = """() => {
  melds.settings.set('speed', 'off');
  return melds.house.begin({game: 'canasta', rules: 'classic', options: {}, seed: 'memory', draw: false,
    players: ['You', 'Ana', 'Bryn', 'Kemal'].map((name, i) => ({name, player: i ? 'club' : 'person'}))});
}"""
THINKS = "melds.game.view?.toAct === 'S' && !melds.game.busy && melds.game.thinker.state === 'ready'"
SHOW_MEMORY = b"""{
  const Plain = WebAssembly.Memory, stream = WebAssembly.instantiateStreaming;
  WebAssembly.Memory = class extends Plain { constructor(...given) { super(...given); self.memory = this; } };
  WebAssembly.instantiateStreaming = async (...given) => {
    const made = await stream(...given);
    self.memory = made.instance.exports.memory ?? self.memory;
    return made;
  };
}
"""
HEAP = "self.memory.buffer.byteLength / 1048576"
DEAL_ON = """async ([game, names, match, deals]) => {
  const ask = (op, more) => melds.engine.ask({op, rev: null, table: 'bench', ...more});
  const players = names.map((name) => ({name, player: 'club'}));
  let {view} = await ask('new', {game, players, seed: `memory ${match}`});
  let played = 0;
  while (played < deals && view.step !== 'over') {
    ({view} = await ask('deal'));
    while (view.toAct !== null && view.step !== 'deal' && view.step !== 'over') ({view} = await ask('go'));
    played++;
  }
  return played;
}"""
COMPANIES = {"canasta": ["Ana", "Bryn", "Kemal", "Fiona"], "gin": ["Ana", "Bryn"]}


def figures(_options):
    """Yield the memory of both pages in MB and their ratio, then the heap of the engine's worker in MiB."""
    with sync_playwright() as play:
        bare, playing, thinking = in_use(play)
        yield "a bare page with Pyodide in a worker", bare, "MB"
        yield "a table in use", playing, "MB"
        yield "a table in use", playing / bare, "of bare"
        yield "the worker for computer players, besides", thinking - playing, "MB"
        yield from heaps(play)


@contextmanager
def opened(play, url):
    browser = play.chromium.launch(executable_path=find(), args=FLAGS)
    page = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block").new_page()
    page.goto(url)
    try:
        yield page
    finally:
        browser.close()


def held(page):
    """Return the MB that the page's process, the largest of its browser's, holds once its rubbish is collected."""
    session = page.context.new_cdp_session(page)
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(1500)
    shares = []
    for process in renderers(os.getpid()):
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        shares += [int(line.split()[1]) * 1024 / 1e6 for line in lines if line.startswith("Pss:")]
    return max(shares)


def in_use(play):
    """Return the MB of the bare page, of a table in use, and of one for which computer players think in a worker."""
    with tempfile.TemporaryDirectory() as folder:
        bare_site(Path(folder))
        with served(Path(folder), None) as (_, url, _line), opened(play, url) as page:
            until(page, "window.marks?.answer")
            bare = held(page)
    with served(DIST, None) as (_, url, _line), opened(play, url) as page:
        until(page, READY)
        page.evaluate("melds.game.thinker.want = () => {}")
        page.evaluate(TABLE)
        until(page, "melds.game.view?.toAct === 'S' && !melds.game.busy")
        playing = held(page)
        page.evaluate("melds.game.thinker.start()")
        until(page, "melds.game.thinker.state === 'ready'")
        page.evaluate(TABLE)
        until(page, THINKS)
        return bare, playing, held(page)


def heaps(play):
    """Yield the heap of the engine's worker as deals of both games are played in one page, matches in turn."""
    site = Served()
    (worker,) = (DIST / "app").glob("worker-*.js")
    site.instead = {worker.name: SHOW_MEMORY + worker.read_bytes()}
    with opened(play, site.url) as page:
        until(page, READY)
        yield "heap of the engine's worker, started", page.workers[0].evaluate(HEAP), "MiB"
        played = match = 0
        while played < DEALS:
            game = list(COMPANIES)[match % len(COMPANIES)]
            before = played
            played += page.evaluate(DEAL_ON, [game, COMPANIES[game], match, min(MOST_DEALS_OF_A_MATCH, DEALS - played)])
            match += 1
            if played // EVERY > before // EVERY:
                yield f"heap of the engine's worker, {played} deals", page.workers[0].evaluate(HEAP), "MiB"
    site.stop()
