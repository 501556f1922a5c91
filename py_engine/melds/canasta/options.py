"""Rule sets by name and differences, read from and written as plain values or text.

A record and a link name every option that a player may choose, so that they outlive new defaults.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import pairwise

from melds.canasta.rules import BlackThree, RuleSet
from melds.canasta.variants import RULE_SETS
from melds.cards import JOKER_RANK
from melds.option import options_of, read_options, write_value
from melds.verdict import NotationError

CHOICES: dict[str, tuple[str, ...]] = {
    "black3": (BlackThree.STOP_BUT_GO_OUT.value, BlackThree.STOP.value),
    "red3_forgettable": ("no", "yes"),
}
"""The options that every record names, each with its values in the classic game, the usual one first."""

OPTIONS = options_of(RuleSet)
"""Every option of a rule set by its name, in the order of the rulebook."""

Value = str | int | bool
"""An option's value in a message: text, a number or a truth value."""


def read_rules(name: str, options: Mapping[str, Value]) -> RuleSet:
    """Return a named rule set with options changed.

    Raises `NotationError` naming the field, for a rule set, option or value there is not.
    """
    if name not in RULE_SETS:
        expected = "one of " + ", ".join(RULE_SETS)
        raise NotationError(f"{name!r:.40} is no rule set", field="rules", expected=expected)
    rules = RULE_SETS[name].but(**read_options(OPTIONS, options))
    for fault in _unplayable(rules) if options else ():
        raise fault
    return rules


def _unplayable(rules: RuleSet) -> Iterator[NotationError]:
    """Yield a fault for every figure that does not go with the others, so that no deal could be played."""
    floors = [floor for floor, _ in rules.opening]
    sound = {
        "sides": rules.seats % rules.sides == 0 or (rules.sides == 2 and rules.seats > 3),
        "batches": all(size <= rules.hand_size for size in rules.batches),
        "ranks": _rising(rules.ranks),
        "values": len(rules.values) == JOKER_RANK + 1,
        "canasta_limit": not 0 < rules.canasta_limit < rules.canasta_size,
        "opening": _rising(floors),
        "hand_size": rules.seats * rules.hand_size < len(rules.pack),
    }
    expected = {
        "sides": f"a number that divides {rules.seats} seats, or two sides for five and more",
        "batches": f"so many cards at once, from 1 to {rules.hand_size}, round by round",
        "ranks": "ranks that rise",
        "values": f"{JOKER_RANK + 1} values, from the two to the joker",
        "canasta_limit": f"0, or at least the {rules.canasta_size} cards of a canasta",
        "opening": "floors that rise, as in " + write_value(RuleSet().opening),
        "hand_size": f"hands that leave some of the {len(rules.pack)} cards for the stock",
    }
    for name in [name for name, so in sound.items() if not so]:
        said = f"{write_value(getattr(rules, name))!r:.40} cannot be played"
        yield NotationError(said, field=OPTIONS[name].place, expected=expected[name])


def _rising(figures: Sequence[int]) -> bool:
    return all(low < high for low, high in pairwise(figures))


def write_options(rules: RuleSet) -> dict[str, str]:
    """Return every option that a record names, and what else differs from plain Canasta or the named set.

    So a record still means the same if the named set is one day another.
    """
    named = [*CHOICES, *rules.differs(RuleSet()), *rules.differs(RULE_SETS.get(rules.name, RuleSet()))]
    return {option: write_value(getattr(rules, option)) for option in dict.fromkeys(named) if option != "name"}


def figures(rules: RuleSet) -> dict[str, object]:
    """Return the figures of a rule set by name, as the words of the rulebook take them.

    A number is itself, an option its value in a message, and what is a list is written out. `pack` and
    `stock` are how many cards there are and are left after the deal; the rows of the opening table are
    `opening_from_1` and `opening_needs_1` and so on, `opening_rows` in number.
    """
    found: dict[str, object] = {field.name: getattr(rules, field.name) for field in fields(rules)}
    plain = {name: value if type(value) is int else write_value(value) for name, value in found.items()}
    opening: dict[str, object] = {"opening_rows": len(rules.opening)}
    for row, (floor, needs) in enumerate(rules.opening, 1):
        opening |= {f"opening_from_{row}": floor, f"opening_needs_{row}": needs}
    stock = len(rules.pack) - rules.seats * rules.hand_size - 1
    return {**plain, **opening, "pack": len(rules.pack), "stock": stock}
