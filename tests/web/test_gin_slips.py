"""Gin Rummy by pointer: a discard that gives something away is told, and asked about where that is wished."""

import pytest
from gin_play import SHEET, begin, can, key_of, reopen, tap, words
from gin_records import MINE
from gin_views import CROWDED
from playwright.sync_api import expect
from table_play import drag, follow, show

from conftest import until
from wire.gin.stacked import stacked

NO_LOOSE, SOME_LOOSE = "5S 6S 7S 8S QS QH QC 2D 3D 4D", "5S 6S 7S 8S QS QH QC AH 3D 4C"
LAST = "gin stock_end=30"
SLIPS = {
    "gin": (NO_LOOSE, "gin", "Your hand can go gin now. A discard gives that away"),
    "last gin": (NO_LOOSE, LAST, "Your hand can go gin now. This discard makes the deal void"),
    "last knock": (SOME_LOOSE, LAST, "You may knock with 8 now. This discard makes the deal void"),
}


@pytest.fixture
def table(ready):
    begin(ready)
    return ready


def last(table, hand, rules):
    """Bring the table to a discard of the nine of clubs."""
    record = stacked(hand, "", up="KD", stock="9C", rules=rules, players=MINE)
    reopen(table, f"{record}\n1 1 pass\n2 2 pass\n3 1 draw")
    tap(table, "9C")
    until(table, can("discard"))


@pytest.mark.parametrize("slip", SLIPS)
def test_a_costly_discard_is_asked_once_where_that_is_wished(table, slip):
    hand, rules, said = SLIPS[slip]
    table.evaluate("melds.settings.set('confirm', true)")
    last(table, hand, rules)
    table.locator(".acts [data-act=discard]").click()
    sheet = table.locator(SHEET.format("ask-discard"))
    expect(sheet).to_contain_text(said)
    assert sheet.locator("h2").inner_text() == "Discard 9♣?"
    sheet.get_by_role("button", name="Not now").click()
    assert table.evaluate("melds.game.view.step") == "play"
    drag(table, table.locator(f".hand [data-key='{key_of(table, '9C')}']"), table.locator(".heap.pile"))
    sheet.locator("[data-act=confirm]").click()
    until(table, "melds.game.lines.some(line => line.endsWith('1 discard 9C'))")


def test_a_costly_discard_that_is_advised_is_asked_about_as_any_other(table):
    table.evaluate("melds.settings.set('confirm', true)")
    last(table, NO_LOOSE, "gin")
    follow(table, "discard 9C")
    expect(table.locator(SHEET.format("ask-discard"))).to_contain_text(SLIPS["gin"][2])
    table.locator("dialog [data-act=confirm]").click()
    until(table, "melds.game.lines.some(line => line.endsWith('1 discard 9C'))")


@pytest.mark.parametrize(
    ("slip", "confirm", "rules"),
    [("gin", "false", "gin"), ("last knock", "false", LAST), ("last knock", "true", "gin")],
)
def test_no_other_discard_is_asked_about(table, slip, confirm, rules):
    table.evaluate(f"melds.settings.set('confirm', {confirm})")
    last(table, SLIPS[slip][0], rules)
    table.locator(".acts [data-act=discard]").click()
    until(table, "melds.game.lines.some(line => line.endsWith('1 discard 9C'))")


@pytest.mark.parametrize(
    ("name", "card", "verdict"), [("voids", "KH", ""), ("voids, a knock", "9C", "you may knock ✓")]
)
def test_a_discard_that_makes_the_deal_void_is_told_before_it(table, name, card, verdict):
    show(table, CROWDED[name])
    assert "A discard makes the deal void" in words(table)
    tap(table, card)
    expect(table.locator(".tray .text")).to_have_text("This discard makes the deal void")
    expect(table.locator(".tray .verdict span")).to_have_count(1 if verdict else 0)
    assert verdict in table.locator(".tray .verdict").inner_text()
    expect(table.locator(".tray .verdict a")).to_have_text("Rule G6.1")
    show(table, CROWDED["run and set"])
    assert "void" not in words(table)
