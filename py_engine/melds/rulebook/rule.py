"""What a rule is: an id, the chapter it stands in and the clauses it rests on.

This module knows the shape of the rulebook and no word of any language.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

LETTERS: Final[Mapping[str, str]] = {"C": "canasta", "G": "gin"}
"""The games, each by the letter that its ids begin with."""

TOLD: Final = False
"""The rule tells what happens; no act can break it."""

ENFORCED: Final = True
"""An act can break the rule, and is then refused with it."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of one game.

    `id` is what a refusal cites ("C4.5"), `chapter` the chapter's id ("C4"), `module` the engine
    module that enforces it ("melding"). `clauses` names the clauses of the source documents the
    rule rests on ("C000-70"), empty where the rule is ours alone. `enforced` rules can be cited in
    a refusal; the others say what the game does by itself.
    """

    id: str
    chapter: str
    clauses: tuple[str, ...]
    enforced: bool
    module: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """The rules of one engine module, in rulebook order.

    `option` is the option of the rule set that brings the chapter in; without one it is always told.
    """

    id: str
    module: str
    rules: tuple[Rule, ...]
    option: str = ""


def game_of(id_: str) -> str:
    """The game of a rule or a chapter. Raises KeyError with the id if it is of none."""
    if id_[:1] not in LETTERS:
        raise KeyError(id_)
    return LETTERS[id_[:1]]


def clauses(document: str, numbers: str) -> tuple[str, ...]:
    """Clause ids from a short list: `clauses("C000", "1 6-8")` gives C000-01, -06, -07, -08.

    Numbers and ranges are separated by spaces; the order is kept. A part that names another document,
    as in "C003:51-53", is of that one, and so are the parts that follow it.
    """
    found: list[str] = []
    for named in numbers.split():
        other, colon, part = named.rpartition(":")
        document = other if colon else document
        first, _, last = part.partition("-")
        found += (f"{document}-{n:02d}" for n in range(int(first), int(last or first) + 1))
    return tuple(found)


def spans(cited: tuple[str, ...]) -> tuple[str, ...]:
    """Clauses as people read them, those that follow each other as one: C000-01, then C000-06 to 09.

    The two ends stand on either side of a dash, which every language reads.
    """
    found: list[tuple[str, int, int]] = []
    for clause in cited:
        document, _, number = clause.partition("-")
        at = int(number)
        if found and found[-1][::2] == (document, at - 1):
            found[-1] = (*found[-1][:2], at)
        else:
            found.append((document, at, at))
    return tuple(
        f"{document}-{first:02d}" + (f"\N{EN DASH}{last:02d}" if last > first else "")
        for document, first, last in found
    )


def chapter(
    id_: str, module: str, document: str, listed: tuple[tuple[str, bool], ...], option: str = ""
) -> Chapter:
    """Number the rules of a chapter: each is its clause numbers in `document` and `enforced`."""
    return Chapter(
        id_,
        module,
        tuple(
            Rule(f"{id_}.{at}", id_, clauses(document, numbers), enforced, module)
            for at, (numbers, enforced) in enumerate(listed, start=1)
        ),
        option,
    )
