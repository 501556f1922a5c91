"""What the build publishes: every part there, nothing that names a place, small enough to be sent."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from urllib.parse import urljoin, urlsplit
from zipfile import ZIP_STORED, ZipFile

import brotli
import pytest
from place import DIST, until

FONT_LIMIT = 30_000
# Bytes of a first visit as a host sends them: all, our own page and engine, and the scripts until a table is drawn.
ALL = {".br": 4_300_000, ".gz": 5_600_000}
OURS = 350_000
SCRIPTS = 70_000
PACKED = {".css", ".html", ".js", ".jsonl", ".mjs", ".svg", ".wasm", ".webmanifest", ".zip"}
TEXT = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest"}


def files() -> list[Path]:
    return [path for path in DIST.rglob("*") if path.is_file()]


def one(pattern: str) -> Path:
    (found,) = DIST.glob(pattern)
    return found


def test_nothing_is_asked_from_the_root_of_the_host():
    for page in DIST.glob("*.html"):
        asked = re.findall(r'\b(?:src|href)="([^"]*)"', page.read_text("utf-8"))
        assert [url for url in asked if url.startswith("/") or urlsplit(url).scheme] == []


def test_what_the_pages_and_the_manifest_ask_for_is_there():
    for page in DIST.glob("*.html"):
        for url in re.findall(r'\b(?:src|href)="([^"#]+)"', page.read_text("utf-8")):
            assert (DIST / url).exists(), url
    manifest = json.loads((DIST / "manifest.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        head = (DIST / icon["src"]).read_bytes()[:24]
        width, height = int.from_bytes(head[16:20]), int.from_bytes(head[20:24])
        assert icon["sizes"] == f"{width}x{height}"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}


def test_styles_find_their_drawings_and_fonts():
    for style in (DIST / "app").glob("*.css"):
        for url in re.findall(r"url\(\"?([^)\"]+)\"?\)", style.read_text("utf-8")):
            if not url.startswith("data:"):
                path = urljoin(f"x/app/{style.name}", url).removeprefix("x/")
                assert (DIST / path).exists(), f"{style.name}: {url}"


def test_no_path_of_the_machine_is_published():
    for path in files():
        if path.suffix in TEXT and not path.name.startswith("pyodide"):
            assert str(Path.home()) not in path.read_text("utf-8"), path
            assert str(DIST.parent) not in path.read_text("utf-8"), path


def test_packed_twins_unpack_to_the_files_beside_them():
    for ending, unpack in ((".gz", gzip.decompress), (".br", brotli.decompress)):
        packed = [path for path in files() if path.suffix == ending]
        for part in ("app/main-", "app/house-", "runtime/library-", "runtime/engine-", ".asm.wasm", "index.html"):
            assert [path for path in packed if part in path.as_posix()], part
        for path in packed:
            assert unpack(path.read_bytes()) == path.with_suffix("").read_bytes()


def test_what_is_worth_it_has_packed_twins():
    for path in files():
        elsewhere = path.relative_to(DIST).parts[0] in {"wheels", "licences"}
        if path.suffix in PACKED and path.stat().st_size > 1000 and not elsewhere:
            assert path.with_name(path.name + ".gz").exists(), path
            assert path.with_name(path.name + ".br").exists(), path


def test_python_is_published_compiled_and_stored():
    for archive in (one("runtime/library-*.zip"), one("runtime/engine-*.zip")):
        with ZipFile(archive) as contents:
            assert {entry.compress_type for entry in contents.infolist()} == {ZIP_STORED}
            assert not [name for name in contents.namelist() if name.endswith(".py")]
            for name in contents.namelist():
                if name.endswith(".pyc"):
                    flags = int.from_bytes(contents.read(name)[4:8], "little")
                    assert flags == 0b01, f"{name} would be checked against a clock or a source"


def test_the_engine_is_published_without_its_terminal_and_its_notes():
    with ZipFile(one("runtime/engine-*.zip")) as contents:
        names = contents.namelist()
    assert "melds/bridge.pyc" in names
    assert not [name for name in names if name.startswith("melds/cli") or not name.endswith(".pyc")]


def test_the_library_is_published_without_sockets_processes_and_archives():
    with ZipFile(one("runtime/library-*.zip")) as contents:
        names = set(contents.namelist())
        assert contents.getinfo("subprocess.pyc").file_size < 1000
    assert not {"ssl.pyc", "zipfile/__init__.pyc", "shutil.pyc", "asyncio/sslproto.pyc", "dis.pyc"} & names


def test_the_display_face_is_small():
    assert one("fonts/*.woff2").stat().st_size <= FONT_LIMIT


def test_courts_and_jokers_are_there_with_their_licence():
    names = {path.name for path in (DIST / "courts").iterdir() if path.suffix not in ALL}
    assert names == {f"{suit}{rank}.svg" for suit in "SHDC" for rank in "KQJ"} | {"X1.svg", "X2.svg", "LICENSE-CC0.txt"}


def test_licences_are_published():
    others = (DIST / "licences/others.txt").read_text("utf-8")
    for part in ("Python Software Foundation", "pyodide", "@letele/playing-cards", "@fontsource/bitter"):
        assert part in others
    assert "MIT License" in (DIST / "licences/melds.txt").read_text("utf-8")


def sent(url: str, ending: str) -> int:
    """Say how many bytes of a file are sent, packed where it lies packed."""
    twin = DIST / (url + ending)
    return (twin if twin.exists() else DIST / url).stat().st_size


def first_visit() -> list[str]:
    """List all that a first visit fetches: the service worker keeps all of the site, and is sent itself."""
    kept = re.findall(r'url:"([^"]+)"', (DIST / "sw.js").read_text("utf-8"))
    assert "index.html" in kept
    assert all((DIST / url).is_file() for url in kept)
    return [*kept, "sw.js"]


@pytest.mark.parametrize("ending", ALL)
def test_a_first_visit_is_small(ending):
    assert sum(sent(url, ending) for url in first_visit()) <= ALL[ending]


def asked_by(script: str) -> list[str]:
    """List the scripts that a script imports, at once or later."""
    return re.findall(r'"\./([\w-]+\.js)"', (DIST / "app" / script).read_text("utf-8"))


def test_our_own_page_and_engine_are_small():
    """Pages, scripts, styles and the engine; not Python, nor pictures and letters."""
    scripts = {one(f"app/{name}-*.js").name for name in ("first", "main", "worker")}
    while found := {name for script in scripts for name in asked_by(script)} - scripts:
        scripts |= found
    styles = re.findall(r'"(app/[^"]+[.]css)"', (DIST / "index.html").read_text("utf-8"))
    ours = [*(f"app/{name}" for name in scripts), *styles, "index.html", "sw.js"]
    ours.append(one("runtime/engine-*.zip").relative_to(DIST).as_posix())
    assert sum(sent(url, ".br") for url in ours) <= OURS


def test_the_scripts_of_the_first_page_and_a_table_are_small():
    page = (DIST / "index.html").read_text("utf-8")
    scripts = re.findall(r'(?:<script[^>]* src|rel="modulepreload" href)="([^"]+)"', page)
    assert len(scripts) > 1
    assert sum(sent(url, ".gz") for url in scripts) <= SCRIPTS


@pytest.mark.parametrize("width", [375, 1280])
def test_the_page_starts_below_any_path(page, site, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(site.url)
    until(page, "document.documentElement.dataset.engine === 'ready'")
    reply = page.evaluate("window.melds.engine.ask({op: 'hello'})")
    assert reply["kind"] == "hello"
