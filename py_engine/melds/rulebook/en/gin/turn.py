"""Chapter G2 in English: the turn."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice
from melds.rulebook.words import Entry

ENTRIES: Final[Mapping[str, Entry]] = {
    "G2.1": Entry(
        "Whose turn it is",
        "The player who did not deal always begins; then the two take turns. You play only in "
        "your own turn. After a knock the word passes to the other player, who may lay off cards "
        "(G5.1).",
        "It is {turn:seat}'s turn: wait until it is yours.",
    ),
    "G2.2": Entry(
        "Take a card, part with a card",
        "Every turn has two halves. First you take one card, from the stock or from the discard "
        "pile, and hold eleven. Then you part with one: either you discard it face up on the "
        "pile, which ends your turn, or you lay it face down and knock, which ends the deal "
        "(G4.1).",
        Choice(
            "step",
            {
                "draw": Choice(
                    "act",
                    {
                        "knock": "A turn begins with a card: take one first, and then knock.",
                        "discard": "A turn begins with a card: take one first, and then discard.",
                    },
                    "A turn begins with a card: take one first.",
                ),
                "play": "You have your card for this turn already: now discard, or knock if you "
                "can.",
                "layoff": Choice(
                    "act",
                    {
                        "knock": "There has been a knock already: lay off what fits, and say when "
                        "you are done.",
                    },
                    "Nothing is drawn or discarded after a knock: lay off what fits, and say when "
                    "you are done.",
                ),
                "deal": "Nothing can be played until the cards have been dealt.",
            },
            "A turn has a fixed order: take a card, then discard or knock.",
        ),
    ),
    "G2.3": Entry(
        "The first upcard",
        "A deal opens with a choice. The player who did not deal may take the upcard or pass; "
        "after a pass, the dealer has the same choice. Until then the stock has to wait. Whoever "
        "takes the upcard goes on to discard or to knock, and the turn then passes to the other: "
        "if you pass 7♠ and the dealer takes it and discards 2♣, it is your turn again.",
        Choice(
            "act",
            {
                "draw": "The first upcard comes before the stock: take it or pass.",
            },
            "The deal opens with the first upcard: take it or pass, and then play goes on.",
        ),
    ),
    "G2.4": Entry(
        "When both have passed",
        "If both players pass, the one who did not deal begins with the top card of the stock, "
        "and with no other. The upcard has had its chance: it stays in the pile, and is covered "
        "by the first discard.",
        "Both players have passed the upcard, so this turn begins with a card from the stock.",
    ),
    "G2.5": Entry(
        "From either pile",
        "After the opening, every turn begins with one card of your choice: the top card of the "
        "stock, which nobody has seen, or the top card of the discard pile, which everybody has. "
        "It is always the top card, and always one. The rest of the pile is out of play.",
    ),
    "G2.6": Entry(
        "A card from your hand",
        "You can part only with a card in your hand. Any one will do, even the one that you have "
        "just drawn from the stock; the only exception is G2.7.",
        Choice(
            "act",
            {
                "discard": "Your hand has no {card:card} to discard.",
                "knock": "Your hand has no {card:card} to lay face down.",
                "layoff": "Your hand has no {card:card} to lay off.",
            },
            "Your hand has no {card:card} to spare for this.",
        ),
    ),
    "G2.7": Entry(
        "A card just taken",
        "A card that you take from the pile may not be discarded in the same turn, nor laid face "
        "down to knock: take 9♥, and some other card must go. Our reading: our source says this "
        "of the turned card, by the letter only of the first upcard, but the reason holds for "
        "every card of the pile. To take a card and put it straight back would be to pass. An "
        "option reads it otherwise: for the first upcard alone, or not at all.",
        "You have just taken the {card:card} from the pile, so it stays in your hand for this "
        "turn: part with another card.",
    ),
    "G2.8": Entry(
        "Only the first upcard is passed",
        "You can pass the first upcard and nothing else. In every later turn you take a card, "
        "and there is always one to take, for a deal ends before the stock does (G6.1).",
        Choice(
            "step",
            {
                "draw": "Only the first upcard can be passed: this turn begins with a card.",
                "play": "Only the first upcard can be passed: this turn ends with a discard or a "
                "knock.",
                "layoff": "Only the first upcard can be passed: if you have nothing more to lay "
                "off, say that you are done.",
            },
            "Only the first upcard can be passed, and there is none to pass now.",
        ),
    ),
}
