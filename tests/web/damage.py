"""Games of each kind that are kept, damage to what is kept of them, and a page that comes back to that."""

import gin_play
from place import READY, on
from saved_play import begin, my_turn

from conftest import until


def damage(page, code, game="canasta"):
    """Change the stored save of a game as no page would."""
    page.evaluate(
        """([code, game]) => new Promise((done, fail) => {
            const open = indexedDB.open('melds');
            open.onerror = fail;
            open.onsuccess = () => {
                const db = open.result, act = db.transaction('games', 'readwrite');
                const store = act.objectStore('games'), get = store.get(game);
                get.onsuccess = () => {
                    const save = get.result;
                    if (code === 'sum') save.lines[save.lines.length - 1] += ' ';
                    else if (code === 'shape') save.lines = 'not lines';
                    else save.lines.splice(-1, 1, code);
                    if (code !== 'sum' && code !== 'shape') {
                        let sum = 0x811c9dc5;
                        for (const line of save.lines) {
                            for (let i = 0; i < line.length; i++) sum = Math.imul(sum ^ line.charCodeAt(i), 0x01000193);
                            sum = Math.imul(sum ^ 10, 0x01000193);
                        }
                        save.sum = (sum >>> 0).toString(16).padStart(8, '0');
                    }
                    store.put(save, game);
                };
                act.oncomplete = () => { db.close(); done(); };
            };
        })""",
        [code, game],
    )


def both_games(page):
    """Begin a game of each kind, Gin Rummy last."""
    begin(page)
    on(page, "table")
    my_turn(page)
    gin_play.begin(page)


def come_back(page):
    """Reload, and wait until whatever is opened by itself has been."""
    page.reload()
    until(page, READY)
    until(page, "melds.house.hellos.size > 0")
    page.evaluate("melds.game.ask({op: 'hello', rev: null})")


def come_back_damaged(page, code, site):
    """Leave a game of Canasta, and open the site again with its save damaged."""
    begin(page)
    on(page, "table")
    my_turn(page)
    damage(page, code)
    page.goto("about:blank")
    page.goto(site.url)
    until(page, READY)
