"""Canasta: the facts of every refusal, shown by examples.

Cards and ranks are notation ("QD", "JK"; "Q"), seats are "S", "W", "N", "E", the rest are numbers
and the words listed here.
"""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Facts

_REDS: Final[tuple[Facts, ...]] = tuple({"left": 0, "needs": 2, "why": "reds", "reds": reds} for reds in (1, 2))
NO_FACTS: Final[tuple[Facts, ...]] = ({},)

SITUATIONS: Final[Mapping[str, tuple[Facts, ...]]] = {
    # The draw for partners
    "C1.4": ({"card": "JK"}, {"card": "QH"}),
    "C1.5": ({"lifted": 2}, {"lifted": 0}, {"lifted": 3}),
    "C1.6": ({"place": 105, "ends": 4}, {"place": 0, "ends": 4}),
    "C1.7": ({"place": 52},),
    # The deal
    "C2.1": (
        {"cards": 107, "needs": 108},
        {"cards": 108, "needs": 108},
        {"cards": 1, "needs": 108},
    ),
    "C2.3": ({"cut": 0, "cards": 108}, {"cut": 108, "cards": 108}),
    "C2.7": NO_FACTS,
    # The turn
    "C3.1": ({"turn": "W"}, {"turn": "S"}),
    "C3.2": tuple(
        {"step": step, "act": act}
        for step, acts in (
            ("draw", "discard meld"),
            ("play", "draw take pass"),
            ("answer", "discard meld draw take ask pass red3"),
            ("deal", "discard meld draw take ask pass red3"),
        )
        for act in acts.split()
    ),
    "C3.7": ({"card": "3H", "act": "discard"}, {"card": "3D", "act": "meld"}, {"card": "3D", "act": "take"}),
    "C3.8": ({"card": "3D"}, {"card": "3S"}, {"card": "JK"}, {"card": "3H", "why": "last"}),
    "C3.9": tuple(
        {"card": card, "act": act} for card in ("KS", "JK") for act in ("discard", "meld", "take")
    ),
    "C3.10": ({"turn": 4}, {"turn": 0}, {"turn": 1}),
    "C3.12": ({"reds": 1}, {"reds": 2}),
    # Melds
    "C4.1": (
        {"rank": "K", "cards": 2, "needs": 3},
        {"rank": "6", "cards": 1, "needs": 3},
        {"rank": "Q", "cards": 1, "needs": 3, "why": "closed", "limit": 7},
    ),
    "C4.2": ({"ranks": "4 5 6"}, {"ranks": ("K", "Q")}),
    "C4.3": (
        {"rank": "K", "naturals": 1, "needs": 2},
        {"rank": "W", "naturals": 0, "needs": 2},
        {"rank": "A", "naturals": 0, "needs": 2},
    ),
    "C4.4": ({"rank": "7", "wilds": 4, "limit": 3},),
    "C4.5": (
        {"needs": 50, "has": 30, "score": 1495},
        {"needs": 120, "has": 115, "score": 3000},
        {"needs": 15, "has": 0, "score": -160},
        {"needs": 60, "has": 50, "score": 0, "why": "raised", "raised": 10},
        {"needs": 50, "has": 40, "score": 0, "counts": "no", "top": "QD"},
        {"needs": 60, "has": 40, "score": 0, "why": "raised", "raised": 10, "counts": "no", "top": "QD"},
    ),
    "C4.7": (
        {"threes": 3, "wilds": 0},
        {"threes": 2, "wilds": 0},
        {"threes": 1, "wilds": 0},
        {"threes": 2, "wilds": 1},
        {"threes": 4, "wilds": 2},
        {"threes": 3, "wilds": 0, "why": "never"},
    ),
    "C4.8": ({"rank": "9"}, *({"rank": "9", "why": why, "limit": 7} for why in ("limit", "again"))),
    "C4.9": ({"rank": "K"},),
    "C4.15": ({"rank": "3"}, {"rank": "2"}),
    "C4.16": (
        {"rank": "7", "naturals": 3, "wilds": 2, "needs": 4},
        {"rank": "K", "naturals": 1, "wilds": 1, "needs": 2},
    ),
    "C4.17": ({"rank": "9", "cards": 8, "limit": 7}, {"rank": "W", "cards": 9, "limit": 7}),
    "C4.19": ({"melds": 1, "needs": 2},),
    # The pile
    "C5.4": ({"top": "2C"}, {"top": "JK"}),
    "C5.5": tuple(
        {"top": "8D", "naturals": naturals, "needs": 2, "why": why}
        for why in ("opening", "frozen")
        for naturals in (1, 0)
    ),
    "C5.6": (
        {"top": "QD", "naturals": 0, "wilds": 2},
        {"top": "6S", "naturals": 1, "wilds": 0},
        {"top": "TD", "naturals": 0, "wilds": 0},
    ),
    "C5.8": ({"top": "3S"}, *({"top": "3C", "why": why} for why in ("stop", "stop_but_go_out", "freeze"))),
    "C5.9": NO_FACTS,
    "C5.10": NO_FACTS,
    "C5.11": ({"top": "QD", "rank": "A"},),
    "C5.12": NO_FACTS,
    # Ending the deal
    "C6.2": ({"canastas": 0, "needs": 1}, {"canastas": 1, "needs": 2}),
    "C6.3": ({"left": 1, "needs": 2}, {"left": 0, "needs": 2}, {"left": 0, "needs": 1}, *_REDS),
    "C6.4": ({"why": "melded"}, {"why": "taken"}, {"why": "asked"}, {"why": "partner"}, {"why": "single"}),
    "C6.5": NO_FACTS,
    "C6.6": ({"answer": "no"}, {"answer": "yes"}),
    "C6.11": NO_FACTS,
    "C6.12": ({"top": "JD"},),
    "C6.14": ({"stock": 12}, {"stock": 1}),
    "C6.15": NO_FACTS,
    "C6.16": NO_FACTS,
    "C6.17": NO_FACTS,
    # The score
    "C7.12": NO_FACTS,
    # Accidents
    "C8.2": (
        {"card": "4C", "exposed": "KS KH KD", "left": 3},
        {"card": "JK", "exposed": "2S", "left": 1},
    ),
}
