"""Chapter G5, laying off: which card fits which meld, and the most that a defender can get rid of."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from melds.cards import JOKER, Card, Cards, write_card, write_cards
from melds.gin import masks
from melds.gin.acts import Done, LayOff
from melds.gin.masks import least
from melds.gin.melding import Arrangement, best, in_order
from melds.gin.rules import Ace
from melds.gin.state import Knock, Position, Step
from melds.gin.turn import held
from melds.verdict import Refusal, refuse


class Defence(NamedTuple):
    """What a defender lays off, in an order that is legal, and the arrangement of what remains.

    Each card comes with the place of the knocker's meld that it goes to.
    """

    layoffs: tuple[tuple[Card, int], ...]
    arrangement: Arrangement


def fits(meld: Cards, card: Card, ace: Ace = Ace.LOW) -> bool:
    """Return whether a card may be laid off onto a meld as it lies (G5.2)."""
    return card < JOKER and bool(masks.fitting(masks.mask(meld), ace) & masks.BITS[card])


def extended(meld: Cards, card: Card) -> Cards:
    """Return a meld with a card that fits it (G5.7)."""
    return in_order((*meld, card))


def best_defence(hand: Iterable[Card], melds: Sequence[Cards], ace: Ace = Ace.LOW) -> Defence:
    """Return the layoffs after which the least deadwood stays, exactly; the fewest of equally good ones.

    Every set of melds that can come to lie is looked at, shortest ways first, and what remains of the
    hand is arranged anew each time: so own melds are broken where that pays (G5.7).
    """
    left = masks.loose(ace)
    begun = tuple([masks.mask(meld) for meld in melds])
    whole = masks.mask(hand)
    reached: dict[tuple[int, ...], tuple[int, tuple[tuple[int, int], ...]]] = {begun: (whole, ())}
    fewest, chosen = least(whole, left), begun
    ahead = [begun]
    for table in ahead:  # grows while it is read
        rest, ways = reached[table]
        if least(rest, left) < fewest:
            fewest, chosen = least(rest, left), table
        for place, meld in enumerate(table):
            for one in masks.bits(masks.fitting(meld, ace) & rest):
                grown = (*table[:place], meld | one, *table[place + 1 :])
                if grown not in reached:
                    reached[grown] = rest ^ one, (*ways, (one, place))
                    ahead.append(grown)
    rest, ways = reached[chosen]
    layoffs = tuple([(masks.CARDS[one.bit_length() - 1], place) for one, place in ways])
    return Defence(layoffs, best(masks.cards_of(rest), ace))


def objections(position: Position, seat: int, act: LayOff | Done) -> Iterator[Refusal]:
    """Yield what speaks against laying off, or being done with it (G5.2 to G5.6)."""
    knock, step = position.knock, position.step
    if step is Step.OVER:
        return
    if isinstance(act, LayOff) and knock is not None and (step is Step.LAYOFF or not knock.deadwood):
        yield from _onto(position, seat, act, knock)
    elif step is not Step.LAYOFF:
        when = "before" if position.ended is None else "after"
        yield refuse("G5.6", act="done" if isinstance(act, Done) else "layoff", when=when)


def _onto(position: Position, seat: int, act: LayOff, knock: Knock) -> Iterator[Refusal]:
    """Yield what speaks against laying a card off onto a knock: whose it is, the card, the meld."""
    card, meld = write_card(act.card), in_order(act.onto)
    if not knock.deadwood:
        yield refuse("G5.3", card=card)
    elif seat == knock.seat:
        yield refuse("G5.4", card=card, held="yes" if act.card in knock.deadwood else "no")
    else:
        yield from held(position, seat, act.card, "layoff")
        if meld not in knock.melds:
            yield refuse("G5.5", meld=write_cards(meld))
        elif not fits(meld, act.card, position.rules.ace):
            yield refuse("G5.2", card=card, meld=write_cards(meld))
