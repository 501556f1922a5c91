"""Chapter G2, the turn: who acts, in what order, and with which cards."""

from collections.abc import Iterator

from melds.cards import HIDDEN, Card, write_card
from melds.gin.acts import Act, Discard, Done, Draw, Knock, LayOff, Pass, Take
from melds.gin.progress import took_upcard
from melds.gin.rules import JustTaken
from melds.gin.state import Position, Step
from melds.gin.view import unseen
from melds.verdict import Refusal, refuse

_STEPS: dict[type[Act], tuple[Step, ...]] = {
    Draw: (Step.DRAW,),
    Take: (Step.DRAW, Step.UPCARD),
    Pass: (Step.UPCARD,),
    Discard: (Step.PLAY,),
    Knock: (Step.PLAY,),
    LayOff: (Step.LAYOFF,),
    Done: (Step.LAYOFF,),
}
"""At which steps of the turn each act has its place."""

STAYS = "G2.7"
"""The rule by which a card just taken from the pile stays in the hand."""


def order(position: Position, seat: int, act: Act) -> tuple[Refusal, ...]:
    """Return what speaks against acting now: another's turn or the wrong step (G2.1 to G2.4, G2.8).

    A layoff at the wrong time, or by the knocker, is chapter G5's.
    """
    if seat != position.turn or position.step not in _STEPS[type(act)]:
        return tuple(_disorder(position, seat, act))
    if isinstance(act, Take) and position.must_draw:
        return (refuse("G2.4"),)
    return ()


def _disorder(position: Position, seat: int, act: Act) -> Iterator[Refusal]:
    step = position.step
    if step is Step.OVER:
        yield refuse("G8.8")
        return
    knocker_lays_off = step is Step.LAYOFF and isinstance(act, LayOff)
    if step is not Step.DEAL and seat != position.turn and not knocker_lays_off:
        yield refuse("G2.1", turn=position.rules.seat_name(position.turn))
    if isinstance(act, LayOff | Done) or step in _STEPS[type(act)]:
        return
    if isinstance(act, Pass):
        yield refuse("G2.8", step=step.value)
    elif step is Step.UPCARD:
        yield refuse("G2.3", act=_verb(act))
    else:
        yield refuse("G2.2", step=step.value, act=_verb(act))


def _verb(act: Act) -> str:
    return str(act).partition(" ")[0]


def playing(position: Position, seat: int, card: Card, act: str) -> tuple[Refusal, ...]:
    """Return what speaks against letting go of a card: not held, or just taken (G2.6, G2.7)."""
    absent = held(position, seat, card, act)
    if position.taken is not None and seat == position.turn and _stays(position, seat, card):
        return (*absent, refuse(STAYS, card=write_card(card)))
    return absent


def held(position: Position, seat: int, card: Card, act: str) -> tuple[Refusal, ...]:
    """Return a refusal of a card that is not in the hand of a seat, nor may be a hidden one of it (G2.6)."""
    hand = position.hands[seat]
    if (card in hand and card != HIDDEN) or (HIDDEN in hand and card in unseen(position)):
        return ()
    return (refuse("G2.6", card=write_card(card), act=act),)


def stays(position: Position) -> Card | None:
    """Return the card that the seat in turn took from the pile and may not give back yet (G2.7)."""
    match position.rules.just_taken:
        case JustTaken.ANY:
            return position.taken
        case JustTaken.FIRST_UPCARD:
            return position.taken if took_upcard(position) else None
        case JustTaken.MAY:
            return None


def _stays(position: Position, seat: int, card: Card) -> bool:
    """Return whether a card may not go: the card just taken, which may be the only hidden one of the hand."""
    kept, hand = stays(position), position.hands[seat]
    return card == kept or (kept == HIDDEN and card not in hand and hand.count(HIDDEN) == 1)
