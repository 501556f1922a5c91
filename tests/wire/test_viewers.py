"""Several people on one device: whoever looks on is told what that seat has seen, and no more."""

from itertools import count
from random import Random

import pytest

from melds.game import load
from wire.canasta.stacked import OUT, stacked
from wire.gin import stacked as gin
from wire.page import FOUR, PERSONS, YOU

COMPANIES = {
    "canasta": PERSONS,
    "gin": PERSONS[:2],
}
OWN = {"canasta": "ways", "gin": "arrange"}
"""A question that only the game itself knows."""


@pytest.fixture(params=COMPANIES)
def shared(page, request):
    """A deal among people who share the device."""
    page.gets("view", "new", game=request.param, players=COMPANIES[request.param], seed="shared")
    page.gets("view", "deal")
    return page


def game_of(page):
    return load(page.desk.table.heading.game)


def seats(page):
    return game_of(page).seats(page.desk.table.heading.rules)


def looks(page, seat):
    """Hand the device to a seat; return what it is shown."""
    return page.gets("view", "look", seat=seat)


def advised(page, seat):
    """Let a seat that looks on play what it is advised to; return the reply."""
    return page.gets("view", "act", seat=seat, act=page.gets("hint", "hint", seat=seat)["act"])


def deal_through(page, every=5):
    """Play a deal, each act by the person whose turn it is; yield before some of the acts."""
    for number in count():
        to_act = page.desk.table.state.to_act
        if to_act < 0:
            return
        if number % every == 0:
            yield
        looks(page, seats(page)[to_act])
        advised(page, seats(page)[to_act])


def answers(page, seat):
    """Return all that a seat which looks on can be told of the present."""
    acts = ["draw", "take", "discard 4H", "discard KS", "pass", "meld 9S 9H 9D"]
    asked = [(op, {"act": act}) for op in ("why", "preview") for act in acts if not act.startswith("meld")]
    asked += [("menu", {}), (OWN[page.desk.table.heading.game], {}), ("look", {})]
    if seats(page)[page.desk.table.state.to_act] == seat:
        asked.append(("hint", {}))
    replies = [page.ask(op, seat=seat, **fields) if op != "look" else page.ask(op) for op, fields in asked]
    return [{key: value for key, value in reply.items() if key not in {"id", "record"}} for reply in replies]


def test_replies_hold_nothing_that_the_seat_may_not_know(shared):
    """In any world that looks the same to the seat, every answer is the same."""
    page, game, rng, checked = shared, game_of(shared), Random("worlds"), 0
    for _ in deal_through(page):
        table = page.desk.table
        for place, seat in enumerate(seats(page)):
            looks(page, seat)
            here, state = answers(page, seat), table.state
            table.state = game.imagine(game.view(state, place), rng)
            there, table.state = answers(page, seat), state
            assert here == there
            checked += 1
    assert checked > 10


def test_nobody_is_asked_in_the_place_of_another(shared):
    name = shared.desk.table.heading.game
    for _ in deal_through(shared, every=9):
        for seat in seats(shared):
            looks(shared, seat)
            for other in seats(shared):
                if other != seat:
                    for op in ("hint", "why", "preview", "menu", "act", OWN[name]):
                        if op == "hint" and seats(shared)[shared.desk.table.state.to_act] != other:
                            assert shared.refuses(op, seat=other, citing={"canasta": "C3.1", "gin": "G2.1"}[name])
                        else:
                            assert shared.cannot_read(op, at="seat", seat=other, act="draw")


def of_others(events, seat):
    return [event for event in events if event.get("seat") not in {None, seat}]


def is_hidden(event):
    """Say that what somebody drew, or laid face down, is not told."""
    if event["kind"] == "drew" or (event["kind"] == "knocked" and event["how"] == "knock"):
        return event["card"] == "??"
    if event["kind"] == "red3":
        return event["replacement"] in {None, "??"}
    return not event.get("cards")


def test_the_deal_is_told_anew_as_the_seat_has_seen_it(shared):
    page, heard = shared, {seat: [] for seat in seats(shared)}
    for place, seat in enumerate(seats(page)):
        page.desk.viewer = place
        step = page.desk.table.steps[0]
        heard[seat] += page.desk.told(step.state, step.events)
    for number in count():
        to_act = page.desk.table.state.to_act
        if to_act < 0:
            break
        actor = seats(page)[to_act]
        looks(page, actor)
        reply = advised(page, actor)
        step = page.desk.table.steps[-1]
        for place, seat in enumerate(seats(page)):
            page.desk.viewer = place
            heard[seat] += reply["events"] if seat == actor else page.desk.told(step.state, step.events)
            if number % 7 == 0:
                history = looks(page, seat)["history"]
                assert [event for act in history for event in act["events"]] == heard[seat]
                assert all(map(is_hidden, of_others(heard[seat], seat)))
                assert [act["lines"] for act in history] == list(
                    range(len(page.save) - len(history) + 1, len(page.save) + 1)
                )
    assert number > 7


def masked(public, own):
    """Say that what everybody has seen is what one seat has seen, or hides it."""
    if isinstance(public, dict):
        return public.keys() == own.keys() and all(masked(value, own[key]) for key, value in public.items())
    if isinstance(public, list):
        return not public or (len(public) == len(own) and all(map(masked, public, own)))
    return public in {own, "??"}


def test_what_everybody_has_seen_is_told_before_the_device_is_handed_on(shared):
    page, told = shared, 0
    for _ in deal_through(page, every=3):
        actor = seats(page)[page.desk.table.state.to_act]
        public = page.gets("since", "since")["events"]
        assert all(map(is_hidden, public))
        assert public or page.desk.table.steps[-1].seat == page.desk.table.state.to_act
        assert [event for event in public if event.get("seat") == actor and event["kind"] not in {"turn", "red3"}] == []
        for seat in seats(page):
            seen = [event for act in looks(page, seat)["history"] for event in act["events"]]
            assert masked(public, seen[len(seen) - len(public) :])
        told += len(public)
    assert told > 20


def test_at_the_end_of_a_deal_everybody_sees_everything(shared):
    for _ in deal_through(shared):
        pass
    shown = [looks(shared, seat)["view"]["ended"]["hands"] for seat in seats(shared)]
    assert all(hands == shown[0] for hands in shown)
    assert set(shown[0]) == set(seats(shared))


def test_a_record_goes_on_with_what_each_has_seen(shared):
    for _ in deal_through(shared, every=20):
        for seat in seats(shared):
            here = looks(shared, seat)
            with shared.elsewhere() as other:
                there = looks(other, seat)
            for reply in (here, there):
                reply["view"]["can"].pop("undo")
            assert (here["view"], here["history"]) == (there["view"], there["history"])


def test_the_first_person_looks_on_when_nobody_is_named(page):
    page.new([*FOUR[1:3], YOU, {**YOU, "name": "Edda"}])
    view = page.gets("view", "deal")["view"]
    assert (view["seat"], view["seats"][0]["name"]) == ("N", "You")
    assert [seat["player"] for seat in view["seats"]] == ["person", "person", "club", "club"]


def test_the_sides_begin_with_the_one_of_the_seat_that_looks_on(page):
    page.new(PERSONS)
    page.gets("view", "deal")
    view = looks(page, "W")["view"]
    assert view["sides"][0]["seats"] == ["W", "E"]
    assert [seat["relation"] for seat in view["seats"]] == ["you", "opponent", "partner", "opponent"]


@pytest.mark.parametrize("seat", ["W", "X", "1", 5, None])
def test_nobody_but_a_person_looks_on(page, seat):
    page.new([YOU, FOUR[1], {**YOU, "name": "Nora"}, FOUR[3]])
    page.gets("view", "deal")
    assert page.cannot_read("look", at="seat", seat=seat)


# ---- taking back


def melded(page):
    """Let South, who shares the device with all others, meld."""
    page.opens(stacked({"S": "KS KH KD KC 9S 9D 9C 5H 5C 6S 7D"}, up="KD", stock="8S", players=("person",) * 4))
    page.say("draw")
    page.say("meld KS KH KD / 9S 9D 9C")


def test_an_own_act_is_taken_back_before_the_device_is_handed_on(page):
    melded(page)
    assert page.view["can"]["undo"]
    assert page.gets("view", "undo")["view"]["can"]["meld"]
    assert [act["events"][-1]["kind"] for act in looks(page, "S")["history"]] == ["turn", "drew"]


def test_nothing_is_taken_back_once_somebody_else_has_looked_on(page):
    melded(page)
    assert not looks(page, "W")["view"]["can"]["undo"]
    assert page.cannot_read("undo")
    assert not looks(page, "S")["view"]["can"]["undo"]
    assert page.cannot_read("undo")
    page.say("meld KC")
    assert page.gets("view", "undo")["view"]["can"]["meld"]


def test_the_act_of_another_is_not_taken_back(page):
    page.opens(stacked(OUT, stock="AC", players=("person", "club", "person", "club")))
    page.say("draw")
    page.say("ask")
    looks(page, "N")
    page.say("no", seat="N")
    assert not looks(page, "S")["view"]["can"]["undo"]


def test_who_comes_back_after_a_reload_takes_back_what_nobody_else_has_looked_on(page):
    page.opens(
        stacked({"N": "KS KH KD KC 9S 9D 9C 5H 5C 6S 7D"}, up="KD", dealer="W", players=("person",) * 4)
        + "\n1 N draw\n1 N meld KS KH KD / 9S 9D 9C"
    )
    assert page.view["seat"] == "S"
    assert looks(page, "N")["view"]["can"]["undo"]
    assert page.gets("view", "undo")["view"]["can"]["meld"]


def test_the_other_person_answers_a_knock(page):
    page.opens(gin.stacked(gin.DEFENDER, gin.KNOCKER, up="KS", stock="QH", dealer="1"))
    for seat, act in (("2", "pass"), ("1", "pass"), ("2", "draw"), ("2", "knock QH")):
        looks(page, seat)
        page.say(act, seat=seat)
    assert page.view["knock"]["fits"] == []
    assert page.view["knock"]["defence"] is None
    *_, knock = page.gets("since", "since")["events"]
    assert (knock["kind"], knock["card"]) == ("knocked", "??")
    assert looks(page, "1")["view"]["knock"]["fits"]
