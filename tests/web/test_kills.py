"""Two hundred acts, the engine killed and the page reloaded again and again: a record as if nothing had happened."""

import random

from place import READY
from saved_play import begin, my_turn

from conftest import until

PLAY = """async ([lines, kill]) => {
    const {game, engine} = melds, free = async () => { while (game.busy) await new Promise(done => setTimeout(done)); };
    if (kill) setTimeout(() => engine.kill(), kill);
    for (let turns = 0; game.lines.length < lines; turns++) {
        if (turns > 2000 || game.view.step === 'over') throw new Error(`${turns}: ${game.view.step}`);
        await free();
        if (game.view.ended) await game.dealNext();
        else if (game.view.toAct === 'S') {
            const {kind, acts} = await game.ask({op: 'menu', seat: 'S'});
            if (kind === 'menu' && acts.length) await game.act(acts[game.lines.length % acts.length]);
        }
    }
    await free();
    return game.lines;
}"""
"""Play on until the record has so many lines, and kill the engine so many ms from now."""
ACT_AND_LEAVE = """() => {
    const {game} = melds;
    game.ask({op: 'menu', seat: 'S'}).then(({acts}) => game.act(acts[game.lines.length % acts.length]));
}"""
STRETCHES = 20
LINES = 200


def test_two_hundred_acts_with_twenty_kills_and_reloads_end_as_if_undisturbed(ready):
    chance = random.Random(5)
    begin(ready)
    my_turn(ready)
    whole = ready.evaluate(PLAY, [LINES, 0])
    begin(ready)
    my_turn(ready)
    for stretch in range(1, STRETCHES + 1):
        reloads = stretch % 2
        ready.evaluate(PLAY, [LINES * stretch // STRETCHES, 0 if reloads else chance.randint(1, 200)])
        if reloads:
            ready.evaluate(ACT_AND_LEAVE)
            ready.reload()
            until(ready, f"{READY} && !!globalThis.melds?.game.view && !melds.game.still && !melds.game.busy")
    assert ready.evaluate(PLAY, [LINES, 0])[:LINES] == whole[:LINES]
