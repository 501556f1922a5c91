"""Beginning a game, and going on with one: a record as with a saved game, and what another page has open."""

from place import READY, on

from conftest import until

HAND = "melds.game.view.hand.join(' ') + ' ' + melds.game.view.step"
LAID = "['table', 'handing', 'score'].includes(document.documentElement.dataset.page)"


def begin(page, *, draw=False, seed="pages", speed="off"):
    """Start a game, with computers that take no time if nothing else is said."""
    page.evaluate("speed => melds.settings.set('speed', speed)", speed)
    page.evaluate(
        """([draw, seed]) => melds.house.begin({game: 'canasta', rules: 'classic', options: {}, seed, draw,
            players: ['You', 'Ana', 'Bryn', 'Kemal'].map((name, i) => ({name, player: i ? 'simple' : 'person'}))})""",
        [draw, seed],
    )


def dealt(page, **how):
    """Deal, wait for the person's turn, and return the hand that is held then."""
    begin(page, **how)
    on(page, "table")
    my_turn(page)
    return page.evaluate(HAND)


def play_out(page):
    """Let the club player's advice finish the deal."""
    page.evaluate("""async () => {
        const {game} = melds, free = async () => { while (game.busy) await new Promise(done => setTimeout(done, 5)); };
        for (let acts = 0; acts < 400 && !game.view.ended; acts++) {
            await free();
            if (game.view.ended || game.view.toAct !== 'S') continue;
            const hint = await game.ask({op: 'hint', seat: 'S'});
            await game.act(hint.act);
        }
        await free();
    }""")


def my_turn(page):
    """Wait for the person's turn in Canasta."""
    until(page, "melds.game.view?.toAct === 'S' && !melds.game.busy")


def reopen(page, record):
    """Go on with a record as with a saved game."""
    page.evaluate("melds.settings.set('speed', 'off')")
    page.evaluate(
        """async lines => {
            await melds.game.reload({lines, log: [], laid: null});
            melds.house.showTable();
            await melds.game.keep();
        }""",
        record.split("\n"),
    )
    until(page, LAID)


def take_over(context, site):
    """Open another page, which takes the game that the first one has; return it."""
    page = context.new_page()
    page.goto(site.url)
    until(page, READY)
    page.locator("[data-notice=elsewhere]").wait_for()
    page.get_by_role("button", name="Play here").click()
    until(page, "!melds.game.readonly && !melds.game.busy")
    return page
