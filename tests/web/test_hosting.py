"""On hosts that send little: below any path, without a header of ours. And what the README says to send."""

import re
from http.server import SimpleHTTPRequestHandler

import pytest
from place import DIST, READY, ROOT, Fickle, Served, on, until
from saved_play import begin
from serve import HASHED, POLICY

FRAMES = re.compile(r"; frame-ancestors [^;]+$")
META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">')


class Bare(Fickle):
    """Sends files with their types, and no header more."""

    def end_headers(self):
        SimpleHTTPRequestHandler.end_headers(self)


@pytest.fixture
def site():
    served = Served(DIST, Bare)
    yield served
    served.stop()


def test_a_game_is_dealt_where_the_host_sends_no_header_of_ours(page, site):
    answer = page.goto(site.url)
    assert not {"content-security-policy", "cache-control"} & set(answer.headers)
    until(page, READY)
    begin(page)
    on(page, "table")
    until(page, "melds.game.view.hand.length > 0")


def test_the_page_carries_the_policy_that_is_sent_but_for_its_frames():
    (said,) = META.findall((DIST / "index.html").read_text("utf-8"))
    assert said == FRAMES.sub("", POLICY)


def test_the_policy_of_the_page_holds_by_itself(page, site, faults):
    page.goto(site.url)
    refused = page.evaluate(
        """() => new Promise(done => {
            addEventListener('securitypolicyviolation', ({effectiveDirective}) => done(effectiveDirective));
            document.body.append(Object.assign(document.createElement('script'), {textContent: 'document.title = 1'}));
        })"""
    )
    assert refused == "script-src-elem"
    faults.clear()


def test_the_readme_tells_the_policy_that_is_sent():
    readme = (ROOT / "README.md").read_text("utf-8")
    assert POLICY in readme
    assert "default-src" not in readme.replace(POLICY, "")


def rules_of_readme(mark):
    """Return the expressions by which a server that is set up as the README says picks addresses for a header."""
    readme = (ROOT / "README.md").read_text("utf-8")
    found = [said for said in re.findall(r'm#(.+)#"|"~(.+?)" ', readme) if mark in "".join(said)]
    assert [bool(apache) for apache, _ in found] == [True, False]
    return [re.compile("".join(said)) for said in found]


@pytest.mark.parametrize("above", ["/", "/app/", "/runtime/melds/", "/some/app/runtime/"])
def test_the_readme_has_only_names_of_their_own_content_kept_for_ever(above):
    """Below any path, also one that is called as a folder of ours."""
    files = [path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file()]
    served = [above + file for file in files if not file.endswith((".gz", ".br"))]
    for rule in rules_of_readme("runtime"):
        kept = {path for path in served if rule.search(path)}
        assert {f"{above}{kind}" for kind in ("index.html", "sw.js", "embed.html", "embed.js")} <= set(served) - kept
        assert kept == {path for path in served if HASHED.search(path)}


@pytest.mark.parametrize(("mark", "picked"), [("html", {"embed.html"}), ("wheels", {"embed.js", "wheels/a.whl"})])
def test_the_readme_opens_to_other_sites_what_is_for_them(mark, picked):
    paths = {"index.html", "embed.html", "embed.js", "embedding.html", "wheels/a.whl", "app/embed-ABCDEFGH.js", "sw.js"}
    for rule in rules_of_readme(mark):
        for above in ("/", "/embed/", "/wheels/melds/"):
            assert {path for path in paths if rule.search(above + path)} == picked


def test_what_may_be_kept_for_ever_has_a_name_of_its_own_content():
    """All that lies in app/ and runtime/; the rest is asked for again."""
    for path in [*(DIST / "app").iterdir(), *(DIST / "runtime").iterdir()]:
        assert re.search(r"[-/][0-9A-Za-z]{8}(?:[.]|$)", f"/{path.name}"), path


def test_nothing_waits_for_the_page_to_be_unloaded(page, site):
    """That would keep it out of the cache for going back and forward; whether it gets there the browser decides."""
    page.goto(site.url)
    until(page, READY)
    listened = page.evaluate("""() => ['unload', 'beforeunload'].filter(kind => window[`on${kind}`])""")
    assert listened == []
    for script in (DIST / "app").glob("*.js"):
        assert not re.search(r"addEventListener\(\W(?:before)?unload", script.read_text("utf-8")), script.name
