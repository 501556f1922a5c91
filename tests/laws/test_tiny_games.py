"""Law 3 on games so small that every act can be tried: the menu is complete."""

from itertools import islice
from random import Random

import pytest

from canasta.given import given
from laws.watch import DEAR, SUBJECTS, attempt
from melds.canasta.choices import takes
from melds.canasta.game import CANASTA

DEALS = 150
WITHOUT_LIMIT = 10**9


@pytest.mark.parametrize("name", SUBJECTS)
def test_the_menu_of_a_tiny_game_is_complete(name):
    """It lists every act that brute force finds, but for what no rule asks about, such as suits."""
    subject = SUBJECTS[name]
    looked = 0
    for seed in range(DEALS):
        rng = Random(seed)
        state = subject.begin(subject.tiny, rng)
        acts = 0
        while (seat := subject.to_act(state)) >= 0:
            view = subject.game.view(state, seat)
            menu = subject.game.menu(view, WITHOUT_LIMIT)
            if len(view.hands[seat]) <= 9 or (acts + seed) % DEAR == 0:
                assert {subject.likeness(act) for act in menu} == subject.every_act(view), view
                looked += 1
            state, _ = subject.game.play(state, rng.choice(menu))
            acts += 1
    assert looked > DEALS


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_act_that_is_tried_is_judged_as_it_is_played(name):
    """What objects and what is refused in play are the same, and nothing else is ever raised."""
    subject = SUBJECTS[name]
    for seed in range(DEALS):
        rng = Random(f"judged {seed}")
        state = subject.begin(subject.tiny, rng)
        while (seat := subject.to_act(state)) >= 0:
            view = subject.game.view(state, seat)
            act = subject.nonsense(view, rng)
            refusals = tuple(subject.game.objections(view, act))
            after, refused = attempt(subject.game, state, act)
            assert refused == refusals
            if after is None:
                after, _ = subject.game.play(state, rng.choice(subject.game.menu(view)))
            assert subject.lying(after) == subject.whole(subject.tiny)
            state = after


def test_a_large_hand_before_a_black_three_does_not_try_millions_of_melds():
    """Nothing but going out takes the pile then, and with this hand there is no going out."""
    hand = "3C 3S 4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H 7D 8S 8H 8D 9S 9H 9D TS TH TD QS QH QD 2S 2H 2D JK JK KC AC"
    table = given(hand=hand, pile="4C 5C 3S", melds="JS JH JD")
    view = CANASTA.view(table.state, 0)

    assert [*islice(takes(view), 1)] == []
    assert [str(act) for act in CANASTA.menu(view)] == ["draw"]
