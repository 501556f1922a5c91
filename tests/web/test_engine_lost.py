"""An engine that crashes, hangs, is killed or is lost for good: the game goes on at the same act."""

import pytest
from harm import harmable
from place import READY, on
from playwright.sync_api import expect
from saved_play import HAND, begin, dealt, my_turn

from conftest import until


def test_a_killed_engine_goes_on_at_the_same_act(ready, faults):
    dealt(ready)
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


@pytest.fixture
def harmed(page, site):
    """The page at its start, with an engine that can be harmed."""
    harmable(page, site)
    page.goto(site.url)
    until(page, READY)
    dealt(page)
    return page


def harm(page, how):
    page.evaluate("how => { workers.at(-1).postMessage(how); window.done = melds.game.act('draw'); }", how)


def test_an_engine_that_never_answers_is_told_and_replaced(harmed, faults):
    harmed.evaluate("() => { Object.assign(melds.patience.engine, {told: 200, answer: 1500, again: 1500}); }")
    harm(harmed, "hang")
    notice = harmed.locator("[data-notice=slow]")
    expect(notice).to_contain_text("The rules are taking longer than usual.")
    until(harmed, "workers.length === 2")
    harmed.evaluate("() => { melds.patience.engine.again = 30000; }")
    assert harmed.evaluate("done.then(({kind}) => kind)") == "view"
    until(harmed, READY)
    assert harmed.evaluate("melds.game.view.step") == "play"
    expect(harmed.locator(".notice")).to_have_count(0)
    assert faults == []


def test_an_engine_without_memory_is_replaced(harmed):
    harm(harmed, "full")
    assert harmed.evaluate("done.then(({kind}) => kind)") == "view"
    assert harmed.evaluate("[workers.length, melds.game.view.step]") == [2, "play"]


def test_a_page_that_was_asleep_blames_no_engine(harmed):
    harmed.evaluate("""async () => {
        Object.assign(melds.patience.engine, {answer: 1000, again: 1000});
        const asked = melds.engine.ask({op: 'hello', rev: null});
        for (const end = performance.now() + 2500; performance.now() < end;);
        await asked;
    }""")
    assert harmed.evaluate("workers.length") == 1
