"""How strong a player is: duplicate matches on all cores, with a bootstrap interval over pairs."""

from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import perf_counter

from melds.canasta.variants import CLASSIC
from melds.players.arena import duplicate, summary
from melds.players.canasta import PLAYERS


def pair(task):
    """Play one duplicate match; a task is two players' names and a seed."""
    first, second, seed = task
    return duplicate("canasta", CLASSIC, PLAYERS[first], PLAYERS[second], seed)


def figures(options):
    """Yield the share of matches won, points a deal, and how fast they were played."""
    names = (options.first, options.second)
    tasks = [(*names, f"{options.seed} {number}") for number in range(options.pairs)]
    started = perf_counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        pairs = list(pool.map(pair, tasks, chunksize=4))
    seconds = perf_counter() - started
    found = summary(pairs, Random(1))
    against = f"{options.first} against {options.second}"
    for key, label in (("won", "matches won"), ("won_low", "from, 95 %"), ("won_high", "to")):
        yield f"{against}: {label}", 100 * found[key], "%"
    for key, label in (("points", "points a deal"), ("points_low", "from, 95 %"), ("points_high", "to")):
        yield f"{against}: {label}", found[key], ""
    yield "matches, two to a pair", found["matches"], ""
    yield "deals", found["deals"], ""
    yield "deals on all cores together", found["deals"] / seconds, "a second"
