"""Chapter C2 in English: the deal."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice
from melds.rulebook.words import Entry

ENTRIES: Final[Mapping[str, Entry]] = {
    "C2.1": Entry(
        "The pack",
        "Canasta is dealt from two full packs with the same backs, shuffled together with the "
        "two jokers of each: 108 cards. So every card of every suit is there exactly twice, and "
        "there are four jokers.",
        Choice(
            "cards-needs",
            {
                0: "The pack has {cards:cards}, as it should, but not the right ones: it must be "
                "two full packs with their jokers."
            },
            "The pack must be two full packs with their jokers, {needs:cards} in all; this one "
            "has {cards:cards}.",
        ),
    ),
    "C2.2": Entry(
        "The dealer",
        "The first dealer is the player to the right of the one who drew the highest card, so "
        "that the highest card also plays first. For each further deal the next player clockwise "
        "is the dealer.",
    ),
    "C2.3": Entry(
        "Shuffling and cutting",
        "Anybody may shuffle, and the dealer may shuffle last. Then the player to the dealer's "
        "left cuts the pack. A cut makes two parts, and each has at least one card: with 108 "
        "cards the smaller part may be anything from 1 to 54.",
        "A cut leaves at least one card in each part: with {cards:cards}, cut anywhere from 1 to "
        "{cards-1}, not at {cut}.",
    ),
    "C2.4": Entry(
        "Eleven cards each",
        "The dealer gives every player 11 cards face down, one at a time and clockwise, beginning "
        "with the player to the left.",
    ),
    "C2.5": Entry(
        "Stock and pile",
        "The rest of the cards go face down to the middle of the table: this is the stock. Its "
        "top card is turned face up beside it and begins the discard pile. With four players the "
        "stock then has 63 cards.",
    ),
    "C2.6": Entry(
        "Covering the turned card",
        "If the turned card is a joker, a two or a three of either colour, another card is turned "
        "and laid on it, and so on until a natural card of rank four or higher shows. All of them "
        "belong to the pile. Turn a joker and then 9♦, say, and play begins with a pile of two "
        "cards, which is frozen besides (C5.2).",
    ),
    "C2.7": Entry(
        "When a deal begins",
        "Our ruling: cards are dealt at the start of a match and when a deal has been scored, and "
        "at no other time. A deal that has begun is played to its end.",
        "Cards are dealt only between deals, and this deal has not ended yet.",
    ),
}
