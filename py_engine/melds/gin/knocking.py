"""Chapter G4, knocking: with what a hand may be laid down, and how it lies then."""

from collections.abc import Iterator

from melds.cards import HIDDEN, Card, Cards, write_cards
from melds.gin import melding
from melds.gin.acts import Knock
from melds.gin.melding import Arrangement, melds_in_order
from melds.gin.rules import Ace
from melds.gin.state import Position, without_card
from melds.verdict import Refusal, refuse


def objections(position: Position, seat: int, act: Knock) -> Iterator[Refusal]:
    """Yield what speaks against the melds of a knock and what it leaves (G3.2 to G3.5, G4.2, G4.7)."""
    rules, kept = position.rules, without(position.hands[seat], act.card)
    faults = list(melding.faults(rules, kept, act.melds)) if act.melds else []
    yield from faults
    if act.card is None and not rules.big_gin_bonus:
        yield refuse("G4.7", why="off", has=0, deadwood="")
    elif not faults:
        yield from _too_much(position, act, arranged(kept, act.melds, rules.ace))


def _too_much(position: Position, act: Knock, hand: Arrangement) -> Iterator[Refusal]:
    """Yield a refusal for a hand that keeps more than its knock allows (G4.2, G4.7)."""
    deadwood = write_cards(hand.deadwood)
    if act.card is None:
        if hand.deadwood:
            yield refuse("G4.7", why="melds", has=hand.points, deadwood=deadwood)
    elif hand.points > position.knock_limit:
        yield refuse(
            "G4.2",
            limit=position.knock_limit,
            has=hand.points,
            card=write_cards((act.card,)),
            melds=len(act.melds),
            deadwood=deadwood,
        )


def without(hand: Cards, card: Card | None) -> Cards:
    """Return what a knocker shows: the hand less the card put face down, if there is one (G4.1)."""
    return hand if card is None else without_card(hand, card)


def arranged(hand: Cards, melds: tuple[Cards, ...], ace: Ace) -> Arrangement:
    """Return a hand arranged as its holder chose, or at its best where nobody chose (G4.4, G3.7).

    What a hidden card would do to it cannot be known: it counts nothing, and stays beside the melds.
    """
    if not melds:
        return best(hand, ace)
    used = [card for meld in melds for card in meld]
    deadwood = tuple([card for card in hand if card not in used])
    return Arrangement(melds_in_order(melds), deadwood, melding.points(deadwood))


def best(hand: Cards, ace: Ace) -> Arrangement:
    """Return a hand at its best, with hidden cards beside its melds (G3.7)."""
    if hand and hand[-1] == HIDDEN:
        shown = hand[: hand.index(HIDDEN)]
        found = melding.best(shown, ace)
        return found._replace(deadwood=found.deadwood + hand[len(shown) :])
    return melding.best(hand, ace)
