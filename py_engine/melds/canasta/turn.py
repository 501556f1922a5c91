"""Chapter C3, the turn: who acts, in what order, and with which cards."""

from collections.abc import Iterable, Iterator

from melds.canasta.acts import Act, Answer, Discard, Draw, Meld, Pass, TableThree, TakePile
from melds.canasta.ending import leaving, must_go_out
from melds.canasta.rules import RED_THREES
from melds.canasta.state import Asked, Position, Step, View
from melds.cards import Card, Cards, missing, without, write_card
from melds.verdict import Refusal, refuse

_DRAWS = (Draw, TakePile, Pass)
_PLAYS = (Meld, Discard)


def order(view: View, act: Act) -> Iterator[Refusal]:
    """Yield what speaks against acting now: another's turn (C3.1) or the wrong step (C3.2)."""
    asked = view.asked is Asked.PENDING
    if isinstance(act, Answer):
        if not asked or view.seat != view.to_act:
            yield refuse("C6.15")
        return
    if view.step is Step.OVER:
        yield refuse("C7.12")
        return
    if view.step is Step.DEAL:
        yield refuse("C3.2", step="deal", act=_verb(act))
        return
    if view.seat != view.turn:
        yield refuse("C3.1", turn=view.rules.seat_name(view.turn))
    if asked:
        yield refuse("C3.2", step="answer", act=_verb(act))
    elif view.step is not Step.DRAW and isinstance(act, _DRAWS):
        yield refuse("C3.2", step="play", act=_verb(act))
    elif view.step is not Step.PLAY and isinstance(act, _PLAYS):
        yield refuse("C3.2", step="draw", act=_verb(act))


def _verb(act: Act) -> str:
    return str(act).partition(" ")[0]


def held(view: View, cards: Iterable[Card], act: str) -> Iterator[Refusal]:
    """Yield a refusal for every card that is a red three (C3.7) or not in the hand (C3.9)."""
    cards = tuple(cards)
    hand = view.hands[view.seat]
    for card in dict.fromkeys(cards):
        if card in RED_THREES:
            yield refuse("C3.7", card=write_card(card), act=act)
    for card in dict.fromkeys(missing(hand, cards)):
        yield refuse("C3.9", card=write_card(card), act=act)


def table_three(view: View, act: TableThree) -> Iterator[Refusal]:
    """Yield what speaks against tabling a red three by hand (C3.8)."""
    hand = view.hands[view.seat]
    if act.card not in RED_THREES or missing(hand, (act.card,)):
        yield refuse("C3.8", card=write_card(act.card))
    elif not view.stock and len(hand) == 1:
        yield refuse("C3.8", card=write_card(act.card), why="last")
    elif not view.stock:
        yield from _unreplaced(view, without(hand, (act.card,)))


def owing(view: View) -> Iterator[Refusal]:
    """Yield what speaks against ending the turn with a red three that had its grace (C3.12)."""
    reds = dict.fromkeys([card for card in view.hands[view.seat] if card in RED_THREES])
    if view.owed and any(next(table_three(view, TableThree(red)), None) is None for red in reds):
        yield refuse("C3.12", reds=view.owed)


def _unreplaced(view: View, left: Cards) -> Iterator[Refusal]:
    """Yield what speaks against tabling a red three that no card of the stock can replace."""
    if view.step is Step.PLAY:
        yield from leaving(view, left, ())
    elif len(left) == len(view.pile) == 1:
        yield from must_go_out(view)  # by C5.9 the pile could then no longer be taken


def looking(position: Position, seat: int) -> Iterator[Refusal]:
    """Yield what forbids a seat to look through the pile: not its first turn, or over (C3.10)."""
    in_turn = position.turn == seat and position.step in {Step.DRAW, Step.PLAY}
    turn = position.turns[seat] if position.turns else 0
    if not in_turn or turn != 1:
        yield refuse("C3.10", turn=turn)


def may_look_through(position: Position, seat: int) -> bool:
    """Return whether a seat may look through the pile now (C3.10)."""
    return next(looking(position, seat), None) is None


def asking(view: View) -> Iterator[Refusal]:
    """Yield what speaks against asking at this moment of the turn (C6.4)."""
    if view.rules.partner_of(view.turn) == view.turn:
        yield refuse("C6.4", why="partner")
    if view.took:
        yield refuse("C6.4", why="taken")
    elif view.laid:
        yield refuse("C6.4", why="melded")
    if view.asked in {Asked.YES, Asked.NO}:
        yield refuse("C6.4", why="asked")
    if view.step is Step.PLAY and len(view.hands[view.seat]) == 1:
        yield refuse("C6.4", why="single")
