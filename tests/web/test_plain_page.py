"""Where Melds cannot start, or nothing arrives: words that say so, and no empty page or bar that never fills."""

import pytest
from place import DIST, until
from playwright.sync_api import expect


def test_without_javascript_a_page_says_what_it_needs(new_context, options, site):
    page = new_context(**options, java_script_enabled=False).new_page()
    page.goto(site.url)
    expect(page.locator("noscript h1")).to_be_visible()
    expect(page.locator("noscript p").last).to_contain_text("It needs JavaScript, and that is switched off here.")
    expect(page.locator("noscript p").last).to_be_visible()
    expect(page.locator("#stuck")).to_be_hidden()


def test_without_webassembly_the_page_says_so_at_once(page, site, axe):
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site.url)
    told = page.get_by_role("alert").filter(has_text="This browser cannot run Melds: it has no WebAssembly")
    told.wait_for()
    expect(told.get_by_role("button")).to_have_count(0)
    assert axe(page) == []


def test_where_workers_are_forbidden_the_page_says_what_failed(page, site):
    page.add_init_script("globalThis.Worker = class { constructor() { throw new DOMException('', 'SecurityError'); } }")
    page.goto(site.url)
    expect(page.get_by_role("alert").first).to_contain_text("The game could not be started")


@pytest.mark.parametrize("fault", ["lost", "type", "broken"])
def test_a_page_whose_script_does_not_run_says_so(page, site, faults, fault):
    (script,) = (DIST / "app").glob("main-*.js")
    if fault == "lost":
        site.lose(script.name)
    elif fault == "type":
        site.types = {script.name: "text/plain"}
    else:
        site.instead = {script.name: b"<!doctype html><title>Log in to this network</title>"}
    page.goto(site.url)
    expect(page.get_by_text("Melds has not started")).to_be_visible()
    if fault == "type":
        faults.clear()
        return  # what came with the wrong type is remembered with it
    site.lose()
    site.instead = {}
    page.get_by_role("link", name="Load it again").click()
    until(page, "document.documentElement.dataset.engine === 'ready'")
    assert page.get_by_text("Melds has not started").count() == 0
    faults.clear()  # the browser reports what did not run


def test_a_start_from_which_nothing_is_heard_says_so(page, site):
    page.add_init_script("""
        const Real = Worker;
        globalThis.Worker = class extends EventTarget { postMessage() {} terminate() {} };
        globalThis.mend = () => { globalThis.Worker = Real; };
    """)
    page.goto(site.url)
    told = page.locator(".boot")
    expect(told).to_contain_text("Nothing has arrived for some seconds.")
    page.evaluate("mend()")
    told.get_by_role("button", name="Try again").click()
    until(page, "document.documentElement.dataset.engine === 'ready'")
