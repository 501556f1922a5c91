"""Gin Rummy: every rule, the clauses it rests on, and whether an act can be refused by it.

The clauses are those of document C001. SOURCES.md says in words how rule and clause go together; a
test keeps the two alike. As for Canasta, a rule is only its clause numbers, and what it says is in
the words of each language.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from melds.rulebook.rule import ENFORCED, TOLD, Chapter, chapter

BASE: Final = "C001"
DOCUMENTS: Final[Mapping[str, int]] = MappingProxyType({BASE: 37})
"""The documents, each with the number of its clauses: there is one."""

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter("G1", "deal", BASE, (
        ("1", ENFORCED),             # 1 two players, one pack
        ("22", TOLD),                # 2 who deals
        ("", ENFORCED),              # 3 shuffle and cut: our ruling
        ("8", TOLD),                 # 4 ten cards each
        ("9 10", TOLD),              # 5 upcard and stock
        ("", ENFORCED),              # 6 when a deal may begin: our ruling
    )),
    chapter("G2", "turn", BASE, (
        ("11", ENFORCED),            # 1 whose turn it is
        ("15 16", ENFORCED),         # 2 draw, then discard or knock
        ("12 13", ENFORCED),         # 3 the first upcard
        ("14", ENFORCED),            # 4 when both have passed
        ("15", TOLD),                # 5 from either pile
        ("16", ENFORCED),            # 6 a card of the hand
        ("17", ENFORCED),            # 7 a card just taken
        ("12 13 15", ENFORCED),      # 8 no passing later
    )),
    chapter("G3", "melding", BASE, (
        ("2", TOLD),                 # 1 the aim
        ("3", ENFORCED),             # 2 a set
        ("4", ENFORCED),             # 3 a run
        ("4 7", ENFORCED),           # 4 the ace is low
        ("", ENFORCED),              # 5 a card in one meld only: our ruling
        ("5-7", TOLD),               # 6 the values of the cards
        ("18 26", TOLD),             # 7 deadwood
    )),
    chapter("G4", "knocking", BASE, (
        ("18", ENFORCED),            # 1 how to knock
        ("19", ENFORCED),            # 2 ten points at most
        ("20", TOLD),                # 3 going gin
        ("18", TOLD),                # 4 the knocker's own arrangement
        ("", TOLD),                  # 5 Oklahoma: a variant
        ("", TOLD),                  # 6 straight gin: a variant
        ("", ENFORCED),              # 7 big gin: a variant
    )),
    chapter("G5", "layoff", BASE, (
        ("23 24", TOLD),             # 1 the defender's part
        ("24", ENFORCED),            # 2 what fits
        ("24", ENFORCED),            # 3 nothing against gin
        ("25", ENFORCED),            # 4 the knocker does not lay off
        ("24", ENFORCED),            # 5 onto a meld that lies there
        ("23 24", ENFORCED),         # 6 only after a knock
        ("24", TOLD),                # 7 in any order
    )),
    chapter("G6", "ending", BASE, (
        ("21", TOLD),                # 1 the stock is down to two
        ("22", TOLD),                # 2 a void deal
        ("", TOLD),                  # 3 deals without end: our ruling
        ("23", TOLD),                # 4 all cards are shown; in a void deal: our ruling
    )),
    chapter("G7", "scoring", BASE, (
        ("26", TOLD),                # 1 adding up
        ("27", TOLD),                # 2 the lower sum wins
        ("20 28", TOLD),             # 3 the bonus for gin
        ("30 31", TOLD),             # 4 the undercut
        ("20 30", TOLD),             # 5 gin is never undercut
        ("29", TOLD),                # 6 the opponent's sum counts once
        ("", TOLD),                  # 7 spades double: a variant
        ("", TOLD),                  # 8 big gin: a variant
    )),
    chapter("G8", "settlement", BASE, (
        ("32", TOLD),                # 1 a game to 100
        ("33", TOLD),                # 2 boxes
        ("34", TOLD),                # 3 the game bonus
        ("35", TOLD),                # 4 200 against a loser without a point
        ("36", TOLD),                # 5 what is paid
        ("37", TOLD),                # 6 paid double
        ("", TOLD),                  # 7 Hollywood: a variant
        ("32", ENFORCED),            # 8 after the end
    )),
)  # fmt: skip

EXCUSED: Final[tuple[tuple[str, str], ...]] = ()
"""The clauses that no rule cites: there is none."""
