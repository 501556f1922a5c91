"""A whole deal with the network off, to the score sheet: once by pointer, once by keyboard alone."""

from canasta_play import begin, click, deal, keys_of, tap


def test_by_pointer(ready, offline):
    offline(ready)
    begin(ready, seed="pointer")
    deal(ready, lambda codes: tap(ready, codes), lambda button: click(ready, button))
    assert ready.evaluate("melds.game.view.ended.sheets.length") == 2


def test_by_keyboard_alone(ready, offline):
    offline(ready)
    begin(ready, seed="keyboard")

    def choose(codes):
        for key in keys_of(ready, codes):
            hand = ready.locator(".hand [tabindex='0']")
            hand.focus()
            ready.keyboard.press("Home")
            for _ in range(40):
                if ready.evaluate("document.activeElement.dataset.key") == key:
                    break
                ready.keyboard.press("ArrowRight")
            ready.keyboard.press("Space")

    def press(button):
        button.focus()
        ready.keyboard.press("Enter")

    deal(ready, choose, press)
    assert ready.evaluate("melds.game.view.ended.sheets.length") == 2
