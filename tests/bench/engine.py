"""What the kernel and the players cost in this Python: deals a second, microseconds a call.

Times are processor time, so that a busy machine tells the same.
"""

from collections import defaultdict
from functools import partial, reduce
from random import Random
from statistics import mean
from time import process_time

from melds.canasta import CANASTA
from melds.canasta.variants import CLASSIC
from melds.players.arena import play_match
from melds.players.canasta import PLAYERS

MATCHES = 20
REPEATS = 20


def figures(_options):
    """Yield deals a second, then the cost of each call over the positions of some matches."""
    club = PLAYERS["club"]
    started = process_time()
    deals = sum(play_match("canasta", CLASSIC, [club] * 4, f"deals {seed}").deals for seed in range(MATCHES))
    yield "club deals", deals / (process_time() - started), "a second of one core"
    costs, acts = calls(club)
    for name, micros in costs.items():
        yield name, micros, "µs"
    yield "acts a deal", acts, ""


def calls(player, deals=12):
    """Return microseconds a call by name, and acts a deal."""
    spent, acts = defaultdict(list), 0
    for seed in range(deals):
        for view, state, chosen in positions(player, seed):
            acts += 1
            for name, call in cheap(player, view, state, chosen).items():
                spent[name].append(timed(call, REPEATS))
            if acts % 10 == 0:
                spent["menu"].append(timed(partial(CANASTA.menu, view), 1))
                spent["imagine"].append(timed(partial(CANASTA.imagine, view, Random(1)), 1))
    return {name: 1e6 * mean(each) for name, each in spent.items()}, acts / deals


def cheap(player, view, state, chosen):
    """Return, by name, the calls that a turn is made of."""
    events = [CANASTA.seen(event, view.seat) for event in CANASTA.play(state, chosen.act)[1]]
    return {
        "view": partial(CANASTA.view, state, view.seat),
        "objections": lambda: list(CANASTA.objections(view, chosen.act)),
        "play": partial(CANASTA.play, state, chosen.act),
        "fold, all events of an act": partial(reduce, CANASTA.fold, events, view),
        "club chooses": partial(player.choose, view, Random(1), lambda: True),
    }


def positions(player, seed):
    """Yield `(view, state, choice)` for every act of a deal."""
    rng = Random(f"positions {seed}")
    state = CANASTA.start(CLASSIC, seed % 4)
    pack = list(CLASSIC.pack)
    rng.shuffle(pack)
    state, _ = CANASTA.play(state, CANASTA.deal(tuple(pack), 50))
    while state.to_act >= 0:
        view = CANASTA.view(state, state.to_act)
        chosen = player.choose(view, rng, lambda: True)
        yield view, state, chosen
        state, _ = CANASTA.play(state, chosen.act)


def timed(call, repeats):
    """Return the seconds of one call on a core, the mean of some."""
    started = process_time()
    for _ in range(repeats):
        call()
    return (process_time() - started) / repeats
