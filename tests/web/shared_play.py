"""Several people on one device: beginning a match among them, handing the device on, and playing for whoever has it."""

import canasta_play
import gin_play
from playwright.sync_api import expect

from conftest import until

COME = ".handing [data-act=come]"
SETTLED = "!melds.game.busy"


def begin(page, game, people, *, seed="shared", speed="off", draw=False):  # noqa: PLR0913 - each with its usual value
    """Begin a match: a name for each seat, those of computer players in lower case."""
    page.evaluate("speed => melds.settings.set('speed', speed)", speed)
    page.evaluate(
        """([game, names, seed, draw]) => melds.house.begin({game, options: {}, seed, draw,
            players: names.map(name => ({name, player: name === name.toLowerCase() ? 'simple' : 'person'}))})""",
        [game, people, seed, draw],
    )


def covered(page):
    """Wait for the cover, and for whom it calls; return that name."""
    name = until(page, f"melds.game.handing.told && {SETTLED} && melds.game.handing.next.name")
    expect(page.get_by_role("button", name=f"I am {name}")).to_be_visible()
    return name


def come(page):
    """Take the device as who is called; return that name."""
    name = covered(page)
    page.get_by_role("button", name=f"I am {name}").click()
    opened(page)
    return name


def opened(page):
    until(page, "document.documentElement.dataset.page === 'table' && !!document.querySelector('.table .hand')")
    until(page, SETTLED)


def advised(page):
    """Play the act that the club player advises to whoever has the device."""
    page.evaluate(
        """async () => {
            const {game} = melds, {seat} = game.view;
            await game.act((await game.ask({op: 'hint', seat})).act);
        }"""
    )
    until(page, SETTLED)


def pressed(page):
    """Play that act by what one presses for it."""
    rev = page.evaluate("melds.game.rev")
    act = page.evaluate("async () => (await melds.game.ask({op: 'hint', seat: melds.game.view.seat})).act")

    def press(button):
        canasta_play.click(page, button)

    if page.evaluate("melds.game.name === 'gin'"):
        gin_play.play(page, lambda code: gin_play.tap(page, code), press, act)
    else:
        canasta_play.play(page, lambda codes: canasta_play.tap(page, codes), press, act)
        asks = "!!document.querySelector('dialog[data-sheet=ask-discard]')"
        until(page, f"{asks} || melds.game.rev > {rev}")
        if page.evaluate(asks):
            page.locator("dialog [data-act=confirm]").click()
        canasta_play.done(page, rev)
    until(page, SETTLED)


def turn(page, play=advised):
    """Play on until somebody else has to have the device, or the deal is over."""
    while not page.evaluate("melds.game.handing.covered || !!melds.game.view.ended"):
        play(page)
