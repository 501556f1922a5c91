"""Going on with what is saved: a record as with a saved game, and a game that another page has open."""

from test_pages import READY

from conftest import until

HAND = "melds.game.view.hand.join(' ') + ' ' + melds.game.view.step"
LAID = "['table', 'handing', 'score'].includes(document.documentElement.dataset.page)"


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
