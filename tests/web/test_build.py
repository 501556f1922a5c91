"""What the build publishes: every part there, nothing that names a place, small enough to be sent."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from urllib.parse import urljoin, urlsplit
from zipfile import ZIP_STORED, ZipFile

import pytest
from place import DIST, until

FONT_LIMIT = 30_000
FIRST_VISIT_LIMIT = 6_500_000
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
    packed = [path for path in files() if path.suffix == ".gz"]
    assert len(packed) == 3
    for path in packed:
        assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes()


def test_python_is_published_compiled_and_stored():
    for archive in (one("runtime/library-*.zip"), one("runtime/engine-*.zip")):
        with ZipFile(archive) as contents:
            assert {entry.compress_type for entry in contents.infolist()} == {ZIP_STORED}
            assert not [name for name in contents.namelist() if name.endswith(".py")]
            for name in contents.namelist():
                if name.endswith(".pyc"):
                    flags = int.from_bytes(contents.read(name)[4:8], "little")
                    assert flags == 0b01, f"{name} would be checked against a clock or a source"


def test_the_engine_is_published_without_its_terminal():
    with ZipFile(one("runtime/engine-*.zip")) as contents:
        names = contents.namelist()
    assert "melds/bridge.pyc" in names
    assert not [name for name in names if name.startswith("melds/cli")]


def test_the_display_face_is_small():
    assert one("fonts/*.woff2").stat().st_size <= FONT_LIMIT


def test_courts_and_jokers_are_there_with_their_licence():
    names = {path.name for path in (DIST / "courts").iterdir()}
    assert names == {f"{suit}{rank}.svg" for suit in "SHDC" for rank in "KQJ"} | {"X1.svg", "X2.svg", "LICENSE-CC0.txt"}


def test_licences_are_published():
    others = (DIST / "licences/others.txt").read_text("utf-8")
    for part in ("Python Software Foundation", "pyodide", "@letele/playing-cards", "@fontsource/bitter"):
        assert part in others
    assert "MIT License" in (DIST / "licences/melds.txt").read_text("utf-8")


def test_a_first_visit_is_small_where_the_host_packs():
    sent = [path for path in files() if path.suffix not in {".map", ".whl", ".txt"}]
    packed = {path.with_suffix("") for path in sent if path.suffix == ".gz"}
    sizes = (len(gzip.compress(path.read_bytes(), 6)) for path in sent if path not in packed and path.suffix != ".gz")
    assert sum(sizes) + sum(path.with_name(path.name + ".gz").stat().st_size for path in packed) < FIRST_VISIT_LIMIT


@pytest.mark.parametrize("width", [375, 1280])
def test_the_page_starts_below_any_path(page, site, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(site.url)
    until(page, "document.documentElement.dataset.engine === 'ready'")
    reply = page.evaluate("window.melds.engine.ask({op: 'hello'})")
    assert reply["kind"] == "hello"
