"""Law 3 on games so small that every act can be tried: the menu is complete."""

from random import Random

import pytest

from laws.watch import DEAR, SUBJECTS, attempt

DEALS = 150

tiny = pytest.mark.parametrize(
    ("name", "rules"),
    [
        pytest.param(name, rules, id=f"{name}-{rules.name}")
        for name, subject in SUBJECTS.items()
        for rules in subject.tiny
    ],
)


@tiny
def test_the_menu_of_a_tiny_game_is_complete(name, rules):
    """It lists every act that brute force finds, but for what no rule asks about, such as suits."""
    subject = SUBJECTS[name]
    looked = 0
    for seed in range(DEALS):
        rng = Random(seed)
        state = subject.begin(rules, rng)
        acts = 0
        while (seat := subject.to_act(state)) >= 0:
            view = subject.game.view(state, seat)
            menu = subject.menu(view)
            if len(view.hands[seat]) <= 9 or (acts + seed) % DEAR == 0:
                assert {subject.likeness(act) for act in menu} == subject.every_act(view), view
                looked += 1
            state, _ = subject.game.play(state, rng.choice(menu))
            acts += 1
    assert looked > DEALS


@tiny
def test_every_act_that_is_tried_is_judged_as_it_is_played(name, rules):
    """What objects and what is refused in play are the same, and nothing else is ever raised."""
    subject = SUBJECTS[name]
    for seed in range(DEALS):
        rng = Random(f"judged {seed}")
        state = subject.begin(rules, rng)
        while (seat := subject.to_act(state)) >= 0:
            view = subject.game.view(state, seat)
            act = subject.nonsense(view, rng)
            refusals = tuple(subject.game.objections(view, act))
            after, refused = attempt(subject.game, state, act)
            assert refused == refusals
            if after is None:
                after, _ = subject.game.play(state, rng.choice(subject.game.menu(view)))
            assert subject.lying(after) == subject.whole(rules)
            state = after
