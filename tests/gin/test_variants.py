"""A variant in a figure is one value, and one test; options are read, written and refused."""

from dataclasses import fields

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from gin.given import dealt
from melds.cards import read_card
from melds.gin import GIN_RUMMY
from melds.gin.options import ALWAYS, OPTIONS, read_rules, write_options
from melds.gin.rules import Ace, BoxTiming, JustTaken, NextDealer, OpponentSum, RuleSet, SettleBy, Shutout
from melds.gin.variants import BIG_GIN, GIN, GIN_25, HOLLYWOOD, OKLAHOMA, RULE_SETS, STRAIGHT
from melds.option import write_value
from melds.verdict import NotationError


def test_the_defaults_are_those_of_the_document():
    assert (GIN.hand_size, len(GIN.pack), GIN.seats) == (10, 52, 2)
    assert (GIN.knock_limit, GIN.gin_bonus, GIN.undercut_bonus) == (10, 20, 10)
    assert (GIN.target, GIN.box_bonus, GIN.game_bonus, GIN.shutout_game_bonus) == (100, 20, 100, 200)
    assert (GIN.ace, GIN.stock_end, GIN.turn_cap, GIN.games) == (Ace.LOW, 2, 120, 1)
    assert GIN.gin_beats_tie
    defaults = (JustTaken.ANY, OpponentSum.NEVER, BoxTiming.END, SettleBy.TOTALS, Shutout.BOTH, NextDealer.LOSER)
    chosen = (GIN.just_taken, GIN.opponent_sum_added, GIN.box_timing, GIN.settle_by, GIN.shutout, GIN.next_dealer)
    assert chosen == defaults


@pytest.mark.parametrize(
    ("rules", "differs"),
    [
        (OKLAHOMA, {"knock_limit_by_upcard": True, "spades_double": True}),
        (STRAIGHT, {"knock_limit": 0}),
        (HOLLYWOOD, {"games": 3}),
        (GIN_25, {"gin_bonus": 25, "undercut_bonus": 25, "box_bonus": 25}),
        (BIG_GIN, {"big_gin_bonus": 31}),
    ],
)
def test_a_variant_is_a_line_of_differences(rules, differs):
    found = {name: mine for name, (mine, _) in rules.differs(GIN).items()}

    assert found.pop("name") == rules.name
    assert found == differs
    assert RULE_SETS[rules.name] is rules


def test_rule_sets_are_values():
    assert GIN.but() == GIN
    assert hash(GIN.but()) == hash(GIN)
    assert GIN.but(target=150).differs(GIN) == {"target": (150, 100)}
    with pytest.raises(TypeError):
        GIN.but(limit=5)


def test_seven_cards_each():
    table = dealt(GIN.but(hand_size=7))

    assert table.held == [7, 7]
    assert table.stock == 52 - 14 - 1


@pytest.mark.parametrize("upcard", [f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "SD"])
def test_the_limit_and_the_doubling_hang_on_the_upcard(upcard):
    card, worth = read_card(upcard), min(10, "A23456789TJQK".index(upcard[0]) + 1)

    assert OKLAHOMA.limit_at(card) == worth
    assert OKLAHOMA.but(upcard_ace_means_gin=True).limit_at(card) == (0 if worth == 1 else worth)
    assert OKLAHOMA.but(knock_limit=5).limit_at(card) == min(5, worth)
    assert GIN.limit_at(card) == 10
    assert OKLAHOMA.doubles(card) == (upcard[1] == "S")
    assert not GIN.doubles(card)


def test_every_option_that_a_record_names_is_written_with_each_of_its_values():
    for option in ALWAYS:
        assert write_options(GIN)[option] == write_value(OPTIONS[option].usual)
        for value in OPTIONS[option].values:
            changed = read_rules("gin", {option: value})
            assert write_options(changed)[option] == value
            assert changed.differs(GIN).keys() <= {option}


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_a_rule_set_is_read_back(rules):
    assert GIN_RUMMY.rules(rules.name, GIN_RUMMY.options(rules)) == rules
    assert GIN_RUMMY.options(rules).keys() == {*ALWAYS} | rules.differs(GIN).keys() - {"name"}


def test_a_written_rule_set_does_not_hang_on_what_its_name_means():
    written = write_options(OKLAHOMA)

    assert written["knock_limit_by_upcard"] == written["spades_double"] == "yes"
    assert read_rules("gin", written) == OKLAHOMA.but(name="gin")
    assert write_options(OKLAHOMA.but(spades_double=False))["spades_double"] == "no"


figures = st.fixed_dictionaries(
    {},
    optional={
        "ranks": st.sets(st.integers(0, 12), min_size=9).map(sorted).map(tuple),
        "hand_size": st.integers(1, 10),
        "knock_limit": st.integers(0, 30),
        "knock_limit_by_upcard": st.booleans(),
        "gin_bonus": st.integers(0, 100),
        "target": st.integers(1, 500),
        "games": st.integers(1, 3),
        "ace": st.sampled_from(Ace),
        "shutout": st.sampled_from(Shutout),
    },
)


@over(st.sampled_from([*RULE_SETS.values()]), figures)
def test_any_other_figures_are_read_back_too(base, changes):
    rules = base.but(**changes)

    assert read_rules(rules.name, write_options(rules)) == rules


@pytest.mark.parametrize(
    ("name", "options", "field"),
    [
        ("classic", {}, "rules"),
        ("gin", {"limit": 5}, "options.limit"),
        ("gin", {"name": "mine"}, "options.name"),
        ("gin", {"ace": "high"}, "options.ace"),
        ("gin", {"gin_beats_tie": "perhaps"}, "options.gin_beats_tie"),
        ("gin", {"target": "many"}, "options.target"),
        ("gin", {"target": 0}, "options.target"),
        ("gin", {"target": 10**9}, "options.target"),
        ("gin", {"gin_bonus": -1}, "options.gin_bonus"),
        ("gin", {"hand_size": 25}, "options.hand_size"),
        ("gin", {"hand_size": 15, "ranks": "0,1,2,3,4,5"}, "options.hand_size"),
        ("gin", {"turn_cap": 0}, "options.turn_cap"),
        ("gin", {"games": 0}, "options.games"),
        ("gin", {"ranks": "5,4"}, "options.ranks"),
        ("gin", {"ranks": "0,13"}, "options.ranks"),
        ("gin", {"ranks": ""}, "options.ranks"),
    ],
)
def test_what_cannot_be_read_or_played_is_named(name, options, field):
    with pytest.raises(NotationError) as fault:
        read_rules(name, options)

    assert fault.value.field == field
    assert fault.value.expected


def test_an_unknown_option_is_answered_with_all_there_are():
    with pytest.raises(NotationError) as fault:
        read_rules("gin", {"limit": 5})

    named = fault.value.expected.split(", ")
    assert {*named} == {field.name for field in fields(RuleSet)} - {"name"}
    assert len(named) == len({*named})


def test_every_figure_may_be_given_as_text():
    plain = {field.name: _text(getattr(GIN, field.name)) for field in fields(RuleSet) if field.name != "name"}

    assert read_rules("gin", plain) == GIN


def _text(value):
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(getattr(value, "value", value))
