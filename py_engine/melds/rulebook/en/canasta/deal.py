"""Chapter C2 in English: the deal."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice, paragraph
from melds.rulebook.words import Entry

_ROUNDS: Final = "three at a time for three rounds and two at a time after that, clockwise, beginning"

ENTRIES: Final[Mapping[str, Entry]] = {
    "C2.1": Entry(
        "The pack",
        Choice(
            "packs",
            {
                1: "Canasta is dealt, in these rules, from one full pack with {jokers:jokers}: "
                "{pack:cards}.",
                2: Choice(
                    "jokers",
                    {
                        4: "Canasta is dealt from two full packs with the same backs, shuffled together "
                        "with the two jokers of each: {pack:cards}. So every card of every suit is there "
                        "exactly twice, and there are four jokers.",
                    },
                    "Canasta is dealt, in these rules, from two full packs with the same backs, shuffled "
                    "together with {jokers:jokers}: {pack:cards}.",
                ),
            },
            "Canasta is dealt, in these rules, from {packs:word} full packs with the same backs, "
            "shuffled together with {jokers:jokers}: {pack:cards}. So every card of every suit is there "
            "exactly {packs:word} times.",
        ),
        Choice(
            "cards-needs",
            {
                0: Choice(
                    "needs",
                    {
                        108: "The pack has {cards:cards}, as it should, but not the right ones: it must "
                        "be two full packs with their jokers.",
                    },
                    "The pack has {cards:cards}, as it should, but not the right ones: it must be full "
                    "packs with their jokers.",
                )
            },
            Choice(
                "needs",
                {
                    108: "The pack must be two full packs with their jokers, {needs:cards} in all; this "
                    "one has {cards:cards}.",
                    162: "The pack must be three full packs with their jokers, {needs:cards} in all; "
                    "this one has {cards:cards}.",
                    216: "The pack must be four full packs with their jokers, {needs:cards} in all; this "
                    "one has {cards:cards}.",
                },
                "The pack must have {needs:cards}; this one has {cards:cards}.",
            ),
        ),
    ),
    "C2.2": Entry(
        "The dealer",
        Choice(
            "partner_draw",
            {
                "no": "The first dealer is found by lot. For each further deal the next player clockwise "
                "is the dealer."
            },
            "The first dealer is the player to the right of the one who drew the highest card, so "
            "that the highest card also plays first. For each further deal the next player clockwise "
            "is the dealer.",
        ),
    ),
    "C2.3": Entry(
        "Shuffling and cutting",
        paragraph(
            "Anybody may shuffle, and the dealer may shuffle last. Then the player to the dealer's "
            "left cuts the pack. A cut makes two parts, and each has at least one card:",
            Choice(
                "pack",
                {108: "with 108 cards the smaller part may be anything from 1 to 54."},
                "with {pack:cards} either part may be anything from 1 to {pack-1}.",
            ),
        ),
        "A cut leaves at least one card in each part: with {cards:cards}, cut anywhere from 1 to "
        "{cards-1}, not at {cut}.",
    ),
    "C2.4": Entry(
        "The cards dealt",
        Choice(
            "batches",
            {
                "1": "The dealer gives every player {hand_size:cards} face down, one at a time and "
                "clockwise, beginning with the player to the left.",
                "3": "The dealer gives every player {hand_size:cards} face down, three at a time and "
                "clockwise, beginning with the player to the left.",
                "3,3,3,2": f"The dealer gives every player {{hand_size:cards}} face down, {_ROUNDS} with "
                "the player to the left.",
                "3,3,3,2,2": f"The dealer gives every player {{hand_size:cards}} face down, {_ROUNDS} "
                "with the player to the left.",
            },
            "The dealer gives every player {hand_size:cards} face down, clockwise, beginning with the "
            "player to the left. Round by round so many are given at once: {batches}; the last number "
            "holds until everybody has a full hand.",
        ),
    ),
    "C2.5": Entry(
        "Stock and pile",
        "The rest of the cards go face down to the middle of the table: this is the stock. Its "
        "top card is turned face up beside it and begins the discard pile. With {seats:word} players "
        "the stock then has {stock:cards}.",
    ),
    "C2.6": Entry(
        "Covering the turned card",
        paragraph(
            Choice(
                "black3_upcard",
                {
                    "yes": "If the turned card is a joker, a two or a red three, another card is turned "
                    "and laid on it, and so on until any other card shows. A black three stays on top, "
                    "with the effect that C5.8 tells."
                },
                "If the turned card is a joker, a two or a three of either colour, another card is "
                "turned and laid on it, and so on until a natural card of rank four or higher shows.",
            ),
            "All of them belong to the pile. Turn a joker and then 9♦, say, and play begins with a pile "
            "of two cards, which is frozen besides (C5.2).",
        ),
    ),
    "C2.7": Entry(
        "When a deal begins",
        "Our ruling: cards are dealt at the start of a match and when a deal has been scored, and "
        "at no other time. A deal that has begun is played to its end.",
        "Cards are dealt only between deals, and this deal has not ended yet.",
    ),
}
