"""Gin Rummy by keyboard: letters for its acts, ranks with Shift, arrows through melds and rows."""

import pytest
from gin_play import can, heard, reopen
from gin_records import FITTING, KNOCKING
from gin_views import CROWDED
from table_play import focused, hand, hears, press, show

from conftest import until
from wire.gin.stacked import stacked


@pytest.fixture
def table(ready):
    return heard(ready)


def test_a_says_what_it_is_for_where_nothing_is_to_be_arranged(table):
    reopen(table, KNOCKING)
    table.evaluate("melds.game.table.focus()")
    press(table, "a")
    sheet = table.locator("dialog[data-sheet=how]")
    sheet.wait_for()
    assert sheet.locator("h2").inner_text() == "Your hand is arranged already"
    assert "once you have moved its cards" in sheet.inner_text()


def test_the_help_names_shift_and_a_rank(table):
    table.evaluate("location.hash = 'help'")
    row = table.locator(".keys div", has_text="to the next king or ace")
    row.wait_for()
    assert row.locator("kbd").all_inner_texts() == ["Shift", "K", "A"]


def test_k_knocks_and_with_shift_goes_to_a_king(table):
    show(table, CROWDED["loose"])
    press(table, "End", "Shift+K")
    assert focused(table) == "KH"
    press(table, "q")
    assert focused(table) == "KH", "there is no queen"
    press(table, "j")
    assert focused(table) == "JS"
    press(table, "k")
    at = "(({hand}) => hand.card(hand.at).code)(melds.game.table)"
    assert table.evaluate(at) == "JS", "without Shift it is no way to the king"


def test_a_rank_with_shift_is_never_an_act(table):
    reopen(table, stacked("QS QH QC 5S 6S 7S 8S 3D 4C 9D", "", up="2H", players=("person", "simple")))
    table.evaluate("melds.game.table.focus()")
    lines = table.evaluate("melds.game.lines.length")
    press(table, "Shift+A", "Shift+K")
    table.locator(".acts [data-act=hint]").focus()
    press(table, "Shift+A", "Shift+K")
    table.wait_for_timeout(150)
    assert table.evaluate("melds.game.lines.length") == lines
    assert table.locator("dialog[open]").count() == 0


def test_arrows_go_through_melds_and_rows(table):
    show(table, CROWDED["run and set"])
    cards = hand(table)
    press(table, "Home", "ArrowRight")
    assert focused(table) == cards[1]
    press(table, "Home", "ArrowDown")
    assert focused(table) == "AH"
    press(table, "ArrowUp")
    assert focused(table) == cards[0]
    press(table, "End", "ArrowDown")
    assert focused(table) == cards[-1]


def test_a_card_is_moved_with_alt_and_the_arrows_and_a_arranges_again(table):
    reopen(table, KNOCKING)
    table.evaluate("melds.game.table.focus()")
    arranged = hand(table)
    press(table, "Home", "Alt+ArrowRight")
    assert hand(table)[:2] == [arranged[1], arranged[0]]
    assert focused(table) == arranged[0]
    press(table, "a")
    until(table, "!document.querySelector('[data-act=arrange]').offsetParent")
    assert hand(table) == arranged


def test_a_knock_by_keys_alone(table):
    reopen(table, KNOCKING)
    table.evaluate("melds.game.table.focus()")
    press(table, "End", "Space")
    until(table, can("knock"))
    press(table, "k")
    table.locator("dialog[data-sheet=knock]").wait_for()
    assert table.evaluate("document.activeElement.tagName") == "H2"
    table.locator("dialog [data-act=confirm]").focus()
    press(table, "Enter")
    until(table, "!!melds.game.view.knock")
    hears(table, "You knocked with 8")


def test_laying_off_by_keys_alone(table):
    reopen(table, FITTING)
    table.evaluate("melds.game.table.focus()")
    press(table, "End", "Space")
    until(table, "melds.game.view.hand.length === 9 && !melds.game.acting")
    hears(table, "off on")
    press(table, "u")
    until(table, "melds.game.view.hand.length === 10 && !melds.game.acting")
    press(table, "b")
    until(table, "melds.game.view.knock.bestLayoffs.length === 0 && !melds.game.acting")
    press(table, "d")
    until(table, "!!melds.game.view.ended")
    hears(table, "Undercut")


def test_letters_do_nothing_when_switched_off(table):
    reopen(table, KNOCKING)
    table.evaluate("melds.game.table.focus()")
    table.evaluate("melds.settings.set('keys', false)")
    press(table, "k", "g", "x")
    table.wait_for_timeout(150)
    assert table.locator("dialog").count() == 0
