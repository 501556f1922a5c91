"""One deal of Gin Rummy played in two engines at once, ours and OpenSpiel's, and held together at every step.

Where OpenSpiel is known to differ from C001 and the reading of it that we take, the difference is named
in `KNOWN`, taken out of the comparison and counted; anything else fails. Players choose among the acts
that both engines allow.
"""

from itertools import product
from random import Random

from gin.openspiel import CARDS, DRAW, KNOCK, PASS, TAKE, Other, arithmetic, meld_of, number, numbers
from melds.gin import GIN_RUMMY
from melds.gin import acts as ours
from melds.gin.acts import Discard, Knock, LayOff
from melds.gin.layoff import best_defence, fits
from melds.gin.melding import deadwood, in_order, least_after_discard
from melds.gin.state import Step
from melds.gin.variants import GIN

KNOWN = {
    "taken card given back": "a card taken from the pile may be discarded in that turn, or knocked with (ours: G2.7)",
    "knock after the last draw": "at two cards in the stock the next player may knock with the top of the pile (G6.1)",
    "fifty cards taken": "a deal ends with the fiftieth card taken from the pile; ours is bounded by turns (G6.3)",
    "eleven cards overstated": "of eleven cards it melds the most points it can and then drops the highest card left, "
    "which may leave more than dropping a card first; so it sees no knock where there is one",
    "third card on an end": "a run takes two cards laid off at one end, and no third",
    "one layoff, two melds": "a card laid off is taken to lie on every meld it fits, so the next may go on either",
    "tie": "equal sums pay nothing; ours: an undercut (G7.4)",
}
"""How OpenSpiel differs, by the name under which it is counted."""


class Lockstep:
    """One deal, played in both engines by acts of ours."""

    def __init__(self, order, dealer, differences, cut=1):
        """Deal the cards in this order, as a cut has left it; known differences are counted in `differences`."""
        pack = order[-cut:] + order[:-cut]
        self.state, _ = GIN_RUMMY.play(GIN_RUMMY.start(GIN, dealer), GIN_RUMMY.deal(pack, cut))
        self.other = Other(order)
        self.dealer, self.differences, self.steps = dealer, differences, 0

    def player(self, seat):
        """Return OpenSpiel's number of a seat: whoever does not deal is player 0."""
        return int(seat == self.dealer)

    def choices(self):
        """Compare both engines as things stand, and return our acts that both allow."""
        self.steps += 1
        self.compare_cards()
        view = GIN_RUMMY.view(self.state, self.state.to_act)
        lawful = [act for act in self.sayable(view) if next(GIN_RUMMY.objections(view, act), None) is None]
        assert sorted(map(str, GIN_RUMMY.menu(view))) == sorted(map(str, lawful))
        assert self.other.state.current_player() == self.player(self.state.to_act)
        match self.state.step:
            case Step.PLAY:
                return self.compare_plays(lawful)
            case Step.LAYOFF:
                return self.compare_layoffs(lawful)
            case _:
                named = {ours.TAKE: TAKE, ours.DRAW: DRAW, ours.PASS: PASS}
                assert {named[act] for act in lawful} == self.other.legal
                return lawful

    def sayable(self, view):
        """Return what might be said here: every plain act, and every card of the hand or the pile in every way."""
        hand = view.hands[view.seat]
        cards = (*hand, *view.pile[-1:])
        said = [ours.DRAW, ours.TAKE, ours.PASS, ours.DONE, *map(Discard, cards), *map(Knock, cards)]
        if view.step is Step.LAYOFF:
            said += [LayOff(card, meld) for card, meld in product(hand, view.knock.melds)]
        return said

    def compare_cards(self):
        """Compare where the cards lie, and the deadwood of both hands while nobody has knocked."""
        state, other = self.state, self.other.state
        assert other.stock_size() == len(state.stock)
        hands, counted = other.hands(), other.deadwood()
        for seat, hand in enumerate(state.hands):
            player = self.player(seat)
            if state.knock is None or seat != state.knock.seat:
                assert sorted(hands[player]) == numbers(hand)
            if state.knock is None and len(hand) == GIN.hand_size:
                assert counted[player] == deadwood(hand)

    def compare_plays(self, lawful):
        """Compare discards and knocks."""
        state, other, legal = self.state, self.other, self.other.legal
        knocks = {number(act.card) for act in lawful if isinstance(act, Knock)}
        discards = {number(act.card) for act in lawful if isinstance(act, Discard)}
        theirs = set()
        if KNOCK in legal:
            theirs = set(other.state.child(KNOCK).legal_actions())
        found = legal - {KNOCK}
        if state.taken is not None:
            assert number(state.taken) in found - discards
            self.differences["taken card given back"] += 1
            found.discard(number(state.taken))
            theirs.discard(number(state.taken))
        assert discards == found
        if self.is_overstated():
            self.differences["eleven cards overstated"] += 1
        if knocks and KNOCK not in legal:
            assert self.is_overstated()
            return [act for act in lawful if isinstance(act, Discard)]
        assert knocks == theirs
        return lawful

    def is_overstated(self):
        """Return whether OpenSpiel counts more for eleven cards than for ten of them, by its own arithmetic."""
        held = numbers(self.state.hands[self.state.turn])
        fewest = min(arithmetic().min_deadwood([each for each in held if each != gone]) for gone in held)
        assert fewest == min(least_after_discard(self.state.hands[self.state.turn]).values())
        assert arithmetic().min_deadwood(held) >= fewest
        return arithmetic().min_deadwood(held) > fewest

    def compare_layoffs(self, lawful):
        """Compare which cards can be laid off."""
        knock = self.state.knock
        mine = {number(act.card) for act in lawful if isinstance(act, LayOff)}
        theirs = self.other.legal - {PASS}
        for each in mine - theirs:
            assert any(self.is_third(CARDS[each], place) for place, _ in enumerate(knock.melds))
            self.differences["third card on an end"] += 1
        for each in theirs - mine:
            assert any(self.might_lie_elsewhere(card, place, CARDS[each]) for card, place in knock.laid)
            self.differences["one layoff, two melds"] += 1
        return [act for act in lawful if not isinstance(act, LayOff) or number(act.card) in theirs]

    def is_third(self, card, place):
        """Return whether a card goes on at an end of a run where two cards were laid off before."""
        knock = self.state.knock
        laid = {each for each, where in knock.laid if where == place}
        run = in_order((*knock.melds[place], card))
        before = run[-3:-1] if run[-1] == card else run[1:3]
        return fits(knock.melds[place], card) and set(before) <= laid

    def might_lie_elsewhere(self, laid, place, card):
        """Return whether a card laid off onto one meld would make another card fit on a second one."""
        melds = [meld for at, meld in enumerate(self.state.knock.melds) if at != place]
        return any(fits(meld, laid) and fits((*meld, laid), card) for meld in melds)

    def act(self, act):
        """Play an act of ours in both."""
        before = self.state
        self.state, _ = GIN_RUMMY.play(before, act)
        self.other.play(before, act, self.state)

    def compare_ending(self):
        """Compare how the deal ended, and what it scored."""
        result = self.state.ended.result
        legal = self.other.legal
        if result.kind == "void" and not self.other.over:
            assert legal - {KNOCK} == {PASS}
            self.differences["knock after the last draw"] += KNOCK in legal
            self.other.apply(PASS)
        assert self.other.over
        returns = self.other.state.returns()
        points = [0, 0]
        if result.winner >= 0:
            points[self.player(result.winner)] = result.points
        sums = self.other.state.deadwood()
        if result.kind == "undercut" and sums[0] == sums[1]:
            assert (sorted(points), returns) == ([0, GIN.undercut_bonus], [0, 0])
            self.differences["tie"] += 1
            return
        assert returns == [points[0] - points[1], points[1] - points[0]]
        if self.state.knock is not None:
            knock = self.state.knock
            assert sums[self.player(knock.seat)] == knock.points
            assert sums[self.player(1 - knock.seat)] == self.state.ended.defence.points


class Greedy:
    """Melds what it can, discards what leaves the least, and knocks when it is down to `limit`."""

    def __init__(self, limit):
        self.limit = limit

    def choose(self, deal, options, rng):
        """Return one of the acts that both engines allow."""
        state = deal.state
        hand = state.hands[state.turn]
        match state.step:
            case Step.PLAY:
                left = least_after_discard(hand)
                fewest = min(left[act.card] for act in options)
                knocks = [act for act in options if isinstance(act, Knock) and left[act.card] == fewest]
                if knocks and fewest <= self.limit:
                    return rng.choice(knocks)
                return rng.choice([act for act in options if isinstance(act, Discard) and left[act.card] == fewest])
            case Step.LAYOFF:
                best = best_defence(hand, state.knock.melds)
                wanted = [LayOff(card, state.knock.melds[place]) for card, place in best.layoffs]
                return next((act for act in wanted if act in options), ours.DONE)
            case _:
                return ours.TAKE if ours.TAKE in options and self.wants(hand, state.pile[-1]) else options[0]

    def wants(self, hand, card):
        """Return whether a card on the pile would take five points and more off the hand, or none of it is left."""
        left = least_after_discard((*hand, card))
        return min(points for each, points in left.items() if each != card) <= max(deadwood(hand) - 5, 0)


class Taker:
    """Takes whatever lies on the pile, and discards anything."""

    def choose(self, _deal, options, rng):
        """Return one of the acts that both engines allow."""
        return ours.TAKE if ours.TAKE in options else rng.choice(options)


class AnyAct:
    """Does whatever is allowed, and lays down a knock in any way that OpenSpiel allows."""

    def choose(self, deal, options, rng):
        """Return one of the acts that both engines allow."""
        act = rng.choice(options)
        return self.arranged(deal, act, rng) if isinstance(act, Knock) else act

    def arranged(self, deal, act, rng):
        """Return a knock with an arrangement, chosen meld by meld among OpenSpiel's acts."""
        other = deal.other.state.child(KNOCK)
        other.apply_action(number(act.card))
        melds = []
        while laying := [each for each in other.legal_actions() if each != PASS]:
            if PASS in other.legal_actions() and rng.randrange(3) == 0:
                break
            melds.append(rng.choice(laying))
            other.apply_action(melds[-1])
        knock = ours.knock(act.card, map(meld_of, melds))
        view = GIN_RUMMY.view(deal.state, deal.state.turn)
        assert not list(GIN_RUMMY.objections(view, knock))
        return knock


def play_deal(seed, player, differences):
    """Play one deal and compare all of it; return its kind, or None where a rule of OpenSpiel's own ended it."""
    rng = Random(seed)
    order = tuple(rng.sample(GIN.pack, len(GIN.pack)))
    deal = Lockstep(order, rng.randrange(2), differences, cut=rng.randrange(1, len(order)))
    while deal.state.to_act >= 0:
        deal.act(player.choose(deal, deal.choices(), rng))
        if deal.other.over and deal.state.ended is None:
            differences["fifty cards taken"] += 1
            return None
    deal.compare_ending()
    return deal.state.ended.result.kind
