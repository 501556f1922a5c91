"""Several people on one device: the cover between them, and a table that shows each only what that person may see."""

import re

import pytest
from place import READY, go, on
from playwright.sync_api import expect
from saved_play import reopen, take_over
from shared_play import (
    COME,
    SHOWN,
    advised,
    begin,
    come,
    covered,
    hand,
    is_covered,
    on_screen,
    opened,
    pressed,
    turn,
)
from table_views import OVER

from conftest import until
from wire.canasta.stacked import OUT, stacked

GIN = ["Ana", "Bryn"]
FOUR = ["Ana", "Bryn", "Cai", "Dee"]
MIXED = ["Ana", "bryn", "Cai", "dee"]
COMPANIES = {"gin": GIN, "canasta": FOUR, "mixed": MIXED}

WHILE_THEY_PLAY = f"""({{next: melds.game.handing.next, shown: {SHOWN},
    come: document.querySelectorAll('{COME}').length, heading: document.querySelector('h1').textContent}})"""
"""The cover at one moment, for a computer player plays on behind it."""


def log(page):
    return page.evaluate("melds.game.log.map(({event}) => event)")


@pytest.mark.parametrize("company", COMPANIES)
def test_the_device_goes_round_and_nobody_sees_the_hand_of_another(ready, company):
    begin(ready, "gin" if company == "gin" else "canasta", COMPANIES[company])
    hands = {}
    for _ in range(5):
        covered(ready)
        assert is_covered(ready)
        name = come(ready)
        seats = ready.evaluate("melds.game.view.seats.map(({name, relation}) => [name, relation])")
        assert seats[0] == [name, "you"]
        assert on_screen(ready) == hand(ready)
        mine = ready.evaluate("melds.game.view.seat")
        others = [event for event in log(ready) if event.get("seat") not in {None, mine}]
        assert all(event["card"] == "??" for event in others if event["kind"] == "drew")
        if name in hands:
            assert hands[name] == hand(ready), "it is the same hand as before"
            own = [event for event in log(ready) if event.get("seat") == mine and event["kind"] != "turn"]
            assert own
            assert "??" not in [event.get("card") for event in own]
        assert not ready.evaluate("melds.game.view.can.undo")
        turn(ready, pressed)
        hands[name] = ready.evaluate("melds.game.view.hand")
        hands[name].sort()
        assert covered(ready) != name


def test_a_red_three_that_comes_to_the_next_player_is_not_told_before_that_player_is_there(ready):
    lines = stacked({"W": "3H 4S 4D 5S 5D 6S 6D 7S 8S 9S TS"}, up="KD", players=("person", "person", "club", "club"))
    reopen(ready, lines)
    assert come(ready) == "S"
    for act in ("draw", "discard 4C"):
        ready.evaluate("act => melds.game.act(act)", act)
    assert covered(ready) == "W"
    tabled = ready.evaluate("melds.game.handing.since.find(event => event.kind === 'red3')")
    assert (tabled["card"], tabled["replacement"]) == ("3H", "??")
    come(ready)
    assert "??" not in [event["replacement"] for event in log(ready) if event["kind"] == "red3"]


def test_the_cover_reads_well_and_fits(ready, axe):
    begin(ready, "canasta", FOUR)
    for _ in range(4):
        come(ready)
        turn(ready)
    covered(ready)
    assert ready.locator(".since li").count() >= 6
    for width, height in ((375, 667), (667, 375), (1280, 800)):
        ready.set_viewport_size({"width": width, "height": height})
        assert axe(ready) == [], (width, height)
        button = ready.locator(COME).bounding_box()
        assert 0 <= button["y"] <= height - button["height"], "without scrolling"
        assert button["height"] >= 44
        menu = ready.get_by_role("button", name="Menu").bounding_box()
        panel = ready.locator(".panel").bounding_box()
        assert menu["y"] + menu["height"] <= panel["y"] or menu["x"] >= panel["x"] + panel["width"], "lies over nothing"
    ready.evaluate("melds.settings.set('mode', 'dark')")
    assert axe(ready) == []
    assert ready.evaluate("[...melds.words.missing]") == []


def test_back_reload_and_the_menu_do_not_open_the_table(ready):
    begin(ready, "gin", GIN)
    first = come(ready)
    turn(ready)
    second = covered(ready)
    ready.go_back()
    on(ready, "menu")
    ready.go_forward()
    covered(ready)
    assert is_covered(ready)
    ready.reload()
    assert covered(ready) == second
    assert is_covered(ready)
    come(ready)
    assert on_screen(ready) == hand(ready)
    ready.get_by_role("button", name="Menu").click()
    on(ready, "menu")
    expect(ready.locator("#table > *")).to_have_count(0)
    tile = ready.locator(".present").inner_text()
    assert (tile.count(first), tile.count(second)) == (2, 2), "the standing and the company, both by name"
    ready.get_by_role("button", name="Continue").click()
    assert covered(ready) == second
    assert is_covered(ready)
    come(ready)


def test_with_the_keyboard_alone(ready):
    begin(ready, "gin", GIN)
    for _ in range(3):
        covered(ready)
        expect(ready.locator(COME)).to_be_focused()
        ready.keyboard.press("Enter")
        opened(ready)
        expect(ready.locator(".hand [role=option]:focus")).to_have_count(1)
        until(ready, "!!document.querySelector('#assertive').textContent")
        for key in ("u", "h"):
            ready.keyboard.press(key)
        until(ready, "!!document.querySelector('dialog')")
        ready.keyboard.press("Escape")
        turn(ready)
    covered(ready)
    ready.keyboard.press("Tab")
    ready.keyboard.press("Enter")
    on(ready, "menu")


def test_a_deal_to_its_sheet_and_the_next_one_behind_the_cover_with_no_network(ready, offline, axe):
    offline(ready)
    begin(ready, "gin", GIN)
    while not ready.evaluate("!!melds.game.view.ended"):
        come(ready)
        turn(ready)
    ready.get_by_role("button", name="Score sheet").click()
    expect(ready.locator(".openhands"), "everybody may see it").to_have_count(1)
    expect(ready.locator("[data-act=explain]"), "no computer player has anything to explain").to_have_count(0)
    other = next(name for name in GIN if name != ready.evaluate("melds.game.view.seats[0].name"))
    mine = ready.evaluate("melds.game.view.ended.winner === melds.game.view.seat")
    ready.get_by_role("radio", name=other).check()
    until(ready, f"melds.game.view.seats[0].name === '{other}'")
    assert ready.evaluate("melds.game.view.ended.winner === melds.game.view.seat") is not mine
    expect(ready.locator(".openhands dt").first).to_contain_text("You")
    assert axe(ready) == []
    ready.get_by_role("button", name=re.compile("Next deal|Deal again")).click()
    covered(ready)
    assert is_covered(ready)
    assert ready.evaluate("melds.game.view.deal") == 2
    ready.reload()
    covered(ready)


def test_a_deal_that_ends_behind_the_cover_leads_to_its_sheet(ready):
    begin(ready, "canasta", FOUR)
    covered(ready)
    ended = {"kind": "view", "view": OVER, "events": [{"kind": "ended", "totals": [1745, 2360]}]}
    ready.evaluate("reply => melds.game.take(reply, {animate: false, keep: false})", ended)
    on(ready, "score")


def test_a_game_for_two_people_is_agreed_on_the_page_for_a_new_game(ready):
    go(ready, "new")
    ready.get_by_role("radio", name="Gin Rummy").first.check()
    ready.evaluate("melds.house.pages.new.agree({names: ['Ana', 'Bryn', '', ''], kinds: ['', 'person', '', '']})")
    ready.get_by_role("button", name="Deal").click()
    assert covered(ready) in GIN
    assert is_covered(ready)
    come(ready)
    assert ready.evaluate("melds.game.view.seats.map(({player}) => player)") == ["person", "person"]


def test_computer_players_play_on_before_whoever_has_the_device(ready):
    begin(ready, "canasta", MIXED)
    come(ready)
    here = ready.evaluate("melds.game.view.seat")
    ready.evaluate("""() => {
        window.seen = [];
        const {table} = melds.game, update = table.update.bind(table);
        table.update = (reply, how) => {
            seen.push([reply.view.seat, ...reply.events.map(event => event.seat)]);
            return update(reply, how);
        };
    }""")
    turn(ready)
    covered(ready)
    seen = ready.evaluate("window.seen")
    assert {seat for seat, *_ in seen} == {here}
    assert len({seat for _, *seats in seen for seat in seats}) == 3, "the person, the computer, and who is next"


def test_behind_the_cover_they_begin_a_deal_and_all_hear_of_it(ready):
    seeds = iter(range(20))
    while True:
        begin(ready, "canasta", MIXED, seed=f"first {next(seeds)}", speed="slow")
        on(ready, "handing")
        playing = ready.evaluate(WHILE_THEY_PLAY)
        if playing["next"] is None:
            break
    assert (playing["come"], playing["shown"]) == (0, 0)
    assert "plays" in playing["heading"]
    ready.evaluate("melds.settings.set('speed', 'off')")
    covered(ready)
    expect(ready.locator(".since li").last).to_contain_text(re.compile("bryn|dee"))
    assert is_covered(ready)


def test_who_is_asked_answers_and_the_device_goes_back(ready):
    reopen(ready, stacked(OUT, stock="AC", players=("person", "club", "person", "club")))
    assert come(ready) == "S"
    for act in ("draw", "ask"):
        ready.evaluate("act => melds.game.act(act)", act)
    assert covered(ready) == "N"
    assert is_covered(ready)
    expect(ready.locator(".since li").last).to_contain_text("S asked")
    ready.get_by_role("button", name="I am N").click()
    sheet = ready.locator("dialog[data-sheet=permission]")
    expect(sheet).to_be_visible()
    assert ready.evaluate("melds.game.view.seat") == "N"
    sheet.locator("[data-act=yes]").click()
    assert covered(ready) == "S"
    assert is_covered(ready)
    come(ready)
    assert ready.evaluate("melds.game.view.mustGoOut")


@pytest.mark.parametrize("game", ["gin", "canasta"])
def test_each_finds_the_hand_as_it_was_laid(ready, game):
    begin(ready, game, COMPANIES[game])
    laid, cards = {}, "[...document.querySelectorAll('.hand [role=option]')]"
    order = f"{cards}.map(card => card.getAttribute('aria-label').split(',')[0])"
    for _ in COMPANIES[game]:
        name = come(ready)
        if len(laid) < 2:
            ready.evaluate("melds.game.table.rearrange(new Set([melds.game.table.hand.held.at(-1).key]), 0)")
            laid[name] = ready.evaluate(f"{order}.slice(0, 3)")
        turn(ready)
    for _ in range(2):
        before = laid[come(ready)]
        now = ready.evaluate(order)
        left = [card for card in before if card in now]
        assert now[: len(left)] == left
        turn(ready)


def test_a_page_that_takes_over_begins_with_the_cover(ready, site, context):
    begin(ready, "gin", GIN)
    come(ready)
    kept = """async () => {
        const save = await melds.saves.shelf.get('games', 'gin');
        await melds.saves.shelf.put('games', 'gin', {...save, laid: {deal: 1, codes: []}});
        await melds.saves.read();
        return melds.saves.kept.get('gin').laid;
    }"""
    assert ready.evaluate(kept) == {}, "an order of old says not whose hand it was"
    advised(ready)
    second = take_over(context, site)
    on(ready, "handing")
    expect(ready.get_by_role("heading", name="Another tab has this game")).to_be_visible()
    assert is_covered(ready)
    assert ready.locator(COME).count() == 0
    second.get_by_role("button", name="Continue").click()
    assert covered(second) in GIN
    assert second.evaluate(SHOWN) == 0
    come(second)
    turn(second)
    name = covered(second)
    ready.get_by_role("button", name="Play here").click()
    expect(ready.get_by_role("button", name=f"I am {name}")).to_be_visible()
    assert is_covered(ready)


def test_an_engine_that_starts_anew_still_shows_whoever_has_the_device(ready, faults):
    begin(ready, "canasta", FOUR)
    come(ready)
    turn(ready)
    name = come(ready)
    before = hand(ready)
    ready.evaluate("melds.engine.kill()")
    assert sorted(ready.evaluate("melds.game.ask({op: 'look', rev: null})")["view"]["hand"]) == before
    until(ready, READY)
    advised(ready)
    assert ready.evaluate("melds.game.view.seats[0].name") == name
    faults.clear()


def test_an_own_act_is_taken_back_from_the_table_and_the_log(ready):
    begin(ready, "gin", GIN)
    come(ready)
    ready.evaluate("melds.game.act('take')")
    until(ready, "melds.game.view.step === 'play' && !melds.game.busy")
    assert ready.evaluate("melds.game.view.can.undo")
    ready.evaluate("melds.game.undo()")
    until(ready, "melds.game.view.step === 'upcard' && !melds.game.busy")
    assert [event["kind"] for event in log(ready)] == ["dealt", "turn"]


def test_each_lifts_in_turn_for_partners_and_is_told_by_name(ready, axe):
    begin(ready, "canasta", MIXED, draw=True)
    on(ready, "seating")
    calls, ready_to = [], ready.locator(".whose")
    ready.locator(".spread [tabindex='0']").focus()
    while ready.evaluate("!melds.game.seating.done"):
        name = ready.evaluate("melds.game.seating.players[melds.game.seating.next].name")
        expect(ready_to).to_have_text(f"{name} lifts a card.")
        expect(ready.locator(".drawn [aria-current=true]")).to_contain_text(name)
        calls.append(name)
        if len(calls) == 1:
            assert axe(ready) == []
        taken = ready.evaluate("melds.game.seating.taken.length")
        ready.keyboard.press("ArrowRight")
        ready.keyboard.press("Enter")
        until(ready, f"melds.game.seating.taken.length > {taken} && !melds.game.busy")
    assert set(calls) == {"Ana", "Cai"}, "computer players lift by themselves"
    settled = ready.locator(".settled")
    expect(settled).to_contain_text("play together.")
    expect(ready.locator("#polite")).to_contain_text("play together.")
    assert not re.search(r"\byour?\b", settled.inner_text(), re.IGNORECASE)
    assert axe(ready) == []
    ready.get_by_role("button", name="Sit down and deal").click()
    covered(ready)
    assert is_covered(ready)


def test_no_hand_is_among_the_lines_that_embed_a_shared_table(ready):
    def nothing_is_told():
        go(ready, "embed")
        expect(ready.locator(".embed-page")).to_contain_text("Several people share this table")
        ready.evaluate("melds.game.request({op: 'hello', rev: null})")  # what was asked before has been answered
        expect(ready.locator(".snippet textarea")).to_have_value(re.compile("game=.gin"))
        lines = ready.locator(".snippet textarea").input_value()
        assert "position" not in lines
        assert "hands" not in lines
        assert ready.evaluate("melds.house.pages.embed.position") is None

    begin(ready, "gin", GIN)
    come(ready)
    nothing_is_told()
    go(ready, "table")
    turn(ready)
    covered(ready)
    nothing_is_told()
    ready.evaluate("location.hash = 'table'")
    on(ready, "handing")
    ready.reload()
    covered(ready)
    nothing_is_told()
