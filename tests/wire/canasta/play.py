"""Deals of Canasta that somebody plays, act by act, for the tests of what is written about them."""

from random import Random

from melds.canasta import CANASTA
from melds.canasta.acts import Deal
from melds.canasta.variants import CLASSIC


def deal_of(seed, rules=CLASSIC):
    """Return the state after a shuffled deal."""
    rng = Random(f"deal {seed}")
    pack = list(rules.pack)
    rng.shuffle(pack)
    start = CANASTA.start(rules, rng.randrange(rules.seats), (0,) * rules.sides)
    return CANASTA.play(start, Deal(tuple(pack), rng.randrange(1, len(pack))))[0]


def acts_of(seed, rules=CLASSIC):
    """Yield each state of a deal with the act that a random player plays in it, and the state after."""
    rng = Random(f"acts {seed}")
    state = deal_of(seed, rules)
    while state.to_act >= 0:
        act = rng.choice(CANASTA.menu(CANASTA.view(state, state.to_act), limit=8))
        after, _ = CANASTA.play(state, act)
        yield state, act, after
        state = after
