"""The words of Canasta's rulebook, sentence by sentence; what holds for every game is in tests/rulebook."""

import pytest

from melds.rulebook import chapters, words
from melds.rulebook.sentence import render

MODULES = ["seating", "deal", "turn", "melding", "pile", "ending", "scoring"]


def test_chapters_are_named_after_the_modules_of_the_engine():
    assert [chapter.module for chapter in chapters("canasta")] == MODULES


@pytest.mark.parametrize(
    ("rule_id", "facts", "sentence"),
    [
        (
            "C4.5",
            {"needs": 50, "has": 30, "score": 1495},
            (
                "Your opening needs 50 points at a score of 1,495; these melds make 30, which is "
                "20 short."
            ),
        ),
        (
            "C4.5",
            {"needs": 15, "has": 0, "score": -1160},
            (
                "Your opening needs 15 points at a score of \N{MINUS SIGN}1,160; these melds make "
                "0, which is 15 short."
            ),
        ),
        (
            "C4.1",
            {"rank": "6", "cards": 2, "needs": 3},
            "A new meld needs at least three cards, and this one of sixes has only two.",
        ),
        (
            "C4.2",
            {"ranks": "6 5 4"},
            (
                "A meld has one rank, and this one mixes sixes, fives and fours; runs do not count "
                "in Canasta."
            ),
        ),
        (
            "C5.4",
            {"top": "JK"},
            (
                "The joker on top of the pile is a wild card: nobody may take the pile until a "
                "natural card has been discarded on it."
            ),
        ),
        (
            "C5.5",
            {"top": "TD", "naturals": 0, "needs": 2, "why": "frozen"},
            (
                "The pile is frozen: its 10♦ needs two natural cards of that rank from your hand, "
                "and this take brings none."
            ),
        ),
        (
            "C6.14",
            {"stock": 1},
            (
                "You can still draw, for the stock has one card: passing is only for a stock that "
                "is used up."
            ),
        ),
    ],
)
def test_sentences_in_english(rule_id, facts, sentence):
    assert words("en").refusal(rule_id, facts) == sentence


def test_the_figures_of_english():
    figures = words("en").figures
    assert [figures.number(n) for n in (0, 50, 1495, -160)] == [
        "0",
        "50",
        "1,495",
        "\N{MINUS SIGN}160",
    ]
    assert [figures.count(n, "cards") for n in (0, 1, 2, 12, 13, 1500)] == [
        *("no cards", "one card", "two cards", "twelve cards", "13 cards", "1,500 cards")
    ]
    assert [figures.count(n, "points") for n in (0, 1, 5)] == ["0 points", "1 point", "5 points"]
    assert [figures.ordinal(n) for n in (1, 3, 12, 13, 21, 22, 103, 111)] == [
        *("first", "third", "twelfth", "13th", "21st", "22nd", "103rd", "111th")
    ]
    assert [figures.card(each) for each in ("QD", "TS", "10S", "2C", "JK", "??")] == [
        *("Q♦", "10♠", "10♠", "2♣", "joker", "card face down")
    ]
    assert [figures.many(each) for each in ("6", "KS", "T", "W")] == [
        *("sixes", "kings", "tens", "wild cards")
    ]
    assert figures.list(("K",)) == "kings"
    assert figures.faces("QD TS") == "Q♦ 10♠"
    assert [figures.seat(each) for each in ("W", "2", "Ada")] == ["West", "player 2", "Ada"]


def test_a_fact_of_the_wrong_type_is_not_written():
    with pytest.raises(TypeError):
        render("{needs:card}", {"needs": None}, words("en").figures)
    with pytest.raises(TypeError):
        render("{needs-has}", {"needs": 50, "has": "30"}, words("en").figures)
