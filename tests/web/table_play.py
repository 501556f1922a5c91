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


NAME = "const name = card => card.dataset.rank ? card.dataset.rank + (card.dataset.suit ?? '') : '';"


def hand(page):
    return page.evaluate(f"() => {{ {NAME} return [...document.querySelectorAll('.hand [role=option]')].map(name); }}")


def chosen(page):
    picked = ".hand [aria-selected=true]"
    return page.evaluate(f"() => {{ {NAME} return [...document.querySelectorAll('{picked}')].map(name); }}")


def focused(page):
    return page.evaluate(f"() => {{ {NAME} return name(document.activeElement); }}")
