"""What comes of a deal or a match: the score of a knock, and the settlement of deals that were played.

Seats are "1" and "2"; in `score` of a knock the knocker comes first and the defender second.
"""

from collections.abc import Mapping
from typing import Any

from melds.cards import HIDDEN, Card, Cards, write_card, write_cards
from melds.gin import fields, knocking, layoff, melding, scoring, settlement
from melds.gin.events import totals, wins
from melds.gin.fields import SEATS
from melds.gin.melding import Arrangement
from melds.gin.options import read_rules
from melds.gin.position import read_results
from melds.gin.rules import RuleSet
from melds.gin.state import Knock, Line, Position, Settled, Settlement, State
from melds.verdict import NotationError

Plain = Mapping[str, Any]


def outcome(state: State) -> dict[str, Any]:
    """Return what came of a deal that has ended; nothing of one that goes on."""
    if state.ended is None:
        return {}
    result, settled = state.ended.result, state.ended.settlement
    return {
        "kind": result.kind,
        "winner": _seat(result.winner),
        "points": result.points,
        "lines": _lines(state.ended.lines),
        "scores": list(totals(state)),
        "won": list(wins(state)),
        "settlement": None if settled is None else settled_match(settled),
    }


def score(request: Plain) -> dict[str, Any]:
    """Return the score of a knock (`knocker`, `defender`) or of a match (`deals`). Raises `NotationError`."""
    rules = read_rules(fields.text(request, "rules", "gin"), fields.mapping(request, "options"))
    return _match(rules, request) if "deals" in request else _knock(rules, request)


def _knock(rules: RuleSet, request: Plain) -> dict[str, Any]:
    """Return what a knock comes to against the best defence."""
    knocker, defender = _hand(request, "knocker"), _hand(request, "defender")
    _sizes(rules, knocker, defender)
    upcard = fields.card(request["upcard"], "upcard") if request.get("upcard") is not None else HIDDEN
    shown = _laid_down(rules, knocker, fields.melds(request.get("knocker_melds", ""), "knocker_melds"), upcard)
    card = None if len(knocker) > rules.hand_size else HIDDEN
    table = Knock(0, card, shown.melds, (), shown.deadwood, shown.points)
    defence = layoff.Defence((), knocking.best(defender, rules.ace))
    if shown.deadwood:
        defence = layoff.best_defence(defender, shown.melds, rules.ace)
    position = Position(rules, hands=(shown.deadwood, defender), upcard=upcard, knock=table)
    result, lines = scoring.scored(position, defence.arrangement)
    return {
        "points": [result.points * (result.winner == seat) for seat in (0, 1)],
        "kind": result.kind,
        "deadwood": [shown.points, defence.arrangement.points],
        "layoffs": [write_card(laid) for laid, _ in defence.layoffs],
        "melds": [write_cards(meld) for meld in shown.melds],
        "lines": _lines(lines),
    }


def _hand(request: Plain, field: str) -> Cards:
    if field not in request:
        raise NotationError("missing", field=field, expected="knocker and defender, or deals")
    return fields.cards(request[field], field)


def _sizes(rules: RuleSet, knocker: Cards, defender: Cards) -> None:
    """Raise `NotationError` for hands that no deal has: too many cards, too few, or one of them twice."""
    size = rules.hand_size
    if len(knocker) != size and not (rules.big_gin_bonus and len(knocker) == size + 1):
        raise fields.wrong(write_cards(knocker), "knocker", f"the {size} cards that are shown")
    if len(defender) != size:
        raise fields.wrong(write_cards(defender), "defender", f"{size} cards")
    both = [*knocker, *defender]
    for card in both:
        if both.count(card) > 1 or card not in rules.pack:
            text = f"{both.count(card)} times {write_card(card)}"
            raise NotationError(text, field="defender", expected=f"each card of the pack of {len(rules.pack)} once")


def _laid_down(rules: RuleSet, hand: Cards, melds: tuple[Cards, ...], upcard: Card) -> Arrangement:
    """Return a knocker's hand as it is shown. Raises `NotationError` for one that may not be laid down."""
    for fault in melding.faults(rules, hand, melds):
        raise NotationError(f"no arrangement of the hand: {fault}", field="knocker_melds", expected="sets and runs")
    shown, limit = knocking.arranged(hand, melds, rules.ace), rules.limit_at(upcard)
    if shown.points > (limit if len(hand) == rules.hand_size else 0):
        text = f"{shown.points} points are left: {write_cards(shown.deadwood)}"
        raise NotationError(text, field="knocker", expected=f"at most {limit}, or nothing with a card too many")
    return shown


def _match(rules: RuleSet, request: Plain) -> dict[str, Any]:
    """Return how the deals of a match are settled; until it is over, how they stand."""
    results = read_results(request["deals"], "deals")
    for number in range(1, len(results)):
        if all(game.over for game in settlement.written(rules, results[:number])):
            raise NotationError("a deal after the end", field=f"deals[{number}]", expected="no more deals")
    return settled_match(settlement.account(rules, settlement.written(rules, results)))


def settled_match(settled: Settlement) -> dict[str, Any]:
    """Return a match added up: its one game, or its games and what is paid for all of them."""
    games = [_game(game) for game in settled.games]
    if len(games) == 1:
        return games[0]
    return {
        "over": all(game.over for game in settled.games),
        "games": games,
        "payment": settled.payment,
        "payer": _seat(settled.payer),
        "payee": _seat(settled.payee),
    }


def _game(game: Settled) -> dict[str, Any]:
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in game._asdict().items()}
    return {**plain, "winner": _seat(game.winner), "payer": _seat(game.payer), "payee": _seat(game.payee)}


def _seat(seat: int) -> str | None:
    return SEATS[seat] if seat >= 0 else None


def _lines(lines: tuple[Line, ...]) -> dict[str, int]:
    return {line.name: line.points for line in lines}
