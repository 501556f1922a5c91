"""The wheel that the site publishes installs in any other Pyodide page, with micropip."""

from __future__ import annotations

import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from place import ROOT
from serve import TYPES

PYODIDE = ROOT / "web/node_modules/pyodide"
BLANK = "<!doctype html><title>Elsewhere</title>"
INSTALL = """async wheels => {
  const {loadPyodide} = await import("./pyodide.mjs");
  const python = await loadPyodide({indexURL: new URL("./", location.href).href});
  await python.loadPackage(wheels + "micropip-0.11.1-py3-none-any.whl");
  const micropip = python.pyimport("micropip");
  await micropip.install(wheels + "melds-0.1.0-py3-none-any.whl");
  const answer = python.pyimport("melds.bridge").handle(JSON.stringify({v: 1, id: 7, rev: null, op: "hello"}));
  return JSON.parse(answer);
}"""
BY_NAME = """async wheels => {
  const {loadPyodide} = await import("./pyodide.mjs");
  const python = await loadPyodide({
    indexURL: new URL("./", location.href).href, lockFileURL: wheels + "pyodide-lock.json", packageBaseUrl: wheels,
  });
  await python.loadPackage("melds");
  return python.runPython("import melds; melds.__name__");
}"""


class Elsewhere(SimpleHTTPRequestHandler):
    extensions_map = TYPES

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory):
    """Another site altogether, which has npm's Pyodide and an empty page."""
    folder = tmp_path_factory.mktemp("elsewhere")
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"):
        shutil.copy(PYODIDE / name, folder)
    (folder / "index.html").write_text(BLANK)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Elsewhere, directory=str(folder))) as running:
        threading.Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
        yield f"http://127.0.0.1:{running.server_address[1]}/"
        running.shutdown()


@pytest.fixture
def other(browser, elsewhere):
    page = browser.new_page()
    page.goto(elsewhere)
    yield page
    page.close()


def test_another_page_installs_the_wheel_by_its_address(other, site):
    hello = other.evaluate(INSTALL, site.url + "wheels/")
    assert (hello["kind"], hello["id"]) == ("hello", 7)


def test_another_page_loads_it_by_name_from_our_list(other, site):
    assert other.evaluate(BY_NAME, site.url + "wheels/") == "melds"
