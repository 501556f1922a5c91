"""Gin Rummy in English: the titles of the chapters, and the entries of all of them in one."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.en.gin import deal, ending, knocking, layoff, melding, scoring, settlement, turn
from melds.rulebook.words import Entry

CHAPTERS: Final[Mapping[str, str]] = {
    "G1": "The deal",
    "G2": "The turn",
    "G3": "Melds and deadwood",
    "G4": "Knocking",
    "G5": "Laying off",
    "G6": "How a deal ends",
    "G7": "The score of a deal",
    "G8": "The game and the settlement",
}

ENTRIES: Final[Mapping[str, Entry]] = {
    **deal.ENTRIES,
    **turn.ENTRIES,
    **melding.ENTRIES,
    **knocking.ENTRIES,
    **layoff.ENTRIES,
    **ending.ENTRIES,
    **scoring.ENTRIES,
    **settlement.ENTRIES,
}
