"""The New game page: sizes, rule sets, who sits where, options by chapter, and what differs between any two sets."""

from __future__ import annotations

import re

import pytest
from new_game_play import MET, NEW, changed, pick, turn_to, unfold
from offers import GAMES, asked, hello, terms
from page_looks import overflowing, small_targets
from place import go, laid_out, on
from playwright.sync_api import expect

from conftest import until
from melds.customs import customs

FOLDS = ("seats", "options", "compare", "kept", "seed")


@pytest.fixture
def new(ready):
    """The New game page, once the engine has told what there is."""
    go(ready, "new")
    until(ready, MET)
    return ready


# ---- whoever just wants to deal


def test_a_phone_shows_what_a_deal_needs_and_the_button_without_scrolling(new):
    for game in GAMES:
        turn_to(new, game)
        for locator in (
            new.get_by_role("button", name="Draw").or_(new.get_by_role("button", name="Deal")),
            new.locator("input[name=player]").first,
        ):
            box = locator.bounding_box()
            assert 0 <= box["y"] <= 667 - box["height"], game
    assert new.locator(".newgame [data-fold][open]").count() == 0


def test_everything_unfolded_reads_well_and_fits(new, axe):
    for game in GAMES:
        turn_to(new, game)
        chapters = {option["rule"].split(".")[0] for option in hello(game)["options"][game] if option["offered"]}
        new.evaluate(f"folds => {{ {NEW}.open = new Set(folds); melds.house.draw(true) }}", [*FOLDS, *sorted(chapters)])
        expect(new.locator("details[open]")).to_have_count(len(FOLDS) + len(chapters))
        for mode in ("light", "dark"):
            new.evaluate("mode => melds.settings.set('mode', mode)", mode)
            for width, height in ((375, 667), (768, 1024), (1280, 800)):
                new.set_viewport_size({"width": width, "height": height})
                laid_out(new)
                assert overflowing(new) == [], (game, width)
                assert small_targets(new) == [], (game, width)
                assert axe(new) == [], (game, width, mode)
    assert new.evaluate("[...melds.words.missing]") == []


def test_terms_that_were_kept_before_there_were_sizes_are_still_read(page, site):
    page.goto(site.url)
    common = {"draw": False, "player": "simple"}
    canasta = {"names": ["Eilidh", "Ana", "Bryn", "Ann"], "set": "classic", "options": {"black3": "stop"}}
    gin = {"names": ["You", "Fiona"], "set": "hollywood", "options": {"ace": "high_too"}}
    kept = {"last": "canasta", "canasta": {**common, **canasta}, "gin": {**common, **gin}}
    page.evaluate("kept => localStorage.setItem('melds-terms', JSON.stringify(kept))", kept)
    page.goto("about:blank")
    page.goto(site.url + "#new")
    until(page, MET)
    request = page.evaluate(f"{NEW}.request()")
    assert (request["rules"], request["options"], request["draw"]) == ("classic", {"black3": "stop"}, False)
    assert [(one["name"], one["player"]) for one in request["players"]] == [
        ("Eilidh", "person"),
        ("Ana", "simple"),
        ("Bryn", "simple"),
        ("Ann", "simple"),
    ]
    turn_to(page, "gin")
    request = page.evaluate(f"{NEW}.request()")
    assert (request["rules"], request["options"]) == ("hollywood", {"ace": "high_too"})


def test_changes_that_were_kept_lie_over_no_other_rule_set_than_their_own(new):
    """The page has no word of that set: it takes it, with its changes, once the engine has said that it is there."""
    terms = {"set": "thirteen", "options": {"black3": "stop"}, "names": ["Eilidh"]}
    new.evaluate(
        "kept => localStorage.setItem('melds-terms', JSON.stringify(kept))", {"last": "canasta", "canasta": terms}
    )
    new.reload()
    until(new, MET)
    request = new.evaluate(f"{NEW}.request()")
    assert (request["rules"], request["options"], request["players"][0]["name"]) == ("classic", {}, "Eilidh")
    thirteen = {"game": "canasta", "name": "thirteen", "seats": 3, "sides": 3, "differs": {}, "idle": []}
    request = new.evaluate(
        f"""one => {{ {NEW}.met('canasta', {{rulesets: [one]}}); {NEW}.hello.rulesets.push(one);
            return {NEW}.request() }}""",
        thirteen,
    )
    assert (request["rules"], request["options"], len(request["players"])) == ("thirteen", {"black3": "stop"}, 3)


# ---- sizes and sets


def test_every_rule_set_of_every_size_can_be_dealt(new):
    for game in GAMES:
        turn_to(new, game)
        for table in terms(game)["tables"]:
            for name in table["sets"]:
                size = f"{table['seats']}-{table['sides']}"
                new.evaluate(
                    f"([size, set]) => {{ {NEW}.resize(size); {NEW}.choose(set); {NEW}.agree({{draw: false}}) }}",
                    [size, name],
                )
                reply = new.evaluate(f"melds.engine.ask({{op: 'new', rev: null, ...{NEW}.request()}})")
                assert reply["kind"] == "view", (name, reply)
                assert len(reply["view"]["seats"]) == table["seats"]


def test_a_size_offers_its_own_rule_sets_and_comes_back_to_the_last_one(new):
    pick(new, "2-2", "French for two")
    names = new.locator(".sets b")
    expect(names).to_have_text(["Classic for two", "French for two", "French for two, customary"])
    pick(new, "9-3")
    expect(new.locator(".seg.sizes .about")).to_contain_text("Extrapolated")
    pick(new, "2-2")
    expect(new.get_by_role("radio", name="French for two", exact=True)).to_be_checked()


def test_a_rule_set_that_the_page_has_no_words_for_is_offered_by_its_own_name(new):
    """A variant in figures is its data and its test: the page needs nothing else."""
    for game in GAMES:
        turn_to(new, game)
        offered = new.evaluate(f"{NEW}.tables.map(one => [one.seats, one.sides, one.sets])")
        assert {name: (seats, sides) for seats, sides, names in offered for name in names} == {
            one["name"]: (one["seats"], one["sides"]) for one in hello(game)["rulesets"]
        }
    turn_to(new, "canasta")
    new.evaluate(
        "sets => melds.house.hellos.get('canasta').rulesets.push(...sets)",
        [
            {
                "game": "canasta",
                "name": name,
                "seats": len(seating),
                "sides": len(set(seating)),
                "seating": seating,
                "partnerDraw": False,
                "differs": {"hand_size": "13"},
                "idle": [],
            }
            for name, seating in (("thirteen", [0, 1]), ("seven", [*range(7)]), ("five", [0, 0, 0, 1, 2]))
        ],
    )
    pick(new, "2-2", "thirteen")
    expect(new.locator(".sets > .about")).to_contain_text("tells what is otherwise in it")
    pick(new, "7-7", "seven")
    expect(new.locator(".seg.sizes .about")).to_have_text("7 players in 7 sides.")
    expect(new.locator(".seg.sizes label").filter(has_text="3+1+1")).to_have_count(1)
    unfold(new, "compare")
    expect(new.locator(".differs b")).to_have_text(["Cards in a hand"])
    assert new.evaluate("[...melds.words.missing]") == []


# ---- who sits where


def test_the_place_of_every_seat_is_true_for_its_size_and_sides(new):
    unfold(new, "seats")
    new.get_by_role("radio", name="Sit down as named").check()
    for table in terms("canasta")["tables"]:
        pick(new, f"{table['seats']}-{table['sides']}")
        places = new.locator(".chair .entry span")
        expect(places).to_have_count(table["seats"])
        said, names = (
            places.all_inner_texts(),
            new.locator(".chair input").evaluate_all("all => all.map(one => one.value)"),
        )
        rules = customs("canasta").rule_sets[table["sets"][0]]
        for seat in range(1, rules.seats):
            fellows = {other for other in rules.seats_of(rules.side_of(seat)) if other != seat}
            assert ("your partner" in said[seat]) == (0 in fellows)
            assert ("against you" in said[seat]) == (rules.sides == 2 and rules.seats > 2 and 0 not in fellows)
            if rules.sides > 2 and fellows and 0 not in fellows:
                assert all(names[other] in said[seat] for other in fellows)
            assert ("left" in said[seat]) == (2 * seat < rules.seats)
            assert ("right" in said[seat]) == (2 * seat > rules.seats)
        assert len(set(said)) == rules.seats


def test_one_choice_sets_the_level_of_all_and_a_seat_can_have_its_own(new):
    unfold(new, "seats")
    new.get_by_role("radio", name="Learner").check()
    new.locator("select[name=kind-2]").select_option("random")
    expect(new.locator("input[name=player]:checked")).to_have_count(0)
    kinds = f"{NEW}.request().players.map(one => one.player)"
    assert new.evaluate(kinds) == ["person", "simple", "random", "simple"]
    new.get_by_role("radio", name="Club").check()
    assert new.evaluate(kinds) == ["person", "club", "club", "club"]
    expect(new.locator("select[name=kind-2]")).to_have_value("club")


def test_two_of_the_same_name_are_told_at_the_field_and_nothing_is_dealt(new):
    unfold(new, "seats")
    new.locator("input[name=name-2]").fill(" ana; ")
    new.get_by_role("button", name="Draw").click()
    expect(new.locator(".terms > footer .refusal")).to_contain_text("cannot both be called Ana")
    expect(new.locator("input[name=name-2]")).to_be_focused()
    expect(new.locator("input[name=name-2]")).to_have_attribute("aria-invalid", "true")
    on(new, "new")
    new.locator("input[name=name-2]").fill("Bryn")
    new.get_by_role("button", name="Draw").click()
    on(new, "seating")


def test_where_people_have_all_seats_choosing_a_computer_player_gives_the_others_back(new):
    unfold(new, "seats")
    for seat in (1, 2, 3):
        new.locator(f"select[name=kind-{seat}]").select_option("person")
    expect(new.locator("fieldset", has=new.get_by_role("radio", name="Learner"))).to_contain_text("Nobody: all seats")
    new.get_by_role("radio", name="Learner").check()
    for seat in (1, 2, 3):
        expect(new.locator(f"select[name=kind-{seat}]")).to_have_value("simple")


def test_several_people_sit_on_one_device_and_none_of_them_is_called_you(new):
    unfold(new, "seats")
    new.get_by_role("radio", name="Sit down as named").check()
    new.get_by_label("Who plays: Opposite you, your partner").select_option("person")
    for seat, name in enumerate(("First player", "Ana", "Second player", "Kemal")):
        expect(new.locator(f"input[name=name-{seat}]"), "nor by a computer player's name").to_have_value(name)
    expect(new.locator(".people")).to_contain_text("nobody sees another’s cards")  # noqa: RUF001
    new.get_by_role("radio", name="Learner").check()
    new.locator("input[name=name-2]").fill("Bryn")
    new.get_by_role("button", name="Deal").click()
    on(new, "handing")
    seats = [["First player", "person"], ["Ana", "simple"], ["Bryn", "person"], ["Kemal", "simple"]]
    assert sorted(new.evaluate("melds.game.view.seats.map(({name, player}) => [name, player])")) == sorted(seats)
    new.goto("about:blank")
    new.go_back()
    until(new, f"!!melds.house.pages && !!{NEW}.hello")
    kept = new.evaluate(f"{NEW}.request().players.map(({{name, player}}) => [name, player])")
    assert kept == seats, "a name that was given is kept, though a computer player would bear it too"


# ---- options


def test_what_changes_nothing_at_a_table_of_that_size_is_not_offered(new):
    draw = new.locator("[name=option-redraw_two], [name=option-redraw_ends]")
    unfold(new, "options", "C1")
    expect(draw).to_have_count(3)
    pick(new, "2-2")
    expect(draw, "there are no partners to be drawn for").to_have_count(0)
    new.evaluate(f"{NEW}.agree({{options: {{redraw_ends: '3'}}}})")
    expect(draw, "what was changed can be changed back").to_have_count(1)


def test_a_chapter_says_how_many_of_its_options_were_changed_and_leads_back(new):
    unfold(new, "options", "C5")
    black3 = new.get_by_role("group", name="A black three on the pile")
    expect(black3.get_by_role("radio", name="Blocks, unless to go out")).to_be_checked()
    expect(black3.locator("label", has_text="default")).to_have_text("Blocks, unless to go outdefault")
    black3.get_by_role("radio", name="Always blocks").check()
    expect(new.locator("[data-fold=C5] > summary")).to_contain_text("one changed")
    expect(new.locator("[data-fold=options] > summary")).to_contain_text("one changed")
    assert changed(new) == {"black3": "stop"}
    assert (
        black3.get_by_role("link", name="Rule C5.8").get_attribute("href").endswith("#rules/C5.8/classic?black3=stop")
    )
    new.get_by_role("button", name="Back to Blocks, unless to go out").click()
    expect(new.locator("[data-fold=C5] > summary")).not_to_contain_text("changed")
    assert changed(new) == {}


def test_a_number_out_of_range_is_told_at_the_field_and_nothing_is_dealt(new):
    unfold(new, "options", "C2")
    hand = new.get_by_label("Cards in a hand")
    for text in ("31", "0", "-3", "many", "11.5", ""):
        hand.fill(text)
        hand.blur()
        expect(new.locator("#about-option-hand_size")).to_contain_text("A whole number from 1 to 30, please.")
        expect(hand).to_have_attribute("aria-invalid", "true")
        assert changed(new) == {}
        hand.fill("11")
        hand.blur()
        expect(new.locator("#about-option-hand_size .refusal")).to_have_count(0)
    hand.fill("31")
    new.get_by_role("button", name="Draw").focus()
    new.locator("[data-fold=C2] > summary").click()
    new.get_by_role("button", name="Draw").click()
    expect(new.locator(".terms > footer .refusal")).to_contain_text("Cards in a hand")
    expect(hand).to_be_focused()
    expect(hand).to_have_value("31")
    on(new, "new")
    assert new.evaluate("melds.game.view") is None
    hand.fill(" 12 ")
    hand.blur()
    expect(hand).to_have_value("12")
    assert changed(new) == {"hand_size": "12"}


def test_figures_that_cannot_be_played_together_are_told_at_the_option(new):
    unfold(new, "options", "C2")
    hand, told = new.get_by_label("Cards in a hand"), new.locator("#about-option-hand_size .refusal")
    hand.fill("30")
    expect(told).to_have_text(re.compile(r"^This cannot be played\. Expected: hands of at most 20 cards"))
    new.get_by_role("button", name="Draw").click()
    expect(new.locator(".terms > footer .refusal")).to_contain_text("This cannot be played: “Cards in a hand” is 30.")
    expect(hand).to_be_focused()
    on(new, "new")
    hand.fill("11")
    expect(told).to_have_count(0)


def test_a_clash_is_told_at_each_of_the_options_while_they_are_chosen(new):
    unfold(new, "options", "C4")
    told = new.locator(".option .refusal")
    new.locator("[name=option-max_wild]").fill("0")
    new.locator("[name=option-canasta_size]").fill("12")
    expected = "Expected: canastas of at most the 8 cards that make one meld."
    expect(told).to_have_text(
        [
            f"This cannot be played while “Cards that make a canasta” is 12. {expected}",
            f"This cannot be played while “Wild cards in a meld, at most” is 0. {expected}",
        ]
    )
    expect(new.locator("#polite")).to_contain_text("This cannot be played together: “Cards that make a canasta” is 12")
    new.locator("[name=option-max_wild]").fill("7")
    expect(told).to_have_count(0)
    expect(new.locator("#polite"), "it is news no longer").to_have_text("")


def test_the_opening_table_is_rows_of_numbers(new):
    unfold(new, "options", "C4")
    row = new.locator("[name=option-opening-needs-3]")
    expect(row).to_have_value("120")
    row.fill("150")
    row.blur()
    assert changed(new) == {"opening": "-1000000:15,0:50,1500:90,3000:150"}
    row.fill("600")
    row.blur()
    told = new.locator("#about-option-opening .refusal")
    expect(told).to_have_text("Points needed: whole numbers from 0 to 500, please.")
    row.fill("150")
    row.blur()
    expect(told).to_have_count(0)
    new.get_by_role("button", name="One more row").click()
    expect(new.locator("[name=option-opening-from-4]")).to_have_value("4000")
    new.locator("[name=option-opening-from-4]").fill("2000")
    new.locator("[name=option-opening-from-4]").blur()
    expect(new.locator("#about-option-opening .refusal")).to_contain_text("rise from row to row")
    expect(new.locator("[name=option-opening-from-4]")).to_have_value("2000")
    expect(new.locator(".rows [aria-invalid]")).to_have_count(1)
    new.get_by_role("button", name="Take row 5 away").click()
    expect(new.locator("#about-option-opening .refusal")).to_have_count(0)
    assert changed(new) == {"opening": "-1000000:15,0:50,1500:90,3000:150"}


def give(page, option):
    """Give an option another value by its control; return that value as the engine reads it."""
    name, kind, default = f"option-{option['name']}", option["kind"], option["default"]
    if kind == "choice":
        value = next(one for one in option["values"] if one != default)
        page.locator(f"input[name={name}][value={value}]").check()
        return value
    if kind == "number":
        value = str(option["high"] if int(default) == option["low"] else min(int(default) + 1, option["high"]))
        page.locator(f"input[name={name}]").fill(value)
        return value
    if kind == "list":
        page.locator(f"input[name={name}]").fill(default.replace(",", ", ") + ", 1")
        page.locator(f"input[name={name}]").blur()
        return default + ",1"
    page.locator(f"input[name={name}-needs-0]").fill("20")
    page.locator(f"input[name={name}-needs-0]").blur()
    return re.sub(":[0-9]+", ":20", default, count=1)


@pytest.mark.parametrize("game", GAMES)
def test_every_offered_option_has_a_control_and_the_engine_takes_what_it_gives(new, game):
    turn_to(new, game)
    offered = [option for option in hello(game)["options"][game] if option["offered"]]
    new.evaluate(
        f"folds => {{ {NEW}.open = new Set(folds); melds.house.draw(true) }}",
        ["options", *{one["rule"].split(".")[0] for one in offered}],
    )
    titles = new.locator(".option legend, .option .entry > span")
    expect(titles).to_have_text([new.evaluate("id => melds.words.t(id)", asked(game, option)) for option in offered])
    new.evaluate(f"{NEW}.agree({{draw: false}})")
    for option in offered:
        value = give(new, option)
        request = new.evaluate(
            f"() => {{ const request = {NEW}.request(); {NEW}.agree({{options: {{}}}}); return request }}"
        )
        assert request["options"] == {option["name"]: value}
        assert (
            new.evaluate(
                "request => melds.engine.ask({op: 'new', rev: null, ...request}).then(reply => reply.kind)", request
            )
            == "view"
        ), option


def test_the_rule_of_an_option_is_told_with_what_was_changed(new):
    unfold(new, "options", "C2", "C8")
    new.get_by_label("Cards in a hand").fill("13")
    new.get_by_role("group", name="Club rules for accidents").get_by_role("radio", name="In force", exact=True).check()
    new.get_by_role("link", name="Rule C2.4").first.click()
    expect(new.locator("[id='rule-C2.4']")).to_contain_text("13 cards")
    expect(new.locator("article > header")).to_contain_text("with what you have changed: Classic")
    go(new, "rules/C8.1/classic?accidents=yes&hand_size=many")
    expect(new.locator("[id='rule-C2.4']")).to_contain_text("eleven cards")
    go(new, "rules/C8.1/classic?accidents=yes")
    expect(new.locator("[id='rule-C8.1']")).to_contain_text("An opening that falls short")


# ---- what differs


def compare(page, here, there):
    page.locator("select[name=compare-here]").select_option(here)
    page.locator("select[name=compare-there]").select_option(there)


@pytest.mark.parametrize("game", GAMES)
def test_the_differences_of_any_two_rule_sets_are_those_of_the_engine(new, game):
    turn_to(new, game)
    unfold(new, "compare")
    rule_sets = customs(game).rule_sets
    words = {
        option["name"]: (new.evaluate("id => melds.words.t(id)", asked(game, option)), option["rule"])
        for option in hello(game)["options"][game]
    }
    names = list(rule_sets)
    for here, there in zip(names, [*names[1:], names[0]], strict=True):
        compare(new, here, there)
        differs = [name for name in rule_sets[here].differs(rule_sets[there]) if name != "name"]
        expect(new.locator(".differs li")).to_have_count(len(differs))
        found = new.locator(".differs li").evaluate_all(
            "all => all.map(one => [one.querySelector('b').textContent, one.querySelector('a').textContent])"
        )
        assert sorted(found) == sorted([title, f"Rule {rule}"] for title, rule in map(words.get, differs)), (
            here,
            there,
        )


def test_a_difference_tells_what_is_here_and_what_is_there(new):
    unfold(new, "compare")
    compare(new, "classic", "gamerules")
    line = new.locator(".differs li", has_text="A black three on the pile")
    expect(line.locator("dt")).to_have_text(["Classic", "Short rules"])
    expect(line.locator("dd")).to_have_text(["Blocks, unless to go out", "Freezes"])
    compare(new, "classic", "classic")
    expect(new.locator("[data-fold=compare] .inside")).to_contain_text("They are the same.")


def test_what_was_changed_here_is_compared_as_well(new):
    unfold(new, "options", "C7")
    new.get_by_label("Points that win").fill("3000")
    new.get_by_label("Points that win").blur()
    unfold(new, "compare")
    line = new.locator(".differs li")
    expect(line).to_have_count(1)
    expect(line.locator("dt")).to_have_text(["Classic, as changed here", "Classic"])
    expect(line.locator("dd")).to_have_text(["3,000", "5,000"])


def test_the_counts_of_changes_agree_while_something_is_wrong(new):
    unfold(new, "options", "C2")
    new.get_by_label("Cards in a hand").fill("12")
    field = new.locator(".newgame [name=option-packs]")
    field.fill("abc")
    field.blur()
    for fold in ("options", "C2"):
        expect(new.locator(f"[data-fold={fold}] > summary")).to_contain_text("2 changed")
