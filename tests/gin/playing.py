"""Deals of Gin Rummy that somebody plays, act by act, for the tests of what is written about them."""

from random import Random

from melds.gin import GIN_RUMMY
from melds.gin.acts import Knock, LayOff
from melds.gin.state import Step
from melds.players.arena import shuffled


def acts_of(rules, seed, deals=1):
    """Yield each state of these deals with the act that is played in it, and the state after.

    Both knock as soon as they may, or few random deals would get that far, and often lay off.
    """
    rng = Random(f"{rules.name} {seed}")
    state = GIN_RUMMY.start(rules, rng.randrange(2))
    while state.step is not Step.OVER and state.deal < deals:
        state, _ = GIN_RUMMY.play(state, shuffled(GIN_RUMMY, rules, rng))
        while state.to_act >= 0:
            menu = GIN_RUMMY.menu(GIN_RUMMY.view(state, state.to_act))
            eager = [act for act in menu if isinstance(act, Knock) or (isinstance(act, LayOff) and rng.random() < 0.8)]
            act = rng.choice(eager or menu)
            after, _ = GIN_RUMMY.play(state, act)
            yield state, act, after
            state = after
