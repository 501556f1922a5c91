"""Tables in a page of somebody else: posters at once, one engine when one is touched, nothing for a hostile page."""

import pytest
from chromium import with_windows
from gin_records import KNOCKING
from host_page import GIN, KINGS, Host, frame, size_of_element, table
from playwright.sync_api import expect

from conftest import until
from melds.canasta.position import FIELDS as CANASTA
from melds.gin.position import FIELDS as GIN_FIELDS

BLOCKED = """
const denied = {get() { throw new DOMException("denied", "SecurityError"); }};
for (const name of ["indexedDB", "localStorage", "sessionStorage", "caches"])
  Object.defineProperty(window, name, denied);
Object.defineProperty(Navigator.prototype, "serviceWorker", denied);
"""


@pytest.fixture
def host(site):
    made = Host()
    made.script = f'<script type="module" src="{site.url}embed.js"></script>'
    yield made
    made.stop()


@pytest.fixture
def requests(site, host):
    """Every address that was asked for: of the host's page, or of ours."""
    seen = []
    yield seen
    ours = (site.url, f"{host.url}/", "data:", "blob:", "file:")
    assert [url for url in seen if not url.startswith(ours)] == []


def inside(page, number):
    """The frame of a table, by its place in the page."""
    return page.locator("iframe").nth(number).content_frame


def said(page, number, kind):
    """What the element heard of this kind."""
    return page.evaluate(
        "([at, kind]) => (document.querySelectorAll('melds-table')[at].said ?? []).filter(one => one.kind === kind)",
        [number, kind],
    )


def hears(page, number, kind, test="true"):
    """Wait until the element has heard such a message; return the last."""
    until(
        page,
        f"document.querySelectorAll('melds-table')[{number}].said?.some(one => one.kind === '{kind}' && ({test}))",
    )
    return said(page, number, kind)[-1]


def engines(page):
    """How many frames have an engine."""
    return sum(frame.evaluate("'meldsRuntime' in globalThis") for frame in page.frames)


def open_table(page, number):
    at = inside(page, number)
    at.locator("[data-act=try]").click()
    expect(at.locator("#table-main")).to_be_visible()
    return at


def refuse_and_play(page, at, number):
    """By pointer: an act that is refused with its rule, then one that is legal; the host hears of both."""
    at.locator(".acts [data-act=discard]").click(force=True)  # it is not to be done now, and says why
    why = at.locator("dialog[data-sheet=why]")
    expect(why).to_contain_text("draw from the stock")
    assert hears(page, number, "refused")["refusals"][0]["rule"] == "C3.2"
    why.locator(".stackrow .btn").last.click()
    at.locator("[data-act=stock]").click()
    assert hears(page, number, "act", "one.by === 'person'")["act"] == "draw"


def test_twelve_tables_are_drawn_from_little_and_played_by_one_engine(page, host, site):
    more = [table(position=KINGS, deck="2c")] * 9
    tables = [table(position=KINGS), table(position=GIN, theme="woad"), *more, table(game="gin")]
    grid = "<style>body{display:grid;grid-template-columns:repeat(4,300px);align-items:start}</style>"
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(host.puts(host.script + grid + "".join(tables)))
    for number in range(12):
        expect(inside(page, number).locator("[data-act=try]")).to_be_visible()
    expect(inside(page, 0).locator(".poster-hand .card")).to_have_count(11)
    expect(inside(page, 1).locator("h1")).to_have_text("Gin Rummy")
    page.wait_for_load_state("networkidle")
    assert site.sent < 100_000
    assert [path for path in site.asked if "runtime/" in path or "worker" in path or "run-" in path] == []
    assert engines(page) == 0

    page.locator("melds-table").first.evaluate("table => { table.style.gridColumn = '1 / -1'; }")
    refuse_and_play(page, open_table(page, 0), 0)
    page.evaluate("document.querySelectorAll('melds-table')[1].act('discard 7H')")
    assert hears(page, 1, "act")["act"] == "discard 7H"
    assert "discard 7H" in hears(page, 1, "state")["record"]
    assert engines(page) == 1

    page.evaluate("document.querySelector('melds-table').remove()")
    page.evaluate("{ const table = document.querySelector('melds-table'); table.said = []; table.reset(); }")
    assert "discard 7H" not in hears(page, 0, "state")["record"]
    assert engines(page) == 1


@pytest.mark.parametrize("sandbox", [None, "allow-scripts allow-same-origin"])
def test_a_table_plays_where_storage_is_blocked(page, host, site, context, sandbox):
    context.add_init_script(BLOCKED)
    page.goto(host.puts(frame(site, sandbox, position=KINGS)))
    at = open_table(page, 0)
    at.locator("[data-act=stock]").click()
    until(page, "heard.some(one => one.kind === 'act' && one.act === 'draw')")
    assert "[position " in page.evaluate("heard.findLast(one => one.kind === 'state').record")


STORED = """() => { try { return localStorage.length; } catch ({name}) { return name; } }"""


@pytest.fixture
def strict(browser_type, browser_type_launch_args):
    """A page of a browser that gives third parties no storage.

    That is Chromium with windows where storage is not parted by host pages, as Playwright starts it; the one without
    windows has no such setting.
    """
    path = with_windows()
    assert path, "a Chromium with windows is needed; ./build.sh test installs one"
    browser = browser_type.launch(**{**browser_type_launch_args, "executable_path": path})
    yield browser.new_page()
    browser.close()


def test_a_table_plays_where_the_browser_gives_third_parties_no_storage(strict, host):
    strict.goto(host.puts(host.script + table(position=KINGS)))
    open_table(strict, 0).locator("[data-act=stock]").click()
    assert strict.frames[1].evaluate(STORED) == "SecurityError"
    assert hears(strict, 0, "act", "one.act === 'draw'")


def test_a_frame_that_may_not_play_says_so_and_leads_on(page, host, site, faults):
    page.goto(host.puts(frame(site, "allow-scripts", position=KINGS)))
    at = inside(page, 0)
    expect(at.locator(".poster-hand .card")).to_have_count(11)
    at.locator("[data-act=try]").click()
    expect(at.locator(".poster-stuck")).to_contain_text("allow-same-origin", timeout=5000)
    assert at.get_by_role("link").get_attribute("href").startswith(f"{site.url}embed.html#position=")
    assert page.evaluate("heard.some(({kind, expected}) => kind === 'error' && expected.includes('allow-same-origin'))")
    expect(at.locator("[data-act=again]")).to_have_count(0)  # it would be no other
    assert [path for path in site.asked if "runtime/" in path] == []
    faults.clear()  # fonts that a frame without an origin may not have


HARM = "parent.postMessage({harm: 'run'}, '*')"
SCRIPT = f'<img src=x onerror="{HARM}"><script>{HARM}</script>'

# Markup that got in would be kept from running by the policy of the frame, which would say so.
TRAP = "addEventListener('securitypolicyviolation', () => parent.postMessage({harm: 'kept'}, '*'))"


ATTACK = """script => {
    const mine = frames[0], others = frames[1], say = (message, to = mine) => to.postMessage(message, '*');
    const unheard = [null, 7, script, [], {kind: 'act', act: 'draw'}, {melds: 2, kind: 'act', act: 'draw'},
        {melds: 1, kind: 'eval', code: script}, {melds: 1, kind: '__proto__'}];
    for (const message of unheard) say(message);
    say({melds: 1, kind: 'act', act: 'draw'}, others);
    const hands = {S: 'KH '.repeat(3e6)};
    say({melds: 1, kind: 'set', position: JSON.stringify({hands})});
    say({melds: 1, kind: 'set', position: {hands}});
    say({melds: 1, kind: 'set', record: 'x'.repeat(1e7), theme: script, lang: script, deck: script, game: script,
        seed: script, [script]: script});
}"""


def test_a_hostile_page_is_ignored_or_refused_and_nothing_of_it_is_run(page, host, site, faults):
    evil = {**KINGS, "rules": SCRIPT, "dealer": SCRIPT, SCRIPT: SCRIPT, "hands": {"S": "KH KD", SCRIPT: SCRIPT}}
    mine, others = frame(site, position=evil), frame(site, position=KINGS, origin="https://elsewhere.example")
    page.add_init_script(TRAP)
    page.goto(host.puts(mine + others))
    for number in range(2):
        expect(inside(page, number).locator("[data-act=try]")).to_be_visible()
    page.evaluate(ATTACK, SCRIPT)
    until(page, "heard.filter(one => one.kind === 'error' && one.from === 0).length >= 8")
    fields = page.evaluate("[...new Set(heard.filter(one => one.kind === 'error').map(one => one.field))]")
    assert {"position", "record", "theme", "lang", "deck", "game", "seed"} <= set(fields)
    assert page.evaluate("heard.some(one => one.from === 1)") is False
    assert engines(page) == 0

    page.evaluate("for (let i = 0; i < 2000; i++) frames[0].postMessage({melds: 1, kind: 'set', theme: 'dark'}, '*')")
    until(page, "heard.some(one => one.kind === 'error' && one.field === 'message')")
    assert page.evaluate("heard.filter(one => one.field === 'message').length") < 10
    expect(inside(page, 0).locator("html")).to_have_attribute("data-mode", "dark")
    assert inside(page, 0).locator("img").count() == 0
    assert page.evaluate("heard.some(({harm}) => harm)") is False
    inside(page, 0).locator("#poster").evaluate("(poster, script) => { poster.innerHTML = script; }", SCRIPT)
    until(page, "heard.some(({harm}) => harm === 'kept')")  # so the trap does tell
    faults.clear()  # what was said to a page that is not there, and what the policy kept from running


def test_a_neighbour_in_the_page_is_not_heard(page, host, site):
    neighbour = f'<iframe src="{host.puts("", "/ad")}" title="ad"></iframe>'
    page.goto(host.puts(frame(site, position=KINGS) + neighbour))
    expect(inside(page, 0).locator("[data-act=try]")).to_be_visible()
    page.frames[-1].evaluate("parent.frames[0].postMessage({melds: 1, kind: 'set', theme: 'dark'}, '*')")
    page.evaluate("frames[0].postMessage({melds: 1, kind: 'set', deck: '2c'}, '*')")
    expect(inside(page, 0).locator("html")).to_have_attribute("data-deck", "2c")
    assert inside(page, 0).locator("html").get_attribute("data-mode") is None


KILLED = """async act => {
    void melds.game.act(act);
    for (let i = 0; i < 20; i++) await null; // it is on its way, and no answer has come
    melds.room.line.boot.engine.kill();
}"""


def test_an_act_that_the_engine_died_over_is_done_by_the_next_and_the_others_play_on(page, host, faults):
    page.goto(host.puts(host.script + table(position=KINGS) + table(position=GIN)))
    for number in range(2):
        open_table(page, number)
    first, second = (at for at in page.frames if at.evaluate("'melds' in globalThis"))
    page.evaluate("document.querySelector('melds-table').act('draw')")
    assert hears(page, 0, "act")["act"] == "draw"
    # One that cannot be taken up again says so, and is none of the others' business.
    second.evaluate("() => { melds.game.lines = ['[melds 1]', 'once upon a time']; }")
    first.evaluate(KILLED, "discard 4H")
    hears(page, 0, "act", "one.act === 'discard 4H'")
    expect(inside(page, 1).locator(".poster-stuck")).to_contain_text("cannot go on")
    assert hears(page, 1, "error")["field"].startswith("position")

    inside(page, 1).locator("[data-act=again]").click()
    expect(inside(page, 1).locator("#table-main")).to_be_visible()
    assert engines(page) == 1
    faults.clear()


COUNTED = """() => {
    const Real = Worker;
    globalThis.Worker = class extends Real {
        constructor(...how) { parent.postMessage({begun: true}, '*'); super(...how); }
    };
}"""


def test_a_frame_that_goes_with_the_engine_starts_no_other(page, host):
    page.goto(host.puts(host.script + table(position=KINGS) + table(position=GIN)))
    for number in range(2):
        open_table(page, number)
    holder = next(at for at in page.frames if at.evaluate("'meldsRuntime' in globalThis"))
    holder.evaluate(COUNTED)
    page.evaluate("document.querySelector('melds-table').remove()")
    page.evaluate("document.querySelector('melds-table').act('discard 7H')")
    assert hears(page, 0, "act")["act"] == "discard 7H"
    assert engines(page) == 1
    assert page.evaluate("heard.some(({begun}) => begun)") is False


PLACES = "cards => new Set(cards.map(card => Object.values(card.getBoundingClientRect().toJSON()).join())).size"


def test_a_file_of_the_table_that_does_not_come_is_said_and_asked_for_again(page, host, site, faults):
    page.goto(host.puts(frame(site, position=KINGS)))
    at = inside(page, 0)
    for lost, there in (("app/gin-", "melds.frame.room"), ("app/run-", "melds.frame.state === 'opening'")):
        site.hold(lost)
        at.locator("[data-act=try]").click()
        until(page.frames[1], f"!!({there})")
        site.lose(lost)
        site.let_go()
        expect(at.locator(".poster-stuck")).to_contain_text("a file has not come")
        page.evaluate("frames[0].postMessage({melds: 1, kind: 'set', deck: '2c'}, '*')")
        expect(at.locator("html")).to_have_attribute("data-deck", "2c")
        assert at.locator(".poster-hand .card").evaluate_all(PLACES) == 11  # the table's styles are not for the poster
        site.lose()
        at.locator("[data-act=again]").click()
        expect(at.locator("#table-main")).to_be_visible()
        expect(at.locator("html")).to_have_attribute("data-deck", "2c")
        page.reload()
    faults.clear()


CHANGED = """() => {
    const table = document.querySelector('melds-table');
    table.removeAttribute('readonly');
    table.removeAttribute('controls');
    table.setAttribute('game', 'canasta');
    table.setAttribute('rules', 'classic-2');
}"""


def test_attributes_that_change_together_are_one_change_and_one_taken_away_is_as_usual(page, host):
    page.goto(host.puts(host.script + table(game="gin", readonly="", controls="0")))
    at = open_table(page, 0)
    expect(at.locator(".embed-bar")).to_have_count(0)
    page.evaluate(CHANGED)
    hears(page, 0, "state", "one.view.rules.name === 'classic-2'")
    assert {state["view"]["rules"]["name"] for state in said(page, 0, "state")} == {"gin", "classic-2"}
    expect(at.locator(".embed-bar [data-act=reset]")).to_be_visible()
    assert said(page, 0, "error") == []

    # Two tables asked for at once are opened one after another, and what is asked next is meant for the second.
    page.evaluate(
        """position => {
            const table = document.querySelector('melds-table');
            table.set({game: 'gin', rules: null});
            table.set({position, readonly: '1'});
            table.set({readonly: null});
            table.act('discard 7H');
        }""",
        GIN,
    )
    hears(page, 0, "act", "one.act === 'discard 7H'")
    assert said(page, 0, "error") == []


def test_a_page_in_a_sandbox_hears_its_tables(page, host, faults):
    inner = host.puts(host.script + table(position=KINGS), "/inner")
    size = 'width="700" height="900" title="a page"'
    page.goto(host.puts(f'<iframe sandbox="allow-scripts" src="{inner}" {size}></iframe>'))
    expect(inside(page, 0).locator("iframe").content_frame.locator("[data-act=try]")).to_be_visible()
    within = page.frames[1]
    until(within, "document.querySelector('melds-table').said?.some(({kind}) => kind === 'ready')")
    until(within, "document.querySelector('iframe').style.height.endsWith('px')")
    within.evaluate("document.querySelector('melds-table').setAttribute('deck', '2c')")
    expect(inside(page, 0).locator("iframe").content_frame.locator("html")).to_have_attribute("data-deck", "2c")
    faults.clear()  # fonts that a frame without an origin may not have


def test_the_script_for_other_pages_is_small(site):
    assert site.running
    assert size_of_element() <= 4096


WRONG = {
    "hands.S": {"position": {"hands": {"S": "KH KD 1C"}}},
    "hands": {"position": {"hands": {"X": "KH"}}},
    "record": {"record": "nonsense"},
    "theme": {"game": "gin", "theme": "pink"},
    "deck": {"game": "gin", "deck": "5c"},
}


def test_a_mistake_is_told_at_once(page, host):
    page.set_viewport_size({"width": 1280, "height": 2400})
    page.goto(host.puts(host.script + "".join(table(**terms) for terms in WRONG.values())))
    for number, field in enumerate(WRONG):
        assert [fault["field"] for fault in hears(page, number, "ready")["faults"]] == [field]
        assert hears(page, number, "error")["field"] == field
    page.evaluate("document.querySelector('melds-table').set({position: {stock: 'many'}})")
    assert hears(page, 0, "error", "one.field === 'stock'")["text"] == "MANY"
    assert engines(page) == 0


def test_nobody_plays_on_from_a_record_for_an_act_that_is_refused(page, host):
    page.goto(host.puts(host.script + table(record=KNOCKING)))
    page.evaluate("{ const at = document.querySelector('melds-table'); at.goTo(2); at.act('draw'); }")
    hears(page, 0, "refused")
    until(page.frames[1], "melds.room.stepping && !melds.game.busy && !melds.game.paused")
    expect(inside(page, 0).locator(".embed-bar .num")).to_have_text("2 of 4")
    expect(inside(page, 0).locator("[data-act=resume]")).to_have_count(0)
    assert said(page, 0, "act") == []
    page.evaluate("{ const at = document.querySelector('melds-table'); at.goTo(4); at.act('discard AH'); }")
    assert hears(page, 0, "act")["by"] == "person"
    hears(page, 0, "act", "one.by === 'computer'")


def test_the_guide_shows_what_it_tells_of_and_its_example_works_as_it_stands(page, site, tmp_path):
    page.goto(f"{site.url}embedding.html")
    example = page.locator("pre").first.inner_text()
    at = open_table(page, 0)
    at.locator("[data-act=stock]").click()
    until(page, "frames[0].melds.game.view.step === 'play'")

    saved = tmp_path / "table.html"
    saved.write_text(example.replace("https://melds.example/", site.url), "utf-8")
    page.goto(saved.as_uri())
    expect(inside(page, 0).locator(".poster-hand .card")).to_have_count(8)
    expect(inside(page, 0).locator(".poster-faults")).to_have_count(0)
    open_table(page, 0)


SHOWN = """() => {
    const [, gin, record] = [...document.querySelectorAll('pre')].map(({textContent}) =>
        new DOMParser().parseFromString(textContent, 'text/html').querySelector('melds-table'));
    const picture = document.querySelectorAll('melds-table')[1], laid = one => JSON.parse(one.getAttribute('position'));
    return {shown: laid(gin), drawn: laid(picture), record: record.getAttribute('record')};
}"""
FIELDS = """() => [...document.querySelectorAll('h2')].find(({textContent}) => textContent === 'A position')
    .nextElementSibling.nextElementSibling.querySelectorAll('dt code')"""
TOLD = {"game", "rules", "step", "turn", "hands", "stock", "pile", "melds", "red3", "opened"}
TOLD_OF_GIN = {"taken", "passed", "knocker"}


def test_the_guide_tells_a_position_a_record_and_the_messages_as_they_are(page, site, host):
    page.goto(f"{site.url}embedding.html")
    shown = page.evaluate(SHOWN)
    assert shown["shown"] == shown["drawn"]
    told = set(page.evaluate(f"[...({FIELDS})()].map(code => code.textContent)"))
    assert told >= TOLD | TOLD_OF_GIN
    assert told <= CANASTA | GIN_FIELDS
    framed, script = (page.locator("pre").nth(number).inner_text() for number in (4, 5))

    page.goto(host.puts(host.script + table(record=shown["record"])))
    expect(inside(page, 0).locator(".poster-faults")).to_have_count(0)
    page.evaluate("document.querySelector('melds-table').goTo(0)")
    hears(page, 0, "state", "one.step === 0 && one.steps === 4")

    body = f"{framed}<script>{script}</script>".replace("https://melds.example", site.url.rstrip("/"))
    page.goto(host.puts(body.replace("theme=dark", f"theme=dark&amp;origin={host.url}")))
    expect(inside(page, 0).locator("html")).to_have_attribute("data-mode", "light")
    page.evaluate("say({kind: 'goTo', step: 0})")
    until(page, "heard.some(one => one.kind === 'state')")
