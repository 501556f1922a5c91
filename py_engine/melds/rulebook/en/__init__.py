"""The rulebook in English, and how English writes its figures."""

from typing import Final

from melds.rulebook.figures import Figures
from melds.rulebook.words import Words

_NTH: Final = (
    *("zeroth", "first", "second", "third", "fourth", "fifth", "sixth"),
    *("seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"),
)  # fmt: skip
_ENDINGS: Final = {1: "st", 2: "nd", 3: "rd"}
_TEENS: Final = range(11, 14)


def _ordinal(value: int) -> str:
    """Third, twelfth, 13th, 21st."""
    if 0 <= value < len(_NTH):
        return _NTH[value]
    ending = "th" if value % 100 in _TEENS else _ENDINGS.get(value % 10, "th")
    return f"{value:,}{ending}"


def _form(value: int) -> int:
    """English has two forms: one card, and any other number of cards."""
    return 0 if value == 1 else 1


FIGURES: Final = Figures(
    separator=",",
    small=(
        *("none", "one", "two", "three", "four", "five", "six"),
        *("seven", "eight", "nine", "ten", "eleven", "twelve"),
    ),
    no="no",
    form=_form,
    nouns={
        "cards": ("card", "cards"),
        "naturals": ("natural card", "natural cards"),
        "wilds": ("wild card", "wild cards"),
        "blacks": ("black three", "black threes"),
        "canastas": ("canasta", "canastas"),
        "jokers": ("joker", "jokers"),
        "points": ("point", "points"),
    },
    in_digits=frozenset({"points"}),
    ordinal=_ordinal,
    ranks={
        "A": ("ace", "aces"),
        "K": ("king", "kings"),
        "Q": ("queen", "queens"),
        "J": ("jack", "jacks"),
        "T": ("ten", "tens"),
        "9": ("nine", "nines"),
        "8": ("eight", "eights"),
        "7": ("seven", "sevens"),
        "6": ("six", "sixes"),
        "5": ("five", "fives"),
        "4": ("four", "fours"),
        "3": ("three", "threes"),
        "2": ("two", "twos"),
        "JK": ("joker", "jokers"),
        "W": ("wild card", "wild cards"),
        "??": ("card face down", "cards face down"),
    },
    seats={"S": "South", "W": "West", "N": "North", "E": "East"} | {str(n): f"player {n}" for n in range(1, 10)},
    last_join=" and ",
)

WORDS: Final = Words(lang="en", figures=FIGURES)
