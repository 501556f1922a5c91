"""Beginning a game, showing a made-up table, and reading the one on screen."""

from conftest import until

FREE = "!melds.game.busy && (melds.game.view?.toAct === 'S' || !!melds.game.view?.ended)"


def begin(page, *, seed="table", players="simple"):
    """Deal a game with computers that take no time, and wait for the person's turn."""
    page.evaluate("melds.settings.set('speed', 'off')")
    page.evaluate(
        """([seed, player]) => melds.house.begin({game: 'canasta', rules: 'classic', options: {}, seed, draw: false,
            players: ['You', 'Ana', 'Bryn', 'Kemal'].map((name, i) => ({name, player: i ? player : 'person'}))})""",
        [seed, players],
    )
    until(page, "document.documentElement.dataset.page === 'table'")
    until(page, FREE)


def show(page, view):
    """Put a made-up view on the table. The engine knows nothing of it, so no act can be played."""
    page.evaluate(
        """async view => {
            melds.game.computers.run = () => {};
            await melds.game.take({kind: 'view', view, events: []}, {animate: false, keep: false});
            await document.fonts.ready;
            await new Promise(done => setTimeout(done, 120));
        }""",
        view,
    )


def hand(page):
    return page.evaluate("[...document.querySelectorAll('.hand [role=option]')].map(card => card.dataset.rank + (card.dataset.suit ?? ''))")


def chosen(page):
    return page.evaluate(
        "[...document.querySelectorAll('.hand [aria-selected=true]')].map(card => card.dataset.rank + (card.dataset.suit ?? ''))"
    )


def focused(page):
    return page.evaluate("document.activeElement.dataset.rank ? document.activeElement.dataset.rank + (document.activeElement.dataset.suit ?? '') : ''")
