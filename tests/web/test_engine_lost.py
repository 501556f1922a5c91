"""An engine that crashes, is killed or is lost for good: the game goes on at the same act."""

from place import READY, on
from saved_play import HAND, begin, dealt, my_turn

from conftest import until


def test_a_killed_engine_goes_on_at_the_same_act(ready, faults):
    begin(ready)
    on(ready, "table")
    my_turn(ready)
    ready.evaluate("melds.game.act('draw')")
    my_turn(ready)
    before = ready.evaluate(HAND)
    ready.evaluate("melds.engine.kill()")
    reply = ready.evaluate("melds.game.ask({op: 'look', rev: null})")
    assert reply["kind"] == "view"
    assert ready.evaluate(HAND) == before
    assert " ".join(reply["view"]["hand"]) in before
    until(ready, READY)
    faults.clear()


def test_a_crash_of_the_rules_is_said_and_mended(ready, faults):
    before = dealt(ready)
    ready.evaluate("melds.game.fail({kind: 'crashed', text: 'a fault of ours'})")
    notice = ready.locator("[data-notice=trouble]")
    assert "a fault of ours" in notice.inner_text()
    notice.get_by_role("button").click()
    until(ready, f"{READY} && !document.querySelector('[data-notice=trouble]')")
    my_turn(ready)
    assert ready.evaluate(HAND) == before
    faults.clear()


def test_an_engine_lost_for_good_in_a_computers_turn_goes_on_when_it_is_back(ready, faults):
    begin(ready, seed="table", speed="slow")
    on(ready, "table")
    until(ready, "melds.game.view.toAct !== 'S' && melds.game.busy")
    ready.evaluate("""() => {
        window.Sound = Worker;
        window.Worker = class {
            constructor() { setTimeout(() => this.onmessage({data: {type: 'dead', text: 'gone'}})); }
            postMessage() {}
            terminate() {}
        };
        melds.engine.kill();
    }""")
    notice = ready.locator("[data-notice=engine]").get_by_role("button")
    notice.wait_for()
    ready.evaluate("() => { window.Worker = window.Sound; melds.settings.set('speed', 'off'); }")
    notice.click()
    my_turn(ready)
    faults.clear()
