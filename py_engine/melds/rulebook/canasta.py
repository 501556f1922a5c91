"""Canasta: every rule, the clauses it rests on, and whether an act can be refused by it.

The clauses are those of document C000. SOURCES.md says in words how rule and clause go together;
a test keeps the two alike. Here a rule is only its clause numbers: the id is its place in its
chapter, and what it says is in the words of each language.
"""

from typing import Final

from melds.rulebook.rule import ENFORCED, TOLD, Chapter, chapter

DOCUMENT: Final = "C000"
LAST_CLAUSE: Final = 137

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter("C1", "seating", DOCUMENT, (
        ("1 16", TOLD),              # 1 four players, two sides
        ("10 12", TOLD),             # 2 the order of the cards in the draw
        ("6-9", TOLD),               # 3 who sits where
        ("11 13", ENFORCED),         # 4 equal cards and jokers
        ("14", ENFORCED),            # 5 more than one card at once
        ("15", ENFORCED),            # 6 the ends of the pack
        ("", ENFORCED),              # 7 a card already lifted: our ruling
    )),
    chapter("C2", "deal", DOCUMENT, (
        ("2", ENFORCED),             # 1 the pack
        ("17 18", TOLD),             # 2 the dealer
        ("19-21", ENFORCED),         # 3 shuffle and cut
        ("22", TOLD),                # 4 eleven cards each
        ("23 24", TOLD),             # 5 stock and pile
        ("25", TOLD),                # 6 covering the turned card
        ("", ENFORCED),              # 7 when a deal may begin: our ruling
    )),
    chapter("C3", "turn", DOCUMENT, (
        ("39 40", ENFORCED),         # 1 whose turn it is
        ("41", ENFORCED),            # 2 draw, melds, discard
        ("42", TOLD),                # 3 the right to draw
        ("26", TOLD),                # 4 a red three dealt
        ("27", TOLD),                # 5 a red three drawn
        ("28", TOLD),                # 6 a red three in the pile
        ("26-28", ENFORCED),         # 7 where a red three never goes
        ("32", ENFORCED),            # 8 forgotten red threes
        ("45 46", ENFORCED),         # 9 the discard
        ("47 95", ENFORCED),         # 10 looking through the pile
        ("96-102 111", TOLD),        # 11 what you may be told
        ("C003:51", ENFORCED),       # 12 a turn's grace for red threes
    )),
    chapter("C4", "melding", DOCUMENT, (
        ("37 52", ENFORCED),         # 1 three cards at least
        ("37 38", ENFORCED),         # 2 one rank
        ("3 4 48 50", ENFORCED),     # 3 two natural cards at least
        ("49", ENFORCED),            # 4 three wild cards at most
        ("70-76", ENFORCED),         # 5 the opening minimum
        ("77 78", TOLD),             # 6 what counts towards it
        ("51", ENFORCED),            # 7 black threes
        ("57", ENFORCED),            # 8 one meld of a rank
        ("58 59", ENFORCED),         # 9 your own side's melds
        ("60 63", TOLD),             # 10 canastas
        ("54 64 65", TOLD),          # 11 adding to melds and canastas
        ("79", TOLD),                # 12 after the opening
        ("66-69", TOLD),             # 13 the values of the cards
        ("56", TOLD),                # 14 the same rank on both sides
        ("5 48", ENFORCED),          # 15 the ranks that can be melded
        ("C002:39", ENFORCED),       # 16 natural cards for each wild one
        ("C003:17", ENFORCED),       # 17 closed canastas
        ("C003:16", TOLD),           # 18 canastas of wild cards
        ("76", ENFORCED),            # 19 two melds to open
    )),
    chapter("C5", "pile", DOCUMENT, (
        ("80 81", TOLD),             # 1 frozen until you open
        ("82-85", TOLD),             # 2 frozen for everybody
        ("86", TOLD),                # 3 frozen until it is taken
        ("87", ENFORCED),            # 4 a wild card on top
        ("88 89", ENFORCED),         # 5 taking a frozen pile
        ("90-92", ENFORCED),         # 6 taking an open pile
        ("44 93 94", TOLD),          # 7 the whole pile comes along
        ("34-36", ENFORCED),         # 8 a black three on top
        ("108", ENFORCED),           # 9 one card against one
        ("", ENFORCED),              # 10 an empty pile: our ruling
        ("43 93", ENFORCED),         # 11 the top card first
        ("C002:66 C002:81", ENFORCED),  # 12 no taking before the opening
    )),
    chapter("C6", "ending", DOCUMENT, (
        ("103 106 107", TOLD),       # 1 going out
        ("104", ENFORCED),           # 2 a canasta first
        ("105", ENFORCED),           # 3 otherwise keep a card
        ("109 112", ENFORCED),       # 4 when to ask
        ("109", ENFORCED),           # 5 asking with a way out
        ("110", ENFORCED),           # 6 the answer binds
        ("113", TOLD),               # 7 no need to ask
        ("114", TOLD),               # 8 going out concealed
        ("115 116", TOLD),           # 9 the minimum of a concealed hand
        ("117", TOLD),               # 10 the last card is a red three
        ("118", ENFORCED),           # 11 the stock is used up
        ("119 120", ENFORCED),       # 12 when the pile must be taken
        ("121 122", TOLD),           # 13 when it need not be
        ("42 118", ENFORCED),        # 14 passing
        ("110 111", ENFORCED),       # 15 who answers
        ("34 51", ENFORCED),         # 16 black threes and no way back
        ("C003:19 C003:42", ENFORCED),  # 17 the last card is discarded
    )),
    chapter("C7", "scoring", DOCUMENT, (
        ("61 124", TOLD),            # 1 natural canastas
        ("62 125", TOLD),            # 2 mixed canastas
        ("29-31 126 129", TOLD),     # 3 red threes
        ("127", TOLD),               # 4 going out
        ("128", TOLD),               # 5 going out concealed
        ("53 130", TOLD),            # 6 cards melded, cards held
        ("33", TOLD),                # 7 a red three left in the hand
        ("123 131-133", TOLD),       # 8 the score of a deal
        ("134", TOLD),               # 9 five thousand points
        ("135", TOLD),               # 10 the last deal
        ("136 137", TOLD),           # 11 the margin
        ("134", ENFORCED),           # 12 after the end
    )),
)  # fmt: skip

EXCUSED: Final[tuple[tuple[str, str], ...]] = (
    ("C000-55", "where a side's melds lie is a matter of layout; whose they are is C4.9"),
)
"""The clauses that no rule cites, each with the reason why it needs none."""
