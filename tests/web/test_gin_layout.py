"""Gin Rummy on every screen: nothing overflows, nothing is cut, axe finds nothing, at the table and in its sheets."""

import pytest
from gin_play import begin, knocks, reopen, tap
from gin_records import FITTING, KNOCKING, REFUSED, TWO_PLACES, TWO_WAYS
from gin_views import ALL, BARS, CROWDED, LONGEST, OVER
from page_looks import check
from place import laid_out
from playwright.sync_api import expect
from sheet_looks import THREE, reads_well
from table_looks import FAULTS, SIZES, named
from table_play import show

from conftest import until


@pytest.mark.parametrize("size", SIZES, ids=named)
def test_everything_fits(ready, size):
    begin(ready)
    ready.set_viewport_size({"width": size[0], "height": size[1]})
    found = {}
    for name, view in ALL.items():
        show(ready, view)
        laid_out(ready)  # a pad that becomes a stop for the keyboard does so in the next frame
        found[name] = ready.evaluate(FAULTS)
    assert found == {name: [] for name in ALL}
    assert ready.evaluate("[...melds.words.missing]") == []


# What cannot be read of the top bar; of its first line a name, which comes last, may be cut.
CUT = """name => [...document.querySelectorAll('.bar .line b, .bar small')].flatMap(line => {
    const range = document.createRange(), text = line.firstChild, at = text.data.lastIndexOf(name);
    const whole = document.querySelector('.bar').getBoundingClientRect(), part = line.getBoundingClientRect();
    range.setStart(text, 0);
    range.setEnd(text, at < 0 ? text.length : at);
    const {left, right} = range.getBoundingClientRect();
    const seen = left < right && left >= part.left - 1 && right <= part.right + 1
        && part.top >= whole.top && part.bottom <= whole.bottom;
    return seen ? [] : [text.data];
})"""


@pytest.mark.parametrize("size", [(320, 568), (375, 667), (667, 375), (640, 400)], ids=named)
def test_of_the_top_bar_only_a_name_is_cut(ready, size):
    begin(ready)
    ready.set_viewport_size({"width": size[0], "height": size[1]})
    for name in ("Fiona", LONGEST):
        for kind, shown in BARS.items():
            show(ready, shown | {"seats": [seat | {"name": name} for seat in shown["seats"]]})
            assert ready.evaluate(CUT, name) == [], kind


@pytest.mark.parametrize("size", [(375, 667), (667, 375), (1280, 800)], ids=named)
def test_large_cards_fit(ready, size):
    begin(ready)
    ready.set_viewport_size({"width": size[0], "height": size[1]})
    ready.evaluate("melds.settings.set('size', 'large')")
    for name in ("run and set", "loose", "layoff", "three melds"):
        show(ready, CROWDED[name])
        laid_out(ready)  # a pad that becomes a stop for the keyboard does so in the next frame
        assert ready.evaluate(FAULTS) == [], name


@pytest.mark.parametrize("size", THREE, ids=named)
@pytest.mark.parametrize("mode", ["light", "dark"])
def test_axe_finds_nothing(ready, axe, size, mode):
    begin(ready)
    ready.evaluate("mode => melds.settings.set('mode', mode)", mode)
    ready.set_viewport_size({"width": size[0], "height": size[1]})
    for name in ("upcard", "run and set", "took", "theirs", "breaking", "knocked"):
        show(ready, CROWDED[name])
        assert axe(ready) == [], name
    for name in ("undercut", "void"):
        show(ready, OVER[name])
        assert axe(ready) == [], name


def by_hand(page):
    knocks(page, KNOCKING, "9C")
    page.locator("[data-act=by-hand]").click()
    page.locator("[data-code=AH]").click()
    page.locator(".verdicts .law").first.wait_for()


def refused(page):
    reopen(page, REFUSED)
    tap(page, "KC")
    page.locator(".acts [data-act=knock]").click(force=True)


def where(page):
    reopen(page, TWO_PLACES)
    tap(page, "8H")


def hint(page):
    reopen(page, FITTING)
    page.evaluate("melds.game.table.deeds.hint()")


SHEETS = {
    "knock": lambda page: knocks(page, KNOCKING, "9C"),
    "knock, two ways": lambda page: knocks(page, TWO_WAYS, "KC"),
    "knock, by hand": by_hand,
    "why": refused,
    "onto": where,
    "hint": hint,
    "seat": lambda page: page.evaluate("melds.game.table.deeds.seat('2')"),
    "pad": lambda page: page.evaluate("melds.game.table.deeds.pad()"),
}


@pytest.mark.parametrize("kind", SHEETS)
def test_a_sheet_reads_well(ready, axe, kind):
    begin(ready)
    ready.evaluate("melds.game.table.focus()")
    SHEETS[kind](ready)
    reads_well(ready, axe, kind.partition(",")[0])


@pytest.mark.parametrize("name", OVER)
def test_the_score_sheet_reads_well_and_adds_up(ready, axe, name):
    begin(ready)
    show(ready, OVER[name])
    ready.evaluate("location.hash = 'score'")
    until(ready, "document.documentElement.dataset.page === 'score'")
    check(ready, axe)
    ended = OVER[name]["ended"]
    if ended["kind"] != "void":
        assert sum(line["points"] for line in ended["lines"]) == ended["points"]
    if ended["settlement"]:
        assert ready.locator(".settlement .pad").count() == len(ended["settlement"]["games"])


WIDTH = "selector => document.querySelector(selector).getBoundingClientRect().width"
# The least width in px of a card of the hand, of the stock, and of the knocker's melds.
LARGE = {(820, 1180): (100, 170, 140), (1680, 1050): (130, 120, 120)}


@pytest.mark.parametrize("size", LARGE, ids=named)
def test_large_screens_have_large_cards(ready, size):
    begin(ready)
    ready.set_viewport_size({"width": size[0], "height": size[1]})
    hand, stock, laid = LARGE[size]
    show(ready, CROWDED["draw"])
    assert ready.evaluate(WIDTH, ".hand .card") >= hand
    assert ready.evaluate(WIDTH, ".heap.stock .card") >= stock
    show(ready, CROWDED["layoff"])
    assert ready.evaluate(WIDTH, ".side.they .card") >= laid
    expect(ready.locator(".side.ours :is(.thrown, .none)")).to_be_hidden()


def test_on_a_small_phone_ten_known_cards_leave_room_for_who_holds_them(ready):
    begin(ready)
    ready.set_viewport_size({"width": 320, "height": 568})
    show(ready, CROWDED["theirs, all known"])
    known = ready.locator(".seat:not(.me) .open .card")
    expect(known).to_have_count(10)
    first, second = (known.nth(i).bounding_box() for i in (0, 1))
    assert second["x"] - first["x"] < first["width"] - 6, "they overlap"
    assert ready.locator(".seat:not(.me) b").bounding_box()["width"] > 40


# What can be scrolled and by keyboard not reached, or is a stop there for nothing.
STOPS = """() => [...document.querySelectorAll('.side, .padblock')].filter(el => el.offsetParent).flatMap(el => {
    const scrolls = el.scrollHeight > el.clientHeight + 1;
    return scrolls === (el.getAttribute('tabindex') === '0') ? [] : [[el.className, scrolls]];
})"""


@pytest.mark.parametrize(
    ("size", "name", "box", "scrolls"),
    [
        ((1280, 800), "draw", ".padblock", False),
        ((1280, 520), "three games", ".padblock", True),
        ((1280, 800), "layoff", ".side.they", False),
        ((320, 420), "three melds", ".side.they", True),
    ],
)
def test_what_scrolls_is_a_stop_for_the_keyboard_and_nothing_else_is(ready, size, name, box, scrolls):
    begin(ready)
    ready.set_viewport_size({"width": size[0], "height": size[1]})
    show(ready, ALL[name])
    until(ready, f"!({STOPS})().length")
    assert ready.locator(box).get_attribute("tabindex") == ("0" if scrolls else None)


def test_on_a_desk_the_hand_lies_in_one_row(ready):
    begin(ready)
    ready.set_viewport_size({"width": 1280, "height": 800})
    for name in ("loose", "run and set", "gin"):
        show(ready, CROWDED[name])
        tops = "new Set([...document.querySelectorAll('.hand .card')].map(card => card.offsetTop)).size"
        assert ready.evaluate(tops) == 1, name
