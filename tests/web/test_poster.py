"""A poster: what lies on the table, drawn from data alone; what cannot be read is said by its name."""

import subprocess
from itertools import product
from json import dumps, loads
from urllib.parse import urlencode

import pytest
from gin_records import KNOCKING
from host_page import GIN, KINGS
from offers import PANELS, ask
from place import go, on
from playwright.sync_api import expect
from saved_play import begin

from conftest import until

RECORD = """[melds 1]
[game gin]
[rules gin]
[player 1 person You]
[player 2 club Fiona]
[dealer 2]
[deal 1 : AS]
1 1 draw
1 1 discard 7H ; so be it
2 2 take
"""
FULL = {"position": {**KINGS, "melds": [["KS KH KD KC KS KH 2D JK"]] * 2}}
POSITION_OF = """lines => new DOMParser().parseFromString(lines, 'text/html')
    .querySelector('melds-table').getAttribute('position')"""


@pytest.fixture
def shows(page, site):
    """Open the frame as a page of its own, with these terms."""

    def show(query="", **terms):
        told = urlencode({name: value if isinstance(value, str) else dumps(value) for name, value in terms.items()})
        page.goto("about:blank")
        page.goto(f"{site.url}embed.html{query}#{told}")
        until(page, "!!document.querySelector('#poster > *')")
        return page.locator("#poster")

    return show


def cards(place):
    return place.locator("[role=img]").evaluate_all("rows => rows.map(row => row.ariaLabel)")


def test_a_position_is_drawn_as_it_lies(shows):
    lies = {**KINGS, "melds": [["AS AH AD", "W: 2S 2H JK"], []], "red3": ["3H", ""], "stock": 40, "frozen": True}
    poster = shows(position={**lies, "scores": [1495, 0], "dealer": "E"})
    assert cards(poster.locator(".poster-melds").first)[0] == "ace of spades, ace of hearts and ace of diamonds"
    assert cards(poster.locator(".poster-melds").first)[-1] == "three of hearts"
    expect(poster.locator(".poster-melds").last).to_contain_text("None yet")
    expect(poster.locator(".poster-seats li")).to_have_count(3)
    expect(poster.locator(".poster-heaps")).to_contain_text("Stock 40")
    expect(poster.locator(".poster-heaps")).to_contain_text("frozen")
    expect(poster.locator(".poster-head")).to_contain_text("1,495 and 0")
    expect(poster.locator(".poster-foot")).to_contain_text("South is to draw")


def test_a_knock_is_drawn_with_its_melds(shows):
    knock = {"step": "layoff", "knocker": "1", "melds": [["AS 2S 3S", "9D 9H 9S"], []], "pile": "TD 7C"}
    poster = shows(position={"game": "gin", **knock, "hands": {"1": "4C", "2": "4S 5C 6C 7H"}})
    assert cards(poster.locator(".poster-melds").first) == [
        "ace of spades, two of spades and three of spades",
        "nine of diamonds, nine of hearts and nine of spades",
    ]
    expect(poster.locator(".poster-foot")).to_contain_text("Player 2 may lay off")


def test_a_record_is_told_in_short(shows):
    poster = shows(record=RECORD)
    expect(poster.locator(".poster-who")).to_have_text("You and Fiona")
    expect(poster).to_contain_text("One deal, 3 acts")
    expect(poster.locator(".poster-acts li").nth(1)).to_contain_text("You")
    assert cards(poster.locator(".poster-acts li").nth(1)) == ["seven of hearts"]


@pytest.mark.parametrize(
    ("terms", "field"),
    [
        ({}, "position"),
        ({"position": "{"}, "position"),
        ({"position": "[]"}, "position"),
        ({"position": {"hands": {"S": "ZZ"}}}, "hands.S"),
        ({"position": {"hands": {"X": 11}}}, "hands"),
        ({"position": {"melds": "KS KH KD"}}, "melds"),
        ({"position": {"stock": "many"}}, "stock"),
        ({"position": {"step": "later"}}, "step"),
        ({"position": {}, "record": "[game gin]"}, "record"),
        ({"record": "once upon a time"}, "record"),
        ({"game": "whist"}, "game"),
        ({"game": "gin", "deck": "5c"}, "deck"),
        ({"game": "gin", "theme": "pink"}, "theme"),
        ({"game": "gin", "readonly": "perhaps"}, "readonly"),
        ({"game": "gin", "rules": "a b"}, "rules"),
        ({"game": "gin", "seed": "[deal]"}, "seed"),
        ({"game": "gin", "colour": "red"}, "colour"),
    ],
)
def test_what_cannot_be_read_is_said_by_its_name(shows, terms, field):
    fault = shows(**terms).locator(".poster-faults li").first
    expect(fault).to_contain_text(f"{field}:" if terms else field)
    expect(fault).to_contain_text("Expected:")
    expect(fault).not_to_contain_text("⟦")


def test_the_engine_has_the_last_word_on_a_position(page, shows):
    poster = shows(position={"hands": {"S": "7D 7D 7D"}})
    expect(poster.locator(".poster-faults")).to_have_count(0)
    poster.locator("[data-act=try]").click()
    expect(poster.locator(".poster-faults")).to_contain_text("3 times 7D")
    expect(page.locator("#table-main")).to_have_count(0)


def test_a_click_anywhere_on_the_cloth_opens_the_table(page, shows):
    poster = shows(position=KINGS)
    poster.locator("h1").click()
    assert page.evaluate("melds.frame.state") == "poster"
    poster.locator(".poster-hand .card").first.click()
    assert page.evaluate("melds.frame.state") in {"opening", "open"}


def test_the_address_may_say_it_behind_either_sign(shows):
    poster = shows("?game=gin", theme="dark heather", deck="hc")
    expect(poster.locator("h1")).to_have_text("Gin Rummy")
    root = poster.page.locator("html")
    assert [root.get_attribute(f"data-{name}") for name in ("mode", "table", "deck")] == ["dark", "heather", "hc"]


@pytest.mark.parametrize("width", [320, 700])
def test_a_poster_reads_well_and_fits(page, shows, axe, width):
    page.set_viewport_size({"width": width, "height": 700})
    for terms in (FULL, {"position": GIN}, {"game": "canasta"}, {"record": RECORD}):
        shows(**terms)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert axe(page) == []


def test_a_record_is_stepped_through_and_played_on_from(page, shows):
    shows(record=KNOCKING)
    page.locator("[data-act=try]").click()
    bar = page.locator(".embed-bar")
    steps = int(bar.locator(".num").inner_text().split()[-1])
    expect(bar.locator(".num")).to_have_text(f"{steps} of {steps}")
    bar.locator("[data-act=first]").click()
    expect(bar.locator(".num")).to_have_text(f"1 of {steps}")
    for step in (2, 3):
        bar.locator("[data-act=next]").click()
        expect(bar.locator(".num")).to_have_text(f"{step} of {steps}")
    bar.locator("[data-act=play-on]").click()
    expect(bar.locator("[data-act=reset]")).to_be_visible()
    until(page, "melds.game.view.toAct === melds.game.view.seat && !melds.game.busy")


def test_what_lies_on_the_table_can_be_shown_elsewhere(page, ready, shows):
    begin(ready)
    on(ready, "table")
    until(ready, "melds.game.view?.toAct === 'S' && !melds.game.busy")
    hand = ready.evaluate("melds.game.view.hand.join(' ')")
    go(ready, "embed")
    until(ready, "document.querySelector('.snippet textarea').value.includes('position=')")
    told = ready.evaluate(POSITION_OF, ready.locator(".snippet textarea").input_value())
    shows(position=told)
    page.locator("[data-act=try]").click()
    until(page, "globalThis.melds.game?.view")
    assert sorted(page.evaluate("melds.game.view.hand")) == sorted(hand.split())


DRAWN = f"""
import {{ posterOf }} from "{(PANELS / "posters.js").as_uri()}";
const told = JSON.parse(await new Response(process.stdin).text());
const seen = told.map((plain) => posterOf(plain.game).picture(plain));
console.log(JSON.stringify(seen.map(({{ turn, looks, faults }}) => [turn, looks, faults])));
"""
HELD = "AS 2S 3S 4C 5C 6C 9D 9H 9S 7H"
BOTH = ("1", "2", None)
KNOCKED = {"step": "layoff", "melds": [["AS 2S 3S", "9D 9H 9S"], []], "pile": "TD 7C", "hands": {"1": "4C"}}


def told(**fields):
    return {name: value for name, value in fields.items() if value is not None}


def of_gin():
    """Yield positions of every step, told by more and by fewer words."""
    for dealer, turn, passed, mine in product(BOTH, BOTH, (0, 1, 2, None), BOTH):
        common = {"game": "gin", "dealer": dealer, "turn": turn, "passed": passed}
        hands = {mine: HELD} if mine else {}
        yield told(**common, step="upcard", hands=hands)
        yield told(**common, step="draw", hands=hands, pile="KD QD")
        yield told(**common, step="play", hands={seat: f"{cards} KD" for seat, cards in hands.items()}, taken="KD")
        yield told(**common, step="play", hands={"1": f"{HELD} KD", "2": 10}, taken="KD", pile="TD 7C AD")
    for knocker, dealer in product("12", BOTH):
        other = "2" if knocker == "1" else "1"
        hands = {knocker: "4C", other: "4S 5C 6C 7H TH JH QH KH 8C 2D"}
        yield told(**{**KNOCKED, "hands": hands}, game="gin", knocker=knocker, dealer=dealer)


def of_canasta():
    steps = ("draw", "play", None)
    for dealer, turn, step, mine in product(("S", "W", None), ("N", "E", None), steps, ("W", "N", None)):
        hands = {mine: "KH KD KC 9S 9D 9C 4H"} if mine else {}
        yield told(game="canasta", dealer=dealer, turn=turn, step=step, hands=hands)
        two = {"1": 15, "2": hands.get(mine, 15)}
        plain = {"game": "canasta", "rules": "classic-2", "seats": 2, "hands": two, "step": step}
        yield told(**plain, dealer=dealer and "1", turn=turn and "2")


@pytest.mark.parametrize(("positions", "least"), [(of_gin, 100), (of_canasta, 50)])
def test_who_is_to_act_and_who_looks_on_is_as_the_engine_has_it(positions, least):
    lie = list(positions())
    said = subprocess.run(
        ["node", "--input-type=module", "-e", DRAWN], input=dumps(lie), text=True, capture_output=True, check=True
    )
    compared = 0
    for plain, (turn, looks, faults) in zip(lie, loads(said.stdout), strict=True):
        reply = ask(op="open", position=plain)
        if reply["kind"] == "unreadable":  # no such position can be, and the table itself says so
            continue
        assert (turn, looks, faults) == (reply["view"]["toAct"], reply["view"]["seat"], []), plain
        compared += 1
    assert compared >= least
