"""Gin Rummy after a knock: layoffs with their sum, one out of a meld of one's own, being done, and the computer's."""

import pytest
from gin_play import SHEET, begin, key_of, knocks, reopen, tap, words
from gin_records import BOTH_FIT, BREAKING, FITTING, MINE, TWO_PLACES
from gin_views import CROWDED
from playwright.sync_api import expect
from table_play import drag, follow, hand, show

from conftest import until
from wire.gin.stacked import stacked


@pytest.fixture
def table(ready):
    begin(ready)
    return ready


def hand_of(page, which):
    return page.evaluate(
        "which => { const {held, nodes} = melds.game.table.hand;"
        " return held.filter(({key}) => nodes.get(key).matches(which)).map(one => one.code); }",
        which,
    )


def test_a_card_that_fits_is_marked_laid_off_by_a_tap_and_taken_back(table):
    reopen(table, FITTING)
    assert "Fiona" in table.locator(".status b").inner_text() or "P2" in table.locator(".status b").inner_text()
    assert sorted(hand_of(table, ".fits")) == ["9H", "QC"]
    assert "Yours 23, theirs 7" in words(table)
    assert "16 behind" in words(table)
    assert "9♥ fits" in table.locator(".they .shown.run .what").inner_text()
    tap(table, "9H")
    until(table, "melds.game.view.knock.melds.some(meld => meld.laid.includes('9H')) && !melds.game.acting")
    assert "Yours 14, theirs 7" in words(table)
    tap(table, "QC")
    until(table, "melds.game.view.knock.defence.undercut && !melds.game.acting")
    assert "undercut" in words(table)
    table.locator("[data-act=undo]").click()
    until(table, "melds.game.view.hand.includes('QC') && !melds.game.acting")
    assert "Yours 14, theirs 7" in words(table)
    table.locator(".acts [data-act=best]").click()
    until(table, "melds.game.view.knock.bestLayoffs.length === 0 && !melds.game.acting")
    table.locator(".acts [data-act=done]").click()
    until(table, "!!melds.game.view.ended && !melds.game.acting")
    assert "Undercut!" in table.locator(".status b").inner_text()


def test_being_done_is_asked_once_more_while_a_card_still_fits(table):
    reopen(table, FITTING)
    table.locator(".acts [data-act=done]").click()
    sheet = table.locator(SHEET.format("ask-done"))
    sheet.wait_for()
    assert "2 cards of yours can still go" in sheet.inner_text()
    sheet.get_by_role("button", name="Not now").click()
    assert table.evaluate("melds.game.view.step") == "layoff"
    follow(table, "done")
    sheet.locator("[data-act=confirm]").click()
    until(table, "!!melds.game.view.ended")


def test_a_layoff_that_breaks_a_meld_shows_its_sum_first(table):
    reopen(table, BREAKING)
    before = table.evaluate("melds.game.view.knock.defence.best.points")
    assert hand_of(table, ".fits") == ["9D"]
    tap(table, "9D")
    until(table, "document.querySelector('.tray').textContent.includes('breaks')")
    assert table.evaluate("melds.game.view.hand.includes('9D')"), "it is only chosen yet"
    assert str(before) in words(table)
    expect(table.locator(".they .shown.target")).to_have_count(1)
    table.locator(".acts [data-act=layoff]").click()
    until(table, "!melds.game.view.hand.includes('9D') && !melds.game.acting")
    after = table.evaluate("melds.game.view.knock.defence.best.points")
    assert after < before
    assert f"Yours {after}" in words(table)
    assert table.evaluate("melds.game.view.best.melds.map(meld => meld.cards.join(' '))") == ["7S 8S 9S"]


def test_a_card_that_fits_two_melds_asks_where(table):
    reopen(table, TWO_PLACES)
    tap(table, "8H")
    sheet = table.locator(SHEET.format("onto"))
    sheet.wait_for()
    assert sheet.locator("[data-onto] [aria-hidden]").all_inner_texts() == ["On 8♠ 8♦ 8♣", "On 5♥ 6♥ 7♥"]
    assert sheet.get_by_role("button", name="On a set of eights").count() == 1
    assert sheet.get_by_role("button", name="On a run in hearts, five to seven").count() == 1
    sheet.locator("[data-onto]").last.click()
    until(table, "melds.game.view.knock.melds.some(meld => meld.laid.includes('8H') && meld.kind === 'run')")


def test_a_card_is_dragged_onto_the_meld_it_fits(table):
    reopen(table, FITTING)
    drag(
        table, table.locator(f".hand [data-key='{key_of(table, 'QC')}']"), table.locator(".they .shown.set .card").first
    )
    until(table, "melds.game.view.knock.melds.some(meld => meld.laid.includes('QC'))")


def test_the_computers_layoffs_come_one_by_one(table):
    cards, other = "5H 6H 7H 8H QS QH QD AC 2D 4C", "2S 3S 4S TD TC TH QC 3D AD 9H"
    knocks(table, f"{stacked(cards, other, up='KS', stock='KH', players=MINE)}\n1 1 pass\n2 2 pass\n3 1 draw", "KH")
    table.locator("dialog [data-act=confirm]").click()
    until(table, "!!melds.game.view.ended")
    laid = table.evaluate(
        "melds.game.log.filter(({event}) => event.kind === 'laid').map(({event, at}) => [event.card, at])"
    )
    assert sorted(card for card, _ in laid) == ["9H", "QC"]
    assert len({at for _, at in laid}) == 2, "each is an act of its own"


def test_the_line_is_one_sentence_after_a_knock(table):
    show(table, CROWDED["knocked"])
    expect(table.locator(".tray .text")).to_have_text("You show 8 of deadwood: A♥ 3♦ 4♣")
    assert table.locator(".tray .text > *").count() == 0, "nothing is put behind it"


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (FITTING, "Tap the cards that fit, then Done."),
        (BREAKING, "What fits lies in a meld of yours: tap it to see the sums, then Lay off or Done."),
        (BOTH_FIT, "One out of a meld of yours is chosen first: Lay off lays it down."),
    ],
)
def test_what_a_tap_does_while_laying_off_is_told_as_it_is(table, record, said):
    reopen(table, record)
    expect(table.locator(".status")).to_contain_text(said)


def test_a_card_that_was_laid_off_comes_back_where_it_lay(table):
    reopen(table, FITTING)
    cards = hand(table)
    table.evaluate("melds.game.table.focus()")
    table.keyboard.press("End")
    table.keyboard.press("Alt+ArrowLeft")
    mine = [*cards[:-2], cards[-1], cards[-2]]
    assert (hand(table), mine[-2]) == (mine, "QC")
    tap(table, "QC")
    until(table, "!melds.game.view.hand.includes('QC') && !melds.game.acting")
    table.evaluate("melds.game.table.focus()")
    table.keyboard.press("Home")
    table.keyboard.press("Alt+ArrowRight")
    left = [code for code in mine if code != "QC"]
    assert hand(table) == [left[1], left[0], *left[2:]]
    table.locator("[data-act=undo]").click()
    until(table, "melds.game.view.hand.includes('QC') && !melds.game.acting")
    assert hand(table) == [mine[1], mine[0], *mine[2:]], "not at the end"
