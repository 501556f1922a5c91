"""The bridge itself: the operations that there are, and bugs, which are reported and change nothing."""

import json
from typing import get_args, get_type_hints

import pytest

from melds.session import OPERATIONS
from melds.wire.messages import Request
from wire.canasta.stacked import OUT, stacked
from wire.page import FOUR

DRAW = "melds.wire.canasta.draw"


def test_every_operation_is_declared():
    assert set(get_args(get_type_hints(Request)["op"])) == set(OPERATIONS)


WITHOUT_A_TABLE = {"hello", "new", "open", "leave", "rulebook", "judge", "digest", "house", "think", "stop"}


@pytest.mark.parametrize("op", sorted(set(OPERATIONS) - WITHOUT_A_TABLE))
def test_there_is_nothing_to_ask_before_there_is_a_table(page, op):
    reply = page.gets("unreadable", op, seat="S", act="draw", places=[50])
    assert "first" in reply["expected"]
    assert reply["rev"] == 0


@pytest.mark.parametrize("op", ["", "no such", "__init__", "operation", "seat ", "Look", "ask", "x" * 20])
def test_there_is_no_other_operation(page, op):
    page.new()
    assert page.cannot_read(op, at="op")


# ---- bugs


def broken(*_args, **_named):
    raise ZeroDivisionError("a bug")


@pytest.mark.parametrize(
    ("place", "request_"),
    [
        ("melds.wire.canasta.screen.show", {"op": "act", "seat": "S", "act": "draw"}),
        ("melds.wire.canasta.story.tell", {"op": "act", "seat": "S", "act": "draw"}),
        ("melds.table.write_move", {"op": "act", "seat": "S", "act": "draw"}),
        ("melds.wire.canasta.screen.show", {"op": "new", "players": FOUR}),
        ("melds.wire.canasta.screen.show", {"op": "open", "record": stacked(OUT)}),
        ("melds.wire.canasta.judging.choices.melds", {"op": "why", "seat": "S", "act": "meld KS KH"}),
        ("melds.bridge.read", {"op": "look"}),
    ],
)
def test_a_bug_is_reported_as_one_and_changes_nothing(table, monkeypatch, place, request_):
    before = table.everything()
    with monkeypatch.context() as patch:
        patch.setattr(place, broken)
        reply = table.send(json.dumps({"v": 1, "id": 7, **request_}))
    assert reply["kind"] == "crashed"
    assert reply["text"] == "ZeroDivisionError: a bug"
    assert table.everything() == before
    assert table.say("draw")


@pytest.mark.parametrize("place", [f"{DRAW}.refusal_message", f"{DRAW}.write_card"])
def test_a_bug_in_a_draw_changes_nothing(drawing, monkeypatch, place):
    before = drawing.everything()
    with monkeypatch.context() as patch:
        patch.setattr(place, broken)
        assert drawing.ask("lift", places=[0])["kind"] == "crashed"
    assert drawing.everything() == before


def test_a_bug_while_taking_back_changes_nothing(table, monkeypatch):
    table.say("draw")
    table.say("meld KS KH KD KC / 9S 9D 9C")
    before = table.everything()
    with monkeypatch.context() as patch:
        patch.setattr("melds.wire.canasta.screen.show", broken)
        assert table.ask("undo")["kind"] == "crashed"
    assert table.everything() == before


def test_an_engine_without_memory_ends_instead_of_going_on(table, monkeypatch):
    def full(*_args, **_kwargs):
        raise MemoryError

    monkeypatch.setattr("melds.wire.canasta.screen.show", full)
    with pytest.raises(MemoryError):
        table.ask("look")


def test_a_reply_that_cannot_be_written_is_a_bug_too(table, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr("melds.wire.canasta.screen.show", lambda *_: {1j})
        assert table.ask("look")["kind"] == "crashed"
    assert table.view
