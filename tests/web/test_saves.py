"""Nothing is lost: a reload, a page left and opened again, a game of each kind, and a browser that keeps nothing."""

import gin_play
import pytest
from place import READY, go, on
from playwright.sync_api import expect
from saved_play import HAND, begin, dealt, my_turn, play_out

from conftest import until

LATE_ENGINE = """{
    const Plain = Worker, kept = [];
    let free = false;
    window.Worker = class extends Plain {
        set onmessage(hear) { super.onmessage = event => free ? hear(event) : kept.push(() => hear(event)); }
    };
    window.letCome = () => { free = true; kept.forEach(hear => hear()); };
}"""
"""What the engine says is held back until `letCome` is called."""


def test_a_reload_comes_back_to_the_same_act(ready):
    dealt(ready)
    ready.evaluate("melds.game.act('draw')")
    my_turn(ready)
    before, log = ready.evaluate(HAND), ready.evaluate("melds.game.log.length")
    ready.reload()
    on(ready, "table")
    my_turn(ready)
    assert ready.evaluate(HAND) == before
    assert ready.evaluate("melds.game.log.length") == log


def test_two_writes_at_once_do_not_overtake_each_other(ready):
    dealt(ready)
    ready.evaluate("Promise.all([1, 2, 3].map(() => melds.game.keep()))")
    assert ready.evaluate("melds.game.readonly") is False
    assert ready.locator("[data-notice=elsewhere]").count() == 0


def test_a_reload_comes_back_to_the_draw_and_to_the_score_sheet(ready):
    begin(ready, draw=True)
    on(ready, "seating")
    ready.evaluate("melds.house.seating.lift([1])")
    until(ready, "melds.game.seating.taken.length > 0")
    taken = ready.evaluate("melds.game.seating.taken.join()")
    ready.reload()
    on(ready, "seating")
    assert ready.evaluate("melds.game.seating.taken.join()") == taken
    begin(ready)
    on(ready, "table")
    play_out(ready)
    go(ready, "score")
    ready.reload()
    on(ready, "score")
    until(ready, "!!document.querySelector('.sheets > .pad')")


def test_the_menu_offers_to_go_on(ready, site):
    before = dealt(ready)
    ready.goto("about:blank")
    ready.goto(site.url)
    ready.get_by_role("button", name="Continue").click()
    on(ready, "table")
    assert ready.evaluate(HAND) == before


def test_without_storage_the_game_goes_on_in_memory(page, site):
    page.add_init_script("IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };")
    page.goto(site.url)
    until(page, READY)
    assert page.evaluate("melds.saves.lasting") is False
    dealt(page)
    page.evaluate("melds.game.act('draw')")
    my_turn(page)


def test_a_write_that_fails_is_said_and_the_game_goes_on(ready, axe):
    dealt(ready)
    ready.evaluate(
        "() => { window.put = IDBObjectStore.prototype.put; "
        "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"
    )
    ready.evaluate("melds.game.act('draw')")
    ready.locator("[data-notice=unkept]").wait_for()
    assert axe(ready) == []
    assert ready.evaluate("melds.game.view.step") == "play"
    ready.evaluate("() => { IDBObjectStore.prototype.put = window.put; }")
    ready.evaluate("melds.game.keep()")
    until(ready, "!document.querySelector('[data-notice=unkept]')")


def test_each_game_has_its_own_save(ready, site):
    dealt(ready)
    ready.evaluate("melds.game.act('draw')")
    my_turn(ready)
    canasta = ready.evaluate(HAND)
    gin_play.begin(ready)
    ready.evaluate("melds.game.lay(1, [...melds.game.view.hand].reverse())")
    ready.evaluate("melds.game.table.hand.sort()")
    ready.evaluate("melds.game.keep()")
    laid, gin = ready.evaluate("melds.game.table.hand.held.map(card => card.code)"), ready.evaluate(HAND)
    ready.goto("about:blank")
    ready.goto(site.url)
    until(ready, READY)
    games = ready.locator(".present")
    expect(games.locator("h2")).to_have_text(["Gin Rummy, deal 1", "Canasta, deal 1"])
    assert games.first.locator(".num").inner_text() == "You 0, Fiona 0"
    ready.locator("[data-game=canasta]").get_by_role("button", name="Continue").click()
    on(ready, "table")
    my_turn(ready)
    assert ready.evaluate(HAND) == canasta
    assert ready.locator(".table").get_attribute("data-game") == "canasta"
    go(ready, "menu")
    ready.locator("[data-game=gin]").get_by_role("button", name="Continue").click()
    on(ready, "table")
    until(ready, gin_play.FREE)
    assert ready.evaluate(HAND) == gin
    assert ready.locator(".table").get_attribute("data-game") == "gin"
    assert ready.evaluate("melds.game.table.hand.held.map(card => card.code)") == laid
    ready.reload()
    on(ready, "table")
    until(ready, gin_play.FREE)
    assert ready.evaluate(HAND) == gin
    go(ready, "menu")
    expect(ready.locator(".present")).to_have_count(2)


@pytest.mark.parametrize("seen", [True, False], ids=["with the table as it was seen", "with the record alone"])
def test_whoever_turns_to_another_page_while_the_engine_comes_is_not_called_back(ready, seen):
    begin(ready)
    my_turn(ready)
    if not seen:
        ready.evaluate("melds.game.build = ''")
    ready.evaluate("melds.game.keep()")
    ready.add_init_script(LATE_ENGINE)
    ready.reload()
    until(ready, "!!window.melds?.house.ways.arrived")
    on(ready, "table" if seen else "menu")
    go(ready, "new")
    ready.evaluate("letCome()")
    until(ready, READY)
    for _ in range(2):  # what it was asked before has been answered then, and what followed from that
        ready.evaluate("melds.engine.ask({op: 'hello', rev: null})")
    on(ready, "new")
    assert (ready.evaluate("melds.game.view") is not None) == seen
    go(ready, "menu")
    ready.get_by_role("button", name="Continue").click()
    on(ready, "table")


def test_a_save_from_when_there_was_one_game_is_gone_on_with(ready, site):
    before = dealt(ready)
    ready.evaluate("""async () => {
        const save = await melds.saves.shelf.get('games', 'canasta');
        delete save.summary.game;
        delete save.laid;
        await melds.saves.shelf.put('games', 'present', save);
        await melds.saves.shelf.delete('games', 'canasta');
    }""")
    ready.goto("about:blank")
    ready.goto(site.url)
    until(ready, READY)
    ready.get_by_role("button", name="Continue").click()
    on(ready, "table")
    my_turn(ready)
    assert ready.evaluate(HAND) == before
    ready.evaluate("melds.game.act('draw')")
    my_turn(ready)
    assert ready.evaluate("melds.game.readonly") is False
    assert ready.evaluate("melds.saves.shelf.keys('games')") == ["canasta"]
