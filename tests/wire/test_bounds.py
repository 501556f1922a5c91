"""A figure out of bounds is named, with the bounds, wherever it can be said; so are figures that do not go together."""

import json

import pytest

from melds.customs import customs, usual_rules
from wire.page import FOUR

CASES = [
    ("canasta", "hand_size", "31", "a whole number from 1 to 30"),
    ("canasta", "target", "0", "a whole number from 1 to 25,000"),
    ("canasta", "opening", "0:501", "whole numbers from 0 to 500"),
    ("canasta", "batches", "0", "whole numbers from 1 to 30"),
    ("canasta", "hand_size", "21", "hands of at most 20 cards"),
    ("canasta", "packs", "1", "hands of at most"),
    ("canasta", "canasta_size", "12", "canastas of at most the 11 cards"),
    ("gin", "hand_size", "21", "a whole number from 1 to 20"),
    ("gin", "knock_limit", "101", "a whole number from 0 to 100"),
    ("gin", "games", "0", "a whole number from 1 to 9"),
    ("gin", "stock_end", "31", "a whole number from 0 to 30"),
]
"""What is said of an option, and what is expected instead."""


@pytest.fixture(params=CASES, ids=lambda case: "-".join(case[:3]))
def case(request):
    return request.param


def told(reply, option, expected):
    assert reply["kind"] == "unreadable"
    assert reply["where"]["field"] == f"options.{option}"
    assert expected in reply["expected"]
    return True


def test_at_the_table(page, case):
    game, option, said, expected = case
    players = FOUR[: customs(game).rule_sets[usual_rules(game)].seats]
    assert told(page.ask("new", game=game, players=players, options={option: said}), option, expected)
    assert told(page.ask("rulebook", game=game, lang="en", options={option: said}), option, expected)


def test_in_house_rules(page, case):
    game, option, said, expected = case
    head = {"melds": "house rules", "version": 1, "name": "Mine", "game": game, "rules": usual_rules(game)}
    assert told(page.ask("house", text=json.dumps({**head, "options": {option: said}})), option, expected)


def test_in_a_record(page, case):
    game, option, said, expected = case
    lines = ["[melds 1]", f"[game {game}]", f"[rules {usual_rules(game)} {option}={said}]"]
    reply = page.ask("open", record="\n".join(lines))
    assert told(reply, option, expected)
    assert reply["where"]["line"] == 3


def test_in_a_position(melds, written, case):
    game, option, said, expected = case
    line = {"position": {"game": game, "options": {option: said}}, "question": "menu"}
    status, out, _ = melds("judge", written(json.dumps(line)))
    assert status == 1
    assert expected in json.loads(out)["error"]


def test_at_the_command_line(melds, case):
    game, option, said, expected = case
    status, _, err = melds("play", "--game", game, "--option", f"{option}={said}")
    assert status == 2
    assert f"argument --option: field options.{option}: " in err
    assert expected in err
