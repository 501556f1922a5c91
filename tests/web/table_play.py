"""Showing a made-up table, reading and hearing the one on screen, tapping, dragging and pressing keys on it."""

from conftest import until


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


def score(page, shown):
    """Show the score sheet of a deal."""
    show(page, shown)
    page.evaluate("location.hash = 'score'")
    until(page, "document.documentElement.dataset.page === 'score'")
    return page.locator(".score")


def acted(page):
    """Record what the page would play instead of playing it."""
    page.evaluate(
        "() => { window.acts = []; melds.game.act = async act => { acts.push(act); return {kind: 'view'}; }; }"
    )


def played(page):
    """Return what the page would have played, once there is something."""
    return until(page, "acts.length > 0 && acts")


def answer(page, op, reply):
    """Let the page hear this answer to one kind of question."""
    page.evaluate(
        """([op, reply]) => { const ask = melds.game.ask.bind(melds.game);
        melds.game.ask = question => question.op === op ? Promise.resolve({kind: op, ...reply}) : ask(question); }""",
        [op, reply],
    )


def follow(page, act):
    """Have the hint advise an act, and do it from there."""
    answer(page, "hint", {"act": act, "reasons": []})
    page.evaluate("void melds.game.table.deeds.hint()")
    page.locator("dialog [data-act=hint-do]").click()


def listens(page):
    """Keep what is said aloud from now on."""
    page.evaluate(
        """() => {
            window.heard = [];
            const {say} = melds.game, put = say.put.bind(say);
            say.put = (kind, text) => { heard.push(text); put(kind, text); };
        }"""
    )


def hears(page, text):
    """Wait until something that holds this text has been said."""
    until(page, f"heard.some(said => said.includes({text!r}))")


def drag(page, source, target):
    start, end = source.bounding_box(), target.bounding_box()
    page.mouse.move(start["x"] + 8, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 10, end["y"] + 20, steps=5)
    page.mouse.up()


NAME = "const name = card => card.dataset.rank ? card.dataset.rank + (card.dataset.suit ?? '') : '';"


def hand(page):
    return page.evaluate(f"() => {{ {NAME} return [...document.querySelectorAll('.hand [role=option]')].map(name); }}")


def chosen(page):
    picked = ".hand [aria-selected=true]"
    return page.evaluate(f"() => {{ {NAME} return [...document.querySelectorAll('{picked}')].map(name); }}")


def focused(page):
    return page.evaluate(f"() => {{ {NAME} return name(document.activeElement); }}")


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def tap(page, code, nth=0):
    suit = f"[data-suit={code[1]}]" if code != "JK" else ""
    rank = "JK" if code == "JK" else code[0]
    page.locator(f".hand [data-rank='{rank}']{suit}").nth(nth).click(position={"x": 10, "y": 12})
    page.wait_for_timeout(350)  # two taps in a row on one card would be a double tap
