"""Gin Rummy by pointer: a hand that stays as laid, taps that act once, what everybody knows, a deal that is over."""

import pytest
from gin_play import FREE, SHEET, begin, can, key_of, reopen, tap
from gin_records import DRAWING, KNOCKING, MINE
from gin_views import CROWDED, OVER
from held_answers import hold, release
from playwright.sync_api import expect
from table_play import drag, hand, show

from conftest import until
from wire.gin.stacked import stacked


@pytest.fixture
def table(ready):
    begin(ready)
    return ready


def test_a_card_just_taken_is_marked_and_stays(table):
    reopen(table, stacked("5S 6S 7S QS QH AH 3D 4C 9D 2C", "", up="QC", players=MINE))
    table.locator(".heap.pile .cover").click()
    until(table, "melds.game.view.taken === 'QC'")
    expect(table.locator(".hand .card.kept")).to_have_count(1)
    tap(table, "QC")
    expect(table.locator(".tray")).to_contain_text("stays in this turn")
    expect(table.locator(".tray a")).to_have_text("Rule G2.7")
    table.locator(".acts [data-act=discard]").click(force=True)
    sheet = table.locator(SHEET.format("why"))
    sheet.wait_for()
    assert "G2.7" in sheet.inner_text()
    table.keyboard.press("Escape")
    table.locator("[data-act=undo]").click()
    until(table, "melds.game.view.step === 'upcard' && melds.game.view.taken === null")


def test_what_tells_that_one_has_to_wait_closes_when_the_turn_comes(table):
    reopen(table, stacked("5S 6S 7S QS QH AH 3D 4C 9D 2C", "", up="QC", players=MINE))
    table.evaluate("melds.game.pause(); melds.game.act('pass')")
    until(table, "melds.game.view.toAct === '2' && !melds.game.acting")
    table.locator(".hand [role=option]").first.focus()
    table.keyboard.press("h")
    sheet = table.locator(SHEET.format("why"))
    expect(sheet).to_be_visible()
    table.evaluate("melds.game.resume()")
    until(table, "melds.game.view.toAct === '1'")
    expect(sheet).to_be_hidden()


def test_a_refusal_that_comes_after_the_next_act_is_not_shown(table):
    reopen(table, stacked("5S 6S 7S QS QH AH 3D 4C 9D 2C", "", up="QC", players=MINE))
    hold(table, "why")
    table.evaluate("void melds.game.table.deeds.whyNot('knock 2C')")
    until(table, "held > 0")
    table.evaluate("melds.game.pause(); melds.game.act('take')")
    until(table, "melds.game.view.step === 'play' && !melds.game.acting")
    release(table)
    expect(table.locator("dialog[open]")).to_have_count(0)


def test_the_hand_stays_as_it_was_laid_until_it_is_arranged_again(table):
    reopen(table, stacked("5S 6S 7S 8S QS QH QC AH 3D 4C", "", up="QD", players=MINE))
    arranged = hand(table)
    cards = table.locator(".hand .card")
    drag(table, cards.nth(len(arranged) - 1), cards.first)
    mine = [arranged[-1], *arranged[:-1]]
    assert hand(table) == mine
    table.evaluate("melds.game.act('take')")
    until(table, "melds.game.view.step === 'play' && !melds.game.acting")
    assert hand(table) == [*mine, "QD"]
    table.locator("[data-act=undo]").click()
    until(table, "melds.game.view.step === 'upcard' && !melds.game.acting")
    assert hand(table) == mine
    table.reload()
    until(table, f"{FREE} && document.documentElement.dataset.page === 'table'")
    assert hand(table) == mine
    table.locator("[data-act=arrange]").click()
    assert hand(table) == arranged
    expect(table.locator("[data-act=arrange]")).to_be_hidden()


def test_a_card_dropped_on_the_pile_is_discarded(table):
    reopen(table, KNOCKING)
    drag(table, table.locator(f".hand [data-key='{key_of(table, '9C')}']"), table.locator(".heap.pile"))
    until(table, "melds.game.lines.some(line => line.endsWith('1 discard 9C'))")


def test_a_double_tap_on_draw_draws_once_and_throws_nothing(table):
    until(table, FREE)
    while table.evaluate("melds.game.view.step") != "draw":
        table.evaluate("melds.game.ask({op: 'hint', seat: '1'}).then(({act}) => melds.game.act(act))")
        until(table, FREE)
    table.locator(".acts [data-act=draw]").dblclick()
    until(table, "melds.game.view.step === 'play' && !melds.game.acting")
    table.wait_for_timeout(150)
    assert len(table.evaluate("melds.game.view.hand")) == 11
    assert table.locator("dialog[open]").count() == 0


def test_the_second_tap_of_a_double_one_does_nothing_whatever_lies_there_now(table):
    reopen(table, DRAWING)
    tap(table, "4C")
    table.locator(".acts [data-act=draw]").dblclick()
    until(table, "melds.game.view.step === 'play' && !melds.game.acting")
    table.wait_for_timeout(150)
    assert len(table.evaluate("melds.game.view.hand")) == 11, "the card chosen before is not thrown"
    assert table.locator("dialog[open]").count() == 0
    table.wait_for_timeout(700)
    if not table.locator(".hand [aria-selected=true]").count():
        tap(table, "4C")
    until(table, can("discard"))
    table.locator(".acts [data-act=discard]").dblclick()
    until(table, FREE)
    table.wait_for_timeout(150)
    assert table.evaluate("melds.game.view.step") == "draw", "Draw lies where Discard was, and is not pressed"
    assert table.locator("dialog[open]").count() == 0


def test_keys_answer_at_once_after_a_draw(table):
    reopen(table, DRAWING)
    table.evaluate("melds.game.table.focus()")
    table.keyboard.press("d")
    until(table, "melds.game.view.step === 'play' && !melds.game.acting")
    table.keyboard.press("x")
    table.locator(SHEET.format("how")).wait_for()


def test_a_seat_tells_what_everybody_knows(table):
    show(table, CROWDED["theirs"])
    table.evaluate("melds.game.table.deeds.seat('2')")
    sheet = table.locator(SHEET.format("seat"))
    sheet.wait_for()
    assert sheet.locator("ul.cards").first.locator(".card").count() == 3
    assert "Thrown, the last at the end" in sheet.inner_text()


def test_on_a_phone_known_cards_lie_in_the_seat_and_its_sheet_has_all_that_was_thrown(table):
    thrown = {"1": ["KS", "QD", "9D", "4S", "JD", "2H", "TS"], "2": ["KD", "9H", "2C", "7C", "6D", "3S"]}
    show(table, CROWDED["theirs"] | {"discards": thrown})
    open_cards = table.locator(".seat[data-seat='2'] .open")
    expect(open_cards.locator(".card")).to_have_count(3)
    expect(open_cards).to_be_visible()
    table.locator(".seat[data-seat='2'] .cover").click()
    sheet = table.locator(SHEET.format("seat"))
    expect(sheet.locator("ul.cards")).to_have_count(3)
    for place, cards in enumerate((CROWDED["theirs"]["known"], thrown["2"], thrown["1"])):
        expect(sheet.locator("ul.cards").nth(place).locator("li")).to_have_count(len(cards))
    table.keyboard.press("Escape")
    show(table, CROWDED["draw"])
    expect(open_cards).to_be_hidden()


def test_both_hands_lie_open_when_the_deal_is_over(table):
    table.set_viewport_size({"width": 1280, "height": 800})
    show(table, OVER["knock"])
    ours, theirs = table.locator(".side.ours .shown"), table.locator(".side.they .shown")
    assert ours.locator(".card").count() == 12, "ten cards, one laid off by the other, and the one put face down"
    assert theirs.locator(".card").count() == 9
    expect(ours.locator(".what").last, "it lies face up now").to_have_text("thrown face down")
    expect(table.locator(".acts .btn"), "nothing else can be done").to_have_text(
        ["Score sheet", "New game", "Why they played so"]
    )


def test_a_void_deal_says_why_and_who_deals_again(table):
    show(table, OVER["void"])
    assert "same dealer deals again" in table.locator(".banner").inner_text()
    expect(table.locator(".acts [data-act=deal]")).to_have_text("Deal again")
    table.evaluate("location.hash = 'score'")
    until(table, "document.documentElement.dataset.page === 'score'")
    page = table.locator(".score")
    assert "nobody scores" in page.inner_text()
    assert page.locator(".law a").all_inner_texts() == ["Rule G6.1", "Rule G6.2"]
    assert "Deal again" in page.inner_text()
