"""Chapter C8, club rules for accidents: an opening that falls short, exposed cards, a question asked in vain.

They are an option. Where they are not in force, nothing of this chapter ever happens.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from melds.canasta.acts import in_order
from melds.canasta.melding import OPENING
from melds.canasta.rules import RuleSet
from melds.canasta.state import NO_ACCIDENTS, Accidents, View, put
from melds.cards import Card, Cards, write_card, write_cards
from melds.verdict import Refusal, refuse


def none_yet(rules: RuleSet) -> Accidents:
    """Return what a deal begins with: nothing has gone wrong."""
    if not rules.accidents:
        return NO_ACCIDENTS
    return Accidents((0,) * rules.sides, ((),) * rules.seats, (0,) * rules.sides)


def may_fall_short(view: View) -> bool:
    """Return whether an opening of the seat's side that is too low would be an accident (C8.1).

    Only the first one that falls short in a turn is.
    """
    return view.rules.accidents and not view.accidents.short and not view.opened(view.rules.side_of(view.seat))


def shortfall(view: View, broken: Sequence[Refusal]) -> Refusal | None:
    """Return the short minimum that makes of an act an accident, or None if it is refused or allowed (C8.1).

    `broken` is every rule that the act breaks.
    """
    if not broken or not may_fall_short(view):
        return None
    return broken[0] if all(each.rule == OPENING for each in broken) else None


def exposed_first(view: View, card: Card) -> Iterator[Refusal]:
    """Yield what speaks against discarding a card while the hand holds exposed ones (C8.2)."""
    if view.rules.accidents and (exposed := view.accidents.exposed[view.seat]) and card not in exposed:
        yield refuse("C8.2", card=write_card(card), exposed=write_cards(in_order(exposed)), left=len(exposed))


def discardable(view: View) -> Cards:
    """Return the cards of the view's hand from which the discard is chosen: the exposed ones, if any (C8.2)."""
    exposed = view.accidents.exposed[view.seat] if view.rules.accidents else ()
    return exposed or view.hands[view.seat]


def fell_short(rules: RuleSet, so_far: Accidents, seat: int, cards: Cards) -> Accidents:
    """Return the accidents after a seat has shown cards that do not open (C8.1, C8.2)."""
    side = rules.side_of(seat)
    raised = put(so_far.raised, side, so_far.raised[side] + rules.opening_raise)
    exposed = put(so_far.exposed, seat, together(so_far.exposed[seat], cards))
    return so_far._replace(raised=raised, exposed=exposed, short=True)


def asked_in_vain(rules: RuleSet, so_far: Accidents, seat: int) -> Accidents:
    """Return the accidents after a seat was told yes and has not gone out (C8.3)."""
    side = rules.side_of(seat)
    return so_far._replace(in_vain=put(so_far.in_vain, side, so_far.in_vain[side] + 1))


def played(so_far: Accidents, seat: int, cards: Cards) -> Accidents:
    """Return the accidents after cards have left a hand: they are exposed no longer (C8.2)."""
    if not so_far.exposed or not so_far.exposed[seat]:
        return so_far
    left = Counter(so_far.exposed[seat]) - Counter(cards)
    return so_far._replace(exposed=put(so_far.exposed, seat, tuple(sorted(left.elements()))))


def next_turn(so_far: Accidents) -> Accidents:
    """Return the accidents as the next turn begins."""
    return so_far._replace(short=False) if so_far.short else so_far


def together(known: Cards, shown: Cards) -> Cards:
    """Return the cards that a hand is known to hold, of which it showed some before and some now."""
    return tuple(sorted((Counter(known) | Counter(shown)).elements()))
