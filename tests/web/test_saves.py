"""Nothing is lost: reload, a killed engine, a damaged save, two tabs, and a browser that keeps nothing."""

import gin_play
import pytest
from playwright.sync_api import expect
from saved_play import take_over
from test_pages import READY, begin, go, on, play_out

from conftest import until

HAND = "melds.game.view.hand.join(' ') + ' ' + melds.game.view.step"


def my_turn(page):
    until(page, "melds.game.view?.toAct === 'S' && !melds.game.busy")


def damage(page, code, game="canasta"):
    """Change the stored save of a game as no page would."""
    page.evaluate(
        """([code, game]) => new Promise((done, fail) => {
            const open = indexedDB.open('melds');
            open.onerror = fail;
            open.onsuccess = () => {
                const db = open.result, act = db.transaction('games', 'readwrite');
                const store = act.objectStore('games'), get = store.get(game);
                get.onsuccess = () => {
                    const save = get.result;
                    if (code === 'sum') save.lines[save.lines.length - 1] += ' ';
                    else if (code === 'shape') save.lines = 'not lines';
                    else save.lines.splice(-1, 1, code);
                    if (code !== 'sum' && code !== 'shape') {
                        let sum = 0x811c9dc5;
                        for (const line of save.lines) {
                            for (let i = 0; i < line.length; i++) sum = Math.imul(sum ^ line.charCodeAt(i), 0x01000193);
                            sum = Math.imul(sum ^ 10, 0x01000193);
                        }
                        save.sum = (sum >>> 0).toString(16).padStart(8, '0');
                    }
                    store.put(save, game);
                };
                act.oncomplete = () => { db.close(); done(); };
            };
        })""",
        [code, game],
    )


def test_a_reload_comes_back_to_the_same_act(ready):
    begin(ready)
    on(ready, "table")
    my_turn(ready)
    ready.evaluate("melds.game.act('draw')")
    my_turn(ready)
    before, log = ready.evaluate(HAND), ready.evaluate("melds.game.log.length")
    ready.reload()
    on(ready, "table")
    my_turn(ready)
    assert ready.evaluate(HAND) == before
    assert ready.evaluate("melds.game.log.length") == log


def test_two_writes_at_once_do_not_overtake_each_other(ready):
    begin(ready)
    on(ready, "table")
    my_turn(ready)
    ready.evaluate("Promise.all([1, 2, 3].map(() => melds.game.keep()))")
    assert ready.evaluate("melds.game.readonly") is False
    assert ready.locator("[data-notice=elsewhere]").count() == 0


def test_a_killed_engine_goes_on_at_the_same_act(ready, faults):
    begin(ready)
    on(ready, "table")
    my_turn(ready)
    ready.evaluate("melds.game.act('draw')")
    my_turn(ready)
    before = ready.evaluate(HAND)
    ready.evaluate("melds.engine.kill()")
    reply = ready.evaluate("melds.game.ask({op: 'look', rev: null})")
    assert reply["kind"] == "view"
    assert ready.evaluate(HAND) == before
    assert " ".join(reply["view"]["hand"]) in before
    until(ready, READY)
    faults.clear()


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
    on(ready, "score")
    ready.reload()
    on(ready, "score")
    until(ready, "!!document.querySelector('.sheets > .pad')")


def test_a_crash_of_the_rules_is_said_and_mended(ready, faults):
    begin(ready)
    on(ready, "table")
    my_turn(ready)
    before = ready.evaluate(HAND)
    ready.evaluate("melds.game.fail({kind: 'crashed', text: 'a fault of ours'})")
    notice = ready.locator("[data-notice=trouble]")
    assert "a fault of ours" in notice.inner_text()
    notice.get_by_role("button").click()
    until(ready, f"{READY} && !document.querySelector('[data-notice=trouble]')")
    my_turn(ready)
    assert ready.evaluate(HAND) == before
    faults.clear()


def test_the_menu_offers_to_go_on(ready, site):
    begin(ready)
    on(ready, "table")
    my_turn(ready)
    before = ready.evaluate(HAND)
    ready.goto("about:blank")
    ready.goto(site.url)
    ready.get_by_role("button", name="Continue").click()
    on(ready, "table")
    assert ready.evaluate(HAND) == before


def come_back_damaged(page, code, site):
    begin(page)
    on(page, "table")
    my_turn(page)
    damage(page, code)
    page.goto("about:blank")
    page.goto(site.url)
    until(page, READY)


def test_a_damaged_save_is_set_aside_named_and_offered(ready, site, axe):
    come_back_damaged(ready, "sum", site)
    notice = ready.locator("[data-notice^=damaged]")
    notice.wait_for()
    assert "Your saved game of Canasta could not be read." in notice.inner_text()
    assert "Something has changed or cut it since it was saved." in notice.inner_text()
    assert axe(ready) == []
    with ready.expect_download() as download:
        notice.get_by_role("button", name="Download").click()
    assert "[game canasta]" in download.value.path().read_text("utf-8")
    begin(ready)
    on(ready, "table")


def test_a_save_of_another_shape_is_set_aside(ready, site):
    come_back_damaged(ready, "shape", site)
    ready.locator("[data-notice^=damaged]").wait_for()
    assert ready.evaluate("melds.house.present()") is None


def test_a_record_the_engine_cannot_read_is_set_aside_with_its_line(ready, site):
    come_back_damaged(ready, "S meld nonsense", site)
    ready.get_by_role("button", name="Continue").click()
    notice = ready.locator("[data-notice^=damaged]")
    notice.wait_for()
    assert "line" in notice.inner_text()
    begin(ready)
    on(ready, "table")


def test_two_tabs_do_not_overwrite_each_other(ready, site, context):
    begin(ready)
    on(ready, "table")
    my_turn(ready)
    second = take_over(context, site)
    ready.locator("[data-notice=elsewhere]").wait_for()
    assert ready.evaluate("melds.game.act('draw')")["kind"] == "busy"
    second.get_by_role("button", name="Continue").click()
    on(second, "table")
    my_turn(second)
    second.evaluate("melds.game.act('draw')")
    my_turn(second)
    ready.get_by_role("button", name="Play here").click()
    until(ready, "!melds.game.readonly && melds.game.view.step === 'play'")
    assert ready.evaluate(HAND) == second.evaluate(HAND)


def test_a_page_that_takes_over_goes_on_only_when_it_has_read_the_saves(ready, site, context):
    begin(ready)
    on(ready, "table")
    my_turn(ready)
    second = context.new_page()
    second.goto(site.url)
    until(second, READY)
    second.evaluate(
        """() => { const {saves} = melds, read = saves.read.bind(saves);
            saves.read = () => new Promise(done => { window.go = () => done(read()); }); }"""
    )
    second.get_by_role("button", name="Play here").click()
    until(second, "!!window.go")
    second.get_by_role("button", name="Continue").click()
    assert second.evaluate("melds.game.readonly && !melds.game.view")
    second.evaluate("window.go()")
    until(second, "!melds.game.readonly")
    second.get_by_role("button", name="Continue").click()
    on(second, "table")
    my_turn(second)


def test_where_nothing_is_begun_nothing_stands_still_and_either_page_deals(ready, site, context):
    second = context.new_page()
    second.goto(site.url + "#new")
    until(second, READY)
    assert second.evaluate("melds.game.readonly")
    expect(second.locator("[data-notice=elsewhere]")).to_have_count(0)
    begin(second)
    on(second, "table")
    until(ready, "melds.game.readonly")
    begin(ready)
    ready.locator("[data-notice=elsewhere]").wait_for()
    assert second.evaluate("!melds.game.readonly && !!melds.game.view")
    ready.evaluate("location.hash = 'rules'")
    on(ready, "rules")
    expect(ready.locator("[data-notice=elsewhere]")).to_have_count(0)


@pytest.mark.parametrize("code", ["sum", "1 1 nonsense"])
def test_taking_over_a_game_that_cannot_be_read_opens_no_other(ready, site, context, code):
    both_games(ready)
    take_over(context, site)
    damage(ready, code, "gin")
    ready.get_by_role("button", name="Play here").click()
    notice = ready.locator("[data-notice^=damaged]")
    notice.wait_for()
    assert "Your saved game of Gin Rummy could not be read." in notice.inner_text()
    on(ready, "menu")
    assert ready.evaluate("melds.game.view") is None
    expect(ready.locator(".present h2")).to_have_text(["Canasta, deal 1"])


def test_without_storage_the_game_goes_on_in_memory(page, site):
    page.add_init_script("IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };")
    page.goto(site.url)
    until(page, READY)
    assert page.evaluate("melds.saves.lasting") is False
    begin(page)
    on(page, "table")
    my_turn(page)
    page.evaluate("melds.game.act('draw')")
    my_turn(page)


def test_a_write_that_fails_is_said_and_the_game_goes_on(ready, axe):
    begin(ready)
    on(ready, "table")
    my_turn(ready)
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


def test_an_engine_lost_for_good_in_a_computers_turn_goes_on_when_it_is_back(ready, faults):
    begin(ready, seed="table", speed="slow")
    on(ready, "table")
    until(ready, "melds.game.view.toAct !== 'S' && melds.game.busy")
    ready.evaluate("""() => {
        window.Sound = Worker;
        window.Worker = class {
            constructor() { setTimeout(() => this.onmessage({data: {type: 'dead', text: 'gone'}})); }
            postMessage() {}
            terminate() {}
        };
        melds.engine.kill();
    }""")
    notice = ready.locator("[data-notice=engine]").get_by_role("button")
    notice.wait_for()
    ready.evaluate("() => { window.Worker = window.Sound; melds.settings.set('speed', 'off'); }")
    notice.click()
    my_turn(ready)
    faults.clear()


def test_the_update_is_offered_only_between_deals_and_off_the_table(ready, axe):
    offered = ready.locator("[data-notice=update]")
    ready.evaluate("melds.house.offline.offer({postMessage: message => { window.told = message; }})")
    offered.wait_for()
    begin(ready)
    on(ready, "table")
    my_turn(ready)
    for where in ("table", "rules", "menu"):
        go(ready, where)
        assert offered.count() == 0, where
    go(ready, "table")
    play_out(ready)
    on(ready, "score")
    offered.wait_for()
    assert axe(ready) == []
    go(ready, "table")
    assert offered.count() == 0
    go(ready, "score")
    offered.get_by_role("button").first.click()
    assert ready.evaluate("window.told") == {"type": "update"}


def test_each_game_has_its_own_save(ready, site):
    begin(ready)
    on(ready, "table")
    my_turn(ready)
    ready.evaluate("melds.game.act('draw')")
    my_turn(ready)
    canasta = ready.evaluate(HAND)
    gin_play.begin(ready)
    ready.evaluate("melds.game.lay(1, [...melds.game.view.hand].reverse())")
    ready.evaluate("melds.game.table.hand.sort()")
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


def test_a_damaged_save_leaves_the_other_game_alone(ready, site):
    gin_play.begin(ready)
    gin = ready.evaluate(HAND)
    come_back_damaged(ready, "sum", site)
    ready.locator("[data-notice^=damaged]").wait_for()
    expect(ready.locator(".present")).to_have_count(1)
    ready.get_by_role("button", name="Continue").click()
    on(ready, "table")
    assert ready.evaluate(HAND) == gin


def both_games(page):
    """Begin a game of each kind, Gin Rummy last."""
    begin(page)
    on(page, "table")
    my_turn(page)
    gin_play.begin(page)


def come_back(page):
    """Reload, and wait until whatever is opened by itself has been."""
    page.reload()
    until(page, READY)
    until(page, "melds.house.hellos.size > 0")
    page.evaluate("melds.game.ask({op: 'hello', rev: null})")


def test_where_the_last_game_is_damaged_no_other_one_is_opened(ready):
    both_games(ready)
    damage(ready, "sum", "gin")
    come_back(ready)
    notice = ready.locator("[data-notice^=damaged]")
    notice.wait_for()
    assert "Your saved game of Gin Rummy could not be read." in notice.inner_text()
    assert ready.evaluate("document.documentElement.dataset.page") == "menu"
    assert ready.evaluate("melds.game.view") is None
    assert ready.locator(".present h2").all_inner_texts() == ["Canasta, deal 1"]


def test_a_record_the_rules_cannot_read_opens_no_other_game(ready):
    both_games(ready)
    damage(ready, "1 1 nonsense", "gin")
    come_back(ready)
    notice = ready.locator("[data-notice^=damaged]")
    notice.wait_for()
    assert "Your saved game of Gin Rummy could not be read." in notice.inner_text()
    assert "The rules can make no sense of what was played. (Found at line " in notice.inner_text()
    assert ready.evaluate("document.documentElement.dataset.page") == "menu"
    assert ready.evaluate("melds.game.view") is None


def test_where_an_older_game_is_damaged_the_last_one_goes_on(ready):
    both_games(ready)
    gin = ready.evaluate(HAND)
    damage(ready, "sum")
    come_back(ready)
    ready.locator("[data-notice^=damaged]").wait_for()
    on(ready, "table")
    until(ready, gin_play.FREE)
    assert ready.evaluate(HAND) == gin


def test_of_two_damaged_saves_both_are_told_and_kept(ready):
    both_games(ready)
    damage(ready, "sum")
    damage(ready, "shape", "gin")
    come_back(ready)
    until(ready, "document.querySelectorAll('[data-notice^=damaged]').length === 2")
    kept = ready.evaluate("melds.saves.asides().then(all => all.map(({game, where}) => [game, where]))")
    assert sorted(kept) == [["canasta", "sum"], ["gin", "lines"]]
    go(ready, "help")
    assert ready.locator(".asides li").count() == 2


def test_what_cannot_be_read_is_never_written_over(ready):
    begin(ready)
    on(ready, "table")
    my_turn(ready)
    ready.evaluate(
        "melds.saves.shelf.put('games', 'gin', {shape: 2, stamp: 7, lines: ['[game gin]', 'from a newer page']})"
    )
    gin_play.begin(ready)
    notice = ready.locator("[data-notice^=damaged]")
    notice.wait_for()
    assert "It was saved by another version of Melds." in notice.inner_text()
    assert ready.evaluate("melds.saves.asides().then(([{text}]) => text)") == "[game gin]\nfrom a newer page"
    # it is told before the game is written in its place
    until(ready, "melds.saves.shelf.get('games', 'gin').then(save => save?.lines.length > 2)")
    assert ready.evaluate("melds.game.readonly") is False


def test_how_a_save_is_damaged_is_told_in_words(ready):
    gin_play.begin(ready)
    told = {
        "stamp": ("A part of it is missing.", "a part of it is missing"),
        "shape": ("It was saved by another version of Melds.", "saved by another version of Melds"),
        "lines": ("The record of the game is missing from it.", "the record of the game is missing"),
        "save": ("What lies there is no save at all.", "no save at all"),
    }
    broken = {"stamp": "{...good, stamp: 'x'}", "shape": "{...good, shape: 2}", "lines": "{shape: 1}", "save": "null"}
    ready.evaluate("melds.saves.shelf.get('games', 'gin').then(save => { window.good = save; })")
    go(ready, "help")
    for where, (detail, short) in told.items():
        ready.evaluate(f"melds.saves.shelf.put('games', 'gin', {broken[where]})")
        ready.evaluate("melds.house.readSaves()")
        expect(ready.locator("[data-notice^=damaged]").first).to_contain_text(detail)
        assert "(" not in ready.locator("[data-notice^=damaged]").first.inner_text(), where
        assert ready.locator(".asides li span").first.inner_text().endswith(f", {short}")
    ready.evaluate(
        """async () => {
            melds.game.engine = async () => ({kind: 'crashed', text: 'a fault of ours'});
            await melds.house.openSave(good);
        }"""
    )
    expect(ready.locator("[data-notice^=damaged]").first).to_contain_text(
        "That is a fault of ours. (It said: a fault of ours)"
    )
    assert ready.locator(".asides li span").first.inner_text().endswith(", the rules failed over it")


SETTING_ASIDE = {
    "to write": "() => melds.game.keep()",
    "when reading": "() => melds.house.readSaves()",
    "when opening": "() => melds.house.openSave({...good, lines: [...good.lines, 'nonsense'], sum: '', stamp: 2})",
}


@pytest.mark.parametrize("way", SETTING_ASIDE)
def test_what_another_page_writes_while_a_save_is_set_aside_stays(ready, way):
    gin_play.begin(ready)
    ready.evaluate(
        """async way => {
        const {shelf} = melds.saves;
        window.good = await shelf.get('games', 'gin');
        await shelf.put('games', 'gin', way === 'when opening' ? {...good, sum: '', stamp: 2} : {shape: 2});
        const put = shelf.put;
        shelf.put = async (store, ...rest) => {
            const done = await put(store, ...rest);
            if (store === 'aside') await put('games', 'gin', good);
            return done;
        };
    }""",
        way,
    )
    ready.evaluate(SETTING_ASIDE[way])
    ready.locator("[data-notice^=damaged]").wait_for()
    assert ready.evaluate("melds.saves.shelf.get('games', 'gin').then(save => save?.lines)") == ready.evaluate(
        "good.lines"
    )
    assert ready.evaluate("melds.saves.asides().then(asides => asides.length)") == 1
    assert ready.evaluate("melds.game.readonly") is (way == "to write")


def test_nothing_at_all_in_the_place_of_a_save_is_set_aside(ready):
    gin_play.begin(ready)
    ready.evaluate("melds.saves.shelf.put('games', 'gin', null)")
    ready.evaluate("melds.game.keep()")
    notice = ready.locator("[data-notice^=damaged]")
    notice.wait_for()
    assert "What lies there is no save at all." in notice.inner_text()
    assert ready.evaluate("[melds.game.readonly, melds.game.unkept]") == [False, False]
    assert ready.evaluate("melds.saves.shelf.get('games', 'gin').then(save => save.lines.length)") > 2


def test_a_save_from_when_there_was_one_game_is_gone_on_with(ready, site):
    begin(ready)
    on(ready, "table")
    my_turn(ready)
    before = ready.evaluate(HAND)
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
