"""Gin Rummy: the facts of every refusal, shown by examples.

A card is notation ("QD"), cards are notation with spaces between ("4H 5H 6H"), seats are "1" and "2",
the rest are numbers and the words listed here.
"""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Facts

NO_FACTS: Final[tuple[Facts, ...]] = ({},)
_ACTS: Final = "draw take discard knock"

SITUATIONS: Final[Mapping[str, tuple[Facts, ...]]] = {
    # The deal
    "G1.1": (
        {"cards": 51, "needs": 52},
        {"cards": 52, "needs": 52},
        {"cards": 1, "needs": 52},
    ),
    "G1.3": ({"cut": 0, "cards": 52}, {"cut": 52, "cards": 52}),
    "G1.6": NO_FACTS,
    # The turn
    "G2.1": ({"turn": "2"}, {"turn": "1"}),
    "G2.2": tuple(
        {"step": step, "act": act}
        for step, acts in (
            ("draw", "discard knock"),
            ("play", "draw take"),
            ("layoff", _ACTS),
            ("deal", _ACTS),
        )
        for act in acts.split()
    ),
    "G2.3": ({"act": "draw"}, {"act": "discard"}, {"act": "knock"}),
    "G2.4": NO_FACTS,
    "G2.6": tuple({"card": "KC", "act": act} for act in ("discard", "knock", "layoff")),
    "G2.7": ({"card": "7S"},),
    "G2.8": tuple({"step": step} for step in ("draw", "play", "layoff", "deal")),
    # Melds and deadwood
    "G3.2": (
        {"cards": "7S 7H", "count": 2},
        {"cards": "7S", "count": 1},
        {"cards": "KS QH 4D", "count": 3},
        {"cards": "", "count": 0},
    ),
    "G3.3": ({"cards": "4H 5H 7H"}, {"cards": "4H 5H"}),
    "G3.4": ({"cards": "QS KS AS", "ace": "low"}, {"cards": "KS AS 2S", "ace": "high_too"}),
    "G3.5": ({"card": "7D", "why": "twice"}, {"card": "KC", "why": "missing"}),
    # Knocking
    "G4.1": ({"hidden": 1}, {"hidden": 10}),
    "G4.2": (
        {"limit": 10, "has": 14, "card": "9C", "melds": 0, "deadwood": "KS 4D", "upcard": ""},
        {"limit": 10, "has": 24, "card": "9C", "melds": 2, "deadwood": "KS QH 4D", "upcard": ""},
        {"limit": 10, "has": 11, "card": "9C", "melds": 1, "deadwood": "6S 5D", "upcard": "QD"},
        {"limit": 1, "has": 2, "card": "9C", "melds": 0, "deadwood": "2S", "upcard": "AD"},
        {"limit": 0, "has": 1, "card": "9C", "melds": 0, "deadwood": "AS", "upcard": ""},
        {"limit": 0, "has": 3, "card": "9C", "melds": 3, "deadwood": "3S", "upcard": ""},
        {"limit": 0, "has": 1, "card": "9C", "melds": 0, "deadwood": "AS", "upcard": "AD"},
        {"limit": 0, "has": 3, "card": "9C", "melds": 3, "deadwood": "3S", "upcard": "AD"},
    ),
    "G4.7": (
        {"why": "off", "has": 0, "deadwood": "", "hidden": 0},
        {"why": "melds", "has": 9, "deadwood": "9C", "hidden": 0},
        {"why": "melds", "has": 1, "deadwood": "AC", "hidden": 0},
        {"why": "hidden", "has": 0, "deadwood": "", "hidden": 1},
        {"why": "hidden", "has": 0, "deadwood": "", "hidden": 11},
    ),
    # Laying off
    "G5.2": ({"card": "8H", "meld": "4H 5H 6H"}, {"card": "QC", "meld": "KS KH KD"}),
    "G5.3": ({"card": "KC"},),
    "G5.4": ({"card": "9C", "held": "yes"}, {"card": "9C", "held": "no"}),
    "G5.5": ({"meld": "4H 5H 6H"},),
    "G5.6": tuple(
        {"act": act, "when": when} for when in ("before", "after") for act in ("layoff", "done")
    ),
    # The settlement
    "G8.8": NO_FACTS,
}
