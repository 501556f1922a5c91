"""Positions of which not all is told: they chain to the end of the deal, or stop with one clear answer."""

import json
from random import Random

import pytest

from gin.playing import acts_of
from melds.cards import HIDDEN, write_card
from melds.gin import GIN_RUMMY
from melds.gin.acts import DONE, DRAW, PASS, TAKE, Discard, Knock, LayOff, knock
from melds.gin.melding import best
from melds.gin.position import FIELDS, read_position, write_position
from melds.gin.results import KINDS
from melds.gin.state import Step
from melds.gin.variants import RULE_SETS
from melds.gin.view import unseen
from melds.verdict import IllegalAct, NotationError

BEGUN, DARK, MISTAKEN = 1, 4, 40
"""How many positions of each sort are followed, at the usual number of deals."""
LONGEST = 300
"""No deal takes as many acts."""
UNKNOWN = "unknown"
"""How a deal stops that ought to be scored with cards which nobody knows."""

LITTLE = (
    {},
    {"passed": 1},
    {"passed": 2, "step": "draw"},
    {"step": "draw", "turn": "2", "pile": "7C 8D"},
    {"step": "play"},
    {"step": "play", "taken": "KD"},
    {"step": "play", "taken": "??", "pile": "7C"},
    {"step": "play", "hands": {"1": "KS KH KD 4H 5H 6H 9S 9D 9C AS ??"}},
    {"step": "layoff", "knocker": "1", "hands": {"1": "AS"}, "melds": [["KS KH KD", "4H 5H 6H", "9S 9D 9C"], []]},
)
"""Positions that say as little as a position can."""
BEGINNINGS = [
    (name, little)
    for name, rules in RULE_SETS.items()
    for little in LITTLE
    if rules.knock_limit or "knocker" not in little
]
"""Each by every rule set; the knock with an ace left, by those that let a knocker keep one."""


@pytest.fixture
def times(request):
    """Return what a number of positions comes to in this run."""
    return lambda count: range(max(1, round(count * request.config.getoption("deals"))))


def again(position):
    """Return what is read of a position that was written down."""
    return read_position(json.loads(json.dumps(write_position(position))))


def is_whole(state):
    """Return whether there are as many cards as in the pack, and none that is seen twice or in no pack."""
    melds = state.knock.melds if state.knock else ()
    cards = [card for each in (*state.hands, state.stock, state.pile, *melds) for card in each]
    seen = [card for card in cards if card != HIDDEN]
    pack = state.rules.pack
    return len(cards) == len(pack) and len({*seen}) == len(seen) and {*seen} <= {*pack}


def attempt(position, act):
    """Return the state after an act, or who said no: a refusal, or a fault of the position."""
    try:
        return GIN_RUMMY.play(position, act)[0], None
    except (IllegalAct, NotationError) as no:
        return None, no


def follow(state, rng):
    """Play on from a position, which is written and read after every act; return how it stopped."""
    for _ in range(LONGEST):
        assert again(state) == state
        assert is_whole(state)
        act = some_act(state, rng)
        after, no = attempt(state, act)
        if isinstance(no, IllegalAct):
            act = another(state, act, no, rng)
            after, no = attempt(state, act) if act else (state, None)
        if no is not None:
            return unscored(state, act, no)
        if after.ended is not None:
            return after.ended.result.kind
        state = after
    pytest.fail("the deal does not end")


def some_act(state, rng):
    """Return an act that somebody might try, who names hidden cards at will."""
    if state.step is Step.UPCARD:
        return rng.choice((TAKE, PASS))
    if state.step is Step.DRAW:
        return DRAW if state.must_draw else rng.choice((DRAW, TAKE))
    named = guessed(state, rng)
    if state.step is Step.LAYOFF:
        return rng.choice([*(LayOff(card, meld) for card in named for meld in state.knock.melds), DONE, DONE])
    card = named.pop(rng.choice((0, rng.randrange(len(named)))))
    arranged = best([each for each in named if each != HIDDEN], state.rules.ace)
    return rng.choice((Discard(card), Discard(card), Knock(card), Knock(None), knock(card, arranged.melds)))


def guessed(state, rng):
    """Return the hand in turn with its hidden cards guessed; one wholly hidden is now and then all melds."""
    hand, free = state.hands[state.turn], list(unseen(state))
    rng.shuffle(free)
    if {*hand} == {HIDDEN} and rng.random() < 0.1:
        return [free[0], *in_sets(free[1:])]
    return [free.pop() if card == HIDDEN and free else card for card in hand]


def in_sets(cards):
    """Return ten cards in three sets, as far as these cards make them."""
    ranks = [[card for card in cards if card >> 2 == rank] for rank in range(13)]
    sets = sorted([each for each in ranks if len(each) > 2], key=len, reverse=True)[:3]
    return [card for size, each in zip((4, 3, 3), sets, strict=False) for card in each[:size]]


def another(state, act, no, rng):
    """Return an act of the menu for one that was refused, or None where all that may go is hidden."""
    view = GIN_RUMMY.view(state, state.turn)
    assert no.refusals == tuple(GIN_RUMMY.objections(view, act)) or HIDDEN in state.hands[state.turn]
    menu = GIN_RUMMY.menu(view)
    return rng.choice(menu) if menu else None


def unscored(state, act, no):
    """Say that an act could not be scored for want of the defender's cards."""
    defender = state.turn if act == DONE else 1 - state.turn
    assert HIDDEN in state.hands[defender]
    assert no.field == f"hands.{defender + 1}"
    assert "hidden card" in no.text
    return UNKNOWN


def begun(name, little):
    """Return a position of a rule set; where it has a limit by the upcard, it must tell that."""
    upcard = {"upcard": "5S"} if RULE_SETS[name].knock_limit_by_upcard and little.get("taken") != "KD" else {}
    return read_position({"game": "gin", "rules": name, **upcard, **little})


@pytest.mark.parametrize(("name", "little"), BEGINNINGS)
def test_a_deal_of_which_little_is_told_is_played_to_its_end(name, little, times):
    ends = {follow(begun(name, little), Random(f"{name} {little} {seed}")) for seed in times(BEGUN)}

    assert ends <= {"void", UNKNOWN}


@pytest.mark.parametrize("end", ["void", UNKNOWN])
def test_it_may_end_either_way(end):
    assert any(follow(begun("gin", {}), Random(seed)) == end for seed in range(60))


def darkened(state, rng):
    """Return a state with some of its cards hidden, as somebody might write it down who has not seen all."""
    share = rng.random()
    knocker = -1 if state.knock is None else state.knock.seat

    def hide(cards, but=()):
        return tuple([HIDDEN if card not in but and rng.random() < share else card for card in cards])

    hands = tuple([
        hand if seat == knocker else tuple(sorted(hide(hand, state.known[seat])))
        for seat, hand in enumerate(state.hands)
    ])  # fmt: skip
    return state.but(hands=hands, stock=hide(state.stock))


@pytest.mark.parametrize("name", RULE_SETS)
def test_so_is_a_deal_in_which_some_cards_are_hidden(name, times):
    for seed in times(DARK):
        rng = Random(f"{name} {seed}")
        state = darkened(rng.choice([state for state, _, _ in acts_of(RULE_SETS[name], seed)]), rng)

        assert follow(again(state), rng) in {*KINDS, UNKNOWN}


def mistaken(plain, rng):
    """Return a position of which a field or two are changed or left out, and now and then one is new."""
    changed = dict(plain)
    for _ in range(rng.choice((1, 1, 2))):
        field = rng.choice([field for field in plain if field not in {"game", "options", "rules", "seats"}])
        if rng.random() < 0.3:
            changed.pop(field, None)
        elif field in changed:
            changed[field] = other_value(changed[field], rng)
    if rng.random() < 0.2:
        changed[rng.choice(("taken", "upcard"))] = write_card(rng.randrange(53))
    return changed


def other_value(value, rng):
    """Return a value that might stand in the place of another by mistake."""
    if isinstance(value, bool) or value is None:
        return rng.choice((None, 1, "1"))
    if isinstance(value, int):
        return rng.choice((value - 1, value + 1, 0, 1, 2, 150, -1, "7"))
    if isinstance(value, list):
        changed = [other_value(each, rng) if rng.random() < 0.5 else each for each in value]
        return rng.choice((changed, changed[:-1], [*changed, *changed[-1:]]))
    if isinstance(value, dict):
        return {key: other_value(each, rng) if rng.random() < 0.6 else each for key, each in value.items()}
    return other_text(value.split(), rng)


def other_text(words, rng):
    """Return a text in the place of another: with one word changed, or another word alone."""
    card = rng.choice([*map(write_card, range(53)), "??"])
    if not words or rng.random() < 0.2:
        return rng.choice((card, "1", "2", "play", "draw", "layoff", "upcard", "", 3))
    words[rng.randrange(len(words))] = card
    rng.shuffle(words)
    return " ".join(words[rng.choice((0, 0, 0, 1)) :])


def read(plain):
    """Return what is read of a position, or its fault."""
    try:
        return read_position(json.loads(json.dumps(plain))), None
    except NotationError as fault:
        return None, fault


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_position_with_a_mistake_is_sound_all_the_same_or_names_its_field(name, times):
    rng = Random(name)
    states = [state for seed in range(3) for state, _, _ in acts_of(RULE_SETS[name], seed)]
    for _ in times(MISTAKEN):
        state, fault = read(mistaken(write_position(rng.choice(states)), rng))

        if fault is None:
            follow(state, rng)
        else:
            assert fault.field.partition("[")[0].partition(".")[0] in {*FIELDS, "cards"}, fault
            assert fault.expected
            assert "=" not in str(fault)
