"""On hosts that send little: below any path, without a header of ours. And what the README says to send."""

import re
from http.server import SimpleHTTPRequestHandler

import pytest
from place import DIST, READY, ROOT, Fickle, Served, on, until
from saved_play import begin
from serve import POLICY

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


def test_what_may_be_kept_for_ever_has_a_name_of_its_own_content():
    """All that lies in app/ and runtime/; the rest is asked for again."""
    for path in [*(DIST / "app").iterdir(), *(DIST / "runtime").iterdir()]:
        assert re.search(r"[-/][0-9A-Za-z]{8}(?:[.]|$)", f"/{path.name}"), path


def test_the_page_may_be_kept_for_going_back(page, site):
    """Nothing on the page keeps it out of the browser's cache for going back and forward, but that it has the game."""
    page.goto(site.url)
    until(page, READY)
    listened = page.evaluate("""() => ['unload', 'beforeunload'].filter(kind => window[`on${kind}`])""")
    assert listened == []
    for script in (DIST / "app").glob("*.js"):
        assert not re.search(r"addEventListener\(\W(?:before)?unload", script.read_text("utf-8")), script.name
