"""Canasta in English: the titles of the chapters, and the entries of all of them in one."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.en.canasta import accidents, deal, ending, melding, pile, scoring, seating, turn
from melds.rulebook.words import Entry

CHAPTERS: Final[Mapping[str, str]] = {
    "C1": "Partners and seats",
    "C2": "The deal",
    "C3": "The turn",
    "C4": "Melds and canastas",
    "C5": "The discard pile",
    "C6": "Ending the deal",
    "C7": "The score",
    "C8": "Club rules for accidents",
}

ENTRIES: Final[Mapping[str, Entry]] = {
    **seating.ENTRIES,
    **deal.ENTRIES,
    **turn.ENTRIES,
    **melding.ENTRIES,
    **pile.ENTRIES,
    **ending.ENTRIES,
    **scoring.ENTRIES,
    **accidents.ENTRIES,
}
