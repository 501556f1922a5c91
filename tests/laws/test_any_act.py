"""Law 7: whatever is sent, and whenever, it is played or refused; a refused act changes nothing."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from laws.watch import SUBJECTS, attempt


@pytest.mark.parametrize("name", SUBJECTS)
@given(data=st.data())
@settings(max_examples=300)
def test_any_act_at_any_moment_is_played_or_refused(name, data):
    subject = SUBJECTS[name]
    rules = subject.rule_sets[data.draw(st.sampled_from([*subject.rule_sets]))]
    rng = Random(data.draw(st.integers(0, 2**32)))
    state = subject.begin(rules, rng)
    for _ in range(data.draw(st.integers(0, 60))):
        seat = subject.to_act(state)
        if seat >= 0:
            state, _ = subject.game.play(state, subject.choose["random"](subject.game.view(state, seat), rng))
    act = data.draw(subject.any_act)
    before = repr(state)

    after, refusals = attempt(subject.game, state, act)

    assert (after is None) == bool(refusals)
    assert after is None or subject.lying(after) == subject.whole(rules)
    assert repr(state) == before


def matches(subject):
    """Return the test of a game in which legal acts and any other acts come in any order."""

    class Match(RuleBasedStateMachine):
        @initialize(seed=st.integers(0, 2**32), rules=st.sampled_from([*subject.rule_sets.values()]))
        def begin(self, seed, rules):
            self.state = subject.begin(rules, Random(seed))

        @property
        def view(self):
            return subject.game.view(self.state, max(0, subject.to_act(self.state)))

        @precondition(lambda self: subject.to_act(self.state) >= 0)
        @rule(seed=st.integers(0, 2**32))
        def somebody_plays(self, seed):
            act = subject.choose["random"](self.view, Random(seed))
            self.state, _ = subject.game.play(self.state, act)

        @rule(act=subject.any_act)
        def somebody_tries_anything(self, act):
            refusals = tuple(subject.game.objections(self.view, act))
            before = repr(self.state)
            after, refused = attempt(subject.game, self.state, act)

            assert refused == refusals
            assert repr(self.state) == before
            if after is not None:
                self.state = after

        @invariant()
        def every_card_is_somewhere_once(self):
            assert subject.lying(self.state) == subject.whole(self.state.rules)

        @invariant()
        def there_is_an_act_or_the_deal_is_over(self):
            if subject.to_act(self.state) >= 0:
                assert subject.game.menu(self.view)

    Match.TestCase.settings = settings(max_examples=60, stateful_step_count=60)
    return Match.TestCase


for each in SUBJECTS:
    globals()[f"Test{each.title()}"] = matches(SUBJECTS[each])
