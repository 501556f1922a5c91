"""How far a deal has come, as its piles tell: cards drawn from the stock, and the fewest turns for it.

A turn that draws makes the pile one card longer, and one that takes leaves it as long as it was. So a
position that does not count its turns can still be told the first of them from a later one (G2.7).
"""

from melds.gin.state import Position, Step


def acting(position: Position) -> int:
    """Return the seat whose turn it is by the order of play: after a knock still the knocker's (G2.1)."""
    return 1 - position.turn if position.step is Step.LAYOFF else position.turn


def opening(passed: int) -> int:
    """Return how many turns it takes until the upcard is taken, or declined by both (G2.3)."""
    return min(passed + 1, 2)


def drawn(position: Position) -> int:
    """Return how many cards have been drawn from the stock."""
    pile = len(position.pile)
    if position.step is Step.PLAY:
        return pile
    if position.step is Step.LAYOFF:
        return pile - (position.knock is not None and position.knock.card is not None)
    return pile - 1


def took_upcard(position: Position) -> bool:
    """Return whether the card just taken is the upcard, taken while it was on offer (G2.3)."""
    return position.taken is not None and position.passed < 2 and sum(position.turns) == position.passed + 1


def fewest_turns(position: Position) -> tuple[int, ...]:
    """Return the turns each seat has begun at the least; the non-dealer has the odd ones (G2.1)."""
    least = _fewest(position)
    if least % 2 == (acting(position) == position.dealer):
        least += 1
    return split(least, position.dealer)


def split(turns: int, dealer: int) -> tuple[int, ...]:
    """Return so many turns seat by seat, the first of them the non-dealer's."""
    dealers = turns // 2
    return (dealers, turns - dealers) if dealer == 0 else (turns - dealers, dealers)


def _fewest(position: Position) -> int:
    """Return the turns of an opening, of the draws since, and what else this turn has to be."""
    begun, draws = opening(position.passed), drawn(position)
    match position.step:
        case Step.UPCARD:
            return position.passed + 1
        case Step.DRAW:
            return begun + draws + 1
        case Step.PLAY if position.taken is not None and (draws or position.passed == 2):
            return begun + draws + 1
    return begun + draws
