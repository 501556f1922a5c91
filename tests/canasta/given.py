"""A small language in which a test of Canasta is a sentence.

    table = given(score=1495, hand="KH KD KC 9S 9D 9C 4H 5C")
    assert table.refuses("meld KH KD KC", citing="C4.5", needs=50, has=30)
    assert table.allows("meld KH KD KC / 9S 9D 9C")

What a test does not say is filled in, always in the same way, from the cards that are left of the
pack, so that every table is one that could have come about.
"""

from collections import Counter
from random import Random

from melds.canasta import CANASTA
from melds.canasta.accidents import none_yet
from melds.canasta.acts import Deal, group
from melds.canasta.deal import next_dealer
from melds.canasta.pile import freezing_card, frozen_against
from melds.canasta.rules import RED_THREES, is_wild
from melds.canasta.scoring import sheets
from melds.canasta.state import Position, State, Step, with_group
from melds.canasta.variants import CLASSIC
from melds.cards import THREE, rank_of, read_cards, write_card, write_cards
from moment import Moment, rule

__all__ = ["Table", "dealt", "given", "rule"]


class Table(Moment):
    """A moment of a match, and what may be said about it."""

    game = CANASTA

    @property
    def seats(self):
        """The names of the seats in turn order."""
        return self.state.rules.seat_names

    def side(self, seat):
        """Return the side of a seat given by its name, or of the first seat."""
        return self.state.rules.side_of(0 if seat is None else self.seats.index(seat))

    def offers(self, act):
        """Say whether the menu of the seat that is to act lists an act."""
        return act in self.menu()

    @property
    def sideways(self):
        """The card that lies sideways in the pile, or None."""
        card = freezing_card(self.state)
        return None if card is None else write_card(card)

    def frozen_for(self, seat):
        """Say whether the pile is frozen for a seat's side."""
        return frozen_against(self.state, self.side(seat))

    def melds(self, seat=None):
        """Return the melds of a seat's side as text."""
        return " / ".join(write_cards(meld.cards) for meld in self.state.melds[self.side(seat)])

    def red3(self, seat=None):
        """Return the red threes of a seat's side."""
        return write_cards(self.state.red3[self.side(seat)])

    @property
    def ended(self):
        """How the deal ended: `out`, `stock` or `red3`, or None while it goes on."""
        return None if self.state.ended is None else self.state.ended.reason

    @property
    def concealed(self):
        """Whether the deal ended with somebody going out concealed."""
        return self.state.ended.concealed

    def sheet(self, seat=None):
        """Return the score sheet of a seat's side: the lines that say something, and the total."""
        return _said(self.state.ended.sheets[self.side(seat)])

    def counted(self, seat=None, out=None, concealed=False):
        """Return the score sheet of a seat's side if the deal ended as things stand."""
        went_out = -1 if out is None else self.seats.index(out)
        counted = sheets(self.state, went_out, concealed=concealed)
        return _said(counted[self.side(seat)])


def _said(sheet):
    lines = {line.name: line.points for line in sheet.lines if line.times}
    return {**lines, "total": sheet.total}


def given(  # noqa: PLR0913 - a table has many parts, and a test names the few it is about
          rules=CLASSIC, *, hand=None, south=None, west=None, north=None, east=None, turn=None,
          step=None, score=0, their_score=0, melds="", their_melds="", red3=None, their_red3=None,
          pile=None, stock=None, frozen=None, turns=3, melded=False, owed=0):  # fmt: skip
    """Return a table in mid-deal. Cards are written as in the notation, or counted.

    `hand`, `melds`, `red3` and `score` are those of the seat in turn (the first seat, unless `turn` names
    another) and its side, `their_…` those of the next side; `turns` counts the turns the seat has begun,
    `melded` says that it melded in an earlier one. Where a pile or a stock is named the turn is still to
    draw, else it has drawn. Red threes that would have no place lie with the other side. At tables of
    another size `west` and `north` are the second and the third seat, as far as there are such.
    """
    names = rules.seat_names
    seat = 0 if turn is None else names.index(turn)
    hands = [south, west, north, east, *[None] * rules.seats][: rules.seats]
    hands[seat] = hand if hand is not None else hands[seat]
    left = _Pack(rules)
    side = rules.side_of(seat)
    mine, theirs = left.groups(melds), left.groups(their_melds)
    reds = [left.cards(red3), left.cards(their_red3)]
    lie = left.cards(pile)
    held = [left.cards(each) for each in hands]
    waiting = left.cards(stock)
    lie = left.natural() if pile is None else lie
    for who, each in enumerate(hands):
        if not isinstance(each, str):
            held[who] = left.some(rules.hand_size if each is None else each)
    if stock is None:
        waiting = left.rest()
    elif not isinstance(stock, str):
        waiting = left.some(stock)
    if left.threes():
        place = 1 if their_red3 is None else 0
        assert (red3, their_red3)[place] is None, "no place for the red threes"
        reds[place] += left.give(left.threes())
    spare = [who for who, each in enumerate(hands) if each is None]
    for turn_of, card in enumerate(left.rest()):
        assert spare, "no place for the rest of the pack: leave a hand or the stock open"
        held[spare[turn_of % len(spare)]] += (card,)
    def by_side(ours, others, none):
        sides = [none] * rules.sides
        sides[(side + 1) % rules.sides] = others
        sides[side] = ours
        return tuple(sides)

    begun = [turns - (who != seat) for who in range(rules.seats)]
    named = step or ("play" if pile is None and stock is None else "draw")
    freezes = rules.always_frozen or any(map(rules.freezes, lie))
    return Table(State(Position(
        rules,
        deal=1,
        dealer=(seat - 1) % rules.seats,
        turn=seat,
        step=Step(named),
        scores=by_side(score, their_score, 0),
        hands=tuple(tuple(sorted(cards)) for cards in held),
        known=((),) * rules.seats,
        stock=waiting,
        pile=lie,
        frozen=freezes if frozen is None else frozen,
        melds=by_side(mine, theirs, ()),
        red3=by_side(*reds, ()),
        turns=tuple(max(0, count) for count in begun),
        melded=tuple(melded and who == seat for who in range(rules.seats)),
        owed=owed,
        accidents=none_yet(rules),
        discards=((),) * rules.seats,
        declined=((),) * rules.seats,
    )))  # fmt: skip


class _Pack:
    """What is left of the pack while a table is laid."""

    def __init__(self, rules):
        cards = list(rules.pack)
        Random(11).shuffle(cards)
        self.left, self.rules = cards, rules

    def give(self, cards):
        """Hand over these cards; each can be given only as often as the pack has it."""
        short = Counter(cards) - Counter(self.left)
        assert not short, f"the pack has no more {write_cards(short)}"
        for card in cards:
            self.left.remove(card)
        return tuple(cards)

    def cards(self, text):
        return self.give(read_cards(text)) if isinstance(text, str) else ()

    def groups(self, text):
        melds = ()
        for part in text.split("/"):
            if part.strip():
                melds = with_group(self.rules, melds, group(self.cards(part)))
        return melds

    def natural(self):
        return self.give([next(card for card in self.left if not is_wild(card) and rank_of(card) != THREE)])

    def some(self, count):
        return self.give([card for card in self.left if card not in RED_THREES][:count])

    def threes(self):
        return tuple(card for card in self.left if card in RED_THREES)

    def rest(self):
        return self.give(sorted(self.left, key=RED_THREES.__contains__))


def dealt(rules=CLASSIC, *, dealer=None, ended=None, turned="4C", next_in_stock="", **hands):
    """Return the table after a deal in which these cards came up; `south`, `west` … name hands.

    At tables of another size than four only the turned cards are named. A hand may name fewer cards than
    it gets. The last seat deals, unless `dealer` names another; after a deal that `ended`, whose turn it is.
    """
    left = _Pack(rules)
    names = ("south", "west", "north", "east") if rules.seats == 4 else range(rules.seats)
    named = [left.cards(hands.get(name, "")) for name in names]
    founding = left.cards(turned) + left.cards(next_in_stock)
    full = [[*cards, *left.some(rules.hand_size - len(cards))] for cards in named]
    if ended is None:
        state = CANASTA.start(rules, rules.seats - 1 if dealer is None else rules.seat_names.index(dealer))
    else:
        state = ended.state
    deals = next_dealer(state)
    order = []
    for size in (*rules.batches, *rules.batches[-1:] * rules.hand_size):
        for turn in range(1, rules.seats + 1):
            hand = full[(deals + turn) % rules.seats]
            order += hand[:size]
            del hand[:size]
    cards = (*order, *founding, *left.rest())
    state, _ = CANASTA.play(state, Deal(cards[-40:] + cards[:-40], 40))
    return Table(state)
