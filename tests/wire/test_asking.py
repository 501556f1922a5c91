"""What any game is asked: its rulebook, and why the computer players did what they did."""

import pytest

from melds.customs import customs, usual_rules
from melds.game import GAMES
from melds.rulebook import chapters
from wire.page import YOU


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_has_every_rule(page, game):
    book = page.gets("rulebook", "rulebook", lang="en", game=game)
    listed = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    figures = customs(game).figures(customs(game).rule_sets[usual_rules(game)])
    assert listed == [rule.id for chapter in chapters(game, figures) for rule in chapter.rules]
    assert book["title"] == customs(game).title


def test_the_rulebook_is_there_in_known_languages_of_known_games(page):
    page.new()
    assert page.cannot_read("rulebook", at="lang", lang="tlh")
    assert page.cannot_read("rulebook", at="game", game="whist")


@pytest.mark.parametrize("game", GAMES)
def test_reasons_of_computer_players_are_told_when_the_deal_is_over(page, game):
    others = customs(game).rule_sets[usual_rules(game)].seats - 1
    clubs = [{"name": f"Club {number}", "player": "club"} for number in range(others)]
    page.gets("view", "new", game=game, players=[YOU, *clubs], seed="why")
    view = page.gets("view", "deal")["view"]
    me, known = view["seat"], {seat["id"] for seat in view["seats"]}
    assert page.cannot_read("explain", at="op")
    while view["toAct"]:
        act = page.gets("hint", "hint")["act"] if view["toAct"] == me else None
        view = (page.gets("view", "act", seat=me, act=act) if act else page.gets("view", "go"))["view"]
    told = page.gets("explained", "explain")["acts"]

    assert {act["seat"] for act in told} == known - {me}
    assert all(act["reasons"] for act in told)
    assert [f"{act['turn']} {act['seat']} {act['act']}" for act in told] == [
        line for line in page.save if line[0].isdigit() and line.split()[1] != me
    ]


@pytest.mark.parametrize(
    ("game", "rules", "options", "rule"),
    [
        ("canasta", "gamerules", {"hand_size": "13"}, "C2.4"),
        ("gin", "oklahoma", {"undercut_bonus": "30"}, "G7.3"),
    ],
)
def test_the_view_says_the_rules_of_the_match_whole(page, game, rules, options, rule):
    """So the rulebook can be asked for as this match has it."""
    seats = customs(game).rule_sets[rules].seats
    people = [{"name": f"P{number}", "player": "person"} for number in range(seats)]
    said = page.gets("view", "new", game=game, rules=rules, options=options, players=people)["view"]["rules"]
    assert said["name"] == rules
    assert options.items() <= said["options"].items()
    asked = {"lang": "en", "game": game, "rules": said["name"], "options": said["options"]}
    book = page.gets("rulebook", "rulebook", **asked)
    (text,) = [each["text"] for chapter in book["chapters"] for each in chapter["rules"] if each["id"] == rule]
    assert next(iter(options.values())) in text
