"""Tables of other sizes to look at: positions as the engine shows them, so that every crowded case is there."""

from __future__ import annotations

from melds.canasta import CANASTA, scoring
from melds.canasta.acts import group
from melds.canasta.events import Ended, fold, totals
from melds.canasta.rules import RED_THREES
from melds.canasta.state import NO_MELD, Ending, State, Step, put
from melds.canasta.variants import RULE_SETS
from melds.cards import THREE, rank_of, read_cards
from melds.wire.canasta import screen
from melds.wire.face import Company

NAMES = ("You", "Ana", "Bryn", "Kemal", "Sytske", "Fiona", "Tamsyn", "Deniz", "Ruaridh")
LONG = (
    "You",
    "Wilhelmina van der Heijden",
    "Bartholomew Featherstonehaugh",
    "Aleksandra Wojciechowska",
    "Maximilian Oberhauser",
    "Fionnuala Ní Dhomhnaill",
    "Tamsyn Penhaligon",
    "Deniz Karaosmanoğlu",
    "Ruaridh MacGilleFhinnein",
)
LAID = (
    ("KS KH KD KC KS KH KD", "QS QH QD QC QH 2C 2S", "9S 9H 9D", "8S 8H 8D 8C", "5S 5H 5C", "TS TH TD TC TS 2H"),
    ("AS AH AD AC 2D 2C", "JS JD JH JC JS JH JD", "TS TC TH", "6S 6H 6D 6C 6S JK", "4S 4H 4C", "7S 7D 7C"),
    ("7S 7H 7C 7D 7S 7H 7D", "AS AD AC", "8S 8C 8H 8D", "5D 5S 5H 5C", "JC JS JD JH"),
)
"""Melds for each side, the first of whoever looks on."""
SIZES = {
    2: "wikipedia-fr-2-customary",
    3: "wikipedia-fr-3-customary",
    5: "wikipedia-fr-5",
    6: "wikipedia-fr-6-2x3",
    "pairs": "wikipedia-fr-6-3x2",
    9: "wikipedia-fr-9",
}
MOST = 40


def view(rules, held=15, **said):
    """Return what the page shows of a table by a rule set, to the person, with so many cards in the hand."""
    state, company = table(rules, held, **said)
    return screen.show(CANASTA.view(state, 0), company)


def over(rules, out=-1, *, concealed=False, **said):
    """Return what the page shows when a deal has ended; `out` is the seat that went out."""
    state, company = table(rules, drew=0, **said)
    if out >= 0:
        state = state._replace(hands=put(state.hands, out, ()))
    sheets = scoring.sheets(state, out, concealed=concealed)
    ending = Ending("out" if out >= 0 else "stock", out, concealed, sheets)
    won = scoring.winner(state.rules, totals(state._replace(ended=ending))) is not None
    return screen.show(CANASTA.view(fold(state, Ended(state.hands, ending, won)), 0), company)


def table(rules, held=15, *, laid=0, names=NAMES, step="play", drew=2, pile="7D", mine=None, hand="", **changed):  # noqa: PLR0913 - each with its usual value
    """Return a position by a rule set: so many melds a side, or `mine` for the person's, and who sits there."""
    rules = RULE_SETS[rules]
    state = CANASTA.start(rules, rules.seats - 1)
    pack = [card for card in rules.pack if rank_of(card) != THREE or card in read_cards("3S 3C")]
    lies = tuple(take(pack, "2C 9C 4D " + pile))
    laid_by = [mine if mine is not None else LAID[0][:laid], *(each[:laid] for each in LAID[1:])]
    first = take(pack, hand) + tuple(card for card in read_cards(hand) if card in RED_THREES)
    melds = [tuple(melded(take(pack, text) for text in laid_by[side])) for side in range(rules.sides)]
    pack = pack[::7] + [card for place, card in enumerate(pack) if place % 7]
    each = min(11, (len(pack) - held) // rules.seats)
    counts = [0 if hand else held, *[each] * (rules.seats - 1)]
    hands = [tuple(sorted(pack.pop() for _ in range(count))) for count in counts]
    hands[0] = hands[0] or tuple(sorted(first))
    reds = [read_cards("3D 3H"), read_cards("3H"), ()][: rules.sides]
    usual = {
        "deal": 3,
        "turn": 0,
        "step": Step(step),
        "scores": (1745, 2360, -115)[: rules.sides],
        "past": ((835, 1420, -265)[: rules.sides], (910, 940, 150)[: rules.sides]),
        "hands": tuple(hands),
        "known": ((),) * rules.seats,
        "stock": tuple(pack),
        "pile": lies,
        "frozen": True,
        "melds": tuple(melds),
        "red3": tuple(reds),
        "turns": (2,) * rules.seats,
        "melded": (False,) * rules.seats,
        "discards": ((),) * rules.seats,
        "declined": ((),) * rules.seats,
    }
    state = State(state._replace(**usual | changed))
    fresh = hands[0][:drew]
    kinds = ("person", *["club"] * (rules.seats - 1))
    company = Company(names[: rules.seats], kinds, fresh[-1] if fresh else None, fresh, undo=False)
    return state, company


def take(pack, text):
    """Return those of the cards that the pack still has, taken from it."""
    found = []
    for card in read_cards(text):
        if card in pack:
            pack.remove(card)
            found.append(card)
    return tuple(found)


def melded(laid):
    """Return cards as melds on the table, as far as there are enough of them."""
    return (NO_MELD.with_group(group(cards)) for cards in laid if len(cards) > 2)


CROWDED = {
    "opening": {"held": 15},
    "some": {"held": 11, "laid": 3, "step": "draw", "drew": 0},
    "many": {"held": 25, "laid": 6, "names": LONG},
    "most": {"held": MOST, "laid": 5},
}
"""How much is on the table."""


def crowded(rules):
    """Return views of a table of this rule set, from few cards to as many as there may be."""
    large = RULE_SETS[rules].packs > 2
    return {name: view(rules, **case) for name, case in CROWDED.items() if large or case["held"] < MOST}
