"""Two pages with the same games: one plays, the other stands still until it takes over."""

import re

import pytest
from damage import both_games, damage
from place import READY, on
from playwright.sync_api import expect
from saved_play import HAND, begin, dealt, my_turn, take_over

from conftest import until


def test_two_tabs_do_not_overwrite_each_other(ready, site, context):
    dealt(ready)
    second = take_over(context, site)
    ready.locator("[data-notice=elsewhere]").wait_for()
    assert ready.evaluate("melds.game.act('draw')")["kind"] == "busy"
    second.get_by_role("button", name="Continue").click()
    on(second, "table")
    my_turn(second)
    second.evaluate("melds.game.act('draw')")
    my_turn(second)
    ready.get_by_role("button", name="Play here").click()
    until(ready, "!melds.game.readonly && melds.game.view.step === 'play'")
    assert ready.evaluate(HAND) == second.evaluate(HAND)


def test_a_page_that_takes_over_goes_on_only_when_it_has_read_the_saves(ready, site, context):
    dealt(ready)
    second = context.new_page()
    second.goto(site.url)
    until(second, READY)
    second.evaluate(
        """() => { const {saves} = melds, read = saves.read.bind(saves);
            saves.read = () => new Promise(done => { window.go = () => done(read()); }); }"""
    )
    second.get_by_role("button", name="Play here").click()
    until(second, "!!window.go")
    second.get_by_role("button", name="Continue").click()
    assert second.evaluate("melds.game.readonly && !melds.game.view")
    second.evaluate("window.go()")
    until(second, "!melds.game.readonly")
    second.get_by_role("button", name="Continue").click()
    on(second, "table")
    my_turn(second)


def test_where_nothing_is_begun_nothing_stands_still_and_either_page_deals(ready, site, context):
    second = context.new_page()
    second.goto(site.url + "#new")
    until(second, READY)
    assert second.evaluate("melds.game.readonly")
    expect(second.locator("[data-notice=elsewhere]")).to_have_count(0)
    begin(second)
    on(second, "table")
    until(ready, "melds.game.readonly")
    begin(ready)
    ready.locator("[data-notice=elsewhere]").wait_for()
    assert second.evaluate("!melds.game.readonly && !!melds.game.view")
    ready.evaluate("location.hash = 'rules'")
    on(ready, "rules")
    expect(ready.locator("[data-notice=elsewhere]")).to_have_count(0)


FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }"


def test_a_game_that_could_not_be_kept_is_not_taken_away_unasked(ready, site, context):
    second = context.new_page()
    second.goto(site.url + "#new")
    until(second, READY)
    ready.evaluate(f"() => {{ {FULL} }}")
    dealt(ready)
    ready.locator("[data-notice=unkept]").wait_for()
    hand = ready.evaluate(HAND)
    second.get_by_role("button", name=re.compile("Draw|Deal")).click()
    expect(second.locator("footer .refusal")).to_contain_text("another tab")
    assert second.evaluate("melds.game.readonly && !melds.game.view")
    assert ready.evaluate("!melds.game.readonly")
    assert ready.evaluate(HAND) == hand
    second.get_by_role("button", name="Play here").click()
    until(second, "!melds.game.readonly")
    expect(second.locator("footer .refusal")).to_have_count(0)
    expect(second.locator("[data-notice=elsewhere]")).to_have_count(0)


def test_where_what_is_kept_is_damaged_a_page_that_may_not_deal_says_so(ready, site, context):
    second = context.new_page()
    second.goto(site.url + "#new")
    until(second, READY)
    dealt(ready)
    damage(ready, "sum")
    second.get_by_role("button", name=re.compile("Draw|Deal")).click()
    expect(second.locator("footer .refusal")).to_contain_text("another tab")
    expect(second.locator("[data-notice=elsewhere]")).to_be_visible()
    on(second, "new")


@pytest.mark.parametrize("code", ["sum", "1 1 nonsense"])
def test_taking_over_a_game_that_cannot_be_read_opens_no_other(ready, site, context, code):
    both_games(ready)
    take_over(context, site)
    damage(ready, code, "gin")
    ready.get_by_role("button", name="Play here").click()
    notice = ready.locator("[data-notice^=damaged]")
    notice.wait_for()
    assert "Your saved game of Gin Rummy could not be read." in notice.inner_text()
    on(ready, "menu")
    assert ready.evaluate("melds.game.view") is None
    expect(ready.locator(".present h2")).to_have_text(["Canasta, deal 1"])
