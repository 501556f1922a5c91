"""Getting a match of Canasta on: acts of persons and computers, revisions, and what may be taken back."""

import pytest

from wire.canasta.stacked import stacked
from wire.page import FOUR

# ---- revisions


def test_a_request_that_speaks_of_the_present_is_answered(table):
    assert table.gets("view", "act", rev=table.rev, seat="S", act="draw")


def test_a_request_that_speaks_of_another_time_is_stale(table):
    before = table.rev
    table.say("draw")
    now = table.everything()
    assert table.gets("stale", "act", rev=before, seat="S", act="discard 7D")
    assert table.gets("stale", "act", rev=table.rev + 1, seat="S", act="discard 7D")
    assert table.everything() == now


def test_only_changes_count_as_revisions(page):
    page.new(draw=True)
    rev = page.rev
    for op in ("look", "record", "hello", "rulebook"):
        page.ask(op)
    assert page.rev == rev
    page.gets("seating", "lift", places=[50])
    assert page.rev == rev + 1


def test_asking_changes_nothing(table):
    table.say("draw")
    before = table.everything()
    for op in ("preview", "why"):
        for act in ("meld KS KH KD", "meld KS 9S", "discard 7D", "take KS KH", "ask"):
            table.gets(op, op, seat="S", act=act)
    for op in ("ways", "hint", "menu", "record"):
        table.gets(op, op, seat="S")
    assert table.everything() == before


# ---- a match


@pytest.mark.parametrize("options", [{}, {"black3": "stop", "red3_forgettable": "yes"}])
def test_a_match_is_played_to_its_end(page, options):
    page.new(options={**options, "target": 2000})
    acts, kinds = 0, set()
    while not (page.view["ended"] or {}).get("over"):
        view = page.gets("view", "deal")["view"]
        while view["ended"] is None:
            reply = one_act(page, view, curious=acts % 7 == 0)
            kinds |= {event["kind"] for event in reply["events"]}
            view, acts = reply["view"], acts + 1
    assert page.refuses("deal", citing="C7.12")
    assert page.refuses("go", citing="C7.12")
    assert page.refuses("act", seat="S", act="draw", citing="C7.12")
    assert page.is_the_same_when_opened()
    assert kinds >= {"turn", "drew", "took", "melded", "discarded", "ended", "won"}
    assert len(view["past"]) == view["deal"]
    totals = [sheet["now"] for sheet in view["ended"]["sheets"]]
    assert max(totals) >= 2000
    assert view["ended"]["margin"] == max(totals) - min(totals)


def one_act(page, view, *, curious):
    """Let whoever is to act act, the person as the hint says; look around if `curious`."""
    if curious:
        assert page.is_the_same_when_opened()
        for op in ("ways", "menu"):
            page.gets(op, op, seat="S")
    if view["toAct"] != "S":
        return page.gets("view", "go")
    hint = page.gets("hint", "hint", seat="S")
    if curious:
        assert page.gets("preview", "preview", seat="S", act=hint["act"])["legal"]
        assert page.gets("why", "why", seat="S", act="discard JK")
        assert page.gets("why", "why", seat="S", act="meld KS KH / JK JK JK")
    return page.gets("view", "act", seat="S", act=hint["act"])


def test_computers_do_not_move_for_the_person(table):
    assert table.refuses("go", citing="C3.1")


def test_each_waits_for_the_turn(page):
    page.opens(stacked({"S": "KS KH"}, stock="8S", players=("person", "person", "club", "club")))
    page.gets("view", "look", seat="W")
    assert page.refuses("act", seat="W", act="draw", citing="C3.1")
    assert page.refuses("hint", seat="W", citing="C3.1")


def test_nobody_plays_for_a_computer_player(table):
    assert table.cannot_read("act", at="seat", seat="W", act="draw")
    assert table.cannot_read("act", at="seat", seat="X", act="draw")


def test_what_others_take_is_not_shown_to_the_person(page):
    """C3.10: the pile lies squared; somebody who takes it is not seen to count it."""
    took = []
    for seed in range(6):
        page.gets("view", "new", players=FOUR, seed=f"took {seed}")
        view = page.gets("view", "deal")["view"]
        while view["toAct"]:
            hint = page.gets("hint", "hint")["act"] if view["toAct"] == "S" else None
            reply = page.gets("view", "act", seat="S", act=hint) if hint else page.gets("view", "go")
            took += [event for event in reply["events"] if event["kind"] == "took"]
            view = reply["view"]

    assert all(event["seat"] == "S" or not event["cards"] for event in took)
    assert any(event["seat"] != "S" and event["count"] > 1 for event in took)


def test_no_seat_says_how_the_cards_lie(table):
    deal = table.save[-1][1:-1]
    for op in ("act", "preview", "why"):
        assert table.cannot_read(op, at="act", seat="S", act=deal)


@pytest.mark.parametrize("act", ["", "fold", "meld", "meld KX", "discard", "discard KS KS", "discard ??", "meld ?? KS"])
def test_what_is_no_act_cannot_be_read(table, act):
    reply = table.gets("unreadable", "act", seat="S", act=act)
    assert reply["where"]["field"] == "act"
    assert reply["where"]["column"] >= 1


def test_refusals_have_all_that_a_panel_shows(table):
    table.say("draw")
    (refusal,) = table.gets("refused", "act", seat="S", act="meld 9S 9D 9C")["refusals"]
    assert refusal["rule"] == "C4.5"
    assert refusal["facts"] == {"needs": 50, "has": 30, "score": 0}
    assert refusal["clauses"]
    assert "50" in refusal["text"]


def test_only_what_came_with_the_pile_is_marked_after_taking_it(page):
    """A red three that was replaced at the start of the turn brought a card too; the pile did not bring it."""
    page.opens(stacked({"S": "3H KS KH KD AS AH AD 5H 6S 7D 8C"}, up="2C KC", stock="TC"))
    view = page.say("take KS KH KD / AS AH AD")[0]

    assert (view["took"], view["drew"]) == (True, None)
    assert view["taken"] == ["2C"]
    assert "TC" in view["hand"]


# ---- taking back


def test_a_meld_is_taken_back(table):
    table.say("draw")
    before = table.view
    view, _ = table.say("meld KS KH KD KC / 9S 9D 9C")
    assert view["can"]["undo"]
    lines = len(table.save)
    assert table.gets("view", "undo")["view"] == before
    assert len(table.save) == lines - 1
    assert table.is_the_same_when_opened()


def test_a_card_that_was_drawn_is_not_given_back(table):
    view, _ = table.say("draw")
    assert not view["can"]["undo"]
    assert table.cannot_read("undo")


def test_a_pile_that_shows_nothing_new_is_given_back(table):
    before = table.view
    assert table.say("take KS KH / 9S 9D 9C")[0]["can"]["undo"]
    assert table.gets("view", "undo")["view"] == before


def test_a_turn_that_is_over_is_not_taken_back(table):
    table.say("draw")
    assert not table.say("discard 7D")[0]["can"]["undo"]
    assert table.cannot_read("undo")


def test_what_can_be_taken_back_outlives_a_reload(table):
    table.say("draw")
    table.say("meld KS KH KD KC / 9S 9D 9C")
    with table.elsewhere() as other:
        assert other.view["can"]["undo"]
        assert other.gets("view", "undo")


def test_nothing_is_taken_back_before_anything_was_done(page):
    page.new()
    assert page.cannot_read("undo")
