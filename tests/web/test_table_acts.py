"""The table by pointer: choosing, the tray, refusals that say why, the pile that is never taken by accident."""

import pytest
from canasta_play import begin
from place import go
from playwright.sync_api import expect
from table_play import acted, answer, chosen, drag, follow, hand, played, show, tap
from table_views import ASKED, CROWDED, view

from conftest import until

SHEET = "dialog[data-sheet={}]"


@pytest.fixture
def table(ready):
    begin(ready)
    return ready


def test_a_tap_chooses_and_a_second_one_puts_back(table):
    first = hand(table)[0]
    tap(table, first)
    assert chosen(table) == [first]
    tap(table, first)
    assert chosen(table) == []


def test_a_double_tap_takes_the_whole_rank(table):
    show(table, CROWDED["fifteen"])
    table.locator(".hand [data-rank=A]").first.dblclick(position={"x": 10, "y": 12})
    assert chosen(table) == ["AS", "AH", "AD"]


def test_the_tray_groups_by_rank_and_a_wild_card_joins_the_group_last_touched_and_can_be_moved(table):
    show(table, CROWDED["fifteen"])
    for code in ("AS", "AH", "KH", "KD", "2S"):
        tap(table, code)
    acted(table)
    groups = table.locator(".tray .group")
    expect(groups).to_have_count(2)
    expect(groups.nth(1).locator(".star")).to_have_count(1)
    groups.nth(1).locator(".star").click()
    expect(groups.nth(0).locator(".star")).to_have_count(1)


def test_what_the_engine_refuses_is_marked_and_says_why(table):
    tap(table, hand(table)[-1])
    table.locator(".tray .group.refused").wait_for()
    table.locator(".tray .group.refused .of").click()
    table.locator(SHEET.format("why")).wait_for()
    assert table.locator(SHEET.format("why") + " .law").count() >= 1
    table.keyboard.press("Escape")
    until(table, "!document.querySelector('dialog')")


def test_no_act_is_dead(table):
    for act in ("meld", "discard"):
        button = table.locator(f".acts [data-act={act}]")
        assert button.get_attribute("aria-disabled") == "true"
        assert button.get_attribute("disabled") is None
        button.click(force=True)
        table.locator("dialog[data-sheet]").wait_for()
        assert table.locator("dialog .law a").first.inner_text()
        table.keyboard.press("Escape")


def test_a_rule_is_one_tap_away(table):
    table.locator(".acts [data-act=discard]").click(force=True)
    table.locator("dialog .law a").first.click()
    until(table, "document.documentElement.dataset.page === 'rules'")


def test_a_double_tap_on_draw_draws_once_and_asks_nothing(table):
    held = len(table.evaluate("melds.game.view.hand"))
    table.locator("[data-act=draw]").dblclick()
    until(table, "melds.game.view.step === 'play' && !melds.game.busy")
    table.wait_for_timeout(150)

    assert len(table.evaluate("melds.game.view.hand")) == held + 1
    assert table.locator("dialog[open]").count() == 0


def test_the_pile_is_taken_only_from_its_sheet(table):
    rest = {"count": 12, "top": "QD", "legal": True, "refusals": []}
    way = {
        "way": "pair",
        "act": "take QS QH",
        "cards": ["QD", "QS", "QH"],
        "also": [],
        "points": 30,
        "needs": None,
        "legal": True,
        "refusals": [],
    }
    no = way | {
        "way": "meld",
        "act": "take",
        "cards": ["QD"],
        "legal": False,
        "refusals": [{"rule": "C5.6", "title": "Open", "text": "No queens.", "facts": {}, "clauses": []}],
    }
    answer(table, "ways", rest | {"ways": [way, no]})
    acted(table)
    table.locator(".heap.pile").click()
    sheet = table.locator(SHEET.format("pile"))
    sheet.wait_for()
    assert table.evaluate("acts") == []
    assert "No queens." in sheet.locator(".way.no").inner_text()
    sheet.locator("[data-way=pair]").click()
    assert played(table) == ["take QS QH"]


def test_the_pile_may_be_looked_through_only_while_the_engine_shows_it(table):
    show(table, view(11))
    table.locator(".heap.pile").click()
    table.locator(SHEET.format("pile")).wait_for()
    assert table.locator("dialog .look").count() == 0
    table.keyboard.press("Escape")
    show(table, view(11, pile={"count": 2, "top": "7D", "state": "open", "frozenBy": None, "cards": ["4C", "7D"]}))
    table.locator(".heap.pile").click()
    table.locator("dialog .look summary").click()
    expect(table.locator("dialog .look .card")).to_have_count(2)


def test_drawing_marks_the_card_until_the_discard(table):
    table.locator(".acts [data-act=draw]").click()
    until(table, "melds.game.view.step === 'play'")
    expect(table.locator(".hand .card.taken").first).to_be_visible()
    tap(table, hand(table)[-1])
    until(table, "document.querySelector('.acts [data-act=discard]').getAttribute('aria-disabled') === null")
    table.locator(".acts [data-act=discard]").click()
    until(table, "!melds.game.busy && melds.game.view.step === 'draw'")
    expect(table.locator(".hand .card.taken")).to_have_count(0)


def test_a_card_dragged_in_the_hand_stays_where_it_was_put(table):
    before = hand(table)
    cards = table.locator(".hand .card")
    drag(table, cards.nth(len(before) - 1), cards.first)
    assert hand(table) == [before[-1], *before[:-1]]
    assert table.evaluate("melds.settings.get('order')") == "hand"


def test_the_hand_has_four_orders(table):
    show(table, CROWDED["fifteen"])
    table.locator("[data-act=sort]").select_option("suit")
    assert hand(table) == CROWDED["fifteen"]["arranged"]["suit"]


def test_a_card_dragged_to_the_pile_is_discarded_and_one_dragged_to_our_mat_is_melded(table):
    show(table, view(15, ours=["AS AH AC"]))
    acted(table)
    answer(
        table,
        "preview",
        {"legal": True, "refusals": [], "groups": [], "points": 20, "needs": None, "gain": 20, "goesOut": False},
    )
    drag(table, table.locator(".hand .card").last, table.locator(".heap.pile"))
    until(table, "acts.length === 1")
    table.evaluate("document.activeElement.blur()")
    table.keyboard.press("Escape")
    table.locator("[data-act=clear]").click()
    drag(table, table.locator(".hand [data-rank=A]").first, table.locator(".side.ours"))
    until(table, "acts.length === 2")
    drag(table, table.locator(".hand [data-rank='2']").first, table.locator(".side.ours .meld"))
    until(table, "acts.length === 3")
    assert table.evaluate("acts") == ["discard 4D", "meld AS", "meld AS 2S"]


def test_a_partner_who_asks_is_answered_once_and_it_binds(table):
    acted(table)
    sheet = table.locator(SHEET.format("permission"))
    go(table, "menu")
    show(table, ASKED)
    assert sheet.count() == 0, "the table is out of sight"
    table.go_back()
    sheet.wait_for()
    assert sheet.locator("tr").count() == 7
    sheet.locator("[data-act=no]").click()
    assert played(table) == ["no"]


def test_the_answer_stays_on_the_table_for_the_turn(table):
    show(table, view(11, ours=["9S 9H 9D 9C 9S 9H 9D"], asked="yes", mustGoOut=True))
    assert "Bryn" in table.locator(".banner").inner_text()


def test_asking_is_offered_only_when_it_may_be_asked_and_asks_back_first(table):
    show(table, view(11))
    assert table.locator("[data-act=ask]").count() == 0
    show(table, view(11, can=["ask"]))
    acted(table)
    table.locator("[data-act=ask]").click()
    assert table.evaluate("acts") == []
    table.locator("dialog [data-act=confirm]").click()
    assert played(table) == ["ask"]


def test_what_is_advised_is_asked_about_as_what_one_does_oneself(table):
    table.evaluate("melds.settings.set('confirm', true)")
    show(table, view(11, can=["ask"]))
    acted(table)
    for act in ("ask", "discard JK"):
        follow(table, act)
        sheet = table.locator(SHEET.format("ask-out" if act == "ask" else "ask-discard"))
        expect(sheet).to_be_visible()
        sheet.get_by_role("button", name="Not now").click()
        assert table.evaluate("acts") == []
    follow(table, "discard JK")
    table.locator("dialog [data-act=confirm]").click()
    assert played(table) == ["discard JK"]


def test_a_hint_gives_an_act_with_its_reasons_and_can_be_played(table):
    table.locator(".acts [data-act=hint]").click()
    sheet = table.locator(SHEET.format("hint"))
    sheet.wait_for()
    assert sheet.locator("h2").inner_text()
    expect(sheet.locator("[data-act=hint-do]")).to_be_focused()
    expect(sheet).to_have_accessible_description(sheet.locator(".reasons").inner_text().replace("\n", " "))
    rev = table.evaluate("melds.game.rev")
    table.keyboard.press("Enter")
    until(table, f"melds.game.rev > {rev}")


def test_the_pad_and_the_log_open_from_the_scores(table):
    table.locator("[data-act=pad]").click()
    sheet = table.locator(SHEET.format("pad"))
    sheet.wait_for()
    assert sheet.locator(".pad").is_visible()
    assert sheet.locator(".log li").count() >= 1
