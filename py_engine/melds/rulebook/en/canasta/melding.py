"""Chapter C4 in English: melds and canastas."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice, Sentence, paragraph
from melds.rulebook.words import Entry

_OUT_ONLY: Final = (
    "Black threes are melded, if at all, only by a player who goes out in the same turn, and here that "
    "cannot be."
)
_RAISED: Final = ", of them {raised} for an opening that fell short"


def _short(raised: str) -> Sentence:
    """What an opening lacks, whether or not the top card counts towards it."""
    needs = f"Your opening needs {{needs:points}} at a score of {{score}}{raised}; these melds make {{has}}"
    return Choice(
        "counts",
        {"no": f"{needs} from your hand, which is {{needs-has}} short: the {{top:card}} of the pile does not count."},
        f"{needs}, which is {{needs-has}} short.",
    )


_OPENING: Final = "-1000000:15,0:50,1500:90,3000:120"
"""The opening table of the classic laws, as the figures of a rule set write it."""
_ROW: Final = "{opening_needs_1:points} at a score below {opening_from_2}"
_TWO_ROWS: Final = f"{_ROW}, {{opening_needs_2}} from {{opening_from_2}} up"
_THREE_ROWS: Final = f"{_TWO_ROWS}, {{opening_needs_3}} from {{opening_from_3}} up"
_FIRST_TIME: Final = "The first time a side melds in a deal, it must lay down enough at once:"
_VALUES: Final = "20,5,5,5,5,5,10,10,10,10,10,10,20,50"
"""The values of the classic laws, from the two to the ace and then the joker."""
_RANKS: Final = "2,3,4,5,6,7,8,9,10,11,12"
"""Fours to aces, as the figures of a rule set write them."""
_ONE_GROUP: Final = "cards of one rank that you lay down together make one group"

ENTRIES: Final[Mapping[str, Entry]] = {
    "C4.1": Entry(
        "Three cards at least",
        paragraph(
            "Melds are what the game is about: {meld_size:word} or more cards of one rank, laid face up on "
            "the table in your own turn.",
            Choice("meld_size", {2: "K♠ K♥ is a meld.", 3: "K♠ K♥ K♦ is a meld."}, ""),
            Choice(
                "canasta_limit",
                {0: "Once it is on the table, it can grow by a single card at a time."},
                "Once it is on the table, it can grow by a single card at a time, until it has "
                "{canasta_limit:cards} (C4.17).",
            ),
        ),
        Choice(
            "why",
            {
                "closed": "Your side's meld of {rank:many} is closed at {limit:cards}, so this would begin a new "
                "one, which needs at least {needs:cards} and has only {cards:word}."
            },
            "A new meld needs at least {needs:cards}, and this one of {rank:many} has only "
            "{cards:word}.",
        ),
    ),
    "C4.2": Entry(
        "One rank",
        "All natural cards of a meld have the same rank, whatever their suits. Sequences are "
        "worth nothing in Canasta: 4♥ 5♥ 6♥ is not a meld.",
        "A meld has one rank, and this one mixes {ranks:list}; runs do not count in Canasta.",
    ),
    "C4.3": Entry(
        "Two natural cards at least",
        paragraph(
            "All jokers and all twos are wild: in a meld they stand for cards of its rank. Every other "
            "card is natural, and a meld needs at least {min_naturals:naturals}.",
            Choice(
                "wild_canasta",
                {
                    "yes": Choice(
                        "min_naturals",
                        {
                            2: "So K♠ K♥ 2♦ is a meld, but K♠ 2♦ with a joker is not; only wild cards "
                            "alone are a meld of another kind (C4.18)."
                        },
                        "Only wild cards alone are a meld of another kind (C4.18).",
                    )
                },
                Choice(
                    "min_naturals",
                    {
                        2: "So K♠ K♥ 2♦ is a meld, but K♠ 2♦ with a joker is not, and wild cards alone "
                        "never are."
                    },
                    "Wild cards alone are never a meld.",
                ),
            ),
        ),
        Choice(
            "naturals",
            {
                0: Choice(
                    "rank",
                    {
                        "W": "Wild cards are never melded alone: a meld needs at least "
                        "{needs:naturals}, and this one has none."
                    },
                    "A meld of {rank:many} needs at least {needs:naturals}, and this one has none.",
                ),
            },
            "A meld needs at least {needs:naturals}, and this one of {rank:many} has only "
            "{naturals:word}.",
        ),
    ),
    "C4.4": Entry(
        "Three wild cards at most",
        paragraph(
            Choice(
                "wild_canasta",
                {
                    "yes": "No meld ever holds more than {max_wild:wilds}, unless it is of wild cards "
                    "alone (C4.18)."
                },
                "No meld ever holds more than {max_wild:wilds}, however long it grows.",
            ),
            Choice(
                "naturals_per_wild",
                {
                    0: Choice(
                        "max_wild",
                        {
                            3: "K♠ K♥ with three wild cards is allowed. A fourth can never be added to it, "
                            "but more kings can."
                        },
                        "",
                    )
                },
                "Even these it holds only with natural cards enough (C4.16).",
            ),
        ),
        Choice(
            "rank",
            {"W": "A meld holds at most {limit:wilds}, and this one would hold {wilds:word}."},
            "A meld of {rank:many} holds at most {limit:wilds}, and this one would hold {wilds:word}.",
        ),
    ),
    "C4.5": Entry(
        "The opening minimum",
        paragraph(
            Choice(
                "opening",
                {
                    _OPENING: f"{_FIRST_TIME} 15 points if its score is negative (every meld has that "
                    "much), 50 from 0 to 1,495, 90 from 1,500 to 2,995, and 120 from 3,000 up. At 1,495 "
                    "K♠ K♥ K♦ 2♣ opens with 50 exactly; at 1,500 it falls 40 short."
                },
                Choice(
                    "opening_rows",
                    {
                        1: f"{_FIRST_TIME} {{opening_needs_1:points}}, whatever its score.",
                        2: f"{_FIRST_TIME} {_TWO_ROWS}.",
                        3: f"{_FIRST_TIME} {_THREE_ROWS}.",
                        4: f"{_FIRST_TIME} {_THREE_ROWS}, and {{opening_needs_4}} from "
                        "{opening_from_4} up.",
                    },
                    f"{_FIRST_TIME} so many points, from which score up they are needed: {{opening}}.",
                ),
            ),
            Choice(
                "two_melds_to_open",
                {
                    "yes": "The score at the start of the deal decides, and the minimum is reached by two "
                    "melds or more together (C4.19)."
                },
                Choice(
                    "name",
                    dict.fromkeys(
                        ("classic", "classic-2"),
                        "Our ruling: the score at the start of the deal decides, and one meld may reach "
                        "the minimum alone or several together, though our source, by the letter, asks "
                        "for two.",
                    ),
                    "The score at the start of the deal decides, and one meld may reach the minimum alone "
                    "or several together.",
                ),
            ),
            Choice("accidents", {"yes": "What becomes of a first meld that falls short is told in C8.1."}, ""),
        ),
        Choice("why", {"raised": _short(_RAISED)}, _short("")),
    ),
    "C4.6": Entry(
        "What counts towards the minimum",
        paragraph(
            "The values of all the cards you lay down together count (C4.13).",
            Choice(
                "before_opening",
                {"forbidden": ""},
                Choice(
                    "top_card_counts",
                    {
                        "no": "If you open by taking the pile, neither its top card nor any other card of "
                        "it counts: your hand must make the minimum."
                    },
                    "If you open by taking the pile, its top card counts as well, but no other card of "
                    "the pile.",
                ),
            ),
            "Bonuses do not count, neither for red threes nor for canastas: seven natural fours are worth "
            "35, and do not open at 50.",
        ),
    ),
    "C4.7": Entry(
        "Black threes",
        Choice(
            "black3_melded",
            {
                "no": "That a player who goes out may meld black threes is an option that is not in force "
                "in these rules; here a black three can only be held or discarded (C5.8)."
            },
            "Black threes are melded only by a player who goes out in the same turn: three or four of "
            "them together, and no wild card with them. At any other time a black three can only be "
            "held or discarded (C5.8).",
        ),
        Choice(
            "why",
            {"never": "Black threes are never melded in these rules: they can only be held or discarded."},
            Choice(
                "wilds",
                {
                    0: Choice(
                        "threes",
                        {3: _OUT_ONLY, 4: _OUT_ONLY},
                        "Black threes are melded, if at all, three or four together and in going out; here "
                        "you lay down {threes:word}.",
                    )
                },
                "Black threes are melded, if at all, without wild cards, three or four together and in going "
                "out; here you lay down {threes:blacks} with {wilds:wilds}.",
            ),
        ),
    ),
    "C4.8": Entry(
        "Melds of one rank",
        Choice(
            "second_meld",
            {
                "yes": "A side never has two melds of the same rank that can still grow: whatever is added "
                f"goes to the one that is there, and {_ONE_GROUP}. Only when a meld is closed may your "
                "side begin another of its rank (C4.17)."
            },
            paragraph(
                "A side never has two melds of the same rank.",
                Choice(
                    "seats-sides",
                    {
                        0: f"Whatever you add goes to the meld that is there, and {_ONE_GROUP}.",
                        2: "Whatever either partner adds goes to the meld that is there, and "
                        f"{_ONE_GROUP}.",
                    },
                    "Whatever any player of the side adds goes to the meld that is there, and "
                    f"{_ONE_GROUP}.",
                ),
                "However long it grows, it counts as one canasta.",
            ),
        ),
        Choice(
            "why",
            {
                "again": "Your side cannot have two melds of {rank:many} growing at once: lay down one group, and "
                "begin another only when that meld is closed at {limit:cards}.",
                "limit": "Your side cannot have two melds of {rank:many}: lay them down as one group, of no more than "
                "{limit:cards} with what is there.",
            },
            "Your side cannot have two melds of {rank:many}: lay them down as one group.",
        ),
    ),
    "C4.9": Entry(
        "Your own side's melds",
        paragraph(
            Choice(
                "seats-sides",
                {
                    0: "You may add to any of your melds, as long as it stays valid.",
                    2: "You may add to any meld of your side, whichever partner laid it, as long as it "
                    "stays valid.",
                },
                "You may add to any meld of your side, whoever of you laid it, as long as it stays valid.",
            ),
            "You may never add to a meld of your opponents.",
            Choice(
                "wild_canasta",
                {
                    "yes": "Wild cards that you play alone join a rank that your side has melded, or make a "
                    "meld of their own (C4.18)."
                },
                "Wild cards that you play alone can only join a rank that your side has melded.",
            ),
        ),
        "Your side has no meld of {rank:many} that wild cards could join; your opponents' melds "
        "are theirs alone.",
    ),
    "C4.10": Entry(
        "Canastas",
        paragraph(
            Choice(
                "naturals_per_wild",
                {
                    0: Choice(
                        "canasta_limit-canasta_size",
                        {
                            0: "A meld of {canasta_size:cards} is a canasta, and at least "
                            "{canasta_size-max_wild:word} of them, its base, are natural."
                        },
                        "A meld of {canasta_size:word} or more cards is a canasta, and at least "
                        "{canasta_size-max_wild:word} of them, its base, are natural.",
                    )
                },
                "A meld of {canasta_size:word} or more cards is a canasta, with as many natural cards in "
                "it as C4.16 wants.",
            ),
            Choice("wild_canasta", {"yes": "Wild cards alone make one too (C4.18)."}, ""),
            Choice(
                "max_wild",
                {
                    3: "With no wild card in it, it is a natural canasta; with one, two or three, a mixed "
                    "one."
                },
                "With no wild card in it, it is a natural canasta; with any, a mixed one.",
            ),
            "It is squared up with a red card on top if it is natural and a black card if it is mixed.",
        ),
    ),
    "C4.11": Entry(
        "Adding to melds and canastas",
        paragraph(
            "In your turn you may lay down as many cards as you like, in one rank or in several, as "
            "new melds or on old ones, within the limit of C6.3.",
            Choice(
                "canasta_limit",
                {
                    0: "A canasta too can grow: each card earns its own points, and the bonus stays as it "
                    "was. Take care with one thing: a wild card added to a natural canasta makes it a mixed "
                    "one, and the bonus falls from {natural_bonus} to {mixed_bonus}."
                },
                "But a meld of {canasta_limit:cards} is closed and cannot grow (C4.17). Take care with one "
                "thing: a wild card in a meld makes a mixed canasta of it, which earns {mixed_bonus:points} "
                "where a natural one earns {natural_bonus}.",
            ),
        ),
    ),
    "C4.12": Entry(
        "After the opening",
        Choice(
            "seats-sides",
            {
                0: "Once you have opened, you may meld without regard to the minimum for the rest of the "
                "deal. If you opened with 60, three fours for 15 may follow.",
                2: "Once a side has opened, either partner may meld without regard to the minimum for the "
                "rest of the deal. If your partner opened with 60, you may follow with three fours for 15.",
            },
            "Once a side has opened, all its players may meld without regard to the minimum for the rest "
            "of the deal. If one of them opened with 60, another may follow with three fours for 15.",
        ),
    ),
    "C4.13": Entry(
        "The values of the cards",
        paragraph(
            Choice(
                "values",
                {
                    _VALUES: "A joker is worth 50 points. Twos and aces are worth 20 each; kings, queens, "
                    "jacks, tens, nines and eights 10 each; sevens, sixes, fives, fours and black threes 5 "
                    "each."
                },
                "The cards are worth, from the two up to the ace and then the joker: {values}.",
            ),
            Choice(
                "black3_in_hand",
                {5: ""},
                "But a black three that is left in a hand counts {black3_in_hand} against it (C7.6).",
            ),
            "Red threes have no value of this kind, only their bonus (C7.3).",
        ),
    ),
    "C4.14": Entry(
        "The same rank on both sides",
        Choice(
            "sides",
            {
                2: "A side may meld a rank that the other side has melded too. If your opponents have nines "
                "on the table, you may still lay down nines of your own."
            },
            "A side may meld a rank that another side has melded too. If your opponents have nines on the "
            "table, you may still lay down nines of your own.",
        ),
    ),
    "C4.15": Entry(
        "The ranks that can be melded",
        paragraph(
            Choice(
                "ranks",
                {_RANKS: "Eleven ranks can be melded: aces, kings, queens, jacks, tens and so on down to fours."},
                "Not all the ranks from aces down to fours are in this pack; those that are can be melded.",
            ),
            Choice(
                "wild_canasta",
                {"yes": "A wild card in a meld counts as a card of that rank, or joins a meld of wild cards (C4.18)."},
                "A wild card in a meld counts as a card of that rank.",
            ),
            Choice(
                "black3_melded",
                {
                    "no": "Threes stand apart: red ones lie on the table for their bonus (C3.7), and black "
                    "ones are never melded (C4.7)."
                },
                "Threes stand apart: red ones lie on the table for their bonus (C3.7), and black ones wait "
                "for the end (C4.7).",
            ),
        ),
        Choice(
            "rank",
            {
                "3": "Threes are not melded like other cards: red ones lie on the table for their "
                "bonus, and black ones are melded, if at all, in going out.",
                "2": "Twos are wild and have no rank of their own: there is no meld of twos.",
            },
            "In these rules there is no meld of {rank:many}.",
        ),
    ),
    "C4.16": Entry(
        "Natural cards for each wild one",
        Choice(
            "naturals_per_wild",
            {
                0: "An option that is not in force in these rules asks for two natural cards to every wild "
                "one; here {min_naturals:naturals} are enough for as many as {max_wild:word} (C4.3, C4.4).",
                2: paragraph(
                    "Two natural cards go with every wild card: K♠ K♥ 2♦ is a meld, and a second wild card "
                    "joins it only when there are four kings.",
                    Choice("canasta_size", {7: "A canasta of seven cards has two wild cards at most."}, ""),
                ),
                1: "One natural card at least goes with every wild card: three wild cards need three kings.",
            },
            "{naturals_per_wild:naturals} go with every wild card.",
        ),
        "With {wilds:wilds} a meld needs {needs:naturals}, and this one of {rank:many} has only "
        "{naturals:word}.",
    ),
    "C4.17": Entry(
        "Closed canastas",
        Choice(
            "canasta_limit",
            {
                0: "An option that is not in force in these rules closes a canasta once it is complete; here "
                "it can grow as long as you like (C4.11)."
            },
            paragraph(
                Choice(
                    "canasta_limit-canasta_size",
                    {
                        0: "No card is added to a canasta that is complete, and nobody lays down more than "
                        "its {canasta_size:cards} together."
                    },
                    "A canasta of {canasta_limit:cards} is closed: no card is added to it, and nobody lays "
                    "down more together.",
                ),
                Choice(
                    "second_meld",
                    {
                        "yes": "Our ruling: as the meld cannot grow any more, your side may then begin a "
                        "second meld of the rank."
                    },
                    "Your side cannot begin a second meld of the rank either (C4.8).",
                ),
            ),
        ),
        "A canasta is closed at {limit:cards}, and this meld of {rank:many} would have {cards:word}.",
    ),
    "C4.18": Entry(
        "Canastas of wild cards",
        Choice(
            "wild_canasta",
            {
                "yes": paragraph(
                    "Wild cards may be melded alone: {meld_size:word} or more of them make a meld that only "
                    "wild cards can join, and {canasta_size:word} of them a canasta.",
                    Choice(
                        "wild_bonus-mixed_bonus",
                        {
                            0: "Our ruling: it earns the bonus of a mixed canasta, since there are wild cards "
                            "in it."
                        },
                        "It earns {wild_bonus:points}.",
                    ),
                )
            },
            "An option that is not in force in these rules lets wild cards be melded alone; here they only "
            "go with natural cards (C4.3).",
        ),
    ),
    "C4.19": Entry(
        "Two melds to open",
        Choice(
            "two_melds_to_open",
            {
                "yes": "A side opens with two melds or more, even if one alone has points enough, as one of "
                "our sources has it by the letter. Our ruling: whoever goes out concealed and needs no "
                "minimum (C6.9) needs no second meld."
            },
            "An option that is not in force in these rules takes one of our sources by the letter, and has "
            "a side open with two melds at least; here one is enough, if it reaches the minimum (C4.5).",
        ),
        "Your side opens with {needs:word} melds at least, and this is {melds:word}.",
    ),
}
