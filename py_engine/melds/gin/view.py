"""What a seat may see of a position, and worlds that such a view allows.

Everything a player ever gets goes through `view`. What is public to anyone with a memory (the pile,
cards seen going into a hand) stays in the view; whether the screen shows it is the screen's business.
"""

from random import Random

from melds.cards import HIDDEN, Card, Cards
from melds.gin.state import Position, State, Step, View, put

__all__ = ["Position", "State", "Step", "View", "imagine", "unseen", "view"]


def view(state: Position, seat: int) -> View:
    """Return `state` as `seat` may see it: the other's unknown cards and the stock are `HIDDEN`.

    A card that the other put face down in knocking is hidden until the deal has ended (G6.4).
    """
    hands, knock = state.hands, state.knock
    stock = (HIDDEN,) * len(state.stock)
    if state.ended is not None or not hands:
        return View(state.but(seat=seat, stock=stock))
    known = state.known[1 - seat]
    other = known + (HIDDEN,) * (len(hands[1 - seat]) - len(known))
    seen = state.but(seat=seat, hands=put(hands, 1 - seat, other), stock=stock)
    if knock is not None and knock.seat != seat:
        seen = seen.but(pile=(*state.pile[:-1], HIDDEN), knock=knock._replace(card=HIDDEN))
    return View(seen)


def unseen(position: Position) -> Cards:
    """Return the cards of the pack that the position does not show, in order."""
    left = list(position.rules.pack)
    shown = [*position.hands, position.pile, position.stock]
    if position.knock is not None:
        shown += position.knock.melds
    for cards in shown:
        for card in cards:
            if card != HIDDEN:
                left.remove(card)
    return tuple(left)


def imagine(seen: View, rng: Random) -> State:
    """Return a world that looks to its seat exactly like `seen`, every such world equally likely."""
    cards = list(unseen(seen))
    rng.shuffle(cards)

    def shown(hidden: Cards) -> list[Card]:
        return [cards.pop() if card == HIDDEN else card for card in hidden]

    hands = tuple([tuple(sorted(shown(hand))) for hand in seen.hands])
    pile, knock = tuple(shown(seen.pile)), seen.knock
    if knock is not None and knock.card == HIDDEN:
        knock = knock._replace(card=pile[-1])
    return State(seen.but(seat=-1, hands=hands, stock=tuple(shown(seen.stock)), pile=pile, knock=knock))
