"""What a seat may see of a position, and worlds that such a view allows.

Everything a player ever gets goes through `view`. What is public to anyone with a memory (the pile,
cards seen going into a hand) stays in the view; whether the screen shows it is the screen's business.
"""

from random import Random

from melds.cards import HIDDEN, Card, Cards
from melds.gin.state import Position, State, Step, View

__all__ = ["Position", "State", "Step", "View", "imagine", "unseen", "view"]


def view(state: Position, seat: int) -> View:
    """Return `state` as `seat` may see it: the other's unknown cards and the stock are `HIDDEN`.

    A card that the other put face down in knocking is hidden until the deal has ended (G6.4).
    """
    stock = (HIDDEN,) * len(state.stock)
    if state.ended is not None:
        return View(state.but(seat=seat, stock=stock))
    hands, knock, pile = state.hands, state.knock, state.pile
    if hands:
        known = state.known[1 - seat]
        other = known + (HIDDEN,) * (len(hands[1 - seat]) - len(known))
        hands = (hands[0], other) if seat == 0 else (other, hands[1])
    if knock is not None and knock.seat != seat:
        knock, pile = knock._replace(card=HIDDEN), (*pile[:-1], HIDDEN)
    return View(state.but(seat=seat, hands=hands, stock=stock, pile=pile, knock=knock))


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
