"""Chapter G4, knocking: with what a hand may be laid down, and how it lies then."""

from collections.abc import Iterator

from melds.cards import HIDDEN, Card, Cards, write_card, write_cards
from melds.gin import melding
from melds.gin.acts import Knock
from melds.gin.melding import Arrangement, melds_in_order
from melds.gin.rules import Ace
from melds.gin.state import Position, without_card
from melds.gin.view import unseen
from melds.verdict import Refusal, refuse

GOING_GIN = "G4.3"
"""The rule that says what gin is."""


def objections(position: Position, seat: int, act: Knock) -> Iterator[Refusal]:
    """Yield what speaks against the melds of a knock and what it leaves (G3.2 to G3.5, G4.1, G4.2, G4.7)."""
    rules, kept = position.rules, shown(position, seat, act)
    hidden = kept.count(HIDDEN)
    known = kept[: len(kept) - hidden]
    faults = list(melding.faults(rules, known, act.melds)) if act.melds else []
    yield from faults
    if act.card is None and not rules.big_gin_bonus:
        yield refuse("G4.7", why="off", has=0, deadwood="", hidden=0)
    elif hidden and not faults:
        yield _unknown(act, hidden)
    elif not faults:
        yield from _too_much(position, act, arranged(kept, act.melds, rules.ace))


def _unknown(act: Knock, hidden: int) -> Refusal:
    """Return the refusal of a knock that does not say what the whole hand is (G4.1, G4.7)."""
    if act.card is None:
        return refuse("G4.7", why="hidden", has=0, deadwood="", hidden=hidden)
    return refuse("G4.1", hidden=hidden)


def _too_much(position: Position, act: Knock, hand: Arrangement) -> Iterator[Refusal]:
    """Yield a refusal for a hand that keeps more than its knock allows (G4.2, G4.7)."""
    deadwood = write_cards(hand.deadwood)
    if act.card is None:
        if hand.deadwood:
            yield refuse("G4.7", why="melds", has=hand.points, deadwood=deadwood, hidden=0)
    elif hand.points > position.knock_limit:
        yield refuse(
            "G4.2",
            limit=position.knock_limit,
            has=hand.points,
            card=write_cards((act.card,)),
            melds=len(act.melds),
            deadwood=deadwood,
            upcard=write_card(position.upcard) if position.rules.limited_by(position.upcard) else "",
        )


def shown(position: Position, seat: int, act: Knock) -> Cards:
    """Return what a knock shows: the hand less the card put face down (G4.1).

    Where some of a hand is hidden, cards that the act names and that lie nowhere else are taken to be in it.
    """
    hand = position.hands[seat]
    if hand and hand[-1] == HIDDEN:
        hand = _turned_up(position, hand, act)
    return without(hand, act.card)


def _turned_up(position: Position, hand: Cards, act: Knock) -> Cards:
    """Return a hand with as many of its hidden cards shown as the act names."""
    known, free = [card for card in hand if card != HIDDEN], unseen(position)
    named = [act.card, *[card for meld in act.melds for card in meld]]
    turned = [card for card in dict.fromkeys(named) if card is not None and card not in known and card in free]
    turned = turned[: len(hand) - len(known)]
    return (*sorted([*known, *turned]), *(HIDDEN,) * (len(hand) - len(known) - len(turned)))


def without(hand: Cards, card: Card | None) -> Cards:
    """Return a hand less a card, or as it is where there is none to leave out."""
    return hand if card is None else without_card(hand, card)


def arranged(hand: Cards, melds: tuple[Cards, ...], ace: Ace) -> Arrangement:
    """Return a hand arranged as its holder chose, or at its best where nobody chose (G4.4, G3.7).

    Hidden cards count nothing, and stay beside the melds.
    """
    if not melds:
        return best(hand, ace)
    used = [card for meld in melds for card in meld]
    deadwood = melding.listed([card for card in hand if card not in used])
    return Arrangement(melds_in_order(melds), deadwood, melding.points(deadwood))


def best(hand: Cards, ace: Ace) -> Arrangement:
    """Return a hand at its best, with hidden cards beside its melds (G3.7)."""
    if hand and hand[-1] == HIDDEN:
        shown = hand[: hand.index(HIDDEN)]
        found = melding.best(shown, ace)
        return found._replace(deadwood=found.deadwood + hand[len(shown) :])
    return melding.best(hand, ace)
