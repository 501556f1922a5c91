"""Chapter C8 in English: club rules for accidents."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice, paragraph
from melds.rulebook.words import Entry

ENTRIES: Final[Mapping[str, Entry]] = {
    "C8.1": Entry(
        "An opening that falls short",
        paragraph(
            "A variant that our source does not have: a first meld that reaches less than the minimum (C4.5) is an "
            "accident. Its cards are shown to everybody and go back to your hand; if they were to take the pile, "
            "the pile stays.",
            Choice(
                "opening_raise",
                {0: "Your side needs as much as before."},
                "For the rest of the deal your side needs {opening_raise:points} more.",
            ),
            "Your turn goes on. Our ruling: only the first such meld of a turn is an accident. After it one that "
            "falls short is refused, and one that breaks any other rule always is.",
        ),
    ),
    "C8.2": Entry(
        "Exposed cards",
        "A variant that our source does not have: cards that you have shown in a meld that fell short are exposed. "
        "You may meld them later, but as long as you hold one of them, one of them must be your discard.",
        Choice(
            "left",
            {
                1: "You have shown {exposed:faces} in a meld that fell short, so that card must be your next discard, "
                "and not the {card:card}."
            },
            "You have shown {exposed:faces} in a meld that fell short, so one of these must be your discard, and not "
            "the {card:card}.",
        ),
    ),
    "C8.3": Entry(
        "Asking in vain",
        Choice(
            "seats-sides",
            {0: "Where there are partners, a yes that is not made good has its price; in these rules nobody is asked."},
            "A variant that our source does not have: you may ask whether you can go out or not. If your partner says "
            "yes and you end your turn without going out, your side loses {asked_in_vain:points} in this deal. Our "
            "ruling: it loses nothing if the deal ends as you draw (C6.10).",
        ),
    ),
    "C8.4": Entry(
        "A red three forgotten",
        Choice(
            "red3_forgettable",
            {
                "yes": "A red three that you forgot may be laid down in a later turn at no cost (C3.8). One that is "
                "still in your hand when the deal ends costs your side {red3_in_hand:points} (C7.7)."
            },
            Choice(
                "red3_grace",
                {
                    0: "A red three that is still in a hand when the deal ends costs its side {red3_in_hand:points} "
                    "(C7.7), but nobody can forget one in these rules (C3.8)."
                },
                "A red three that is still in a hand when the deal ends costs its side {red3_in_hand:points} (C7.7); "
                "how late it may be laid down is told in C3.12.",
            ),
        ),
    ),
    "C8.5": Entry(
        "What cannot happen here",
        "Clubs have penalties for going out without a canasta, drawing out of turn, drawing too many cards and dealing "
        "when it is another's turn to deal. Our ruling: none of them is needed, for the table lets none of this "
        "happen (C6.2, C3.1, C3.2, C2.2).",
    ),
}
