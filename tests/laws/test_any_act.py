"""Law 7: whatever is sent, and whenever, it is played or refused; a refused act changes nothing."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from laws.watch import SUBJECTS, attempt
from melds.canasta.acts import Answer, Ask, Deal, Discard, Draw, Group, Meld, Pass, TableThree, TakePile
from melds.canasta.variants import CLASSIC
from melds.cards import HIDDEN

faces = st.sampled_from([*sorted(set(CLASSIC.pack)), HIDDEN])
groups = st.lists(
    st.builds(Group, st.integers(-1, 15), st.lists(faces, max_size=8).map(tuple)), max_size=4
).map(tuple)
acts = {
    "canasta": st.one_of(
        st.sampled_from([Draw(), Ask(), Pass(), Answer(yes=True), Answer(yes=False)]),
        st.builds(Discard, faces),
        st.builds(TableThree, faces),
        st.builds(Meld, groups),
        st.builds(TakePile, groups),
        st.builds(Deal, st.lists(faces, max_size=8).map(tuple), st.integers(-2, 110)),
    )
}


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
    act = data.draw(acts[name])
    before = repr(state)

    after, refusals = attempt(subject.game, state, act)

    assert (after is None) == bool(refusals)
    assert after is None or subject.lying(after) == subject.whole(rules)
    assert repr(state) == before


class Match(RuleBasedStateMachine):
    """A deal in which legal acts and any other acts come in any order."""

    name = "canasta"

    @initialize(seed=st.integers(0, 2**32), rules=st.sampled_from([*SUBJECTS["canasta"].rule_sets.values()]))
    def begin(self, seed, rules):
        self.subject = SUBJECTS[self.name]
        self.state = self.subject.begin(rules, Random(seed))

    @property
    def view(self):
        return self.subject.game.view(self.state, max(0, self.subject.to_act(self.state)))

    @precondition(lambda self: self.subject.to_act(self.state) >= 0)
    @rule(seed=st.integers(0, 2**32))
    def somebody_plays(self, seed):
        act = self.subject.choose["random"](self.view, Random(seed))
        self.state, _ = self.subject.game.play(self.state, act)

    @rule(act=acts["canasta"])
    def somebody_tries_anything(self, act):
        refusals = tuple(self.subject.game.objections(self.view, act))
        before = repr(self.state)
        after, refused = attempt(self.subject.game, self.state, act)

        assert refused == refusals
        assert repr(self.state) == before
        if after is not None:
            self.state = after

    @invariant()
    def every_card_is_somewhere_once(self):
        assert self.subject.lying(self.state) == self.subject.whole(self.state.rules)

    @invariant()
    def there_is_an_act_or_the_deal_is_over(self):
        if self.subject.to_act(self.state) >= 0:
            assert self.subject.game.menu(self.view)


class TestMatch(Match.TestCase):
    settings = settings(max_examples=60, stateful_step_count=60)
