"""Score sheets, settlements and positions of Gin Rummy as text."""

from melds.reader import read_record
from melds.table import Table
from melds.wire.gin.report import position_report, sheet_report
from wire.gin.match import play_deal
from wire.gin.stacked import DEFENDER, KNOCKER, TWO, knocked, stacked

GIN_HAND, OTHER_HAND = "KS KH KD 4H 5H 6H 7S 8S TS QD", "QS QC TC JH 8D 7D 5C 4D 2C 9C"


def state_of(page):
    return Table.of(read_record(page.text.splitlines())).state


def test_an_undercut_is_told_and_added_up(page):
    knocked(page)
    for act in ("layoff 7C > 4C 5C 6C", "layoff 9C > 9S 9H 9D", "layoff 4S > AS 2S 3S", "done"):
        page.say(act, seat="2")
    assert sheet_report(state_of(page)).splitlines() == [
        "Player 1 knocks with 10; player 2 has 5 after laying off 7C 9C 4S: an undercut.",
        "                                 1         2",
        "Difference of the sums                     5",
        "Undercut                                  10",
        "This deal                                 15",
        "Points                           0        15",
        "Deals won                        0         1",
    ]


def test_a_settlement_is_spelled_out(page):
    page.opens(stacked(GIN_HAND, OTHER_HAND, up="9S", rules="gin target=50"))
    page.say("take", seat="1")
    page.say("knock QD", seat="1")
    assert sheet_report(state_of(page)).splitlines()[-8:] == [
        "",
        "The game                         1         2",
        "Points                          95         0",
        "Deals won                        1         0",
        "Boxes, 20 a deal                20         0",
        "Game bonus                     200         0",
        "Total                          315         0",
        "Player 2 pays player 1: 630 (twice the difference, for player 2 won no deal).",
    ]


def test_three_games_are_paid_together(page):
    page.new(TWO, game="gin", rules="hollywood", options={"target": 20}, seed="three")
    while not (page.view["ended"] or {}).get("over"):
        assert " pays " not in sheet_report(state_of(page))
        view, _ = play_deal(page)
    settlement, report = view["ended"]["settlement"], sheet_report(state_of(page))
    for number, game in enumerate(settlement["games"], 1):
        assert f"Game {number}" in report
        assert f"pays player {1 + game['payee']}: {game['payment']:,} (" in report
    payer, payee = 1 + settlement["payer"], 1 + settlement["payee"]
    assert report.endswith(f"Player {payer} pays player {payee}: {settlement['payment']:,} in all.")


def test_boxes_that_run_are_told_deal_by_deal(page):
    """A match can end on few points: fifty for the deal, and thirty for having won it."""
    rules = "gin box_timing=running box_bonus=30 target=120"
    page.opens(stacked(GIN_HAND, OTHER_HAND, up="9S", rules=rules))
    page.say("take", seat="1")
    view, _ = page.say("knock QD", seat="1")
    (game,) = view["games"]
    assert (game["points"], game["boxes"], game["reached"], game["over"]) == ([95, 0], [30, 0], [125, 0], True)
    assert sheet_report(state_of(page)).splitlines()[4:7] == [
        "This deal                       95",
        "Points                          95         0",
        "With boxes, of 120             125         0",
    ]


def test_a_difference_is_paid_once_where_both_have_won(page):
    page.opens(stacked(GIN_HAND, OTHER_HAND, up="9S", rules="gin target=50 shutout=bonus_only"))
    page.say("take", seat="1")
    page.say("knock QD", seat="1")
    assert sheet_report(state_of(page)).splitlines()[-1] == "Player 2 pays player 1: 315 (the difference)."


def test_a_void_deal_says_why(page):
    page.opens(stacked(KNOCKER, DEFENDER, up="KS", rules="gin turn_cap=3"))
    for seat, act in (("1", "pass"), ("2", "pass"), ("1", "draw"), ("1", "discard TH")):
        page.say(act, seat=seat)
    assert sheet_report(state_of(page)).splitlines() == [
        "Nobody wins: the deal has taken 3 turns. Player 2 deals again.",
        "                                 1         2",
        "This deal",
        "Points                           0         0",
        "Deals won                        0         0",
    ]
    page.opens(stacked(KNOCKER, DEFENDER, up="KS", rules="gin stock_end=30"))
    for seat, act in (("1", "pass"), ("2", "pass"), ("1", "draw"), ("1", "discard TH")):
        page.say(act, seat=seat)
    assert sheet_report(state_of(page)).startswith("Nobody wins: the stock is down to 30 cards. Player 2 deals again.")


def test_a_position_is_told_as_it_lies(page):
    knocked(page)
    assert position_report(state_of(page)).splitlines() == [
        "Turn: player 2, to lay off",
        "Player 1 knocked: 9S 9H 9D / AS 2S 3S / 4C 5C 6C; TH (10)",
        "Player 2: JS JD JC / KH KD KC; 4S 5D 7C 9C (25)",
        "Knock with at most 10.",
        "Stock: 30. Pile: KS QH",
    ]


def test_each_step_is_told_in_words(page):
    page.opens(stacked(KNOCKER, DEFENDER, up="KS", stock="QH"))
    acts = (("1", "pass"), ("2", "pass"), ("1", "draw"), ("1", "discard QH"))
    told = []
    for seat, act in acts:
        told.append(position_report(state_of(page)).splitlines()[0])
        page.say(act, seat=seat)
    told.append(position_report(state_of(page)).splitlines()[0])
    assert told == [
        "Turn: player 1, to take the upcard or pass",
        "Turn: player 2, to take the upcard or pass",
        "Turn: player 1, to draw",
        "Turn: player 1, to discard or knock",
        "Turn: player 2, to draw or take",
    ]
