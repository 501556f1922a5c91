"""Tables of two and three sides: what each side is called, what it has, and acts that only some rule sets know."""

import re

import pytest
from canasta_play import begin, tap
from place import laid_out
from playwright.sync_api import expect
from table_play import score, show
from table_sets import LONG, over, view

from conftest import until

PAIRS, THREES, SINGLES, TWO = "wikipedia-fr-6-3x2", "wikipedia-fr-6-2x3", "wikipedia-fr-3", "wikipedia-fr-2"


@pytest.fixture
def table(ready):
    begin(ready)
    return ready


def titles(page):
    return [title.inner_text() for title in page.locator(".field .side h2 .long").all()]


def said(page, key):
    """Press a key and return what is said."""
    page.evaluate("() => { window.said = []; melds.game.say.polite = text => said.push(text); }")
    page.evaluate("melds.game.table.focus()")
    page.keyboard.press(key)
    until(page, "said.length > 0")
    return page.evaluate("said.join(' ')")


NAMED = [
    (PAIRS, "We 1,745 · B 2,360 · C \N{MINUS SIGN}115", ["B: Ana and Sytske", "C: Bryn and Fiona", "We"]),
    (THREES, "We 1,745 · They 2,360", ["They", "We"]),
    (SINGLES, "You 1,745 · Ana 2,360 · Bryn \N{MINUS SIGN}115", ["Ana", "Bryn", "You"]),
    (TWO, "You 1,745 · Ana 2,360", ["Ana", "You"]),
]


def test_every_side_has_its_name_and_its_score(table):
    for rules, bar, sides in NAMED:
        show(table, view(rules))
        expect(table.locator(".bar .line b")).to_have_text(bar.replace(" ·", "\u00a0·"))
        assert titles(table) == sides
        totals = [each.split(" ")[-1] for each in bar.split(" · ")]
        assert table.locator(".padblock .total td").all_text_contents() == totals


def test_the_names_of_a_side_have_two_lines_or_give_way_to_its_letter(table):
    show(table, view("wikipedia-fr-9", laid=3))
    long, brief = table.locator(".they h2 .long"), table.locator(".they h2 .brief")
    names = ["B: Ana, Sytske and Deniz", "C: Bryn, Fiona and Ruaridh"]
    for size, shown in (((1280, 800), False), ((667, 375), True)):
        table.set_viewport_size({"width": size[0], "height": size[1]})
        laid_out(table)
        expect(long, "whoever listens hears the names").to_have_text(names)
        if shown:
            expect(brief.first).to_be_visible()
        else:
            assert long.evaluate_all("all => all.map(one => one.scrollHeight > one.clientHeight + 1)") == [False] * 2


def test_what_a_side_has_so_far_is_one_sum_and_said_with_its_parts(table):
    show(table, view("wikipedia-fr-9", laid=3))
    table.set_viewport_size({"width": 1280, "height": 800})
    shown, said_so = table.locator(".ours .sum .long"), table.locator(".ours .sum .say")
    side = table.evaluate("melds.game.view.sides[0]")
    expect(shown).to_have_text(f"{side['bonus'] + side['cards']:,} so far")
    expect(said_so).to_contain_text(f"bonuses {side['bonus']:,}, cards {side['cards']:,}")


def test_who_listens_hears_the_names_behind_the_letters(table):
    show(table, view(PAIRS))
    heard = said(table, "0")
    assert heard.startswith(
        "We 1,745, now \N{MINUS SIGN}200 on the table. Ana and Sytske 2,360, now \N{MINUS SIGN}100 on the table."
    )
    assert said(table, "2") == "Ana, opponent, plays with Sytske, 11 cards"
    assert said(table, "4") == "Kemal, your partner, 11 cards"


def test_a_long_name_is_cut_in_the_bar_and_whole_for_who_listens(table):
    show(table, view(SINGLES, names=LONG))
    expect(table.locator(".bar .line b")).to_contain_text("Wilh… 2,360")
    expect(table.locator(".bar .line .say")).to_contain_text("Wilhelmina van der Heijden 2,360")


# ---- the score sheet


def test_the_score_sheet_has_a_column_for_each_side(table):
    page = score(table, over(PAIRS, out=1, laid=3))
    expect(page.locator("h1")).to_have_text("Ana went out. Deal 3")
    heads = ["We", "B: Ana and Sytske", "C: Bryn and Fiona"]
    for pad in page.locator(".pad").all():
        assert pad.locator("thead [aria-hidden]").all_inner_texts() == heads
    ended = table.evaluate("melds.game.view.ended.sheets.map(sheet => [sheet.needs, sheet.now])")
    needs = " ".join(page.locator(".aside .law span").all_inner_texts())
    assert needs == (
        f"Next opening: we need {ended[0][0]}, Ana and Sytske need {ended[1][0]} and Bryn and Fiona need {ended[2][0]}."
    )
    race = page.locator(".race").get_attribute("aria-label").replace(",", "")
    assert all(str(now).replace("-", "\N{MINUS SIGN}") in race for _, now in ended)
    assert page.locator(".race > i").count() == 3


WON = [
    (PAIRS, (4000, 9000, 0), "Ana and Sytske win the match by"),
    (PAIRS, (9000, 100, 0), "You win the match by"),
    (SINGLES, (100, 0, 9000), "Bryn wins the match by"),
    (THREES, (100, 9000), "They win the match by"),
]


def test_a_match_that_is_over_says_who_won_and_by_how_much(table):
    for rules, scores, title in WON:
        table.evaluate("location.hash = 'table'")
        until(table, "document.documentElement.dataset.page === 'table'")
        shown = over(rules, scores=scores)
        margin = shown["ended"]["margin"]
        expect(score(table, shown).locator("h1")).to_have_text(f"{title} {margin:,}")


def test_equal_totals_at_the_top_are_said_to_ask_for_another_deal(table):
    page = score(table, over(THREES, scores=(6000, 6000), hands=((),) * 6, red3=((), ())))
    expect(page.locator(".aside .law").first).to_contain_text("another deal is played")
    expect(page.locator(".aside .law a").first).to_have_text("Rule C7.10")


def test_melds_that_count_against_a_side_are_said_to(table):
    page = score(table, over(SINGLES, mine=["9S 9H 9D"], laid=2, hand="3H 4S"))
    expect(page.locator("tr", has_text="forgotten").locator("th")).to_have_text("Red threes forgotten: You")
    line = page.locator(".pad").first.locator("tr", has_text="Cards melded")
    expect(line.locator("th")).to_have_text("Cards melded (without a canasta they count against the side)")
    expect(line.locator("td").first).to_have_text("\N{MINUS SIGN}30")
    assert line.locator("a").get_attribute("href").endswith("#rules/C7.6")


# ---- melds that only some rule sets know

WILD = "JK JK 2S 2D 2H KS KH KD 9C 8C"


def groups(page):
    return page.evaluate("melds.game.table.board.choice.parts.map(part => [part.rank, part.cards.length])")


def test_wild_cards_chosen_alone_are_a_meld_of_their_own_where_the_rules_know_one(table):
    show(table, view(TWO, hand=WILD, drew=1, laid=1))
    table.evaluate(
        """() => {
            window.acts = [];
            const ask = melds.game.ask;
            melds.game.ask = it => { acts.push(it.act); return ask.call(melds.game, it); };
        }"""
    )
    tap(table, ["JK", "2S", "2D"])
    until(table, "acts.includes('meld W: JK 2S 2D')")
    assert groups(table) == [["W", 3]]

    show(table, view("classic", hand=WILD, drew=1, laid=1))
    assert groups(table) == []


def test_the_star_of_a_wild_card_leads_to_a_meld_of_wild_cards(table):
    show(table, view(TWO, hand=WILD, drew=1, laid=1))
    tap(table, ["KS", "KH", "JK"])
    table.locator(".group .star").click()
    table.locator("dialog[data-sheet=star] .btn", has_text="Together, as a meld of wild cards").click()
    assert groups(table) == [["K", 2], ["W", 1]]


def test_a_canasta_of_wild_cards_is_framed_and_named(table):
    show(table, view(TWO, mine=["JK JK 2S 2D 2H 2C 2S", "9S 9H 9D"]))
    canasta = table.locator(".side.ours .meld.wild")
    expect(canasta.locator(".kind")).to_have_text("wild")
    expect(canasta.locator(".front")).to_have_text("★")
    expect(canasta.get_by_role("button")).to_have_accessible_name("Wild cards, 7 cards, canasta of wild cards, closed")


def test_a_second_meld_of_a_rank_has_a_column_and_a_sheet_of_its_own(table):
    show(table, view(THREES, mine=["KS KH KD KC KS KH KD", "KS KH KC"]))
    kings = table.locator(".side.ours .meld[data-rank=K]")
    expect(kings).to_have_count(2)
    names = [button.get_attribute("aria-label") for button in kings.locator("button").all()]
    assert names == ["Kings, 7 cards, natural canasta, closed", "Kings, 3 cards, 4 short of a canasta"]
    kings.nth(0).locator("button").click()
    expect(table.locator("dialog[data-sheet=meld]")).to_contain_text("no card can be added")
    table.keyboard.press("Escape")
    kings.nth(1).locator("button").click()
    expect(table.locator("dialog[data-sheet=meld] .cards .card")).to_have_count(3)


# ---- acts and what is said of them


def test_who_draws_two_is_asked_for_two(table):
    show(table, view("wikipedia-fr-2-customary", step="draw", drew=0))
    expect(table.locator(".status")).to_contain_text("Draw 2 cards")
    expect(table.locator("[data-act=stock]")).to_have_attribute("aria-label", re.compile(r"Draw 2\.$"))
    show(table, view("wikipedia-fr-6-3x2", step="draw", drew=0))
    expect(table.locator(".status")).to_contain_text("Draw a card")


def test_both_cards_that_were_drawn_are_said_and_marked(table):
    show(table, view("wikipedia-fr-2-customary"))
    drew = table.evaluate("melds.game.view.taken.map(card => melds.words.card(card))")
    expect(table.locator(".status")).to_contain_text(f"You drew {drew[0]} and {drew[1]}.")
    expect(table.locator(".hand .taken")).to_have_count(2)


def test_a_red_three_is_offered_and_asked_for_once_it_is_owed(table):
    show(table, view(TWO, hand="3H KS KH 9S 9D 8C", drew=0, owed=1, laid=1))
    expect(table.locator(".status")).to_contain_text("Table the red three in your hand before you discard.")
    expect(table.locator(".offers [data-act=red3]")).to_have_class("btn good")
    show(table, view(TWO, hand="3H KS KH 9S 9D 8C", drew=0, laid=1))
    expect(table.locator(".status")).to_contain_text("You can table the red three in your hand.")
    expect(table.locator(".offers [data-act=red3]")).to_have_class("btn")


def test_where_two_canastas_let_one_go_out_the_bar_counts_them(table):
    show(table, view(PAIRS, laid=1))
    expect(table.locator(".bar small")).to_have_text("Canastas 1 of 2 · deal 3 · to 5,000")
    show(table, view(TWO, laid=1))
    expect(table.locator(".bar small")).to_have_text("Opened · deal 3 · to 5,000")


def test_it_is_the_next_of_the_own_side_who_is_asked(table):
    for rules, asked in ((THREES, "Bryn"), (PAIRS, "Kemal"), ("wikipedia-fr-9", "Kemal")):
        show(table, view(rules, laid=3, hand="9S 9H 5C", drew=0))
        table.locator(".offers [data-act=ask]").click()
        expect(table.locator("dialog h2")).to_have_text(f"Ask {asked}: “May I go out?”")
        table.keyboard.press("Escape")
        expect(table.locator("dialog")).to_have_count(0)
    show(table, view(TWO, laid=3, hand="9S 9H 5C", drew=0))
    expect(table.locator(".offers [data-act=ask]")).to_have_count(0)


def test_who_sits_where_after_the_draw_is_told_at_any_table(ready, axe):
    ready.evaluate(
        """() => melds.house.begin({game: 'canasta', rules: 'wikipedia-fr-6-3x2', options: {}, seed: 'draw', draw: true,
            players: ['You', 'Ana', 'Bryn', 'Kemal', 'Sytske', 'Fiona']
                .map((name, i) => ({name, player: i ? 'club' : 'person'}))})"""
    )
    until(ready, "document.documentElement.dataset.page === 'seating'")
    place = 20
    while not ready.evaluate("melds.game.seating.done"):
        place += 1
        ready.evaluate("place => melds.house.seating.lift([place])", place)
    settled = ready.locator(".settled")
    expect(settled.locator("li")).to_have_count(6)
    expect(settled).to_contain_text("play together.")
    assert settled.locator("li.ours").count() == 2
    assert sorted(settled.locator("small").all_inner_texts()) == sorted(
        ["you", "on your side", *["side B"] * 2, *["side C"] * 2]
    )
    assert "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}" not in settled.inner_text()
    assert axe(ready) == []
