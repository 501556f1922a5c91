"""What the engine answers too late: nothing of it is shown or said where the table is gone, out of sight or covered."""

from held_answers import hold, release
from place import go, on
from saved_play import reopen, take_over
from shared_play import COME, SETTLED, begin, come, covered, hand, hears_nothing, is_covered, on_screen, opened, turn
from table_play import tap

from conftest import until
from wire.canasta.stacked import stacked as canasta
from wire.gin.stacked import stacked as gin

BOTH = ("person", "person")
KNOCKING = (
    gin("5S 6S 7S 8S QS QH QC AH 3D 4C", "", up="KD", stock="9C", players=BOTH) + "\n1 1 pass\n2 2 pass\n3 1 draw"
)
SHORT = {"S": "KS KH KD 5C 7D 8C 9H TD 4S 6S JC", "W": "4S 5S 6H 7S 8S 9S TS JS QS 4H 5H"}
FOUR = ("person", "person", "club", "club")
MELDING = f"{canasta(SHORT, stock='6C', options='accidents=yes', players=FOUR)}\n1 S draw"


def let_come(page):
    """Let the answers come: nothing of them is said, nor waits to be."""
    release(page)
    assert page.evaluate("[...Object.values(melds.game.say.waiting).flat(), melds.game.say.last].join('')") == ""


def away(page):
    """To the menu from where the answer is awaited, and on once it has come."""
    until(page, "window.held > 0")
    page.get_by_role("button", name="Menu").click()
    on(page, "menu")
    let_come(page)
    assert page.locator("dialog").count() == 0
    assert hears_nothing(page)
    page.get_by_role("button", name="Continue").click()
    covered(page)
    assert is_covered(page)
    come(page)


def press(page, key):
    page.locator(".hand [role=option]").first.focus()
    page.keyboard.press(key)


def test_what_was_asked_at_gin_is_not_told_on_the_menu(ready):
    reopen(ready, KNOCKING)
    come(ready)
    hold(ready, "hint")
    press(ready, "h")
    away(ready)
    hold(ready, "why")
    press(ready, "p")
    away(ready)
    hold(ready, "preview")
    tap(ready, "9C")
    away(ready)
    tap(ready, "9C")
    hold(ready, "arrange")
    ready.locator(".acts [data-act=knock]").click()
    away(ready)
    hold(ready, "preview")
    ready.evaluate("void melds.game.table.deeds.gin()")
    away(ready)


def test_what_was_asked_at_canasta_is_not_told_on_the_menu(ready):
    reopen(ready, MELDING.rpartition("\n")[0])
    come(ready)
    hold(ready, "ways")
    press(ready, "p")
    away(ready)
    press(ready, "d")
    until(ready, "melds.game.view.step === 'play' && !melds.game.busy")
    for code in ("KS", "KH", "KD"):
        tap(ready, code)
    hold(ready, "preview")
    ready.locator(".acts [data-act=meld]").click()
    away(ready)
    assert ready.evaluate("melds.game.lines.at(-1)") == "1 S draw", "nothing is played behind the cover"


def test_what_was_taken_back_is_not_told_on_the_menu(ready):
    reopen(ready, KNOCKING.partition("\n1 1 pass")[0])
    come(ready)
    press(ready, "p")
    until(ready, "melds.game.view.can.undo && !melds.game.busy")
    hold(ready, "undo")
    press(ready, "u")
    away(ready)


def test_what_was_asked_is_not_told_on_the_cover(ready):
    reopen(ready, MELDING)
    come(ready)
    tap(ready, "5C")
    until(ready, "melds.game.table.board.discardable")
    hold(ready, "ways", "why", "hint")
    ready.evaluate("const {deeds} = melds.game.table; deeds.pile(); deeds.draw(); deeds.hint(); void deeds.discard()")
    assert covered(ready) == "W"
    assert ready.evaluate("window.held") == 3
    let_come(ready)
    assert is_covered(ready)


def test_a_page_that_has_lost_the_game_calls_nobody_to_the_device(ready, site, context):
    begin(ready, "gin", ["Ana", "Bryn"])
    come(ready)
    ready.evaluate("melds.settings.set('captions', true)")
    hold(ready, "act")
    ready.evaluate("void melds.game.act('pass')")
    until(ready, "window.held > 0")
    take_over(context, site)
    on(ready, "handing")
    let_come(ready)
    until(ready, f"melds.game.handing.told && {SETTLED}")
    assert is_covered(ready)


def test_whoever_comes_and_leaves_at_once_does_not_open_the_table(ready):
    begin(ready, "gin", ["Ana", "Bryn"])
    covered(ready)
    hold(ready, "look")
    ready.evaluate(f"document.querySelector('{COME}').click()")
    ready.get_by_role("button", name="Menu").click()
    on(ready, "menu")
    let_come(ready)
    ready.get_by_role("button", name="Continue").click()
    covered(ready)
    assert is_covered(ready)
    # At once, with the answer on its way between the two.
    ready.evaluate(f"document.querySelector('{COME}').click(); document.querySelector('.handing .away').click()")
    on(ready, "menu")
    until(ready, "melds.game.handing.told && !melds.game.busy")
    assert ready.locator("#table").is_hidden()
    assert ready.locator("#table *").count() == 0
    # To another page, from which one comes back by the browser's own button before the answer.
    ready.get_by_role("button", name="Continue").click()
    covered(ready)
    hold(ready, "look")
    ready.evaluate(f"document.querySelector('{COME}').click()")
    until(ready, "window.held > 0")
    go(ready, "rules")
    ready.go_back()
    covered(ready)
    let_come(ready)
    assert is_covered(ready)


def writes_slowly(page):
    """Let writing what has come take until `write`."""
    page.evaluate(
        """() => {
            const {game} = melds, keep = game.keep.bind(game);
            window.writing = 0;
            const free = new Promise(done => { window.write = () => { delete game.keep; done(); }; });
            game.keep = async () => { window.writing++; await free; return keep(); };
        }"""
    )


def test_whoever_comes_has_the_table_once_that_is_written(ready):
    begin(ready, "gin", ["Ana", "Bryn"])
    covered(ready)
    writes_slowly(ready)
    ready.locator(COME).click()
    until(ready, "window.writing > 0")
    ready.evaluate("write()")
    opened(ready)
    assert on_screen(ready) == hand(ready)
    go(ready, "rules")
    ready.go_back()
    on(ready, "table")
    assert on_screen(ready) == hand(ready), "whoever has the table comes back to it"


def test_whoever_leaves_before_it_is_written_finds_the_cover(ready):
    begin(ready, "gin", ["Ana", "Bryn"])
    name = covered(ready)
    ready.evaluate("melds.settings.set('captions', true)")
    writes_slowly(ready)
    ready.locator(COME).click()
    until(ready, "window.writing > 0")
    go(ready, "rules")
    ready.go_back()
    assert covered(ready) == name
    assert is_covered(ready)
    ready.evaluate("write()")
    ready.evaluate("melds.saves.writing.then(() => melds.game.ask({op: 'since', rev: null}))")
    until(ready, SETTLED)
    assert is_covered(ready)
    assert come(ready) == name
    assert on_screen(ready) == hand(ready)
    turn(ready)
    covered(ready)
