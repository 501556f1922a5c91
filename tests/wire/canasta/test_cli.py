"""The command line for Canasta: score sheets, verdicts, scores, records, the rules."""

import json

import pytest

from wire.canasta.stacked import spread, stacked

OUT = {"hands": {"S": ""}, "melds": [["KS KH KD KC KS KH KD"], []], "pile": "4C"}


# ---- play


def test_play_prints_the_sheet_of_a_deal(melds):
    status, out, err = melds("play", "--seed", "cli")
    assert (status, err) == (0, "")
    assert out.startswith("Deal 1\n")
    for row in ("S+N", "W+E", "Cards melded", "Left in hand", "This deal", "Total"):
        assert row in out


def test_play_takes_all_that_the_notation_says(melds, tmp_path):
    file = tmp_path / "match.txt"
    arguments = ["--game", "canasta", "--rules", "classic", "--players", "club,simple,club,simple"]
    status, out, _ = melds("play", *arguments, "--seed", 7, "--match", "--option", "target=1000", "--record", file)
    assert status == 0
    assert " wins by " in out
    assert file.read_text("utf-8").startswith("[melds 1]\n[game canasta]\n[rules classic ")


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


def test_a_draw_alone_is_not_replayed(melds, written):
    status, _, err = melds("replay", written(spread({})))
    assert status == 1
    assert "players at the table" in err


# ---- rules


def test_rules_are_those_of_canasta_where_no_game_is_named(melds):
    status, out, _ = melds("rules")
    assert (status, out.splitlines()[0]) == (0, "classic black3=stop_but_go_out red3_forgettable=no")
    assert melds("rules", "classic") == melds("rules")


def test_a_rule_is_printed_with_the_clauses_of_every_document(melds):
    heading = next(line for line in melds("rules")[1].splitlines() if line.startswith("C1.3 "))
    assert heading.endswith(" [C000-06\N{EN DASH}09, C002-13\N{EN DASH}15]")


def test_nothing_differs_from_itself(melds):
    assert melds("rules", "classic", "--differs", "classic") == (0, "classic and classic do not differ.\n", "")
