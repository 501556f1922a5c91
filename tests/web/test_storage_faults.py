"""Storage that throws, never answers, is closed, cleared or cut off: no game is lost, what is unread stays."""

import re

import gin_play
import pytest
from damage import both_games, come_back
from place import READY, go, on
from playwright.sync_api import expect
from saved_play import HAND, begin, dealt, my_turn

from conftest import until

SAVED = "melds.saves.shelf.keys('games')"
LINES = "melds.saves.shelf.get('games', '{}').then(save => save.lines.join('\\n'))"

# A request that never hears of its end, as long as `fault` says so.
UNHEARD = """(proto, name) => {
    const real = proto[name];
    proto[name] = function (...given) {
        const request = real.apply(this, given);
        if (sessionStorage.fault === name) request.addEventListener = () => {};
        return request;
    };
}"""

FORBIDDEN = """
const no = () => { throw new DOMException('forbidden here', 'SecurityError'); };
for (const name of ['indexedDB', 'localStorage', 'caches']) Object.defineProperty(globalThis, name, {get: no});
Object.defineProperty(Navigator.prototype, 'serviceWorker', {get: no});
LockManager.prototype.request = async () => no();
globalThis.BroadcastChannel = class { constructor() { no(); } };
"""


def unheard(page, site, of, name):
    """Deal in a page whose requests of that name are never answered once `sessionStorage.fault` is the name."""
    page.add_init_script(f"({UNHEARD})({of}.prototype, '{name}')")
    page.goto(site.url)
    until(page, READY)
    dealt(page)


def play_on(page):
    """Draw, and wait until the turn is one's own and kept."""
    page.evaluate("melds.game.act('draw')")
    until(page, "!melds.game.busy && melds.game.view.step === 'play'")


def test_what_never_answers_is_told_and_nothing_is_written_over_once_it_does(page, site):
    unheard(page, site, "IDBFactory", "open")
    first = page.evaluate("melds.game.lines.join('\\n')")
    page.evaluate("sessionStorage.fault = 'open'")
    go(page, "menu")
    page.reload()
    page.locator("[data-notice=unread]").wait_for()
    until(page, READY)
    assert page.evaluate("melds.saves.lasting || !!melds.house.present()") is False
    dealt(page, seed="meanwhile")
    page.evaluate("sessionStorage.fault = ''")
    play_on(page)
    until(page, "melds.saves.lasting && !melds.saves.waiting.size && melds.saves.placeOf('canasta').key !== 'canasta'")
    assert page.evaluate("melds.game.readonly") is False
    assert page.evaluate(LINES.format("canasta")) == first
    hand = page.evaluate(HAND)
    page.reload()
    on(page, "table")
    my_turn(page)
    assert page.evaluate(HAND) == hand
    notice = page.locator("[data-notice^=damaged]")
    expect(notice).to_contain_text("Two saved games of Canasta were here.")
    assert page.evaluate("melds.saves.asides().then(all => all.map(({text}) => text))") == [first]
    play_on_after_discard(page)
    come_back(page)
    assert page.evaluate(SAVED) == ["canasta"]


def play_on_after_discard(page):
    """Play whatever is advised, and wait until it is kept."""
    page.evaluate("async () => melds.game.act((await melds.game.ask({op: 'hint', seat: 'S'})).act)")
    until(page, "!melds.game.busy")


def test_a_save_that_cannot_be_got_at_is_left_alone_and_the_game_kept_beside_it(page, site):
    page.add_init_script("""
        const get = IDBObjectStore.prototype.get;
        IDBObjectStore.prototype.get = function (key) {
            if (sessionStorage.fault === key) throw new DOMException('the disk', 'NotReadableError');
            return get.call(this, key);
        };
    """)
    page.goto(site.url)
    until(page, READY)
    both_games(page)
    gin, canasta = page.evaluate(HAND), page.evaluate(LINES.format("canasta"))
    page.evaluate("sessionStorage.fault = 'canasta'")
    page.reload()
    on(page, "table")
    until(page, gin_play.FREE)
    assert page.evaluate(HAND) == gin
    page.locator("[data-notice=unread]").wait_for()
    dealt(page, seed="beside")
    assert page.evaluate("[melds.game.readonly, melds.game.unkept]") == [False, False]
    page.evaluate("sessionStorage.fault = ''")
    assert page.evaluate(LINES.format("canasta")) == canasta
    assert page.evaluate(SAVED) == ["canasta", "canasta 2", "gin"]


def test_a_connection_that_is_lost_is_made_again_and_a_cleared_shelf_filled(ready, context, site):
    ready.evaluate("""() => {
        const {transaction} = IDBDatabase.prototype;
        IDBDatabase.prototype.transaction = function (...given) {
            window.base = this;
            return transaction.apply(this, given);
        };
    }""")
    dealt(ready)
    ready.evaluate("base.close()")
    play_on(ready)
    assert ready.evaluate("[melds.game.readonly, melds.game.unkept]") == [False, False]
    assert ready.evaluate(LINES.format("canasta")) == ready.evaluate("melds.game.lines.join('\\n')")
    other = context.new_page()
    other.goto(f"{site.url}manifest.webmanifest")
    other.evaluate("""() => new Promise((done, fail) => {
        const gone = indexedDB.deleteDatabase('melds');
        gone.onsuccess = done;
        gone.onerror = gone.onblocked = fail;
    })""")
    play_on_after_discard(ready)
    hand = ready.evaluate(HAND)
    ready.reload()
    on(ready, "table")
    my_turn(ready)
    assert ready.evaluate(HAND) == hand


def test_storage_that_was_cleared_between_visits_is_begun_anew(ready, site):
    dealt(ready)
    ready.goto(f"{site.url}manifest.webmanifest")
    ready.evaluate("""async () => {
        localStorage.clear();
        await new Promise(done => { indexedDB.deleteDatabase('melds').onsuccess = done; });
    }""")
    ready.goto(f"{site.url}#table")
    on(ready, "menu")
    until(ready, READY)
    assert ready.locator(".present, .notice").count() == 0
    begin(ready)
    on(ready, "table")


def test_a_write_that_is_never_answered_holds_up_nobody(page, site):
    unheard(page, site, "IDBObjectStore", "put")
    page.evaluate("() => { melds.patience.shelf.answer = 300; sessionStorage.fault = 'put'; }")
    play_on(page)
    notice = page.locator("[data-notice=unkept]")
    expect(notice).to_contain_text("Melds goes on trying")
    with page.expect_download() as download:
        notice.get_by_role("button", name="Download").click()
    assert download.value.path().read_text("utf-8").splitlines()[1] == "[game canasta]"
    play_on_after_discard(page)
    page.evaluate("sessionStorage.fault = ''")
    expect(notice).to_have_count(0)  # by itself
    assert page.evaluate("melds.game.readonly") is False
    assert page.evaluate(LINES.format("canasta")) == page.evaluate("melds.game.lines.join('\\n')")


@pytest.mark.parametrize("when", ["true", "window.puts > 0"], ids=["asked", "writing"])
def test_a_page_closed_in_the_middle_of_a_write_loses_at_most_that_act(ready, context, site, when):
    dealt(ready)
    before = ready.evaluate("melds.game.lines.join('\\n')")
    ready.evaluate("""() => {
        const {put} = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...given) { window.puts = 1; return put.apply(this, given); };
        melds.game.act('draw');
    }""")
    until(ready, when)
    ready.close()
    page = context.new_page()
    page.goto(f"{site.url}#table")
    on(page, "table")
    my_turn(page)
    after = page.evaluate("melds.game.lines.join('\\n')")
    assert after.removeprefix(before).strip() in {"", re.sub(r"(?s).*\n", "", after)}
    assert page.evaluate("melds.house.asides.length") == 0


def test_where_everything_is_forbidden_the_game_goes_on_in_memory(page, site):
    page.add_init_script(FORBIDDEN)
    page.goto(f"{site.url}#new")
    until(page, READY)
    page.locator("[data-notice=forgetful]").wait_for()
    dealt(page)
    play_on(page)
    gin_play.begin(page)
    go(page, "menu")
    expect(page.locator(".present")).to_have_count(2)
    assert page.locator(".notice").count() == 0


def test_a_clock_put_back_and_another_time_zone_change_nothing(page, site, context):
    page.add_init_script("""
        const Sound = Date, off = Number(sessionStorage.off || 0);
        globalThis.Date = class extends Sound {
            constructor(...given) { if (given.length) super(...given); else super(Sound.now() + off); }
            static now() { return Sound.now() + off; }
        };
    """)
    page.goto(site.url)
    until(page, READY)
    both_games(page)
    page.evaluate("sessionStorage.off = -20 * 365 * 86400e3")
    context.new_cdp_session(page).send("Emulation.setTimezoneOverride", {"timezoneId": "Pacific/Kiritimati"})
    page.reload()
    on(page, "table")
    until(page, gin_play.FREE)
    go(page, "menu")
    page.locator("[data-game=canasta]").get_by_role("button").click()
    on(page, "table")
    my_turn(page)
    play_on(page)
    hand = page.evaluate(HAND)
    page.reload()  # to the game that was played last, whatever the clock says of it
    on(page, "table")
    my_turn(page)
    assert page.evaluate(HAND) == hand
    assert page.locator(".notice").count() == 0


LAY_AWAY = "dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))"
STANDS_STILL = "melds.game.readonly && !melds.house.tabs.mine"
BRING_BACK = "dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))"


def test_a_page_laid_away_and_brought_back_shows_what_another_has_played(ready, context, site):
    dealt(ready)
    ready.evaluate(LAY_AWAY)
    ready.evaluate(BRING_BACK)
    until(ready, "!melds.game.readonly")
    ready.evaluate(LAY_AWAY)
    other = context.new_page()
    other.goto(f"{site.url}#table")
    on(other, "table")
    my_turn(other)
    play_on(other)
    ready.evaluate(BRING_BACK)
    ready.locator("[data-notice=elsewhere]").wait_for()
    hand = other.evaluate(HAND)
    ready.get_by_role("button", name="Play here").click()
    until(ready, "!melds.game.readonly && !melds.game.busy")
    ready.evaluate(LAY_AWAY)
    other.get_by_role("button", name="Play here").click()
    until(other, "!melds.game.readonly && !melds.game.busy")
    play_on_after_discard(other)
    played = other.evaluate(HAND)
    assert played != hand
    other.close()
    until(ready, "navigator.locks.query().then(({held}) => !held.length)")
    ready.evaluate(BRING_BACK)
    until(ready, f"!melds.game.readonly && !melds.game.busy && {HAND} === '{played}'")
    assert ready.locator("[data-notice=elsewhere]").count() == 0


def test_a_page_brought_back_that_can_read_nothing_writes_nothing(ready, context, site):
    dealt(ready)
    ready.evaluate(LAY_AWAY)
    other = context.new_page()
    other.goto(f"{site.url}#table")
    on(other, "table")
    my_turn(other)
    play_on(other)
    hand, lines = other.evaluate(HAND), other.evaluate("melds.game.lines.join('\\n')")
    other.close()
    until(ready, "navigator.locks.query().then(({held}) => !held.length)")
    ready.evaluate("""() => {
        const {shelf} = melds.saves, {keys} = shelf;
        window.failed = 0;
        shelf.keys = async () => { window.failed++; throw new DOMException('the disk', 'NotReadableError'); };
        window.mend = () => { shelf.keys = keys; };
    }""")
    ready.evaluate(BRING_BACK)
    until(ready, f"failed === 1 && {STANDS_STILL}")
    ready.get_by_role("button", name="Play here").click()
    until(ready, f"failed === 2 && {STANDS_STILL}")
    ready.evaluate("mend()")
    assert ready.evaluate(SAVED) == ["canasta"]
    assert ready.evaluate(LINES.format("canasta")) == lines
    ready.get_by_role("button", name="Play here").click()
    until(ready, f"!melds.game.readonly && !melds.game.busy && {HAND} === '{hand}'")
    assert ready.evaluate("melds.house.asides.length") == 0


IMPATIENT = """
    const real = setTimeout;
    globalThis.setTimeout = (act, after, ...given) => real(act, after >= 4000 ? 300 : after, ...given);
"""


FAILS_ONCE = """(() => {
    const {hoped} = melds.saves;
    if (!hoped) return false; // it is just being asked
    const {put} = hoped;
    let times = 1;
    hoped.put = (store, key, ...given) =>
        key === 'canasta' && times-- > 0 ? Promise.reject(new Error('full')) : put(store, key, ...given);
    sessionStorage.fault = '';
    return true;
})()"""


def test_what_is_moved_out_of_memory_goes_on_where_one_write_fails(page, site):
    page.add_init_script(f"{IMPATIENT}({UNHEARD})(IDBFactory.prototype, 'open')")
    page.goto(site.url)
    until(page, READY)
    page.evaluate("sessionStorage.fault = 'open'")
    page.reload()
    page.locator("[data-notice=unread]").wait_for()
    until(page, READY)
    both_games(page)
    until(page, FAILS_ONCE)
    until(page, "melds.saves.lasting && melds.saves.shelf.keys('games').then(keys => keys.length === 2)")
    assert page.evaluate(SAVED) == ["canasta", "gin"]
    come_back(page)
    assert page.evaluate("melds.saves.latest.summary.game") == "gin"


def test_a_save_of_a_later_melds_is_left_alone_and_the_game_kept_beside_it(ready):
    dealt(ready)
    ready.evaluate("""async () => {
        const {shelf} = melds.saves, save = await shelf.get('games', 'canasta');
        await shelf.put('games', 'canasta', {...save, shape: 2, lines: {of: 'another kind'}});
    }""")
    come_back(ready)
    ready.locator("[data-notice=unread]").wait_for()
    assert ready.evaluate("melds.house.asides.length") == 0
    dealt(ready, seed="beside")
    play_on(ready)
    assert ready.evaluate("[melds.game.readonly, melds.game.unkept]") == [False, False]
    assert ready.evaluate(SAVED) == ["canasta", "canasta 2"]
    assert ready.evaluate("melds.saves.shelf.get('games', 'canasta').then(({shape, lines}) => [shape, lines.of])") == [
        2,
        "another kind",
    ]
    ready.evaluate("melds.saves.shelf.put('games', 'gin', {shape: 2})")
    gin_play.begin(ready)
    assert ready.evaluate("melds.game.readonly") is False
    assert ready.evaluate(SAVED) == ["canasta", "canasta 2", "gin", "gin 2"]


def test_a_save_that_a_later_melds_has_written_over_this_one_s_is_that_page_s(ready):
    dealt(ready)
    ready.evaluate("""async () => {
        const {shelf} = melds.saves, save = await shelf.get('games', 'canasta');
        await shelf.put('games', 'canasta', {...save, shape: 2, stamp: save.stamp + 1, by: 'another'});
    }""")
    ready.evaluate("melds.game.act('draw')")
    ready.locator("[data-notice=elsewhere]").wait_for()
    assert ready.evaluate("melds.saves.shelf.get('games', 'canasta').then(({shape}) => shape)") == 2
    assert ready.evaluate("melds.saves.asides()") == []
