"""Chapter G8, the settlement: when a game is won, what is added then, and who pays how much.

A `Column` is a game on the score pad as it stands; `settle_game` adds one up, and `settle_match` all the
games of a match, which are three in Hollywood scoring and else one.
"""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from melds.gin.events import totals, wins
from melds.gin.rules import BoxTiming, RuleSet, SettleBy, Shutout
from melds.gin.state import NOBODY, Position, Result, Settled, Settlement, put

NOTHING = (0, 0)

Stage = Literal["bonus", "totals", "difference", "doubled", "payment"]
"""A stage of settling a game: the bonus of who won it, what each has in all, and how that becomes a payment."""


class Column(NamedTuple):
    """A game on the score pad: points and deals won, seat by seat, and whether it is over."""

    points: tuple[int, ...]
    won: tuple[int, ...]
    over: bool


class Posting(NamedTuple):
    """A finished deal on the score pad: the places of the games it was written into, and all games after it."""

    places: tuple[int, ...]
    games: tuple[Column, ...]


def columns(position: Position) -> tuple[Column, ...]:
    """Return the games of a match as they stand, a deal just ended included (G8.1, G8.7).

    Points that no remembered deal accounts for were there before, in every game.
    """
    return columns_after(position.rules, position.past, *_before(position))


def places(position: Position) -> tuple[tuple[int, ...], ...]:
    """Return the places of the games that each remembered deal was written into; none for a void one (G8.7)."""
    return tuple([posting.places for posting in postings(position.rules, position.past, *_before(position))])


def _before(position: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the points and the deals won that no remembered deal accounts for."""
    points, won = list(totals(position)), list(wins(position))
    for result in position.past:
        if result.winner >= 0:
            points[result.winner] -= result.points
            won[result.winner] -= 1
    return tuple(points), tuple(won)


def columns_after(
    rules: RuleSet,
    results: Iterable[Result],
    points: tuple[int, ...] = NOTHING,
    won: tuple[int, ...] = NOTHING,
) -> tuple[Column, ...]:
    """Return the games after these deals, each begun with `points` and `won`."""
    games = _begun(rules, points, won)
    for posting in postings(rules, results, points, won):
        games = posting.games
    return games


def postings(
    rules: RuleSet,
    results: Iterable[Result],
    points: tuple[int, ...] = NOTHING,
    won: tuple[int, ...] = NOTHING,
) -> Iterator[Posting]:
    """Yield how each of these deals is written on the pad, whose games begin with `points` and `won`.

    A seat's first deal won is written into the first game, its second into the first two, and so on
    until all have it (G8.7). A game that is over takes no more, and who has nothing in it by then begins
    in the next: so every deal won is written somewhere.
    """
    games, begun = [*_begun(rules, points, won)], list(won)
    for winner, scored, _ in results:
        written: list[int] = []
        if winner >= 0:
            begun[winner] += 1
            while begun[winner] < rules.games and games[begun[winner] - 1].over:
                begun[winner] += 1
            written = [place for place, game in enumerate(games[: begun[winner]]) if not game.over]
        for place in written:
            game = games[place]
            more = put(game.points, winner, game.points[winner] + scored)
            games[place] = _column(rules, more, put(game.won, winner, game.won[winner] + 1))
        yield Posting(tuple(written), tuple(games))


def _begun(rules: RuleSet, points: tuple[int, ...], won: tuple[int, ...]) -> tuple[Column, ...]:
    return (_column(rules, points, won),) * rules.games


def _column(rules: RuleSet, points: tuple[int, ...], won: tuple[int, ...]) -> Column:
    return Column(points, won, winner(rules, points, won) != NOBODY)


def winner(rules: RuleSet, points: tuple[int, ...], won: tuple[int, ...]) -> int:
    """Return the seat that has reached the target, or -1 (G8.1); boxes count where they run (G8.2)."""
    counted = points
    if rules.box_timing is BoxTiming.RUNNING:
        counted = _sum(points, _boxes(rules, won))
    best = max(counted)
    return counted.index(best) if best >= rules.target else NOBODY


def _boxes(rules: RuleSet, won: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([deals * rules.box_bonus for deals in won])


def _sum(*figures: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*figures, strict=True)))


def settle_game(rules: RuleSet, points: tuple[int, ...], won: tuple[int, ...]) -> Settled:
    """Return a game added up: boxes, the game bonus, and what is paid (G8.2 to G8.6).

    Of a game that goes on it says how the totals stand; nobody pays yet.
    """
    first = winner(rules, points, won)
    over = first != NOBODY
    boxes = _boxes(rules, won) if over or rules.box_timing is BoxTiming.RUNNING else NOTHING
    bonus = put(NOTHING, first, _game_bonus(rules, points[1 - first])) if over else NOTHING
    sums = _sum(points, boxes, bonus)
    difference = abs(sums[0] - sums[1])
    doubled = over and rules.shutout is not Shutout.BONUS_ONLY and not won[1 - first]
    payment = difference * (1 + doubled) if over else 0
    payee = _payee(rules, first, sums) if payment else NOBODY
    payer = 1 - payee if payment else NOBODY
    return Settled(over, points, won, first, boxes, bonus, sums, difference, doubled, payment, payer, payee)


def _game_bonus(rules: RuleSet, loser: int) -> int:
    """Return what the winner of a game adds, more if the loser has no point (G8.3, G8.4)."""
    return rules.shutout_game_bonus if _adds_more(rules, loser) else rules.game_bonus


def _adds_more(rules: RuleSet, loser: int) -> bool:
    return loser == 0 and rules.shutout is not Shutout.PAYMENT_ONLY


def stages(rules: RuleSet, game: Settled) -> Iterator[tuple[Stage, str]]:
    """Yield what is done to settle a game that is over, stage by stage, each with its rule (G8.2 to G8.6).

    Of a game that goes on there is no stage.
    """
    if not game.over:
        return
    yield "bonus", "G8.4" if _adds_more(rules, game.points[1 - game.winner]) else "G8.3"
    yield "totals", "G8.2"
    yield "difference", "G8.5"
    if game.doubled:
        yield "doubled", "G8.6"
    yield "payment", "G8.5"


def payment_rule(settled: Settlement) -> str:
    """Return the rule by which a match is paid: as its one game is, or for all its games together (G8.5, G8.7)."""
    return "G8.7" if len(settled.games) > 1 else "G8.5"


def _payee(rules: RuleSet, first: int, sums: tuple[int, ...]) -> int:
    """Return who is paid: the higher total, or by the option whoever reached the target (G8.5)."""
    return first if rules.settle_by is SettleBy.GAME_WINNER else sums.index(max(sums))


def settlement(position: Position) -> Settlement | None:
    """Return how a match is settled once all its games are over, else None (G8.1, G8.7)."""
    games = columns(position)
    return settle_match(position.rules, games) if all(game.over for game in games) else None


def settle_match(rules: RuleSet, games: Iterable[Column]) -> Settlement:
    """Return the games of a match added up, and what one seat pays the other for all of them (G8.7)."""
    each = tuple([settle_game(rules, game.points, game.won) for game in games])
    owed = sum([game.payment if game.payee == 0 else -game.payment for game in each])
    payee = NOBODY if not owed else 0 if owed > 0 else 1
    return Settlement(each, abs(owed), 1 - payee if owed else NOBODY, payee)
