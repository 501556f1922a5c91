"""Gin Rummy by ear: a hand announced by its melds, cards by what is special about them, every event a sentence."""

import pytest
from gin_play import FREE, heard, key_of, reopen, tap
from gin_records import BREAKING, FITTING, GOING, KNOCKING, REFUSED, TWO_WAYS
from gin_views import CROWDED
from playwright.sync_api import expect
from table_play import drag, hears, press, show

from conftest import until
from wire.gin.stacked import stacked


@pytest.fixture
def table(ready):
    return heard(ready)


def test_the_hand_is_announced_by_melds_and_deadwood(table):
    show(table, CROWDED["run and set"])
    label = table.locator(".hand").get_attribute("aria-label")
    assert label == (
        "Your hand, 11 cards: a set of queens; a run in spades, five to eight; "
        "deadwood ace of hearts, three of diamonds, four of clubs and nine of clubs, 17 points"
    )


def test_cards_say_and_show_what_is_special_about_them(table):
    def label(code):
        return table.locator(f".hand .card[data-rank='{code[0]}'][data-suit={code[1]}]").get_attribute("aria-label")

    show(table, CROWDED["took"])
    assert label("9C") == "nine of clubs, just taken, stays in this turn"
    show(table, CROWDED["layoff"])
    assert label("QC") == "queen of clubs, fits a set of queens"
    show(table, CROWDED["run and set"])
    look = "el => [getComputedStyle(el).outlineStyle, getComputedStyle(el).translate]"
    press(table, "ArrowRight")
    assert table.locator(".hand :focus").evaluate(look) == ["double", "0px"]
    press(table, " ")
    press(table, "ArrowRight")
    assert table.locator(".hand .lift").evaluate(look) == ["none", "0px -9px"], "chosen, and not where the focus is"


def test_seats_and_scores_are_read_out(table):
    show(table, CROWDED["theirs"])
    press(table, "1")
    hears(table, "Your hand, 10 cards")
    press(table, "2")
    hears(table, "Fiona, 10 cards, of which you know ")
    press(table, "0")
    hears(table, "You 62, one deal won. Fiona 48, one deal won. The game goes to 100.")


def test_the_upcard_is_offered_aloud_and_a_knock_is_told_at_once(table):
    reopen(table, stacked("KS QD JC", "", up="3H", dealer="1", players=("person", "random")))
    table.evaluate("melds.game.go()")
    until(table, FREE)
    reopen(table, FITTING)
    label = table.locator(".status b").inner_text()
    assert label == "P2 knocks with 7"
    knock = {"kind": "knocked", "seat": "2", "how": "knock", "card": None, "points": 7}
    calls = table.evaluate(
        """knock => {
            const {view, words, tongueOf} = melds.game, {call} = tongueOf(view.game);
            const turned = {...view, step: 'upcard', upcard: 'KH'};
            return [call([knock], view, words), call([{kind: 'turn', seat: '1'}], turned, words)];
        }""",
        knock | {"melds": [["3S", "3H", "3D", "3C"], ["5H", "6H", "7H"]], "deadwood": ["AC", "2D"]},
    )
    melds = "a set of all four threes; a run in hearts, five to seven"
    assert calls == [
        f"P2 knocks with 7: {melds}; ace of clubs and two of diamonds left.",
        "Your turn: take the king of hearts, or pass.",
    ]


def test_laid_down_hands_are_read_out_meld_by_meld(table):
    show(table, CROWDED["layoff"])
    rows = [row.get_attribute("aria-label") for row in table.locator(".they .shown .row").all()]
    assert rows == [
        "a run in hearts, five to eight",
        "a set of queens",
        "Deadwood: ace of clubs, two of diamonds and four of clubs",
    ]


def test_a_meld_is_called_what_the_engine_calls_it(table):
    best = CROWDED["run and set"]["best"]
    other = {"run": "set", "set": "run"}
    melds = [meld | {"kind": other[meld["kind"]]} for meld in best["melds"]]
    show(table, CROWDED["run and set"] | {"best": best | {"melds": melds}})
    label = table.locator(".hand").get_attribute("aria-label")
    assert "a set of all four fives" in label
    assert "a run in spades, queen to queen" in label


def test_the_ways_to_lay_a_hand_down_are_told_apart_by_ear(table):
    reopen(table, TWO_WAYS)
    table.evaluate("melds.game.table.deeds.knock()")
    sheet = table.locator("dialog[data-sheet=knock]")
    sheet.wait_for()
    ways = [way.get_attribute("aria-label") for way in sheet.locator("input[name=gin-arrangement]").all()]
    runs = "; ".join(f"a run in {suit}, five to seven" for suit in ("spades", "diamonds", "clubs"))
    sets = "a set of fives; a set of sixes; a set of sevens"
    assert sorted(ways) == [f"{runs}; deadwood ace of hearts", f"{sets}; deadwood ace of hearts"]


def test_an_act_with_melds_in_it_is_said_meld_by_meld(table):
    said = table.evaluate(
        """acts => { const {actWords} = melds.game.tongueOf('gin');
        return acts.map(act => actWords(act, melds.words, {spoken: true})); }""",
        ["layoff 9H > 5H 6H 7H 8H", "knock KC : QS QH QC / AD 2D 3D"],
    )
    assert said == [
        "Lay nine of hearts off on a run in hearts, five to eight",
        "Knock, with king of clubs face down, showing a set of queens; a run in diamonds, ace to three",
    ]


def test_a_chosen_card_says_what_it_would_leave(table):
    reopen(table, KNOCKING)
    table.evaluate("melds.game.table.focus()")
    press(table, "End", "Space")
    hears(table, "Without nine of clubs, deadwood 8: you may knock.")
    press(table, "Home", "Space")
    hears(table, "Without queen of spades, deadwood 37: 27 too many to knock.")
    table.evaluate("heard.length = 0")
    press(table, "Space")
    until(table, "melds.game.table.choice.size === 0")
    press(table, "0")
    hears(table, "deals won")
    first = table.evaluate("heard.find(said => said)")
    assert first.startswith("You 0, 0 deals won."), "a card put back says nothing"


def test_a_card_dropped_on_the_pile_says_only_that_it_was_discarded(table):
    reopen(table, KNOCKING)
    table.evaluate("heard.length = 0")
    drag(table, table.locator(f".hand [data-key='{key_of(table, '9C')}']"), table.locator(".heap.pile"))
    hears(table, "You discarded nine of clubs.")
    assert table.evaluate("heard.filter(said => said.startsWith('Without'))") == []


def test_a_card_that_makes_gin_says_so(table):
    reopen(table, GOING)
    tap(table, "9C")
    hears(table, "Without nine of clubs nothing is left: that is gin.")


def test_a_card_that_stays_says_so(table):
    reopen(table, stacked("5S 6S 7S QS QH AH 3D 4C 9D 2C", "", up="QC", players=("person", "simple")))
    table.evaluate("melds.game.act('take')")
    until(table, "melds.game.view.taken === 'QC' && !melds.game.acting")
    tap(table, "QC")
    hears(table, "You took queen of clubs just now: it stays in this turn")


def test_a_layoff_that_breaks_a_meld_says_its_sum_first(table):
    reopen(table, BREAKING)
    mine = table.evaluate("melds.game.view.knock.defence.best.points")
    tap(table, "9D")
    hears(table, "Without nine of diamonds a meld breaks: ")
    hears(table, f"in place of {mine}; theirs 1: {mine - 1} behind now.")


def test_a_layoff_says_how_the_sums_stand_already(table):
    reopen(table, FITTING)
    tap(table, "9H")
    until(table, "melds.game.view.hand.length === 9 && !melds.game.acting")
    tap(table, "QC")
    until(table, "melds.game.view.hand.length === 8 && !melds.game.acting")
    shown = table.evaluate("melds.game.view.knock")
    code = table.evaluate("melds.game.view.hand[0]")
    said = table.evaluate(
        """code => {
            const {board, view} = melds.game.table;
            board.choice.add({code, key: 0});
            board.preview = {legal: true, points: 3};
            return board.heard();
        }""",
        code,
    )
    assert shown["defence"]["undercut"]
    assert said.endswith("3 in place of 4; theirs 7: an undercut already.")


@pytest.mark.parametrize(
    ("name", "card", "said"),
    [
        ("voids", "KH", "too many to knock. A discard makes the deal void."),
        ("voids, a knock", "9C", "deadwood 8: you may knock. A discard makes the deal void."),
    ],
)
def test_a_discard_that_makes_the_deal_void_is_warned_of_by_ear(table, name, card, said):
    show(table, CROWDED[name])
    expect(table.locator(".status")).to_contain_text("A discard makes the deal void.")
    tap(table, card)
    hears(table, said)


def test_where_the_deal_goes_on_no_such_thing_is_said(table):
    show(table, CROWDED["run and set"])
    tap(table, "9C")
    hears(table, "Without nine of clubs, deadwood 8: you may knock.")
    assert "void" not in table.locator(".status").inner_text()
    assert table.evaluate("heard.filter(said => said.includes('void'))") == []


def test_ones_own_layoff_is_said_with_the_sum_that_it_leaves(table):
    reopen(table, FITTING)
    tap(table, "9H")
    hears(table, "You laid nine of hearts off on a run in hearts, five to eight. Yours 14, theirs 7.")
    until(table, "!melds.game.acting")
    tap(table, "QC")
    hears(table, "You laid queen of clubs off on a set of queens. Yours 4, theirs 7: an undercut.")


def test_an_undo_says_what_was_taken_back_and_what_is_to_be_done(table):
    reopen(table, stacked("5S 6S 7S QS QH AH 3D 4C 9D 2C", "", up="QC", players=("person", "simple")))
    table.evaluate("melds.game.table.focus()")
    press(table, "p")
    until(table, "melds.game.view.taken === 'QC' && !melds.game.acting")
    press(table, "u")
    until(table, "melds.game.view.step === 'upcard' && !melds.game.acting")
    until(table, "document.querySelector('#polite').textContent.includes('Taken back')")
    said = "Taken back: You took queen of clubs. Take queen of clubs, or pass it."
    assert table.locator("#polite p").last.inner_text() == said


def test_an_undo_of_a_layoff_says_no_sum_that_is_no_longer_so(table):
    reopen(table, FITTING)
    tap(table, "9H")
    hears(table, "Yours 14, theirs 7.")
    until(table, "!melds.game.acting")
    table.evaluate("heard.length = 0")
    press(table, "u")
    hears(table, "Taken back: You laid nine of hearts off on a run in hearts, five to eight. Tap ")
    assert table.evaluate("heard.filter(said => said.includes('Yours'))") == []


def test_refusals_are_spoken_with_cards_by_name(table):
    reopen(table, REFUSED)
    tap(table, "KC")
    table.evaluate("melds.game.table.deeds.knock()")
    sheet = table.locator("dialog[data-sheet=why]")
    sheet.wait_for()
    until(table, "document.querySelector('#assertive').textContent.includes('king of clubs')")
    spoken = table.locator("#assertive").inner_text()
    assert "(ace of hearts, four of diamonds and nine of diamonds)" in spoken
    law = sheet.locator(".law").first
    assert "K♣" in law.locator("[aria-hidden=true]").inner_text()
    assert "king of clubs" in law.locator(".say").inner_text()
    rows = [row.get_attribute("aria-label") for row in sheet.locator(".sum th").all()]
    assert rows == ["ace of hearts", "four of diamonds", "nine of diamonds", None, None, None]


def test_nothing_is_spoken_with_the_signs_of_suits(table):
    said = table.evaluate(
        """texts => texts.map(text => melds.words.aloud(text))""",
        ["Discard 10♦.", "K♠ K♥ ★ joker and 9♠", "Deal 3, 2♠ 10♥", "Your turn", "Gin: K♠, 4♦"],
    )
    assert said == [
        "Discard ten of diamonds.",
        "king of spades, king of hearts and joker and nine of spades",
        "Deal 3, two of spades and ten of hearts",
        "Your turn",
        "Gin: king of spades, four of diamonds",
    ]


def test_sentences_follow_each_other_as_the_language_has_it(table):
    said = table.evaluate(
        """() => {
            melds.words.forms = {...melds.words.forms, after: ' | '};
            heard.length = 0;
            melds.game.table.speak(0);
            return heard;
        }"""
    )
    assert said == ["You 0, 0 deals won. Fiona 0, 0 deals won. | The game goes to 100."]
    assert table.evaluate("melds.words.sentences(['One.', '', 'Two.'])") == "One. | Two."


def test_cards_laid_by_hand_say_where_they_are_and_where_a_tap_moves_them(table, axe):
    reopen(table, KNOCKING)
    table.evaluate("melds.game.table.deeds.knock()")
    sheet = table.locator("dialog[data-sheet=knock]")
    sheet.locator("[data-act=by-hand]").click()
    expect(sheet.locator("[data-code]").first).to_be_visible()
    assert axe(table) == []

    def says(code, text):
        expect(sheet.locator(f"[data-code='{code}']")).to_have_attribute("aria-label", text)

    says("QS", "queen of spades, in meld 1: move to the deadwood")
    says("5S", "five of spades, in meld 2: move to meld 1")
    says("AH", "ace of hearts, in the deadwood: move to meld 1")
    sheet.get_by_role("radio", name="Meld 2").check()
    says("QS", "queen of spades, in meld 1: move to meld 2")
    sheet.locator("[data-code='QS']").click()
    says("QS", "queen of spades, in meld 2: move to the deadwood")
    assert table.evaluate("document.activeElement.dataset.code") == "QS"
    sheet.get_by_role("radio", name="Deadwood").check()
    says("AH", "ace of hearts, in the deadwood: it lies there")
    assert sheet.get_by_role("group", name="Meld 2").locator("[data-code]").count() == 5
