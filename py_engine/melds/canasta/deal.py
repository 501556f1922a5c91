"""Chapter C2, the deal: the pack, the cut, the cards dealt, and the cards that found the pile."""

from collections import Counter
from collections.abc import Iterator

from melds.canasta.acts import Deal
from melds.canasta.events import Dealt
from melds.canasta.rules import RuleSet, is_wild
from melds.canasta.state import Position, Step
from melds.cards import THREE, Card, Cards, rank_of
from melds.verdict import Refusal, refuse


def objections(position: Position, act: Deal) -> Iterator[Refusal]:
    """Yield what speaks against dealing this pack now (C2.1, C2.3, C2.7, C7.12)."""
    pack = position.rules.pack
    if Counter(act.pack) != Counter(pack):
        yield refuse("C2.1", cards=len(act.pack), needs=len(pack))
    if not 0 < act.cut < len(act.pack):
        yield refuse("C2.3", cut=act.cut, cards=len(act.pack))
    if position.step is Step.OVER:
        yield refuse("C7.12")
    elif position.step is not Step.DEAL:
        yield refuse("C2.7")


def next_dealer(position: Position) -> int:
    """Return who deals next: the deal passes clockwise (C2.2)."""
    return (position.dealer + (position.deal > 0)) % position.rules.seats


def dealt(position: Position, act: Deal) -> Dealt:
    """Return the deal of a cut pack: one card at a time from the dealer's left (C2.4 to C2.6)."""
    rules = position.rules
    pack = act.pack[act.cut :] + act.pack[: act.cut]
    dealer = next_dealer(position)
    count = rules.hand_size * rules.seats
    hands = tuple(
        [
            tuple(sorted(pack[(seat - dealer - 1) % rules.seats : count : rules.seats]))
            for seat in range(rules.seats)
        ]
    )
    turned = turned_up(pack[count:])
    return Dealt(dealer, hands, pack[count + len(turned) :], turned)


def turned_up(stock: Cards) -> Cards:
    """Return the cards turned to found the pile, up to the first natural four or higher (C2.6)."""
    for place, card in enumerate(stock):
        if not _covered(card):
            return stock[: place + 1]
    return stock


def _covered(card: Card) -> bool:
    return is_wild(card) or rank_of(card) == THREE


def own_places(dealt: Position, act: Deal, seat: int) -> list[int]:
    """Return which places of the cut pack a seat sees as it is dealt: its own and those turned up.

    `dealt` is the position after the deal, the turn of the seat at the dealer's left.
    """
    rules = dealt.rules
    count = rules.hand_size * rules.seats
    turned = turned_up((act.pack[act.cut :] + act.pack[: act.cut])[count:])
    own = range((seat - dealt.dealer - 1) % rules.seats, count, rules.seats)
    return [*own, *range(count, count + len(turned))]


def start(rules: RuleSet, dealer: int = 0, scores: tuple[int, ...] = ()) -> Position:
    """Return a match before its first deal, `dealer` to deal it."""
    return Position(rules, dealer=dealer, turn=dealer, scores=scores or (0,) * rules.sides)
