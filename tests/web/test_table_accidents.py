"""Club rules for accidents at the table: the question before an opening that falls short, and what it leaves behind."""

from random import Random

from canasta_play import FREE
from place import go, on
from playwright.sync_api import expect
from saved_play import reopen
from table_play import tap

from conftest import until
from melds.players.canasta import PLAYERS
from melds.reader import read_record
from melds.table import Table
from wire.canasta.stacked import OUT, stacked

ON = "accidents=yes"
SHOWN = ["KS", "KH", "KD"]
SHORT = {"S": "KS KH KD 5C 7D 8C 9H TD 4S 6S JC", "W": "4S 5S 6H 7S 8S 9S TS JS QS 4H 5H"}


def played_in_vain():
    """The record of a deal in which South asks, is told yes, and does not go out."""
    table = Table.of(read_record(stacked(OUT, stock="AC", options=ON).splitlines()))
    club, rng = PLAYERS["club"], Random(1)
    for text in ("draw", "ask", "yes", "discard 4H"):
        table.act(table.state.to_act, table.game.parse(text))
    while table.state.to_act >= 0:
        seat = table.state.to_act
        table.act(seat, club.choose(table.game.view(table.state, seat), rng, lambda: True).act)
    return "\n".join(table.lines)


def test_an_opening_that_falls_short_is_asked_about_shown_and_raises_the_minimum(ready, axe):
    page = ready
    reopen(page, stacked(SHORT, stock="6C", options=ON) + "\n1 S draw")
    for code in SHOWN:
        tap(page, code)
    page.locator(".acts [data-act=meld]").click()
    sheet = page.locator("dialog[data-sheet=ask-short]")
    expect(sheet).to_contain_text("30 points are too few: 50 are needed")
    expect(sheet).to_contain_text("You show K♠ K♥ K♦ to everybody")
    assert axe(page, "dialog") == []
    sheet.locator("[data-act=confirm]").click()

    until(page, "melds.game.view.sides[0].raised === 10")
    expect(page.locator(".hand [data-word=shown]")).to_have_count(3)
    expect(page.locator(".hand [role=option][aria-label='king of spades, shown to all']")).to_have_count(1)
    small = page.locator(".bar .scores small")
    expect(small).to_contain_text("Opening 60 (+10) · deal 1")
    for width, height in ((667, 375), (375, 667)):
        page.set_viewport_size({"width": width, "height": height})
        assert small.evaluate("el => el.scrollWidth <= el.clientWidth"), "the points that win are there to be read"
    page.locator(".bar [data-act=pad]").click()
    expect(page.get_by_role("row").filter(has_text="Opening needed")).to_contain_text("60 (+10)")
    page.keyboard.press("Escape")
    expect(page.locator(".banner")).to_contain_text("discard one of them")
    assert axe(page) == []

    tap(page, "5C")
    page.locator(".acts [data-act=discard]").click(force=True)
    expect(page.locator("dialog[data-sheet=why]")).to_contain_text("C8.2")
    page.keyboard.press("Escape")
    tap(page, "5C")
    tap(page, "KD")
    page.locator(".acts [data-act=discard]").click()
    until(page, "melds.game.view.exposed.S?.length === 2")


def test_the_others_see_what_was_shown(ready, axe):
    page = ready
    short = stacked({"W": f"{' '.join(SHOWN)} 4H 4D 5D 6D 7D 8D 9D TD"}, stock="JD", dealer="S", options=ON)
    reopen(page, short + "\n1 W draw\n1 W meld KS KH KD\n1 W discard KS\n2 N draw")
    seat = page.locator(".seat[data-seat=W]")
    expect(seat).to_contain_text("2 shown")
    label = "W, opponent, 11 cards. Shown: king of hearts and king of diamonds"
    expect(seat.get_by_role("button")).to_have_accessible_name(label)
    seat.get_by_role("button").click()
    expect(page.locator("dialog[data-sheet=seat] .cards li")).to_have_count(2)
    assert axe(page, "dialog") == []


def test_a_question_in_vain_has_its_line_and_its_rule(ready, axe):
    page = ready
    reopen(page, played_in_vain())
    until(page, FREE)
    go(page, "score")
    line = page.get_by_role("row").filter(has_text="Asked in vain")
    expect(line).to_contain_text("\N{MINUS SIGN}100")
    assert axe(page) == []
    line.get_by_role("link").click()
    on(page, "rules")
    expect(page.locator("[id='rule-C8.3']")).to_contain_text("your side loses 100 points")


def test_a_question_that_is_open_and_not_near_is_put_by_its_key_alone(ready):
    page = ready
    reopen(page, stacked(SHORT, stock="6C", options=ON) + "\n1 S draw")
    expect(page.locator(".acts [data-act=discard]")).to_be_visible()
    expect(page.locator(".offers [data-act=ask]")).to_have_count(0)
    page.keyboard.press("Shift+A")
    expect(page.locator("dialog[data-sheet=ask-out]")).to_contain_text("100 points")
