"""Two hundred acts with kills and reloads at random moments: the record is that of undisturbed play."""

import random

from place import READY
from saved_play import begin, my_turn

from conftest import until

ACTS = 200
VISITS = 10
KILLED = ["judge", "thinker"]
"""On each visit the engine that judges is killed, and the one that thinks; then the page is loaded again."""

PLAY = """async ([acts, kills, settle]) => {
    const {game, engine} = melds, rest = () => new Promise((done) => setTimeout(done));
    const played = () => game.lines.filter(line => !line.startsWith('[')).length;
    let killed = 0;
    const kill = async who => {
        if (who === 'thinker') {
            game.thinker.start();
            while (game.thinker.state !== 'ready') {
                if (game.thinker.state === 'lost') throw new Error('the thinker is lost');
                await rest();
            }
        }
        (who === 'thinker' ? game.thinker.engine : engine).kill();
        killed++;
    };
    for (let turns = 0; played() < acts || kills.length; turns++) {
        if (turns > 20_000 || game.view.step === 'over') throw new Error(`${turns} turns, ${game.view.step}`);
        if (kills.length && played() >= kills[0][0]) await kill(kills.shift()[1]);
        if (game.busy) await rest();
        else if (game.view.ended) await game.dealNext();
        else {
            const {kind, acts: menu} = await game.ask({op: 'menu', seat: 'S'});
            if (kind === 'menu' && menu.length) await game.act(menu[game.lines.length % menu.length]);
            else await rest();
        }
    }
    while (settle && game.busy) await rest();
    return killed;
}"""
"""Plays on until there are so many acts, and kills at some of them on the way; the person does what the length of the
record picks from the menu."""


def played(page, *, disturbed):
    """Play two hundred acts of one match; return the record up to the last of them, and how many kills there were."""
    begin(page)
    my_turn(page)
    killed, first = 0, len(page.evaluate("melds.game.lines.filter(line => !line.startsWith('['))"))
    moments = sorted(random.Random(5).sample(range(first + 1, ACTS), VISITS * (len(KILLED) + 1))) if disturbed else []
    while moments:
        *kills, end = moments[: len(KILLED) + 1]
        killed += page.evaluate(PLAY, [end, list(zip(kills, KILLED, strict=True)), False])
        del moments[: len(KILLED) + 1]
        page.reload()
        until(page, f"{READY} && !!globalThis.melds?.game.view && !melds.game.still")
    killed += page.evaluate(PLAY, [ACTS, [], True])
    lines = page.evaluate("melds.game.lines")
    acts = [number for number, line in enumerate(lines, 1) if not line.startswith("[")]
    return lines[: acts[ACTS - 1]], killed


def test_two_hundred_acts_with_twenty_kills_and_ten_reloads_end_as_if_undisturbed(ready):
    undisturbed, none = played(ready, disturbed=False)
    disturbed, killed = played(ready, disturbed=True)
    assert (none, killed) == (0, VISITS * len(KILLED))
    assert disturbed == undisturbed
