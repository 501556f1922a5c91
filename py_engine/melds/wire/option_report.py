"""Options as lines of text, rule by rule: all that a rule set has, or what it has otherwise than another."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from melds.customs import customs
from melds.option import Option, write_value
from melds.rulebook import words

Row = tuple[str, ...]
FIXED = "goes with the rule set"


def options(game: str, rules: Any, lang: str = "en") -> list[str]:  # noqa: ANN401 - the game's own rule set
    """Return every option of a rule set with its value and what it may be, each under its rule."""
    found = list(customs(game).options.values())
    may_be = [each.expected if each.offered else FIXED for each in found]
    rows = [(each.name, write_value(getattr(rules, each.name)), may) for each, may in zip(found, may_be, strict=True)]
    return list(_under_rules(found, _columns(rows), lang))


def differences(game: str, here: tuple[str, Any], there: tuple[str, Any], lang: str = "en") -> list[str]:
    """Return a heading, and under each rule its options that differ, as both rule sets have them.

    `here` and `there` are rule sets of the game, each with what it is called. There are no lines where
    nothing differs.
    """
    differ = here[1].differs(there[1])
    found = [option for name, option in customs(game).options.items() if name in differ]
    rows = [(each.name, *map(write_value, differ[each.name])) for each in found]
    heading, *lines = _columns([("", here[0], there[0]), *rows])
    return [heading, *_under_rules(found, lines, lang)] if found else []


def _columns(rows: Sequence[Row]) -> list[str]:
    """Return rows as lines, their columns beneath each other, a little in from the edge."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  " + "  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


def _under_rules(found: Sequence[Option], lines: Sequence[str], lang: str) -> Iterator[str]:
    """Yield each rule with its title once, before the lines of its options."""
    spoken = words(lang)
    for rule, belonging in groupby(zip(found, lines, strict=True), key=lambda pair: pair[0].rule):
        yield f"{rule} {spoken.title(rule)}"
        yield from [line for _, line in belonging]
