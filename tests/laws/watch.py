"""Watching deals: every law of the house, checked while somebody plays.

Cheap laws are checked after every act, dear ones at every few acts, begun at a place that differs from
deal to deal. A broken law names the deal, so that it can be watched again.
"""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from random import Random

from laws.canasta import CANASTA_SUBJECT
from laws.gin import GIN_SUBJECT
from melds.rulebook import RULES
from melds.rulebook.situations import SITUATIONS
from melds.verdict import IllegalAct

SUBJECTS = {"canasta": CANASTA_SUBJECT, "gin": GIN_SUBJECT}
"""The games that keep the laws. A new game is a line here and its `Subject`."""

PLACES = {rule: place for place, rule in enumerate(RULES)}
"""Where each rule stands in the rulebook."""

FACTS = {rule: [facts.keys() for facts in situations] for rule, situations in SITUATIONS.items()}
"""The names of the facts that the sentences of a rule are written for."""

LONGEST = 3000
"""No deal takes as many acts."""

DEAR = 11
"""Dear laws are checked at every so many acts."""

CHUNK = 25


def watch(name, rules_name, player, seed):
    """Play one deal of a named rule set under the laws and return how many acts it took."""
    return watch_deal(name, SUBJECTS[name].rule_sets[rules_name], player, seed, rules_name)


def watch_deal(name, rules, player, seed, called):
    """Play one deal under the laws and return how many acts it took; `called` names the rule set in a fault."""
    subject = SUBJECTS[name]
    rng = Random(f"{name} {called} {player} {seed}")
    state = subject.begin(rules, rng)
    began, acts = state, 0
    while subject.to_act(state) >= 0:
        try:
            dear = (acts + seed) % DEAR == 0
            state = _one_act(subject, state, player, rng, dear=dear)
            acts += 1
            assert acts < LONGEST, "law 6: the deal does not end"
        except Exception as fault:
            fault.add_note(f"in deal {seed} of {name}, {called}, {player}, after {acts} acts")
            raise
    subject.check_end(began, state)
    return acts


def _one_act(subject, state, player, rng, *, dear):
    game, seat = subject.game, subject.to_act(state)
    view = game.view(state, seat)
    if dear:
        see(subject, state, rng)
        refuse(subject, state, rng)
    act = subject.choose[player](view, rng)
    objections = [*game.objections(view, act)]
    assert not objections, f"law 3: {act} is refused by {objections}"
    after, events = game.play(state, act)
    assert subject.lying(after) == subject.whole(state.rules), f"law 1: {act} loses or doubles a card"
    if dear:
        tell(subject, state, after, events)
    return after


def see(subject, state, rng):
    """Laws 2, 3, 5, 6 and 10: what each seat sees, what it can imagine, and what it can do."""
    game, seat = subject.game, subject.to_act(state)
    views = [game.view(state, each) for each in range(state.rules.seats)]
    assert len({subject.public(view) for view in views}) == 1, "law 10: seats see different tables"
    for each, view in enumerate(views):
        world = game.imagine(view, rng)
        assert game.view(world, each) == view, "law 2: an imagined world looks different"
        assert subject.lying(world) == subject.whole(state.rules), "law 1: an imagined world has other cards"
    menu = game.menu(views[seat])
    assert menu, "law 6: a dead end"
    for act in menu:
        assert not [*game.objections(views[seat], act)], f"law 3: {act} is on the menu"
        assert game.parse(str(act)) == act, f"law 5: {act} is read as another act"


def tell(subject, before, after, events):
    """Law 4: what each seat is told turns its view into the next."""
    game = subject.game
    for seat in range(before.rules.seats):
        view = game.view(before, seat)
        for event in events:
            view = game.fold(view, game.seen(event, seat))
        assert view == game.view(after, seat), f"law 4: seat {seat} was not told all, or too much"


def refuse(subject, state, rng):
    """Law 7: whatever is sent, it is allowed or refused, and a refused act changes nothing."""
    game, seat = subject.game, subject.to_act(state)
    before = hash(state)
    for each in range(state.rules.seats):
        view = game.view(state, each)
        act = subject.nonsense(view, rng)
        refusals = tuple(game.objections(view, act))
        cited = [PLACES[refusal.rule] for refusal in refusals]
        assert cited == sorted(cited), f"{act} is refused, but not in the order of the rulebook: {refusals}"
        for refusal in refusals:
            assert refusal.facts.keys() in FACTS[refusal.rule], f"{refusal} has other facts than the rulebook knows"
        if each == seat and refusals:
            assert attempt(game, state, act) == (None, refusals), f"law 7: {act} was refused and played"
    assert hash(state) == before, "law 7: a refused act changed something"


def attempt(game, state, act):
    """Play an act; return the state after it and no refusals, or no state and the refusals."""
    try:
        after, _ = game.play(state, act)
    except IllegalAct as illegal:
        return None, illegal.refusals
    return after, ()


def chunk(job):
    """Watch a chunk of deals and return how many acts each took."""
    name, rules_name, player, first, count = job
    return [watch(name, rules_name, player, seed) for seed in range(first, first + count)]


def watch_many(name, rules_name, player, deals):
    """Watch `deals` deals on every processor there is; return deals and acts."""
    starts = range(0, deals, CHUNK)
    jobs = [(name, rules_name, player, first, min(CHUNK, deals - first)) for first in starts]
    total: Counter = Counter()
    with ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn")) as pool:
        for acts in pool.map(chunk, jobs):
            total.update(deals=len(acts), acts=sum(acts))
    return total
