"""What may be otherwise in Gin Rummy, which figures do not go together, and the figures that the rulebook tells."""

from collections.abc import Iterator
from itertools import pairwise

from melds.gin.rules import RuleSet
from melds.gin.variants import RULE_SETS
from melds.option import options_of
from melds.ruleset import Clash, RuleSets, plain_figures

ALWAYS = (
    "ace",
    "just_taken",
    "gin_beats_tie",
    "opponent_sum_added",
    "box_timing",
    "settle_by",
    "shutout",
    "next_dealer",
)
"""The options that every record names."""

OPTIONS = options_of(RuleSet)
"""Every option of a rule set by its name, in the order of the rulebook."""


def _clashes(rules: RuleSet) -> Iterator[Clash]:
    """Yield what would be needed where figures do not go together, so that no deal could be played, and which."""
    if any(low >= high for low, high in pairwise(rules.ranks)):
        yield "ranks that rise", ("ranks",)
    most = (len(rules.pack) - 2 - rules.stock_end) // 2
    if rules.hand_size > most:
        expected = f"hands of at most {max(most, 0)} cards, so that some of the {len(rules.pack)} are left to draw"
        yield expected, ("hand_size", "stock_end", "ranks")


_SETS = RuleSets(RULE_SETS, OPTIONS, ALWAYS, _clashes)
read_rules = _SETS.read
write_options = _SETS.write


def figures(rules: RuleSet) -> dict[str, object]:
    """Return the figures of a rule set by name, as the words of the rulebook take them.

    A number is itself, an option its value in a message, and what is a list is written out.
    """
    return {**plain_figures(rules), "pack": len(rules.pack)}
