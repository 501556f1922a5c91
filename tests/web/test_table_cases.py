"""Tables that come up seldom: the partner's question, red threes that may be forgotten, an empty stock."""

import pytest
from canasta_play import begin
from place import on
from playwright.sync_api import expect
from saved_play import reopen
from table_play import acted, played, show
from table_views import view

from conftest import until
from wire.canasta.stacked import stacked

SEVEN_KINGS = "KS KH KD KC KS KH KD"
OUT = f"{SEVEN_KINGS} AS AH AD 4H"
ASKED_BY_NORTH = stacked({"N": OUT}, stock="AC", dealer="W") + "\n1 N draw\n1 N ask"
WITH_A_RED_THREE = stacked(
    {"S": "3H KS KH KD 9S 9D 9C 5H 5C 6S 7D"}, stock="8S", dealer="E", options="red3_forgettable=yes"
)


def test_a_reload_asks_the_partners_question_again(ready, axe):
    reopen(ready, ASKED_BY_NORTH)
    ready.locator("dialog[data-sheet=permission]").wait_for()
    ready.reload()
    on(ready, "table")
    sheet = ready.locator("dialog[data-sheet=permission]")
    sheet.wait_for()
    assert axe(ready) == []
    sheet.locator("[data-act=no]").dblclick()
    until(ready, "melds.game.lines.some(line => line.endsWith(' S no'))")
    expect(ready.locator("dialog")).to_have_count(0)


def test_a_question_that_was_put_aside_can_still_be_answered(ready):
    reopen(ready, ASKED_BY_NORTH)
    ready.locator("dialog[data-sheet=permission]").wait_for()
    ready.keyboard.press("Escape")
    ready.locator(".offers [data-act=answer]").click()
    ready.locator("dialog [data-act=yes]").click()
    until(ready, "melds.game.lines.some(line => line.endsWith(' S yes'))")


def test_a_red_three_that_may_be_forgotten_has_its_button(ready):
    reopen(ready, WITH_A_RED_THREE)
    ready.locator(".offers [data-act=red3]").click()
    until(ready, "melds.game.view.sides[0].red3.join() === '3H'")
    expect(ready.locator(".side.ours .red3 .card")).to_have_count(1)
    expect(ready.locator(".offers [data-act=red3]")).to_have_count(0)


@pytest.mark.parametrize("size", [(375, 667), (667, 375), (1280, 800)])
def test_with_an_empty_stock_one_may_pass(ready, size):
    begin(ready)
    ready.set_viewport_size({"width": size[0], "height": size[1]})
    show(ready, view(11, step="draw", stock=0, drew=None, taken=[], can=["pass"], good="pass"))
    acted(ready)
    assert ready.locator(".heap.stock .card.slot").is_visible()
    ready.locator(".offers [data-act=pass]").click()
    assert played(ready) == ["pass"]
