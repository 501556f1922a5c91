"""What a test may say of a moment of any game: what is allowed, and what is refused by which rule."""

import pytest

from melds.cards import write_cards
from melds.verdict import IllegalAct
from tally import TALLY

rule = pytest.mark.rule
"""`@rule("C4.5")` says which rules a test is about; the coverage report counts by it."""


class Moment:
    """A moment of a match, and what may be said about it. A game's own has its `game` and its `seats`."""

    def __init__(self, state):
        self.state = state

    def objections(self, act, by=None):
        """Return every refusal of an act; by the seat that is to act if no other is named."""
        return tuple(self.game.objections(self.game.view(self.state, self._seat(by)), self.game.parse(act)))

    def allows(self, act, by=None):
        """Say that an act is legal."""
        refusals = self.objections(act, by)
        assert not refusals, f"{act!r} is refused: {'; '.join(map(str, refusals))}"
        TALLY.accept()
        return True

    def refuses(self, act, /, citing, by=None, among=False, **facts):
        """Say that an act is refused with this rule and these facts, and that nothing changes.

        The rule must be the first that is cited, or anywhere `among` them.
        """
        before = repr(self.state)
        refusals = self.objections(act, by)
        assert refusals, f"{act!r} is allowed"
        cited = [refusal for refusal in refusals if refusal.rule == citing]
        assert cited, f"{act!r} is refused by {'; '.join(map(str, refusals))}"
        assert among or refusals[0].rule == citing, f"{refusals[0]} comes before {citing}"
        assert facts.items() <= cited[0].facts.items(), f"{cited[0]} does not say {facts}"
        if by is None or self._seat(by) == self.state.to_act:
            with pytest.raises(IllegalAct) as raised:
                self.game.play(self.state, self.game.parse(act))
            assert raised.value.refusals == refusals
        assert repr(self.state) == before
        TALLY.refuse(citing)
        return True

    def after(self, *acts):
        """Return the table after these acts, each by the seat that is then to act."""
        state = self.state
        for act in acts:
            state, _ = self.game.play(state, self.game.parse(act))
        return type(self)(state)

    def plays(self, *acts):
        """Return the table after these acts, and count them as allowed."""
        table = self.after(*acts)
        TALLY.accept()
        return table

    def events(self, act):
        """Return the names of what an act brings about, in order."""
        return [type(event).__name__ for event in self.game.play(self.state, self.game.parse(act))[1]]

    def menu(self):
        """Return the menu of the seat that is to act."""
        return [str(act) for act in self.game.menu(self.game.view(self.state, self.state.to_act))]

    def hand(self, seat=None):
        """Return a hand from high to low, jokers first."""
        return write_cards(sorted(self.state.hands[self._seat(seat)], reverse=True))

    @property
    def held(self):
        """How many cards each seat holds."""
        return [len(hand) for hand in self.state.hands]

    @property
    def pile(self):
        """The pile from bottom to top."""
        return write_cards(self.state.pile)

    @property
    def stock(self):
        """How many cards the stock has."""
        return len(self.state.stock)

    @property
    def turn(self):
        """The seat in turn."""
        return self.seats[self.state.turn]

    @property
    def step(self):
        """The step of the turn as a word."""
        return self.state.step.value

    def _seat(self, name):
        return max(0, self.state.to_act) if name is None else self.seats.index(name)
