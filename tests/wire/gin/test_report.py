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
        "1 knocks with 10; 2 has 5 after laying off 7C 9C 4S: an undercut.",
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
        "2 pays 1 630: the difference of 315, doubled because 2 won no deal.",
    ]


def test_three_games_are_paid_together(page):
    page.new(TWO, game="gin", rules="hollywood", options={"target": 20}, seed="three")
    while not (page.view["ended"] or {}).get("over"):
        assert " pays " not in sheet_report(state_of(page))
        view, _ = play_deal(page)
    settlement, report = view["ended"]["settlement"], sheet_report(state_of(page))
    for number, game in enumerate(settlement["games"], 1):
        assert f"Game {number}" in report
        assert f"pays {1 + game['payee']} {game['payment']:,}: the difference of {game['difference']:,}" in report
    payer, payee = 1 + settlement["payer"], 1 + settlement["payee"]
    assert report.endswith(f"{payer} pays {payee} {settlement['payment']:,} in all.")


def test_a_void_deal_says_why(page):
    page.opens(stacked(KNOCKER, DEFENDER, up="KS", rules="gin turn_cap=3"))
    for seat, act in (("1", "pass"), ("2", "pass"), ("1", "draw"), ("1", "discard TH")):
        page.say(act, seat=seat)
    assert sheet_report(state_of(page)).splitlines() == [
        "Nobody wins: the deal has taken 3 turns. 2 deals again.",
        "                                 1         2",
        "This deal",
        "Points                           0         0",
        "Deals won                        0         0",
    ]
    page.opens(stacked(KNOCKER, DEFENDER, up="KS", rules="gin stock_end=30"))
    for seat, act in (("1", "pass"), ("2", "pass"), ("1", "draw"), ("1", "discard TH")):
        page.say(act, seat=seat)
    assert sheet_report(state_of(page)).startswith("Nobody wins: the stock is down to 30 cards. 2 deals again.")


def test_a_position_is_told_as_it_lies(page):
    knocked(page)
    assert position_report(state_of(page)).splitlines() == [
        "Turn: 2, to layoff",
        "1 knocked: 9S 9H 9D / AS 2S 3S / 4C 5C 6C; TH (10)",
        "2: JS JD JC / KH KD KC; 4S 5D 7C 9C (25)",
        "Knock with at most 10.",
        "Stock: 30. Pile: KS QH",
    ]
