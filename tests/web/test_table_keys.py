"""The table by keyboard: a list box of cards, letters for the acts, and a focus that is never lost."""

import pytest
from canasta_play import begin
from table_play import chosen, focused, hand, press, show
from table_views import CROWDED

from conftest import until


@pytest.fixture
def table(ready):
    begin(ready)
    show(ready, CROWDED["fifteen"])
    ready.evaluate("melds.game.table.focus()")
    return ready


def test_arrows_home_end_and_rank_letters_move_the_focus(table):
    cards = hand(table)
    tops = table.evaluate("[...document.querySelectorAll('.hand .card')].map(card => card.offsetTop)")
    each = tops.count(tops[0])
    press(table, "Home")
    assert focused(table) == cards[0]
    press(table, "ArrowRight")
    assert focused(table) == cards[1]
    press(table, "Home", "ArrowDown")
    assert focused(table) == cards[each]
    press(table, "ArrowUp")
    assert focused(table) == cards[0]
    press(table, "End")
    assert focused(table) == cards[-1]
    press(table, "q")
    assert focused(table) == "QS"
    press(table, "q")
    assert focused(table) == "QD"
    press(table, "Shift+Digit9")
    assert focused(table) == "9S"
    assert table.locator(".hand [tabindex='0']").count() == 1


def test_space_chooses_s_takes_the_rank_and_escape_puts_back(table):
    press(table, "Home", "a", "Space")
    assert chosen(table) == ["AS"]
    press(table, "s")
    press(table, "ArrowRight", "s")
    assert chosen(table) == ["AS", "AH", "AD"]
    press(table, "Escape")
    assert chosen(table) == []


def test_a_card_is_moved_with_alt_and_the_arrows(table):
    before = hand(table)
    press(table, "Home", "Alt+ArrowRight")
    assert hand(table)[:2] == [before[1], before[0]]
    assert focused(table) == before[0]


def test_seats_and_scores_are_read_out(table):
    press(table, "3")
    until(table, "document.getElementById('polite').textContent.includes('Bartholomew')")
    press(table, "0")
    until(table, "document.getElementById('polite').textContent.includes('1,745')")


def test_letters_do_nothing_when_switched_off_or_outside_the_table(table):
    table.evaluate("melds.settings.set('keys', false)")
    press(table, "p")
    table.wait_for_timeout(150)
    assert table.locator("dialog").count() == 0
    table.evaluate("melds.settings.set('keys', true)")
    table.evaluate("document.activeElement.blur()")
    press(table, "p")
    table.wait_for_timeout(150)
    assert table.locator("dialog").count() == 0


def test_a_sheet_has_the_focus_on_its_title_and_gives_it_back(table):
    press(table, "End")
    before = focused(table)
    press(table, "p")
    table.locator("dialog[data-sheet=pile]").wait_for()
    assert table.evaluate("document.activeElement.tagName") == "H2"
    press(table, "Escape")
    assert focused(table) == before


def test_after_an_act_the_focus_is_on_the_neighbour(ready):
    begin(ready)
    ready.evaluate("melds.game.table.focus()")
    press(ready, "d")
    until(ready, "melds.game.view.step === 'play'")
    press(ready, "End", "Space")
    until(ready, "document.querySelector('.acts [data-act=discard]').getAttribute('aria-disabled') === null")
    press(ready, "x")
    until(ready, "!melds.game.busy && melds.game.view.step === 'draw'")
    assert focused(ready) in hand(ready)
    assert focused(ready) != ""


def test_melds_and_piles_speak(table):
    show(table, CROWDED["everything"])
    meld = table.locator(".side.ours [data-rank=A] .cover")
    assert meld.get_attribute("aria-label") == "Aces, 3 cards, 4 short of a canasta"
    assert (
        table.locator(".side.ours [data-rank='9'] .cover").get_attribute("aria-label")
        == "Nines, 7 cards, natural canasta"
    )
    assert "frozen" in table.locator(".heap.pile .cover").get_attribute("aria-label")


def test_an_undo_says_what_was_taken_back_and_what_is_to_be_done(table):
    """The melds of one act are told apart by ear."""
    show(table, CROWDED["everything"])
    table.evaluate(
        """() => {
            const {game, game: {book, view}} = melds;
            const groups = [['KS', 'KH', 'KD'], ['9S', '9H', '9D']].map(cards => ({cards}));
            view.can.undo = true;
            book.add([{kind: 'melded', seat: 'S', groups}], view.deal, game.lines.length + 1);
            game.undo = async () => { book.cut(game.lines.length); return {kind: 'view'}; };
        }"""
    )
    press(table, "u")
    until(table, "document.querySelector('#polite').textContent.includes('Taken back')")
    laid = (
        "king of spades, king of hearts and king of diamonds; nine of spades, nine of hearts and nine of diamonds"
    )
    todo = "You drew three of clubs. Meld, or choose a card to discard."
    assert table.locator("#polite").inner_text() == f"Taken back: You melded {laid}. {todo}"
