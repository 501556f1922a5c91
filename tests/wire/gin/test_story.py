"""What happened at a table of Gin Rummy, told to the page, to the one who looks on."""

import pytest

from melds.gin import GIN_RUMMY
from melds.gin.acts import parse
from melds.gin.position import read_position
from melds.wire.gin.story import tell
from wire.gin.stacked import DEFENDER, KNOCKER, knocked, stacked


def test_a_deal_is_told_from_the_cards_to_the_score(page):
    _, events = knocked(page)
    assert [event["kind"] for event in events] == ["knocked"]
    (knock,) = events
    assert (knock["seat"], knock["card"], knock["how"], knock["points"]) == ("1", "QH", "knock", 10)
    assert knock["melds"] == [["9S", "9H", "9D"], ["AS", "2S", "3S"], ["4C", "5C", "6C"]]
    assert knock["deadwood"] == ["TH"]
    _, (laid,) = page.say("layoff 7C > 4C 5C 6C", seat="2")
    assert laid == {"kind": "laid", "seat": "2", "card": "7C", "onto": ["4C", "5C", "6C"]}
    _, (done, ended) = page.say("done", seat="2")
    assert done == {"kind": "done", "seat": "2", "points": 18}
    ending = {"how": "knock", "reason": "knock", "winner": "1", "points": 8, "totals": [8, 0]}
    assert ended == {"kind": "ended", **ending}


def test_the_upcard_is_told_when_it_is_dealt_passed_and_taken(page):
    page.new([{"name": "A", "player": "person"}, {"name": "B", "player": "person"}], game="gin", seed="told")
    reply = page.gets("view", "deal")
    dealt, turn = reply["events"]
    up = reply["view"]["upcard"]
    dealer = next(seat["id"] for seat in reply["view"]["seats"] if seat["dealer"])
    first = reply["view"]["toAct"]
    assert dealt == {"kind": "dealt", "dealer": dealer, "turned": up}
    assert turn == {"kind": "turn", "seat": first}
    assert first != dealer
    _, events = page.say("pass", seat=first)
    assert events == [{"kind": "passed", "seat": first, "card": up}, {"kind": "turn", "seat": dealer}]
    _, events = page.say("take", seat=dealer)
    assert events == [{"kind": "took", "seat": dealer, "card": up}]


def test_what_the_other_draws_and_lays_face_down_is_not_told(page):
    page.opens(stacked(DEFENDER, KNOCKER, up="KS", stock="QH 8H", dealer="1"))
    for seat, act in (("2", "pass"), ("1", "pass")):
        page.say(act, seat=seat)
    _, events = page.say("draw", seat="2")
    assert events == [{"kind": "drew", "seat": "2", "card": "??"}]
    _, (knock,) = page.say("knock QH", seat="2")
    assert knock["card"] == "??"


@pytest.mark.parametrize(("hand", "act", "how"), [("QD", "knock QD", "gin"), ("JS", "knock", "biggin")])
def test_gin_ends_the_deal_at_once(page, hand, act, how):
    page.opens(stacked(f"KS KH KD 4H 5H 6H 7S 8S TS {hand}", "QS", up="9S", rules="biggin"))
    page.say("take", seat="1")
    _, events = page.say(act, seat="1")
    assert [event["kind"] for event in events][:2] == ["knocked", "ended"]
    assert events[0]["how"] == events[1]["how"] == events[1]["reason"] == how


def test_who_is_paid_need_not_have_won_the_game():
    """B-03: the totals are settled, with boxes of 200 for one deal won against four."""
    position = read_position({
        "game": "gin", "options": {"box_bonus": 200}, "step": "play", "deal": 6, "scores": [80, 60], "won": [1, 4],
        "hands": {"1": "KS KH KD 4H 5H 6H 7S 8S 9S TS QD", "2": "QS QC TC JH 8D 7D 5C 4D 2C 9C"}, "pile": "3C",
    })  # fmt: skip
    _, events = GIN_RUMMY.play(position, parse("knock QD"))
    *_, won = tell(GIN_RUMMY.view(position, 0), events)
    paid = 60 + 4 * 200 - (80 + 95 + 2 * 200 + 100)
    assert won == {"kind": "won", "winners": ["1"], "payee": "2", "side": 1, "margin": paid}
