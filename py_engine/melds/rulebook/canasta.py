"""Canasta: every rule, the clauses it rests on, and whether an act can be refused by it.

The clauses are those of document C000, and of C002 and C003 where these are named; C004 says what
C002 says, under the same numbers. SOURCES.md says in words how rule and clause go together; a test
keeps the two alike. Here a rule is only its clause numbers: the id is its place in its chapter, and
what it says is in the words of each language.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from melds.rulebook.rule import ENFORCED, TOLD, Chapter, chapter

BASE: Final = "C000"
DOCUMENTS: Final[Mapping[str, int]] = MappingProxyType({BASE: 137, "C002": 96, "C003": 69})
"""The documents, each with the number of its clauses."""

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter("C1", "seating", BASE, (
        ("1 16 C002:4 18 C003:2 3 65 66", TOLD),                       # 1 four players, two sides
        ("10 12 C002:16", TOLD),                                       # 2 the order of the cards in the draw
        ("6-9 C002:13-15", TOLD),                                      # 3 who sits where
        ("11 13 C002:17", ENFORCED),                                   # 4 equal cards and jokers
        ("14", ENFORCED),                                              # 5 more than one card at once
        ("15", ENFORCED),                                              # 6 the ends of the pack
        ("", ENFORCED),                                                # 7 a card already lifted: our ruling
    )),
    chapter("C2", "deal", BASE, (
        ("2 C002:5 C003:1 62", ENFORCED),                              # 1 the pack
        ("17 18 C002:19 20", TOLD),                                    # 2 the dealer
        ("19-21 C002:21 22", ENFORCED),                                # 3 shuffle and cut
        ("22 C002:23 C003:37 61", TOLD),                               # 4 eleven cards each
        ("23 24 C002:24 25 C003:38 39", TOLD),                         # 5 stock and pile
        ("25 C002:26 C003:40", TOLD),                                  # 6 covering the turned card
        ("", ENFORCED),                                                # 7 when a deal may begin: our ruling
    )),
    chapter("C3", "turn", BASE, (
        ("39 40 C003:41", ENFORCED),                                   # 1 whose turn it is
        ("41 C002:34-36 C003:43", ENFORCED),                           # 2 draw, melds, discard
        ("42 C002:34 C003:43", TOLD),                                  # 3 the right to draw
        ("26 C002:27 C003:59", TOLD),                                  # 4 a red three dealt
        ("27 C002:28 C003:59", TOLD),                                  # 5 a red three drawn
        ("28 C002:29 C003:59", TOLD),                                  # 6 a red three in the pile
        ("26-28 C002:27-29 C003:51 59", ENFORCED),                     # 7 where a red three never goes
        ("32", ENFORCED),                                              # 8 forgotten red threes
        ("45 46 C002:36 C003:43", ENFORCED),                           # 9 the discard
        ("47 95", ENFORCED),                                           # 10 looking through the pile
        ("96-102 111 C003:67 68", TOLD),                               # 11 what you may be told
        ("C003:51", ENFORCED),                                         # 12 a turn's grace for red threes
    )),
    chapter("C4", "melding", BASE, (
        ("37 52 C002:1 2 35 38 43 C003:4 13 23 46", ENFORCED),         # 1 three cards at least
        ("37 38 C002:2 38 C003:5", ENFORCED),                          # 2 one rank
        ("3 4 48 50 C002:3 39 C003:6 23", ENFORCED),                   # 3 two natural cards at least
        ("49 C002:40 45", ENFORCED),                                   # 4 three wild cards at most
        ("70-76 C002:55-62 95 C003:21 46 47 49", ENFORCED),            # 5 the opening minimum
        ("77 78 C002:63 64 C003:50 53", TOLD),                         # 6 what counts towards it
        ("51 C002:41", ENFORCED),                                      # 7 black threes
        ("57", ENFORCED),                                              # 8 one meld of a rank
        ("58 59 C002:45 46 C003:22 24 25", ENFORCED),                  # 9 your own side's melds
        ("60 63 C002:47-50 52 53 C003:11-15 18 60", TOLD),             # 10 canastas
        ("54 64 65 C002:45 C003:13 22 46", TOLD),                      # 11 adding to melds and canastas
        ("79 C002:65 C003:22", TOLD),                                  # 12 after the opening
        ("66-69 C002:7-11 C003:7 8", TOLD),                            # 13 the values of the cards
        ("56 C002:44", TOLD),                                          # 14 the same rank on both sides
        ("5 48 C002:3 6", ENFORCED),                                   # 15 the ranks that can be melded
        ("C002:39", ENFORCED),                                         # 16 natural cards for each wild one
        ("C003:17", ENFORCED),                                         # 17 closed canastas
        ("C003:16", TOLD),                                             # 18 canastas of wild cards
        ("76", ENFORCED),                                              # 19 two melds to open
    )),
    chapter("C5", "pile", BASE, (
        ("80 81 C002:66 67 81 C003:48 49", TOLD),                      # 1 frozen until you open
        ("82-85 C002:68-71 C003:55 56", TOLD),                         # 2 frozen for everybody
        ("86 C002:72 73", TOLD),                                       # 3 frozen until it is taken
        ("87 C002:72 74", ENFORCED),                                   # 4 a wild card on top
        ("88 89 C002:75 76 C003:57 58", ENFORCED),                     # 5 taking a frozen pile
        ("90-92 C002:77-79 C003:23 48", ENFORCED),                     # 6 taking an open pile
        ("44 93 94 C002:37 80 C003:44 45", TOLD),                      # 7 the whole pile comes along
        ("34-36 C002:69 C003:54", ENFORCED),                           # 8 a black three on top
        ("108 C002:85", ENFORCED),                                     # 9 one card against one
        ("", ENFORCED),                                                # 10 an empty pile: our ruling
        ("43 93 C002:80 C003:44 48", ENFORCED),                        # 11 the top card first
        ("C002:66 81", ENFORCED),                                      # 12 no taking before the opening
    )),
    chapter("C6", "ending", BASE, (
        ("103 106 107 C002:83 84 C003:42", TOLD),                      # 1 going out
        ("104 C002:82 C003:20 63", ENFORCED),                          # 2 a canasta first
        ("105", ENFORCED),                                             # 3 otherwise keep a card
        ("109 112 C003:68", ENFORCED),                                 # 4 when to ask
        ("109", ENFORCED),                                             # 5 asking with a way out
        ("110 C003:69", ENFORCED),                                     # 6 the answer binds
        ("113", TOLD),                                                 # 7 no need to ask
        ("114 C002:86 C003:29", TOLD),                                 # 8 going out concealed
        ("115 116 C002:87", TOLD),                                     # 9 the minimum of a concealed hand
        ("117", TOLD),                                                 # 10 the last card is a red three
        ("118", ENFORCED),                                             # 11 the stock is used up
        ("119 120", ENFORCED),                                         # 12 when the pile must be taken
        ("121 122", TOLD),                                             # 13 when it need not be
        ("42 118", ENFORCED),                                          # 14 passing
        ("110 111 C003:69", ENFORCED),                                 # 15 who answers
        ("34 51 C002:41", ENFORCED),                                   # 16 black threes and no way back
        ("C003:19 42", ENFORCED),                                      # 17 the last card is discarded
    )),
    chapter("C7", "scoring", BASE, (
        ("61 124 C002:51 88 C003:31", TOLD),                           # 1 natural canastas
        ("62 125 C002:54 89 C003:30", TOLD),                           # 2 mixed canastas
        ("29-31 126 129 C002:12 30-33 90 C003:10 32 52 59 64", TOLD),  # 3 red threes
        ("127 C002:91 C003:28", TOLD),                                 # 4 going out
        ("128 C002:92 C003:29", TOLD),                                 # 5 going out concealed
        ("53 130 C002:42 43 93 C003:9 26 33-35", TOLD),                # 6 cards melded, cards held
        ("33", TOLD),                                                  # 7 a red three left in the hand
        ("123 131-133 C002:93-95 C003:26 27", TOLD),                   # 8 the score of a deal
        ("134 C002:96 C003:4 36", TOLD),                               # 9 five thousand points
        ("135", TOLD),                                                 # 10 the last deal
        ("136 137", TOLD),                                             # 11 the margin
        ("134 C002:96 C003:36", ENFORCED),                             # 12 after the end
    )),
    chapter("C8", "accidents", BASE, (
        ("", TOLD),                                                    # 1 an opening that falls short: an option
        ("", ENFORCED),                                                # 2 exposed cards: an option
        ("", TOLD),                                                    # 3 asking in vain: an option
        ("32 33", TOLD),                                               # 4 a red three forgotten
        ("", TOLD),                                                    # 5 what cannot happen: our ruling
    ), option="accidents"),
)  # fmt: skip

EXCUSED: Final[tuple[tuple[str, str], ...]] = (
    ("C000-55", "where a side's melds lie is a matter of layout; whose they are is C4.9"),
)
"""The clauses that no rule cites, each with the reason why it needs none."""
