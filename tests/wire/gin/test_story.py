"""What happened at a table of Gin Rummy, told to the page, to the one who looks on."""

import pytest

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
    assert ended == {"kind": "ended", "reason": "knock", "winner": "1", "points": 8, "totals": [8, 0]}


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
    assert events[0]["how"] == events[1]["reason"] == how
