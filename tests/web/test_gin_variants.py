"""Gin Rummy by other rule sets on screen: games at once, a deal that counts double, figures that may be others."""

import re

import pytest
from gin_play import SHEET, begin, can, reopen, tap
from gin_records import MINE
from gin_views import CROWDED, GOING, OVER, RUNNING, SHUT_OUT, STRAIGHT, view
from locales import messages
from playwright.sync_api import expect
from table_play import score, show

from conftest import until
from wire.gin.stacked import stacked

OPTIONS = ["box-timing", "shutout", "settle-by", "opponent-sum"]
WORDED = ["gin-help", "gin-new-what", "gin-knock-down", *(f"option-gin-{name}" for name in OPTIONS)]


@pytest.fixture
def table(ready):
    begin(ready)
    return ready


def spoken(page):
    """Press 0 and return what is said."""
    page.evaluate("() => { window.said = []; melds.game.say.polite = text => said.push(text); }")
    page.evaluate("melds.game.table.focus()")
    page.keyboard.press("0")
    until(page, "said.length > 0")
    return page.evaluate("said.join(' ')")


def rows(table):
    return [row.split("\t") for row in table.locator("tr").all_inner_texts()]


def beside(*figures):
    """Return figures as they stand side by side; no line begins with the dot."""
    return "\u00a0· ".join(map(str, figures))


# ---- three games at once


def test_the_bar_shows_each_game_and_no_sum(table):
    show(table, CROWDED["three games"])
    figures = beside(*(f"{mine}\u2013{theirs}" for mine, theirs in ((115, 12), (75, 41), (50, 0))))
    expect(table.locator(".bar .line b")).to_have_text(figures)
    expect(table.locator(".bar small")).to_contain_text("each to 100")
    bar = table.locator(".bar").inner_text()
    assert "135" not in bar, "that is the sum of the deals, and in no game"


def test_who_listens_hears_of_the_bar_whose_figures_they_are(table):
    show(table, CROWDED["three games"] | {"seats": CROWDED["draw"]["seats"]})
    games = "Game 1 is over: you 115, Fiona 12. Game 2: you 75, Fiona 41. Game 3: you 50, Fiona 0."
    expect(table.locator(".bar .scores")).to_have_accessible_name(re.compile(rf"^{re.escape(games)} Knock\sat"))
    show(table, CROWDED["draw"])
    expect(table.locator(".bar .scores")).to_have_accessible_name(re.compile(r"^You 62 · 48 Fiona Knock\sat"))


def test_the_key_for_the_scores_says_each_game(table):
    show(table, CROWDED["three games"] | {"seats": CROWDED["draw"]["seats"]})
    assert spoken(table) == (
        "Game 1 is over: you 115, Fiona 12. Game 2: you 75, Fiona 41. Game 3: you 50, Fiona 0. Each game goes to 100."
    )


def test_the_pad_says_in_which_games_a_deal_counts(table):
    table.set_viewport_size({"width": 1280, "height": 800})
    show(table, CROWDED["three games"])
    pad = table.locator(".padblock")
    expect(pad.locator(".clause")).to_have_text("each to 100")
    cells = pad.locator("tbody tr td:last-child").all_inner_texts()
    assert cells[:6] == ["1", "1", beside(1, 2), beside(1, 2, 3), "2", beside(2, 3)]
    assert pad.locator("thead th").last.inner_text() == "Games"
    assert pad.evaluate("el => el.scrollWidth <= el.clientWidth"), "a long name takes no room from the games"


def test_the_score_sheet_says_in_which_games_the_deal_counts(table):
    page = score(table, OVER["three games"])
    sheet = page.locator(".pad").first
    expect(sheet).to_contain_text("It counts in games 2 and 3")
    assert rows(sheet)[-2:] == [["Game 2 now, over", "122", "41"], ["Game 3 now", "97", "0"]]
    assert "Before" not in sheet.inner_text()
    assert "182" not in page.inner_text(), "135 and 47, which is in no game"


def test_one_game_keeps_its_before_and_now(table):
    sheet = score(table, OVER["knock"]).locator(".pad").first
    expect(sheet).to_contain_text("Before")
    assert "It counts in" not in sheet.inner_text()


def test_a_saved_match_of_three_games_shows_each_in_the_menu(table):
    show(table, CROWDED["three games"] | {"seats": CROWDED["draw"]["seats"]})
    scores = table.evaluate("melds.game.summary().scores")
    assert scores == [115, 12, 75, 41, 50, 0]
    said = table.evaluate("scores => melds.game.tongueOf('gin').tally(scores, melds.words, ['You', 'Fiona'])", scores)
    assert said == f"You {beside(115, 75, 50)}, Fiona {beside(12, 41, 0)}"


def test_a_match_of_three_games_goes_on_from_the_menu(ready):
    begin(ready, rules="hollywood")
    ready.evaluate("melds.game.keep()")
    ready.evaluate("location.hash = 'menu'")
    expect(ready.locator(".present[data-game=gin] .num")).to_have_text("You 0 · 0 · 0, Fiona 0 · 0 · 0")


def test_each_settlement_of_three_has_a_caption_of_its_own(table):
    page = score(table, OVER["hollywood"])
    captions = page.locator(".settlement caption").all_text_contents()
    assert captions == [f"Settlement of game {game}" for game in (1, 2, 3)]
    assert page.locator(".settlement > .law a").inner_text() == "Rule G8.7"


# ---- a deal that counts double


def test_in_oklahoma_a_spade_says_that_the_deal_counts_double(table):
    reopen(table, stacked("5S 6S 7S 8S QS QH QC AH 3D 4C", "", up="9S", rules="oklahoma", players=MINE))
    expect(table.locator(".bar small")).to_contain_text("Knock at 9, double")
    expect(table.locator(".status")).to_contain_text("Take 9♠, or pass it. A spade: this deal counts double.")
    assert spoken(table).endswith("A spade was turned up: this deal counts double.")
    table.evaluate("melds.game.act('take')")
    until(table, "melds.game.view.step === 'play' && !melds.game.acting")
    expect(table.locator(".bar small")).to_contain_text("Knock at 9, double")


@pytest.mark.parametrize(("up", "rules"), [("9H", "oklahoma"), ("9S", "gin")])
def test_where_it_does_not_nothing_is_said(table, up, rules):
    reopen(table, stacked("5S 6S 7S 8S QS QH QC AH 3D 4C", "", up=up, rules=rules, players=MINE))
    expect(table.locator(".bar small")).to_contain_text("Knock at")
    assert "double" not in table.locator("#table").inner_text()
    assert "double" not in spoken(table)


def test_the_end_of_such_a_deal_says_why_it_counts_double(table):
    page = score(table, OVER["spade"])
    expect(page).to_contain_text("A spade was turned up, so it counts double.")
    link = page.locator(".pad a", has_text="Spades count double")
    assert link.get_attribute("href").endswith("rules/G7.7")


# ---- rules as the engine tells them


@pytest.mark.parametrize(
    ("name", "rule"), [("knock", "G7.2"), ("undercut", "G7.4"), ("gin", "G7.3"), ("void", "G6.1")]
)
def test_the_end_of_a_deal_is_linked_to_its_rule(table, name, rule):
    expect(score(table, OVER[name]).locator(".law a").first).to_have_text(f"Rule {rule}")


def test_big_gin_is_linked_to_its_own_rule(table):
    assert OVER["biggin"]["ended"]["kind"] == "biggin"
    expect(score(table, OVER["biggin"]).locator(".law a").first).to_have_text("Rule G7.8")


@pytest.mark.parametrize(
    ("shutout", "rules"),
    [
        ("both", ["G8.4", "G8.2", "G8.2", "G8.5", "G8.6"]),
        ("payment_only", ["G8.3", "G8.2", "G8.2", "G8.5", "G8.6"]),
        ("bonus_only", ["G8.4", "G8.2", "G8.2", "G8.5"]),
    ],
)
def test_each_step_of_a_settlement_is_linked_to_the_rule_that_was_used(table, shutout, rules):
    shown = view(GOING | SHUT_OUT | {"options": {"shutout": shutout}}, "knock 9C")
    links = score(table, shown).locator(".settlesteps a")
    expect(links).to_have_text([f"Rule {rule}" for rule in rules])


def test_a_void_deal_says_how_many_cards_are_left(table):
    show(table, OVER["void"])
    expect(table.locator(".banner")).to_contain_text("the stock was down to 2 cards")


# ---- figures


def test_help_and_options_name_no_figure_of_a_rule_set(ready):
    """What is true by one rule set is not true by another: knocking at 10, 20 for gin, a game to 100."""
    found = ready.evaluate(
        "ids => ids.map(id => [id, melds.words.t(id, {card: ''})])",
        [name for name in messages("en") if name.startswith(tuple(WORDED))],
    )
    assert len(found) > 20
    assert [text for _, text in found if re.search(r"\d|\bten\b(?! cards)|\btwenty\b|\bhundred\b", text)] == []


# Where only gin ends a deal, big gin, running boxes, the limit of the upcard


@pytest.mark.parametrize(("rules", "up"), [("straight", "KD"), ("oklahoma upcard_ace_means_gin=yes", "AD")])
def test_where_only_gin_ends_a_deal_there_is_no_knock_to_press(table, rules, up):
    """G4.6, and an ace turned up where that asks for gin (G4.5)."""
    record = stacked("5S 6S 7S 8S QS QH QC AH 3D 4C", "", up=up, stock="9C", rules=rules, players=MINE)
    reopen(table, f"{record}\n1 1 pass\n2 2 pass\n3 1 draw")
    acts = table.locator(".acts .btn")
    expect(acts).to_have_count(3)
    assert [act.get_attribute("data-act") for act in acts.all()] == ["discard", "hint", "gin"]
    table.evaluate("melds.game.table.focus()")
    table.keyboard.press("k")
    expect(table.locator(SHEET.format("no-gin"))).to_contain_text("The best discard, 9♣, leaves 8")
    table.keyboard.press("Escape")
    tap(table, "9C")
    table.keyboard.press("w")
    sheet = table.locator(SHEET.format("why"))
    expect(sheet.locator("h2")).to_have_text("The knock limit")
    expect(sheet).to_contain_text("A knock needs gin here")


def test_where_only_gin_ends_a_deal_k_goes_gin(table):
    record = stacked("5S 6S 7S 8S QS QH QC 2D 3D 4D", "", up="KD", stock="9C", rules="straight", players=MINE)
    reopen(table, f"{record}\n1 1 pass\n2 2 pass\n3 1 draw")
    table.evaluate("melds.game.table.focus()")
    table.keyboard.press("k")
    expect(table.locator(f"{SHEET.format('knock')} h2")).to_have_text("Go gin?")


def test_big_gin_lays_all_eleven_down(table):
    record = stacked("5S 6S 7S 8S QS QH QC 2D 3D 4D", "", up="KD", stock="5D", rules="biggin", players=MINE)
    reopen(table, f"{record}\n1 1 pass\n2 2 pass\n3 1 draw")
    table.locator(".acts [data-act=gin]").click()
    sheet = table.locator(SHEET.format("knock"))
    sheet.wait_for()
    assert sheet.locator(".shown .card").count() == 11
    assert sheet.locator("h2").inner_text() == "Go big gin, with all eleven cards?"
    sheet.locator("[data-act=confirm]").click()
    until(table, "melds.game.view.ended?.kind === 'biggin'")
    expect(table.locator(".side.ours .shown .card")).to_have_count(11)


def test_big_gin_is_paid_and_settled_with_its_bonus(table):
    ended = OVER["biggin"]
    show(table, ended)
    table.evaluate("location.hash = 'score'")
    until(table, "document.documentElement.dataset.page === 'score'")
    lines = {line["id"]: line["points"] for line in ended["ended"]["lines"]}
    assert lines["biggin"] == 31
    expect(table.locator(".score tbody").first).to_contain_text("31")
    expect(table.locator(".openhands dd").first.locator(".card")).to_have_count(11)
    expect(table.locator(".pays")).to_contain_text(str(ended["ended"]["settlement"]["payment"]))


def test_straight_gin_says_that_only_gin_ends_it_and_lets_nobody_knock(table):
    show(table, STRAIGHT["over"])
    expect(table.locator(".bar small")).to_contain_text(re.compile(r"Only\sgin\sends\sit"))
    expect(table.locator(".verdict")).to_be_visible()
    expect(table.locator(".verdict.good")).to_have_count(0)
    assert not table.evaluate(can("gin"))
    show(table, STRAIGHT["gin"])
    expect(table.locator(".verdict.good")).to_be_visible()
    until(table, can("gin"))


@pytest.mark.parametrize(("timing", "rows"), [("running", ["Towards the target"]), ("end", [])])
def test_boxes_that_run_stand_on_the_pad_as_what_counts_towards_the_target(table, timing, rows):
    shown = RUNNING if timing == "running" else CROWDED["draw"]
    show(table, shown)
    table.locator(".bar .scores").click()
    pad = table.locator(f"{SHEET.format('pad')} .pad")
    expect(pad).to_be_visible()
    assert pad.locator("th[scope=row]", has_text="Towards the target").all_inner_texts() == rows
    points, reached = shown["games"][0]["points"], shown["games"][0]["reached"]
    assert (points != reached) is bool(rows)
    if rows:
        expect(pad.locator("tr", has_text=rows[0]).locator("td")).to_have_text([str(figure) for figure in reached])


def test_in_oklahoma_the_upcard_sets_the_limit_on_screen(table):
    reopen(table, stacked("5S 6S 7S 8S QS QH QC AH 3D 4C", "", up="6D", rules="oklahoma", players=MINE))
    expect(table.locator(".bar small")).to_contain_text("Knock at 6")
