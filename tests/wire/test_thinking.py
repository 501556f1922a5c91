"""Computer players who think in another engine: what it is told, thinking piece by piece, and what is played of it."""

import json

import pytest

from melds import bridge
from melds.game import GAMES
from melds.players import players
from melds.session import Desk
from wire.page import Page, plain

SEED = "settled by lot"
COMPANIES = {"canasta": ["random", "simple", "club", "random"], "gin": ["simple", "simple"]}
"""Who plays: of each game somebody who leaves something to chance."""


class Thinker:
    """Thinks in pieces about nothing but how many of them it has had, and then does as another player would."""

    name = "thinker"

    def __init__(self, most, other):
        self.most, self.other, self.had = most, other, 0

    def choose(self, view, rng, keep_going):
        return self.other.choose(view, rng, keep_going)

    def think(self, view, rng, keep_going):
        while self.had < self.most and keep_going():
            self.had += 1
            yield
        return self.other.choose(view, rng, keep_going)


@pytest.fixture(params=GAMES)
def due(page, request):
    """A table at which a computer player is to act."""
    page.name = request.param
    return dealt(page)


def dealt(page):
    company = [{"name": f"{kind} {place}", "player": kind} for place, kind in enumerate(COMPANIES[page.name])]
    page.gets("view", "new", game=page.name, players=company, seed=SEED)
    page.gets("view", "deal")
    return page


@pytest.fixture
def thinker(due, monkeypatch):
    """Has the player `random` think long; return it."""
    known = players(due.name)
    slow = Thinker(5, known["club"])
    monkeypatch.setitem(known, "random", slow)
    return slow


def about(turn, **more):
    """Return what the other engine is asked about a turn."""
    return {name: turn[name] for name in ("seat", "player", "position", "chance")} | more


def begins(request, number=7):
    """Ask the engine to think; it says nothing yet."""
    return bridge.handle(json.dumps({"v": 1, "id": number, "op": "think", **request})) == ""


def thought(most=10):
    """Return the answer, and how many empty messages it took."""
    for count in range(1, most):
        if answer := bridge.handle(""):
            return plain(answer), count
    raise AssertionError(most)


def test_what_was_thought_elsewhere_is_what_the_table_itself_would_have_played(due):
    """The seed settles chance there as here, and a position holds all that a seat has seen."""
    for _ in range(60):
        if due.desk.table.state.to_act < 0:
            break
        turn = due.gets("turn", "turn")
        assert begins(about(turn))
        reply, _ = thought()
        due.gets("view", "go", act=reply["act"], rev=turn["rev"])
    other = Page()
    other.name = due.name
    dealt(other)
    while len(other.save) < len(due.save):
        other.gets("view", "go")
    assert other.save == due.save


def test_a_turn_is_told_as_its_seat_sees_it(due):
    turn = due.gets("turn", "turn")
    hands = turn["position"]["hands"]
    assert [seat for seat, hand in hands.items() if isinstance(hand, str)] == [turn["seat"]]
    assert isinstance(turn["position"]["stock"], int)
    assert SEED not in json.dumps(turn)


def test_nothing_is_to_be_thought_where_a_person_is_to_act(table):
    assert table.refuses("turn", citing="C3.1")


def test_thinking_goes_on_piece_by_piece_and_other_messages_come_in_between(due, thinker):
    turn = due.gets("turn", "turn")
    assert begins(about(turn, player="random"))
    assert [bridge.handle("") for _ in range(3)] == [""] * 3
    assert due.gets("hello", "hello", game=due.name)
    reply, _ = thought()
    assert thinker.had == 5
    assert (reply["kind"], reply["id"]) == ("thought", 7)


def test_thinking_can_be_hastened(due, thinker):
    thinker.most = 10_000
    turn = due.gets("turn", "turn")
    assert begins(about(turn, player="random"))
    assert bridge.handle("") == ""
    due.gets("stopped", "stop")
    reply, count = thought()
    assert (reply["kind"], count) == ("thought", 1)
    due.gets("view", "go", act=reply["act"])


def test_a_stop_where_nobody_thinks_hastens_nothing_later(due, thinker):
    due.gets("stopped", "stop")
    assert begins(about(due.gets("turn", "turn"), player="random"))
    thought()
    assert thinker.had == 5


def test_one_player_thinks_at_a_time(due):
    turn = due.gets("turn", "turn")
    assert begins(about(turn))
    no = due.gets("unreadable", "think", **about(turn))
    assert (no["where"]["field"], no["expected"]) == ("op", "its answer first; stop hastens it")
    assert thought()[0]["kind"] == "thought"


def test_a_player_that_breaks_down_is_reported_and_the_next_may_think(due, thinker):
    turn = due.gets("turn", "turn")
    thinker.other = None
    assert begins(about(turn, player="random"))
    assert thought()[0]["kind"] == "crashed"
    assert begins(about(turn, player="club"))
    assert thought()[0]["kind"] == "thought"


def test_an_empty_message_where_nobody_thinks_is_no_message():
    assert Page().send("")["kind"] == "unreadable"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"position": {"game": "chess"}}, "game"),
        ({"position": "KS"}, "position"),
        ({"seat": "X"}, "seat"),
        ({"player": "person"}, "player"),
        ({"player": "oracle"}, "player"),
        ({"chance": "a;b"}, "chance"),
    ],
)
def test_what_cannot_be_thought_about_is_named(due, change, field):
    assert due.cannot_read("think", **about(due.gets("turn", "turn"), **change), at=field)


def test_only_the_seat_to_act_thinks(due):
    turn = due.gets("turn", "turn")
    (other, *_) = [seat for seat in turn["position"]["hands"] if seat != turn["seat"]]
    assert due.cannot_read("think", **about(turn, seat=other), at="seat")


def test_what_was_thought_is_judged_like_any_act(due):
    rule = {"canasta": "C3.2", "gin": "G2.3"}[due.name]
    assert due.refuses("go", act="discard KS", citing=rule)
    assert due.cannot_read("go", act="deal 5 : KS", at="act")


def test_what_was_thought_about_another_moment_is_not_played(due):
    turn = due.gets("turn", "turn")
    due.gets("view", "go")
    due.gets("stale", "go", act="draw", rev=turn["rev"])


def test_where_a_player_thinks_at_the_table_itself_it_does_so_piece_by_piece(due, thinker):
    sit(due, "random")
    assert bridge.handle(json.dumps({"v": 1, "id": 7, "op": "go"})) == ""
    assert due.gets("hello", "hello", game=due.name)
    before = len(due.save)
    reply, count = thought()
    assert (reply["kind"], count, thinker.had) == ("view", 6, 5)
    assert len(due.keep(reply) and due.save) == before + 1


@pytest.mark.usefixtures("thinker")
def test_what_was_thought_at_the_table_is_not_played_at_another_moment(due):
    sit(due, "random")
    assert bridge.handle(json.dumps({"v": 1, "id": 7, "op": "go"})) == ""
    due.gets("view", "go", act=str(due.desk.table.choice(due.desk.table.state.to_act, "club", lambda: True).act))
    assert thought()[0]["kind"] == "stale"


@pytest.mark.usefixtures("thinker")
def test_a_crash_at_the_end_of_thinking_leaves_the_table_as_it_was(due, monkeypatch):
    sit(due, "random")
    before = due.everything()
    assert bridge.handle(json.dumps({"v": 1, "id": 7, "op": "go"})) == ""
    with monkeypatch.context() as broken:
        broken.setattr(Desk, "present", lambda *_, **__: 1 / 0)
        assert thought()[0]["kind"] == "crashed"
    assert due.everything() == before


def sit(page, kind):
    """Have the seat to act played by another kind of player."""
    table = page.desk.table
    seats = list(table.heading.players)
    seats[table.state.to_act] = seats[table.state.to_act]._replace(kind=kind)
    table.heading = table.heading._replace(players=tuple(seats))
