"""Several people on one device: beginning a match among them, handing the device on, and playing for whoever has it."""

import re

import canasta_play
import gin_play
from playwright.sync_api import expect

from conftest import until

COME = ".handing [data-act=come]"
SETTLED = "!melds.game.busy"

SHOWN = "document.querySelectorAll('[data-rank], [role=option], [role=listbox], .hand, .log, dialog, img').length"
"""What could show a card, or say one."""


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


def hears_nothing(page):
    regions = "[...document.querySelectorAll('#polite, #assertive, #captions')]"
    return page.evaluate(f"{regions}.every(el => !el.textContent)")


def is_covered(page):
    """Say that nothing of a hand is on the page, nor read out."""
    assert page.evaluate(SHOWN) == 0
    assert hears_nothing(page)
    assert page.evaluate("document.querySelector('#table').childElementCount") == 0
    assert page.evaluate("melds.game.log.length") == 0
    assert not re.search(r"\byour?\b", page.locator("#page").aria_snapshot(), re.IGNORECASE)
    return True


def hand(page):
    return sorted(page.evaluate("melds.game.view.hand"))


def on_screen(page):
    """The cards of the hand as they lie there."""
    return sorted(
        page.evaluate(
            """[...document.querySelectorAll('.hand [role=option]')].map(card =>
                card.dataset.rank === 'JK' ? 'JK' : card.dataset.rank + (card.dataset.suit ?? ''))"""
        )
    )
