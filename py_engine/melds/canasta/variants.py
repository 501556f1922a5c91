"""The named rule sets. A new one is a line of differences and a test.

The three Canastas of the documents come first; what a table of another size changes is laid over them.
"""

from melds.canasta.rules import BeforeOpening, BlackThree, ConcealedMinimum, RuleSet, TableTalk

CLASSIC = RuleSet()
"""The laws of 1949 as the Cornish document C000 tells them."""

GAMERULES = CLASSIC.but(
    name="gamerules",
    redraw_two=False,
    redraw_ends=0,
    naturals_per_wild=2,
    black3=BlackThree.FREEZE,
    concealed_minimum=ConcealedMinimum.ALWAYS,
)
"""The short rules of documents C002 and C004, by the letter where they differ."""

WIKIPEDIA_FR = CLASSIC.but(
    name="wikipedia-fr",
    batches=(3, 3, 3, 2),
    black3_upcard=True,
    table_talk=TableTalk.SILENT,
    red3_grace=1,
    top_card_counts=False,
    canasta_limit=7,
    second_meld=True,
    wild_canasta=True,
    before_opening=BeforeOpening.OPEN,
    black3=BlackThree.STOP,
    concealed_minimum=ConcealedMinimum.ALWAYS,
    discard_to_go_out=True,
    black3_in_hand=100,
    deduct_without_canasta=True,
)
"""The French game of document C003, with four players."""

_TWO = {"seats": 2, "sides": 2, "partner_draw": False}
_TWO_AS_CUSTOMARY = {"hand_size": 15, "draws": 2, "canastas_to_go_out": 2}

WIKIPEDIA_FR_2 = WIKIPEDIA_FR.but(name="wikipedia-fr-2", **_TWO)
WIKIPEDIA_FR_2_CUSTOMARY = WIKIPEDIA_FR_2.but(name="wikipedia-fr-2-customary", batches=(3,), **_TWO_AS_CUSTOMARY)
WIKIPEDIA_FR_3 = WIKIPEDIA_FR.but(name="wikipedia-fr-3", seats=3, sides=3, partner_draw=False)
WIKIPEDIA_FR_3_CUSTOMARY = WIKIPEDIA_FR_3.but(name="wikipedia-fr-3-customary", hand_size=13, batches=(3, 3, 3, 2, 2))
WIKIPEDIA_FR_5 = WIKIPEDIA_FR.but(name="wikipedia-fr-5", seats=5)
WIKIPEDIA_FR_6 = WIKIPEDIA_FR.but(
    name="wikipedia-fr-6-2x3",
    seats=6,
    packs=3,
    jokers=6,
    hand_size=13,
    batches=(3, 3, 3, 2, 2),
    canastas_to_go_out=2,
)
WIKIPEDIA_FR_6_PAIRS = WIKIPEDIA_FR_6.but(name="wikipedia-fr-6-3x2", sides=3)
WIKIPEDIA_FR_9 = WIKIPEDIA_FR_6.but(name="wikipedia-fr-9", seats=9, sides=3, packs=4, jokers=8)
"""Extrapolated: C003 names nine players and says nothing of their game."""

CLASSIC_2 = CLASSIC.but(name="classic-2", **_TWO, **_TWO_AS_CUSTOMARY)
"""Two players as is customary; no document tells their game in full."""

MODERN_AMERICAN = CLASSIC.but(
    name="modern-american",
    hand_size=13,
    draws=2,
    max_wild=2,
    opening=((-1_000_000, 125), (3000, 155), (5000, 180)),
    canasta_limit=7,
    wild_canasta=True,
    always_frozen=True,
    black3=BlackThree.STOP,
    canastas_to_go_out=2,
    concealed_minimum=ConcealedMinimum.ALWAYS,
    wild_bonus=1000,
    concealed_bonus=0,
    target=8500,
)
"""The form of American clubs as far as figures hold it: not the bonuses and penalties of sevens and aces, the
special hands, the packets won with a canasta, or red threes that count only beside one."""

RULE_SETS = {
    rules.name: rules
    for rules in (
        CLASSIC,
        GAMERULES,
        WIKIPEDIA_FR,
        MODERN_AMERICAN,
        CLASSIC_2,
        WIKIPEDIA_FR_2,
        WIKIPEDIA_FR_2_CUSTOMARY,
        WIKIPEDIA_FR_3,
        WIKIPEDIA_FR_3_CUSTOMARY,
        WIKIPEDIA_FR_5,
        WIKIPEDIA_FR_6,
        WIKIPEDIA_FR_6_PAIRS,
        WIKIPEDIA_FR_9,
    )
}
