"""The way through the pages: Back and Forward, sheets that are left open, links from outside."""

from canasta_play import begin
from place import READY, go, on
from playwright.sync_api import expect
from saved_play import play_out

from conftest import until


def test_back_closes_a_sheet_of_the_table_and_reads_the_page(ready):
    begin(ready)
    ready.locator(".acts [data-act=hint]").click()
    ready.locator("dialog[data-sheet=hint]").wait_for()
    ready.go_back()
    on(ready, "menu")
    until(ready, "document.activeElement.tagName === 'H1'")
    expect(ready.locator("dialog")).to_have_count(0)
    ready.go_forward()
    on(ready, "table")
    until(ready, "document.activeElement.matches('.hand .card')")


def test_a_sheet_opened_from_outside_closes_over_our_own_page(page, site):
    page.goto("about:blank")
    page.goto(site.url + "#settings")
    until(page, READY)
    page.keyboard.press("Escape")
    on(page, "menu")
    assert page.url.startswith(site.url)


def test_back_on_a_page_opened_from_outside_stays_with_us(page, site):
    page.goto("about:blank")
    page.goto(site.url + "#rules")
    until(page, READY)
    go(page, "settings")
    page.keyboard.press("Escape")
    on(page, "rules")
    page.get_by_role("button", name="Back").click()
    on(page, "menu")
    page.reload()
    until(page, READY)
    on(page, "menu")


def test_who_reads_elsewhere_is_not_called_away_when_the_deal_ends(ready):
    begin(ready)
    go(ready, "rules")
    play_out(ready)
    on(ready, "rules")
    go(ready, "table")
    expect(ready.get_by_role("button", name="Score sheet")).to_be_visible()
