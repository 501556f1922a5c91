"""The draw for partners as a small language: which cards come up, and who then sits where."""

import pytest

from melds.canasta.seating import lift, settle, spread
from melds.canasta.variants import CLASSIC
from melds.cards import read_cards, without
from melds.verdict import IllegalAct
from tally import TALLY

MIDDLE = 50


class Draw:
    """A draw in which these cards come up from the middle of the spread pack, in this order."""

    def __init__(self, cards, ends="", rules=CLASSIC):
        wanted, outer = read_cards(cards), read_cards(ends)
        rest = without(rules.pack, wanted + outer)
        pack = outer + rest[: MIDDLE - len(outer)] + wanted + rest[MIDDLE - len(outer) :]
        self.drawn = spread(rules, pack)
        self.place = MIDDLE

    def lifts(self, *places):
        """The next player lifts the next card, or the cards at these places."""
        player = self.drawn.next
        self.drawn = lift(self.drawn, places or (self.place,))
        self.place += 1
        return self.again(player)

    def again(self, player):
        """Return why a player must draw again, as rule and facts, or None."""
        why = self.drawn.again[player]
        if why is not None:
            TALLY.refuse(why.rule)
            return why.rule, why.facts
        TALLY.accept()
        return None

    def cannot_lift(self, *places):
        """Return the rule and facts by which these places cannot be lifted at all."""
        before = self.drawn
        with pytest.raises(IllegalAct) as raised:
            lift(self.drawn, places)
        assert self.drawn is before
        first = raised.value.refusals[0]
        TALLY.refuse(first.rule)
        return first.rule, first.facts


def drew(cards, rules=CLASSIC):
    """Return the seats after the players drew these cards in turn."""
    draw = Draw(cards, rules=rules)
    for _ in cards.split():
        assert draw.lifts() is None
    return settle(draw.drawn), draw.drawn


def who_sits(cards, rules=CLASSIC):
    """Return the cards around the table, clockwise from player 0, and who plays first and deals."""
    seats, _ = drew(cards, rules)
    names = cards.split()
    return [names[player] for player in seats.players], names[seats.players[seats.first]], names[
        seats.players[seats.dealer]
    ]
