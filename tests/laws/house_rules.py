"""House rules drawn by chance, and those at the bounds of what is offered, to be played under the laws."""

from math import ceil
from random import Random

from laws.watch import watch_deal
from melds.customs import customs, usual_rules
from melds.game import load
from melds.verdict import NotationError
from melds.wire.house_rules import HouseRules

FLOORS = range(-2000, 6000, 5)


def at_the_bounds(game):
    """Return house rules for every value of a choice and both bounds of every figure that is offered and goes alone."""
    found = []
    for option in offered(game):
        values = option.values or [str(option.low), str(option.high)]
        if option.kind == "steps":
            values = [f"0:{value}" for value in values]
        found += [playable(game, usual_rules(game), {option.name: value}) for value in values]
    return [house for house in found if house]


def drawn(game, seed):
    """Return house rules with a few options, or with all of them, drawn until they can be played."""
    rng = Random(f"house rules {game} {seed}")
    while True:
        options = offered(game)
        chosen = rng.sample(options, rng.choice((1, 2, 3, 5, 8, len(options))))
        named = rng.choice([*customs(game).rule_sets])
        house = playable(game, named, {option.name: value(option, rng) for option in chosen})
        if house:
            return house


def offered(game):
    return [option for option in customs(game).options.values() if option.offered]


def playable(game, named, options):
    """Return house rules, or None if the engine says that they cannot be played."""
    try:
        load(game).rules(named, options)
    except NotationError:
        return None
    return HouseRules("by chance", game, named, options)


def value(option, rng):
    """Return a value of an option by chance, often one of its bounds."""

    def figure():
        return rng.choice((
            option.low, option.high, rng.randint(option.low, option.high),
            rng.randint(option.low, min(option.high, option.low + 9)),
        ))  # fmt: skip

    if option.kind == "choice":
        return rng.choice(option.values)
    if option.kind == "number":
        return str(figure())
    if option.kind == "list":
        return ",".join(str(figure()) for _ in range(rng.choice((1, 1, 2, 4))))
    return ",".join(f"{floor}:{figure()}" for floor in sorted(rng.sample(FLOORS, rng.choice((1, 2, 3)))))


def chunk(job):
    """Play a deal by each of some house rules; return how many acts each took."""
    houses, player = job
    return [watch_deal(house.game, house.rules, player, number, house.text()) for number, house in enumerate(houses)]


def jobs(houses, player, workers):
    """Return the house rules shared out among workers."""
    share = ceil(len(houses) / workers)
    return [(houses[first : first + share], player) for first in range(0, len(houses), share)]
