"""The rules page tells the rules of the match that is going on, with its figures, and those of any named set."""

import gin_play
import pytest
from page_looks import check
from place import READY, go, on
from playwright.sync_api import expect
from saved_play import begin

from conftest import until


def said(page, rule):
    """What the page says of a rule, once it is there."""
    text = page.locator(f"[id='rule-{rule}'] p").first
    expect(text).to_be_visible()
    return text.inner_text()


def house_rules(page):
    """Begin a match of the short rules with house rules that no set has."""
    page.evaluate("melds.settings.set('speed', 'off')")
    page.evaluate(
        """() => melds.house.begin({game: 'canasta', rules: 'gamerules', options: {hand_size: '13'}, seed: 'rules',
            players: ['You', 'Ana', 'Bryn', 'Kemal'].map((name, i) => ({name, player: i ? 'simple' : 'person'}))})"""
    )
    on(page, "table")
    until(page, "melds.game.view?.toAct === 'S' && !melds.game.busy")


def chosen(page):
    return page.evaluate("document.querySelector('.asin select').selectedOptions[0].textContent")


def test_the_rules_of_the_match_are_told_with_its_figures(ready, axe):
    house_rules(ready)
    go(ready, "rules/C2.4")
    assert "13" in said(ready, "C2.4")
    assert "house rules" in chosen(ready)
    expect(ready.locator("article > header")).to_contain_text("As they hold at your table")
    check(ready, axe)


def test_a_refusal_opens_the_rule_as_the_match_has_it(ready):
    gin_play.begin(ready, options={"undercut_bonus": "30"})
    ready.evaluate("melds.game.open('rules#G7.3')")
    on(ready, "rules")
    assert "30" in said(ready, "G7.3")
    until(ready, "document.activeElement?.closest('.rule')?.id === 'rule-G7.3'")


def test_any_named_set_can_be_read_beside_it(ready):
    house_rules(ready)
    go(ready, "rules/C2.4")
    assert "13" in said(ready, "C2.4")
    sets = ready.evaluate("melds.house.hellos.get('canasta').rulesets.map(({name}) => name)")
    select = ready.get_by_label("Rules as in")
    assert select.locator("option").count() == len(sets) + 1
    select.select_option("classic")
    until(ready, "location.hash === '#rules/C2.4/classic'")
    expect(ready.locator("[id='rule-C2.4']")).to_contain_text("eleven")
    expect(ready.locator("article > header")).to_contain_text("As they are in this set")
    ready.locator(".toc a").nth(4).click()
    until(ready, "location.hash === '#rules/C5/classic'")
    assert ready.evaluate("document.querySelector('.asin select').value") == "classic", "a way on stays in the set"
    select.select_option("")
    until(ready, "location.hash === '#rules/C5'")
    assert "13" in said(ready, "C2.4")


@pytest.mark.parametrize("link", ["rules/C2.4", "rules/C2.4/nonsense"])
def test_without_a_match_the_usual_set_is_told(ready, link):
    go(ready, link)
    assert "eleven" in said(ready, "C2.4")
    assert ready.evaluate("document.querySelector('.asin select').value") == "classic"


def test_a_saved_match_that_is_not_open_has_its_rules_too(ready, site):
    house_rules(ready)
    ready.goto("about:blank")
    ready.goto(f"{site.url}#rules/C2.4")
    until(ready, READY)
    assert "13" in said(ready, "C2.4")
    assert "house rules" in chosen(ready)


def test_rules_that_the_engine_cannot_read_leave_the_usual_ones(ready):
    begin(ready)
    on(ready, "table")
    ready.evaluate("melds.game.view.rules.options.hand_size = 'many'")
    go(ready, "rules/C2.4")
    assert "eleven" in said(ready, "C2.4")
    assert ready.evaluate("document.querySelector('.asin select').value") == "classic"


def test_a_match_as_its_set_has_it_is_told_without_house_rules(ready):
    gin_play.begin(ready, rules="oklahoma")
    go(ready, "rules/G1")
    until(ready, "!!document.querySelector('.asin select')")
    assert chosen(ready).startswith("Your match: Oklahoma")
    assert "house rules" not in chosen(ready)


def test_before_a_match_its_rules_are_read_as_in_the_set_that_is_chosen(ready):
    gin_play.begin(ready)
    go(ready, "new")
    ready.evaluate("melds.house.pages.new.turnTo('canasta')")
    ready.evaluate("melds.house.pages.new.agree({set: 'gamerules'})")
    ready.get_by_role("link", name="Read the rules").click()
    on(ready, "rules")
    until(ready, "!!document.querySelector('.asin select')")
    assert ready.evaluate("document.querySelector('.asin select').value") == "gamerules"
