"""Gin Rummy as the laws see it."""

from collections import Counter
from itertools import combinations

from hypothesis import strategies as st

from gin import exhaustive
from gin.hands import ORDER, letters
from laws.subject import Subject
from melds.cards import ACE, FOUR, HIDDEN, THREE, TWO
from melds.gin import GIN_RUMMY
from melds.gin.acts import DONE, DRAW, PASS, TAKE, Deal, Discard, Knock, LayOff, knock
from melds.gin.events import totals, wins
from melds.gin.melding import is_run, is_set, least_after_discard
from melds.gin.rules import Ace, BoxTiming, JustTaken, NextDealer, OpponentSum, SettleBy, Shutout
from melds.gin.state import Step
from melds.gin.variants import BIG_GIN, GIN, RULE_SETS
from melds.players.arena import shuffled
from melds.players.gin import PLAYERS

LETTER = GIN.but(
    just_taken=JustTaken.FIRST_UPCARD,
    gin_beats_tie=False,
    opponent_sum_added=OpponentSum.ALWAYS,
    box_timing=BoxTiming.RUNNING,
    settle_by=SettleBy.GAME_WINNER,
)
OTHER = BIG_GIN.but(
    ace=Ace.HIGH_TOO,
    just_taken=JustTaken.MAY,
    hand_size=7,
    knock_limit=15,
    knock_limit_by_upcard=True,
    upcard_ace_means_gin=True,
    shutout=Shutout.BONUS_ONLY,
    next_dealer=NextDealer.ALTERNATE,
    stock_end=0,
    turn_cap=40,
    games=3,
)
TINY = BIG_GIN.but(
    name="tiny", ranks=(TWO, THREE, FOUR, ACE), ace=Ace.HIGH_TOO, hand_size=4, knock_limit=3, turn_cap=12
)
SCORES = (0, 0, 40, 85, 99)

FACES = st.sampled_from([*GIN.pack, HIDDEN])
MELDS = st.lists(FACES, max_size=6).map(tuple)
ANY_ACT = st.one_of(
    st.sampled_from([DRAW, TAKE, PASS, DONE]),
    st.builds(Discard, FACES),
    st.builds(Knock, st.none() | FACES, st.lists(MELDS, max_size=4).map(tuple)),
    st.builds(LayOff, FACES, MELDS),
    st.builds(Deal, st.lists(FACES, max_size=8).map(tuple), st.integers(-2, 60)),
)


def begin(rules, rng):
    """A shuffled pack, either dealer, mixed scores with which no game is over yet."""
    box = rules.box_bonus if rules.box_timing is BoxTiming.RUNNING else 0
    possible = [score for score in SCORES if score + box < rules.target] or [0]
    scores = (rng.choice(possible), rng.choice(possible))
    start = GIN_RUMMY.start(rules, rng.randrange(2), scores)
    return GIN_RUMMY.play(start, shuffled(GIN_RUMMY, rules, rng))[0]


def lying(state):
    found = Counter(state.stock) + Counter(state.pile)
    for cards in (*state.hands, *(state.knock.melds if state.knock else ())):
        found.update(cards)
    return found


def public(view):
    """A view without whose eyes it is, without the hands but with their sizes, and no face-down card."""
    seen = view._replace(seat=-1, hands=tuple(map(len, view.hands)))
    if view.knock is not None and view.ended is None:
        seen = seen._replace(pile=view.pile[:-1], knock=view.knock._replace(card=None))
    return seen


def at_random(view, rng):
    """Anything that is legal, half of the time what brings a knock nearer: or all deals would be void."""
    menu = GIN_RUMMY.menu(view)
    return rng.choice(menu) if rng.random() < 0.5 else _greedy(view, menu, rng)


def _greedy(view, menu, rng):
    """Knock, or discard what leaves the least; anything else at random."""
    if view.step is not Step.PLAY:
        return rng.choice(menu)
    left = least_after_discard(view.hands[view.seat], view.rules.ace)
    knocks = [act for act in menu if isinstance(act, Knock)]
    return min(knocks or menu, key=lambda act: -1 if act.card is None else left[act.card])


def computer(name):
    player = PLAYERS[name]
    return lambda view, rng: player.choose(view, rng, lambda: True).act


def nonsense(view, rng):
    """Any cards for any act; often from the hand, or onto the melds, so that some of it is nearly legal."""
    hand = [card for card in view.hands[view.seat] if card != HIDDEN]
    source = hand if hand and rng.random() < 0.7 else [*view.rules.pack, HIDDEN]
    card = rng.choice(source)

    def some():
        if view.knock is not None and rng.random() < 0.6:
            return rng.choice(view.knock.melds or [()])
        return tuple(rng.sample(source, min(len(source), rng.randrange(6))))

    melds = tuple(some() for _ in range(rng.randrange(4)))
    return rng.choice((
        DRAW, TAKE, PASS, DONE, Discard(card), Knock(card), Knock(None), Knock(card, melds), Knock(None, melds),
        LayOff(card, some()), LayOff(card, some()), Deal(tuple(source), len(melds)),
    ))  # fmt: skip


def likeness(act):
    """An act; how a knock is arranged is the knocker's affair, so the menu lists it but once."""
    return str(Knock(act.card)) if isinstance(act, Knock) else str(act)


def every_act(view):
    """Try every act there is: every card, every way to lay melds, every layoff onto every meld."""
    cards = set(view.rules.pack)
    acts = [DRAW, TAKE, PASS, DONE, *map(Discard, cards)]
    acts += [knock(card, melds) for card in (None, *cards) for melds in _layouts(view)]
    if view.knock is not None:
        acts += [LayOff(card, meld) for card in cards for meld in view.knock.melds]
    return {likeness(act) for act in acts if next(GIN_RUMMY.objections(view, act), None) is None}


def _layouts(view):
    """Return every choice of melds from the hand, none included."""
    hand, ace = view.hands[view.seat], view.rules.ace
    if view.step is not Step.PLAY:
        return [()]
    laid = [cards for size in range(3, len(hand) + 1) for cards in combinations(hand, size)]
    melds = [cards for cards in laid if is_set(cards) or is_run(cards, ace)]
    return [(), *[(meld,) for meld in melds], *combinations(melds, 2)]


def check_end(before, after):
    """Law 8: the lines make the points, the points the score, and the match ends where it should."""
    ending, rules = after.ended, after.rules
    winner, scored, kind = ending.result
    assert sum(line.points for line in ending.lines) == scored
    assert after.past == (*before.past, ending.result)
    gained = [scored if seat == winner else 0 for seat in range(2)]
    assert totals(after) == tuple(score + more for score, more in zip(before.scores, gained, strict=True))
    assert wins(after) == tuple(won + (seat == winner) for seat, won in enumerate(before.won))
    assert (after.step is Step.OVER) == is_over(after) == (ending.settlement is not None)
    if ending.settlement is not None:
        check_settlement(after)
    if kind == "void":
        assert (winner, scored, after.knock) == (-1, 0, None)
        assert len(after.stock) <= rules.stock_end or sum(after.turns) == rules.turn_cap
        return
    mine, theirs = check_knock(after)
    assert mine <= after.knock_limit
    assert (winner == after.knock.seat) == (kind != "undercut")
    assert (mine < theirs) == (kind != "undercut") or (mine == theirs == 0 and rules.gin_beats_tie)
    assert (mine == 0) == (kind in {"gin", "biggin"}) or not rules.gin_beats_tie


def is_over(after):
    """Say whether a seat has reached the target, and has won deals enough to be in the last game too (G8.7)."""
    rules, counted = after.rules, totals(after)
    if rules.box_timing is BoxTiming.RUNNING:
        counted = [score + rules.box_bonus * won for score, won in zip(counted, wins(after), strict=True)]
    leader = 0 if counted[0] >= counted[1] else 1
    return counted[leader] >= rules.target and wins(after)[leader] >= rules.games


def check_settlement(after):
    """Law 8 for the settlement: what each has comes from the score of every game, and the differences are paid."""
    rules, games = after.rules, after.ended.settlement.games
    assert len(games) == rules.games
    assert rules.games > 1 or (games[0].points, games[0].won) == (totals(after), wins(after))
    for game in games:
        check_game(rules, game)
    paid = sum(game.payment if game.payee == 0 else -game.payment for game in games)
    assert after.ended.settlement.payment == abs(paid)


def check_game(rules, game):
    """Law 8 for one game of a settlement."""
    adds_more = not game.points[1 - game.winner] and rules.shutout is not Shutout.PAYMENT_ONLY
    for seat in range(2):
        bonus = game.totals[seat] - game.points[seat] - rules.box_bonus * game.won[seat]
        won = rules.shutout_game_bonus if adds_more else rules.game_bonus
        assert bonus == (won if seat == game.winner else 0)
    difference = abs(game.totals[0] - game.totals[1])
    loses_all = not game.won[1 - game.winner] and rules.shutout is not Shutout.BONUS_ONLY
    assert game.payment == difference * (2 if loses_all else 1)
    if rules.settle_by is SettleBy.TOTALS and difference:
        assert game.totals[game.payee] > game.totals[game.payer]


def check_knock(after):
    """Law 8 for the hands of a knock, which are counted by trying everything; return both counts."""
    knock, defence, order = after.knock, after.ended.defence, ORDER[after.rules.ace]
    hand = after.hands[1 - knock.seat]
    assert all(exhaustive.is_meld(letters(meld), order) for meld in (*knock.melds, *defence.melds))
    assert Counter(hand) == Counter([card for part in (*defence.melds, defence.deadwood) for card in part])
    mine, theirs = exhaustive.points(letters(knock.deadwood)), exhaustive.least(letters(hand), order)
    assert (mine, theirs) == (knock.points, defence.points)
    return mine, theirs


GIN_SUBJECT = Subject(
    game=GIN_RUMMY,
    rule_sets={**RULE_SETS, "letter": LETTER, "other figures": OTHER},
    tiny=(TINY,),
    rarer=(),
    begin=begin,
    to_act=lambda state: state.to_act,
    whole=lambda rules: Counter(rules.pack),
    lying=lying,
    public=public,
    menu=GIN_RUMMY.menu,
    choose={"random": at_random, "club": computer("club"), "simple": computer("simple")},
    nonsense=nonsense,
    any_act=ANY_ACT,
    every_act=every_act,
    likeness=likeness,
    check_end=check_end,
)
