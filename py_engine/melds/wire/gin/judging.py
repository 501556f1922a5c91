"""An act judged without being played: what would be left of the hand, why not, and how a hand can be arranged."""

from collections.abc import Iterator, Sequence
from typing import Any

from melds.cards import HIDDEN, Card, Cards, read_card, read_cards, write_card
from melds.gin import knocking
from melds.gin.acts import DONE, DRAW, PASS, Act, Discard, Done, Knock, LayOff, Pass, Take, knock
from melds.gin.events import Took, fold
from melds.gin.melding import Arrangement, all_best, faults, least_after_discard, worth
from melds.gin.menu import menu
from melds.gin.referee import objections
from melds.gin.state import Step, View
from melds.gin.turn import stays
from melds.verdict import NotationError, Refusal
from melds.wire import Fields
from melds.wire.gin.hands import best, hand_message
from melds.wire.gin.replies import ArrangementMessage
from melds.wire.refusals import NOBODY, Names, refusal_messages
from melds.wire.replies import SumLine


def preview(view: View, act: Act, lang: str = "en") -> dict[str, Any]:
    """Return an act judged without being played, with the hand as it would be arranged after it."""
    refusals = tuple(objections(view, act))
    left = _left(view, act)
    before = best(view.rules, view.hands[view.seat]).points
    return {
        "legal": not refusals,
        "refusals": refusal_messages(refusals, lang),
        "arrangement": None if left is None else hand_message(left),
        "points": None if left is None else left.points,
        "limit": view.knock_limit,
        "gain": before - left.points if left is not None and isinstance(act, Take | LayOff) else None,
    }


def _left(view: View, act: Act) -> Arrangement | None:
    """Return how the hand would be arranged after an act, or None where that cannot be said."""
    hand = view.hands[view.seat]
    match act:
        case Take() if view.step in {Step.UPCARD, Step.DRAW}:
            return _after_taking(view)
        case Discard(card) | LayOff(card, _) if card in hand:
            return best(view.rules, knocking.without(hand, card))
        case Knock(card, melds) if card is None or card in hand:
            kept = knocking.without(hand, card)
            sound = next(faults(view.rules, kept, melds), None) is None
            return knocking.arranged(kept, melds, view.rules.ace) if sound else None
        case Pass() | Done():
            return best(view.rules, hand)
    return None


def _after_taking(view: View) -> Arrangement | None:
    """Return the hand with the top card, after the discard that then leaves the least, of those that may go (G2.7).

    It is None where no card is seen that may go.
    """
    after = fold(view.but(turn=view.seat), Took(view.seat, view.pile[-1]))
    hand, kept = after.hands[view.seat], stays(after)
    left = least_after_discard([card for card in hand if card != HIDDEN], view.rules.ace)
    free = [card for card in left if card != kept]
    gone = min(free, key=lambda card: (left[card], -card), default=None)
    return None if gone is None else best(view.rules, knocking.without(hand, gone))


def why(view: View, act: Act, lang: str = "en", names: Names = NOBODY) -> dict[str, Any]:
    """Return every refusal of an act, the sum behind a knock with too much, and an act that would do."""
    refusals = tuple(objections(view, act))
    return {
        "legal": not refusals,
        "refusals": refusal_messages(refusals, lang, names),
        "sum": _sum(refusals),
        "wouldDo": _would_do(view, act) if refusals else None,
    }


def _sum(refusals: Sequence[Refusal]) -> list[SumLine] | None:
    """Return the deadwood of a refused knock card by card, the limit, and how much is too much."""
    short = next((refusal for refusal in refusals if refusal.rule in {"G4.2", "G4.7"}), None)
    if short is None or not short.facts["deadwood"]:
        return None
    has, limit = int(short.facts["has"]), int(short.facts.get("limit", 0))
    cards = read_cards(str(short.facts["deadwood"]))
    lines: list[SumLine] = [
        {"label": {"id": "card", "facts": {"card": write_card(card)}}, "points": worth(card)} for card in cards
    ]
    totals = (("deadwood", has), ("limit", limit), ("over", has - limit))
    return lines + [{"label": {"id": name, "facts": {}}, "points": points} for name, points in totals]


def _would_do(view: View, act: Act) -> str | None:
    """Return a legal act that comes near to a refused one, if there is one: with the same card, or of its kind.

    Where a card cannot be drawn, taken or declined, or nothing is to be laid off, it is what gets the turn on.
    """
    acts = menu(view)
    found: Iterator[Act]
    match act:
        case Knock(card):
            found = iter([*_knocks(view, acts, card), *_discards(view, acts, card)])
        case Discard(card):
            found = iter(_discards(view, acts, card))
        case LayOff(card, _):
            found = (each for each in acts if isinstance(each, LayOff) and each.card == card)
        case _:
            found = iter([*(each for each in (DRAW, PASS, DONE) if each in acts), *_discards(view, acts, None)])
    would_do = next(found, None)
    return None if would_do is None else str(would_do)


def _knocks(view: View, acts: Sequence[Act], card: Card | None) -> list[Knock]:
    """Return the knocks of a menu, that with this card first, then those that leave the least."""
    found = [each for each in acts if isinstance(each, Knock)]
    return sorted(found, key=lambda each: (each.card != card, _leaves(view, each.card)))


def _discards(view: View, acts: Sequence[Act], card: Card | None) -> list[Discard]:
    """Return the discards of a menu in the same order."""
    found = [each for each in acts if isinstance(each, Discard)]
    return sorted(found, key=lambda each: (each.card != card, _leaves(view, each.card), -worth(each.card)))


def _leaves(view: View, card: Card | None) -> int:
    return best(view.rules, knocking.without(view.hands[view.seat], card)).points


def arrangements(view: View, fields: Fields, _lang: str = "en") -> dict[str, Any]:
    """Return every best arrangement of the hand, without a card if one is named. Raises `NotationError`."""
    hand = view.hands[view.seat]
    card = _card(fields, hand)
    kept = hand if card is None else knocking.without(hand, card)
    found = all_best([each for each in kept if each != HIDDEN], view.rules.ace)
    return {
        "kind": "arrangements",
        "card": None if card is None else write_card(card),
        "list": [_arrangement(view, card, each) for each in found],
    }


def _card(fields: Fields, hand: Cards) -> Card | None:
    if fields.plain.get("card") is None:
        return None
    try:
        card = read_card(fields.text("card", 4))
    except NotationError as fault:
        raise fault.at(field="card") from None
    if card not in hand or card == HIDDEN:
        raise NotationError(f"{write_card(card)} is not in the hand", field="card", expected="a card of the hand")
    return card


def _arrangement(view: View, card: Card | None, hand: Arrangement) -> ArrangementMessage:
    """Return an arrangement with the knock that lays it down so, where that is allowed."""
    act = knock(card, hand.melds)
    allowed = view.step is Step.PLAY and next(objections(view, act), None) is None
    return {**hand_message(hand), "act": str(act) if allowed else None}
