"""Acts as text: what is read alike in every game.

Columns count from 1. What cannot be read raises `NotationError` with its column and what was expected there.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from melds.cards import HIDDEN, Card, Cards, read_cards
from melds.verdict import NotationError

A = TypeVar("A")

_CUT = re.compile(r"[0-9]{1,4}")


def read_act(text: str, plain: Mapping[str, A], readers: Mapping[str, Callable[[str, int], A]], verbs: str) -> A:
    """Read an act: one of the `plain` ones, which stand alone, or what a reader makes of the rest and its column.

    `verbs` says which acts there are, for a fault.
    """
    verb, _, rest = text.strip().partition(" ")
    begins = len(text) - len(text.lstrip()) + 1
    column = min(begins + len(verb) + 1, len(text) + 1)
    verb = verb.lower()
    if verb in plain:
        if rest.strip():
            raise NotationError(f"{verb!r} stands alone", column=column, expected="nothing more")
        return plain[verb]
    if verb not in readers:
        raise NotationError(f"{verb[:12]!r} is no act", column=begins, expected=verbs)
    return readers[verb](rest, column)


def parted(text: str, column: int) -> Iterator[tuple[str, int]]:
    """Yield the parts between slashes, each with its column."""
    for part in text.split("/"):
        yield part, column
        column += len(part) + 1


def shown_cards(text: str, column: int) -> Cards:
    """Read cards that somebody plays, so none of them is hidden."""
    cards = read_cards(text, column)
    if HIDDEN in cards:
        column += text.index("??")
        raise NotationError("a hidden card is played", column=column, expected="cards that are shown")
    return cards


def one_card(text: str, column: int, verb: str) -> Card:
    """Read the one card that a verb takes."""
    cards = shown_cards(text, column)
    if len(cards) != 1:
        raise NotationError(f"{verb!r} with {len(cards)} cards", column=column, expected="one card")
    return cards[0]


def cut_pack(text: str, column: int) -> tuple[Cards, int]:
    """Read a pack and where it is cut: `53 : JK 2S ...`."""
    cut, colon, cards = text.partition(":")
    if not colon or not _CUT.fullmatch(cut.strip()):
        raise NotationError("a deal without its cut", column=column, expected="a number and a colon")
    return read_cards(cards, column + len(cut) + 1), int(cut)
