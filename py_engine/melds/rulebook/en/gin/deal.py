"""Chapter G1 in English: the deal."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice
from melds.rulebook.words import Entry

ENTRIES: Final[Mapping[str, Entry]] = {
    "G1.1": Entry(
        "Two players, one pack",
        "Gin Rummy is a game for two. Our ruling, for our source does not say which cards: it is "
        "played with one full pack of 52, without jokers. No card is wild, and a three is a card "
        "like any other.",
        Choice(
            "cards-needs",
            {
                0: "The pack has {cards:cards}, as it should, but not the right ones: it must be "
                "one full pack without jokers."
            },
            "The pack must be one full pack without jokers, {needs:cards} in all; this one has "
            "{cards:cards}.",
        ),
    ),
    "G1.2": Entry(
        "Who deals",
        "Our ruling, since our source speaks only of void deals (G6.2): the table draws lots for "
        "the first deal, which is as good as the usual cut with the lower card to deal. After "
        "that the loser of a deal deals the next, so that the winner plays first. Other tables "
        "let the winner deal, or take turns; an option offers both.",
    ),
    "G1.3": Entry(
        "Shuffling and cutting",
        "Our ruling, for our source takes it for granted: the dealer shuffles, and the other "
        "player cuts the pack. A cut makes two parts, and each has at least one card: with 52 "
        "cards the smaller part may be anything from 1 to 26.",
        "A cut leaves at least one card in each part: with {cards:cards}, cut anywhere from 1 to "
        "{cards-1}, not at {cut}.",
    ),
    "G1.4": Entry(
        "Ten cards each",
        "The dealer gives each player ten cards face down, one at a time. Our ruling: the first "
        "card goes to the other player, and the dealer takes the last.",
    ),
    "G1.5": Entry(
        "Upcard and stock",
        "The next card is turned face up. It is the upcard, and begins the discard pile. The "
        "remaining 31 cards go face down beside it: this is the stock. Whatever is turned stays "
        "there, for no card is special: 2♥ or 3♦ will do as well as any.",
    ),
    "G1.6": Entry(
        "When a deal begins",
        "Our ruling: cards are dealt at the start of a match and when a deal has ended, and at no "
        "other time. A deal that has begun is played to its end.",
        "Cards are dealt only between deals, and this deal has not ended yet.",
    ),
}
