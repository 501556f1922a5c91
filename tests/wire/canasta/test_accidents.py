"""Club rules for accidents, as the page and the command line meet them."""

import json

import pytest

from wire.canasta.stacked import OUT, stacked

ON = "accidents=yes"
SHOWN = "KS KH KD"
SHORT = {"S": f"{SHOWN} QS QH QD 5C 7D 8C 9H TD", "N": "JS JH JD JC 4S 5S 6S 7S 8S 9S TS"}


@pytest.fixture
def short(page):
    """South, who has drawn, holds three kings and three queens, either of them twenty short of the opening."""
    page.opens(stacked(SHORT, stock="6C", options=ON))
    page.say("draw")
    return page


def preview(page, act):
    return page.gets("preview", "preview", seat="S", act=act)


def test_what_falls_short_is_asked_about_before(short):
    judged = preview(short, f"meld {SHOWN}")

    assert short.view["can"]["fallShort"]
    assert (judged["legal"], judged["refusals"]) == (True, [])
    assert judged["short"] == {"has": 30, "needs": 50, "then": 60}
    assert preview(short, f"meld {SHOWN} / QS QH QD")["short"] is None
    assert preview(short, "meld KS KH")["short"] is None


def test_it_is_told_with_the_new_minimum_and_cannot_be_taken_back(short):
    view, events = short.say(f"meld {SHOWN}")

    assert events == [{"kind": "fell-short", "seat": "S", "cards": SHOWN.split(), "has": 30, "needs": 60}]
    assert [(side["needs"], side["raised"]) for side in view["sides"]] == [(60, 10), (50, 0)]
    assert view["exposed"] == {"S": SHOWN.split()}
    assert len(view["hand"]) == 12
    assert (view["can"]["undo"], view["can"]["discard"], view["can"]["fallShort"]) == (False, True, False)
    assert short.cannot_read("undo")
    assert short.is_the_same_when_opened()


def test_afterwards_it_is_refused_and_an_exposed_card_is_discarded(short):
    short.say(f"meld {SHOWN}")

    assert preview(short, f"meld {SHOWN}")["legal"] is False
    assert short.refuses("act", seat="S", act=f"meld {SHOWN}", citing="C4.5")
    assert short.refuses("act", seat="S", act="discard 5C", citing="C8.2")
    assert short.gets("hint", "hint", seat="S")["act"].startswith(("discard K", "meld K"))
    view, _ = short.say("discard KD")
    assert view["exposed"] == {"S": ["KS", "KH"]}


def test_without_the_option_nothing_of_it_is_said(page):
    page.opens(stacked(SHORT, stock="6C"))
    page.say("draw")

    assert not page.view["can"]["fallShort"]
    assert preview(page, f"meld {SHOWN}")["legal"] is False
    assert page.refuses("act", seat="S", act=f"meld {SHOWN}", citing="C4.5")
    assert page.view["exposed"] == {}
    assert [side["raised"] for side in page.view["sides"]] == [0, 0]


def test_a_way_to_take_the_pile_that_falls_short_is_no_open_way(page):
    page.opens(stacked({"S": "KS KH 4S 5C 6C 7D 8C 9H TD JD QD"}, up="KD", options=ON))
    (pair,) = [way for way in page.gets("ways", "ways", seat="S")["ways"] if way["way"] == "pair"]

    assert (pair["legal"], pair["refusals"][0]["rule"]) == (False, "C4.5")
    assert preview(page, "take KS KH")["short"] == {"has": 30, "needs": 50, "then": 60}
    view, events = page.say("take KS KH")
    assert [event["kind"] for event in events] == ["fell-short"]
    assert (view["step"], view["pile"]["count"]) == ("draw", 1)


def test_a_question_in_vain_has_a_line_on_the_sheet(page):
    page.opens(stacked(OUT, stock="AC", options=ON, players=("person", "club", "person", "club")))
    page.say("draw")
    page.say("ask")
    view, _ = page.say("yes", seat="N")
    assert (view["mustGoOut"], view["inVain"], view["answerRule"]) == (False, 100, "C8.3")
    _, events = page.say("discard 4H")
    assert [event["kind"] for event in events] == ["discarded", "asked-in-vain", "turn"]
    assert events[1] == {"kind": "asked-in-vain", "seat": "S", "points": 100}
    assert page.is_the_same_when_opened()
    while not (view := page.view)["ended"]:
        seat = view["toAct"]
        if seat in {"W", "E"}:
            page.gets("view", "go")
            continue
        page.gets("view", "look", seat=seat)
        acts = page.gets("menu", "menu", seat=seat)["acts"]
        page.say(next((act for act in acts if act.startswith(("draw", "discard", "pass", "yes"))), acts[0]), seat=seat)
    page.gets("view", "look", seat="S")
    view = page.view
    lines = {line["id"]: line for line in view["ended"]["sheets"][0]["lines"]}
    assert lines["asked"] == {"id": "asked", "count": 1, "points": -100, "rule": "C8.3"}


def test_the_question_is_open_and_worth_an_offer_only_where_going_out_is_near(short):
    assert (short.view["can"]["ask"], short.view["worthAsking"]) == (True, False)
    _, events = short.say("ask")
    assert [event["kind"] for event in events] == ["asked"]


def test_the_rulebook_has_the_chapter_where_it_is_in_force(page):
    def read(**options):
        book = page.gets("rulebook", "rulebook", game="canasta", rules="classic", options=options, lang="en")
        return {chapter["id"]: chapter for chapter in book["chapters"]}

    assert "C8" not in read()
    chapter = read(accidents="yes", opening_raise=20)["C8"]
    assert chapter["title"] == "Club rules for accidents"
    assert "20 points more" in chapter["rules"][0]["text"]


# ---- the command line


def test_play_takes_the_option_and_replay_reads_it(melds, tmp_path):
    file = tmp_path / "deal.txt"
    options = ["--option", ON, "--players", "random,random,random,random", "--seed", "short"]
    status, played, _ = melds("play", *options, "--record", file)

    assert status == 0
    assert ON in file.read_text("utf-8").splitlines()[2]
    status, replayed, _ = melds("replay", file)
    assert status == 0
    assert played.splitlines()[-3] in replayed


def test_judge_says_what_comes_of_an_accident(melds, written):
    position = {"options": {"accidents": "yes"}, "hands": {"S": f"{SHOWN} 5C 7D"}, "step": "play"}
    lines = [{"id": number, "position": position, "act": act} for number, act in enumerate((f"meld {SHOWN}", "ask"))]
    _, out, _ = melds("judge", written("\n".join(map(json.dumps, lines))))
    accident, asked = map(json.loads, out.splitlines())

    assert (accident["legal"], accident["after"]["raised"]) == (True, [10, 0])
    assert accident["after"]["exposed"] == {"S": "KD KH KS"}
    assert asked["legal"]


def test_score_counts_questions_in_vain(melds, written):
    position = {"options": {"accidents": "yes"}, "hands": {"S": "4C"}, "in_vain": [2, 0]}
    _, out, _ = melds("score", written(json.dumps({"position": position, "out": None})))

    assert [sheet["lines"]["asked"] for sheet in json.loads(out)["sheets"]] == [-200, 0]
