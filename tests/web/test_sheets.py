"""Every sheet of the table: axe finds nothing in it at any width, light or dark, and it gives the focus back."""

import pytest
from canasta_play import begin
from sheet_looks import reads_well
from table_play import show, tap
from table_views import ASKED, CROWDED, view

from conftest import until

TABLE = view(15, ours=["9S 9H 9D 9C 9S 9H 9D", "TS TH TD"], theirs=["8S 8H 8D"], can=["ask"])


def choose(page, *codes):
    for code in codes:
        tap(page, code)


def wild_card(page):
    choose(page, "AS", "KH", "2S")
    page.evaluate("document.querySelector('.side.ours .meld .cover').click()")


def loose_wild_card(page):
    choose(page, "2S")
    page.locator(".group.loose .star").click()


def wild_discard(page):
    page.evaluate("melds.settings.set('confirm', true)")
    choose(page, "2S")
    page.evaluate("document.querySelector('.acts [data-act=discard]').removeAttribute('aria-disabled')")
    page.evaluate("melds.game.table.board.discardable = true")
    page.locator(".acts [data-act=discard]").click()


def press(selector):
    return lambda page: page.locator(selector).first.click(force=True)


OPENERS = {
    "hint": press(".acts [data-act=hint]"),
    "why": press(".acts [data-act=discard]"),
    "pile": press(".heap.pile"),
    "pad": press("[data-act=pad]"),
    "seat": press(".seat:not(.me) .cover"),
    "doings": lambda page: page.evaluate("melds.game.table.deeds.why()"),
}
MADE_UP = {
    "how": press(".acts [data-act=discard]"),
    "meld": press(".side.ours .meld .cover"),
    "star": loose_wild_card,
    "ask-out": press(".offers [data-act=ask]"),
    "ask-discard": wild_discard,
}


@pytest.mark.parametrize("kind", OPENERS)
def test_a_sheet_reads_well(ready, axe, kind):
    begin(ready)
    ready.evaluate("melds.game.table.focus()")
    OPENERS[kind](ready)
    reads_well(ready, axe, kind)


@pytest.mark.parametrize("kind", MADE_UP)
def test_a_sheet_of_a_crowded_table_reads_well(ready, axe, kind):
    begin(ready)
    show(ready, TABLE)
    ready.evaluate("melds.game.table.focus()")
    MADE_UP[kind](ready)
    reads_well(ready, axe, kind)


def test_the_partners_question_reads_well(ready, axe):
    begin(ready)
    show(ready, ASKED)
    reads_well(ready, axe, "permission")


def test_a_chosen_wild_card_can_be_put_on_a_meld_from_its_sheet(ready, axe):
    begin(ready)
    show(ready, TABLE)
    wild_card(ready)
    reads_well(ready, axe, "meld")


def test_nothing_moves_where_motion_is_reduced(ready):
    begin(ready)
    ready.evaluate("melds.settings.set('speed', 'normal')")
    ready.locator(".acts [data-act=draw]").click()
    until(ready, "melds.game.view.step === 'play'")
    assert ready.evaluate("document.querySelector('.flights').childElementCount") == 0
    ready.locator(".acts [data-act=hint]").click()
    ready.locator("dialog").wait_for()
    running = "document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 1).length"
    assert ready.evaluate(running) == 0


def test_what_is_chosen_is_seen_in_forced_colours(ready):
    begin(ready)
    show(ready, CROWDED["fifteen"])
    ready.emulate_media(forced_colors="active")
    choose(ready, "AS")
    style = "getComputedStyle(document.querySelector('.hand [aria-selected=true]'))"
    assert ready.evaluate(f"{style}.forcedColorAdjust") == "none"
    assert ready.evaluate(f"{style}.boxShadow") != "none"
