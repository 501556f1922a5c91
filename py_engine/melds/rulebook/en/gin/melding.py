"""Chapter G3 in English: melds and deadwood."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice
from melds.rulebook.words import Entry

ENTRIES: Final[Mapping[str, Entry]] = {
    "G3.1": Entry(
        "What you are after",
        "You want a hand that can be shown in sets and runs, all of it or nearly. Both are called "
        "melds. Nothing is laid on the table while a deal is played: your melds stay in your "
        "hand, and nobody sees them, until one of you knocks.",
    ),
    "G3.2": Entry(
        "A set",
        "A set is three or four cards of one rank: 7♠ 7♥ 7♦, or all four sevens. 7♠ 7♥ is not a "
        "set yet.",
        Choice(
            "count",
            {
                0: "Where there is no card there is no meld: a set needs three or four cards of one "
                "rank.",
                1: "One card is no meld: a set needs three or four cards of one rank, as 7♠ 7♥ 7♦.",
                2: "{cards:faces} is too short for a meld: a set has three or four cards of one rank, "
                "a run three or more of one suit.",
            },
            "{cards:faces} is no meld: a set has cards of one rank, and a run has cards of one "
            "suit that follow one another.",
        ),
    ),
    "G3.3": Entry(
        "A run",
        "A run is three or more cards of one suit in unbroken order: 4♥ 5♥ 6♥, and as much longer "
        "as you can make it. 4♥ 5♥ 7♥ is not a run, for the six is missing, nor is 4♥ 5♥ 6♦, for "
        "the suit changes.",
        "{cards:faces} is no run: a run is three or more cards of one suit with none missing "
        "between them, as 4♥ 5♥ 6♥.",
    ),
    "G3.4": Entry(
        "The ace is low",
        "Our ruling, for our source is silent but gives an ace a single point: in a run the ace "
        "stands below the two and nowhere else. A♠ 2♠ 3♠ is a run, Q♠ K♠ A♠ is not. An option "
        "lets it stand above the king as well; but a run never goes round the corner, as "
        "K♠ A♠ 2♠ would.",
        Choice(
            "ace",
            {
                "high_too": "{cards:faces} is no run: an ace may begin a run or end it, but a run "
                "does not go round the corner.",
            },
            "{cards:faces} is no run: the ace is low, and stands next to the two but never next "
            "to the king.",
        ),
    ),
    "G3.5": Entry(
        "One meld for each card",
        "Our ruling, which our source takes for granted: a card counts in one meld only, and "
        "melds are made of the cards in your own hand. With 7♠ 7♥ 7♦ 8♦ 9♦, the 7♦ belongs "
        "either to the sevens or to the run.",
        Choice(
            "why",
            {
                "twice": "The {card:card} is in your melds twice, and a card counts in one meld "
                "only.",
                "missing": "The {card:card} is not among the cards that you keep, so it can be in "
                "none of your melds.",
            },
            "The {card:card} cannot be in this meld: it counts once, and only from your hand.",
        ),
    ),
    "G3.6": Entry(
        "The values of the cards",
        "An ace is worth 1 point; cards from two to ten are worth their number; jacks, queens and "
        "kings are worth 10. Suits make no difference.",
    ),
    "G3.7": Entry(
        "Deadwood",
        "Cards that are in no meld are deadwood, and their values add up. Our reading: our source "
        "has a hand arranged as far as possible, and the table takes the arrangement that leaves "
        "the smallest sum, wherever a player chooses no other (G4.4). Of 7♠ 7♥ 7♦ 8♦ 9♦, the "
        "sevens would leave 8 + 9 = 17 and the run leaves 7 + 7 = 14: it counts 14. The table "
        "works this out for you, card by card.",
    ),
}
