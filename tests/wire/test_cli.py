"""The command line, whatever is played: every command, what it prints, and with which status it ends."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from melds import __version__
from melds.customs import customs, usual_rules
from melds.game import GAMES
from melds.option import write_value
from melds.players import players
from melds.rulebook import chapters

ENGINE = Path(__file__).parents[2] / "py_engine"
EVERYBODY = [(game, name) for game in GAMES for name in players(game)]


def answers(out):
    return [json.loads(line) for line in out.splitlines()]


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


@pytest.fixture
def record(melds, tmp_path, game):
    """Return the file of a record of two deals."""
    file = tmp_path / "record.txt"
    status, _, _ = melds("play", "--game", game, "--deals", 2, "--seed", "cli", "--record", file)
    assert status == 0
    return file


# ---- play


def test_a_seed_plays_the_same_again(melds, game):
    once = melds("play", "--game", game, "--seed", "cli")
    assert once == melds("play", "--game", game, "--seed", "cli")
    assert once != melds("play", "--game", game, "--seed", "other")
    assert (once[0], once[1].splitlines()[0], once[2]) == (0, "Deal 1", "")


@pytest.mark.parametrize(("game", "name"), EVERYBODY)
def test_every_player_plays(melds, game, name):
    seats = customs(game).rule_sets[usual_rules(game)].seats
    assert melds("play", "--game", game, "--players", ",".join([name] * seats), "--seed", "x")[0] == 0


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["play", "--game", "whist"],
        ["play", "--rules", "bolivia"],
        ["play", "--players", "club"],
        ["play", "--players", "club,club,club,wizard"],
        ["play", "--players", "club,club,club,person"],
        ["play", "--deals", "0"],
        ["play", "--deals", "many"],
        ["play", "--deals", "2", "--match"],
        ["play", "--seed", "[x]"],
        ["play", "--seed", ""],
        ["play", "--option", "colour=red"],
        ["play", "--option", "black3"],
        ["play", "--option", "hand_size=99"],
        ["replay"],
        ["replay", "x", "--to", "0"],
        ["rules", "bolivia"],
        ["rules", "--differs", "bolivia"],
        ["rules", "--lang", "tlh"],
    ],
    ids=" ".join,
)
def test_a_wrong_command_ends_with_2_and_says_what_is_wrong(melds, arguments):
    status, out, err = melds(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith("usage: melds")
    assert "error: " in err


def test_a_file_that_is_not_there_ends_with_1(melds, tmp_path):
    for arguments in (["judge"], ["score"], ["replay"]):
        status, out, err = melds(*arguments, tmp_path / "nowhere")
        assert (status, out) == (1, "")
        assert err.startswith("melds: ")


def test_version(melds):
    assert melds("--version") == (0, f"melds {__version__}\n", "")


# ---- lines that are judged


def test_a_line_that_is_no_text_is_unreadable_and_the_rest_goes_on(melds, tmp_path):
    file = tmp_path / "bytes"
    file.write_bytes(b'{"id": "\xff\xfe"}\n{"id": 2, "position": {}, "act": "draw"}\n')
    status, out, _ = melds("judge", file)
    assert status == 1
    assert ["error" in answer for answer in answers(out)] == [True, False]


def test_lines_are_read_from_standard_input():
    line = json.dumps({"id": "ä", "position": {}, "act": "draw"}).encode()
    command = [sys.executable, "-m", "melds.cli", "judge"]
    ran = subprocess.run(command, cwd=ENGINE, input=b"\xff\n" + line, capture_output=True, check=False)
    found = answers(ran.stdout.decode())
    assert (ran.returncode, ran.stderr) == (1, b"")
    assert [answer["id"] for answer in found] == [None, "ä"]


# ---- replay


def test_replay_tells_every_act_and_every_sheet(melds, record):
    acts = [line for line in record.read_text("utf-8").splitlines() if line[0].isdigit() or line.startswith("[deal ")]
    status, out, _ = melds("replay", record)
    assert status == 0
    assert out.count("This deal") == 2
    assert [line for line in out.splitlines() if line[:5].strip().isdigit()][-1].split()[0] == str(len(acts))


def test_replay_stops_where_it_is_told(melds, record):
    status, out, _ = melds("replay", record, "--to", 5)
    assert status == 0
    assert [line[:5].strip() for line in out.splitlines()[:5]] == ["1", "2", "3", "4", "5"]
    assert out.splitlines()[5].startswith("Turn: ")


def test_replay_shows_what_one_seat_saw(melds, record, game):
    seat = {"canasta": "W", "gin": "2"}[game]
    status, out, _ = melds("replay", record, "--seat", seat)
    assert status == 0
    assert "?? ??" in out
    assert len(out.splitlines()) == len(record.read_text("utf-8").splitlines()) - 1  # the seed
    assert melds("replay", record, "--seat", "X")[0] == 2


# ---- rules


def test_rules_prints_the_rulebook(melds, game):
    status, out, _ = melds("rules", "--game", game)
    assert status == 0
    figures = customs(game).figures(customs(game).rule_sets[usual_rules(game)])
    told = [rule.id for chapter in chapters(game, figures) for rule in chapter.rules]
    assert re.findall(r"^([CG]\d+\.\d+) ", out, re.MULTILINE) == told
    assert melds("rules", "--game", game, "--lang", "en") == (status, out, "")


def test_rules_lists_every_option_and_what_it_may_be(melds, game):
    status, out, _ = melds("rules", "--game", game, "--options")
    assert status == 0
    rows = [line.split() for line in out.splitlines() if line.startswith("  ")]
    plain = customs(game).rule_sets[usual_rules(game)]
    assert [row[:2] for row in rows] == [
        [name, write_value(getattr(plain, name))] for name in customs(game).options
    ]
    heads = [line.split()[0] for line in out.splitlines() if not line.startswith("  ")]
    assert heads == [*dict.fromkeys(option.rule for option in customs(game).options.values())]
    assert all(len(row) > 2 for row in rows)


def test_output_survives_a_terminal_that_knows_little():
    command = [sys.executable, "-m", "melds.cli", "rules"]
    environment = {"PYTHONIOENCODING": "ascii", "PYTHONPATH": str(ENGINE)}
    ran = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"C4.5" in ran.stdout
