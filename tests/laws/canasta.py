"""Canasta as the laws see it."""

from collections import Counter
from itertools import product
from math import gcd

from hypothesis import strategies as st

from laws.subject import Subject
from melds.canasta import CANASTA
from melds.canasta.acts import (
    Answer,
    Ask,
    Deal,
    Discard,
    Draw,
    Group,
    Meld,
    Pass,
    TableThree,
    TakePile,
    group,
)
from melds.canasta.events import totals
from melds.canasta.menu import menu
from melds.canasta.rules import BLACK_THREES, RED_THREES, BlackThree, ConcealedMinimum, is_wild
from melds.canasta.state import Step
from melds.canasta.variants import CLASSIC
from melds.canasta.variants import RULE_SETS as NAMED
from melds.cards import FOUR, HIDDEN, JOKER, JOKER_RANK, THREE, TWO, rank_of
from melds.players.arena import shuffled
from melds.players.canasta import PLAYERS

STOP = CLASSIC.but(black3=BlackThree.STOP)
RULE_SETS = {
    **NAMED,
    "stop": STOP,
    "accidents": CLASSIC.but(accidents=True),
    "forgettable": CLASSIC.but(red3_forgettable=True),
    "stop, forgettable": STOP.but(red3_forgettable=True),
    "other figures": CLASSIC.but(
        hand_size=13, draws=2, canastas_to_go_out=2, concealed_minimum=ConcealedMinimum.ALWAYS
    ),
}
TINY = CLASSIC.but(
    name="tiny",
    ranks=(FOUR, FOUR + 1),
    jokers=2,
    hand_size=4,
    canasta_size=4,
    max_wild=2,
    opening=((-(10**6), 15), (0, 20)),
)
TINY_GRACE = TINY.but(name="tiny-grace", red3_grace=1)
WITHOUT_LIMIT = 10**9

FACES = st.sampled_from([*sorted(set(CLASSIC.pack)), HIDDEN])
GROUPS = st.lists(
    st.builds(Group, st.integers(-1, 15), st.lists(FACES, max_size=8).map(tuple)), max_size=4
).map(tuple)
ANY_ACT = st.one_of(
    st.sampled_from([Draw(), Ask(), Pass(), Answer(yes=True), Answer(yes=False)]),
    st.builds(Discard, FACES),
    st.builds(TableThree, FACES),
    st.builds(Meld, GROUPS),
    st.builds(TakePile, GROUPS),
    st.builds(Deal, st.lists(FACES, max_size=8).map(tuple), st.integers(-2, 110)),
)
SCORES = (-200, 0, 0, 1495, 1500, 3000, 4900)


def begin(rules, rng):
    """A shuffled pack, any dealer, mixed scores."""
    scores = tuple(rng.choice(SCORES) for _ in range(rules.sides))
    start = CANASTA.start(rules, rng.randrange(rules.seats), scores)
    return CANASTA.play(start, shuffled(CANASTA, rules, rng))[0]


def lying(state):
    found = Counter(state.stock) + Counter(state.pile)
    for cards in (*state.hands, *state.red3):
        found.update(cards)
    for melds in state.melds:
        for meld in melds:
            found.update(meld.cards)
    return found


def public(view):
    """A view without whose eyes it is and without what is in the hands, but with their sizes."""
    return view._replace(seat=-1, hands=tuple(map(len, view.hands)), owed=0)


def at_random(view, rng):
    """Anything that is legal; the menu is sometimes short, which is quick, and sometimes long."""
    return rng.choice(menu(view, rng.choice((2, 5, 12))))


def computer(name):
    player = PLAYERS[name]
    return lambda view, rng: player.choose(view, rng, lambda: True).act


def nonsense(view, rng):
    """Any cards, in any groups, for any act; often from the hand, so that some of it is nearly legal."""
    hand = [card for card in view.hands[view.seat] if card != HIDDEN]
    source = hand if hand and rng.random() < 0.7 else [*view.rules.pack, HIDDEN]

    def some():
        cards = rng.sample(source, min(len(source), rng.randrange(6)))
        return group(cards, rng.choice((None, None, None, THREE, TWO, rng.randrange(15))))

    groups = tuple(some() for _ in range(rng.randrange(4)))
    card = rng.choice(source)
    return rng.choice((
        Draw(), Ask(), Answer(yes=rng.random() < 0.5), Pass(), Discard(card), TableThree(card),
        Meld(groups), Meld(groups), TakePile(groups), TakePile(groups), Deal(tuple(source), len(groups)),
    ))  # fmt: skip


def likeness(act):
    """An act with its cards counted: naturals, twos and jokers a rank; no rule asks for more."""
    match act:
        case Meld(groups):
            return ("meld", frozenset(_counts(each) for each in groups))
        case TakePile(groups):
            first = _counts(groups[0])[1:] if groups else (0, 0, 0)
            return ("take", first, frozenset(_counts(each) for each in groups[1:]))
        case Discard(card):
            return ("discard", rank_of(card))
    return str(act)


def _counts(laid):
    twos = sum(rank_of(card) == TWO for card in laid.cards)
    jokers = laid.cards.count(JOKER)
    return (laid.rank, len(laid.cards) - twos - jokers, twos, jokers)


def every_act(view):
    """Try every act there is: all groups of all ranks, with every share of the wild cards."""
    hand = view.hands[view.seat]
    acts = [Draw(), Ask(), Pass(), Answer(yes=True), Answer(yes=False)]
    acts += [Discard(card) for card in set(hand)] + [TableThree(card) for card in RED_THREES]
    if view.step is Step.PLAY:
        acts += [Meld(groups) for groups in _layouts(view, ()) if groups]
    if view.step is Step.DRAW and view.pile:
        top = rank_of(view.pile[-1])
        for groups in _layouts(view, (top,)):
            for first in groups:
                if first.rank == top:
                    rest = tuple(each for each in groups if each is not first)
                    acts.append(TakePile((group(first.cards), *rest)))
            if not any(each.rank == top for each in groups):
                acts.append(TakePile((group(()), *groups) if groups else ()))
    return {likeness(act) for act in acts if next(CANASTA.objections(view, act), None) is None}


def _layouts(view, more):
    """Yield every choice of groups from the hand, one a rank at the most; suits as they come."""
    hand = view.hands[view.seat]
    twos = [card for card in hand if rank_of(card) == TWO]
    jokers = [card for card in hand if card == JOKER]
    ranks = dict.fromkeys((*view.rules.ranks, THREE, *more))
    by_rank = {
        rank: [card for card in hand if rank_of(card) == rank and not is_wild(card) and card not in RED_THREES]
        for rank in ranks
    }
    shares = [
        [*product(range(len(by_rank[rank]) + 1), range(len(twos) + 1), range(len(jokers) + 1))] for rank in ranks
    ]
    for layout in _within(shares, len(twos), len(jokers)):
        used_twos = used_jokers = 0
        groups = []
        for rank, (natural, two, joker) in zip(ranks, layout, strict=True):
            cards = by_rank[rank][:natural] + twos[used_twos : used_twos + two] + jokers[:joker]
            used_twos += two
            used_jokers += joker
            if cards:
                groups.append(group(cards, rank))
        yield tuple(groups)


def _within(shares, twos, jokers):
    """Yield one share a rank, so that no wild card is used twice."""
    if not shares:
        yield ()
        return
    for share in shares[0]:
        if share[1] <= twos and share[2] <= jokers:
            for rest in _within(shares[1:], twos - share[1], jokers - share[2]):
                yield (share, *rest)


def figures(rules):
    """Return the points that there are for one card, one canasta or one thing done: in the named sets, fives."""
    bonuses = (rules.natural_bonus, rules.mixed_bonus, rules.wild_bonus, rules.out_bonus, rules.concealed_bonus)
    threes = (rules.red3_value, rules.red3_all_value, rules.red3_in_hand, rules.black3_in_hand)
    return *rules.values, *bonuses, *threes, rules.asked_in_vain


def check_end(before, after):
    """Law 8: the lines make the total, the totals make the score, and the match ends where it should."""
    ending = after.ended
    step = gcd(*figures(after.rules))
    for sheet in ending.sheets:
        assert sum(line.points for line in sheet.lines) == sheet.total
        assert all(line.points == 0 for line in sheet.lines if line.times == 0)
        assert sheet.total % step == 0
    made = tuple(sheet.total for sheet in ending.sheets)
    assert after.past == (*before.past, made)
    assert totals(after) == tuple(score + total for score, total in zip(before.scores, made, strict=True))
    best = max(totals(after))
    reached = best >= after.rules.target and totals(after).count(best) == 1
    assert (after.step is Step.OVER) == reached
    assert (ending.out >= 0) == (ending.reason == "out")
    if ending.reason == "out":
        assert after.hands[ending.out] == ()
        out = after.rules.side_of(ending.out)
        made = sum(len(meld.cards) >= after.rules.canasta_size for meld in after.melds[out])
        assert made >= after.rules.canastas_to_go_out
    for melds in after.melds:
        for meld in melds:
            if meld.rank == JOKER_RANK:
                assert after.rules.wild_canasta
                assert meld.naturals == 0
            else:
                assert meld.wilds <= after.rules.wild_limit(meld.naturals)
                assert meld.naturals >= after.rules.min_naturals
            assert len(meld.cards) <= (after.rules.canasta_limit or len(meld.cards))
            assert meld.rank != THREE or set(meld.cards) <= BLACK_THREES


CANASTA_SUBJECT = Subject(
    game=CANASTA,
    rule_sets=RULE_SETS,
    tiny=(TINY, TINY_GRACE),
    rarer=NAMED.keys() - {"classic"} | {"accidents"},
    begin=begin,
    to_act=lambda state: state.to_act,
    whole=lambda rules: Counter(rules.pack),
    lying=lying,
    public=public,
    menu=lambda view: menu(view, WITHOUT_LIMIT),
    choose={"random": at_random, "club": computer("club"), "simple": computer("simple")},
    nonsense=nonsense,
    any_act=ANY_ACT,
    every_act=every_act,
    likeness=likeness,
    check_end=check_end,
)
