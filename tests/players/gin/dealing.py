"""Deals for the tests of players of Gin Rummy: every rule set and option, and a seat that does odd things."""

from random import Random

from melds.gin import GIN_RUMMY
from melds.gin.rules import Ace, JustTaken, OpponentSum
from melds.gin.variants import GIN, RULE_SETS
from melds.players.arena import shuffled
from melds.players.gin import PLAYERS

OPTIONS = [
    GIN.but(ace=Ace.HIGH_TOO),
    GIN.but(just_taken=JustTaken.FIRST_UPCARD),
    GIN.but(just_taken=JustTaken.MAY, opponent_sum_added=OpponentSum.ALWAYS),
    GIN.but(knock_limit_by_upcard=True, upcard_ace_means_gin=True),
    GIN.but(knock_limit=50),
    GIN.but(hand_size=7, stock_end=20),
    GIN.but(ace=Ace.HIGH_TOO, hand_size=13),
    GIN.but(hand_size=5, knock_limit=0, big_gin_bonus=50),
    GIN.but(turn_cap=9),
]
RULES = [*RULE_SETS.values(), *OPTIONS]


def go_on():
    return True


def moments(seed, names=("club", *PLAYERS), odd=0.1):
    """Yield `(view, player, rng)` for every choice of a deal; now and then a seat acts at random."""
    rng = Random(seed)
    rules = RULES[seed % len(RULES)]
    state = GIN_RUMMY.start(rules, rng.randrange(2), (rng.randrange(100), rng.randrange(100)))
    state, _ = GIN_RUMMY.play(state, shuffled(GIN_RUMMY, rules, rng))
    seats = [PLAYERS[rng.choice(names)] for _ in range(2)]
    while state.to_act >= 0:
        view = GIN_RUMMY.view(state, state.to_act)
        player = PLAYERS["random"] if rng.random() < odd else seats[state.to_act]
        yield view, player, rng
        state, _ = GIN_RUMMY.play(state, player.choose(view, rng, go_on).act)
