"""Chapter G1, the deal: the pack, who deals, the cut, ten cards each and the upcard."""

from collections import Counter
from collections.abc import Iterator

from melds.gin.acts import Deal
from melds.gin.events import Dealt
from melds.gin.rules import NextDealer, RuleSet
from melds.gin.state import Position, Step
from melds.verdict import Refusal, refuse


def objections(position: Position, act: Deal) -> Iterator[Refusal]:
    """Yield what speaks against dealing this pack now (G1.1, G1.3, G1.6, G8.8)."""
    pack = position.rules.pack
    if Counter(act.pack) != Counter(pack):
        yield refuse("G1.1", cards=len(act.pack), needs=len(pack))
    if not 0 < act.cut < len(act.pack):
        yield refuse("G1.3", cut=act.cut, cards=len(act.pack))
    if position.step is Step.OVER:
        yield refuse("G8.8")
    elif position.step is not Step.DEAL:
        yield refuse("G1.6")


def next_dealer(position: Position) -> int:
    """Return who deals next: after a void deal the same seat again, else as the rules have it (G1.2)."""
    if position.ended is None or position.ended.result.winner < 0:
        return position.dealer
    winner = position.ended.result.winner
    match position.rules.next_dealer:
        case NextDealer.LOSER:
            return 1 - winner
        case NextDealer.WINNER:
            return winner
        case NextDealer.ALTERNATE:
            return 1 - position.dealer


def dealt(position: Position, act: Deal) -> Dealt:
    """Return the deal of a cut pack: one card at a time, the non-dealer first (G1.4, G1.5)."""
    pack = act.pack[act.cut :] + act.pack[: act.cut]
    dealer, count = next_dealer(position), 2 * position.rules.hand_size
    first, second = tuple(sorted(pack[:count:2])), tuple(sorted(pack[1:count:2]))
    hands = (first, second) if dealer == 1 else (second, first)
    return Dealt(dealer, hands, pack[count], pack[count + 1 :])


def own_places(dealt: Position, seat: int) -> list[int]:
    """Return which places of the cut pack a seat sees as it is dealt: its own and the upcard's."""
    count = 2 * dealt.rules.hand_size
    return [*range(int(seat == dealt.dealer), count, 2), count]


def start(
    rules: RuleSet, dealer: int = 0, scores: tuple[int, ...] = (), won: tuple[int, ...] = ()
) -> Position:
    """Return a match before its first deal, `dealer` to deal it.

    Who has points has won a deal at least, so that is what `won` says unless it is given.
    """
    scores = scores or (0, 0)
    won = won or tuple([int(score > 0) for score in scores])
    return Position(rules, dealer=dealer, turn=dealer, scores=scores, won=won)
