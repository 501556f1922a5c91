"""Card faces as small ints, packs, and reading and writing cards.

A `Card` is a face, `rank * 4 + suit`, and every joker is one value: equal cards are equal, so equal
acts merge and no hidden identity can leak. Ranks run from `TWO` (0) to `ACE` (12), then the joker;
suits from clubs (0) to spades (3), so that plain integer order is the order of the draw for seats.
"""

from collections.abc import Iterable, Sequence
from typing import NewType

from melds.verdict import NotationError

Card = NewType("Card", int)
Cards = tuple[Card, ...]

RANKS = "23456789TJQKA"
SUITS = "CDHS"
TWO, THREE, FOUR, ACE = 0, 1, 2, 12
JOKER_RANK = 13

JOKER = Card(JOKER_RANK * 4)
HIDDEN = Card(56)
"""A card that is there but not seen, written `??`."""

NAMES = (*(rank + suit for rank in RANKS for suit in SUITS), "JK", *("?",) * 3, "??")
_FACES = {name: Card(number) for number, name in enumerate(NAMES) if name != "?"}


def rank_of(card: Card) -> int:
    """Return the rank: 0 (two) to 12 (ace), 13 for a joker, 14 for a hidden card."""
    return card >> 2


def suit_of(card: Card) -> int:
    """Return the suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades. Jokers and hidden cards have none."""
    return card & 3


def pack(ranks: Iterable[int], packs: int, jokers: int) -> Cards:
    """Return the cards of `packs` packs of these ranks with `jokers` jokers in all, in order."""
    faces = [Card(rank * 4 + suit) for rank in ranks for suit in range(4)]
    return tuple(sorted(faces * packs)) + (JOKER,) * jokers


def write_card(card: Card) -> str:
    """Return the notation of a card: `KS`, `TH`, `JK`, `??`."""
    return NAMES[card]


def write_cards(cards: Iterable[Card]) -> str:
    """Return the notation of a list of cards, separated by spaces."""
    return " ".join([NAMES[card] for card in cards])


def read_card(text: str, column: int = 1) -> Card:
    """Read one card; lower case and `10` are understood.

    Raises `NotationError` naming the column where the card begins.
    """
    name = text.upper()
    face = _FACES.get("T" + name[2:] if name.startswith("10") else name)
    if face is None:
        expected = "a card such as KS, TH, 2C or JK"
        raise NotationError(f"{text[:12]!r} is not a card", column=column, expected=expected)
    return face


def read_cards(text: str, column: int = 1) -> Cards:
    """Read cards separated by spaces. Raises `NotationError` at the first that is none."""
    cards: list[Card] = []
    place = 0
    for word in text.split():
        place = text.index(word, place)
        cards.append(read_card(word, column + place))
        place += len(word)
    return tuple(cards)


def without(hand: Sequence[Card], gone: Iterable[Card]) -> Cards:
    """Return `hand` less the cards `gone`, each once; a card not seen there takes a hidden one.

    Raises `ValueError` where neither is in the hand.
    """
    left = list(hand)
    for card in gone:
        left.remove(card if card in left else HIDDEN)
    return tuple(left)


def missing(hand: Sequence[Card], wanted: Iterable[Card]) -> Cards:
    """Return the cards of `wanted` that `hand` does not hold, counting each card once.

    A card not seen there may be any of the hidden ones, as far as those go.
    """
    left = list(hand)
    absent: list[Card] = []
    for card in wanted:
        if card in left:
            left.remove(card)
        elif HIDDEN in left:
            left.remove(HIDDEN)
        else:
            absent.append(card)
    return tuple(absent)
