"""The words of Gin Rummy's rulebook, sentence by sentence; what holds for every game is in tests/rulebook."""

import re

import pytest

from melds.cards import read_cards
from melds.gin.layoff import best_defence, fits
from melds.gin.melding import best, deadwood, points
from melds.gin.options import figures
from melds.gin.variants import GIN
from melds.rulebook import chapters, words

CHAPTERS = chapters("gin")
FIGURES = figures(GIN)
MODULES = ["deal", "turn", "melding", "knocking", "layoff", "ending", "scoring", "settlement"]


def test_chapters_are_named_after_the_modules_of_the_engine():
    assert [chapter.module for chapter in CHAPTERS] == MODULES


@pytest.mark.parametrize("rule_id", ["G2.7", "G3.7", "G4.4", "G5.7", "G7.2", "G7.5", "G7.6", "G8.2", "G8.5", "G8.6"])
def test_what_the_source_says_in_two_ways_is_told_as_a_reading(rule_id):
    assert re.search(r"Our reading: .*(source|letter)", words("en").text(rule_id, FIGURES))


@pytest.mark.parametrize("rule_id", ["G1.2", "G6.4"])
def test_what_the_source_does_not_say_is_told_as_a_ruling(rule_id):
    """Who deals first, and the hands of a void deal: C001-22 and C001-23 speak of neither."""
    assert re.search(r"Our ruling[:,].*source", words("en").text(rule_id, FIGURES))


@pytest.mark.parametrize("rule_id", [rule.id for chapter in CHAPTERS for rule in chapter.rules])
def test_the_values_of_one_option_are_one_option(rule_id):
    assert not re.search(r"[Tt]wo options|both are options", words("en").text(rule_id, FIGURES))


def test_one_word_stands_for_who_did_not_knock():
    for chapter in CHAPTERS:
        for rule in chapter.rules:
            assert "opponent" not in words("en").text(rule.id, FIGURES) + words("en").title(rule.id)


@pytest.mark.parametrize("rule_id", ["G2.7", "G7.5", "G7.6", "G8.2", "G8.5", "G8.6"])
def test_every_other_reading_but_that_of_an_error_is_an_option(rule_id):
    assert re.search(r"[Oo]ptions?\b", words("en").text(rule_id, FIGURES))
    assert "ption" not in words("en").text("G7.2", FIGURES)


@pytest.mark.parametrize(
    ("rule_id", "facts", "sentence"),
    [
        ("G2.1", {"turn": "2"}, "It is player 2\N{RIGHT SINGLE QUOTATION MARK}s turn: wait until it is yours."),
        (
            "G2.7",
            {"card": "9H"},
            "You have just taken the 9♥ from the pile, so it stays in your hand for this turn: part with another card.",
        ),
        (
            "G3.2",
            {"cards": "7S 7H", "count": 2},
            (
                "7♠ 7♥ is too short for a meld: a set has three or four cards of one rank, a run three or more of one "
                "suit."
            ),
        ),
        (
            "G4.2",
            {"limit": 10, "has": 14, "card": "9C", "melds": 0, "deadwood": "TS 4D", "upcard": ""},
            "To knock, your deadwood may be at most 10; without the 9♣ it would be 14 (10♠ 4♦), 4 too many.",
        ),
        (
            "G4.2",
            {"limit": 10, "has": 24, "card": "9C", "melds": 2, "deadwood": "KS QH 4D", "upcard": ""},
            (
                "To knock, your deadwood may be at most 10; without the 9♣, and with the melds as you have laid them, "
                "it would be 24 (K♠ Q♥ 4♦), 14 too many."
            ),
        ),
        (
            "G4.2",
            {"limit": 0, "has": 3, "card": "KC", "melds": 0, "deadwood": "AS 2D", "upcard": ""},
            "A knock needs gin here, no deadwood at all; without the K♣ it would be 3 (A♠ 2♦).",
        ),
        (
            "G4.2",
            {"limit": 1, "has": 3, "card": "KC", "melds": 0, "deadwood": "AS 2D", "upcard": "AD"},
            (
                "To knock, your deadwood may be at most 1, as the upcard A♦ has it (G4.5); without the K♣ it would be "
                "3 (A♠ 2♦), 2 too many."
            ),
        ),
        (
            "G4.2",
            {"limit": 0, "has": 1, "card": "KC", "melds": 2, "deadwood": "AS", "upcard": "AD"},
            (
                "A knock needs gin here, no deadwood at all, for the upcard is A♦ (G4.5); without the K♣, and with the "
                "melds as you have laid them, it would be 1 (A♠)."
            ),
        ),
        (
            "G4.1",
            {"hidden": 3},
            (
                "To knock is to show ten cards, and three cards of this hand cannot be seen: name the melds that they "
                "are in."
            ),
        ),
        (
            "G4.7",
            {"why": "hidden", "has": 0, "deadwood": "", "hidden": 11},
            "Big gin needs all eleven cards in melds, and eleven cards of this hand cannot be seen.",
        ),
        (
            "G2.2",
            {"step": "layoff", "act": "knock"},
            "There has been a knock already: lay off what fits, and say when you are done.",
        ),
        ("G5.4", {"card": "3C", "held": "no"}, "Only the defender lays off cards, and it was you who knocked."),
        (
            "G5.6",
            {"act": "done", "when": "before"},
            (
                "There is no laying off to end: that begins with the other player\N{RIGHT SINGLE QUOTATION MARK}s "
                "knock."
            ),
        ),
        ("G5.6", {"act": "layoff", "when": "after"}, "This deal has ended, and nothing more is laid off in it."),
        (
            "G4.7",
            {"why": "melds", "has": 1, "deadwood": "AC", "hidden": 0},
            (
                "Big gin needs all eleven cards in melds, and here 1 point of deadwood would be left (A♣): to knock, "
                "lay one card face down."
            ),
        ),
        (
            "G5.2",
            {"card": "8H", "meld": "4H 5H 6H"},
            (
                "The 8♥ does not fit 4♥ 5♥ 6♥: a set takes the fourth card of its rank, and a run the next card of its "
                "suit at either end."
            ),
        ),
    ],
)
def test_sentences_in_english(rule_id, facts, sentence):
    assert words("en").refusal(rule_id, facts) == sentence


def melds(text):
    """Return the melds that a text shows, in notation with slashes between."""
    return [read_cards(each) for each in text.split("/")]


def fitting(shown):
    """Return how many cards outside some melds fit one of them."""
    held = [card for meld in shown for card in meld]
    return sum(any(fits(meld, card) for meld in shown) for card in range(52) if card not in held)


def test_the_hands_that_the_texts_tell_of_are_what_they_say():
    assert best(read_cards("7S 7H 7D 8D 9D")).points == 14  # G3.7
    assert points(read_cards("8D 9D")) == 17
    tens = "KS KH KD 7C 8C 9C AS 2H 3D "
    assert (deadwood(read_cards(tens + "4C")), deadwood(read_cards(tens + "5C"))) == (10, 11)  # G4.2
    assert deadwood(read_cards("KS KH KD 7C 8C 9C 2S 2H 2D 2C")) == 0  # G4.3
    assert fitting(melds("5S 6S 7S / 5C 6C 7C / 5D 6D 7D")) == 6  # G4.4
    assert fitting(melds("5S 5C 5D / 6S 6C 6D / 7S 7C 7D")) == 3
    hand = read_cards("7S 7H 7D 7C 8H")  # G5.7
    defence = best_defence(hand, melds("4H 5H 6H"))
    assert [card for card, _ in defence.layoffs] == [*read_cards("7H 8H")]
    assert (deadwood(hand), defence.arrangement.points) == (8, 0)
