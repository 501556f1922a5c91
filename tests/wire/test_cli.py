"""The command line: every command, what it prints, and with which status it ends."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from melds import __version__, cli
from melds.players.canasta import PLAYERS
from melds.rulebook import chapters
from wire.stacked import spread, stacked

ENGINE = Path(__file__).parents[2] / "py_engine"
OUT = {"hands": {"S": ""}, "melds": [["KS KH KD KC KS KH KD"], []], "pile": "4C"}


@pytest.fixture
def melds(capsys):
    """Run `melds` with these arguments; return its exit status and what it printed."""

    def run(*arguments):
        try:
            status = cli.main([str(argument) for argument in arguments])
        except SystemExit as end:
            status = end.code
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run


@pytest.fixture
def written(tmp_path):
    """Write lines into a file; return its path."""

    def write(*lines):
        file = tmp_path / "file.txt"
        file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        return file

    return write


@pytest.fixture
def record(melds, tmp_path):
    """Return the file of a record of two deals."""
    file = tmp_path / "record.txt"
    status, _, _ = melds("play", "--deals", 2, "--seed", "cli", "--record", file)
    assert status == 0
    return file


# ---- play


def test_play_prints_the_sheet_of_a_deal(melds):
    status, out, err = melds("play", "--seed", "cli")
    assert (status, err) == (0, "")
    assert out.startswith("Deal 1\n")
    for row in ("S+N", "W+E", "Cards melded", "Left in hand", "This deal", "Total"):
        assert row in out


def test_a_seed_plays_the_same_again(melds):
    assert melds("play", "--seed", "cli") == melds("play", "--seed", "cli")
    assert melds("play", "--seed", "cli") != melds("play", "--seed", "other")


@pytest.mark.parametrize("player", PLAYERS)
def test_every_player_plays(melds, player):
    assert melds("play", "--players", ",".join([player] * 4), "--seed", "x")[0] == 0


def test_play_takes_all_that_the_notation_says(melds, tmp_path):
    file = tmp_path / "match.txt"
    arguments = ["--game", "canasta", "--rules", "classic", "--players", "club,simple,club,simple"]
    status, out, _ = melds("play", *arguments, "--seed", 7, "--match", "--option", "target=1000", "--record", file)
    assert status == 0
    assert " wins by " in out
    assert file.read_text("utf-8").startswith("[melds 1]\n[game canasta]\n[rules classic ")


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


# ---- judge


def answers(out):
    return [json.loads(line) for line in out.splitlines()]


def test_judge_says_what_comes_after_a_legal_act(melds, written):
    line = {"id": "a", "position": {"hands": {"S": "KS KH KD 9S"}, "step": "play", "stock": 71}, "act": "discard 9S"}
    status, out, _ = melds("judge", written(json.dumps(line)))
    (answer,) = answers(out)
    assert status == 0
    assert (answer["id"], answer["legal"]) == ("a", True)
    assert answer["after"]["turn"] == "W"
    assert answer["after"]["pile"] == "9S"


def test_judge_cites_the_rule_and_the_figures(melds, written):
    position = {"scores": [1495, 0], "hands": {"S": "KS KH KD 9S"}, "step": "play", "stock": 71}
    _, out, _ = melds("judge", written(json.dumps({"id": 7, "position": position, "act": "meld KS KH KD"})))
    (answer,) = answers(out)
    assert (answer["id"], answer["legal"], answer["rule"]) == (7, False, "C4.5")
    assert answer["facts"] == {"needs": 50, "has": 30, "score": 1495}
    assert answer["why"] == answer["all"][0]["text"]


def test_judge_lists_a_menu(melds, written):
    line = json.dumps({"id": 1, "position": {}, "question": "menu"})
    assert answers(melds("judge", written(line))[1]) == [{"id": 1, "menu": ["draw"]}]


@pytest.mark.parametrize("command", ["judge", "score"])
def test_an_unreadable_line_answers_with_its_error_and_the_rest_goes_on(melds, written, command):
    sound = {"position": OUT, "out": "S"} if command == "score" else {"position": {}, "act": "draw"}
    bad = ["nonsense", "[]", '{"id": "b"}', '{"id": "c", "position": {"pile": "7S 7S 7S"}, "act": "draw"}']
    status, out, err = melds(command, written(*bad, "", json.dumps({"id": "d", **sound})))
    found = answers(out)
    assert (status, err) == (1, "")
    assert [answer["id"] for answer in found] == [None, None, "b", "c", "d"]
    assert all(answer["error"] for answer in found[:4])
    assert "field cards" in found[3]["error"]
    assert "error" not in found[4]


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


# ---- score


def test_score_gives_named_lines_and_a_total_for_each_side(melds, written):
    line = json.dumps({"id": 1, "position": OUT, "out": "S", "concealed": False})
    status, out, _ = melds("score", written(line))
    (answer,) = answers(out)
    assert status == 0
    ours, theirs = answer["sheets"]
    assert ours["lines"] == {
        "natural": 500, "mixed": 0, "red3": 0, "out": 100, "concealed": 0, "melded": 70, "hand": 0, "forgotten": 0,
    }  # fmt: skip
    assert ours["total"] == 670
    assert sum(theirs["lines"].values()) == theirs["total"]


@pytest.mark.parametrize(("out", "bonus"), [("S", 200), (None, 0)])
def test_score_knows_who_went_out_and_how(melds, written, out, bonus):
    line = json.dumps({"position": OUT, "out": out, "concealed": True})
    lines = answers(melds("score", written(line))[1])[0]["sheets"][0]["lines"]
    assert lines["out"] + lines["concealed"] == bonus


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


def test_replay_tells_what_came_before_a_bad_line(melds, written):
    lines = [*stacked({}).splitlines(), "S draw", "S discard JK JK"]
    status, out, err = melds("replay", written(*lines))
    assert status == 1
    assert "S draw" in out
    assert "Turn: S" in out
    assert err == f"melds: line {len(lines)}, column 11: 'discard' with 2 cards; expected one card\n"
    assert melds("replay", written(*lines), "--to", 1)[0] == 0


def test_replay_names_the_rule_of_an_illegal_act(melds, written):
    lines = [*stacked({}).splitlines(), "S draw", "S draw", "S pass"]
    status, out, err = melds("replay", written(*lines))
    assert status == 1
    assert out.count("S draw") == 1
    assert err.startswith(f"melds: line {len(lines) - 1}: ")
    assert "C3.2" in err


def test_replay_shows_what_one_seat_saw(melds, record):
    status, out, _ = melds("replay", record, "--seat", "W")
    assert status == 0
    assert "?? ??" in out
    assert len(out.splitlines()) == len(record.read_text("utf-8").splitlines()) - 1  # the seed
    assert melds("replay", record, "--seat", "X")[0] == 2


def test_a_draw_alone_is_not_replayed(melds, written):
    status, _, err = melds("replay", written(spread({})))
    assert status == 1
    assert "players at the table" in err


# ---- rules


def test_rules_prints_the_options_and_the_rulebook(melds):
    status, out, _ = melds("rules")
    assert status == 0
    assert out.splitlines()[0] == "classic black3=stop_but_go_out red3_forgettable=no"
    assert all(f"\n{rule.id} " in out for chapter in chapters("canasta") for rule in chapter.rules)


def test_rules_in_a_language_and_against_another_set(melds):
    assert melds("rules", "classic", "--lang", "en") == melds("rules")
    assert melds("rules", "classic", "--differs", "classic") == (0, "", "")


def test_output_survives_a_terminal_that_knows_little():
    command = [sys.executable, "-m", "melds.cli", "rules"]
    environment = {"PYTHONIOENCODING": "ascii", "PYTHONPATH": str(ENGINE)}
    ran = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"C4.5" in ran.stdout
