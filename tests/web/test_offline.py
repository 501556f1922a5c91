"""After one visit the site works without network or server, and a newer one waits until it is asked for."""

from __future__ import annotations

import shutil

import pytest
from place import DIST, Served, go, on, until
from playwright.sync_api import expect
from saved_play import begin, dealt, play_out

CONTROLLED = "!!navigator.serviceWorker.controller"
CACHES = "async () => (await caches.keys()).filter((name) => !name.endsWith(' log')).sort()"
WAITING = "navigator.serviceWorker.getRegistration().then((found) => !!found?.waiting)"


@pytest.fixture
def options(options):
    return {**options, "service_workers": "allow"}


@pytest.fixture
def site(tmp_path):
    """A copy of the site, which may be changed."""
    folder = shutil.copytree(DIST, tmp_path / "dist")
    served = Served(folder)
    yield served
    served.stop()


def kept(page, site) -> None:
    """Visit the site and wait until all of it is kept."""
    page.goto(site.url)
    until(page, "document.documentElement.dataset.engine === 'ready'")
    until(page, CONTROLLED)


def test_it_starts_and_answers_with_the_server_gone(page, site, offline):
    kept(page, site)
    offline(page)
    page.reload()
    until(page, "document.documentElement.dataset.engine === 'ready'")
    assert page.evaluate("window.melds.engine.ask({op: 'hello'})")["kind"] == "hello"


def test_a_new_browser_plays_a_deal_with_the_server_gone(browser_type, browser_type_launch_args, site, tmp_path):
    def browser():
        return browser_type.launch_persistent_context(tmp_path / "profile", **browser_type_launch_args)

    with browser() as first:
        kept(first.pages[0], site)
    site.stop()
    with browser() as second:
        (page,) = second.pages
        page.goto(site.url)
        until(page, "document.documentElement.dataset.engine === 'ready'")
        begin(page, speed="off")
        on(page, "table")
        play_out(page)
        assert page.evaluate("melds.game.view.ended.sheets.length") == 2


def test_every_file_it_needs_is_kept_in_two_caches(page, site):
    kept(page, site)
    names = page.evaluate(CACHES)
    assert [name.split()[2] for name in names] == ["app", "runtime"]
    assert all(name.startswith(f"melds {site.url} ") for name in names)
    held = page.evaluate("""async () => {
      const all = [];
      const names = (await caches.keys()).filter((name) => !name.endsWith(' log'));
      for (const name of names) for (const {url} of await (await caches.open(name)).keys()) all.push(url);
      return all;
    }""")
    for part in ("", "app/", "courts/SK.svg", "fonts/", "runtime/library-", "runtime/engine-", ".wasm"):
        assert [url for url in held if part in url], part
    assert not [url for url in held if "/wheels/" in url or url.endswith((".gz", ".map"))]


def test_links_into_the_page_work_offline(page, site, offline):
    kept(page, site)
    offline(page)
    page.goto(f"{site.url}index.html?from=somewhere#anything")
    until(page, "document.documentElement.dataset.engine === 'ready'")


def change(site) -> None:
    """Publish a newer Melds: another service worker with another version of the app."""
    path = site.folder / "sw.js"
    text = path.read_text("utf-8")
    head, rest = text.split('app:{version:"', 1)
    path.write_text(f'{head}app:{{version:"new{rest}', "utf-8")


def test_a_newer_one_waits_until_the_page_asks_for_it(page, site):
    kept(page, site)
    before = page.evaluate(CACHES)
    change(site)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    until(page, WAITING)
    page.wait_for_timeout(300)
    assert page.evaluate(WAITING)
    assert set(before) < set(page.evaluate(CACHES))
    page.evaluate("""() => {
      window.changed = false;
      navigator.serviceWorker.addEventListener("controllerchange", () => { window.changed = true; }, {once: true});
      return navigator.serviceWorker.getRegistration().then((found) => found.waiting.postMessage({type: "update"}));
    }""")
    until(page, "window.changed !== false")
    page.reload()
    until(page, "document.documentElement.dataset.engine === 'ready'")
    until(page, f"({CACHES})().then(({{length}}) => length === 2)")
    after = page.evaluate(CACHES)
    assert "app new" in after[0]
    assert before[1] == after[1], "the runtime is kept as it was"


def test_the_update_is_offered_only_between_deals_and_off_the_table(ready, axe):
    offered = ready.locator("[data-notice=update]")
    ready.evaluate("melds.house.offline.offer({postMessage: message => { window.told = message; }})")
    offered.wait_for()
    dealt(ready)
    for where in ("table", "rules", "menu"):
        go(ready, where)
        expect(offered, where).to_have_count(0)
    go(ready, "table")
    play_out(ready)
    go(ready, "score")
    offered.wait_for()
    assert axe(ready) == []
    go(ready, "table")
    expect(offered).to_have_count(0)
    ready.get_by_role("button", name="Score sheet").click()
    offered.get_by_role("button").first.click()
    assert ready.evaluate("window.told") == {"type": "update"}
