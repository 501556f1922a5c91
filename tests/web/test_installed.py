"""The installed app: its manifest, its shortcuts, and the games that come to it as files or from other apps."""

import json
import re
from urllib.parse import quote, urljoin

import pytest
from page_looks import check
from place import DIST, READY, go, on
from playwright.sync_api import expect
from saved_play import dealt, my_turn

from conftest import until
from wire.canasta.stacked import stacked

GIN = """[melds 1]
[game gin]
[rules gin]
[seed shared]
[player 1 person Morwenna]
[player 2 simple Jago]
[dealer 2]
"""
HOSTILE = "<img src=x onerror=\"document.title='done'\">\n[game <b>x</b>]\n[player S person <i>y</i>]\n"
FILES = "Object.defineProperty(window, 'launchQueue', {value: {setConsumer(hear) { window.launch = hear; }}})"
OPEN_FILE = """async ([name, text]) =>
  window.launch({files: [{getFile: async () => new File([text], name)}], targetURL: location.href})"""
LOST_FILE = """name => {
  const getFile = async () => { throw new DOMException('gone', 'NotFoundError'); };
  window.launch({files: [{name, getFile}], targetURL: location.href});
}"""
OPEN_ADDRESS = "where => window.launch({files: [], targetURL: new URL(where, location.href).href})"
LOCKS = """window.locks = 0;
Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {
  window.locks++;
  return {released: false, async release() { if (!this.released) { this.released = true; window.locks--; } }};
}}});"""


@pytest.fixture
def manifest():
    return json.loads((DIST / "manifest.webmanifest").read_text("utf-8"))


def size(path):
    """Return width and height of a PNG or WebP file."""
    head = path.read_bytes()[:32]
    if head[:4] == b"\x89PNG":
        return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])
    if head[12:16] == b"VP8X":
        return int.from_bytes(head[24:27], "little") + 1, int.from_bytes(head[27:30], "little") + 1
    return int.from_bytes(head[26:28], "little") & 0x3FFF, int.from_bytes(head[28:30], "little") & 0x3FFF


def test_every_picture_of_the_manifest_has_the_size_it_says(manifest):
    of_shortcuts = [icon for one in manifest["shortcuts"] for icon in one["icons"]]
    pictures = [*manifest["icons"], *manifest["screenshots"], *of_shortcuts]
    for picture in pictures:
        width, height = size(DIST / picture["src"])
        assert picture["sizes"] == f"{width}x{height}", picture["src"]
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"wide", "narrow"}


def test_whatever_the_app_is_opened_with_lies_in_its_scope(manifest):
    where = "https://host/some/where/"
    opened = [manifest["start_url"], manifest["share_target"]["action"], *(one["url"] for one in manifest["shortcuts"])]
    opened += [handler["action"] for handler in manifest["file_handlers"]]
    assert [url for url in opened if not urljoin(where, url).startswith(urljoin(where, manifest["scope"]))] == []


def test_two_copies_on_one_host_are_two_apps(manifest):
    def identity(where):
        start = urljoin(where, manifest["start_url"])
        return urljoin(urljoin(start, "/"), manifest["id"]) if "id" in manifest else start

    assert identity("https://host/stable/") != identity("https://host/beta/")


@pytest.mark.usefixtures("offline")
def test_nothing_stands_against_installing_it(page, site):
    page.goto(site.url)
    until(page, "navigator.serviceWorker.ready.then(({active}) => active?.state === 'activated')")
    devtools = page.context.new_cdp_session(page)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    told = devtools.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"] == f"{site.url}manifest.webmanifest"


def test_its_shortcuts_open_a_new_game_of_each_kind_and_the_last_one(ready, manifest):
    for game in ("canasta", "gin"):
        (url,) = (one["url"] for one in manifest["shortcuts"] if one["url"].endswith(game))
        ready.evaluate("hash => { location.hash = hash; }", url.removeprefix("./"))
        on(ready, "new")
        expect(ready.locator(f"input[name=game][value={game}]")).to_be_checked()


def test_the_last_game_is_opened_by_its_shortcut(ready, site, manifest):
    dealt(ready)
    ready.goto("about:blank")
    ready.goto(urljoin(site.url, manifest["shortcuts"][0]["url"]))
    on(ready, "table")
    my_turn(ready)


def test_a_shared_record_is_shown_and_gone_on_with_when_the_person_says_so(page, site, axe):
    page.goto(f"{site.url}?title=Match&record={quote(GIN)}&url=#menu")
    on(page, "record")
    assert page.url == f"{site.url}#record"
    expect(page.locator(".received")).to_contain_text("Played by Morwenna and Jago")
    until(page, READY)
    assert page.evaluate("melds.game.view") is None
    check(page, axe)
    page.get_by_role("button", name="Go on with it").click()
    on(page, "table")
    until(page, "melds.game.name === 'gin' && melds.game.view.hand.length >= 10 && !melds.game.busy")
    assert page.evaluate("melds.saves.kept.get('gin').lines[0]") == "[melds 1]"
    page.reload()
    on(page, "table")


def test_a_record_can_be_shared_with_it_without_a_server(page, site, offline):
    page.goto(site.url)
    until(page, READY)
    offline(page)
    page.goto(f"{site.url}?record={quote(stacked({}))}")
    on(page, "record")
    until(page, READY)
    page.get_by_role("button", name="Go on with it").click()
    on(page, "table")


def test_what_is_no_record_is_refused_with_its_place_and_nothing_changes(ready, site):
    dealt(ready)
    lines = ready.evaluate("melds.game.lines")
    ready.goto("about:blank")
    ready.goto(f"{site.url}?record={quote(HOSTILE)}")
    on(ready, "record")
    until(ready, READY)
    expect(ready.locator(".received")).to_contain_text("does not say which game")
    expect(ready.locator(".received")).to_contain_text("<i>y</i>")
    ready.get_by_role("button", name="Go on with it").click()
    expect(ready.locator(".refusal")).to_contain_text("The rules can make no sense of line 1.")
    assert ready.title() == "A game that came in · Melds"
    assert ready.locator("#page img, #page i, #page b").count() == 0
    ready.get_by_role("link", name="Leave it").click()
    ready.get_by_role("button", name="Continue").click()
    on(ready, "table")
    my_turn(ready)
    assert ready.evaluate("melds.game.lines") == lines


def test_a_file_that_is_opened_with_the_app_comes_to_the_page_that_is_open(page, site):
    page.add_init_script(FILES)
    page.goto(site.url)
    until(page, READY)
    page.evaluate(OPEN_FILE, ["ours.melds", GIN])
    on(page, "record")
    expect(page.locator(".received")).to_contain_text("File: ours.melds")
    page.evaluate(OPEN_FILE, ["large.txt", "x" * 2_000_001])
    expect(page.locator(".refusal")).to_contain_text("too large")
    page.evaluate(LOST_FILE, "away.melds")
    expect(page.locator(".refusal")).to_contain_text("could not be opened")
    page.evaluate(OPEN_ADDRESS, "./#new/gin")
    on(page, "new")
    page.evaluate(OPEN_ADDRESS, f"./?record={quote(GIN)}")
    on(page, "record")
    expect(page.locator(".received")).to_contain_text("Morwenna")


def test_a_game_is_kept_as_a_file_and_opened_again(ready, tmp_path, axe):
    dealt(ready)
    lines = ready.evaluate("melds.game.lines")
    go(ready, "help")
    with ready.expect_download() as download:
        ready.get_by_role("button", name="Keep Canasta as a file").click()
    assert re.fullmatch(r"melds-canasta-\d{4}-\d\d-\d\d\.melds", download.value.suggested_filename)
    path = tmp_path / "game.melds"
    download.value.save_as(path)
    assert path.read_text("utf-8").splitlines() == lines
    assert axe(ready) == []
    ready.locator("input[name=record-file]").set_input_files(path)
    on(ready, "record")
    expect(ready.locator(".ends")).to_contain_text("your own game of Canasta, deal 1")
    with ready.expect_download():
        ready.get_by_role("button", name="Keep mine as a file").click()
    ready.get_by_role("button", name="Go on with it").click()
    on(ready, "table")
    until(ready, "!melds.game.busy")
    assert ready.evaluate("melds.game.lines") == lines


def test_the_screen_stays_on_only_at_the_table_and_only_where_it_is_wished(page, site):
    page.add_init_script(LOCKS)
    page.goto(site.url)
    until(page, READY)
    dealt(page)
    assert page.evaluate("window.locks") == 0
    go(page, "settings")
    page.get_by_role("switch", name="Keep the screen on").check(force=True)
    go(page, "table")
    until(page, "window.locks === 1")
    go(page, "menu")
    until(page, "window.locks === 0")
