"""A whole match of Gin Rummy with the network off, to the last payment: once by pointer, once by keyboard alone."""

from gin_play import begin, key_of, match, tap

from conftest import until

LETTERS = {"draw": "d", "take": "p", "pass": "a", "discard": "x", "knock": "k", "gin": "g", "layoff": "l", "done": "d"}


def settled(page):
    """Hold the settlement on screen to the engine's figures."""
    ended = page.evaluate("melds.game.view.ended")
    settlement = ended["settlement"]
    assert settlement["payment"] == sum(game["payment"] for game in settlement["games"])
    shown = page.locator(".settlement").inner_text()
    for game in settlement["games"]:
        assert game["totals"] == [
            sum(parts) for parts in zip(game["points"], game["boxes"], game["bonus"], strict=True)
        ]
        assert all(str(total) in shown for total in game["totals"])
    assert str(settlement["payment"]) in page.locator(".pays").inner_text()
    assert page.evaluate("[...melds.words.missing]") == []


def click(page, button):
    """Click as after a pause, so that it is no second tap."""
    page.evaluate("melds.game.table?.acts.apart()")
    button.click()


def test_by_pointer(ready, offline):
    offline(ready)
    begin(ready, seed="match by pointer", player="club")
    match(ready, lambda code: tap(ready, code), lambda button: click(ready, button))
    settled(ready)


def test_by_keyboard_alone(ready, offline):
    offline(ready)
    begin(ready, seed="match by keyboard")

    def choose(code):
        key = key_of(ready, code)
        ready.locator(".hand [tabindex='0']").focus()
        ready.keyboard.press("Home")
        for _ in range(11):
            if ready.evaluate("document.activeElement.dataset.key") == key:
                break
            ready.keyboard.press("ArrowRight")
        ready.keyboard.press("Space")

    def press(button):
        act = button.get_attribute("data-act")
        if act in LETTERS and button.evaluate("el => !el.closest('dialog')"):
            ready.evaluate("document.activeElement.closest('.table') || melds.game.table.focus()")
            ready.keyboard.press(LETTERS[act])
        else:
            button.focus()
            ready.keyboard.press("Enter")

    match(ready, choose, press)
    settled(ready)
    ready.get_by_role("button", name="Look back").focus()
    ready.keyboard.press("Enter")
    until(ready, "document.documentElement.dataset.page === 'table'")
    assert ready.locator(".side.they .shown .card").count() >= 10
