"""Score sheets, settlements and positions of Gin Rummy as plain text, for the command line."""

from collections.abc import Iterable, Iterator, Sequence

from melds.cards import Cards, write_cards
from melds.gin.acts import write_melds
from melds.gin.ending import why_void
from melds.gin.events import wins
from melds.gin.rules import BoxTiming
from melds.gin.settlement import columns
from melds.gin.state import Ending, Position, Settled, Settlement
from melds.wire.gin.hands import best
from melds.wire.gin.pad import reached

LABELS = {
    "difference": "Difference of the sums",
    "gin": "Gin",
    "biggin": "Big gin",
    "undercut": "Undercut",
    "opponent": "The opponent's sum",
    "spades": "Doubled by a spade",
}
SAID = {"knock": "knocks with {0}", "gin": "goes gin", "biggin": "goes gin with all eleven cards"}
STEPS = {
    "deal": "the deal",
    "upcard": "to take the upcard or pass",
    "draw": "to draw or take",
    "play": "to discard or knock",
    "layoff": "to lay off",
    "over": "the match is over",
}
WIDTH = 10


def sheet_report(position: Position) -> str:
    """Return what came of a deal that has ended, where the match stands, and how it is settled if it is over."""
    ending = position.ended
    if ending is None:
        return ""
    lines = [_how(position, ending), *_rows(_sheet(position, ending))]
    if ending.settlement is not None:
        lines += ["", *_settlement(position, ending.settlement)]
    return "\n".join(lines)


def _rows(rows: Iterable[tuple[str, Sequence[object]]]) -> list[str]:
    return [f"{name:24}{''.join(f'{value!s:>{WIDTH}}' for value in values)}".rstrip() for name, values in rows]


def _how(position: Position, ending: Ending) -> str:
    """Return in a sentence how the deal ended."""
    knock, rules = position.knock, position.rules
    if knock is None or ending.defence is None:
        return f"Nobody wins: {_why_void(position)}. Player {rules.seat_name(position.dealer)} deals again."
    said, other = SAID[knock.kind].format(knock.points), rules.seat_name(1 - knock.seat)
    laid = f" after laying off {write_cards([card for card, _ in knock.laid])}" if knock.laid else ""
    text = f"Player {rules.seat_name(knock.seat)} {said}; player {other} has {ending.defence.points}{laid}"
    return f"{text}: an undercut." if ending.result.kind == "undercut" else f"{text}."


def _why_void(position: Position) -> str:
    if why_void(position) == "stock":
        return f"the stock is down to {len(position.stock)} cards"
    return f"the deal has taken {sum(position.turns)} turns"


def _sheet(position: Position, ending: Ending) -> Iterator[tuple[str, Sequence[object]]]:
    """Yield the rows of a deal's sheet, a column a seat."""
    yield "", position.rules.seat_names
    winner = ending.result.winner
    for line in ending.lines:
        yield LABELS[line.name], _of(winner, line.points)
    yield "This deal", _of(winner, ending.result.points)
    games, rules = columns(position), position.rules
    for number, game in enumerate(games, 1):
        place = f" in game {number}" if len(games) > 1 else ""
        yield f"Points{place}", game.points
        if rules.box_timing is BoxTiming.RUNNING:
            yield f"With boxes, of {rules.target}{place}", reached(rules, game)
    yield "Deals won", wins(position)


def _of(seat: int, points: int) -> list[object]:
    """Return points in the column of a seat, nothing in the other."""
    return [f"{points:,}" if each == seat else "" for each in (0, 1)]


def _settlement(position: Position, settlement: Settlement) -> Iterator[str]:
    """Yield how a match is settled, game by game, then what is paid in all."""
    names = position.rules.seat_names
    several = len(settlement.games) > 1
    for number, game in enumerate(settlement.games, 1):
        yield from _rows(_game(position, game, f"Game {number}" if several else "The game"))
        yield from _paid(position, game)
        if several:
            yield ""
    if several and settlement.payment:
        yield f"Player {names[settlement.payer]} pays player {names[settlement.payee]}: {settlement.payment:,} in all."
    elif several:
        yield "Nobody pays anything in all."


def _game(position: Position, game: Settled, title: str) -> Iterator[tuple[str, Sequence[object]]]:
    yield title, position.rules.seat_names
    yield "Points", game.points
    yield "Deals won", game.won
    yield f"Boxes, {position.rules.box_bonus} a deal", game.boxes
    yield "Game bonus", game.bonus
    yield "Total", game.totals


def _paid(position: Position, game: Settled) -> Iterator[str]:
    """Yield who pays how much for a game, and why."""
    names = position.rules.seat_names
    if not game.payment:
        yield "The totals are equal: nobody pays."
        return
    why = "the difference"
    if game.doubled:
        why = f"twice the difference, for player {names[1 - game.winner]} won no deal"
    yield f"Player {names[game.payer]} pays player {names[game.payee]}: {game.payment:,} ({why})."


def position_report(position: Position) -> str:
    """Return a position as a few lines of text: hands as they are best arranged, the knock, stock and pile."""
    rules = position.rules
    step = "to draw" if position.must_draw else STEPS[position.step.value]
    lines = [f"Turn: player {rules.seat_name(position.turn)}, {step}"]
    for seat, hand in enumerate(position.hands):
        name, knock = f"Player {rules.seat_name(seat)}", position.knock
        if knock is None or seat != knock.seat:
            lines.append(f"{name}: {_arranged(*best(rules, hand))}")
        else:
            lines.append(f"{name} knocked: {_arranged(knock.melds, knock.deadwood, knock.points)}")
    lines.append(f"Knock with at most {position.knock_limit}.")
    lines.append(f"Stock: {len(position.stock)}. Pile: {write_cards(position.pile) or 'none'}")
    return "\n".join(lines)


def _arranged(melds: tuple[Cards, ...], deadwood: Cards, points: int) -> str:
    left = f"{write_cards(deadwood)} ({points})" if deadwood else "nothing left"
    return f"{write_melds(melds)}; {left}" if melds else left
