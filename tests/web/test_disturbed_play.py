"""Two hundred acts with kills and reloads at random moments: the record is that of undisturbed play."""

import random

from place import READY
from saved_play import begin, my_turn

from conftest import until

ACTS = 200
DISTURBANCES = ["melds.engine.kill()", "melds.game.thinker.engine?.kill()", None] * 10
"""The engine that judges is killed, the one that thinks, the page loaded again."""

PLAY = """async lines => {
    const {game} = melds, rest = () => new Promise((done) => setTimeout(done));
    for (let turns = 0; game.lines.length < lines; turns++) {
        if (turns > 5000 || game.view.step === 'over') throw new Error(`${turns} turns, ${game.view.step}`);
        if (game.busy) await rest();
        else if (game.view.ended) await game.dealNext();
        else {
            const {kind, acts} = await game.ask({op: 'menu', seat: 'S'});
            if (kind === 'menu' && acts.length) await game.act(acts[game.lines.length % acts.length]);
            else await rest();
        }
    }
    while (game.busy) await rest();
}"""
"""Plays on until the record is so long: the person what the length of the record picks from the menu."""


def go_on(page):
    page.evaluate(f"lines => {{ window.played = ({PLAY})(lines); }}", ACTS)


def test_two_hundred_acts_with_twenty_kills_and_ten_reloads_end_as_if_undisturbed(ready):
    begin(ready)
    my_turn(ready)
    ready.evaluate(PLAY, ACTS)
    undisturbed = ready.evaluate("melds.game.lines")[:ACTS]
    begin(ready)
    my_turn(ready)
    chance = random.Random(5)
    go_on(ready)
    moments = sorted(chance.sample(range(10, ACTS), len(DISTURBANCES)))
    for moment, kill in zip(moments, DISTURBANCES, strict=True):
        until(ready, f"melds.game.lines.length >= {moment}")
        if kill:
            ready.evaluate(kill)
        else:
            ready.reload()
            until(ready, f"{READY} && !!globalThis.melds?.game.view && !melds.game.busy")
            go_on(ready)
    assert ready.evaluate("played.then(() => melds.game.lines)")[:ACTS] == undisturbed
