"""The table on every screen: nothing overflows, and hand, piles and acts are always there."""

import pytest
from canasta_play import begin
from place import until
from table_looks import FAULTS, SIZES, named
from table_play import show
from table_sets import LONG, crowded, over
from table_sets import SIZES as TABLES
from table_sets import view as table_of
from table_views import ASKED, CROWDED, OVER

OTHER_SIZES = [(320, 568), (375, 667), (667, 375), (820, 1180), (1024, 768)]
"""Where tables of another size than four are looked at too."""

CUT = """() => [...document.querySelectorAll('.seat b')]
    .filter(el => el.offsetParent && el.scrollWidth > el.clientWidth + 1).map(el => `${el.textContent} is cut`)"""
"""Names of usual length that cannot be read."""


@pytest.mark.parametrize("size", OTHER_SIZES, ids=named)
def test_tables_of_every_size_fit(ready, size):
    begin(ready)
    ready.set_viewport_size({"width": size[0], "height": size[1]})
    found, none = {}, {}
    for seats, rules in TABLES.items():
        for name, view in (crowded(rules) | {"over": over(rules, out=1, laid=3, names=LONG)}).items():
            show(ready, view)
            found[seats, name], none[seats, name] = ready.evaluate(FAULTS), []
            if name == "some" and size in ((375, 667), (667, 375)):
                found[seats, name] += ready.evaluate(CUT)
    assert found == none
    assert ready.evaluate("[...melds.words.missing]") == []


STYLE = "style => document.querySelectorAll('.heap .cards').forEach(el => el.style = style)"
COLUMNS = "display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 6px"
ASIDE, FLAT = "inset-inline-start: 100%", "block-size: 0"
STANDS_OUT = {"wikipedia-fr-6-2x3": (COLUMNS, ASIDE, FLAT), "wikipedia-fr-6-3x2": (ASIDE, FLAT)}
"""What is done to a heap so that its card stands out. In three sides' small heaps, two columns still hold it."""


def test_a_heap_that_does_not_hold_its_card_is_found(ready):
    begin(ready)
    for size in ((375, 667), (667, 375)):
        ready.set_viewport_size({"width": size[0], "height": size[1]})
        for rules, planted in STANDS_OUT.items():
            show(ready, table_of(rules))
            assert ready.evaluate(FAULTS) == []
            for style in planted:
                ready.evaluate(STYLE, style)
                assert "card down stands out of its heap" in ready.evaluate(FAULTS), (size, rules, style)
                ready.evaluate(STYLE, "")


@pytest.mark.parametrize("size", SIZES, ids=named)
def test_everything_fits(ready, size):
    begin(ready)
    ready.set_viewport_size({"width": size[0], "height": size[1]})
    found = {}
    for name, view in CROWDED.items():
        show(ready, view)
        found[name] = ready.evaluate(FAULTS)
    assert found == {name: [] for name in CROWDED}


def test_twenty_five_cards_lie_in_one_row_on_a_desk(ready):
    begin(ready)
    ready.set_viewport_size({"width": 1280, "height": 800})
    show(ready, CROWDED["twenty-five"])
    assert (
        ready.evaluate("new Set([...document.querySelectorAll('.hand .card')].map(card => card.offsetTop)).size") == 1
    )


def test_large_cards_are_larger_and_fit(ready):
    begin(ready)
    show(ready, CROWDED["fifteen"])
    before = ready.locator(".hand .card").first.bounding_box()["width"]
    ready.evaluate("melds.settings.set('size', 'large')")
    until(ready, f"document.querySelector('.hand .card').getBoundingClientRect().width > {before}")
    assert ready.evaluate(FAULTS) == []


@pytest.mark.parametrize("size", [(375, 667), (768, 1024), (1280, 800)], ids=named)
@pytest.mark.parametrize("mode", ["light", "dark"])
def test_axe_finds_nothing(ready, axe, size, mode):
    begin(ready)
    ready.evaluate("mode => melds.settings.set('mode', mode)", mode)
    ready.set_viewport_size({"width": size[0], "height": size[1]})
    for view in (CROWDED["eleven"], CROWDED["everything"], OVER):
        show(ready, view)
        assert axe(ready) == []
    show(ready, ASKED)
    ready.locator("dialog[data-sheet=permission]").wait_for()
    assert axe(ready) == []


def test_the_hands_lie_open_after_the_deal(ready):
    begin(ready)
    show(ready, OVER)
    shown = ready.locator(".reveal li")
    assert shown.count() == 4
    assert shown.nth(1).locator(".card").count() == 25
    assert ready.locator("[data-act=score]").is_visible()
