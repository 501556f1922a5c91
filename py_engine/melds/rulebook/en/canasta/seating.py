"""Chapter C1 in English: partners and seats."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice
from melds.rulebook.words import Entry

ENTRIES: Final[Mapping[str, Entry]] = {
    "C1.1": Entry(
        "Two sides of two",
        "Canasta belongs to the Rummy family and is played by four people as two sides of two. "
        "Partners sit opposite each other, so the turn goes from one side to the other and back. "
        "What one partner melds belongs to both.",
    ),
    "C1.2": Entry(
        "The order of the cards in the draw",
        "Partners can be settled by lot: the pack is spread face down and everybody lifts one "
        "card. Aces are highest, then kings, queens, jacks and tens, down to the twos. Between "
        "two cards of one rank the suit decides: spades, hearts, diamonds, clubs, from high to "
        "low, so K♠ beats K♥. Nowhere else in the game does one suit outrank another.",
    ),
    "C1.3": Entry(
        "Who sits where",
        "Whoever lifts the highest card chooses a seat and plays first in the first deal. The "
        "next highest card makes its player the partner of the highest; the other two players "
        "are the second side. Our ruling: the third highest sits to the left of the highest, and "
        "the table on the screen is turned so that your own seat is always the nearest one.",
    ),
    "C1.4": Entry(
        "Equal cards and jokers",
        "Two packs hold every card twice. If two players lift the same card, say both queens of "
        "hearts, neither of them is ahead. A joker has no rank in this draw at all. Our ruling: "
        "for equal cards both players draw again, for a joker only the one who lifted it.",
        Choice(
            "card",
            {"JK": "A joker has no rank in this draw, so the player who lifted it draws again."},
            "Two players lifted the {card:card}, so both of them draw again.",
        ),
    ),
    "C1.5": Entry(
        "One card each",
        "Everybody lifts one card. Whoever lifts two or more at once puts them aside and draws "
        "again.",
        "Each player lifts one card, not {lifted:word}: draw again.",
    ),
    "C1.6": Entry(
        "The ends of the pack",
        "The four cards at either end of the pack do not count in the draw. Whoever lifts one of "
        "them draws again.",
        "That card is one of the {ends:word} at its end of the pack, and those do not count: draw "
        "again, nearer the middle.",
    ),
    "C1.7": Entry(
        "A card already lifted",
        "Our ruling: a card that has been lifted stays out of the spread until everybody is "
        "seated, even if its player has to draw again, so no one else can lift it.",
        "That card has been lifted already: choose another.",
    ),
}
