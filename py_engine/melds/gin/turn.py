"""Chapter G2, the turn: who acts, in what order, and with which cards."""

from collections.abc import Iterator

from melds.cards import Card, missing, write_card
from melds.gin.acts import Act, Discard, Done, Draw, Knock, LayOff, Pass, Take
from melds.gin.rules import JustTaken
from melds.gin.state import Position, Step
from melds.verdict import Refusal, refuse

_OPENS = {Step.UPCARD: (Take, Pass), Step.DRAW: (Draw, Take), Step.PLAY: (Discard, Knock), Step.LAYOFF: (LayOff, Done)}
"""What may be said at each step of the turn."""


def order(position: Position, seat: int, act: Act) -> Iterator[Refusal]:
    """Yield what speaks against acting now: another's turn or the wrong step (G2.1 to G2.4, G2.8).

    A layoff at the wrong time, or by the knocker, is chapter G5's.
    """
    step = position.step
    if seat == position.turn and isinstance(act, _OPENS.get(step, ())):
        if isinstance(act, Take) and position.must_draw:
            yield refuse("G2.4")
        return
    if step is Step.OVER:
        yield refuse("G8.8")
        return
    knocker_lays_off = step is Step.LAYOFF and isinstance(act, LayOff)
    if step is not Step.DEAL and seat != position.turn and not knocker_lays_off:
        yield refuse("G2.1", turn=position.rules.seat_name(position.turn))
    if isinstance(act, (LayOff, Done, *_OPENS.get(step, ()))):
        return
    if isinstance(act, Pass):
        yield refuse("G2.8", step=step.value)
    elif step is Step.UPCARD:
        yield refuse("G2.3", act=_verb(act))
    else:
        yield refuse("G2.2", step=step.value, act=_verb(act))


def _verb(act: Act) -> str:
    return str(act).partition(" ")[0]


def held(position: Position, seat: int, card: Card, act: str) -> Iterator[Refusal]:
    """Yield a refusal for a card that is not in the hand of a seat (G2.6)."""
    if missing(position.hands[seat], (card,)):
        yield refuse("G2.6", card=write_card(card), act=act)


def released(position: Position, card: Card) -> Iterator[Refusal]:
    """Yield a refusal for a card that was taken from the pile in this very turn (G2.7)."""
    if card == stays(position):
        yield refuse("G2.7", card=write_card(card))


def stays(position: Position) -> Card | None:
    """Return the card that the seat in turn took from the pile and may not give back yet (G2.7)."""
    match position.rules.just_taken:
        case JustTaken.ANY:
            return position.taken
        case JustTaken.FIRST_UPCARD:
            return position.taken if position.taken == position.upcard and sum(position.turns) <= 2 else None
        case JustTaken.MAY:
            return None
