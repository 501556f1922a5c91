"""The named rule sets. A new one is a line of differences and a test."""

from melds.canasta.rules import RuleSet

CLASSIC = RuleSet()
"""The laws of 1949 as the Cornish document C000 tells them."""

RULE_SETS = {rules.name: rules for rules in (CLASSIC,)}
