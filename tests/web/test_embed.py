"""Tables in a page of somebody else: posters at once, one engine when one is touched, nothing for a hostile page."""

import pytest
from host_page import GIN, KINGS, Host, frame, size_of_element, table
from playwright.sync_api import expect

from conftest import until

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
    ours = (site.url, f"{host.url}/", "data:", "blob:")
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


def test_a_frame_that_may_not_play_says_so_and_leads_on(page, host, site, faults):
    page.goto(host.puts(frame(site, "allow-scripts", position=KINGS)))
    at = inside(page, 0)
    expect(at.locator(".poster-hand .card")).to_have_count(11)
    at.locator("[data-act=try]").click()
    expect(at.locator(".stuck")).to_contain_text("allow-same-origin", timeout=5000)
    assert at.get_by_role("link").get_attribute("href").startswith(f"{site.url}embed.html#position=")
    assert page.evaluate("heard.at(-1).kind") in {"error", "resize"}
    assert [path for path in site.asked if "runtime/" in path] == []
    faults.clear()  # fonts that a frame without an origin may not have


SCRIPT = '<img src=x onerror=\\"top.hacked = 1\\"><script>top.hacked = 1</script>'


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
    assert page.evaluate("window.hacked") is None
    assert inside(page, 0).locator("img").count() == 0
    faults.clear()  # what was said to a page that is not there


def test_a_neighbour_in_the_page_is_not_heard(page, host, site):
    neighbour = f'<iframe src="{host.puts("", "/ad")}" title="ad"></iframe>'
    page.goto(host.puts(frame(site, position=KINGS) + neighbour))
    expect(inside(page, 0).locator("[data-act=try]")).to_be_visible()
    page.frames[-1].evaluate("parent.frames[0].postMessage({melds: 1, kind: 'set', theme: 'dark'}, '*')")
    page.evaluate("frames[0].postMessage({melds: 1, kind: 'set', deck: '2c'}, '*')")
    expect(inside(page, 0).locator("html")).to_have_attribute("data-deck", "2c")
    assert inside(page, 0).locator("html").get_attribute("data-mode") is None


def test_the_script_for_other_pages_is_small(site):
    assert site.running
    assert size_of_element() <= 4096


def test_the_guide_shows_what_it_tells_of_and_its_example_works_as_it_stands(page, host, site):
    page.goto(f"{site.url}embedding.html")
    expect(inside(page, 0).locator("[data-act=try]")).to_be_visible()
    example = page.locator("pre").first.inner_text()
    page.goto(host.puts(example.replace("https://melds.example/", site.url)))
    expect(inside(page, 0).locator(".poster-hand .card")).to_have_count(8)
    expect(inside(page, 0).locator(".poster-faults")).to_have_count(0)
