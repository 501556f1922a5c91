"""What a new game offers is what the engine has: table sizes, rule sets, options and computer players."""

from __future__ import annotations

import re

import pytest
from locales import LOCALES, messages
from offers import GAMES, ask, asked, hello, terms


@pytest.mark.parametrize("game", GAMES)
def test_each_table_size_lists_rule_sets_that_the_engine_has_for_it(game):
    """What is not listed the page offers after these, under its own name: a new rule set needs no line here."""
    sizes: dict[tuple[int, int], list[str]] = {}
    for one in hello(game)["rulesets"]:
        sizes.setdefault((one["seats"], one["sides"]), []).append(one["name"])
    tables = {(table["seats"], table["sides"]): table["sets"] for table in terms(game)["tables"]}
    assert list(tables) == sorted(tables), "the smallest first"
    for size, sets in tables.items():
        assert sets
        assert set(sets) <= set(sizes[size])


@pytest.mark.parametrize("game", GAMES)
def test_who_sits_on_which_side_and_where_partners_are_drawn_for_is_as_the_engine_has_it(game):
    said = {one["name"]: (one["seating"], one["partnerDraw"]) for one in hello(game)["rulesets"]}
    for table in terms(game)["tables"]:
        for name in table["sets"]:
            assert said[name] == (table["seating"], table["draw"]), name


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_rule_set_is_the_one_that_the_others_differ_from(game):
    plain = {one["name"] for one in hello(game)["rulesets"] if not one["differs"]}
    assert {terms(game)["usual"]} == plain


@pytest.mark.parametrize("game", GAMES)
def test_sizes_sets_and_players_are_said_in_words(game):
    offered, said = terms(game), set(messages("en"))
    sets = [name for table in offered["tables"] for name in table["sets"]]
    assert {f"set-of-{name}" for name in sets} | {f"set-of-{name}-about" for name in sets} <= said
    assert {table["about"] for table in offered["tables"]} | set(offered["names"]) | {offered["opponents"]} <= said
    assert {f"player-{player}" for player in offered["players"]} <= said


@pytest.mark.parametrize("game", GAMES)
def test_there_are_names_for_the_largest_table(game):
    offered = terms(game)
    assert len(set(offered["names"])) == max(table["seats"] for table in offered["tables"])


@pytest.mark.parametrize("game", GAMES)
def test_the_computer_players_of_a_game_are_the_engines(game):
    assert set(terms(game)["players"]) == set(hello(game)["players"][game])


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_value_is_said_in_words(game):
    said = set(messages("en"))
    for option in hello(game)["options"][game]:
        name = asked(game, option)
        assert name in said
        for value in option["values"]:
            own = f"{name}-{value}".replace("_", "-")
            assert own in said or value in {"yes", "no"}, own


@pytest.mark.parametrize("game", GAMES)
def test_no_option_is_said_in_words_that_is_not_there(game):
    options = hello(game)["options"][game]
    known = {asked(game, option) for option in options}
    for option in options:
        figures = range(option["low"], option["high"] + 1) if option["kind"] == "number" else ()
        values = [f"{asked(game, option)}-{value}".replace("_", "-") for value in (*option["values"], *figures)]
        known |= {*values, *(f"{value}-about" for value in values), f"{asked(game, option)}-about"}
    assert {one for one in messages("en") if one.startswith(f"option-{game}-")} <= known


def test_the_chapters_that_options_lie_in_are_named_as_in_the_rulebook():
    said = dict(re.findall(r"^chapter-(\w+) = (.+)$", (LOCALES / "en/options.ftl").read_text("utf-8"), re.MULTILINE))
    chapters = {
        chapter["id"]: chapter["title"]
        for game, options in (("canasta", {"accidents": "yes"}), ("gin", {}))
        for chapter in ask(op="rulebook", game=game, lang="en", options=options)["chapters"]
    }
    assert said == chapters
