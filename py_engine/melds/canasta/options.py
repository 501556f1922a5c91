"""What may be otherwise in Canasta, which figures do not go together, and the figures that the rulebook tells."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from melds.canasta.rules import RuleSet
from melds.canasta.variants import RULE_SETS
from melds.cards import JOKER, JOKER_RANK, THREE, rank_of
from melds.option import options_of, write_value
from melds.ruleset import Clash, RuleSets, plain_figures

OPTIONS = options_of(RuleSet)
"""Every option of a rule set by its name, in the order of the rulebook."""

ALWAYS = ("black3", "red3_forgettable")
"""The options that every record names."""


def _clashes(rules: RuleSet) -> Iterator[Clash]:
    """Yield what would be needed where figures do not go together, so that no deal could be played, and which."""
    seats, of_a_rank = rules.seats, 4 * rules.packs
    if seats % rules.sides and not (rules.sides == 2 and seats > 3):
        yield f"sides that divide {seats} seats, or two sides for five and more", ("sides", "seats")
    if not _rising(rules.ranks):
        yield "ranks that rise", ("ranks",)
    if len(rules.values) != JOKER_RANK + 1:
        yield f"{JOKER_RANK + 1} values, from the two to the joker", ("values",)
    most = (len(rules.pack) - _kept_for_the_stock(rules)) // seats
    if rules.hand_size > most:
        expected = f"hands of at most {most} cards, so that enough of the {len(rules.pack)} are left"
        yield expected, ("hand_size", "packs", "jokers", "draws", "ranks", "seats")
    if not _rising([floor for floor, _ in rules.opening]):
        yield "floors that rise, as in " + write_value(RuleSet().opening), ("opening",)
    if rules.min_naturals > of_a_rank:
        yield f"melds of at most the {of_a_rank} natural cards of a rank", ("min_naturals", "packs")
    largest = of_a_rank + rules.wild_limit(of_a_rank)
    if rules.canasta_size > largest:
        expected = f"canastas of at most the {largest} cards that make one meld"
        yield expected, ("canasta_size", "packs", "max_wild", "naturals_per_wild")
    if 0 < rules.canasta_limit < rules.canasta_size:
        expected = f"no limit (0), or at least the {rules.canasta_size} cards of a canasta"
        yield expected, ("canasta_limit", "canasta_size")


def _kept_for_the_stock(rules: RuleSet) -> int:
    """Return how many cards a deal needs besides the hands: a natural upcard whatever lies over it, a draw for each."""
    covering = sum([rank_of(card) <= THREE or card == JOKER for card in rules.pack])
    return covering + 1 + rules.seats * rules.draws


def _rising(figures: Sequence[int]) -> bool:
    return all(low < high for low, high in pairwise(figures))


_SETS = RuleSets(RULE_SETS, OPTIONS, ALWAYS, _clashes)
read_rules = _SETS.read
write_options = _SETS.write


def figures(rules: RuleSet) -> dict[str, object]:
    """Return the figures of a rule set by name, as the words of the rulebook take them.

    A number is itself, an option its value in a message, and what is a list is written out. `pack` and
    `stock` are how many cards there are and are left after the deal; the rows of the opening table are
    `opening_from_1` and `opening_needs_1` and so on, `opening_rows` in number.
    """
    opening: dict[str, object] = {"opening_rows": len(rules.opening)}
    for row, (floor, needs) in enumerate(rules.opening, 1):
        opening |= {f"opening_from_{row}": floor, f"opening_needs_{row}": needs}
    stock = len(rules.pack) - rules.seats * rules.hand_size - 1
    return {**plain_figures(rules), **opening, "pack": len(rules.pack), "stock": stock}
