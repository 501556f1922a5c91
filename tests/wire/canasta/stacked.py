"""Records of Canasta with a pack stacked for the occasion, so that a test begins where it matters."""

from collections import Counter

from melds.canasta.rules import RED_THREES, SEAT_NAMES, is_wild
from melds.canasta.variants import CLASSIC
from melds.cards import THREE, rank_of, read_cards, write_card, write_cards

SEVEN_KINGS = "KS KH KD KC KS KH KD"
OUT = {"S": f"{SEVEN_KINGS} AS AH AD 4H"}
"""With an ace drawn, the hand of South goes out with one card to discard."""
LIFTED = {20: "KS", 21: "KS", 22: "QH", 23: "JD", 24: "AC", 30: "JK"}
"""Cards at places of the spread pack, among them two that are alike and a joker."""


def stacked(hands, *, up="4C", stock="", dealer="E", options="", players=("person", "club", "club", "club")):  # noqa: PLR0913 - each with its usual value
    """Return a record of one deal: these hands, this card turned up, and the stock beginning like this.

    What is not said is filled with what is left of the pack, red threes and wild cards at the bottom.
    """
    given = {seat: read_cards(hands.get(seat, "")) for seat in SEAT_NAMES}
    top, first = read_cards(up), read_cards(stock)
    rest = list(CLASSIC.pack)
    for card in (*top, *first, *(card for hand in given.values() for card in hand)):
        rest.remove(card)
    rest.sort(key=lambda card: (card in RED_THREES, is_wild(card), rank_of(card) == THREE, card))
    filled = {}
    for seat, hand in given.items():
        short = CLASSIC.hand_size - len(hand)
        filled[seat], rest = (*hand, *rest[:short]), rest[short:]
    turn = SEAT_NAMES.index(dealer) + 1
    order = [SEAT_NAMES[(turn + place) % 4] for place in range(4)]
    cards = [filled[seat][place] for place in range(CLASSIC.hand_size) for seat in order]
    cards += [*top, *first, *rest]
    assert Counter(cards) == Counter(CLASSIC.pack)
    lines = ["[melds 1]", "[game canasta]", f"[rules classic {options}]"]
    lines += [f"[player {seat} {kind} {seat}]" for seat, kind in zip(SEAT_NAMES, players, strict=True)]
    lines += [f"[dealer {dealer}]", f"[deal 107 : {write_cards([*cards[1:], cards[0]])}]"]
    return "\n".join(lines)


def spread(places, players=("person",) * 4):
    """Return the record of a draw for partners with these cards at these places, counted from 0."""
    rest = list(CLASSIC.pack)
    for card in places.values():
        rest.remove(*read_cards(card))
    cards = [places.get(place) or write_card(rest.pop()) for place in range(len(CLASSIC.pack))]
    lines = ["[melds 1]", "[game canasta]", "[rules classic]"]
    lines += [f"[named {number} {kind} P{number}]" for number, kind in enumerate(players, 1)]
    return "\n".join([*lines, f"[spread {' '.join(cards)}]"])
