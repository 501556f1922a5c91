"""What the service worker notes of the starts of a Melds: what counts against it, and that no note is lost."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest
from place import ROOT

OFFLINE = ROOT / "web/src/offline"
LONG, SHORT = 30_000, 29_999
BLANK = {"names": [], "before": [], "stale": [], "proved": False, "back": False, "failed": 0, "told": False}


def run(script: str) -> Any:
    said = subprocess.run(["node", "--input-type=module", "-e", script], capture_output=True, check=True, text=True)
    return json.loads(said.stdout)


def after(*events: str) -> dict[str, Any]:
    """Return the entry after what pages did, each a call of `starts.js` without the entry that it is about."""
    calls = [f"entry = {{...entry, ...starts.{event.replace('(', '(entry, ', 1)}}};" for event in events]
    blank = json.dumps({**BLANK, "begun": [], "guests": ["guest"]})
    return run(
        f"import * as starts from '{(OFFLINE / 'starts.js').as_uri()}';"
        f"let entry = {blank}; {' '.join(calls)} console.log(JSON.stringify(entry));"
    )


@pytest.mark.parametrize(
    ("events", "failed"),
    [
        pytest.param(["begun('b', [], 1)", "begun('c', [], 2)"], 0, id="gone at once"),
        pytest.param([f"begun('b', [], {SHORT})"], 0, id="gone, and it may have been at once"),
        pytest.param([f"begun('b', [], {LONG})"], 1, id="not heard of again"),
        pytest.param([f"begun('b', ['a'], {LONG})"], 0, id="there, and slow"),
        pytest.param(["left('a', 5)", f"begun('b', [], {LONG})"], 0, id="left before it could start"),
        pytest.param([f"left('a', {LONG})", f"begun('b', [], {LONG})"], 1, id="left when it should have started"),
        pytest.param(["begun('b', ['a'], 1)", f"begun('c', [], {2 * LONG})"], 1, id="two lost at once"),
        pytest.param(["stuck('a')", f"begun('b', [], {LONG})"], 1, id="said that it cannot, and is gone"),
        pytest.param(["left('a', 5)", "stuck('a')"], 1, id="said that it cannot, unseen"),
        pytest.param(["stuck('guest')"], 0, id="a page of another Melds"),
    ],
)
def test_a_start_that_nobody_waited_for_does_not_count(events, failed):
    assert after("begun('a', [], 0)", *events)["failed"] == failed


def test_only_one_that_says_so_is_known_to_have_failed():
    assert after("begun('a', [], 0)", "stuck('a')")["told"] is True
    assert after("begun('a', [], 0)", f"begun('b', [], {LONG})")["told"] is False


def test_a_page_without_a_name_is_not_noted():
    assert after("begun('', [], 0)")["begun"] == []


def test_what_is_noted_at_the_same_time_is_all_kept():
    """In a worker that has just woken: the first note has not been read yet when the second comes."""
    kept = run(f"""
        let kept = null;
        const later = value => new Promise(done => setTimeout(done, 5, value));
        const cache = {{
            match: () => later(kept && new Response(kept)),
            put: async (_, response) => {{ kept = await later(await response.text()); }},
        }};
        globalThis.caches = {{ open: async () => cache }};
        const {{ Log }} = await import('{(OFFLINE / "log.js").as_uri()}'), log = new Log('log', 'log');
        const count = entry => ({{ failed: entry.failed + 1 }});
        await Promise.all([log.write({{ proved: true }}), log.write(count), log.write(count)]);
        console.log(kept);
    """)
    assert (kept["proved"], kept["failed"]) == (True, 2)
