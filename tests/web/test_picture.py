"""A picture of a started engine's memory is kept for the next visit; whatever is wrong with it, the engine starts."""

from __future__ import annotations

import pytest
from place import DIST, until
from saved_play import begin, my_turn

READY = "document.documentElement.dataset.engine === 'ready'"
KEPT = """caches.keys().then(async names => {
  const name = names.find(each => each.startsWith('picture of melds'));
  return name ? (await (await caches.open(name)).keys()).filter(({url}) => !url.endsWith('?tried')).length : 0;
})"""
PAINT = """url => new Promise(done => {
  const painter = new Worker(url, {type: 'module', name: 'melds picture'});
  painter.onmessage = ({data}) => { painter.terminate(); done(data); };
})"""
CHANGE = """async ([which, text]) => {
  const name = (await caches.keys()).find(each => each.startsWith('picture of melds'));
  const cache = await caches.open(name), [first] = await cache.keys();
  const url = which === 'tried' ? first.url.replace(/[?].*/, '?tried') : first.url;
  await cache.put(url, new Response(text));
}"""
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


def paint(page) -> None:
    (worker,) = (DIST / "app").glob("worker-*.js")
    assert page.evaluate(PAINT, f"app/{worker.name}") == ""


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
    assert len(hands) == 2, "chance does not come out of the picture"
    assert kept.evaluate(KEPT) == 1


@pytest.mark.parametrize(("which", "text"), [("picture", "nothing of the kind"), ("tried", "2")])
def test_a_picture_that_does_not_do_is_thrown_away(kept, which, text):
    paint(kept)
    kept.evaluate(CHANGE, [which, text])
    assert "engine" in again(kept)
    until(kept, f"{KEPT}.then(kept => kept === 0)")


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
