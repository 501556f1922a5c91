"""The pages around the table: each can be reached, reads well, fits, and does what it says."""

import re

import pytest
from new_game_play import unfold
from page_looks import WIDTHS, check, overflowing
from place import READY, go, laid_out, on
from playwright.sync_api import expect
from saved_play import begin, play_out

from conftest import until


@pytest.mark.parametrize("where", ["menu", "new", "rules", "rules/C4.5", "rules/G4.2", "settings", "help", "about"])
def test_every_page_reads_well_and_fits(ready, axe, where):
    go(ready, where)
    if where.startswith("rules"):
        until(ready, "document.querySelectorAll('.rule').length > 30")
    check(ready, axe)


def test_the_page_lets_you_choose_while_the_engine_loads(page, site):
    page.add_init_script("globalThis.Worker = class extends EventTarget { postMessage() {} terminate() {} }")
    page.goto(site.url)
    page.get_by_role("link", name=re.compile("New game")).click()
    on(page, "new")
    page.get_by_role("radio", name="Learner").check()
    assert page.evaluate("melds.house.pages.new.terms.player") == "simple"
    expect(page.get_by_role("progressbar")).to_have_count(1)
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.get_by_role("button", name="Shuffling")).to_be_visible()
    on(page, "new")


def test_a_stage_that_fails_is_named_and_tried_again(page, site, faults):
    site.lose("runtime/")
    page.goto(site.url)
    until(page, "document.documentElement.dataset.engine === 'failed'")
    assert "could not be started" in page.locator(".boot").inner_text()
    site.lose()
    page.get_by_role("button", name="Try again").click()
    until(page, READY)
    faults.clear()


def test_a_game_begins_without_a_draw(ready):
    go(ready, "new")
    unfold(ready, "seats")
    ready.get_by_role("radio", name="Sit down as named").check()
    ready.get_by_label("Opposite you, your partner", exact=True).fill("Brynmor [the] Great;")
    ready.get_by_role("button", name="Deal").click()
    on(ready, "table")
    names = ready.evaluate("melds.game.view.seats.map(seat => seat.name)")
    assert names == ["You", "Ana", "Brynmor the Great", "Kemal"]
    assert ready.evaluate("melds.game.view.deal") == 1


def test_gin_rummy_is_chosen_with_its_rule_set_and_house_rules(ready, axe):
    go(ready, "new")
    ready.get_by_role("radio", name="Gin Rummy").first.check()
    ready.get_by_role("radio", name="Oklahoma").check()
    unfold(ready, "options", "G3")
    ready.get_by_role("radio", name="High too").check()
    unfold(ready, "seats")
    check(ready, axe)
    ready.get_by_label("Opposite you", exact=True).fill("Wilma")
    ready.get_by_role("button", name="Deal").click()
    on(ready, "table")
    view = ready.evaluate("melds.game.view")
    assert (view["game"], view["rules"]["name"], view["rules"]["options"]["ace"]) == ("gin", "oklahoma", "high_too")
    assert [seat["name"] for seat in view["seats"]] == ["You", "Wilma"]
    go(ready, "new")
    assert ready.get_by_role("radio", name="Oklahoma").is_checked(), "the terms of the last time are offered again"
    ready.get_by_role("radio", name="Canasta").first.check()
    assert ready.get_by_label("Player 1", exact=True).input_value() == "Ana"


def test_a_new_game_says_which_one_it_gives_up(ready):
    go(ready, "new")
    foot = ready.locator(".terms > footer")
    expect(foot).to_contain_text("shuffled on this device")
    begin(ready)
    on(ready, "table")
    go(ready, "new")
    expect(foot).to_contain_text("gives up the game that you have begun, at deal 1: We 0\u00a0· They 0.")
    ready.get_by_role("radio", name="Gin Rummy").first.check()
    expect(foot).to_contain_text("shuffled on this device")


def test_the_rulebook_and_the_help_turn_to_the_other_game(ready):
    go(ready, "rules/C4.5")
    until(ready, "!!document.getElementById('rule-C4.5')")
    ready.get_by_role("link", name="Gin Rummy", exact=True).click()
    until(ready, "!!document.getElementById('rule-G4.2')")
    assert ready.locator(".toc a").first.inner_text().startswith("G1")
    assert ready.locator("#rule-G4\\.3 a[href$='rules/G7.3']").count() == 1
    go(ready, "help")
    ready.get_by_role("radio", name="Gin Rummy").check()
    expect(ready.locator(".steps")).to_contain_text("deadwood")
    ready.get_by_role("radio", name="Canasta").check()
    expect(ready.locator(".steps")).to_contain_text("canasta")


def test_the_draw_for_partners(ready, axe):
    begin(ready, draw=True)
    on(ready, "seating")
    check(ready, axe)
    lifts = 0
    ready.evaluate("melds.house.seating.lift([40, 41])")
    until(ready, "!!document.querySelector('.drawn .void')")
    assert "C1.5" in ready.locator(".drawn .void").inner_text()
    ready.evaluate("melds.house.seating.lift([1])")
    until(ready, "document.querySelector('.drawn .void')?.textContent.includes('C1.6')")
    ready.locator(".spread [tabindex='0']").focus()
    while not ready.evaluate("melds.game.seating.done") and lifts < 20:
        ready.keyboard.press("ArrowRight")
        ready.keyboard.press("Enter")
        until(ready, "!melds.game.busy")
        ready.wait_for_timeout(60)
        lifts += 1
    ready.get_by_role("button", name="Sit down and deal").wait_for()
    check(ready, axe)
    ready.get_by_role("button", name="Sit down and deal").click()
    on(ready, "table")


def test_the_score_sheet_adds_up_and_leads_on(ready, axe):
    begin(ready)
    on(ready, "table")
    play_out(ready)
    until(ready, "!!document.activeElement.closest('.acts [data-act=score]')")  # there is no hand to have the focus
    ready.keyboard.press("Enter")
    on(ready, "score")
    check(ready, axe)
    rows = ready.locator(".sheets > .pad tbody tr").evaluate_all("rows => rows.map(row => row.className)")
    assert rows[-3:] == ["total", "bare", "grand"]
    for sheet in ready.evaluate("melds.game.view.ended.sheets"):
        assert sum(line["points"] for line in sheet["lines"]) == sheet["total"]
        assert sheet["before"] + sheet["total"] == sheet["now"]
    for width, height in WIDTHS:
        ready.set_viewport_size({"width": width, "height": height})
        laid_out(ready)
        onward = ready.get_by_role("button", name="Next deal").bounding_box()
        assert 0 <= onward["y"] <= height - onward["height"], "the way on is on the screen from the first"
    ready.get_by_role("button", name="Look back").click()
    on(ready, "table")
    ready.get_by_role("button", name="Next deal").click()
    until(ready, "melds.game.view?.deal === 2")


def test_the_rules_open_at_a_rule_and_lead_back_to_the_table(ready):
    begin(ready)
    on(ready, "table")
    before = ready.evaluate("JSON.stringify(melds.game.view)")
    ready.evaluate("melds.game.open('rules#C4.5')")
    on(ready, "rules")
    until(ready, "document.activeElement?.closest('.rule')?.id === 'rule-C4.5'")
    ready.get_by_role("button", name="Back to the table").click()
    on(ready, "table")
    assert ready.evaluate("JSON.stringify(melds.game.view)") == before


def test_settings_change_the_look_at_once_and_last(ready):
    go(ready, "settings")
    for choice in ("Woad", "Dark", "High contrast"):
        ready.get_by_role("radio", name=choice, exact=True).check()
    look = "(({table, mode, deck}) => [table, mode, deck])(document.documentElement.dataset)"
    assert ready.evaluate(look) == ["woad", "dark", "hc"]
    ready.reload()
    assert ready.evaluate(look) == ["woad", "dark", "hc"]


def test_each_game_says_before_what_slips_it_asks(ready):
    go(ready, "settings")
    about = ready.locator(".toggle:has([name=set-confirm]) small")
    expect(about).to_contain_text("In Canasta, before you discard a wild card.")
    expect(about).to_contain_text("In Gin Rummy, before a discard that gives away gin")


def test_settings_that_make_no_sense_are_not_believed(page, site):
    page.goto(site.url)
    kept = {"table": "felt", "speed": 7, "volumeCards": 99, "sound": "loud", "deck": "2c"}
    page.evaluate("kept => localStorage.setItem('melds-settings', JSON.stringify(kept))", kept)
    page.reload()
    until(page, "!!globalThis.melds")
    believed = {"table": "linen", "speed": "normal", "volumeCards": 0.4, "sound": True, "deck": "2c"}
    assert page.evaluate("melds.settings.values").items() >= believed.items()


def test_a_sheet_closes_with_escape_and_gives_the_focus_back(ready):
    ready.get_by_role("link", name=re.compile("Settings")).click()
    on(ready, "settings")
    until(ready, "document.activeElement.id === 'sheet-title-settings'")
    ready.keyboard.press("Escape")
    on(ready, "menu")
    until(ready, "document.activeElement?.textContent.includes('Settings')")


def test_at_twice_the_size_nothing_is_cut(ready):
    ready.set_viewport_size({"width": 640, "height": 400})
    for where in ("menu", "new", "settings", "help", "rules"):
        go(ready, where)
        laid_out(ready)
        assert overflowing(ready) == [], where
