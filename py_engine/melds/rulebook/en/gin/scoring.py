"""Chapter G7 in English: the score of a deal."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.words import Entry

ENTRIES: Final[Mapping[str, Entry]] = {
    "G7.1": Entry(
        "Adding up",
        "When the defender is done, both players add up the values of their cards that are in no "
        "meld. Cards laid off count for nobody.",
    ),
    "G7.2": Entry(
        "The lower sum wins",
        "If the knocker's sum is the lower one, the knocker scores the difference: 8 against 25 "
        "earns 17. Our reading: our source says “higher”, and would reward a bad knock; but it "
        "calls the other case an undercut, and that tells us which way round it was meant.",
    ),
    "G7.3": Entry(
        "The bonus for gin",
        "Whoever goes gin scores 20 points besides the difference, which is then all the "
        "defender's deadwood: gin against 30 earns 20 + 30 = 50.",
    ),
    "G7.4": Entry(
        "The undercut",
        "If the defender's sum is lower than the knocker's, or the same, the knock is undercut: "
        "the defender scores the difference and 10 points more. 9 against 4 earns the defender "
        "5 + 10 = 15, and 8 against 8 earns 10. The defender has then won the deal.",
    ),
    "G7.5": Entry(
        "Gin is never undercut",
        "Our reading: by the letter of our source, equal sums are an undercut even when both are "
        "0. But there is no better hand than gin, so it wins here too: 20 points to the knocker. "
        "An option follows the letter.",
    ),
    "G7.6": Entry(
        "The defender's sum counts once",
        "Our reading: our source adds the defender's sum to a difference that already contains "
        "it, so that 4 against 25 would earn 21 + 25 = 46. One set of cards should pay once, so "
        "here it earns 21. An option follows the letter, for every knock or for gin alone.",
    ),
    "G7.7": Entry(
        "Spades double",
        "A variant that our source does not have, and a part of Oklahoma (G4.5). When the upcard "
        "is a spade, all the points that the deal earns count double.",
    ),
    "G7.8": Entry(
        "The bonus for big gin",
        "A variant that our source does not have. Big gin (G4.7) is scored like gin, with a "
        "greater bonus in place of the 20 points.",
    ),
}
