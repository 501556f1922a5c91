"""How a language writes figures: numbers, cards, ranks, counts and places at the table.

The one place where a fact of the engine ("1500", "QD", "K") becomes something to read ("1,500",
"Q♦", "kings"). What differs between languages is data in `Figures`; how it is put together is here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

SUITS: Final[Mapping[str, str]] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_MINUS: Final = "\N{MINUS SIGN}"
_APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"


def typeset(text: str) -> str:
    """The text with a proper apostrophe for every straight one."""
    return text.replace("'", _APOSTROPHE)


def rank_of(notation: str) -> str:
    """The rank in the notation of a card or of a rank: "QD" and "Q" give "Q", "10" gives "T"."""
    if notation.startswith("10"):
        return "T"
    return notation[0] if len(notation) == 2 and notation[1] in SUITS else notation


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one language.

    `small` holds the words for nothing, one, two and so on; higher numbers are written in digits.
    `nouns` holds what can be counted, each with its forms; `form(n)` is the index of the form that
    goes with n. Nouns in `in_digits` are never counted in words. `ranks` maps a rank to its name
    for one card and for several; "JK", "W" (any wild card) and "??" (a card face down) are ranks.
    """

    separator: str
    small: tuple[str, ...]
    no: str
    form: Callable[[int], int]
    nouns: Mapping[str, tuple[str, ...]]
    in_digits: frozenset[str]
    ordinal: Callable[[int], str]
    ranks: Mapping[str, tuple[str, str]]
    seats: Mapping[str, str]
    last_join: str

    def number(self, value: int) -> str:
        """A number in digits: 1500 is "1,500"."""
        digits = f"{abs(value):,}".replace(",", self.separator)
        return f"{_MINUS}{digits}" if value < 0 else digits

    def word(self, value: int) -> str:
        """A small number in words, with "none" for nothing; any other number in digits."""
        return self.small[value] if 0 <= value < len(self.small) else self.number(value)

    def count(self, value: int, noun: str) -> str:
        """A number with its noun: "no cards", "one card", "two cards", "13 cards", "50 points".

        Raises KeyError for a noun the language does not have.
        """
        name = self.nouns[noun][self.form(value)]
        if noun in self.in_digits:
            return f"{self.number(value)} {name}"
        return f"{self.no if value == 0 else self.word(value)} {name}"

    def card(self, notation: str) -> str:
        """A card from its notation: "QD" is "Q♦", "TD" is "10♦", "JK" the word for joker."""
        rank = rank_of(notation)
        if rank == notation:
            return self.one(notation)
        return f"{'10' if rank == 'T' else rank}{SUITS[notation[-1]]}"

    def faces(self, notation: str) -> str:
        """Several cards from their notation: "7S 7H" is "7♠ 7♥"."""
        return " ".join([self.card(each) for each in notation.split()])

    def one(self, notation: str) -> str:
        """The rank's name for one card: "K" and "KS" are "king"."""
        return self._rank(notation)[0]

    def many(self, notation: str) -> str:
        """The rank's name for several cards: "K" and "KS" are "kings"."""
        return self._rank(notation)[1]

    def list(self, ranks: str | Sequence[str]) -> str:
        """Several ranks as a list, from "4 5 6" or ("4", "5", "6"): "fours, fives and sixes"."""
        names = [self.many(rank) for rank in (ranks.split() if isinstance(ranks, str) else ranks)]
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])}{self.last_join}{names[-1]}"

    def seat(self, notation: str) -> str:
        """A seat's name: "W" is "West"; anything else, a player's name say, is left as it is."""
        return self.seats.get(notation, notation)

    def _rank(self, notation: str) -> tuple[str, str]:
        return self.ranks.get(rank_of(notation), (notation, notation))
