"""Chapter G5 in English: laying off."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice
from melds.rulebook.words import Entry

ENTRIES: Final[Mapping[str, Entry]] = {
    "G5.1": Entry(
        "The defender's part",
        "After a knock the other player, now the defender, shows a hand too: its sets and runs, "
        "and what is left over. Unless the knocker went gin, cards left over may be laid off: "
        "they are added to the knocker's melds, and no longer count. You may lay off; you need "
        "not.",
    ),
    "G5.2": Entry(
        "What can be laid off",
        "A card is laid off where it makes a meld longer. A set takes the fourth card of its "
        "rank, a run the next card of its suit at either end, and then the next after that. With "
        "4♥ 5♥ 6♥ on the table you can lay off 3♥ and 7♥, and after 7♥ also 8♥. Of K♠ K♥ K♦ there "
        "is only K♣.",
        "The {card:card} does not fit {meld:faces}: a set takes the fourth card of its rank, and a "
        "run the next card of its suit at either end.",
    ),
    "G5.3": Entry(
        "Nothing against gin",
        "When the knocker has gone gin, no card can be laid off. The defender counts everything "
        "that is in none of the defender's own melds.",
        "The knocker went gin, so nothing can be laid off, not even the {card:card}.",
    ),
    "G5.4": Entry(
        "The knocker lays nothing off",
        "Laying off goes one way only. If the knocker is left with 9♣ and the defender shows "
        "9♠ 9♥ 9♦, the 9♣ still counts 9 against the knocker.",
        Choice(
            "held",
            {
                "yes": "Only the defender lays off cards: your {card:card} counts as deadwood, "
                "since you knocked.",
            },
            "Only the defender lays off cards, and it was you who knocked.",
        ),
    ),
    "G5.5": Entry(
        "Onto a meld that lies there",
        "You lay a card onto one of the knocker's melds, as it lies at that moment: after 7♥, the "
        "run is 4♥ 5♥ 6♥ 7♥. Your own melds are not laid off on.",
        "The knocker has no meld {meld:faces} on the table: name one of them as it lies there now.",
    ),
    "G5.6": Entry(
        "Only after a knock",
        "Until somebody knocks, nothing lies on the table and nothing can be laid off. Once the "
        "defender is done, nothing more is laid off, and the deal is scored.",
        Choice(
            "when",
            {
                "after": "This deal has ended, and nothing more is laid off in it.",
            },
            Choice(
                "act",
                {
                    "layoff": "Nothing can be laid off yet: that comes after the other player's "
                    "knock.",
                },
                "There is no laying off to end: that begins with the other player's knock.",
            ),
        ),
    ),
    "G5.7": Entry(
        "In any order",
        "Lay off one card at a time, in whatever order they fit. Our reading: our source lets the "
        "defender lay off “unarranged cards”, and which those are is for the defender to say; so "
        "you may take melds of your own apart where it pays. Hold 7♠ 7♥ 7♦ 7♣ and 8♥ against "
        "4♥ 5♥ 6♥: the set can spare its 7♥, and the 8♥ follows, so that nothing is left of 8 "
        "points. Our ruling: when you are done, the table arranges what remains as well as can "
        "be, and it will lay off for you if you like.",
    ),
}
