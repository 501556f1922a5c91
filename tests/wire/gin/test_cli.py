"""The command line for Gin Rummy: matches and their settlement, verdicts, scores, records, the rules."""

import json

import pytest

from melds.gin.rules import Ace
from melds.gin.variants import GIN, RULE_SETS
from wire.gin.stacked import DEFENDER, KNOCKER, stacked


@pytest.fixture
def asked(melds, written):
    """Ask `melds judge` or `melds score` one line; return the status and the answer."""

    def ask(command, line):
        status, out, _ = melds(command, written(json.dumps(line)))
        return status, json.loads(out)

    return ask


# ---- play


def test_a_match_is_played_and_its_settlement_printed(melds, tmp_path):
    file = tmp_path / "match.txt"
    status, out, err = melds("play", "--game", "gin", "--match", "--seed", "cli", "--record", file)
    assert (status, err) == (0, "")
    assert out.startswith("Deal 1\n")
    for row in ("Points", "Boxes, 20 a deal", "Game bonus", "Total", " pays "):
        assert row in out
    assert file.read_text("utf-8").startswith("[melds 1]\n[game gin]\n[rules gin ")
    assert melds("play", "--game", "gin", "--match", "--seed", "cli") == (0, out, "")


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_rule_set_is_played(melds, rules):
    status, out, _ = melds("play", "--game", "gin", "--rules", rules, "--match", "--option", "target=30", "--seed", "x")
    assert status == 0
    assert (" in all." in out) == (rules == "hollywood")


def test_a_rule_set_tells_the_game(melds):
    told = melds("play", "--rules", "oklahoma", "--seed", "x")
    assert told == melds("play", "--game", "gin", "--rules", "oklahoma", "--seed", "x")
    assert told[0] == 0
    status, _, err = melds("play", "--rules", "bolivia")
    assert status == 2
    assert "argument --rules: invalid choice: 'bolivia' (choose from canasta: classic, gamerules, " in err
    assert "; gin: gin, oklahoma, " in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--rules", "classic"],
        ["--players", "club"],
        ["--players", "club,club,club,club"],
        ["--players", "club,wizard"],
        ["--option", "black3=stop"],
        ["--option", "ace=middle"],
    ],
    ids=" ".join,
)
def test_a_wrong_command_ends_with_2_and_says_what_is_wrong(melds, arguments):
    status, out, err = melds("play", "--game", "gin", *arguments)
    assert (status, out) == (2, "")
    assert f"error: argument {arguments[0]}: " in err


# ---- judge and score


def test_judge_chains_from_a_knock_to_the_score(asked):
    position = {
        "game": "gin", "turn": "1", "step": "play", "pile": "KS",
        "hands": {"1": f"{KNOCKER} QH", "2": DEFENDER},
    }  # fmt: skip
    status, answer = asked("judge", {"id": 1, "position": position, "act": "knock QH"})
    assert (status, answer["legal"], answer["after"]["step"]) == (0, True, "layoff")
    _, answer = asked("judge", {"id": 2, "position": answer["after"], "act": "layoff 9C > 9S 9H 9D"})
    _, answer = asked("judge", {"id": 3, "position": answer["after"], "act": "done"})
    ended = answer["after"]["ended"]
    assert (answer["id"], ended["kind"], ended["winner"], ended["points"]) == (3, "knock", "1", 6)
    assert (ended["lines"], ended["scores"], ended["settlement"]) == ({"difference": 6}, [6, 0], None)


def test_judge_cites_the_rule_and_the_figures(asked):
    position = {"game": "gin", "step": "play", "hands": {"1": f"{KNOCKER} QH"}, "pile": "KS"}
    _, answer = asked("judge", {"position": position, "act": "knock TH : 9S 9H 9D / AS 2S 3S"})
    assert (answer["legal"], answer["rule"], answer["facts"]["limit"]) == (False, "G4.2", 10)


def test_score_of_a_knock_and_of_a_match(asked):
    status, answer = asked("score", {"id": "k", "game": "gin", "knocker": KNOCKER, "defender": DEFENDER})
    assert (status, answer["id"], answer["points"], answer["kind"]) == (0, "k", [0, 15], "undercut")
    deals = [{"winner": "1", "points": 40, "kind": "knock"}, {"winner": "1", "points": 70, "kind": "gin"}]
    status, answer = asked("score", {"id": "m", "game": "gin", "deals": deals})
    assert (status, answer["payment"], answer["payer"]) == (0, 2 * (110 + 40 + 200), "2")


@pytest.mark.parametrize("line", [{"game": "gin"}, {"game": "gin", "deals": 7}, {"game": "whist"}])
def test_an_unreadable_score_answers_with_its_error(asked, line):
    status, answer = asked("score", {"id": 1, **line})
    assert status == 1
    assert answer["error"].startswith("field ")


# ---- replay


def test_replay_names_the_rule_of_an_illegal_act(melds, written):
    status, out, err = melds("replay", written(stacked(KNOCKER, DEFENDER), "1 take", "1 discard 2H"))
    assert status == 1
    assert "1 take" in out
    assert "G2.7" in err


# ---- rules


def test_a_rule_set_tells_whose_rules_are_meant(melds):
    status, out, _ = melds("rules", "gin")
    assert status == 0
    assert out.startswith("gin ace=low just_taken=any ")
    assert melds("rules", "--game", "gin") == (0, out, "")


def test_rules_tells_what_differs(melds):
    assert melds("rules", "gin", "--differs", "oklahoma") == (0, """\
                         gin  oklahoma
G4.5 Oklahoma
  knock_limit_by_upcard  no   yes
G7.7 Spades double
  spades_double          no   yes
""", "")  # fmt: skip
def test_a_difference_is_told_in_the_words_in_which_it_is_chosen(melds, monkeypatch):
    monkeypatch.setitem(RULE_SETS, "odd", GIN.but(name="odd", ace=Ace.HIGH_TOO))
    assert melds("rules", "odd", "--differs", "gin")[1].splitlines() == [
        "       odd       gin", "G3.4 The ace is low", "  ace  high_too  low",
    ]  # fmt: skip


def test_rule_sets_of_two_games_are_not_compared(melds):
    for arguments in (["gin", "--differs", "classic"], ["--game", "canasta", "gin"], ["bridge"]):
        assert melds("rules", *arguments)[0] == 2
