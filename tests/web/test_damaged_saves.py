"""A damaged save is set aside, named and offered; no other game is opened in its place, and nothing is written over."""

import re

import gin_play
import pytest
from damage import both_games, come_back, come_back_damaged, damage
from place import go, on
from playwright.sync_api import expect
from saved_play import HAND, begin, dealt

from conftest import until


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


def test_a_damaged_save_leaves_the_other_game_alone(ready, site):
    gin_play.begin(ready)
    gin = ready.evaluate(HAND)
    come_back_damaged(ready, "sum", site)
    ready.locator("[data-notice^=damaged]").wait_for()
    expect(ready.locator(".present")).to_have_count(1)
    ready.get_by_role("button", name="Continue").click()
    on(ready, "table")
    assert ready.evaluate(HAND) == gin


def gin_is_told(page):
    """Wait for the notice of a damaged game of Gin Rummy, with no other game opened; return it."""
    notice = page.locator("[data-notice^=damaged]")
    notice.wait_for()
    assert "Your saved game of Gin Rummy could not be read." in notice.inner_text()
    assert page.evaluate("document.documentElement.dataset.page") == "menu"
    assert page.evaluate("melds.game.view") is None
    return notice


def test_where_the_last_game_is_damaged_no_other_one_is_opened(ready):
    both_games(ready)
    damage(ready, "sum", "gin")
    come_back(ready)
    gin_is_told(ready)
    assert ready.locator(".present h2").all_inner_texts() == ["Canasta, deal 1"]


def test_a_record_the_rules_cannot_read_opens_no_other_game(ready):
    both_games(ready)
    damage(ready, "1 1 nonsense", "gin")
    come_back(ready)
    notice = gin_is_told(ready)
    assert "The rules can make no sense of what was played. (Found at line " in notice.inner_text()


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
    expect(ready.locator(".asides li")).to_have_count(2)


def test_what_cannot_be_read_is_never_written_over(ready):
    dealt(ready)
    ready.evaluate(
        "melds.saves.shelf.put('games', 'gin', {shape: 0, stamp: 7, lines: ['[game gin]', 'from an older page']})"
    )
    gin_play.begin(ready)
    notice = ready.locator("[data-notice^=damaged]")
    notice.wait_for()
    assert "It was saved by another version of Melds." in notice.inner_text()
    assert ready.evaluate("melds.saves.asides().then(([{text}]) => text)") == "[game gin]\nfrom an older page"
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
    broken = {"stamp": "{...good, stamp: 'x'}", "shape": "{...good, shape: 0}", "lines": "{shape: 1}", "save": "null"}
    ready.evaluate("melds.saves.shelf.get('games', 'gin').then(save => { window.good = save; })")
    go(ready, "help")
    for where, (detail, short) in told.items():
        ready.evaluate(f"melds.saves.shelf.put('games', 'gin', {broken[where]})")
        ready.evaluate("melds.house.readSaves()")
        expect(ready.locator("[data-notice^=damaged]").first).to_contain_text(detail)
        assert "(" not in ready.locator("[data-notice^=damaged]").first.inner_text(), where
        expect(ready.locator(".asides li span").first).to_have_text(re.compile(f", {short}$"))
    ready.evaluate(
        """async () => {
            melds.game.engine = async () => ({kind: 'crashed', text: 'a fault of ours'});
            await melds.house.openSave(good);
        }"""
    )
    expect(ready.locator("[data-notice^=damaged]").first).to_contain_text(
        "That is a fault of ours. (It said: a fault of ours)"
    )
    expect(ready.locator(".asides li span").first).to_have_text(re.compile(", the rules failed over it$"))


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
        await shelf.put('games', 'gin', way === 'when opening' ? {...good, sum: '', stamp: 2} : {shape: 0});
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


def test_what_cannot_be_set_aside_either_stays_where_it_is(ready):
    ready.add_init_script("""
        const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...given) {
            if (this.name === 'aside') throw new DOMException('the disk', 'NotReadableError');
            return put.apply(this, given);
        };
    """)
    dealt(ready)
    ready.evaluate("async () => { melds.game.lines.push('S meld nonsense'); await melds.game.keep(); }")
    ready.reload()  # to the table as it was last seen
    on(ready, "menu")
    ready.locator("[data-notice=unread]").wait_for()
    assert ready.evaluate("[melds.house.opening, melds.game.still, melds.house.present()]") == [False, None, None]
    dealt(ready, seed="beside")
    assert ready.evaluate("melds.saves.shelf.keys('games')") == ["canasta", "canasta 2"]
    last = ready.evaluate("melds.saves.shelf.get('games', 'canasta').then(({lines}) => lines.at(-1))")
    assert last == "S meld nonsense"
