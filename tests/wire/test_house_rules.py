"""House rules: what is written is read back, whatever is sent is answered, and nothing at the table changes."""

import json
from random import Random

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from melds.customs import customs
from melds.game import GAMES
from melds.option import Option, write_value
from melds.verdict import NotationError
from melds.wire import DEEPEST
from melds.wire.house_rules import LONGEST, HouseRules, read_house_rules
from wire.sunday import SUNDAY

SETS = [(game, name) for game in GAMES for name in customs(game).rule_sets]


def said(**changed):
    return json.dumps({**SUNDAY, **changed})


def without(field):
    return json.dumps({name: value for name, value in SUNDAY.items() if name != field})


def fault(text):
    with pytest.raises(NotationError) as found:
        read_house_rules(text)
    assert found.value.text
    assert found.value.expected
    return found.value


# ---- what is read


def test_house_rules_are_told_with_what_they_have_otherwise(page):
    reply = page.gets("house", "house", text=said(options={"black3": "stop", "hand_size": "11", "draws": 2}))
    told = {name: reply[name] for name in ("name", "game", "rules", "options")}
    assert told == {
        "name": "Sunday rules",
        "game": "canasta",
        "rules": "classic",
        "options": {"draws": "2", "black3": "stop"},
    }
    assert page.gets("house", "house", text=reply["text"])["options"] == told["options"]


def test_a_match_is_begun_by_house_rules(page):
    reply = page.gets("house", "house", text=said(options={"hand_size": 13, "black3": "freeze"}))
    page.new(rules=reply["rules"], options=reply["options"])
    assert len(page.gets("view", "deal")["view"]["hand"]) == 13
    assert "hand_size=13" in page.text
    assert page.is_the_same_when_opened()


def test_reading_them_changes_nothing_at_the_table(table):
    before = table.everything()
    table.gets("house", "house", text=said())
    table.cannot_read("house", text="")
    assert table.everything() == before


def test_a_mark_at_the_head_of_the_file_and_any_spacing_do_no_harm():
    assert read_house_rules("\ufeff" + json.dumps(SUNDAY, indent=2)) == read_house_rules(said())


@pytest.mark.parametrize(("game", "named"), SETS)
def test_what_is_written_is_read_back(game, named):
    for number in range(20):
        house = HouseRules(f"My {named}", game, named, some(game, named, Random(f"{named} {number}")))
        read = read_house_rules(house.text())
        assert read == house
        assert read.rules.differs(customs(game).rule_sets[named]).keys() == house.options.keys()


def some(game, named, rng):
    """Return values of a few options that are offered, otherwise than the rule set has them and in its order."""
    rules = customs(game).rule_sets[named]
    choices = [each for each in customs(game).options.values() if each.offered and each.kind == "choice"]
    taken = rng.sample(choices, 4)
    drawn = {each.name: rng.choice(each.values) for each in choices if each in taken}
    return {name: value for name, value in drawn.items() if value != write_value(getattr(rules, name))}


# ---- what is not


@pytest.mark.parametrize(
    ("text", "field", "expected"),
    [
        ("7", "text", "a JSON object"),
        ("[]", "text", "a JSON object"),
        (without("melds"), "melds", "house rules"),
        (said(melds="record"), "melds", "house rules"),
        (without("version"), "version", "1"),
        (said(version="1"), "version", "1"),
        (said(version=True), "version", "1"),
        (said(version=0), "version", "1"),
        (without("name"), "name", "at most 40 characters"),
        (said(name=" "), "name", "at most 40 characters"),
        (said(name="N" * 41), "name", "at most 40 characters"),
        (said(name="a]b"), "name", "without [ ] ;"),
        (said(name="a\nb"), "name", "without [ ] ;"),
        (said(name=["a"]), "name", "at most 40 characters"),
        (without("game"), "game", "canasta, gin"),
        (said(game="whist"), "game", "canasta, gin"),
        (said(game={}), "game", "canasta, gin"),
        (without("rules"), "rules", "classic, gamerules"),
        (said(rules="oklahoma"), "rules", "classic, gamerules"),
        (said(rules="bolivia"), "rules", "classic, gamerules"),
        (said(options=["black3"]), "options", "an object"),
        (said(options={"colour": "red"}), "options.colour", "black3"),
        (said(options={"black3": "perhaps"}), "options.black3", "one of stop, stop_but_go_out, freeze"),
        (said(options={"black3": None}), "options.black3", "one of stop, stop_but_go_out"),
        (said(options={"always_frozen": "maybe"}), "options.always_frozen", "yes or no"),
        (said(options={"hand_size": "many"}), "options.hand_size", "a whole number from 1 to 30"),
        (said(options={"hand_size": 31}), "options.hand_size", "a whole number from 1 to 30"),
        (said(options={"hand_size": 13.5}), "options.hand_size", "a whole number from 1 to 30"),
        (said(options={"hand_size": 27}), "options.hand_size", "the 108 are left"),
        (said(options={"canasta_limit": 5}), "options.canasta_limit", "the 7 cards of a canasta"),
        (said(options={"opening": "100:50,0:15"}), "options.opening", "floors that rise"),
        (said(options={"opening": "0:50:1"}), "options.opening", "as in -1000000:15,0:50"),
        (said(options={"batches": "3,,2"}), "options.batches", "whole numbers from 1"),
        (said(options={"seats": 3}), "options.seats", "another rule set"),
        (said(options={"name": "mine"}), "options.name", "black3"),
        (said(colour="red"), "colour", "melds, version, name, game, rules, options"),
        (said()[:-1] + ', "game": "gin"}', "game", "each field once"),
        (said().replace('"stop"', '"stop", "black3": "freeze"'), "black3", "each field once"),
        ("[" * 30 + "]" * 30, "text", f"{DEEPEST} levels"),
        (said() + " " * LONGEST, "text", f"{LONGEST:,} characters"),
        (said(name="\ud800"), "text", "Unicode"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_named(page, text, field, expected):
    assert fault(text).field == field
    assert expected in fault(text).expected
    assert page.cannot_read("house", at=field, text=text)


CUT = [
    ("", 1, "a JSON object"),
    ("Sunday rules", 1, "a JSON object"),
    ("{", 2, "a name in double quotation marks"),
    ('{"melds', 2, "a text with a quotation mark at its end"),
    ('{"melds"', 9, "a colon"),
    ('{"melds":', 10, "a value"),
    ('{"melds":"house', 10, "a text with a quotation mark at its end"),
    ('{"melds":"house rules"', 23, "a comma or a closing bracket"),
    ('{"melds":"house\trules"}', 16, "a text without line breaks or other control characters"),
    ('{"melds":"house rules"}{', 24, "the end"),
    (r'{"melds":"house\xrules"}', 16, r'a backslash only before one of " \ / b f n r t u'),
    (r'{"melds":"house\u00"}', 17, r"four hexadecimal digits after \u"),
]
"""Texts that cease to be JSON: at what column, and what should be there."""


@pytest.mark.parametrize(("text", "column", "expected"), CUT, ids=[text for text, _, _ in CUT])
def test_a_text_that_is_cut_short_is_told_what_should_be_there(page, text, column, expected):
    found = fault(text)
    assert (found.line, found.column, found.expected) == (1, column, expected)
    assert page.gets("unreadable", "house", text=text)["expected"] == expected


@pytest.mark.parametrize("kind", ["object", "array"])
def test_a_comma_too_many_is_told_where_python_names_it(monkeypatch, kind):
    """Python does so from 3.13 on, and in the page it is newer than that."""

    def loads(text, **_hooks):
        raise json.JSONDecodeError(f"Illegal trailing comma before end of {kind}", text, 22)

    monkeypatch.setattr(json, "loads", loads)
    found = fault('{"melds":"house rules",}')
    assert (found.line, found.column, found.expected) == (1, 23, "no comma before the closing bracket")


def test_wherever_house_rules_are_cut_it_is_said_what_should_follow():
    whole = said()
    for length in range(len(whole)):
        assert fault(whole[:length]).expected not in {"", "JSON"}


def test_options_that_do_not_go_together_are_all_named_if_they_were_changed(page):
    options = {"target": 3000, "canasta_size": 12, "max_wild": 0}
    where = page.gets("unreadable", "house", text=said(options=options))["where"]
    assert (where["field"], where["others"]) == ("options.canasta_size", ["options.max_wild"])
    assert "'12' cannot be played with max_wild 0" in str(fault(said(options=options)))
    for usual in ({}, {"max_wild": 3}):
        where = page.gets("unreadable", "house", text=said(options={"canasta_size": 12, **usual}))["where"]
        assert where["others"] == [], "what is as it was is not named"


def test_what_is_no_json_is_named_by_its_line_and_column():
    found = fault('{"melds": "house rules",\n "version" 1}')
    assert (found.line, found.column) == (2, 12)
    assert fault("").line == fault("[melds 1]\n[game canasta]").line == 1


def test_a_newer_version_is_named_as_one_before_anything_else_is_looked_at(page):
    text = said(version=2, game="bridge", players=["?"])
    assert "made by a newer version of Melds" in fault(text).text
    assert page.cannot_read("house", at="version", text=text)
    assert len(str(fault(said(version=10**300)))) < 200


def test_what_is_sent_must_be_a_text(page):
    for text in (None, 7, SUNDAY):
        assert page.cannot_read("house", at="text", text=text)
    assert page.cannot_read("house", at="text")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=8,
)


@over(st.text())
def test_any_text_is_read_or_answered(text):
    answered(text)


@over(st.sampled_from([*SUNDAY]), ANYTHING)
def test_anything_in_any_field_is_read_or_answered(field, value):
    answered(said(**{field: value}))


@over(st.sampled_from(SETS), st.data())
def test_any_value_of_any_option_is_read_or_answered(named, data):
    game, rules = named
    option: Option = data.draw(st.sampled_from([*customs(game).options.values()]))
    figures = st.integers(option.low - 1, option.high + 1)
    text = st.lists(figures, min_size=1, max_size=4).map(lambda found: ",".join(map(str, found)))
    steps = st.lists(st.tuples(st.integers(-9, 9), figures), min_size=1, max_size=4)
    stairs = steps.map(lambda found: ",".join(f"{floor}:{gives}" for floor, gives in found))
    value = data.draw(st.sampled_from([*option.values, "yes", "1"]) | figures | text | stairs | ANYTHING)
    answered(said(game=game, rules=rules, options={option.name: value}))


@over(st.integers(0, len(said())), st.integers(0, len(said())), st.text(max_size=3))
def test_a_damaged_text_is_read_or_answered(begin, end, instead):
    answered(said()[:begin] + instead + said()[end:])


def answered(text):
    """Say that a text is read as house rules that are read back, or that its fault says what was expected."""
    try:
        house = read_house_rules(text)
    except NotationError:
        assert len(str(fault(text))) < 2_000
        return
    assert read_house_rules(house.text()) == house
    assert house.rules.name == house.set


# ---- at the command line


@pytest.fixture
def sunday(written):
    return written(said(options={"black3": "stop", "hand_size": 13}))


def test_house_rules_are_played(melds, sunday, tmp_path):
    record = tmp_path / "record.txt"
    status, out, err = melds("play", "--house", sunday, "--seed", "x", "--option", "draws=2", "--record", record)
    assert (status, err) == (0, "")
    assert out.startswith("Deal 1\n")
    assert "[rules classic black3=stop red3_forgettable=no hand_size=13 draws=2]" in record.read_text("utf-8")
    assert melds("replay", record)[0] == 0


def test_house_rules_are_told_with_their_own_figures(melds, sunday):
    status, out, _ = melds("rules", "--house", sunday)
    assert (status, *out.splitlines()[:2]) == (
        0,
        "Sunday rules",
        "classic black3=stop red3_forgettable=no hand_size=13",
    )
    assert "13 cards" in out


def test_house_rules_are_compared_with_a_rule_set(melds, sunday):
    status, out, _ = melds("rules", "--house", sunday, "--differs", "classic")
    assert status == 0
    assert out.splitlines() == [
        "             Sunday rules  classic",
        "C2.4 The cards dealt",
        "  hand_size  13            11",
        "C5.8 A black three on top",
        "  black3     stop          stop_but_go_out",
    ]


@pytest.mark.parametrize("command", ["play", "rules"])
def test_house_rules_that_cannot_be_read_end_with_1_and_the_place(melds, written, command):
    assert melds(command, "--house", written('{"melds": "house rules",', '"version" 1}')) == (
        1, "", "melds: line 2, column 11: no JSON; expected a colon\n",
    )  # fmt: skip
    status, _, err = melds(command, "--house", written(said(options={"hand_size": 99})))
    assert (status, err.partition(":")[2]) == (
        1, " field options.hand_size: 99 is no value; expected a whole number from 1 to 30\n",
    )  # fmt: skip
    assert melds(command, "--house", written("x" * LONGEST))[0] == 1


def test_a_file_of_house_rules_that_is_no_text_or_not_there_ends_with_1(melds, tmp_path):
    file = tmp_path / "bytes"
    file.write_bytes(b'{"melds": "\xff"}')
    for path in (file, tmp_path / "nowhere", tmp_path):
        status, out, err = melds("rules", "--house", path)
        assert (status, out) == (1, "")
        assert err.startswith("melds: ")


def test_house_rules_name_their_game_and_set_themselves(melds, sunday):
    assert melds("play", "--house", sunday, "--game", "canasta", "--seed", "x")[0] == 0
    for arguments in (["--game", "gin"], ["--rules", "classic"]):
        assert melds("play", "--house", sunday, *arguments)[0] == 2
    assert melds("rules", "classic", "--house", sunday)[0] == 2
    assert melds("rules", "--house", sunday, "--differs", "oklahoma")[0] == 2
