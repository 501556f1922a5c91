"""What the page costs in a real browser: the start by stage, a message and back, an act from click to view.

The engine's own figures are taken again there, with the same code, in npm's Pyodide with the published wheel.
"""

import shutil
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests/web"), str(ROOT / "web")]

from chromium import FLAGS, find  # noqa: E402 - after the path
from place import Served, until  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from serve import TYPES  # noqa: E402

from melds.game import GAMES  # noqa: E402

STARTS = 5
READY = "document.documentElement.dataset.engine === 'ready'"
WATCH_STAGES = """
  window.stages = {};
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...settings) {
      super(...settings);
      this.addEventListener('message', ({data}) => {
        if (data?.type === 'stage') window.stages[data.stage] = performance.now();
      });
    }
  };
"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
ROUND_TRIPS = """async ([request, times]) => {
  const spent = [];
  for (let each = 0; each < times; each++) {
    const began = performance.now();
    await melds.game.ask(request);
    spent.push(performance.now() - began);
  }
  return spent;
}"""
ACTS = """async times => {
  const spent = [];
  const mine = () => melds.game.view.toAct === 'S';
  const wait = () => new Promise(done => setTimeout(done, 5));
  const table = melds.game.table, update = table.update.bind(table);
  let shown = 0;
  table.update = (...given) => {
    const flying = update(...given);
    document.body.getBoundingClientRect();  // laid out, not only changed
    shown ||= performance.now();
    return flying;
  };
  while (spent.length < times) {
    if (melds.game.view.step === 'over') break;
    if (melds.game.busy) { await wait(); continue; }
    if (melds.game.view.step === 'deal') { melds.game.close(); await melds.game.dealNext(); continue; }
    if (!mine()) { await wait(); continue; }
    const {act} = await melds.game.ask({op: 'hint', seat: 'S'});
    const began = performance.now();
    shown = 0;
    await melds.game.act(act);
    if (shown) spent.push(shown - began);
  }
  return spent;
}"""
ENGINE = """async ([wheels, source]) => {
  const {loadPyodide} = await import('./pyodide.mjs');
  const python = await loadPyodide({indexURL: new URL('./', location.href).href});
  await python.loadPackage(wheels + 'micropip-0.11.1-py3-none-any.whl');
  await python.pyimport('micropip').install(wheels + 'melds-0.1.0-py3-none-any.whl');
  python.globals.set('source', source);
  return JSON.parse(python.runPython(`
import json
scope = {}
exec(source, scope)
scope['MATCHES'], scope['REPEATS'] = 6, 5
json.dumps(list(scope['figures'](None)))
`));
}"""


def figures(_options):
    """Yield the figures of the start, of messages and acts, and of the engine in the browser's Python."""
    site = Served()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        yield from starts(browser, site)
        yield from playing(browser, site)
        yield from in_pyodide(browser, site)
        browser.close()
    site.stop()


def starts(browser, site):
    """Yield when the page is painted and each stage is reached, for a first visit and a later one."""
    found = {"first": [], "later": []}
    for _ in range(STARTS):
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        context.add_init_script(WATCH_STAGES)
        page = context.new_page()
        for visit in ("first", "later"):
            page.goto(site.url)
            until(page, READY)
            found[visit].append({"painted": page.evaluate(PAINTED), **page.evaluate("window.stages")})
            until(page, "navigator.serviceWorker.ready.then(({active}) => active?.state === 'activated')")
        context.close()
    for visit, times in found.items():
        for stage in times[0]:
            marks = [each[stage] for each in times if stage in each]
            yield f"{visit} visit, {stage}", median(marks), "ms after navigation"


def playing(browser, site):
    """Yield the time of a message and its answer, and of an act from the call to the new view on screen."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(site.url)
    until(page, READY)
    for game in GAMES:
        first, _ = page.evaluate(ROUND_TRIPS, [{"op": "hello", "game": game, "rev": None}, 2])
        yield f"first hello of {game}, which loads it if nothing has", first, "ms"
    page.evaluate("melds.settings.set('speed', 'off')")
    page.goto(site.url + "#new")
    page.locator("[data-fold=seats] > summary").click()
    page.get_by_label("Sit down as named").check()
    page.locator("main:visible button.good").last.click()
    until(page, "melds.game.view?.toAct === 'S' && !melds.game.busy")
    for op in ("look", "ways", "menu", "hint"):
        spent = page.evaluate(ROUND_TRIPS, [{"op": op, "seat": "S"}, 100])
        yield f"message and answer, {op}", median(spent), "ms, median"
    spent = page.evaluate(ACTS, 120)
    yield "an act, to the new view", median(spent), "ms, median"
    yield "an act, to the new view, slowest in 20", sorted(spent)[len(spent) * 95 // 100], "ms, 95th percentile"
    page.close()


class Elsewhere(SimpleHTTPRequestHandler):
    """Another site, with npm's Pyodide."""

    extensions_map = TYPES

    def log_message(self, *_):
        pass


def in_pyodide(browser, site):
    """Yield the figures of `engine.py` as the browser's Python has them."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"):
            shutil.copy(ROOT / "web/node_modules/pyodide" / name, folder)
        (Path(folder) / "index.html").write_text("<!doctype html><title>Elsewhere</title>")
        with ThreadingHTTPServer(("127.0.0.1", 0), partial(Elsewhere, directory=folder)) as running:
            threading.Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{running.server_address[1]}/")
            source = (Path(__file__).parent / "engine.py").read_text("utf-8")
            yield from page.evaluate(ENGINE, [site.url + "wheels/", source])
            page.close()
            running.shutdown()
