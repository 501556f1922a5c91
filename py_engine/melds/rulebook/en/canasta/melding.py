"""Chapter C4 in English: melds and canastas."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice
from melds.rulebook.words import Entry

_OUT_ONLY: Final = (
    "Black threes are melded only by a player who goes out in the same turn, and after this you "
    "could not."
)

ENTRIES: Final[Mapping[str, Entry]] = {
    "C4.1": Entry(
        "Three cards at least",
        "Melds are what the game is about: three or more cards of one rank, laid face up on the "
        "table in your own turn. K♠ K♥ K♦ is a meld. Once it is on the table, it can grow by a "
        "single card at a time.",
        "A new meld needs at least {needs:cards}, and this one of {rank:many} has only "
        "{cards:word}.",
    ),
    "C4.2": Entry(
        "One rank",
        "All natural cards of a meld have the same rank, whatever their suits. Sequences are "
        "worth nothing in Canasta: 4♥ 5♥ 6♥ is not a meld.",
        "A meld has one rank, and this one mixes {ranks:list}; runs do not count in Canasta.",
    ),
    "C4.3": Entry(
        "Two natural cards at least",
        "All jokers and all twos are wild: in a meld they stand for cards of its rank. Every other "
        "card is natural, and a meld needs at least two natural cards. So K♠ K♥ 2♦ is a meld, but "
        "K♠ 2♦ with a joker is not, and wild cards alone never are.",
        Choice(
            "naturals",
            {
                0: "Wild cards are never melded alone: a meld needs at least {needs:naturals}, and "
                "this one has none."
            },
            "A meld needs at least {needs:naturals}, and this one of {rank:many} has only "
            "{naturals:word}.",
        ),
    ),
    "C4.4": Entry(
        "Three wild cards at most",
        "No meld ever holds more than three wild cards, however long it grows. K♠ K♥ with three "
        "wild cards is allowed. A fourth can never be added to it, but more kings can.",
        "A meld holds at most {limit:wilds}, and this one of {rank:many} would hold {wilds:word}.",
    ),
    "C4.5": Entry(
        "The opening minimum",
        "The first time a side melds in a deal, it must lay down enough at once: 15 points if its "
        "score is negative (every meld has that much), 50 from 0 to 1,495, 90 from 1,500 to "
        "2,995, and 120 from 3,000 up. At 1,495 K♠ K♥ K♦ 2♣ opens with 50 exactly; at 1,500 it "
        "falls 40 short. Our ruling: the score at the start of the deal decides, and one meld may "
        "reach the minimum alone or several together, though our source, by the letter, asks "
        "for two.",
        "Your opening needs {needs:points} at a score of {score}; these melds make {has}, which is "
        "{needs-has} short.",
    ),
    "C4.6": Entry(
        "What counts towards the minimum",
        "The values of all the cards you lay down together count (C4.13). If you open by taking "
        "the pile, its top card counts as well, but no other card of the pile. Bonuses do not "
        "count, neither for red threes nor for canastas: seven natural fours are worth 35, and do "
        "not open at 50.",
    ),
    "C4.7": Entry(
        "Black threes",
        "Black threes are melded only by a player who goes out in the same turn: three or four of "
        "them together, and no wild card with them. At any other time a black three can only be "
        "held or discarded (C5.8).",
        Choice(
            "wilds",
            {
                0: Choice(
                    "threes",
                    {3: _OUT_ONLY, 4: _OUT_ONLY},
                    "Black threes are melded three or four together, and only in going out; here "
                    "you lay down {threes:word}.",
                )
            },
            "Black threes are melded without wild cards, three or four together, and only in going "
            "out; here you lay down {threes:blacks} with {wilds:wilds}.",
        ),
    ),
    "C4.8": Entry(
        "One meld of a rank",
        "A side never has two melds of the same rank. Whatever either partner adds goes to the "
        "meld that is there, and cards of one rank that you lay down together make one group. "
        "However long it grows, it counts as one canasta.",
        "Your side can have only one meld of {rank:many}: lay them down as one group.",
    ),
    "C4.9": Entry(
        "Your own side's melds",
        "You may add to any meld of your side, whichever partner laid it, as long as it stays "
        "valid. You may never add to a meld of your opponents. Wild cards that you play alone can "
        "only join a rank that your side has melded.",
        "Your side has no meld of {rank:many} that wild cards could join; your opponents' melds "
        "are theirs alone.",
    ),
    "C4.10": Entry(
        "Canastas",
        "A meld of seven or more cards is a canasta, and at least four of them, its base, are "
        "natural. With no wild card in it, it is a natural canasta; with one, two or three, a "
        "mixed one. It is squared up with a red card on top if it is natural and a black card if "
        "it is mixed.",
    ),
    "C4.11": Entry(
        "Adding to melds and canastas",
        "In your turn you may lay down as many cards as you like, in one rank or in several, as "
        "new melds or on old ones, within the limit of C6.3. A canasta too can grow: each card "
        "earns its own points, and the bonus stays as it was. Take care with one thing: a wild "
        "card added to a natural canasta makes it a mixed one, and the bonus falls from 500 to "
        "300.",
    ),
    "C4.12": Entry(
        "After the opening",
        "Once a side has opened, either partner may meld without regard to the minimum for the "
        "rest of the deal. If your partner opened with 60, you may follow with three fours for 15.",
    ),
    "C4.13": Entry(
        "The values of the cards",
        "A joker is worth 50 points. Twos and aces are worth 20 each; kings, queens, jacks, tens, "
        "nines and eights 10 each; sevens, sixes, fives, fours and black threes 5 each. Red "
        "threes have no value of this kind, only their bonus (C7.3).",
    ),
    "C4.14": Entry(
        "The same rank on both sides",
        "A side may meld a rank that the other side has melded too. If your opponents have nines "
        "on the table, you may still lay down nines of your own.",
    ),
    "C4.15": Entry(
        "The ranks that can be melded",
        "Eleven ranks can be melded: aces, kings, queens, jacks, tens and so on down to fours. A "
        "wild card in a meld counts as a card of that rank. Threes stand apart: red ones lie on "
        "the table for their bonus (C3.7), and black ones wait for the end (C4.7).",
        Choice(
            "rank",
            {
                "3": "Threes are not melded like other cards: red ones lie on the table for their "
                "bonus, and black ones are melded only in going out.",
                "2": "Wild cards have no rank of their own and make no meld of theirs: they join melds from "
                "aces down to fours.",
            },
            "Melds are made of aces down to fours, and of no other rank.",
        ),
    ),
    "C4.16": Entry(
        "Natural cards for each wild one",
        "An option. Where two natural cards go with every wild card, K♠ K♥ 2♦ is a meld, and a second "
        "wild card joins it only when there are four kings. A canasta of seven cards then has two "
        "wild cards at most.",
        "With {wilds:wilds} a meld needs {needs:naturals}, and this one of {rank:many} has only "
        "{naturals:word}.",
    ),
    "C4.17": Entry(
        "Closed canastas",
        "An option. Where canastas are closed, no card is added to one that is complete, and nobody "
        "lays down more than its seven cards together. Our ruling: as the meld cannot grow any more, your "
        "side may then begin a second meld of the rank.",
        "A canasta is closed at {limit:cards}, and this meld of {rank:many} would have {cards:word}.",
    ),
    "C4.18": Entry(
        "Canastas of wild cards",
        "An option. Where wild cards may be melded alone, three or more of them make a meld that only "
        "wild cards can join, and seven of them a canasta. Our ruling: it earns the bonus of a mixed "
        "canasta, since there are wild cards in it.",
    ),
    "C4.19": Entry(
        "Two melds to open",
        "An option, which takes our source by the letter: a side opens with two melds or more, even if "
        "one alone has points enough. Our ruling: whoever goes out concealed and needs no minimum (C6.9) "
        "needs no second meld.",
        "Your side opens with {needs:word} melds at least, and this is {melds:word}.",
    ),
}
