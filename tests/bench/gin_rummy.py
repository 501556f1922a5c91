"""What Gin Rummy costs: hands and deals a second beside OpenSpiel's from the same Python, microseconds a call.

Ours and OpenSpiel's take turns, a block each, so that a machine that slows down slows both. Times are
processor time. Both deal the same packs, and chance costs OpenSpiel nothing but the card it is told.
"""

from collections import defaultdict
from functools import partial
from random import Random
from statistics import mean, median
from time import process_time

from engine import timed

from gin.openspiel import FIRST_MELD, KNOCK, PASS, TAKE, arithmetic, game, number, pyspiel
from melds.gin import GIN_RUMMY, acts
from melds.gin.acts import Discard, Knock
from melds.gin.layoff import best_defence
from melds.gin.melding import all_best, best, deadwood, least_after_discard
from melds.gin.state import Step
from melds.gin.variants import GIN
from melds.players.gin import PLAYERS

ROUNDS = 7
HANDS, RANDOM_DEALS, GREEDY_DEALS = 4000, 40, 150
"""How much is done in a block."""
REPEATS = 20

NUMBERS = [number(card) for card in range(52)]
"""OpenSpiel's number of each card."""
WORTH_TAKING = 5
"""How many points a card of the pile must take off a greedy hand."""


def figures(_options):
    """Yield hands and deals a second of both with their ratios, then the cost of our calls.

    Where OpenSpiel has no wheel for the machine, our own figures are given all the same.
    """
    other_game, utilities = (game(), arithmetic()) if pyspiel else (None, None)
    ten, eleven = hands(10), hands(11)
    yield from beside("deadwood of ten cards", count_hands(ten), theirs(utilities, ten), "hands a second")
    yield from beside("deadwood of eleven cards", count_hands(eleven), theirs(utilities, eleven), "hands a second")
    yield from beside("the same after the best discard", count_discards(eleven), None, "hands a second")
    for label, player, deals, other in (
        ("random deals", any_act, RANDOM_DEALS, any_number),
        ("greedy deals", greedy, GREEDY_DEALS, Greedy(utilities)),
    ):
        mine = partial(play_block, player, deals)
        its = partial(their_block, other_game, other, deals) if other_game else None
        yield from beside(label, mine, its, "a second")
    yield from costs()


def beside(label, mine, its, unit):
    """Yield the rates of a block of ours and of OpenSpiel's, block by block in turn, and their ratio."""
    found = {"ours": [], "OpenSpiel": []}
    for each in range(ROUNDS):
        for name, block in (("ours", mine), ("OpenSpiel", its)):
            if block:
                started = process_time()
                done = block(each)
                found[name].append(done / (process_time() - started))
    for name, rates in found.items():
        if rates:
            yield f"{label}, {name}", median(rates), unit
    if its:
        ratios = [ours / other for ours, other in zip(found["ours"], found["OpenSpiel"], strict=True)]
        yield f"{label}, ours to OpenSpiel", median(ratios), "times"


def hands(size):
    """Return random hands as lists of numbers."""
    rng = Random(f"hands of {size}")
    return [rng.sample(GIN.pack, size) for _ in range(HANDS)]


def count_hands(held):
    """Return a block of ours: the deadwood of every hand."""

    def block(_round):
        for hand in held:
            deadwood(hand)
        return len(held)

    return block


def count_discards(held):
    """Return a block of ours: the least deadwood after a discard, exactly; OpenSpiel's count may overstate it."""

    def block(_round):
        for hand in held:
            min(least_after_discard(hand).values())
        return len(held)

    return block


def theirs(utilities, held):
    """Return a block of OpenSpiel's: the deadwood of every hand. Eleven cards it counts less the highest left over."""
    if utilities is None:
        return None
    numbered = [[NUMBERS[card] for card in hand] for hand in held]

    def block(_round):
        for hand in numbered:
            utilities.min_deadwood(hand)
        return len(numbered)

    return block


def packs(round_, deals):
    """Yield shuffled packs, the same for both engines."""
    rng = Random(f"packs {round_}")
    for _ in range(deals):
        yield rng.sample(GIN.pack, len(GIN.pack)), rng


def play_block(player, deals, round_):
    """Play deals with our engine: a view, a menu, a choice and the act, each time."""
    for pack, rng in packs(round_, deals):
        state, _ = GIN_RUMMY.play(GIN_RUMMY.start(GIN), GIN_RUMMY.deal((pack[-1], *pack[:-1]), 1))
        while state.to_act >= 0:
            view = GIN_RUMMY.view(state, state.to_act)
            state, _ = GIN_RUMMY.play(state, player(view, GIN_RUMMY.menu(view), rng))
    return deals


def any_act(_view, menu, rng):
    """Return any act of the menu."""
    return rng.choice(menu)


def greedy(view, menu, _rng):
    """Meld what can be melded, discard what leaves the least, knock at the first chance and lay nothing off."""
    if view.step is Step.LAYOFF:
        return acts.DONE
    hand = view.hands[view.seat]
    if view.step is Step.PLAY:
        left = least_after_discard(hand)
        act = min(menu, key=lambda each: (not isinstance(each, Knock), left[each.card]))
        return act if isinstance(act, Knock) else min(menu, key=lambda each: left[each.card])
    if acts.TAKE in menu:
        left = least_after_discard((*hand, view.pile[-1]))
        if min(left[card] for card in hand) <= deadwood(hand) - WORTH_TAKING:
            return acts.TAKE
    return acts.PASS if view.step is Step.UPCARD else acts.DRAW


def their_block(game, player, deals, round_):
    """Play deals with OpenSpiel: the legal acts, a choice and the act, each time."""
    for pack, rng in packs(round_, deals):
        state = game.new_initial_state()
        for card in (*pack[0:20:2], *pack[1:20:2], pack[20]):
            state.apply_action(NUMBERS[card])
        stock = iter(pack[21:])
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(NUMBERS[next(stock)])
            else:
                state.apply_action(player(state, state.legal_actions(), rng))
    return deals


def any_number(_state, legal, rng):
    """Return any of OpenSpiel's legal acts."""
    return rng.choice(legal)


class Greedy:
    """The same player for OpenSpiel, with OpenSpiel's own arithmetic."""

    def __init__(self, utilities):
        self.utilities = utilities

    def __call__(self, state, legal, _rng):
        """Return one of OpenSpiel's legal acts."""
        if KNOCK in legal and legal != [PASS, KNOCK]:
            return KNOCK
        if legal[-1] >= FIRST_MELD:
            melds = self.utilities.best_meld_group(state.hands()[state.current_player()])
            return FIRST_MELD + self.utilities.meld_to_int(melds[0])
        if PASS in legal and TAKE not in legal:
            return PASS
        hand = state.hands()[state.current_player()]
        if len(hand) == 11:
            return self.least(hand, legal)[1]
        if TAKE in legal:
            fewest = self.least([*hand, state.upcard()], hand)[0]
            if fewest <= self.utilities.min_deadwood(hand) - WORTH_TAKING:
                return TAKE
        return legal[-1]

    def least(self, held, free):
        """Return the least deadwood after giving up one of the free cards, and that card."""
        counted = self.utilities.min_deadwood
        return min((counted([each for each in held if each != card]), card) for card in free if card in held)


def costs(deals=60):
    """Yield microseconds a call over the positions of greedy deals, and what the club player takes there."""
    spent, taken, club = defaultdict(list), 0, PLAYERS["club"]
    for pack, rng in packs("costs", deals):
        state, _ = GIN_RUMMY.play(GIN_RUMMY.start(GIN), GIN_RUMMY.deal(tuple(pack), 26))
        while state.to_act >= 0:
            view = GIN_RUMMY.view(state, state.to_act)
            act = greedy(view, GIN_RUMMY.menu(view), rng)
            for name, call in calls(club, view, state, act).items():
                spent[name].append(1e6 * timed(call, 1 if "club" in name else REPEATS))
            state, _ = GIN_RUMMY.play(state, act)
            taken += 1
    yield "acts of a greedy deal", taken / deals, ""
    for name, micros in spent.items():
        yield name, mean(micros), "µs"
        if "club" in name:
            yield f"{name}, slowest in 20", sorted(micros)[len(micros) * 95 // 100], "µs, 95th percentile"


def calls(club, view, state, act):
    """Return, by name, the calls that belong to a position."""
    hand = view.hands[view.seat]
    found = {
        "view": partial(GIN_RUMMY.view, state, view.seat),
        "menu": partial(GIN_RUMMY.menu, view),
        "play": partial(GIN_RUMMY.play, state, act),
        "club chooses": partial(club.choose, view, Random(1), lambda: True),
    }
    if isinstance(act, Discard | Knock):
        found["objections to a knock"] = lambda: list(GIN_RUMMY.objections(view, Knock(act.card)))
        found["least deadwood by discard"] = partial(least_after_discard, hand)
        found["best arrangement"] = partial(best, hand)
        found["all best arrangements"] = partial(all_best, hand)
    if view.step is Step.LAYOFF:
        found["best defence"] = partial(best_defence, hand, view.knock.melds)
    return found
