"""The built site below a path of its own, in the real browser of pytest-playwright.

Every test that uses `page` also proves that no request left the site and that the page reported no error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from chromium import FLAGS, find
from place import DIST, PATIENCE, ROOT, Served, until
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, Page

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# WebAssembly that is compiled once more for speed costs a page that is soon closed more than it saves.
COMPILE_ONCE = "--js-flags=--liftoff-only"

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """Start the browser that is there, with flags for a machine without a screen and for short lives."""
    return {**browser_type_launch_args, "executable_path": find(), "args": [*FLAGS, COMPILE_ONCE]}


@pytest.fixture
def site() -> Iterator[Served]:
    if not (DIST / "index.html").exists():
        pytest.fail("dist/ is not built: run ./build.sh first")
    served = Served()
    yield served
    served.stop()


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """What the page reported as errors; a test that provokes some clears the list."""
    seen: list[str] = []
    yield seen
    assert seen == []


@pytest.fixture
def requests(site: Served) -> Iterator[list[str]]:
    """Every address that the page, its workers and its service worker asked for; none may be elsewhere."""
    seen: list[str] = []
    yield seen
    assert [url for url in seen if not url.startswith((site.url, "data:", "blob:"))] == []


@pytest.fixture
def options(request: pytest.FixtureRequest) -> dict[str, object]:
    """How the browser is set up; a module of tests may say it differently.

    Where the network stays, nothing is kept for the time without one: that would be read a second time for each test.
    """
    keeps = "allow" if "offline" in request.fixturenames else "block"
    screen = {"viewport": {"width": 375, "height": 667}, "locale": "en-GB", "reduced_motion": "reduce"}
    return {**screen, "service_workers": keeps}


@pytest.fixture
def context(
    new_context: Callable[..., BrowserContext],
    options: dict[str, object],
    faults: list[str],
    requests: list[str],
) -> BrowserContext:
    made = new_context(**options)
    made.on("request", lambda request: requests.append(request.url))
    made.on("weberror", lambda error: faults.append(str(error.error)))
    made.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    return made


@pytest.fixture
def ready(page: Page, site: Served) -> Page:
    """The page at its start, with the engine answering."""
    page.goto(site.url)
    until(page, "document.documentElement.dataset.engine === 'ready'")
    return page


@pytest.fixture
def axe() -> Callable[..., list[str]]:
    """Call it with a page (and a selector): what axe-core finds fault with, a line each."""

    def violations(page: Page, within: str = "html") -> list[str]:
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text("utf-8"))
        found = page.evaluate(
            "async ([within, tags]) => (await axe.run(within, {runOnly: tags})).violations", [within, AXE_TAGS]
        )
        return [f"{rule['id']}: {node['html'][:120]}" for rule in found for node in rule["nodes"]]

    return violations


@pytest.fixture
def offline(context: BrowserContext, site: Served) -> Callable[[Page], None]:
    """Call it with an open page: waits until the site is kept, then cuts the network and ends the server."""

    def cut(page: Page) -> None:
        until(page, "navigator.serviceWorker.ready.then(({active}) => active?.state === 'activated')")
        until(page, "!!navigator.serviceWorker.controller")
        context.set_offline(True)
        site.stop()

    return cut
