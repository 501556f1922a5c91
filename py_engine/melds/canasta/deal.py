"""Chapter C2, the deal: the pack, the cut, the cards dealt, and the cards that found the pile."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, repeat

from melds.canasta.acts import Deal
from melds.canasta.events import Dealt
from melds.canasta.rules import BLACK_THREES, RED_THREES, RuleSet, is_wild
from melds.canasta.state import Position, Step
from melds.cards import Card, Cards
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
    """Return the deal of a cut pack, from the dealer's left (C2.4 to C2.6)."""
    rules = position.rules
    pack = act.pack[act.cut :] + act.pack[: act.cut]
    dealer = next_dealer(position)
    gets = _order(rules, dealer)
    count = len(gets)
    hands: list[list[Card]] = [[] for _ in range(rules.seats)]
    for seat, card in zip(gets, pack, strict=False):
        hands[seat].append(card)
    turned = turned_up(rules, pack[count:])
    return Dealt(dealer, tuple([tuple(sorted(hand)) for hand in hands]), pack[count + len(turned) :], turned)


def _order(rules: RuleSet, dealer: int) -> list[int]:
    """Return the seat that gets each card: round by round, in batches, from the dealer's left (C2.4)."""
    found: list[int] = []
    for size in _rounds(rules):
        for turn in range(1, rules.seats + 1):
            found += [(dealer + turn) % rules.seats] * size
    return found


def _rounds(rules: RuleSet) -> Iterator[int]:
    """Yield how many cards each player gets in one round (C2.4)."""
    left = rules.hand_size
    for size in chain(rules.batches, repeat(rules.batches[-1])):
        yield min(size, left)
        left -= size
        if left <= 0:
            return


def turned_up(rules: RuleSet, stock: Cards) -> Cards:
    """Return the cards turned to found the pile, up to the first one that may stay on top (C2.6)."""
    for place, card in enumerate(stock):
        if not _covered(rules, card):
            return stock[: place + 1]
    return stock


def _covered(rules: RuleSet, card: Card) -> bool:
    return is_wild(card) or card in RED_THREES or (card in BLACK_THREES and not rules.black3_upcard)


def own_places(dealt: Position, act: Deal, seat: int) -> list[int]:
    """Return which places of the cut pack a seat sees as it is dealt: its own and those turned up.

    `dealt` is the position after the deal, the turn of the seat at the dealer's left.
    """
    rules = dealt.rules
    gets = _order(rules, dealt.dealer)
    count = len(gets)
    turned = turned_up(rules, (act.pack[act.cut :] + act.pack[: act.cut])[count:])
    own = [place for place, who in enumerate(gets) if who == seat]
    return [*own, *range(count, count + len(turned))]


def start(rules: RuleSet, dealer: int = 0, scores: tuple[int, ...] = ()) -> Position:
    """Return a match before its first deal, `dealer` to deal it."""
    return Position(rules, dealer=dealer, turn=dealer, scores=scores or (0,) * rules.sides)
