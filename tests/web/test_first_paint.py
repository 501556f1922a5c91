"""On screen before the engine is there: the menu, and the last game's table as it was, which goes on without a jump."""

import re

import pytest
from place import DIST, READY, go, on
from playwright.sync_api import expect
from saved_play import begin as begin_alone
from saved_play import my_turn, play_out
from shared_play import begin, come, covered, is_covered

from conftest import until

ALONE = {"canasta": ["You", "ana", "bryn", "cai"], "gin": ["You", "ana"]}
SHARED = {"canasta": ["Ana", "Bryn", "Cai", "Dee"], "gin": ["Ana", "Bryn"]}
LOADING = "document.documentElement.dataset.engine === 'loading'"
MINE = "melds.game.view.toAct === melds.game.view.seat && !melds.game.busy"
OPEN = f"{READY} && !melds.game.still && !melds.game.busy"
PARTS = ".table :is(.hand [role=option], .seat, .heap, .acts .btn, .bar)"
PICTURE = f"""[...document.querySelectorAll('{PARTS}')].map(el => {{
  const text = el.matches('[role=option]') ? el.ariaLabel : el.textContent;
  return [text, el.offsetLeft, el.offsetTop, el.offsetWidth, el.offsetHeight].join(' ');
}})"""
"""Every card, seat, heap and act, with its place."""
HEAR = """addEventListener('DOMContentLoaded', () => {
  window.heard = [];
  const hear = list => {
    for (const {addedNodes} of list) window.heard.push(...[...addedNodes].map(node => node.textContent));
  };
  for (const id of ['polite', 'assertive'])
    new MutationObserver(hear).observe(document.getElementById(id), {childList: true});
});"""
KEPT = """new Promise((done, fail) => {
  const opening = indexedDB.open('melds');
  opening.onerror = fail;
  opening.onsuccess = () => {
    const db = opening.result, act = db.transaction('games', 'readwrite'), store = act.objectStore('games');
    const asked = store.getAll();
    asked.onsuccess = () => { for (const save of asked.result) { %s; store.put(save, save.summary.game); } };
    act.oncomplete = () => { db.close(); done(asked.result.map(save => save.still)); };
  };
})"""
"""What lies beside each save of the table, after something was done to the save."""


@pytest.fixture
def slow(site):
    """A host whose engine does not come before it is let go."""

    def hold() -> None:
        site.hold("runtime/engine-")

    yield hold
    site.let_go()


def play(page, game):
    begin(page, game, ALONE[game], seed="first paint")
    on(page, "table")
    until(page, MINE)
    until(page, "melds.saves.kept.get(melds.game.name)?.lines.length === melds.game.lines.length")


def kept(page, change=""):
    return page.evaluate(KEPT % change)


STANDING = """async () => {
  const said = ({name, value}) => [name, name === 'href' ? value.slice(value.indexOf('#')) : value.trim()].join('=');
  const told = el => [...el.attributes].filter(({name}) => name !== 'data-menu').map(said).sort().join(' ');
  const parts = el => [...el.childNodes].flatMap(node => node.nodeType === Node.TEXT_NODE ? node.data.trim() || []
    : node.nodeType !== Node.ELEMENT_NODE || node.matches('.fan > *, .home-foot > *') ? [] : [flat(node)]);
  const flat = el => [el.localName, told(el), ...parts(el)];
  const plain = new DOMParser().parseFromString(await (await fetch('./index.html')).text(), 'text/html');
  return [plain, document].map(one => JSON.stringify(flat(one.querySelector('main.home'))));
}"""
"""The menu as it stands in index.html, and as the script draws it."""


def test_the_menu_stands_in_the_page_before_any_script_as_the_script_draws_it(page, site, axe):
    site.hold("/app/main-")
    page.goto(site.url, wait_until="commit")
    door = page.get_by_role("link", name=re.compile("New game"))
    expect(door).to_be_visible()
    before = door.bounding_box()
    door.focus()
    assert axe(page) == []
    site.let_go()
    until(page, "!!window.melds && !document.querySelector('[data-menu]')")
    assert door.bounding_box() == before
    until(page, "document.activeElement.matches('.door.good')")
    standing, drawn = page.evaluate(STANDING)
    assert standing == drawn


def test_the_menu_does_not_flash_where_another_page_is_asked_for(page, site):
    site.hold("/app/main-")
    for where in ("#rules", "#table", "?record=x"):
        page.goto("about:blank")
        page.goto(f"{site.url}{where}", wait_until="commit")
        expect(page.locator("[data-menu]")).to_be_attached()
        expect(page.locator("[data-menu]")).to_be_hidden()
    site.let_go()


def test_colours_that_were_chosen_are_there_before_any_script(ready, site):
    play(ready, "gin")
    ready.evaluate("melds.settings.set('table', 'heather'), melds.settings.set('mode', 'dark')")
    ready.goto("about:blank")
    site.hold("/app/main-")
    ready.goto(site.url, wait_until="commit")
    expect(ready.get_by_role("heading", name="Melds")).to_be_visible()
    expect(ready.get_by_role("link", name=re.compile("New game"))).to_be_hidden()  # there is a game to go on with first
    worn = ready.evaluate("(({table, mode}) => [table, mode])(document.documentElement.dataset)")
    assert worn == ["heather", "dark"]
    site.let_go()


def test_the_menu_is_there_before_the_engine_and_shows_its_start_only_when_it_takes_long(page, site, slow, axe):
    slow()
    page.clock.install()
    page.goto(site.url)
    expect(page.get_by_role("link", name=re.compile("New game"))).to_be_visible()
    until(page, "!!window.melds?.house.route")
    before = page.get_by_role("link", name=re.compile("About")).bounding_box()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.clock.run_for(1100)
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator(".stage")).to_contain_text(re.compile(r"^(Python|Its library|The rules), [\d.]+ of [\d.]+ MB$"))
    assert page.get_by_role("link", name=re.compile("About")).bounding_box() == before
    assert axe(page) == []


@pytest.mark.parametrize("game", ALONE)
def test_whoever_comes_back_sees_the_table_at_once_and_goes_on_without_a_jump(ready, slow, site, axe, game):
    ready.add_init_script(HEAR)
    play(ready, game)
    before = ready.evaluate(PICTURE)
    slow()
    ready.reload()
    on(ready, "table")
    assert ready.evaluate(LOADING)
    until(ready, "document.activeElement.role === 'option'")
    assert ready.evaluate(PICTURE) == before
    expect(ready.locator(".status b")).to_have_text("Opening the table …")
    expect(ready.locator(".acts .btn:not([aria-disabled])")).to_have_count(0)
    assert axe(ready) == []
    ready.evaluate("document.querySelectorAll('.hand [role=option]').forEach(card => { card.same = true; })")
    ready.keyboard.press("ArrowRight")
    held = ready.evaluate("document.activeElement.dataset.key")

    site.let_go()
    until(ready, OPEN)
    expect(ready.locator(".status b")).not_to_have_text("Opening the table …")
    assert ready.evaluate(PICTURE) == before
    assert ready.evaluate("[...document.querySelectorAll('.hand [role=option]')].every(card => card.same)")
    assert ready.evaluate("document.activeElement.dataset.key") == held
    assert ready.evaluate("window.heard") == []
    ready.evaluate("async () => melds.game.act((await melds.game.ask({op: 'hint', seat: melds.game.view.seat})).act)")
    until(ready, "melds.game.lines.length > melds.saves.list[0].lines.length - 1 && !melds.game.busy")


def test_until_the_engine_is_there_every_act_answers_in_words_and_changes_nothing(ready, slow):
    play(ready, "canasta")
    saved = ready.evaluate("melds.game.lines")
    slow()
    ready.reload()
    on(ready, "table")
    for press in (
        lambda: ready.get_by_role("button", name=re.compile("^Draw")).first.click(force=True),
        lambda: ready.keyboard.press("d"),
        lambda: ready.keyboard.press("h"),
        lambda: ready.locator("[data-act=stock]").click(),
    ):
        ready.evaluate("melds.say?.clear() ?? document.querySelector('#assertive').replaceChildren()")
        press()
        expect(ready.locator("#assertive")).to_have_text("One moment: the table is being opened.")
    ready.locator(".hand [role=option]").first.click(position={"x": 10, "y": 12})
    assert ready.evaluate("melds.game.table.choice.size") == 1
    assert ready.evaluate("melds.game.lines") == saved
    expect(ready.locator("dialog")).to_have_count(0)


def test_after_a_second_the_table_tells_how_far_the_start_is(ready, slow, axe):
    play(ready, "gin")
    slow()
    ready.clock.install()
    ready.reload()
    on(ready, "table")
    notice = ready.locator("[data-notice=opening]")
    expect(notice).to_have_count(0)
    ready.clock.run_for(1100)
    expect(notice).to_contain_text("MB")
    assert axe(ready) == []


def test_the_menu_leads_to_the_table_before_the_engine_is_there(ready, slow, site):
    play(ready, "gin")
    go(ready, "menu")
    slow()
    ready.reload()
    ready.get_by_role("button", name="Continue").click()
    on(ready, "table")
    assert ready.evaluate(LOADING)
    go(ready, "menu")
    go(ready, "rules")
    expect(ready.get_by_text("The rulebook is being opened")).to_be_visible()
    site.let_go()
    until(ready, OPEN)
    until(ready, "document.querySelectorAll('.rule').length > 20")
    go(ready, "table")
    assert ready.evaluate(MINE)


def test_lines_to_embed_the_table_wait_for_the_engine(ready, slow, site):
    play(ready, "gin")
    slow()
    ready.reload()
    on(ready, "table")
    go(ready, "embed")
    lines = ready.locator(".snippet textarea")
    expect(lines).to_have_value(re.compile("game=.gin"))
    site.let_go()
    expect(lines).to_have_value(re.compile("position="))
    expect(ready.locator("#assertive")).to_have_text("")


@pytest.mark.parametrize("game", SHARED)
def test_people_who_share_the_device_find_the_cover_and_no_card_is_kept_for_it(ready, slow, site, game):
    begin(ready, game, SHARED[game], seed="first paint")
    come(ready)
    until(ready, "melds.saves.kept.get(melds.game.name)?.lines.length === melds.game.lines.length")
    (still,) = kept(ready)
    assert not re.search(r'"(?:[2-9TJQKA][SHDC]|JK)"', str(still).replace("'", '"'))
    slow()
    ready.reload()
    on(ready, "handing")
    assert ready.evaluate(LOADING)
    is_covered(ready)
    ready.get_by_role("button", name="Nearly ready").click(force=True)
    expect(ready.locator("#assertive")).to_have_text("One moment: the table is being opened.")
    site.let_go()
    until(ready, OPEN)
    covered(ready)
    come(ready)


@pytest.mark.parametrize(
    "change",
    [
        "save.still.build = 'another'",
        "save.still.view.hand = ['AS']",
        "save.still = {build: save.still.build, sum: save.still.sum, view: null}",
        "save.still = [1]",
        "delete save.still",
        "save.still.view = {game: 'canasta'}, save.still.sum = ''",
    ],
)
def test_a_kept_table_that_does_not_fit_is_not_drawn(ready, slow, site, change):
    play(ready, "canasta")
    slow()
    ready.evaluate("melds.saves.writing")
    ready.goto("about:blank")
    ready.goto(f"{site.url}manifest.webmanifest")
    kept(ready, change)
    ready.goto(f"{site.url}#table")
    on(ready, "menu")
    expect(ready.get_by_role("button", name="Nearly ready")).to_be_visible()
    expect(ready.locator(".table")).to_have_count(0)
    site.let_go()
    on(ready, "table")
    until(ready, OPEN)
    my_turn(ready)


def test_a_kept_table_that_cannot_be_drawn_waits_for_the_engine(ready, slow):
    """As where a build draws what it kept itself, and yet fails over it."""
    play(ready, "canasta")
    ready.evaluate("async () => { melds.game.view = {...melds.game.view, pile: null}; await melds.game.keep(); }")
    slow()
    ready.reload()
    on(ready, "menu")
    expect(ready.get_by_role("button", name="Nearly ready")).to_be_visible()


def test_cards_that_are_asked_for_early_are_shuffled_until_the_engine_deals_them(page, site, slow, axe):
    slow()
    page.goto(site.url)
    go(page, "new")
    page.get_by_role("radio", name="Gin Rummy", exact=True).check(force=True)
    page.get_by_role("button", name=re.compile("^(Deal|Draw)")).click()
    expect(page.get_by_role("button", name="Shuffling")).to_be_visible()
    expect(page.locator(".riffle .card")).to_have_count(7)
    assert axe(page) == []
    site.let_go()
    on(page, "table")
    until(page, "melds.game.name === 'gin' && melds.game.view.hand.length >= 10")


def test_whoever_goes_elsewhere_before_the_engine_deals_is_not_called_back(page, site, slow):
    slow()
    page.goto(site.url)
    go(page, "new")
    page.get_by_role("button", name=re.compile("^(Deal|Draw)")).click()
    go(page, "rules")
    site.let_go()
    until(page, "document.querySelectorAll('.rule').length > 20")
    assert page.evaluate("melds.game.view") is None
    go(page, "new")
    expect(page.get_by_role("button", name=re.compile("^(Deal|Draw)"))).to_be_visible()


def others():
    """The script with the pages that come later, known by a message of theirs."""
    (name,) = [path.name for path in (DIST / "app").glob("*.js") if "\nnew-shuffling = " in path.read_text("utf-8")]
    return name


def test_a_deal_is_played_while_the_other_pages_are_still_on_their_way(page, site):
    site.hold(others())
    page.goto(site.url)
    until(page, READY)
    begin_alone(page)
    my_turn(page)
    play_out(page)
    go(page, "menu")
    expect(page.locator(".present")).to_be_visible()
    go(page, "score")
    expect(page.get_by_role("table").first).to_be_visible()
    assert page.evaluate("[...melds.words.missing]") == []
    go(page, "new")
    expect(page.locator(".awaited").get_by_role("heading", name="New game")).to_be_focused()
    site.let_go()
    expect(page.get_by_role("button", name="Draw", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="New game")).to_be_focused()


def test_other_pages_that_do_not_come_are_asked_for_again(page, site, faults):
    site.lose(others())
    page.goto(f"{site.url}#new")
    expect(page.locator(".awaited [role=alert]")).to_contain_text("Check the connection, then try again.")
    site.lose()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Draw", exact=True)).to_be_visible()
    faults.clear()
