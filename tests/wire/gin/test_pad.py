"""The score on the wire: every line, end and payment with its rule, and the games that each deal counts in."""

import pytest

from gin.given import dealt, given, knocked
from gin.test_settlement import deals
from melds.gin import GIN_RUMMY
from melds.gin.rules import OpponentSum, Shutout
from melds.gin.variants import BIG_GIN, GIN, HOLLYWOOD, OKLAHOMA
from melds.wire.face import Company
from melds.wire.gin.screen import show

LOOSE = "KS KH KD 7C 8C 9C AS 2H 2D 3C"
WORSE = "JS JH JD 4S 5S 6S TD 8H 4H 3D"
BETTER = "JS JH JD 4S 5S 6S TS TH TD 3D"
GOING = "KS KH KD 7C 8C 9C AS AH AD AC"
COMPANY = Company(("You", "Ines"), ("person", "person"), None, (), undo=False)


def shown(table, seat=0):
    return show(GIN_RUMMY.view(table.state, seat), COMPANY)


# ---- rules


def test_a_deal_says_by_which_rule_it_was_won():
    knock = shown(knocked(hand=LOOSE, other=WORSE).after("done"))["ended"]
    gin = shown(knocked(hand=GOING, other=WORSE))["ended"]
    undercut = shown(knocked(hand=LOOSE, other=BETTER).after("done"))["ended"]
    big = shown(given(BIG_GIN, hand=f"{GOING} 6C", other=WORSE).after("knock"))["ended"]
    ends = (knock, gin, undercut, big)
    assert [(ended["kind"], ended["rule"], ended["void"], ended["againRule"]) for ended in ends] == [
        ("knock", "G7.2", None, None),
        ("gin", "G7.3", None, None),
        ("undercut", "G7.4", None, None),
        ("biggin", "G7.8", None, None),
    ]


@pytest.mark.parametrize(
    ("rules", "more", "void", "rule"),
    [
        pytest.param(GIN, {"stock": 2}, "stock", "G6.1", id="two cards are left"),
        pytest.param(GIN.but(stock_end=4), {"stock": 4}, "stock", "G6.1", id="four, where that is the end"),
        pytest.param(GIN.but(turn_cap=5), {"turns": (2, 3)}, "turns", "G6.3", id="as many turns as there may be"),
    ],
)
def test_a_void_deal_says_by_which_rule_it_is_one(rules, more, void, rule):
    hand = "KS QH JD 9C 8S 7H 5D 4C 3S 2H AD"
    ended = shown(given(rules, hand=hand, turn="2", dealer="1", **more).after("discard KS"), 1)["ended"]
    assert (ended["kind"], ended["void"], ended["rule"], ended["games"]) == ("void", void, rule, [])
    assert ended["againRule"] == "G6.2"


def test_each_line_of_a_score_has_its_rule():
    rules = OKLAHOMA.but(opponent_sum_added=OpponentSum.ALWAYS)
    lines = shown(knocked(rules, hand=GOING, other=WORSE, upcard="9S"))["ended"]["lines"]
    assert [(line["id"], line["rule"]) for line in lines] == [
        ("difference", "G7.2"),
        ("gin", "G7.3"),
        ("opponent", "G7.6"),
        ("spades", "G7.7"),
    ]


@pytest.mark.parametrize(
    ("shutout", "theirs", "rules"),
    [
        pytest.param(Shutout.BOTH, (40, 1), "G8.3 G8.2 G8.5 G8.5", id="no shut-out"),
        pytest.param(Shutout.BOTH, (0, 0), "G8.4 G8.2 G8.5 G8.6 G8.5", id="a shut-out"),
        pytest.param(Shutout.BONUS_ONLY, (0, 0), "G8.4 G8.2 G8.5 G8.5", id="the bonus only"),
        pytest.param(Shutout.PAYMENT_ONLY, (0, 0), "G8.3 G8.2 G8.5 G8.6 G8.5", id="the payment only"),
    ],
)
def test_each_stage_of_a_settlement_has_its_rule(shutout, theirs, rules):
    points, won = theirs
    table = knocked(GIN.but(shutout=shutout), hand=GOING, other=WORSE, scores=(83, points), won=(3, won))
    settlement = shown(table)["ended"]["settlement"]
    stages = settlement["games"][0]["stages"]
    assert [stage["rule"] for stage in stages] == rules.split()
    assert [stage["id"] for stage in stages if stage["id"] != "doubled"] == ["bonus", "totals", "difference", "payment"]
    assert settlement["rule"] == "G8.5"


# ---- games at once


def hollywood(results, scores, won):
    """Return a table of three games after these deals and one more that the first seat has won, for 17."""
    table = knocked(HOLLYWOOD, hand=LOOSE, other=WORSE, scores=scores, won=won, past=deals(results))
    return table.after("done")


def test_a_deal_says_which_games_it_counts_in():
    view = shown(hollywood("1:60 - 2:10 1:50", (110, 10), (2, 1)))
    assert [deal["games"] for deal in view["past"]] == [[1], [], [1], [1, 2], [2, 3]]
    assert view["ended"]["games"] == [2, 3], "the first game is over"
    assert [game["points"] for game in view["games"]] == [[110, 10], [67, 0], [17, 0]]


def test_in_one_game_every_deal_won_counts_there():
    assert shown(knocked(hand=LOOSE, other=WORSE).after("done"))["past"][-1]["games"] == [1]


def test_three_games_are_settled_by_a_rule_of_their_own():
    settlement = shown(hollywood("1:60 1:50 1:85", (195, 0), (3, 0)))["ended"]["settlement"]
    assert (settlement["rule"], len(settlement["games"])) == ("G8.7", 3)


# ---- spades


@pytest.mark.parametrize(
    ("rules", "turned", "doubles"),
    [
        (OKLAHOMA, "9S", True),
        (OKLAHOMA, "9H", False),
        (OKLAHOMA.but(spades_double=False), "9S", False),
        (GIN, "9S", False),
    ],
)
def test_an_upcard_that_doubles_says_so_while_the_deal_is_played(rules, turned, doubles):
    table = dealt(rules, turned=turned)
    assert shown(table)["doubles"] is doubles
    assert shown(table.after("take"))["doubles"] is doubles


def test_before_the_deal_nothing_doubles():
    assert not show(GIN_RUMMY.view(GIN_RUMMY.start(OKLAHOMA), 0), COMPANY)["doubles"]
