"""Setting a game up on the New game page, each thing as a person would."""

from playwright.sync_api import expect

from conftest import until

NEW = "melds.house.pages.new"
MET = "!!globalThis.melds?.house?.pages?.new.hello"
"""Whether that page is there, and the engine has told what there is."""


def turn_to(page, game):
    page.get_by_role("group", name="Game").get_by_role(
        "radio", name=page.evaluate(f"melds.words.t('game-{game}')")
    ).check()
    until(page, f"{MET} && {NEW}.game === '{game}'")


def pick(page, size, name=None):
    """Choose a table size, as in "6-2", and a rule set by its name."""
    page.locator(f"input[name=size][value='{size}']").check()
    if name:
        page.get_by_role("radio", name=name, exact=True).check()


def unfold(page, *folds):
    """Open parts of the New game page, each within the last, as a person would."""
    for fold in folds:
        page.locator(f"[data-fold={fold}] > summary").click()
        expect(page.locator(f"[data-fold={fold}] > .inside")).to_be_visible()


def changed(page):
    """Return the options that are not as the rule set has them."""
    return page.evaluate(f"{NEW}.terms.options")
