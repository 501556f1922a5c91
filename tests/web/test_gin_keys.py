"""Gin Rummy by keyboard and by ear: letters for its acts, a hand announced by its melds, every event a sentence."""

import pytest
from gin_play import FREE, begin, can, reopen
from gin_views import CROWDED
from table_play import focused, hand, show
from test_gin_table import FITTING, KNOCKING
from test_table_keys import press

from conftest import until
from wire.gin.stacked import stacked

LISTEN = """() => {
    window.heard = [];
    const {say} = melds.game, put = say.put.bind(say);
    say.put = (kind, text) => { heard.push(text); put(kind, text); };
}"""


def hears(page, text):
    until(page, f"heard.some(said => said.includes({text!r}))")


@pytest.fixture
def table(ready):
    ready.evaluate(LISTEN)
    begin(ready)
    ready.evaluate("melds.game.table.focus()")
    return ready


def test_the_hand_is_announced_by_melds_and_deadwood(table):
    show(table, CROWDED["run and set"])
    label = table.locator(".hand").get_attribute("aria-label")
    assert label.startswith(
        "Your hand, 11 cards: a set: queen of spades, queen of hearts and queen of clubs and a run: "
    )
    assert label.endswith("deadwood ace of hearts, three of diamonds, four of clubs and nine of clubs, 17 points")


def test_cards_say_what_is_special_about_them(table):
    def label(code):
        return table.locator(f".hand .card[data-rank='{code[0]}'][data-suit={code[1]}]").get_attribute("aria-label")

    show(table, CROWDED["took"])
    assert label("9C") == "nine of clubs, just taken, stays in this turn"
    show(table, CROWDED["layoff"])
    assert label("QC") == "queen of clubs, fits queen of spades, queen of hearts and queen of diamonds"


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
        knock | {"melds": [["5H", "6H", "7H"]], "deadwood": ["AC"]},
    )
    assert calls == [
        "P2 knocks with 7: five of hearts, six of hearts and seven of hearts, and ace of clubs left.",
        "Your turn: take the king of hearts, or pass.",
    ]


def test_k_knocks_and_with_shift_goes_to_a_king(table):
    show(table, CROWDED["loose"])
    press(table, "End", "Shift+K")
    assert focused(table) == "KH"
    press(table, "q")
    assert focused(table) == "KH", "there is no queen"
    press(table, "j")
    assert focused(table) == "JS"
    press(table, "k")
    at = "(({hand}) => hand.card(hand.at).code)(melds.game.table)"
    assert table.evaluate(at) == "JS", "without Shift it is no way to the king"


def test_a_rank_with_shift_is_never_an_act(table):
    reopen(table, stacked("QS QH QC 5S 6S 7S 8S 3D 4C 9D", "", up="2H", players=("person", "simple")))
    table.evaluate("melds.game.table.focus()")
    lines = table.evaluate("melds.game.lines.length")
    press(table, "Shift+A", "Shift+K")
    table.locator(".acts [data-act=hint]").focus()
    press(table, "Shift+A", "Shift+K")
    table.wait_for_timeout(150)
    assert table.evaluate("melds.game.lines.length") == lines
    assert table.locator("dialog[open]").count() == 0


def test_arrows_go_through_melds_and_rows(table):
    show(table, CROWDED["run and set"])
    cards = hand(table)
    press(table, "Home", "ArrowRight")
    assert focused(table) == cards[1]
    press(table, "Home", "ArrowDown")
    assert focused(table) == "AH"
    press(table, "ArrowUp")
    assert focused(table) == cards[0]
    press(table, "End", "ArrowDown")
    assert focused(table) == cards[-1]


def test_a_card_is_moved_with_alt_and_the_arrows_and_a_arranges_again(table):
    reopen(table, KNOCKING)
    table.evaluate("melds.game.table.focus()")
    arranged = hand(table)
    press(table, "Home", "Alt+ArrowRight")
    assert hand(table)[:2] == [arranged[1], arranged[0]]
    assert focused(table) == arranged[0]
    press(table, "a")
    until(table, "!document.querySelector('[data-act=arrange]').offsetParent")
    assert hand(table) == arranged


def test_a_knock_by_keys_alone(table):
    reopen(table, KNOCKING)
    table.evaluate("melds.game.table.focus()")
    press(table, "End", "Space")
    until(table, can("knock"))
    press(table, "k")
    table.locator("dialog[data-sheet=knock]").wait_for()
    assert table.evaluate("document.activeElement.tagName") == "H2"
    table.locator("dialog [data-act=confirm]").focus()
    press(table, "Enter")
    until(table, "!!melds.game.view.knock")
    hears(table, "You knocked with 8")


def test_laying_off_by_keys_alone(table):
    reopen(table, FITTING)
    table.evaluate("melds.game.table.focus()")
    press(table, "End", "Space")
    until(table, "melds.game.view.hand.length === 9 && !melds.game.acting")
    hears(table, "off on")
    press(table, "u")
    until(table, "melds.game.view.hand.length === 10 && !melds.game.acting")
    press(table, "b")
    until(table, "melds.game.view.knock.bestLayoffs.length === 0 && !melds.game.acting")
    press(table, "d")
    until(table, "!!melds.game.view.ended")
    hears(table, "Undercut")


def test_letters_do_nothing_when_switched_off(table):
    reopen(table, KNOCKING)
    table.evaluate("melds.game.table.focus()")
    table.evaluate("melds.settings.set('keys', false)")
    press(table, "k", "g", "x")
    table.wait_for_timeout(150)
    assert table.locator("dialog").count() == 0
