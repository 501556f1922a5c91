"""Deals so small that everything that can happen in them is looked at, to every end there is."""

from collections import Counter
from random import Random

import pytest

from laws.gin import TINY, check_end, every_act, likeness, lying
from melds.gin import GIN_RUMMY
from melds.gin.acts import Deal

FEW = TINY.but(turn_cap=4)


def begun(seed):
    """Return a deal of sixteen cards in a match that one more deal may decide."""
    pack = list(FEW.pack)
    Random(seed).shuffle(pack)
    state, _ = GIN_RUMMY.play(GIN_RUMMY.start(FEW, seed % 2, (99, 40)), Deal(tuple(pack), 5))
    return state


def told(state, events, seat):
    """Return the view of a seat after what it was told."""
    view = GIN_RUMMY.view(state, seat)
    for event in events:
        view = GIN_RUMMY.fold(view, GIN_RUMMY.seen(event, seat))
    return view


@pytest.mark.parametrize("seed", range(3))
def test_everything_that_can_happen_is_lawful_and_comes_to_an_end(seed):
    first = begun(seed)
    whole = Counter(FEW.pack)
    reached, ahead, kinds = {first}, [first], set()
    while ahead:
        state = ahead.pop()
        view = GIN_RUMMY.view(state, state.to_act)
        menu = GIN_RUMMY.menu(view)
        assert {likeness(act) for act in menu} == every_act(view)
        for act in menu:
            after, events = GIN_RUMMY.play(state, act)
            assert lying(after) == whole
            assert all(told(state, events, seat) == GIN_RUMMY.view(after, seat) for seat in range(2))
            if after.to_act < 0:
                check_end(first, after)
                kinds.add(after.ended.result.kind)
            elif after not in reached:
                reached.add(after)
                ahead.append(after)
    assert kinds >= {"void", "knock", "undercut"}
    assert len(reached) > 1_000
