"""A small language in which a test of Gin Rummy is a sentence.

    table = given(hand="KS KH KD 7C 8C 9C AS 2H 3D 5C QH")
    assert table.refuses("knock QH", citing="G4.2", has=11, limit=10)
    assert table.allows("discard QH")

What a test does not say is filled in, always in the same way, from the cards that are left of the
pack, so that every table is one that could have come about.
"""

from random import Random

from melds.cards import HIDDEN, read_card, read_cards, write_card, write_cards
from melds.gin import GIN_RUMMY
from melds.gin.acts import Deal
from melds.gin.contradictions import contradictions
from melds.gin.progress import fewest_turns
from melds.gin.settlement import columns
from melds.gin.state import Position, State, Step
from melds.gin.variants import GIN
from moment import Moment, rule

__all__ = ["Table", "dealt", "given", "knocked", "rule"]

SEATS = "12"


class Table(Moment):
    """A moment of a match, and what may be said about it."""

    game, seats = GIN_RUMMY, SEATS

    def deals(self):
        """Return the table after the next deal of a fixed pack."""
        state, _ = GIN_RUMMY.play(self.state, Deal(self.state.rules.pack, 20))
        return Table(state)

    @property
    def dealer(self):
        """The seat that dealt."""
        return SEATS[self.state.dealer]

    @property
    def limit(self):
        """The knock limit."""
        return self.state.knock_limit

    @property
    def melds(self):
        """The melds of the knocker as they lie."""
        return " / ".join(map(write_cards, self.state.shown.melds))

    @property
    def deadwood(self):
        """What the knocker keeps."""
        return write_cards(sorted(self.state.shown.deadwood))

    @property
    def result(self):
        """How the deal ended: who won it, for how much, and how; None while it goes on."""
        if self.state.ended is None:
            return None
        winner, points, kind = self.state.ended.result
        return (None if winner < 0 else SEATS[winner], points, kind)

    @property
    def lines(self):
        """The score line by line."""
        return {line.name: line.points for line in self.state.ended.lines}

    @property
    def games(self):
        """The games on the score pad: points, deals won, and whether each is over."""
        return columns(self.state)


def given(  # noqa: PLR0913 - a table has many parts, and a test names the few it is about
          rules=GIN, *, hand="", other="", turn="1", dealer=None, step=None, pile=None, stock=None,
          upcard=None, passed=0, taken=None, turns=None, scores=(0, 0), won=None, past=()):  # fmt: skip
    """Return a table in mid-deal. Cards are written as in the notation, or counted.

    `hand` is that of the seat in turn; a hand may name fewer cards than it holds. Eleven cards, or a
    card just taken, say that the turn has drawn. The pile is one card or more, and what is left is the
    stock; with a stock named, the pile takes what is left. The upcard lies at the bottom of the pile if
    it is not named. As many turns were begun as that asks for, if they are not counted.
    """
    seat = SEATS.index(turn)
    left = _Pack(rules)
    mine, others = left.cards(hand), left.cards(other)
    lie = left.cards(pile or upcard)
    named = step or ("play" if len(mine) > rules.hand_size or taken else "draw")
    waiting = left.cards(stock)
    mine += left.some(rules.hand_size + (named == "play") - len(mine))
    others += left.some(rules.hand_size - len(others))
    if not lie:
        lie = left.some(1)
    if isinstance(stock, int):
        waiting = left.some(stock)
    if stock is None:
        waiting = left.rest()
    lie = left.rest() + lie
    held = tuple(tuple(sorted(cards)) for cards in ((mine, others) if seat == 0 else (others, mine)))
    card = None if taken is None else read_card(taken)
    known = tuple((card,) if card is not None and who == seat else () for who in range(2))
    started = GIN_RUMMY.start(rules, 0, scores)
    state = Position(
        rules=rules,
        deal=1 + len(past),
        dealer=_dealer(dealer, seat, named, passed),
        turn=seat,
        step=Step(named),
        scores=scores,
        won=started.won if won is None else won,
        hands=held,
        known=known,
        stock=waiting,
        pile=lie,
        upcard=lie[0] if upcard is None else read_card(upcard),
        passed=passed,
        taken=card,
        discards=((), ()),
        declined=((), ()),
        past=tuple(past),
    )
    state = state.but(turns=turns or fewest_turns(state))
    assert not [*contradictions(state)]
    return Table(State(state))


def _dealer(name, seat, step, passed):
    """Return who dealt: as named, or the other seat, but for the dealer's own choice of the upcard."""
    if name is not None:
        return SEATS.index(name)
    return seat if step == "upcard" and passed else 1 - seat


def knocked(rules=GIN, *, hand, other="", chosen="", by="1", **more):
    """Return the table after a knock with these ten cards; the eleventh goes away face down."""
    named = {*hand.split(), *other.split(), more.get("upcard", "")}
    away = next(card for card in map(write_card, reversed(rules.pack)) if card not in named)
    table = given(rules, hand=f"{hand} {away}", other=other, turn=by, **more)
    return table.after(f"knock {away} : {chosen}" if chosen else f"knock {away}")


def dealt(rules=GIN, *, dealer="2", turned="", one="", two="", next_in_stock=""):  # noqa: PLR0913 - as above
    """Return the table after a deal in which these cards came up; a hand may name fewer than it gets."""
    left = _Pack(rules)
    hands = [left.cards(one), left.cards(two)]
    founding, waiting = left.cards(turned), left.cards(next_in_stock)
    full = [cards + left.some(rules.hand_size - len(cards)) for cards in hands]
    founding = founding or left.some(1)
    first = 1 - SEATS.index(dealer)
    order = [full[seat][place] for place in range(rules.hand_size) for seat in (first, 1 - first)]
    cards = (*order, *founding, *waiting, *left.rest())
    state = GIN_RUMMY.start(rules, SEATS.index(dealer))
    state, _ = GIN_RUMMY.play(state, Deal(cards[-20:] + cards[:-20], 20))
    return Table(state)


class _Pack:
    """The cards of a pack that have no place yet, in an order that melds little."""

    def __init__(self, rules):
        self.left = list(rules.pack)
        Random("a pack of cards").shuffle(self.left)

    def cards(self, text):
        """Take the cards that a text names; none for a count or nothing."""
        return self.give(read_cards(text)) if isinstance(text, str) else ()

    def some(self, count):
        return self.give(self.left[: max(0, count)])

    def rest(self):
        return self.give(self.left)

    def give(self, cards):
        cards = tuple(cards)
        for card in cards:
            assert card != HIDDEN
            self.left.remove(card)
        return cards
