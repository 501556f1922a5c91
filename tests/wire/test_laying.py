"""A table laid as a position tells it, a record that begins with one, and several tables at one engine."""

import json

import pytest

from melds import bridge
from melds.canasta.rules import RED_THREES
from melds.canasta.variants import CLASSIC
from melds.cards import write_cards
from melds.customs import customs
from melds.game import GAMES
from wire.page import FOUR, PERSONS, YOU, Page, plain

POSITIONS = {
    "canasta": {
        "game": "canasta", "rules": "classic", "dealer": "E", "turn": "S", "step": "draw", "scores": [1495, 0],
        "hands": {"S": "KH KD KC 9S 9D 9C 4H", "W": 11, "N": 9, "E": 11}, "pile": "4C 5D QD",
        "melds": [["KS KH KD", "9S 9H 2D"], []], "red3": ["3H", ""],
    },
    "gin": {
        "game": "gin", "rules": "gin", "dealer": "2", "turn": "1", "step": "play", "scores": [0, 0],
        "hands": {"1": "AS 2S 3S 4C 5C 6C 9D 9H 9S 7H KD", "2": 10}, "stock": 28, "pile": "TD 7C AD", "taken": "KD",
    },
}  # fmt: skip
FIRST = {"canasta": "draw", "gin": "discard 7H"}


@pytest.fixture(params=GAMES)
def laid(page, request):
    """A table that stands as a position of the game says."""
    page.gets("view", "open", position=POSITIONS[request.param])
    page.game = request.param
    return page


def test_a_position_is_laid_before_the_person_whose_turn_it_is(laid):
    view, told = laid.view, POSITIONS[laid.game]
    assert view["seat"] == view["toAct"] == told["turn"]
    assert sorted(view["hand"]) == sorted(told["hands"][told["turn"]].split())
    assert view["pile"]["top"] == told["pile"].split()[-1]
    assert [seat["player"] for seat in view["seats"]] == ["person"] + ["club"] * (len(view["seats"]) - 1)


def test_what_is_laid_is_played_on_and_taken_up_again_by_another_page(laid):
    laid.gets("view", "act", act=FIRST[laid.game])
    assert laid.is_the_same_when_opened()
    assert any(line.startswith("[position ") for line in laid.save)


def test_an_act_against_a_rule_is_refused_as_at_any_table(laid):
    act, rule = {"canasta": ("discard KH", "C3.2"), "gin": ("discard KD", "G2.7")}[laid.game]
    assert laid.refuses("act", act=act, citing=rule)


def test_the_position_on_a_table_can_be_laid_elsewhere(laid):
    told = laid.gets("position", "position")["position"]
    before = laid.view
    other = Page()
    other.gets("view", "open", position=told, seat=before["seat"])
    assert other.gets("position", "position")["position"] == told
    assert {key: before[key] for key in ("hand", "pile", "stock", "toAct")} == {
        key: other.view[key] for key in ("hand", "pile", "stock", "toAct")
    }


def test_the_position_of_a_table_tells_no_more_than_its_seat_sees(laid):
    told = laid.gets("position", "position")["position"]
    seat = laid.view["seat"]
    assert all(isinstance(hand, int) for who, hand in told["hands"].items() if who != seat)
    assert isinstance(told["stock"], int)


def test_no_position_is_told_before_the_deal_or_after_it(page):
    page.new()
    assert page.cannot_read("position", at="op")


def test_a_named_seed_deals_the_hidden_cards_alike(page):
    for game in GAMES:
        records = []
        for seed in ("one", "one", "two"):
            page.gets("view", "open", position=POSITIONS[game], seed=seed)
            records.append([line for line in page.save if line.startswith("[position ")])
        assert records[0] == records[1] != records[2]


def test_the_person_is_the_first_whose_cards_are_told(page):
    hands = {"S": 11, "W": "KH KD KC 9S 9D 9C 4H 5H 5C 6S 7D", "N": 11, "E": 11}
    reply = page.gets("view", "open", position={"hands": hands}, players=FOUR)
    assert reply["view"]["seat"] == "W"
    assert [seat["name"] for seat in reply["view"]["seats"]] == [who["name"] for who in FOUR]
    asked = page.gets("view", "open", position={"hands": hands}, seat="N", players=[*FOUR, YOU])
    assert asked["view"]["seats"][0]["name"] == "You"


@pytest.mark.parametrize(
    ("field", "asked"),
    [
        ("position", {"position": "KS KH"}),
        ("record", {"position": {}, "record": ""}),
        ("game", {"position": {"game": "whist"}}),
        ("hands.S", {"position": {"hands": {"S": "KS ZZ"}}}),
        ("cards", {"position": {"hands": {"S": "7D 7D 7D"}}}),
        ("seat", {"position": {}, "seat": "X"}),
        ("players", {"position": {}, "players": PERSONS[:3]}),
        ("players", {"position": {}, "players": ["club"] * 4}),
        ("player", {"position": {}, "players": [{"name": "You", "player": "wizard"}] * 4}),
        ("seed", {"position": {}, "seed": "[deal]"}),
    ],
)
def test_a_position_that_cannot_be_is_not_laid(page, field, asked):
    page.new()
    assert page.cannot_read("open", at=field, **asked)


def test_cards_that_can_lie_nowhere_are_no_position(page):
    plain_cards = [card for card in CLASSIC.pack if card not in RED_THREES]
    nowhere = {"turns": [1, 1, 1, 1], "pile": write_cards(plain_cards[:1]), "stock": write_cards(plain_cards[1:64])}
    reply = page.gets("unreadable", "open", position=nowhere)
    assert (reply["text"], reply["where"]["field"]) == ("cards that can lie nowhere", "cards")


def test_a_position_in_a_record_is_read_with_its_line(laid):
    record = laid.text.replace('"deal":1', '"deal":0')
    assert record != laid.text
    reply = laid.gets("unreadable", "open", record=record)
    assert laid.save[reply["where"]["line"] - 1].startswith("[position ")
    mine, others = {"canasta": ("classic", "gamerules"), "gin": ("gin", "straight")}[laid.game]
    record = laid.text.replace(f"[rules {mine}", f"[rules {others}")
    assert laid.gets("unreadable", "open", record=record)["text"].startswith("other rules")


def count(cards):
    return len(cards.split())


def with_hidden(plain, place):
    """A position written whole, with cards at this place that it does not tell."""
    other = next(seat for seat in plain["hands"] if seat != plain["turn"])
    return {
        "own hand": {"hands": {**plain["hands"], plain["turn"]: count(plain["hands"][plain["turn"]])}},
        "another's": {"hands": {**plain["hands"], other: count(plain["hands"][other])}},
        "one card": {"hands": {**plain["hands"], other: " ".join(["??", *plain["hands"][other].split()[1:]])}},
        "stock": {"stock": count(plain["stock"])},
    }[place]


@pytest.mark.parametrize("place", ["own hand", "another's", "one card", "stock"])
def test_a_record_begins_with_no_position_that_hides_cards(laid, place):
    (number,) = [number for number, line in enumerate(laid.save, 1) if line.startswith("[position ")]
    whole = json.loads(laid.save[number - 1].removeprefix("[position ").removesuffix("]"))
    lines = list(laid.save)
    lines[number - 1] = f"[position {json.dumps({**whole, **with_hidden(whole, place)})}]"
    before = laid.everything()
    reply = laid.gets("unreadable", "open", record="\n".join(lines))
    assert reply["where"]["line"] == number
    assert reply["expected"] == "a position in which every card is told"
    assert laid.everything() == before


def goes_on(page):
    """Let whoever is to act do so: the person what is advised."""
    if page.view["toAct"] == page.view["seat"]:
        page.gets("view", "act", seat=page.view["seat"], act=page.gets("hint", "hint", seat=page.view["seat"])["act"])
    else:
        page.gets("view", "go")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_what_opens_is_played_to_its_end(name, seed):
    players = [YOU, *[{"name": "Ana", "player": "simple"}] * (len(POSITIONS[name]["hands"]) - 1)]
    page = Page()
    page.new(players, game=name, seed=f"deal {seed}")
    page.gets("view", "deal")
    for _ in range(seed * 2):
        goes_on(page)
    told = page.gets("position", "position")["position"]
    page.gets("view", "open", position=told, players=players, seed=f"world {seed}")
    record, page = page.text, Page()
    page.opens(record)
    while page.view["toAct"] is not None:
        goes_on(page)
    assert page.view["ended"]


# ---- several tables


def asks(table, op, **fields):
    return plain(bridge.handle(json.dumps({"v": 1, "id": 1, "op": op, "table": table, **fields})))


@pytest.fixture
def tables(page):
    """No tables but the page's own, before and after."""
    bridge._named.clear()
    yield page
    bridge._named.clear()


def test_tables_with_names_do_not_disturb_each_other(tables):
    tables.new()
    before = tables.everything()
    views = {game: asks(game, "open", position=POSITIONS[game])["view"] for game in GAMES}
    for game in GAMES:
        assert asks(game, "act", act=FIRST[game])["kind"] == "view"
        assert asks(game, "look")["view"]["game"] == game == views[game]["game"]
    assert tables.everything() == before


@pytest.mark.usefixtures("tables")
def test_a_table_that_is_left_is_forgotten():
    asks("a", "open", position=POSITIONS["gin"])
    assert asks("a", "leave")["kind"] == "left"
    assert bridge._named == {}
    assert asks("a", "look")["kind"] == "unreadable"
    assert asks("a", "hello")["kind"] == "hello"
    assert bridge._named == {}


@pytest.mark.usefixtures("tables")
def test_there_is_an_end_to_tables():
    position = POSITIONS["gin"]
    for number in range(bridge.MOST_TABLES):
        assert asks(f"t{number}", "open", position=position)["kind"] == "view"
    reply = asks("one more", "open", position=position)
    assert (reply["kind"], reply["where"]["field"]) == ("unreadable", "table")
    assert asks("t0", "look")["kind"] == "view"
    assert asks("n" * 41, "look")["where"]["field"] == "table"


def test_every_game_is_tried():
    assert list(POSITIONS) == list(GAMES)
    for game, position in POSITIONS.items():
        assert customs(game).read_position(position)
