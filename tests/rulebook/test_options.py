"""Every field of a rule set is an option that belongs to a rule, and its values are read as they are written."""

from dataclasses import fields
from itertools import product
from random import Random

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from melds.customs import customs
from melds.game import GAMES, load
from melds.option import FURTHEST, MOST_ENTRIES, write_value
from melds.rulebook import RULES
from melds.rulebook.rule import game_of
from melds.verdict import NotationError

OPTIONS = {(game, name): each for game in GAMES for name, each in customs(game).options.items()}
SETS = [(game, name) for game in GAMES for name in customs(game).rule_sets]


@pytest.fixture(params=OPTIONS, ids="-".join)
def option(request):
    return OPTIONS[request.param]


@pytest.mark.parametrize("game", GAMES)
def test_every_field_but_the_name_is_an_option_in_the_order_of_the_rulebook(game):
    plain = next(iter(customs(game).rule_sets.values()))
    options = customs(game).options
    assert [*options] == [field.name for field in fields(plain) if field.name != "name"]
    assert {game_of(each.rule) for each in options.values()} == {game}
    places = [[*RULES].index(each.rule) for each in options.values()]
    assert places == sorted(places)
    assert all(getattr(plain, name) == each.usual for name, each in options.items())


@pytest.mark.parametrize(("game", "name"), SETS)
def test_the_named_rule_sets_keep_within_the_bounds_and_can_be_played(game, name):
    rules = customs(game).rule_sets[name]
    said = {each: write_value(getattr(rules, each)) for each in customs(game).options}
    assert load(game).rules(name, said) == rules


def likely(option):
    """Return values that the option can have, its bounds first."""
    if option.kind == "choice":
        return [option.read(value) for value in option.values]
    figures = [option.low, option.high, *(Random(option.name).randint(option.low, option.high) for _ in range(3))]
    if option.kind == "number":
        return figures
    if option.kind == "list":
        return [(figure,) * count for figure, count in product(figures, (1, 3, MOST_ENTRIES))]
    return [((-FURTHEST, figure), (0, option.low), (FURTHEST, option.high)) for figure in figures]


def test_what_is_written_is_read_back(option):
    for value in likely(option):
        assert option.read(write_value(value)) == value
    for value in option.values:
        assert write_value(option.read(value)) == value


def test_beyond_its_bounds_an_option_says_what_they_are(option):
    if option.kind == "choice":
        return
    for figure in (option.low - 1, option.high + 1):
        said = f"0:{figure}" if option.kind == "steps" else str(figure)
        with pytest.raises(NotationError) as fault:
            option.read(said)
        assert fault.value.field == f"options.{option.name}"
        assert f"{option.low:,} to {option.high:,}" in fault.value.expected


FULL = "\N{FULLWIDTH DIGIT ONE}"
NO_VALUE = ["", " ", "1_0", "1.0", "+1", " 1", FULL, "9" * 5_000, "1,,2", "0:1:2", ":", None, [], {}, 1.5]


def test_what_is_no_value_is_not_read(option):
    for value in NO_VALUE:
        with pytest.raises(NotationError) as fault:
            option.read(value)
        assert fault.value.field == f"options.{option.name}"
        assert fault.value.expected


@over(st.sampled_from([*OPTIONS.values()]), st.text("0123456789-:,yesno ", max_size=20) | st.text() | st.integers())
def test_whatever_is_read_is_a_value_that_can_be_written(option, said):
    try:
        value = option.read(said)
    except NotationError:
        return
    assert option.read(write_value(value)) == value


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_there_is_not_is_named(game):
    with pytest.raises(NotationError) as fault:
        load(game).rules(next(iter(customs(game).rule_sets)), {"colour": "red"})
    assert fault.value.field == "options.colour"
    assert all(name in fault.value.expected for name in customs(game).options)


@pytest.mark.parametrize(("game", "name"), SETS)
def test_a_record_names_every_option_that_is_otherwise_than_in_its_rule_set(game, name):
    """Also where it is as in the plain rule set, and the named one is not."""
    rules, plain = customs(game).rule_sets[name], next(iter(customs(game).rule_sets.values()))
    for option in rules.differs(plain).keys() - {"name"}:
        changed = rules.but(**{option: getattr(plain, option)})
        assert write_value(getattr(plain, option)) == load(game).options(changed)[option]
