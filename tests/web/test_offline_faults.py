"""What is kept for the time without a network is damaged, half there, too old, or does not start: it is put right."""

from __future__ import annotations

import hashlib
import shutil

import pytest
from newer import MARK, announce, one, publish
from place import DIST, READY, Served, until
from playwright.sync_api import expect
from saved_play import dealt

CONTROLLED = "!!navigator.serviceWorker.controller"
VERSION = "globalThis.version ?? 'older'"
HELD = """async () => {
    const all = {};
    for (const name of await caches.keys()) {
        const [, , kind] = name.split(' ');
        const requests = await (await caches.open(name)).keys();
        if (kind !== 'log') all[kind] = [...all[kind] ?? [], ...requests.map(({url}) => url)];
    }
    return all;
}"""

SUM = """async part => {
    const answer = await caches.match((await Promise.all((await caches.keys()).map(async name =>
        (await (await caches.open(name)).keys()).map(({url}) => url)))).flat().find(url => url.includes(part)));
    const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
    return Array.from(sum, byte => byte.toString(16).padStart(2, '0')).join('');
}"""
"""What is kept of a file: its SHA-256."""
ASLEEP = """if (localStorage.getItem('asleep')) window.Worker = class extends EventTarget {
    postMessage() {}
    terminate() {}
};"""
"""An engine that takes for ever to start."""


@pytest.fixture
def options(options):
    return {**options, "service_workers": "allow"}


@pytest.fixture
def site(tmp_path):
    """A copy of the site, which may be changed."""
    served = Served(shutil.copytree(DIST, tmp_path / "dist"))
    yield served
    served.stop()


@pytest.fixture
def kept(page, site):
    """The page with all of the site kept, opened from there."""
    page.goto(site.url)
    until(page, READY)
    until(page, CONTROLLED)
    page.reload()
    until(page, READY)
    return page


def corrupt(page, part, text="no such thing"):
    """Write something else in the place of a kept file; with no text, forget it."""
    done = page.evaluate(
        """async ([part, text]) => {
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const request of await cache.keys()) if (request.url.includes(part)) {
                    const {headers} = await cache.match(request);
                    await cache.delete(request);
                    if (text) await cache.put(request, new Response(text, {headers}));
                    return true;
                }
            }
            return false;
        }""",
        [part, text],
    )
    assert done, part


def built(part):
    """Return the SHA-256 of a file as it was built."""
    (path,) = (path for path in DIST.rglob("*.*") if part in path.as_posix() and path.suffix in {".js", ".zip", ".svg"})
    return hashlib.sha256(path.read_bytes()).hexdigest()


def look_for_newer(page):
    """Have the browser look for a newer service worker, and wait until that is settled."""
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update()).catch(() => {})")
    until(page, "navigator.serviceWorker.getRegistration().then(found => !found.installing)")


def take_newer(page):
    """Take the newer Melds that waits, as the person would."""
    look_for_newer(page)
    until(page, "!!melds.house.offline.waiting")
    with page.expect_navigation():
        page.evaluate("melds.house.offline.update()")


@pytest.mark.parametrize("part", ["runtime/engine-", "runtime/library-", "app/worker-"])
def test_a_damaged_file_is_fetched_anew_and_the_game_starts(kept, faults, part):
    corrupt(kept, part)
    kept.reload()
    until(kept, READY)
    until(kept, f"({SUM})('{part}').then(sum => sum === '{built(part)}')")
    faults.clear()


def test_a_damaged_python_which_only_silence_tells_of_is_fetched_anew(kept, faults):
    corrupt(kept, "pyodide.asm.wasm")
    kept.reload()
    until(kept, "!!window.melds")
    kept.evaluate("""() => {
        const {house: {boot}, patience: {engine}} = melds, {start} = engine;
        engine.start = 1000;
        boot.topic.subscribe(() => { if (boot.state === 'failed') { window.failed = true; engine.start = start; } });
    }""")
    until(kept, "window.failed")
    until(kept, READY)
    kept.reload()
    until(kept, READY)
    faults.clear()


def test_a_damaged_script_is_fetched_anew_when_the_page_is_loaded_again(kept, faults):
    corrupt(kept, "app/main-", "<!doctype html>")
    kept.reload()
    expect(kept.locator("#stuck")).to_be_attached()
    kept.reload()
    until(kept, READY)
    faults.clear()


def test_what_the_browser_has_thrown_away_is_kept_again(kept, offline):
    before = kept.evaluate(HELD)
    kept.evaluate("caches.keys().then(names => caches.delete(names.find(name => name.includes(' runtime '))))")
    corrupt(kept, "courts/HQ.svg", "")
    kept.reload()
    until(kept, READY)
    count = "({runtime, app}) => [runtime?.length, app.length].join()"
    until(kept, f"({HELD})().then({count}).then(held => held === '{len(before['runtime'])},{len(before['app'])}')")
    offline(kept)
    kept.reload()
    until(kept, READY)


def test_an_install_that_gets_other_files_leaves_the_older_one_whole(kept, site, faults):
    before = kept.evaluate(HELD)
    publish(site.folder)
    announce(site.folder)
    new = one(site.folder, "app/main-*.js").name
    for fault in ("lost", "cut", "page"):
        site.lose(*[new] * (fault == "lost"))
        site.cut = (new,) if fault == "cut" else ()
        site.instead = {new: b"<!doctype html><title>Log in to this network</title>"} if fault == "page" else {}
        look_for_newer(kept)
        assert kept.evaluate("navigator.serviceWorker.getRegistration().then(found => found.waiting === null)"), fault
        kept.reload()
        until(kept, READY)
        assert kept.evaluate(VERSION) == "older"
    assert set(before["app"]) <= set(kept.evaluate(HELD)["app"])
    site.instead = {}
    take_newer(kept)
    until(kept, READY)
    assert kept.evaluate(VERSION) == "newer"
    faults.clear()


def test_an_older_page_in_mid_deal_plays_on_with_its_own_files(kept, site, context, faults):
    dealt(kept)
    publish(site.folder)
    announce(site.folder)
    look_for_newer(kept)
    other = context.new_page()
    other.goto(site.url)
    until(other, READY)
    take_newer(other)
    until(other, READY)
    assert other.evaluate(VERSION) == "newer"
    kept.evaluate("melds.engine.kill()")
    assert kept.evaluate("melds.game.act('draw').then(({kind}) => kind)") == "view"
    assert kept.evaluate(VERSION) == "older"
    held = other.evaluate(HELD)["app"]
    assert len([url for url in held if "app/worker-" in url]) == 2
    kept.close()
    other.reload()
    until(other, READY)
    until(other, f"({HELD})().then(held => held.app.filter(url => url.includes('app/worker-')).length === 1)")
    faults.clear()


def test_a_newer_one_that_does_not_run_gives_way_to_the_one_before(kept, site, faults):
    publish(site.folder, script=MARK + b"throw Error('broken');")
    announce(site.folder)
    take_newer(kept)
    for _ in range(3):
        until(kept, "document.readyState === 'complete'")
        kept.reload()
    until(kept, READY)
    assert kept.evaluate(VERSION) == "older"
    expect(kept.locator("[data-notice=back]")).to_contain_text("This is the one before it")
    faults.clear()


def test_a_newer_one_that_nobody_waits_for_stays(kept, site, faults):
    """Loaded again and again before it has started, it has not failed."""
    kept.add_init_script(ASLEEP)
    publish(site.folder)
    announce(site.folder)
    kept.evaluate("localStorage.setItem('asleep', 'yes')")
    take_newer(kept)
    for _ in range(4):
        until(kept, f"!!window.melds && ({CONTROLLED})")
        assert kept.evaluate(VERSION) == "newer"
        kept.reload()
    kept.evaluate("localStorage.removeItem('asleep')")
    kept.reload()
    until(kept, READY)
    assert kept.evaluate(VERSION) == "newer"
    expect(kept.locator("[data-notice=back]")).to_have_count(0)
    faults.clear()


def test_a_page_does_not_wait_while_what_is_kept_is_looked_through(kept, site):
    """The one before was left in its start, and a damaged file does not come from the host."""
    kept.add_init_script(ASLEEP)
    kept.evaluate("localStorage.setItem('asleep', 'yes')")
    kept.reload()
    until(kept, "!!window.melds")
    corrupt(kept, "courts/HQ.svg")
    site.hold("courts/HQ.svg")
    kept.evaluate("localStorage.removeItem('asleep')")
    kept.reload()
    until(kept, READY)
    site.let_go()
    until(kept, f"({SUM})('courts/HQ.svg').then(sum => sum === '{built('courts/HQ.svg')}')")


def test_a_page_waits_but_for_a_moment_for_what_does_not_come(kept, site, faults):
    """The one before has said that it cannot start."""
    corrupt(kept, "app/main-", "<!doctype html>")
    kept.reload()
    expect(kept.locator("#stuck")).to_be_attached()
    site.hold("app/main-")
    kept.reload()
    site.let_go()
    until(kept, f"({SUM})('app/main-').then(sum => sum === '{built('app/main-')}')")
    kept.reload()
    until(kept, READY)
    faults.clear()


def test_a_host_that_goes_back_to_an_older_one_does_not_lose_it(kept, site, context, offline, faults):
    """The older one waits while the newer one, whose last guest goes, lets go of what is older."""
    older = (site.folder / "sw.js").read_bytes()
    publish(site.folder)
    announce(site.folder)
    other = context.new_page()
    other.goto(site.url)
    until(other, READY)
    take_newer(other)
    until(other, READY)
    (site.folder / "sw.js").write_bytes(older)
    look_for_newer(other)
    until(other, "!!melds.house.offline.waiting")
    kept.close()
    other.reload()
    until(other, READY)
    until(other, "!!melds.house.offline.waiting")
    offline(other)
    with other.expect_navigation():
        other.evaluate("melds.house.offline.update()")
    until(other, READY)
    assert other.evaluate(VERSION) == "older"
    faults.clear()


def test_a_newer_one_whose_rules_do_not_start_gives_way_by_itself(kept, site, faults, offline):
    publish(site.folder, engine=b"no rules")
    announce(site.folder)
    take_newer(kept)
    expect(kept.locator("[data-notice=back]")).to_be_visible()
    until(kept, READY)
    assert kept.evaluate(VERSION) == "older"
    offline(kept)
    kept.reload()
    until(kept, READY)
    faults.clear()


def test_an_older_one_that_has_lost_a_file_for_good_gives_way_to_the_newer(kept, site, faults):
    publish(site.folder)
    announce(site.folder)
    corrupt(kept, "runtime/engine-")
    kept.reload()
    expect(kept.locator("html[data-engine=failed]")).to_be_attached()
    kept.wait_for_event("framenavigated")
    until(kept, READY)
    assert kept.evaluate(VERSION) == "newer"
    faults.clear()


def test_an_older_one_that_has_lost_its_first_page_gives_way_to_what_is_there(kept, site, faults):
    publish(site.folder)
    kept.evaluate("caches.keys().then(names => caches.delete(names.find(name => name.includes(' app '))))")
    kept.goto(f"{site.url}?record=mine")
    until(kept, READY)
    assert kept.evaluate(VERSION) == "newer"
    assert [path for path in site.asked if "mine" in path] == [], "what somebody shared stays on the device"
    faults.clear()


def test_a_wrong_type_is_put_right_once_it_is_kept(page, site, faults):
    site.types = {".mjs": "text/javascript", ".wasm": "application/octet-stream", "manifest": "text/plain"}
    page.goto(site.url)
    until(page, CONTROLLED)
    page.reload()
    until(page, READY)
    types = page.evaluate("""Promise.all(['manifest.webmanifest', document.baseURI].map(async url =>
        (await fetch(url)).headers.get('content-type')))""")
    assert types == ["application/manifest+json", "text/html; charset=utf-8"]
    faults.clear()
