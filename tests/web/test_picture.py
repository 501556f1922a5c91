"""A picture of a started engine's memory is kept for the next visit; whatever is wrong with it, the engine starts."""

from __future__ import annotations

import pytest
from place import DIST, until
from saved_play import begin, my_turn

READY = "document.documentElement.dataset.engine === 'ready'"
KEYS = """caches.keys().then(async names => {
  const name = names.find(each => each.startsWith('picture of melds'));
  const urls = name ? (await (await caches.open(name)).keys()).map(({url}) => url) : [];
  return urls.filter(url => !url.endsWith('?tried'));
})"""
KEPT = f"{KEYS}.then(({{length}}) => length)"
PAINT = """url => new Promise(done => {
  const painter = new Worker(url, {type: 'module', name: 'melds picture'});
  painter.onmessage = ({data}) => { painter.terminate(); done(data); };
})"""
CHANGE = """async ([which, text]) => {
  const name = (await caches.keys()).find(each => each.startsWith('picture of melds'));
  const cache = await caches.open(name), [first] = await cache.keys();
  const url = which === 'tried' ? first.url.replace(/[?].*/, '?tried') : first.url;
  const picture = new Uint8Array(await (await cache.match(first)).arrayBuffer());
  picture[picture.length - 1] ^= 1;
  await cache.put(url, new Response(which === 'byte' ? picture : text));
}"""
TRIED = """caches.match(new URL('picture?tried', document.baseURI)).then(found => found?.text())"""
THINK = """url => new Promise(done => {
  const worker = new Worker(url, {type: 'module', name: 'melds thinker'});
  worker.onmessage = ({data}) => {
    if (data.stage === 'ready' || data.type === 'failed') { worker.terminate(); done(data); }
  };
})"""
DEAL = """async () => {
  const players = ['person', 'club', 'club', 'club'].map(player => ({name: player, player}));
  const ask = request => melds.engine.ask({rev: null, ...request});
  await ask({op: 'new', game: 'canasta', rules: 'classic', options: {}, players, draw: false});
  return (await ask({op: 'deal'})).view.hand.join();
}"""
WATCH = """
  window.stages = [];
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...settings) {
      super(...settings);
      this.addEventListener('message', ({data}) => { if (data?.type === 'stage') window.stages.push(data.stage); });
    }
  };
"""


@pytest.fixture
def options(options):
    return {**options, "service_workers": "allow"}


@pytest.fixture
def kept(page, site):
    """The page, with the site kept by its service worker."""
    page.add_init_script(WATCH)
    page.goto(site.url)
    until(page, READY)
    until(page, "!!navigator.serviceWorker.controller")
    return page


def worker() -> str:
    (found,) = (DIST / "app").glob("worker-*.js")
    return f"app/{found.name}"


def paint(page) -> None:
    assert page.evaluate(PAINT, worker()) == ""


def again(page) -> set[str]:
    """Come back, and say which stages the start had."""
    page.reload()
    until(page, READY)
    assert page.evaluate("melds.engine.ask({op: 'hello'})")["kind"] == "hello"
    return set(page.evaluate("window.stages"))


def test_a_quiet_moment_makes_a_picture_that_the_next_visits_start_from(kept):
    assert "engine" in kept.evaluate("window.stages")
    until(kept, f"{KEPT}.then(kept => kept === 1)")
    hands = set()
    for _ in range(2):
        assert "engine" not in again(kept), "its files are in the picture"
        hands.add(kept.evaluate(DEAL))
    assert len(hands) == 2, "the same deal twice"
    assert kept.evaluate(KEPT) == 1


@pytest.mark.parametrize(("which", "text"), [("picture", "nothing of the kind"), ("byte", ""), ("tried", "2")])
def test_a_picture_that_does_not_do_is_thrown_away(kept, which, text):
    paint(kept)
    kept.evaluate(CHANGE, [which, text])
    assert "engine" in again(kept)
    until(kept, f"{KEPT}.then(kept => kept === 0)")


def test_an_engine_that_died_does_not_go_on_from_the_picture(kept):
    paint(kept)
    assert "engine" not in again(kept)
    kept.evaluate("melds.engine.kill()")
    assert kept.evaluate("melds.engine.ask({op: 'hello'})")["kind"] == "hello"
    assert "engine" in kept.evaluate("window.stages")
    assert kept.evaluate(KEPT) == 0


def test_a_picture_made_by_another_worker_is_not_taken(kept):
    paint(kept)
    (made,) = kept.evaluate(KEYS)
    assert worker().removeprefix("app/") in made


def test_a_visit_counts_once_whether_the_picture_does(kept):
    """Not once more for the worker in which computer players think."""
    paint(kept)
    kept.evaluate(CHANGE, ["tried", "1"])
    assert kept.evaluate(THINK, worker())["stage"] == "ready"
    assert kept.evaluate(TRIED) == "1"
    assert "engine" not in again(kept)
    until(kept, f"{TRIED}.then(tried => tried === undefined)")


def test_no_picture_is_kept_where_there_is_little_room(kept, site):
    session = kept.context.new_cdp_session(kept)
    session.send("Storage.overrideQuotaForOrigin", {"origin": site.origin, "quotaSize": 20_000_000})
    paint(kept)
    assert kept.evaluate(KEPT) == 0


def test_the_picture_makes_room_for_a_game_that_cannot_be_kept(kept):
    paint(kept)
    kept.evaluate("""() => {
        const {put} = IDBObjectStore.prototype, gone = caches.delete.bind(caches);
        let full = true;
        IDBObjectStore.prototype.put = function (...given) {
            if (full) throw new DOMException('full', 'QuotaExceededError');
            return put.apply(this, given);
        };
        caches.delete = async (name) => { full = false; return gone(name); };
    }""")
    begin(kept)
    my_turn(kept)
    assert kept.evaluate(KEPT) == 0
    assert kept.evaluate("melds.game.unkept") is False
    assert kept.evaluate("melds.saves.shelf.keys('games')") == ["canasta"]
