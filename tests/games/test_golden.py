"""Matches that were played once are played the same for ever, until somebody reads the difference.

`python tests/games/regenerate.py` writes the folder anew.
"""

import json

import pytest

from games.golden import DEALS, FOLDER, MATCHES, digest, entry, kept_hashes, played, seed_of, sheets
from melds.bridge import handle
from melds.reader import read_record
from melds.record import write_record
from melds.table import Table

PART = 20


@pytest.fixture(params=MATCHES)
def kept(request):
    """The name of a match, with its record and its sheets as they are kept."""
    read = [(FOLDER / f"{request.param}.{kind}").read_text("utf-8") for kind in ("record", "sheets")]
    return request.param, *read


def test_a_kept_record_comes_to_its_sheets(kept):
    name, record, expected = kept
    assert sheets(record.splitlines()) == expected
    assert (" wins by " if MATCHES[name].game == "canasta" else " pays ") in expected


def test_a_kept_record_is_written_as_it_was(kept):
    _, record, _ = kept
    assert write_record(read_record(record.splitlines())) == record.splitlines()
    assert Table.of(read_record(record.splitlines())).state.step.value == "over"


def test_the_same_seed_plays_the_same_match(kept):
    name, record, _ = kept
    assert played(name) == record.splitlines()


PARTS = [(game, first) for game, deals in DEALS.items() for first in range(1, deals + 1, PART)]


@pytest.mark.parametrize(("game", "first"), PARTS)
def test_seeded_deals_are_the_same_act_by_act(game, first):
    numbers = range(first, first + PART)
    assert [entry(number, game) for number in numbers] == kept_hashes(game)[first - 1 : first - 1 + PART]


@pytest.mark.parametrize("game", DEALS)
def test_there_are_as_many_deals_as_there_should_be(game):
    assert [deal["seed"] for deal in kept_hashes(game)] == [seed_of(number) for number in range(1, DEALS[game] + 1)]


@pytest.mark.parametrize("game", DEALS)
def test_the_bridge_gives_the_same_digest(game):
    kept = kept_hashes(game)[0]
    asked = {"seed": kept["seed"], "players": kept["players"], "deal": 1}
    request = {"v": 1, "id": 1, "op": "digest", "game": game, **asked}
    reply = json.loads(handle(json.dumps(request)))
    assert (reply["kind"], reply["digest"], reply["acts"]) == ("digest", kept["digest"], kept["acts"])
    assert len(reply["trail"]) == reply["acts"]
    assert reply["digest"].startswith(reply["trail"][-1])


def test_a_digest_tells_seeds_players_and_deals_apart():
    asked = [("a", ["club"] * 4, 1), ("b", ["club"] * 4, 1), ("a", ["simple"] * 4, 1), ("a", ["club"] * 4, 2)]
    replies = []
    for seed, players, deal in asked:
        request = {"v": 1, "id": 1, "op": "digest", "seed": seed, "players": players, "deal": deal}
        replies.append(json.loads(handle(json.dumps(request)))["digest"])
    assert len(set(replies)) == len(asked)


def test_a_trail_shows_where_two_deals_part():
    assert digest(1)["trail"] == digest(1)["trail"]
    assert digest(1)["trail"][0] != digest(2)["trail"][0]
