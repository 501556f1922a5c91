"""Setting a table: what there is to play, a new match, a record that is opened."""

import pytest

from melds.canasta.variants import RULE_SETS
from melds.customs import customs, usual_rules
from melds.game import GAMES, load
from melds.players import players
from wire.page import FOUR, PERSONS


def test_hello_says_what_there_is_to_play(page):
    hello = page.gets("hello", "hello")
    assert hello["games"] == list(GAMES)
    assert hello["players"]["canasta"] == ["random", "simple", "club"]
    canastas = [each for each in hello["rulesets"] if each["game"] == "canasta"]
    assert [(each["name"], each["seats"]) for each in canastas] == [
        (name, rules.seats) for name, rules in customs("canasta").rule_sets.items()
    ]
    classic = canastas[0]
    assert (classic["name"], classic["seats"]) == ("classic", 4)
    assert {each["game"] for each in hello["rulesets"]} == set(hello["players"]) == set(hello["options"]) == set(GAMES)


def test_hello_tells_of_one_game_if_it_is_asked_for_one(page):
    hello = page.gets("hello", "hello", game="gin")
    assert hello["games"] == list(GAMES)
    assert hello["players"] == {"gin": list(players("gin"))}
    assert [(each["game"], each["name"], each["seats"]) for each in hello["rulesets"]] == [
        ("gin", name, 2) for name in customs("gin").rule_sets
    ]
    assert set(hello["options"]) == {"gin"}
    assert page.cannot_read("hello", at="game", game="whist")


@pytest.mark.parametrize("game", GAMES)
def test_hello_tells_every_option_and_what_each_rule_set_has_otherwise(page, game):
    hello = page.gets("hello", "hello", game=game)
    usual = {option["name"]: option["default"] for option in hello["options"][game]}
    for rules in customs(game).rule_sets.values():
        (told,) = [each for each in hello["rulesets"] if each["name"] == rules.name]
        read = load(game).rules(usual_rules(game), usual | told["differs"])
        assert read.but(name=rules.name) == rules
        assert (told["seats"], told["sides"]) == (rules.seats, rules.sides)
        assert told["seating"] == [rules.side_of(seat) for seat in range(rules.seats)]
        seats = [{"name": f"P{seat}", "player": "simple"} for seat in range(rules.seats)]
        asked = {"game": game, "rules": rules.name, "players": seats, "draw": True}
        assert page.cannot_read("new", **asked) if not told["partnerDraw"] else page.gets("seating", "new", **asked)
        assert all(usual[name] != value for name, value in told["differs"].items())
        assert set(told["idle"]) <= set(usual)
        assert ("redraw_two" in told["idle"]) == (game == "canasta" and not told["partnerDraw"])
        assert ("asked_in_vain" in told["idle"]) == (game == "canasta" and rules.sides == rules.seats)


@pytest.mark.parametrize("game", GAMES)
def test_an_option_says_what_it_may_be(page, game):
    for option in page.gets("hello", "hello", game=game)["options"][game]:
        bounds = (option["low"], option["high"])
        if option["kind"] == "choice":
            assert option["default"] in option["values"]
            assert bounds == (None, None)
        else:
            assert option["values"] == []
            figures = [step.split(":")[-1] for step in option["default"].split(",")]
            assert all(bounds[0] <= int(figure) <= bounds[1] for figure in figures)
        assert option["kind"] in {"choice", "number"} or "," in option["default"] or option["name"] == "batches"


# ---- beginning


def test_a_match_begins_before_its_first_deal(page):
    reply = page.new()
    assert reply["kind"] == "view"
    assert reply["view"]["step"] == "deal"
    assert reply["view"]["hand"] == []
    assert [seat["name"] for seat in reply["view"]["seats"]] == ["You", "Wim", "Nora", "Edda"]


def test_nothing_is_played_before_the_deal(page):
    page.new()
    assert page.refuses("act", seat="S", act="draw", citing="C3.2")
    assert page.refuses("go", citing="C3.2")
    assert page.refuses("hint", seat="S", citing="C3.2")
    for op in ("preview", "why"):
        assert page.cannot_read(op, seat="S", act="draw")
    for op in ("ways", "menu"):
        assert page.cannot_read(op, seat="S")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "whist"),
        ("game", 7),
        ("rules", "bolivia"),
        ("options", ["black3"]),
        ("options", {"black3": "perhaps"}),
        ("options", {"jokers": "many"}),
        ("options", {"hand_size": 27}),
        ("options", {"opening": "100:50,0:15"}),
        ("options", {"ranks": "5,4"}),
        ("options", {"values": "1,2,3"}),
        ("options", {"sides": 3}),
        ("options", {"target": 10**9}),
        ("options", {"name": "mine"}),
        ("players", FOUR[:3]),
        ("players", ["club"] * 4),
        ("players", [{"name": "You", "player": "wizard"}] * 4),
        ("players", [{"name": "", "player": "club"}] * 4),
        ("players", [{"name": "N" * 41, "player": "club"}] * 4),
        ("players", [{"name": "a]b", "player": "club"}] * 4),
        ("players", [{"name": "a\nb", "player": "club"}] * 4),
        ("players", None),
        ("seed", "[deal]"),
        ("seed", 7),
        ("draw", "yes"),
    ],
)
def test_a_match_that_cannot_be_is_not_begun(page, field, value):
    page.new()
    asked = {"game": "canasta", "players": FOUR, field: value}
    assert page.cannot_read("new", **asked)


def test_the_options_and_names_of_a_match_are_kept(page):
    names = ["Ælfgifu", "名前", "O'Brien", "Zoë"]
    players = [{"name": name, "player": "club"} for name in names]
    reply = page.new(players, options={"black3": "stop", "red3_forgettable": True}, seed="gr(ü)n")
    assert reply["view"]["rules"]["options"] == {"black3": "stop", "red3_forgettable": "yes"}
    assert [seat["name"] for seat in reply["view"]["seats"]] == names
    assert page.is_the_same_when_opened()


def test_a_named_seed_gives_the_same_deal_again(page):
    hands = []
    for _ in range(2):
        page.new()
        hands.append(page.gets("view", "deal")["view"]["hand"])
    assert hands[0] == hands[1]


def test_without_a_seed_deals_differ(page):
    hands = []
    for _ in range(2):
        page.new(seed=None)
        hands.append(page.gets("view", "deal")["view"]["hand"])
    assert hands[0] != hands[1]


# ---- opening a record


def test_a_record_is_opened_in_mid_turn(table):
    for act in ("draw", "meld KS KH KD KC / 9S 9D 9C", "discard 7D"):
        table.say(act)
        assert table.is_the_same_when_opened()
    assert table.view["turn"] == "W"


def test_a_record_says_which_line_is_wrong(table):
    lines = [*table.text.splitlines(), "1 S draw", "1 S meld 9S 9D 9C"]
    reply = table.gets("unreadable", "open", record="\n".join(lines))
    assert reply["where"]["line"] == len(lines)
    assert "C4.5" in reply["expected"]
    assert table.opens("\n".join(lines[:-1]))["view"]["step"] == "play"


def test_four_persons_may_play(page):
    page.new(PERSONS)
    seat = page.gets("view", "deal")["view"]["turn"]
    assert page.gets("hint", "hint", seat=seat)
    assert page.say("draw", seat=seat)


@pytest.mark.parametrize(("rules", "seats"), [(rules.name, rules.seats) for rules in RULE_SETS.values()])
def test_a_match_begins_at_a_table_of_every_size(page, rules, seats):
    players = [FOUR[0], *({"name": f"P{place}", "player": "club"} for place in range(2, seats + 1))]
    view = page.gets("view", "new", game="canasta", rules=rules, players=players)["view"]

    assert view["rules"]["name"] == rules
    assert len(view["seats"]) == seats
    assert page.gets("view", "deal")["view"]["deal"] == 1


@pytest.mark.parametrize("rules", ["classic-2", "wikipedia-fr-2", "wikipedia-fr-3"])
def test_where_nobody_has_a_partner_nobody_draws_for_one(page, rules):
    players = FOUR[: RULE_SETS[rules].seats]

    assert page.cannot_read("new", at="draw", game="canasta", rules=rules, players=players, draw=True)
