"""The named rule sets. A new one is a line of differences and a test."""

from melds.gin.rules import RuleSet

GIN = RuleSet()
"""Gin Rummy as the Cornish document C001 tells it."""
OKLAHOMA = GIN.but(name="oklahoma", knock_limit_by_upcard=True, spades_double=True)
"""The upcard says how much a knocker may keep; a spade doubles the deal."""
STRAIGHT = GIN.but(name="straight", knock_limit=0)
"""Nobody knocks but with gin."""
HOLLYWOOD = GIN.but(name="hollywood", games=3)
"""Three games at once: a player's first deal won counts in one, the second in two, the others in all."""
GIN_25 = GIN.but(name="gin25", gin_bonus=25, undercut_bonus=25, box_bonus=25)
"""The bonuses of the clubs: 25 for gin, for an undercut and for a deal won."""
BIG_GIN = GIN.but(name="biggin", big_gin_bonus=31)
"""Eleven cards in melds may be laid down without a discard."""

RULE_SETS = {rules.name: rules for rules in (GIN, OKLAHOMA, STRAIGHT, HOLLYWOOD, GIN_25, BIG_GIN)}
