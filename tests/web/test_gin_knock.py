"""Gin Rummy, knocking and gin: what is left, one question, a refusal with its sum, an arrangement of one's own."""

import pytest
from gin_play import SHEET, begin, knocks, reopen, tap, words
from gin_records import GOING, KNOCKING, MINE, REFUSED, TWO_WAYS
from gin_views import CROWDED
from playwright.sync_api import expect
from table_play import acted, played, show

from conftest import until
from wire.gin.stacked import stacked


@pytest.fixture
def table(ready):
    begin(ready)
    return ready


def test_a_chosen_card_says_what_is_left_and_whether_that_is_a_knock(table):
    reopen(table, KNOCKING)
    assert "best discard leaves 8" in words(table)
    tap(table, "9C")
    until(table, "document.querySelector('.tray').textContent.includes('Without 9♣, deadwood 8: A♥ 3♦ 4♣')")
    expect(table.locator(".tray .verdict.good")).to_be_visible()
    assert table.locator(".acts [data-act=knock]").inner_text().startswith("Knock, 8")
    tap(table, "AH")
    until(table, "document.querySelector('.tray').textContent.includes('Without A♥, deadwood 16')")
    assert "6 too many" in words(table)
    assert table.locator(".acts [data-act=knock]").get_attribute("aria-disabled") == "true"


def test_knocking_lies_well_apart_from_discarding(table):
    for width, height in ((375, 667), (667, 375), (1280, 800)):
        table.set_viewport_size({"width": width, "height": height})
        show(table, CROWDED["run and set"])
        boxes = {act: table.locator(f".acts [data-act={act}]").bounding_box() for act in ("discard", "knock", "gin")}
        for act in ("knock", "gin"):
            across = boxes[act]["x"] - boxes["discard"]["x"] - boxes["discard"]["width"]
            down = boxes[act]["y"] - boxes["discard"]["y"] - boxes["discard"]["height"]
            assert max(across, down) > 44, (width, act)


def test_a_knock_is_asked_once_with_what_it_shows(table):
    sheet = knocks(table, KNOCKING, "9C")
    assert "9♣ goes face down" in sheet.inner_text()
    assert "A♥ 3♦ 4♣: 8. The limit is 10." in sheet.inner_text()
    assert sheet.locator(".shown").count() == 3
    sheet.get_by_role("button", name="Not now").click()
    assert table.evaluate("melds.game.view.step") == "play"
    table.locator(".acts [data-act=hint]").click()
    table.locator("[data-act=hint-do]").click()
    sheet.locator("[data-act=confirm]").click()
    until(table, "!!melds.game.view.knock")
    assert table.evaluate("melds.game.lines.filter(line => line.includes(' knock ')).length") == 1


def test_a_knock_without_a_card_chosen_puts_down_the_one_that_leaves_least(table):
    sheet = knocks(table, KNOCKING)
    assert "deadwood after the best discard" in table.locator(".ours .gauge").text_content()
    assert "9♣ goes face down on the pile: that leaves the least" in sheet.inner_text()
    sheet.locator("[data-act=confirm]").click()
    until(table, "melds.game.view.knock?.card === '9C'")


def test_a_refused_knock_shows_its_sum_and_its_rule(table):
    reopen(table, REFUSED)
    tap(table, "KC")
    table.locator(".acts [data-act=knock]").click(force=True)
    sheet = table.locator(SHEET.format("why"))
    sheet.wait_for()
    rows = sheet.locator(".sum tr").all_inner_texts()
    assert [row.split() for row in rows] == [
        ["A♥", "1"],
        ["4♦", "4"],
        ["9♦", "9"],
        ["Deadwood", "14"],
        ["The", "limit", "10"],
        ["Too", "many", "4"],
    ]
    assert "G4.2" in sheet.locator(".law a").first.inner_text()
    sheet.locator(".law a").first.click()
    until(table, "document.activeElement?.closest('.rule')?.id === 'rule-G4.2'")


# ---- an arrangement


def test_where_several_arrangements_are_best_one_is_chosen(table):
    sheet = knocks(table, TWO_WAYS, "KC")
    ways = sheet.locator("label.arrangement")
    assert ways.count() == 2
    kinds = [way.locator(".what").all_inner_texts() for way in ways.all()]
    runs = kinds.index(["run", "run", "run", "deadwood"])
    acted(table)
    ways.nth(runs).locator("input").check()
    sheet.locator("[data-act=confirm]").click()
    (act,) = played(table)
    assert sorted(act.partition(" : ")[2].split(" / ")) == ["5C 6C 7C", "5D 6D 7D", "5S 6S 7S"]


def test_an_arrangement_of_ones_own_is_judged_by_the_engine(table):
    sheet = knocks(table, KNOCKING, "9C")
    sheet.locator("[data-act=by-hand]").click()
    sheet.get_by_role("radio", name="Meld 1").check()
    sheet.locator("[data-code=AH]").click()
    sheet.locator(".verdicts .law").first.wait_for()
    assert "Rule G3" in sheet.locator(".verdicts").inner_text()
    confirm = sheet.locator("[data-act=confirm]")
    assert confirm.get_attribute("aria-disabled") == "true"
    assert confirm.get_attribute("disabled") is None, "it can have the focus, and the laws are read beside it"
    confirm.click(force=True)
    assert sheet.is_visible()
    sheet.locator("[data-code=AH]").click()
    until(table, "!document.querySelector('.verdicts .law')")
    sheet.get_by_role("radio", name="Deadwood").check()
    sheet.locator("[data-code='8S']").click()
    sheet.locator(".verdicts .law").first.wait_for()
    assert "G4.2" in sheet.locator(".verdicts").inner_text()


def by_hand(table):
    """Open the sheet of a knock and lay the cards by hand there."""
    sheet = table.locator(SHEET.format("knock"))
    sheet.locator("[data-act=by-hand]").click()
    until(table, "!document.querySelector('[data-act=confirm][aria-disabled]')")
    return sheet


def test_gin_given_up_by_hand_is_called_a_knock(table):
    knocks(table, GOING, act="gin")
    sheet = by_hand(table)
    assert sheet.locator("h2").inner_text() == "Go gin?"
    sheet.get_by_role("radio", name="Deadwood").check()
    sheet.locator("[data-code='8S']").click()
    until(table, "document.querySelector('dialog h2').textContent === 'Knock with 8?'")
    assert "could go gin" in sheet.locator(".verdicts").inner_text()
    assert sheet.locator("[data-act=confirm]").inner_text() == "Knock with 8"


@pytest.mark.parametrize("size", [(375, 667), (667, 375)], ids=str)
def test_why_cards_cannot_lie_so_is_seen_above_the_buttons(table, size):
    table.set_viewport_size({"width": size[0], "height": size[1]})
    knocks(table, KNOCKING)
    sheet = by_hand(table)
    sheet.get_by_role("radio", name="Deadwood").check()
    sheet.locator("[data-code='8S']").click()
    why = sheet.locator(".verdicts .law").first
    why.wait_for()
    expect(sheet.locator("h2")).to_have_text("They cannot lie like this")
    assert why.bounding_box()["y"] + 20 <= sheet.locator(".stackrow").bounding_box()["y"]
    sheet.evaluate("dialog => { dialog.scrollTop = 0; }")
    sheet.locator("[data-act=confirm]").click(force=True)
    until(
        table,
        "document.querySelector('dialog .verdicts').getBoundingClientRect().y"
        " < document.querySelector('dialog .stackrow').getBoundingClientRect().y",
    )


def test_only_what_is_on_screen_can_be_confirmed(table):
    knocks(table, KNOCKING, "9C")
    sheet = by_hand(table)
    table.evaluate(
        """() => { const ask = melds.game.ask.bind(melds.game); window.late = [];
        melds.game.ask = async question => {
            const reply = await ask(question);
            return question.op === 'preview' ? new Promise(done => late.push(() => done(reply))) : reply;
        }; }"""
    )
    sheet.locator("[data-code=AH]").click()
    until(table, "late.length === 1")
    sheet.locator("[data-act=confirm]").click(force=True)
    assert sheet.is_visible(), "it is not judged yet"
    sheet.locator("[data-code=AH]").click()
    until(table, "late.length === 2")
    table.evaluate("() => { late[1](); late[0](); }")
    until(table, "!document.querySelector('[data-act=confirm][aria-disabled]')")
    assert sheet.locator(".verdicts .law").count() == 0, "the refusal is of an arrangement that lies there no more"
    assert not table.evaluate("melds.game.lines.some(line => line.includes(' knock '))")


def test_from_an_arrangement_of_ones_own_there_is_a_way_back(table):
    knocks(table, KNOCKING)
    sheet = by_hand(table)
    sheet.locator("[data-code=AH]").click()
    sheet.locator(".verdicts .law").first.wait_for()
    sheet.get_by_role("button", name="Back to the arrangement found").click()
    expect(sheet.locator(".byhand")).to_be_hidden()
    expect(sheet).to_contain_text("A♥ 3♦ 4♣: 8. The limit is 10.")
    assert sheet.locator("[data-act=confirm]").get_attribute("aria-disabled") is None


# ---- gin


@pytest.mark.parametrize("chosen", ["", "9C", "AH"])
def test_gin_needs_no_deadwood_and_says_what_the_best_discard_leaves(table, chosen):
    reopen(table, KNOCKING)
    if chosen:
        tap(table, chosen)
    table.locator(".acts [data-act=gin]").click(force=True)
    law = table.locator(f"{SHEET.format('no-gin')} .law")
    expect(law).to_contain_text("Gin needs no deadwood. The best discard, 9♣, leaves 8: A♥ 3♦ 4♣.")
    law.locator("a").click()
    until(table, "document.activeElement?.closest('.rule')?.id === 'rule-G4.3'")


def test_where_another_card_makes_gin_it_is_named(table):
    reopen(table, GOING)
    tap(table, "8S")
    table.locator(".acts [data-act=gin]").click(force=True)
    law = table.locator(f"{SHEET.format('no-gin')} .law")
    expect(law).to_contain_text("Without 8♠, 9 is left: 9♣. With 9♣ face down it is gin.")


def test_a_card_just_taken_is_no_card_to_go_gin_with(table):
    """The hand is gin without the nine and without the five, but the nine stays (G2.7)."""
    reopen(table, stacked("5S 6S 7S 8S QS QH QC 2D 3D 4D", "", up="9S", players=MINE))
    table.evaluate("melds.game.act('take')")
    until(table, "melds.game.view.taken === '9S' && !melds.game.acting")
    tap(table, "9S")
    table.locator(".acts [data-act=gin]").click(force=True)
    expect(table.locator(SHEET.format("why"))).to_contain_text("G2.7")


def test_gin_is_found_without_choosing_a_card(table):
    sheet = knocks(table, GOING, act="gin")
    assert sheet.locator("h2").inner_text() == "Go gin?"
    assert "9♣ goes face down" in sheet.inner_text()
    sheet.locator("[data-act=confirm]").click()
    until(table, "melds.game.view.ended?.kind === 'gin'")
