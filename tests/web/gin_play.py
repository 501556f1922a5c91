"""Playing Gin Rummy through the page: the acts of a seat, each by what one would press for it."""

import saved_play
from table_play import listens

from conftest import until

FREE = "!melds.game.busy && (melds.game.view?.toAct === '1' || !!melds.game.view?.ended)"
SHEET = "dialog[data-sheet={}]"
SETTLED = "!melds.game.acting && !document.querySelector('dialog')"


def begin(page, *, seed="gin", player="simple", rules="gin", options=None):
    """Deal a match with a computer that takes no time, and wait for the person's turn."""
    page.evaluate("melds.settings.set('speed', 'off')")
    page.evaluate(
        """([seed, player, rules, options]) => melds.house.begin({game: 'gin', rules, options, seed, draw: false,
            players: ['You', 'Fiona'].map((name, i) => ({name, player: i ? player : 'person'}))})""",
        [seed, player, rules, options or {}],
    )
    until(page, "document.documentElement.dataset.page === 'table'")
    until(page, FREE)


def reopen(page, record):
    """Go on with a record as with a saved game, and wait for the person's turn."""
    saved_play.reopen(page, record)
    until(page, FREE)


def heard(page):
    """Deal a match whose sounds in words are kept, with the focus in the hand; return the page."""
    listens(page)
    begin(page)
    page.evaluate("melds.game.table.focus()")
    return page


def knocks(page, record, card="", act="knock"):
    """Press Knock, or Gin, on this record, with a card chosen if one is named; return the sheet that asks about it."""
    reopen(page, record)
    if card:
        tap(page, card)
    until(page, can(act))
    page.locator(f".acts [data-act={act}]").click()
    sheet = page.locator(SHEET.format("knock"))
    sheet.wait_for()
    return sheet


def key_of(page, code):
    """Return the key of the card with this face in the hand."""
    return page.evaluate("code => String(melds.game.table.hand.held.find(card => card.code === code).key)", code)


def tap(page, code):
    page.locator(f".hand [data-key='{key_of(page, code)}']").click(position={"x": 10, "y": 12})


def words(page):
    """Return what the line above the hand says."""
    return page.locator(".tray").inner_text().replace("\n", " ")


def can(act):
    return f"document.querySelector('.acts [data-act={act}]')?.getAttribute('aria-disabled') === null"


def next_act(page):
    """Wait for the person's turn; the act that the club player advises, or None when the deal is over."""
    until(page, FREE)
    return page.evaluate(
        "async () => melds.game.view.ended ? null : (await melds.game.ask({op: 'hint', seat: '1'})).act"
    )


def play(page, choose, press, act):
    """Play an act by what one presses for it: `choose` a card of the hand, `press` a button."""
    verb, card = [*act.split(), ""][:2]
    rev = page.evaluate("melds.game.rev")
    if verb in {"discard", "knock", "layoff"} and card:
        choose(card)
    if verb == "knock":
        gin = page.evaluate("card => melds.game.view.after.find(each => each.card === card)?.gin ?? true", card)
        press(page.locator(f".acts [data-act={'gin' if gin else 'knock'}]"))
        press(page.locator("dialog[data-sheet=knock] [data-act=confirm]"))
    elif page.evaluate(f"melds.game.rev === {rev} && !melds.game.acting"):
        # A layoff may be done already, for a tap on a card of no use in the hand is enough. That is asked at once:
        # it may end between two looks.
        if page.locator("dialog[data-sheet=onto]").count():
            press(page.locator("dialog[data-sheet=onto] [data-onto]").first)
        else:
            until(page, can(verb))
            press(page.locator(f".acts [data-act={verb}]"))
    until(page, f"melds.game.rev > {rev} && {SETTLED}")


def match(page, choose, press):
    """Play a match by the club player's advice to its settlement, from deal to deal by the score sheet."""
    for _ in range(60):
        while (act := next_act(page)) is not None:
            play(page, choose, press, act)
        press(page.locator(".acts [data-act=score]"))
        until(page, "document.documentElement.dataset.page === 'score'")
        if page.evaluate("melds.game.view.ended.over"):
            return
        press(page.locator(".score .btn.good"))
        until(page, "document.documentElement.dataset.page === 'table'")
    raise AssertionError("the match was not over after 60 deals")
