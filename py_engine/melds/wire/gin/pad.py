"""The score pad of Gin Rummy as messages: games as they stand, what came of a deal, and how a match is settled.

Figures of both seats are listed from the seat that looks on; a seat in a number is 0 for that one, 1 for the other.
"""

from collections.abc import Sequence

from melds.gin import scoring, settlement
from melds.gin.ending import AGAIN, VOID_RULES, why_void
from melds.gin.events import totals, wins
from melds.gin.fields import SEATS
from melds.gin.rules import BoxTiming, RuleSet
from melds.gin.settlement import Column, columns, settle_game
from melds.gin.state import Ending, Line, Result, Settled, Settlement, Step, View
from melds.wire.gin.hands import shown_hands
from melds.wire.gin.views import GameColumn, GinEnded, GinLine, ResultMessage, SettledGame, SettlementMessage


def mine_first(view: View, figures: Sequence[int]) -> list[int]:
    """Return figures of both seats, that of the seat that looks on first."""
    return [figures[view.seat], figures[1 - view.seat]]


def relative(view: View, seat: int) -> int | None:
    """Return 0 for the seat that looks on, 1 for the other, null for nobody."""
    return None if seat < 0 else int(seat != view.seat)


def seat_or_null(seat: int) -> str | None:
    """Return the name of a seat, null for nobody."""
    return SEATS[seat] if seat >= 0 else None


def games(view: View) -> list[GameColumn]:
    """Return the games of the match as they stand, a deal that has just ended included."""
    return [_column(view, game) for game in columns(view)]


def _column(view: View, game: Column) -> GameColumn:
    boxes = settle_game(view.rules, game.points, game.won).boxes
    return {
        "points": mine_first(view, game.points),
        "won": mine_first(view, game.won),
        "boxes": mine_first(view, boxes),
        "reached": mine_first(view, reached(view.rules, game)),
        "over": game.over,
    }


def reached(rules: RuleSet, game: Column) -> tuple[int, ...]:
    """Return what counts towards the target of a game: its points, and its boxes where they run (G8.2)."""
    if rules.box_timing is BoxTiming.END:
        return game.points
    boxes = settle_game(rules, game.points, game.won).boxes
    return tuple([points + box for points, box in zip(game.points, boxes, strict=True)])


def past(view: View) -> list[ResultMessage]:
    """Return what came of each finished deal of the match, and in which games it counts (G8.7)."""
    return [_result(*each) for each in zip(view.past, settlement.places(view), strict=True)]


def _result(result: Result, places: Sequence[int]) -> ResultMessage:
    return {
        "winner": seat_or_null(result.winner),
        "points": result.points,
        "kind": result.kind,  # type: ignore[typeddict-item]
        "games": [place + 1 for place in places],
    }


def ended_message(view: View, ending: Ending) -> GinEnded:
    """Return how a deal ended, line by line, with both hands and where the match stands."""
    settled, void = ending.settlement, why_void(view) if ending.result.winner < 0 else None
    return {
        **past(view)[-1],
        "rule": scoring.DECIDING[ending.result.kind] if void is None else VOID_RULES[void],
        "void": void,
        "againRule": None if void is None else AGAIN,
        "lines": [_line(line) for line in ending.lines],
        "knocker": view.rules.seat_name(view.knock.seat) if view.knock is not None else None,
        "hands": shown_hands(view),
        "scores": mine_first(view, totals(view)),
        "won": mine_first(view, wins(view)),
        "over": view.step is Step.OVER,
        "settlement": settlement_message(view, settled) if settled is not None else None,
    }


def _line(line: Line) -> GinLine:
    return {"id": line.name, "count": line.times, "points": line.points, "rule": scoring.LINE_RULES[line.name]}


def settlement_message(view: View, settled: Settlement) -> SettlementMessage:
    """Return a match added up: each game, and what is paid for all of them."""
    return {
        "games": [_game(view, game) for game in settled.games],
        "rule": settlement.payment_rule(settled),
        "payment": settled.payment,
        "payer": relative(view, settled.payer),
        "payee": relative(view, settled.payee),
    }


def _game(view: View, game: Settled) -> SettledGame:
    return {
        "over": game.over,
        "points": mine_first(view, game.points),
        "won": mine_first(view, game.won),
        "boxes": mine_first(view, game.boxes),
        "bonus": mine_first(view, game.bonus),
        "totals": mine_first(view, game.totals),
        "winner": int(game.winner != view.seat),
        "difference": game.difference,
        "doubled": game.doubled,
        "payment": game.payment,
        "stages": [{"id": stage, "rule": rule} for stage, rule in settlement.stages(view.rules, game)],
        "payer": relative(view, game.payer),
        "payee": relative(view, game.payee),
    }
