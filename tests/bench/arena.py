"""How strong a player is: duplicate matches on all cores, with a bootstrap interval over pairs.

With `--longest 1` single deals are played twice, which tells points a deal sooner.
"""

from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import perf_counter

from melds.customs import customs, usual_rules
from melds.players import players
from melds.players.arena import duplicate, summary


def pair(task):
    """Play one duplicate match; a task is a game, its rule set, two players' names, a seed and the most deals."""
    game, rules, first, second, seed, longest = task
    known = players(game)
    return duplicate(game, customs(game).rule_sets[rules], known[first], known[second], seed, longest)


def figures(options):
    """Yield the share of matches won, points a deal, and how fast they were played."""
    rules = options.rules or usual_rules(options.game)
    names = (options.game, rules, options.first, options.second)
    tasks = [(*names, f"{options.seed} {number}", options.longest) for number in range(options.pairs)]
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
