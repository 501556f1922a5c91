"""House rules on the page: kept, as a file, in a link, after a reload; and every error is told with its place."""

from __future__ import annotations

import json
import re

import pytest
from new_game_play import MET, NEW, changed, pick, turn_to, unfold
from page_looks import check, overflowing
from place import go, on
from playwright.sync_api import expect

from conftest import until
from wire.sunday import SUNDAY as BLACK_THREES

SUNDAY = {**BLACK_THREES, "options": {**BLACK_THREES["options"], "target": "3000"}}
LINK = "house?version=1&game=canasta&name=Sunday+rules&rules=classic&black3=stop&target=3000"
KEPT = "Object.entries(localStorage).filter(([key]) => key.startsWith('melds-house-')).map(([, text]) => text)"


@pytest.fixture
def new(ready):
    """The New game page, once the engine has told what there is."""
    go(ready, "new")
    until(ready, MET)
    return ready


def kept(page):
    """Return what is stored, as plain data."""
    return [json.loads(text) for text in page.evaluate(KEPT)]


def store(page, text, key="melds-house-1"):
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])


def arrive(page, where):
    """Come to a page with a fresh start, as by a reload or a link that is opened."""
    site = page.url.split("#")[0]
    page.goto("about:blank")  # another part of the page it is on would be no fresh start
    page.goto(site + "#" + where)
    until(page, "document.documentElement.dataset.engine === 'ready'")


def save_sunday(page):
    """Change two options and save them, as a person would."""
    unfold(page, "options", "C5", "C7")
    page.get_by_role("radio", name="Always blocks").check()
    page.get_by_label("Points that win").fill("3000")
    page.get_by_label("Save as my house rules, called").fill("Sunday [rules];")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#house-saved")).to_have_text("“Sunday rules” is kept, among the rule sets.")


def news(page):
    return page.locator("[data-fold=kept] .news")


def bring(page, *files):
    """Bring in files, each a name and what is in it."""
    texts = [text if isinstance(text, str) else json.dumps(text) for _, text in files]
    payload = [
        {"name": name, "mimeType": "application/json", "buffer": text.encode()}
        for (name, _), text in zip(files, texts, strict=True)
    ]
    page.locator("input[name=house-file]").set_input_files(payload)


# ---- kept


def test_house_rules_are_saved_stand_among_the_rule_sets_and_are_played(new):
    save_sunday(new)
    assert kept(new) == [SUNDAY]
    expect(new.locator("#polite")).to_have_text("“Sunday rules” is kept, among the rule sets.")
    go(new, "menu")
    expect(new.locator("#polite"), "what was said on a page stays there").to_have_text("")
    go(new, "new")
    expect(new.get_by_role("radio", name="Sunday rules", exact=True)).to_be_checked()
    expect(new.locator("[data-fold=options] > summary")).not_to_contain_text("changed")
    pick(new, "2-2")
    expect(new.get_by_role("radio", name="Sunday rules", exact=True)).to_have_count(0)
    pick(new, "4-2")
    arrive(new, "new")
    expect(new.get_by_role("radio", name="Sunday rules", exact=True)).to_have_count(1)
    new.get_by_role("radio", name="Sunday rules", exact=True).check()
    unfold(new, "seats")
    new.get_by_role("radio", name="Sit down as named").check()
    new.get_by_role("button", name="Deal").click()
    on(new, "table")
    assert "[rules classic black3=stop red3_forgettable=no target=3000]" in new.evaluate("melds.game.lines")
    arrive(new, "new")
    expect(new.get_by_role("radio", name="Sunday rules", exact=True)).to_be_checked()


def test_changes_to_house_rules_are_saved_in_them_or_beside_them(new):
    save_sunday(new)
    new.get_by_label("Points that win").fill("4000")
    expect(new.locator("[data-fold=C7] > summary")).to_contain_text("one changed")
    expect(new.locator("#about-option-target")).to_contain_text("default: 3,000")
    new.get_by_role("button", name="Save in “Sunday rules”").click()
    expect(new.locator("[data-fold=C7] > summary")).not_to_contain_text("changed")
    assert [one["options"]["target"] for one in kept(new)] == ["4000"]
    new.get_by_label("Points that win").fill("2000")
    new.get_by_label("Save as my house rules, called").fill("Sunday rules")
    new.get_by_role("button", name="Save", exact=True).click()
    expect(new.locator("#house-saved")).to_contain_text("“Sunday rules (2)” is kept")
    assert sorted((one["name"], one["options"]["target"]) for one in kept(new)) == [
        ("Sunday rules", "4000"),
        ("Sunday rules (2)", "2000"),
    ]


def test_house_rules_are_renamed_deleted_and_brought_back(new):
    save_sunday(new)
    unfold(new, "kept")
    new.get_by_role("button", name="Rename “Sunday rules”").click()
    field = new.get_by_label("A new name for “Sunday rules”")
    expect(field).to_be_focused()
    field.fill("Monday rules")
    field.press("Enter")
    expect(new.get_by_role("radio", name="Monday rules", exact=True)).to_be_checked()
    assert kept(new) == [{**SUNDAY, "name": "Monday rules"}]
    new.get_by_role("button", name="Delete “Monday rules”").click()
    expect(new.get_by_role("radio", name="Monday rules", exact=True)).to_have_count(0)
    assert kept(new) == []
    new.get_by_role("button", name="Undo: bring “Monday rules” back").click()
    expect(news(new)).to_have_text("“Monday rules” is back.")
    expect(new.get_by_role("radio", name="Monday rules", exact=True)).to_be_checked()
    assert kept(new) == [{**SUNDAY, "name": "Monday rules"}]


def test_everything_that_was_deleted_can_be_brought_back(new):
    store(new, json.dumps(SUNDAY))
    store(new, json.dumps({**SUNDAY, "name": "Monday rules", "options": {}}), "melds-house-2")
    arrive(new, "new")
    before = new.evaluate(KEPT)
    unfold(new, "kept")
    for name in ("Sunday", "Monday"):
        new.get_by_role("button", name=f"Delete “{name} rules”").click()
    expect(new.locator(".undo span")).to_have_text(["“Sunday rules” is deleted.", "“Monday rules” is deleted."])
    for name in ("Sunday", "Monday"):
        new.get_by_role("button", name=f"Undo: bring “{name} rules” back").click()
    expect(new.locator(".undo")).to_have_count(0)
    expect(new.locator(".kept li")).to_have_count(2)
    assert sorted(new.evaluate(KEPT)) == sorted(before)


def test_what_is_brought_back_is_called_otherwise_where_its_name_is_taken_by_now(new):
    save_sunday(new)
    unfold(new, "kept")
    new.get_by_role("button", name="Delete “Sunday rules”").click()
    bring(new, ("other.json", {**SUNDAY, "options": {}}))
    expect(news(new)).to_have_text("“Sunday rules” is kept, among the rule sets.")
    new.get_by_role("button", name="Undo: bring “Sunday rules” back").click()
    expect(news(new)).to_have_text("“Sunday rules (2)” is back.")
    expect(new.locator(".kept li b")).to_have_text(["Sunday rules (2)", "Sunday rules"])
    both = [{**SUNDAY, "options": {}}, {**SUNDAY, "name": "Sunday rules (2)"}]
    assert sorted(kept(new), key=lambda one: one["name"]) == both


def test_no_two_sets_of_a_game_are_called_alike_and_no_rules_are_kept_twice(new):
    long = "x" * 39 + "\N{GRINNING FACE}"
    texts = [
        json.dumps({**SUNDAY, **changed})
        for changed in ({}, {"name": long}, {"name": long, "options": {}}, {"options": {"target": "500"}})
    ]
    again = [new.evaluate("text => melds.house.houseRules.keep(text)", text)["again"] for text in texts]
    assert again == [False, True, False, False], "the second one has the rules of the first"
    new.evaluate(
        "text => melds.house.houseRules.keep(text)",
        json.dumps({**SUNDAY, "name": long, "options": {"black3": "freeze"}}),
    )
    names = {"Sunday rules", "Sunday rules (2)", long, "x" * 36 + " (2)"}
    assert {one["name"] for one in kept(new)} == names
    unfold(new, "kept")
    new.get_by_role("button", name="Rename “Sunday rules (2)”").click()
    new.get_by_label("A new name for").fill("Sunday rules")
    new.get_by_label("A new name for").press("Enter")
    expect(news(new)).to_have_text("Now called “Sunday rules (2)”.")
    assert {one["name"] for one in kept(new)} == names
    arrive(new, "new")
    unfold(new, "kept")
    expect(new.locator(".kept li")).to_have_count(4)
    expect(new.locator(".kept .refusal")).to_have_count(0)


def test_house_rules_without_a_name_or_with_bad_figures_are_not_saved(new):
    unfold(new, "options", "C2")
    new.get_by_role("button", name="Save", exact=True).click()
    expect(new.locator("#house-saved")).to_have_text("Give them a name first.")
    expect(new.get_by_label("Save as my house rules, called")).to_be_focused()
    new.get_by_label("Save as my house rules, called").fill("Too many")
    new.get_by_label("Cards in a hand").fill("29")
    new.get_by_role("button", name="Save", exact=True).click()
    expect(new.locator("#house-saved")).to_contain_text("of the 108")
    expect(new.locator("#about-option-hand_size")).to_contain_text("This cannot be played.")
    assert kept(new) == []
    assert changed(new) == {"hand_size": "29"}


def test_the_page_with_house_rules_reads_well_and_fits(new, axe):
    long = {**SUNDAY, "name": "Rules for the long nights of midwinter"}
    store(new, json.dumps(long))
    store(new, json.dumps({**SUNDAY, "version": 2}), "melds-house-2")
    arrive(new, "new")
    unfold(new, "kept")
    new.get_by_role("button", name="Link to “Rules").click()
    new.get_by_role("button", name="Delete “Sunday").click()
    expect(new.locator(".undo")).to_be_visible()
    check(new, axe)
    go(new, LINK)
    until(new, "document.querySelectorAll('.differs li').length === 2")
    check(new, axe)


# ---- a file


def test_house_rules_survive_export_and_import(new):
    save_sunday(new)
    unfold(new, "kept")
    with new.expect_download() as download:
        new.get_by_role("button", name="File of “Sunday rules”").click()
    assert download.value.suggested_filename == "melds-sunday-rules.json"
    text = download.value.path().read_text("utf-8")
    assert json.loads(text) == SUNDAY
    bring(new, ("again.json", text))
    expect(news(new)).to_have_text("You have these rules already, as “Sunday rules”.")
    new.get_by_role("button", name="Delete “Sunday rules”").click()
    expect(new.locator(".kept")).to_have_count(0)
    bring(new, ("sunday.json", text), ("other.json", {**SUNDAY, "options": {}}))
    expect(news(new).locator("p")).to_have_text(
        ["“Sunday rules” is kept, among the rule sets.", "“Sunday rules (2)” is kept, among the rule sets."]
    )
    assert sorted(one["name"] for one in kept(new)) == ["Sunday rules", "Sunday rules (2)"]


def test_rules_that_were_brought_in_say_where_they_stand_if_not_in_sight(new):
    gin, three = {"game": "gin", "name": "Pub", "rules": "oklahoma"}, {"name": "Trio", "rules": "wikipedia-fr-3"}
    changes = [{"options": {"target": "50"}} | gin, {"options": {"target": "3000"}} | three, {}]
    unfold(new, "kept")
    bring(new, *[(f"{i}.json", json.dumps(SUNDAY | change)) for i, change in enumerate(changes)])
    expect(new.locator(".news p")).to_have_text(
        [
            "“Pub” is kept, among the rule sets of Gin Rummy for 2 players.",
            "“Trio” is kept, among the rule sets of Canasta for 3 players.",
            "“Sunday rules” is kept, among the rule sets.",
        ]
    )


BAD = {
    "cut.json": (json.dumps(SUNDAY)[:50], r"column \d+ there should be a text with a quotation mark at its end\."),
    "list.json": ([1, 2], "a JSON object"),
    "other.json": ({**SUNDAY, "melds": "record"}, "“melds”"),
    "newer.json": ({**SUNDAY, "version": 2}, "version 2, made by a newer version of Melds"),
    "nameless.json": ({**SUNDAY, "name": ""}, "“name”.*at most 40 characters"),
    "game.json": ({**SUNDAY, "game": "bridge"}, "“game”.*Canasta, Gin Rummy"),
    "set.json": ({**SUNDAY, "rules": "modern"}, "“rules”.*Classic, Short rules"),
    "option.json": ({**SUNDAY, "options": {"black4": "stop"}}, "black4"),
    "value.json": (
        {**SUNDAY, "options": {"black3": "explode"}},
        "“A black three on the pile” cannot be “explode”.*: one of Always blocks, Blocks",
    ),
    "object.json": (
        {**SUNDAY, "options": {"black3": {"toString": 1}}},
        r"“A black three on the pile” cannot be “\{\"toString\":1\}”",
    ),
    "sunk.json": ('{"options": {"black3": ' + "[" * 40_000 + "]" * 40_000 + "}}", "20,000 characters"),
    "range.json": ({**SUNDAY, "options": {"hand_size": "31"}}, "“Cards in a hand”.*from 1 to 30"),
    "clash.json": (
        {**SUNDAY, "options": {"canasta_size": 12, "max_wild": 0}},
        "“Cards that make a canasta” cannot be “12” while “Wild cards in a meld, at most” is 0",
    ),
    "unplayable.json": ({**SUNDAY, "options": {"hand_size": "30"}}, "“Cards in a hand”.*of the 108"),
    "twice.json": ('{"melds": "house rules", "melds": "house rules"}', "“melds”.*once"),
    "deep.json": ("[" * 9000, "levels"),
    "long.json": (json.dumps({**SUNDAY, "name": "x" * 30_000}), "20,000 characters"),
    "huge.json": ("x" * 200_000, "too large"),
    "script.json": ({**SUNDAY, "name": "<img src=x onerror=alert(1)>[]"}, "“name”"),
}
"""Files that are no house rules, and what is said of each."""


def test_every_bad_file_is_told_with_its_place_and_changes_nothing(new):
    save_sunday(new)
    unfold(new, "kept")
    before = new.evaluate(KEPT)
    bring(new, *((name, text) for name, (text, _) in BAD.items()), ("good.json", SUNDAY))
    lines = news(new).locator("p")
    expect(lines).to_have_count(len(BAD) + 1)
    expect(lines.last).to_have_text("You have these rules already, as “Sunday rules”.")
    for line, (name, (_, told)) in zip(lines.all_inner_texts()[:-1], BAD.items(), strict=True):
        assert line.startswith(f"{name}: "), line
        assert re.search(told, line), line
    assert new.evaluate(KEPT) == before
    new.evaluate(
        """() => { const text = File.prototype.text;
            File.prototype.text = async function () {
                if (this.name === '0.json') throw new DOMException('moved', 'NotFoundError');
                return text.call(this); } }"""
    )
    bring(new, *((f"{n}.json", SUNDAY) for n in range(22)))
    expect(lines).to_have_count(21)
    expect(lines.first).to_contain_text("0.json: The file could not be opened.")
    expect(lines.nth(1)).to_have_text("You have these rules already, as “Sunday rules”.")
    assert new.locator("input[name=house-file]").input_value() == "", "the same files can be brought in again"
    expect(lines.last).to_have_text("2 more files were not looked at: 20 at a time.")
    assert new.evaluate(KEPT) == before


# ---- a link


def test_a_link_shows_the_rules_and_what_differs_and_they_are_kept_and_played(new):
    save_sunday(new)
    unfold(new, "kept")
    new.get_by_role("button", name="Link to “Sunday rules”").click()
    link = new.get_by_label("Whoever opens this link").input_value()
    assert link.endswith("#" + LINK)
    new.evaluate("localStorage.clear()")
    arrive(new, link.split("#")[1])
    expect(new.get_by_role("heading", level=1)).to_have_text("Sunday rules")
    expect(new.locator(".lead")).to_have_text("Canasta, by house rules over Classic.")
    expect(new.locator(".differs b")).to_have_text(["A black three on the pile", "Points that win"])
    expect(new.locator(".differs dd")).to_have_text(["Always blocks", "Blocks, unless to go out", "3,000", "5,000"])
    assert kept(new) == [], "nothing is kept before it is asked for"
    new.get_by_role("button", name="Keep them").click()
    expect(new.locator("[role=status].about")).to_have_text("“Sunday rules” is kept, among the rule sets.")
    expect(new.get_by_role("button", name="Keep them")).to_have_count(0)
    assert kept(new) == [SUNDAY]
    new.get_by_role("button", name="Play by these rules").click()
    on(new, "new")
    expect(new.get_by_role("radio", name="Sunday rules", exact=True)).to_be_checked()


def test_the_rules_of_a_link_are_played_without_being_kept(new):
    go(new, "house?game=gin&name=Quick&rules=oklahoma&target=50")
    new.get_by_role("button", name="Play by these rules").click()
    on(new, "new")
    expect(new.get_by_role("radio", name="Oklahoma", exact=True)).to_be_checked()
    expect(new.locator("[data-fold=options] > summary")).to_contain_text("one changed")
    expect(new.locator(".guest")).to_contain_text("“Quick”: Oklahoma, with one option changed.")
    assert new.locator(".guest").bounding_box()["y"] < 200, "in sight as one arrives"
    assert new.evaluate(f"{NEW}.kept.name") == "Quick", "proposed for saving them"
    new.locator("input[name=set]").first.check()
    expect(new.locator(".guest")).to_have_count(0)
    go(new, "house?game=gin&name=Quick&rules=oklahoma&target=50")
    new.get_by_role("button", name="Play by these rules").click()
    new.get_by_role("button", name="Deal").click()
    on(new, "table")
    assert "target=50" in "\n".join(new.evaluate("melds.game.lines"))
    assert kept(new) == []


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("", "“name”"),
        ("game=canasta&name=Sunday", "“rules”"),
        ("game=canasta&name=Sunday&rules=classic&hand_size=31", "from 1 to 30"),
        ("game=canasta&name=Sunday&rules=classic&version=2", "newer version"),
        ("version=1&game=canasta&name=Sunday&rules=classic&version=1", "once"),
        ("game=canasta&name=Sunday&rules=classic&black3=stop&black3=freeze", "once"),
        ("game=canasta&name=%E0%A4%A&rules=classic&%22%7D=1", "option"),
    ],
)
def test_a_damaged_link_is_told_with_its_place_and_changes_nothing(new, query, told):
    go(new, "house?" + query)
    expect(new.locator(".house-link .refusal")).to_contain_text(told)
    expect(new.locator(".house-link")).to_contain_text("Nothing was kept and nothing has changed.")
    expect(new.locator(".house-link .btn")).to_have_text(["", "New game", "To the menu"])
    expect(new.get_by_role("button", name="Keep them")).to_have_count(0)
    assert kept(new) == []


# ---- what lies in the browser


def test_what_cannot_be_read_stays_as_it_is_and_harms_no_other(new):
    newer, cut = json.dumps({**SUNDAY, "name": "From tomorrow", "version": 2}), json.dumps(SUNDAY)[:40]
    store(new, newer, "melds-house-1")
    store(new, cut, "melds-house-2")
    store(new, json.dumps(SUNDAY), "melds-house-3")
    arrive(new, "new")
    unfold(new, "kept")
    lines = new.locator(".kept li")
    expect(lines.locator(".refusal")).to_have_count(2)
    expect(lines.nth(0)).to_contain_text("From tomorrow")
    expect(lines.nth(0)).to_contain_text("version 2, made by a newer version of Melds")
    expect(lines.nth(1)).to_contain_text("Without a name")
    expect(lines.nth(1)).to_contain_text("at line 1, column")
    expect(new.get_by_role("radio", name="Sunday rules", exact=True)).to_have_count(1)
    expect(new.get_by_role("radio", name="From tomorrow")).to_have_count(0)
    assert new.evaluate(KEPT.replace(".map", ".sort().map")) == [newer, cut, json.dumps(SUNDAY)]
    lines.nth(1).get_by_role("button", name="Delete").click()
    expect(lines).to_have_count(2)
    new.get_by_role("button", name="Undo").click()
    expect(lines.nth(1)).to_contain_text("at line 1, column")
    assert cut in new.evaluate(KEPT)


@pytest.fixture
def other(new, site, context):
    """Another page, which knows what the first one has saved, and has it read by its own engine."""
    save_sunday(new)
    page = context.new_page()
    page.goto(site.url + "#new")
    until(page, f"{MET} && melds.house.houseRules.all[0]?.read")
    return page


def test_house_rules_from_another_page_are_whole_before_they_are_passed_on_or_renamed(new, other):
    other.evaluate(
        """() => { const {houseRules} = melds.house, {ask} = houseRules;
            const free = new Promise(done => { window.release = done; });
            houseRules.ask = async request => { await free; return ask(request); }; }"""
    )
    new.get_by_label("Points that win").fill("4000")
    new.get_by_role("button", name="Save in “Sunday rules”").click()
    until(other, "!melds.house.houseRules.all[0].read")
    unfold(other, "kept")
    link = other.get_by_role("button", name="Link to “Sunday rules”")
    expect(link).to_have_attribute("aria-disabled", "true")
    link.dispatch_event("click")
    assert other.evaluate(f"{NEW}.kept.linked") == "", "what is not read yet has no link"
    other.get_by_role("button", name="Rename “Sunday rules”").click()
    other.get_by_label("A new name for").fill("Monday rules")
    other.get_by_label("A new name for").press("Enter")
    other.evaluate("release()")
    expect(other.locator(".kept .about")).to_have_text("Canasta, over Classic, with 2 options changed.")
    other.get_by_role("button", name="Link to “Monday rules”").click()
    expect(other.get_by_label("Whoever opens this link")).to_have_value(re.compile("&black3=stop&target=4000$"))
    expect(new.get_by_role("radio", name="Monday rules", exact=True)).to_be_checked()
    assert kept(new) == [{**SUNDAY, "name": "Monday rules", "options": {"black3": "stop", "target": "4000"}}]


def test_what_is_chosen_is_looked_at_again_when_the_house_rules_below_it_are_others(new):
    save_sunday(new)
    unfold(new, "C4")
    new.get_by_label("Cards that make a canasta").fill("12")
    expect(new.locator("#about-option-canasta_size")).to_contain_text("of at most the 11 cards")
    new.get_by_label("Cards that make a canasta").fill("9")
    expect(new.locator(".option .refusal")).to_have_count(0)
    new.evaluate(
        """text => { const key = 'melds-house-' + melds.house.houseRules.all[0].id;
            localStorage.setItem(key, text);
            dispatchEvent(new StorageEvent('storage', {key})); }""",
        json.dumps({**SUNDAY, "options": {"max_wild": "0"}}),
    )
    expect(new.locator("#about-option-canasta_size")).to_contain_text("of at most the 8 cards")


def test_a_rename_starts_from_what_lies_there_and_harms_nothing_that_is_newer(other):
    newer = json.dumps({**SUNDAY, "version": 2})
    renamed = other.evaluate(
        """async text => { const {houseRules} = melds.house, [{id}] = houseRules.all;
            localStorage.setItem(`melds-house-${id}`, text);
            const newer = await houseRules.rename(id, 'Monday');
            localStorage.removeItem(`melds-house-${id}`);
            const gone = await houseRules.rename(id, 'Monday');
            localStorage.setItem(`melds-house-${id}`, text);
            return [newer.kind, gone.kind]; }""",
        newer,
    )
    assert renamed == ["unreadable", "deleted"]
    assert other.evaluate(KEPT) == [newer]


@pytest.mark.parametrize("change", [f"setItem(key, '{json.dumps({**SUNDAY, 'version': 2})}')", "removeItem(key)"])
def test_house_rules_that_are_no_longer_there_are_not_played_as_another_set(new, other, change):
    new.get_by_label("Points that win").fill("4000")
    other.evaluate(
        f"""for (const key of Object.keys(localStorage).filter(one => one.startsWith('melds-house-')))
            localStorage.{change}"""
    )
    expect(new.locator(".sets .refusal")).to_contain_text("cannot be used any more")
    expect(new.locator(".sets :checked")).to_have_count(0)
    new.get_by_role("button", name="Draw").click()
    expect(new.locator("footer .refusal")).to_contain_text("Choose a rule set")
    new.get_by_label("Save as my house rules, called").fill("Without")
    new.get_by_role("button", name="Save", exact=True).click()
    expect(new.locator("#house-saved")).to_contain_text("Choose a rule set")
    on(new, "new")
    assert new.evaluate("melds.game.view ?? melds.game.seating") is None
    new.get_by_role("radio", name="Classic", exact=True).check()
    assert changed(new) == {}
    new.get_by_role("button", name="Draw").click()
    on(new, "seating")


@pytest.mark.parametrize("trouble", ["full", "forbidden"])
def test_where_nothing_can_be_kept_the_page_says_so_and_keeps_what_was_chosen(page, site, trouble):
    full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    gone = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError') }})"
    page.add_init_script(full if trouble == "full" else gone)
    page.goto(site.url + "#new")
    until(page, MET)
    turn_to(page, "canasta")
    unfold(page, "options", "C5")
    page.get_by_role("radio", name="Always blocks").check()
    page.get_by_label("Save as my house rules, called").fill("Sunday rules")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#house-saved")).to_contain_text("no room left, or forbids it")
    assert changed(page) == {"black3": "stop"}
    with page.expect_download() as download:
        page.get_by_role("button", name="File of “Sunday rules”").click()
    assert json.loads(download.value.path().read_text("utf-8")) == {**SUNDAY, "options": {"black3": "stop"}}
    page.get_by_role("button", name="Link to “Sunday rules”").click()
    link = page.get_by_label("Whoever opens this link").input_value()
    assert link.endswith("#" + LINK.removesuffix("&target=3000"))
    assert overflowing(page) == []
    assert page.get_by_label("Whoever opens this link").bounding_box()["width"] > 300, "a row of its own"
    go(page, LINK)
    page.get_by_role("button", name="Keep them").click()
    expect(page.locator("[role=status].refusal")).to_contain_text("no room left, or forbids it")
