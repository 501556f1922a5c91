"""What one rule set has otherwise than another, as lines of text: rule by rule, the option and both its values."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from melds.customs import customs
from melds.option import write_value
from melds.rulebook import words


def differences(game: str, here: tuple[str, Any], there: tuple[str, Any], lang: str = "en") -> list[str]:
    """Return the lines of a table: a heading, and under each rule its options that differ, as they are chosen.

    `here` and `there` are rule sets of the game, each with what it is called. There are no lines where
    nothing differs.
    """
    found = here[1].differs(there[1])
    options = [option for name, option in customs(game).options.items() if name in found]
    if not options:
        return []
    rows = [("", here[0], there[0])]
    for each in options:
        one, other = map(write_value, found[each.name])
        rows.append((f"  {each.name}", one, other))
    names, values = [max([len(row[column]) for row in rows]) for column in range(2)]
    lines = [f"{name:{names}}  {one:{values}}  {other}".rstrip() for name, one, other in rows]
    return [lines[0], *_under_rules([option.rule for option in options], lines[1:], lang)]


def _under_rules(rules: list[str], lines: list[str], lang: str) -> Iterator[str]:
    """Yield each rule with its title once, before the lines that belong to it."""
    spoken = words(lang)
    for rule, belonging in groupby(zip(rules, lines, strict=True), key=lambda pair: pair[0]):
        yield f"{rule} {spoken.title(rule)}"
        yield from [line for _, line in belonging]
