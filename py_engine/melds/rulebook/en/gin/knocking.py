"""Chapter G4 in English: knocking."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice
from melds.rulebook.words import Entry

_MADE: Final = "without the {card:card} it would be {has} ({deadwood:faces})"
_LAID: Final = (
    "without the {card:card}, and with the melds as you have laid them, it would be {has} "
    "({deadwood:faces})"
)
_AT_MOST: Final = "To knock, your deadwood may be at most {limit}"
_NO_MORE: Final = ", {has-limit} too many."
_GIN: Final = "A knock needs gin here, no deadwood at all"


def _too_much(allowed: str, set_by: str, end: str) -> Choice:
    """The sentence for more deadwood than `allowed`, which the upcard may have `set_by`."""
    return Choice(
        "upcard",
        {"": Choice("melds", {0: f"{allowed}; {_MADE}{end}"}, f"{allowed}; {_LAID}{end}")},
        Choice(
            "melds",
            {0: f"{allowed}, {set_by}; {_MADE}{end}"},
            f"{allowed}, {set_by}; {_LAID}{end}",
        ),
    )


ENTRIES: Final[Mapping[str, Entry]] = {
    "G4.1": Entry(
        "How to knock",
        "You go out by knocking. Instead of discarding you lay a card face down on the pile, and "
        "show the other ten, arranged in sets and runs. You may knock in any turn of yours, the "
        "very first included, if G4.2 allows it; and you never have to.",
        "To knock is to show ten cards, and {hidden:cards} of this hand cannot be seen: name the "
        "melds that they are in.",
    ),
    "G4.2": Entry(
        "The knock limit",
        "You may knock only if the deadwood you show comes to 10 points or less. K♠ K♥ K♦, "
        "7♣ 8♣ 9♣ and A♠ 2♥ 3♦ 4♣ make 1 + 2 + 3 + 4 = 10, which is just enough; with 5♣ for the "
        "4♣ it is 11, and you play on.",
        Choice(
            "limit",
            {0: _too_much(_GIN, "for the upcard is {upcard:card} (G4.5)", ".")},
            _too_much(_AT_MOST, "as the upcard {upcard:card} has it (G4.5)", _NO_MORE),
        ),
    ),
    "G4.3": Entry(
        "Going gin",
        "To knock without any deadwood is to go gin: K♠ K♥ K♦, 7♣ 8♣ 9♣ and 2♠ 2♥ 2♦ 2♣. Gin "
        "earns a bonus (G7.3), and nobody can lay off on it (G5.3) or undercut it (G7.5).",
    ),
    "G4.4": Entry(
        "Your own arrangement",
        "How the knocker's cards lie is the knocker's choice. Our reading: by our source they lie "
        "“as far as possible” in sets and runs, which can be read as a duty; here it is a right, "
        "and within the limit the arrangement need not even be the one with the least deadwood "
        "(G3.7). Choose with an eye on the defender's hand: 5♠ 6♠ 7♠, 5♣ 6♣ 7♣, 5♦ 6♦ 7♦ lie open "
        "to six different cards as runs, but only to three as sets. If you choose nothing, the "
        "table takes a good arrangement for you.",
    ),
    "G4.5": Entry(
        "Oklahoma",
        "A variant that our source does not have. The value of the upcard is the limit for "
        "knocking in that deal: when 6♣ is turned, a knock needs 6 points or less, and a court "
        "card leaves it at 10. An ace makes it 1, though at some tables it asks for gin. Spades count "
        "double besides (G7.7).",
    ),
    "G4.6": Entry(
        "Straight gin",
        "A variant that our source does not have. The limit is 0: nobody knocks with deadwood, "
        "and a deal goes on until somebody has gin or the stock is down to two cards.",
    ),
    "G4.7": Entry(
        "Big gin",
        "A variant that our source does not have. If all eleven cards of your hand lie in melds, "
        "you may knock with all of them and lay none face down: that is big gin, with a bonus of "
        "its own (G7.8). Where it is not played, one of the eleven goes face down, and it is gin.",
        Choice(
            "why",
            {
                "off": "To knock, lay one card face down: big gin, a knock with all eleven cards, "
                "is not played in this match.",
                "hidden": "Big gin needs all eleven cards in melds, and {hidden:cards} of this hand "
                "cannot be seen.",
            },
            "Big gin needs all eleven cards in melds, and here {has:points} of deadwood would be "
            "left ({deadwood:faces}): to knock, lay one card face down.",
        ),
    ),
}
