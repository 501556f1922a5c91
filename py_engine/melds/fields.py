"""The fields of a position as plain data, each read with its type: those that the positions of every game have.

Every function raises `NotationError` naming the field for a value that is not what it should be.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from melds.cards import HIDDEN, Card, Cards, read_cards, write_card
from melds.verdict import NotationError

Plain = Mapping[str, Any]


def wrong(value: object, field: str, expected: str) -> NotationError:
    """Return the fault of a value in a field, for raising."""
    return NotationError(f"{value!r:.60} cannot be read", field=field, expected=expected)


def only_known(plain: Plain, game: str, known: Collection[str]) -> None:
    """Raise for a field that is not one of the `known`, and for the position of another game."""
    for name in plain:
        if name not in known:
            raise NotationError(f"{name!r:.40} is no field", field=f"{name}"[:40], expected=", ".join(sorted(known)))
    if plain.get("game", game) != game:
        raise wrong(plain["game"], "game", game)


def text(plain: Plain, field: str, default: str) -> str:
    """Return a text."""
    value = plain.get(field, default)
    if not isinstance(value, str):
        raise wrong(value, field, "text")
    return value


def mapping(plain: Plain, field: str, keys: Sequence[str] | None = None) -> Plain:
    """Return an object, empty if it is not there; if `keys` are given, it may have no others."""
    value = plain.get(field, {})
    if not isinstance(value, Mapping):
        raise wrong(value, field, "an object")
    for key in value:
        if keys is not None and key not in keys:
            raise wrong(key, field, "seats: " + ", ".join(keys))
    return value


def number(value: object, field: str, low: int, high: int) -> int:
    """Return `value` if it is a whole number from `low` to `high`."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong(value, field, f"a whole number from {low:,} to {high:,}")
    return value


def cards(value: object, field: str, most: int, *, hidden: bool = False) -> Cards:
    """Return cards in notation, so many at the `most`; none of them may be `??` unless they may be `hidden`."""
    try:
        found = read_cards(cards_text(value, field, most))
    except NotationError as fault:
        raise fault.at(field=field) from None
    if HIDDEN in found and not hidden:
        raise wrong(value, field, "cards that everybody sees")
    return found


def cards_text(value: object, field: str, most: int) -> str:
    """Return a text if it is not too long for so many cards in notation."""
    if not isinstance(value, str):
        raise wrong(value, field, "cards in notation")
    if len(value) > most * 3:
        raise wrong(value, field, f"at most {most:,} cards in notation")
    return value


def cards_or_count(value: object, field: str, most: int) -> Cards:
    """Return cards in notation, or as many hidden ones as `value` says; so many at the `most`."""
    if isinstance(value, str):
        return cards(value, field, most, hidden=True)
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong(value, field, "cards in notation, or how many there are")
    return (HIDDEN,) * number(value, field, 0, most)


def miscounted(shown: Sequence[Card], pack: Cards) -> Iterator[NotationError]:
    """Yield what speaks against all cards of a position together: one that is there too often, or too many or few."""
    whole = Counter(pack)
    for card, count in (Counter(card for card in shown if card != HIDDEN) - whole).items():
        said = f"{count + whole[card]} times {write_card(card)}"
        yield NotationError(said, field="cards", expected=f"{whole[card]} in the pack")
    if len(shown) != len(pack):
        yield NotationError(f"{len(shown)} cards in all", field="cards", expected=f"the pack of {len(pack)}")
