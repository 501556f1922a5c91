"""Deals for the tests of players: every rule option, mixed scores, and a seat that does odd things."""

from itertools import product
from random import Random

from melds.canasta import CANASTA
from melds.canasta.acts import Ask
from melds.canasta.rules import BlackThree, ConcealedMinimum
from melds.canasta.variants import CLASSIC
from melds.players.arena import shuffled
from melds.players.canasta import PLAYERS

SCORES = (-100, 0, 800, 1600, 3200, 4500)
OPTIONS = [
    CLASSIC.but(black3=black3, concealed_minimum=minimum, red3_forgettable=forgettable)
    for black3, minimum, forgettable in product(BlackThree, ConcealedMinimum, (False, True))
]
FIGURES = [
    CLASSIC.but(hand_size=13, draws=2, canastas_to_go_out=2),
    CLASSIC.but(ranks=(2, 3), jokers=2, hand_size=4, canasta_size=4, max_wild=2, opening=((-(10**6), 15), (0, 20))),
]
RULES = [*OPTIONS, *FIGURES]


def go_on():
    return True


def begin(rules, rng):
    state = CANASTA.start(rules, rng.randrange(4), (rng.choice(SCORES), rng.choice(SCORES)))
    return CANASTA.play(state, shuffled(CANASTA, rules, rng))[0]


def moments(seed, names=("club", *PLAYERS), odd=0.2):
    """Yield `(view, player, rng)` for every choice of a deal.

    Now and then a seat asks its partner although it would not, or acts at random, so that the
    players meet questions, promises and hands they would not have brought about.
    """
    rng = Random(seed)
    state = begin(RULES[seed % len(RULES)], rng)
    seats = [PLAYERS[rng.choice(names)] for _ in range(4)]
    while state.to_act >= 0:
        view = CANASTA.view(state, state.to_act)
        if rng.random() < odd and next(CANASTA.objections(view, Ask()), None) is None:
            state, _ = CANASTA.play(state, Ask())
            continue
        player = PLAYERS["random"] if rng.random() < odd / 2 else seats[state.to_act]
        yield view, player, rng
        state, _ = CANASTA.play(state, player.choose(view, rng, go_on).act)
