"""The laws over house rules: whatever is offered and accepted can be dealt, played to the end, told and kept."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count

import pytest

from laws.house_rules import at_the_bounds, chunk, drawn, jobs, offered
from laws.watch import SUBJECTS
from melds.customs import customs
from melds.reader import LONGEST_LINE, read_record
from melds.record import Heading, Player
from melds.rulebook import chapters, words
from melds.wire.house_rules import read_house_rules

DRAWN = 60
"""House rules that are drawn for each player; `--deals` has more of them."""


def played(houses, player):
    """Say that a deal by each of these house rules keeps the laws, on every processor there is."""
    workers = cpu_count() or 1
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        acts = [count for counts in pool.map(chunk, jobs(houses, player, workers)) for count in counts]
    assert len(acts) == len(houses)
    assert sum(acts) > len(houses)


@pytest.mark.soak
@pytest.mark.parametrize("game", SUBJECTS)
def test_every_option_keeps_the_laws_at_its_bounds(game):
    houses = at_the_bounds(game)
    told = {option for house in houses for option in house.options}
    assert told == {option.name for option in offered(game)}, "each at one bound at least"
    played(houses, "random")


@pytest.mark.soak
@pytest.mark.parametrize(("game", "player"), [(game, player) for game in SUBJECTS for player in ("random", "club")])
def test_house_rules_drawn_by_chance_keep_the_laws(game, player, request):
    count = max(1, round(DRAWN * request.config.getoption("deals")))
    played([drawn(game, f"{player} {number}") for number in range(count)], player)


@pytest.mark.parametrize("game", SUBJECTS)
def test_house_rules_are_told_and_kept(game):
    """Their rulebook has every figure it wants, and a record and a text have all that was agreed."""
    for number in range(DRAWN):
        house = drawn(game, f"kept {number}")
        rules = house.rules
        figures = customs(game).figures(rules)
        assert all(words("en").text(rule.id, figures) for chapter in chapters(game) for rule in chapter.rules)
        assert read_house_rules(house.text()).rules == rules
        seated = tuple([Player("P", "club")] * rules.seats)
        lines = Heading(game, rules, seated, 0).lines()
        assert read_record(lines).heading.rules == rules


@pytest.mark.parametrize("game", SUBJECTS)
def test_the_longest_house_rules_are_no_longer_than_a_line_of_a_record(game):
    """With every option named, each at its longest."""
    longest = {
        option.name: max([*option.values, *(str(bound) for bound in (option.low, option.high))], key=len)
        for option in offered(game)
    }
    lists = {"list": "30," * 30, "steps": "-1000000:500," * 30}
    longest |= {option.name: lists[option.kind] for option in offered(game) if option.kind in lists}
    assert sum(len(f" {name}={value}") for name, value in longest.items()) < LONGEST_LINE - 200
