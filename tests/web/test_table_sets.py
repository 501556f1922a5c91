"""A deal of every named rule set through the page, with the network off, to a score sheet that is the engine's."""

from canasta_play import begin, click, deal, tap
from playwright.sync_api import expect
from table_sets import SIZES

from melds.canasta.variants import RULE_SETS


def figures(page):
    """Return the score sheet as rows of points, the label of each first."""
    rows = page.locator(".score .pad").first.locator("tbody tr").all()
    return [[cell.strip() for cell in row.locator("th, td").all_inner_texts()] for row in rows]


def number(text):
    """Return the points of a cell, which may say first how many times."""
    last = text.split("\n")[-1].split(" ")[-1].replace(",", "").replace("\N{MINUS SIGN}", "-")
    return 0 if last in {"", "\N{EN DASH}"} else int(last)


SEEDS = {
    "classic": 3,
    "gamerules": 5,
    "wikipedia-fr": 15,
    "modern-american": 10,
    "classic-2": 4,
    "wikipedia-fr-2": 8,
    "wikipedia-fr-2-customary": 3,
    "wikipedia-fr-3": 6,
    "wikipedia-fr-3-customary": 13,
    "wikipedia-fr-5": 4,
    "wikipedia-fr-6-2x3": 13,
    "wikipedia-fr-6-3x2": 15,
    "wikipedia-fr-9": 6,
}
"""Deals that end soon; a set that is not here has some deal or other."""


def sheet(page):
    """Return the points of each side by the lines of the sheet on screen, and the engine's sheets."""
    told = {label: [number(cell) for cell in cells] for label, *cells in figures(page)}
    return told, page.evaluate("melds.game.view.ended.sheets")


def test_a_deal_by_every_rule_set_comes_to_its_sheet(ready, offline, axe):
    offline(ready)
    for rules in RULE_SETS.values():
        begin(ready, rules=rules.name, seats=rules.seats, seed=f"sheet {SEEDS.get(rules.name, 1)}")
        expect(ready.locator(".seats .seat")).to_have_count(rules.seats)
        expect(ready.locator(".field .side")).to_have_count(rules.sides)
        assert rules.name not in SIZES.values() or axe(ready) == [], rules.name
        deal(ready, lambda codes: tap(ready, codes), lambda button: click(ready, button))
        ready.evaluate("scrollTo(0, 1e6)")  # what lies under the buttons at the foot is no smaller for it
        assert rules.name not in SIZES.values() or axe(ready) == [], rules.name
        told, sheets = sheet(ready)
        for name, field in (("This deal", "total"), ("Before", "before"), ("Now", "now")):
            assert told.pop(name) == [each[field] for each in sheets], rules.name
        for place, each in enumerate(sheets):
            points = [line["points"] for line in each["lines"] if line["points"]]
            assert [cells[place] for cells in told.values() if cells[place]] == points, rules.name
        assert ready.evaluate("[...melds.words.missing]") == [], rules.name
