"""What a seat may see of a position, and worlds that such a view allows.

Everything a player ever gets goes through `view`. What is public to anyone with a memory (the pile,
cards seen going into a hand) stays in the view; whether the screen shows it is the screen's business,
by C3.10.
"""

from random import Random

from melds.canasta.rules import RED_THREES
from melds.canasta.state import Asked, Position, State, Step, View
from melds.cards import HIDDEN, Card, Cards

__all__ = ["Asked", "Position", "State", "Step", "View", "imagine", "may_hold_red_threes", "unseen", "view"]


def view(state: Position, seat: int) -> View:
    """Return `state` as `seat` may see it: others' unknown cards and the stock are `HIDDEN`."""
    hands = state.hands
    if state.ended is None:
        hands = tuple(
            [
                hand
                if who == seat
                else state.known[who] + (HIDDEN,) * (len(hand) - len(state.known[who]))
                for who, hand in enumerate(hands)
            ]
        )
    owed = state.owed if seat == state.turn else 0
    return View(state._replace(seat=seat, hands=hands, stock=(HIDDEN,) * len(state.stock), owed=owed))


def unseen(position: Position) -> Cards:
    """Return the cards of the pack that the position does not show, in order."""
    left = list(position.rules.pack)
    shown = [*position.hands, *position.red3, position.pile, position.stock]
    shown += [meld.cards for melds in position.melds for meld in melds]
    for cards in shown:
        for card in cards:
            if card != HIDDEN:
                left.remove(card)
    return tuple(left)


def may_hold_red_threes(position: Position, seat: int) -> bool:
    """Return whether a red three can be hidden in a seat's hand (C3.4, C3.8)."""
    return position.rules.red3_by_hand or position.turns[seat] == 0


def imagine(seen: View, rng: Random) -> State:
    """Return a world that looks to its seat exactly like `seen`, every such world equally likely.

    Red threes are placed first, among the places that can hide one; the rest is shuffled.
    """
    cards = list(unseen(seen))
    reds = [card for card in cards if card in RED_THREES]
    others = [card for card in cards if card not in RED_THREES]
    places = [
        (seat, place)
        for seat, hand in enumerate((*seen.hands, seen.stock))
        for place, card in enumerate(hand)
        if card == HIDDEN
    ]
    stock = len(seen.hands)
    open_to_red = [
        spot for spot in places if spot[0] == stock or may_hold_red_threes(seen, spot[0])
    ]
    red_spots = dict(zip(rng.sample(open_to_red, len(reds)), reds, strict=True))
    rng.shuffle(others)
    dealt: list[list[Card]] = [list(hand) for hand in (*seen.hands, seen.stock)]
    for spot in places:
        seat, place = spot
        red = red_spots.get(spot)
        dealt[seat][place] = others.pop() if red is None else red
    hands = tuple(tuple(sorted(hand)) for hand in dealt[:stock])
    return State(seen._replace(seat=-1, hands=hands, stock=tuple(dealt[stock])))
