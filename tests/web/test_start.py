"""How the engine starts in its worker, how it says what went wrong, and what happens when it dies."""

from __future__ import annotations

import pytest
from place import BASE, DIST, until

STAGES = ["runtime", "library", "engine", "ready"]
PARTS = [("runtime", "pyodide.asm.wasm"), ("library", "library-"), ("engine", "engine-")]
LISTEN = """url => new Promise(done => {
  const heard = [];
  const worker = new Worker(url, {type: "module"});
  worker.onmessage = ({data}) => {
    heard.push(data);
    if (data.type === "failed" || data.stage === "ready") { worker.terminate(); done(heard); }
  };
})"""


@pytest.fixture
def options() -> dict[str, object]:
    """No service worker: what the server does must reach the engine's worker."""
    return {"service_workers": "block"}


def worker_url() -> str:
    (path,) = (DIST / "app").glob("worker-*.js")
    return BASE + path.relative_to(DIST).as_posix()


def listen(page, site) -> list[dict]:
    page.goto(site.url)
    return page.evaluate(LISTEN, worker_url())


def test_stages_come_in_order_and_count_every_byte(page, site):
    heard = listen(page, site)
    assert list(dict.fromkeys(news["stage"] for news in heard)) == STAGES
    for stage in STAGES[:3]:
        counts = [(news["loaded"], news["total"]) for news in heard if news["stage"] == stage]
        assert counts[0][0] == 0
        assert counts == sorted(counts)
        assert counts[-1][0] == counts[-1][1] > 0


def test_a_host_that_packs_nothing_is_asked_for_the_packed_files(page, site):
    listen(page, site)
    for part in ("pyodide.asm.wasm.gz", "library-", "engine-"):
        assert [path for path in site.asked if part in path and path.endswith(".gz")]


def test_without_packed_files_the_plain_ones_do(page, site, faults):
    site.lose(".gz")
    assert listen(page, site)[-1]["stage"] == "ready"
    faults.clear()  # the browser reports each 404


@pytest.mark.parametrize(("stage", "part"), PARTS)
def test_a_stage_that_fails_is_named(page, site, faults, stage, part):
    site.lose(part)
    last = listen(page, site)[-1]
    assert (last["type"], last["stage"]) == ("failed", stage)
    assert "404" in last["text"]
    faults.clear()


@pytest.mark.parametrize(("stage", "part"), PARTS)
def test_a_file_that_breaks_off_is_named(page, site, faults, stage, part):
    site.cut = (part,)
    last = listen(page, site)[-1]
    assert (last["type"], last["stage"]) == ("failed", stage)
    faults.clear()


def test_after_a_failed_stage_another_try_works(page, site, faults):
    site.lose("engine-")
    page.goto(site.url)
    until(page, "document.documentElement.dataset.engine === 'failed'")
    faults.clear()
    site.lose()
    page.evaluate("window.melds.engine.restart()")
    reply = page.evaluate("window.melds.engine.ask({op: 'hello'})")
    assert reply["kind"] == "hello"


def test_a_killed_worker_is_replaced_and_asked_again(ready):
    replies = ready.evaluate("""async () => {
      const {engine} = window.melds;
      const before = engine.ask({op: "hello"});
      engine.kill();
      const after = engine.ask({op: "hello"});
      return [await before, await after];
    }""")
    assert [reply["kind"] for reply in replies] == ["hello", "hello"]
    assert replies[0]["id"] < replies[1]["id"]


def test_bad_messages_are_answered(ready):
    kind = ready.evaluate("async () => (await window.melds.engine.ask({op: 'no such thing'})).kind")
    assert kind == "unreadable"


def test_no_request_leaves_the_site_in_booting_and_playing(ready, requests, site):
    view = ready.evaluate("""async () => {
      const {engine} = window.melds;
      const players = ["person", "simple", "club", "random"].map((player) => ({name: player, player}));
      const ask = async (request) => (await engine.ask({rev: null, ...request}));
      await ask({op: "new", game: "canasta", rules: "classic", options: {}, players, seed: "start", draw: false});
      let view = (await ask({op: "deal"})).view;
      for (let acts = 0; acts < 2000 && view.step !== "over" && (view.step !== "deal" || acts === 0); acts++) {
        if (view.toAct === "S") {
          const {act} = await ask({op: "hint", seat: "S"});
          view = (await ask({op: "act", seat: "S", act})).view;
        } else view = (await ask({op: "go"})).view;
      }
      return view;
    }""")
    assert view["step"] in {"over", "deal"}
    assert [url for url in requests if not url.startswith(site.url)] == []
    assert [url for url in requests if "/runtime/" in url]
