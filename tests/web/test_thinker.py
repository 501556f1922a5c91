"""Computer players think in a worker of their own; the game goes on whatever becomes of it."""

import pytest
from harm import harmable
from place import READY
from playwright.sync_api import expect
from saved_play import begin, dealt, my_turn

from conftest import until

SEED = "thinker"
THINKS = "melds.game.thinker.state === 'ready'"
ASKED = """() => {
    const {engine} = melds.game.thinker, ask = engine.ask.bind(engine);
    window.asked = [];
    engine.ask = (request) => { asked.push(request); return ask(request); };
}"""


@pytest.fixture
def opened(page, site):
    """The page at its start, with workers that can be harmed."""
    harmable(page, site)
    page.goto(site.url)
    until(page, READY)
    return page


@pytest.fixture
def thought(opened):
    """A deal of four whose computer players think in a worker of their own."""
    opened.evaluate("melds.game.thinker.start()")
    until(opened, THINKS)
    opened.evaluate(ASKED)
    dealt(opened, seed=SEED)
    return opened


def round_of(page):
    """Play a turn; the computer players then play theirs."""
    page.evaluate("""async () => {
        const {game} = melds;
        await game.act('draw');
        await game.act(`discard ${game.view.hand.find((code) => !/^(JK|2|3)/.test(code))}`);
    }""")


def harm(page, how):
    """Play a turn, and harm the worker in which the first of the others begins to think."""
    page.evaluate(
        """how => {
            const {engine} = melds.game.thinker, ask = engine.ask;
            engine.ask = (request) => { engine.ask = ask; workers.at(-1).postMessage(how); return ask(request); };
        }""",
        how,
    )
    round_of(page)


def turns(page):
    """Play a turn from the start of the deal, and wait for the next; return the record."""
    dealt(page, seed=SEED)
    round_of(page)
    my_turn(page)
    return page.evaluate("melds.game.lines")


def test_computer_players_think_elsewhere_and_play_the_same(thought, faults):
    thought.evaluate("asked.length = 0")
    there = turns(thought)
    heard = thought.evaluate("asked.map(({op, position}) => [op, typeof position?.stock])")
    assert heard.count(["think", "number"]) >= 6
    assert thought.evaluate("workers.map(({name}) => name)") == ["melds", "melds thinker"]
    thought.evaluate("melds.game.thinker.lose()")
    assert turns(thought) == there
    assert faults == []


def test_it_is_started_once_the_table_is_in_use_and_only_where_there_is_room(opened):
    opened.clock.install()
    opened.evaluate("Object.defineProperty(navigator, 'deviceMemory', {value: 1, configurable: true})")
    dealt(opened)
    opened.clock.run_for(10_000)
    assert opened.evaluate("workers.length") == 1
    opened.evaluate("Object.defineProperty(navigator, 'deviceMemory', {value: 2})")
    round_of(opened)
    assert opened.evaluate("workers.length") == 1
    opened.clock.run_for(3000)
    assert opened.evaluate("workers.length") == 2


def test_a_slow_start_of_it_holds_up_nobody_and_is_not_told(opened, site):
    dealt(opened)
    site.hold("runtime/engine-")
    opened.evaluate("() => { Object.assign(melds.patience.thinker, {told: 1}); melds.game.thinker.start(); }")
    notices = "(melds.house.draw(true), document.querySelectorAll('[data-notice=thinker]').length)"
    told = until(opened, f"melds.game.thinker.slow && [melds.game.thinker.state, {notices}]")
    assert told == ["ahead", 0]
    round_of(opened)
    my_turn(opened)
    site.let_go()
    until(opened, THINKS)


def test_a_thinker_that_dies_is_replaced_and_thinks_again(thought):
    thought.evaluate("() => { window.seen = []; melds.game.thinker.topic.subscribe(({state}) => seen.push(state)); }")
    harm(thought, "full")
    notice = thought.locator("[data-notice=thinker]")
    expect(notice).to_contain_text("thinking broke off and is being set up again.")
    my_turn(thought)
    until(thought, THINKS)
    assert thought.evaluate("[workers.length, ...seen]") == [3, "anew", "ready"]
    thought.evaluate("asked.length = 0")
    round_of(thought)
    my_turn(thought)
    assert "think" in thought.evaluate("asked.map(({op}) => op)")
    expect(notice).to_have_count(0)


def test_a_thinker_that_hangs_is_told_and_replaced(thought, faults):
    thought.evaluate("() => { Object.assign(melds.patience.thinker, {told: 200, answer: 1500}); }")
    harm(thought, "hang")
    notice = thought.locator("[data-notice=thinker]")
    expect(notice).to_contain_text("A computer player is thinking longer than usual.")
    until(thought, "workers.length === 3")
    thought.evaluate("() => { melds.patience.thinker.answer = 30000; }")
    my_turn(thought)
    until(thought, THINKS)
    assert thought.evaluate("workers.length") == 3
    expect(notice).to_have_count(0)
    assert faults == []


def test_a_thinker_that_is_lost_leaves_the_game_to_the_engine_that_judges(thought):
    thought.evaluate("""() => {
        Worker.prototype.postMessage = ((post) => function (what) {
            post.call(this, this.name.startsWith('melds thinker') && String(what).includes('"think"') ? 'full' : what);
        })(Worker.prototype.postMessage);
    }""")
    round_of(thought)
    my_turn(thought)
    until(thought, "melds.game.thinker.state === 'lost'")
    round_of(thought)
    my_turn(thought)
    assert thought.evaluate("melds.game.trouble") is None
    expect(thought.locator(".notice")).to_have_count(0)


def test_what_is_thought_when_another_match_has_begun_is_not_played_in_it(thought):
    """What comes too late is about another moment."""
    thought.evaluate("""() => {
        const {engine} = melds.game.thinker, ask = engine.ask;
        engine.ask = async (request) => {
            const reply = await ask(request);
            if (request.op !== 'think') return reply;
            engine.ask = ask;
            await melds.game.begin({game: 'canasta', rules: 'classic', options: {}, seed: 'other', draw: false,
                players: ['You', 'Ana', 'Bryn', 'Kemal'].map((name, i) => ({name, player: i ? 'simple' : 'person'}))});
            return {...reply, act: 'meld 4S 4H 4D'};
        };
    }""")
    round_of(thought)
    my_turn(thought)
    late = thought.evaluate("melds.game.lines")
    thought.evaluate("melds.game.thinker.lose()")
    begin(thought, seed="other")
    my_turn(thought)
    assert late == thought.evaluate("melds.game.lines")
    assert thought.evaluate("melds.game.trouble") is None


def test_who_has_paused_meanwhile_finds_nothing_played(thought):
    thought.evaluate("""() => {
        const {engine} = melds.game.thinker, ask = engine.ask;
        engine.ask = async (request) => {
            if (request.op === 'think') melds.game.pause();
            return ask(request);
        };
    }""")
    round_of(thought)
    until(thought, "melds.game.paused && !melds.game.busy")
    assert thought.evaluate("melds.game.view.toAct") == "W"
    assert thought.evaluate("asked.map(({op}) => op).slice(-2)") == ["stop", "think"]


def test_whoever_skips_waits_for_no_thinking(thought):
    thought.evaluate("melds.settings.set('speed', 'slow')")
    thought.evaluate("asked.length = 0")
    round_of(thought)
    until(thought, "melds.game.computers.running")
    thought.evaluate("melds.game.skip()")
    my_turn(thought)
    asked = thought.evaluate("asked.map(({op}) => op)")
    assert asked.count("stop") >= asked.count("think") >= 6
