"""Chapter C3 in English: the turn."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice, paragraph
from melds.rulebook.words import Entry

_BEGIN: Final = "First draw from the stock or take the pile"
_NOT_THE_LAST: Final = (
    "Our ruling: nobody goes out by laying one down, so it may not be your last card when the stock "
    "has none to replace it."
)

ENTRIES: Final[Mapping[str, Entry]] = {
    "C3.1": Entry(
        "Whose turn it is",
        paragraph(
            "The player to the dealer's left begins, and the turn passes clockwise. You play only in "
            "your own turn.",
            Choice(
                "seats-sides",
                {0: ""},
                "The one exception is your answer when your partner asks to go out (C6.15).",
            ),
        ),
        "It is {turn:seat}'s turn: wait until play comes round to you.",
    ),
    "C3.2": Entry(
        "Draw, meld, discard",
        paragraph(
            "Every turn has the same order.",
            Choice(
                "draws",
                {
                    1: "First you get a card: you draw from the stock or take the discard pile, one or "
                    "the other."
                },
                "First you draw {draws:cards} from the stock or take the discard pile, one or the other.",
            ),
            "Then you meld as much as you like, or nothing at all. Last you discard one card, and your "
            "turn is over.",
        ),
        Choice(
            "step",
            {
                "draw": Choice(
                    "act",
                    {
                        "meld": f"{_BEGIN}, and then meld.",
                        "discard": f"{_BEGIN}; the discard comes last.",
                    },
                    f"{_BEGIN}.",
                ),
                "play": Choice(
                    "act",
                    {
                        "draw": "You have drawn or taken the pile in this turn already: meld if you "
                        "like, then discard.",
                        "take": "You have drawn or taken the pile in this turn already, so the pile "
                        "must wait: meld if you like, then discard.",
                    },
                    "In this part of your turn you meld if you like, and then discard.",
                ),
                "answer": "A question is waiting, “Partner, may I go out?”, and play goes on when "
                "it has been answered with yes or no.",
                "deal": "Nothing can be played until the cards have been dealt.",
            },
            "A turn has a fixed order: draw or take the pile, meld if you like, then discard.",
        ),
    ),
    "C3.3": Entry(
        "The right to draw",
        paragraph(
            Choice(
                "draws",
                {
                    1: "At the start of your turn you may always draw the top card of the stock, even "
                    "when you could take the pile."
                },
                "At the start of your turn you may always draw the top {draws:cards} of the stock, or "
                "what is left of it, even when you could take the pile.",
            ),
            "The right lasts as long as the stock does; what happens after that is told from C6.10 on.",
        ),
    ),
    "C3.4": Entry(
        "A red three in the deal",
        Choice(
            "red3_grace",
            {
                0: Choice(
                    "red3_forgettable",
                    {
                        "yes": "If you were dealt a red three, you lay it face up on the table yourself, "
                        "in your first turn or when you think of it (C3.8), and draw a card from the "
                        "stock in its place."
                    },
                    "If you were dealt a red three, it goes face up on the table when your first turn "
                    "comes, and you draw a card from the stock in its place. If that is a red three "
                    "too, the same happens again. Only then does your turn begin in the usual way.",
                )
            },
            "If you were dealt a red three, you lay it face up on the table yourself, in your first turn "
            "or in your second (C3.12), and draw a card from the stock in its place.",
        ),
    ),
    "C3.5": Entry(
        "A red three from the stock",
        Choice(
            "red3_grace",
            {
                0: Choice(
                    "red3_forgettable",
                    {
                        "yes": "A red three that you draw you lay face up on the table yourself, at once "
                        "or when you think of it (C3.8), and draw again in its place."
                    },
                    paragraph(
                        "A red three that you draw goes face up on the table at once, and you draw again "
                        "in its place, as often as it takes: in the end your hand has grown by",
                        Choice(
                            "draws",
                            {1: "one card, as with any other draw."},
                            "{draws:cards}, as with any other draw.",
                        ),
                    ),
                )
            },
            "A red three that you draw you lay face up on the table yourself, in the same turn or in "
            "your next (C3.12), and draw again in its place.",
        ),
    ),
    "C3.6": Entry(
        "A red three in the pile",
        paragraph(
            "A red three can lie in the pile only if it was turned up before the first turn.",
            Choice(
                "red3_replaced_from_pile",
                {
                    "yes": "Whoever takes that pile lays it face up on the table, and draws a card from "
                    "the stock in its place."
                },
                "Whoever takes that pile lays it face up on the table, and draws nothing in its place.",
            ),
        ),
    ),
    "C3.7": Entry(
        "Where a red three never goes",
        "A red three only ever lies on the table, for its bonus (C7.3). It is part of no meld, "
        "counts as no wild card, and is never discarded.",
        "The {card:card} is a red three: it lies on the table for its bonus, and is never melded "
        "or discarded.",
    ),
    "C3.8": Entry(
        "Forgotten red threes",
        Choice(
            "red3_grace",
            {
                0: Choice(
                    "red3_forgettable",
                    {
                        "yes": "The players have agreed that red threes may be forgotten: you lay down "
                        "your own, in any of your turns and with no penalty for a late one. But one that "
                        "is still in your hand when the deal ends costs your side {red3_in_hand:points} "
                        f"(C7.7). {_NOT_THE_LAST}"
                    },
                    "An option that is not in force in these rules lets red threes be forgotten; here "
                    "the table lays them down for you (C3.4, C3.5).",
                )
            },
            Choice(
                "red3_forgettable",
                {
                    "yes": "You lay down your own red threes, and C3.12 says how late. One that is still "
                    "in your hand when the deal ends costs your side {red3_in_hand:points} (C7.7). "
                    f"{_NOT_THE_LAST}"
                },
                "An option that is not in force in these rules lets red threes be forgotten; here you "
                f"lay down your own, within a turn's grace (C3.12). {_NOT_THE_LAST}",
            ),
        ),
        Choice(
            "why",
            {
                "last": "The {card:card} is your only card and the stock cannot replace it: nobody "
                "goes out by laying down a red three.",
            },
            Choice(
                "card",
                {
                    "3H": "There is no 3♥ in your hand to lay on the table.",
                    "3D": "There is no 3♦ in your hand to lay on the table.",
                },
                "Only a red three is laid on the table by itself, and the {card:card} is not one.",
            ),
        ),
    ),
    "C3.9": Entry(
        "The discard",
        paragraph(
            "You end your turn by laying one card from your hand face up on the discard pile; there "
            "is only one pile. A card that lies in a meld stays there: it cannot be discarded, or "
            "taken back, or moved. Whatever you play, in any part of your turn, comes from your hand.",
            Choice("accidents", {"yes": "Cards that you have exposed are discarded first (C8.2)."}, ""),
        ),
        Choice(
            "act",
            {
                "discard": "Your hand has no {card:card} to discard, and a card once melded stays "
                "in its meld.",
                "meld": "Your hand has no {card:card} to spare for this meld.",
                "take": "Your hand has no {card:card} to spare for taking the pile.",
            },
            "Your hand has no {card:card} to spare for this.",
        ),
    ),
    "C3.10": Entry(
        "Looking through the pile",
        "Discards lie squared up, with only the top card in view. In your own first turn, until "
        "you discard, you may look through the whole pile. After that you have to remember what "
        "went into it.",
        Choice(
            "turn",
            {
                0: "You may look through the pile when your first turn comes, until you discard.",
                1: "You may look through the pile only in your first turn, and only until you "
                "discard.",
            },
            "You may look through the pile only in your first turn, until you discard; this is "
            "your {turn:nth} turn.",
        ),
    ),
    "C3.11": Entry(
        "What you may know",
        Choice(
            "table_talk",
            {
                "silent": paragraph(
                    Choice(
                        "seats-sides",
                        {0: "Nobody talks about the game."},
                        "Partners do not talk about the game, but for the question “Partner, may I go "
                        "out?” and its answer (C6.4).",
                    ),
                    "What everybody can see or count is no secret: our table shows the opening minimum "
                    "and the score of every side, how many cards each player holds and how many the "
                    "stock has left all the time.",
                )
            },
            Choice(
                "seats-sides",
                {
                    0: "In your turn you have a right to be told the opening minimum and the score of "
                    "everybody, how many cards each player holds and how many the stock has left; whoever "
                    "is down to one card may say so. Our table shows all of this all the time."
                },
                "In your turn you have a right to be told the opening minimum and the score of either "
                "side, how many cards each player holds and how many the stock has left; and so has your "
                "partner before answering whether you may go out. Partners may remind each other of the "
                "minimum, or of a red three and its replacement, and turn the sixth card of a meld "
                "sideways to show that one is lacking; whoever is down to one card may say so. Our table "
                "shows all of this all the time.",
            ),
        ),
    ),
    "C3.12": Entry(
        "A grace for red threes",
        Choice(
            "red3_grace",
            {
                0: Choice(
                    "red3_forgettable",
                    {
                        "yes": "An option that is not in force in these rules has you lay down a red three "
                        "in your next turn at the latest; here there is no such limit (C3.8)."
                    },
                    "An option that is not in force in these rules gives you until your next turn to lay "
                    "down a red three; here it goes on the table at once (C3.4, C3.5).",
                )
            },
            "You lay down your own red threes: in the turn in which you get one, or at the latest in your "
            "next turn, before you discard. A red three that you were dealt waits at most until your "
            "second turn. Our ruling: one that the stock cannot replace, and that C3.8 does not let you "
            "lay down, may stay in your hand.",
        ),
        Choice(
            "reds",
            {1: "You have held a red three since your last turn: lay it down before you discard."},
            "You have held {reds:word} red threes since your last turn: lay them down before you discard.",
        ),
    ),
}
