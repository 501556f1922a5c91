"""What comes of a deal or a match: the score of a knock, and the settlement of deals that were played.

Seats are "1" and "2"; in `score` of a knock the knocker comes first and the defender second.
"""

from collections.abc import Mapping
from typing import Any

from melds import fields
from melds.cards import HIDDEN, Card, Cards, write_card, write_cards
from melds.gin import fields as gin_fields
from melds.gin import knocking, layoff, melding, scoring, settlement
from melds.gin.events import totals, wins
from melds.gin.melding import Arrangement
from melds.gin.options import read_rules
from melds.gin.results import read_results
from melds.gin.rules import RuleSet
from melds.gin.state import Knock, Line, Position, Settled, Settlement, State
from melds.record import cited
from melds.verdict import NotationError
from melds.wire.gin.pad import seat_or_null

Plain = Mapping[str, Any]

_ALWAYS = ("id", "game", "rules", "options")
_OF_A_KNOCK = (*_ALWAYS, "knocker", "knocker_melds", "defender", "upcard")
_OF_A_MATCH = (*_ALWAYS, "deals")


def outcome(state: State) -> dict[str, Any]:
    """Return what came of a deal that has ended; nothing of one that goes on."""
    if state.ended is None:
        return {}
    result, settled = state.ended.result, state.ended.settlement
    return {
        "kind": result.kind,
        "winner": seat_or_null(result.winner),
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
    _no_other(request, _OF_A_KNOCK)
    _sizes(rules, knocker, defender)
    upcard = _upcard(rules, request)
    shown = _laid_down(rules, knocker, gin_fields.melds(request.get("knocker_melds", ""), "knocker_melds"), upcard)
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
    return fields.cards(request[field], field, gin_fields.MOST_CARDS)


def _no_other(plain: Plain, known: tuple[str, ...]) -> None:
    """Raise `NotationError` for a field that nobody would look at."""
    for name in plain:
        if name not in known:
            raise NotationError(f"{name!r:.40} is no field", field=f"{name!s:.40}", expected=", ".join(known))


def _upcard(rules: RuleSet, request: Plain) -> Card:
    """Return the card turned up at the deal; it must be told where a limit or a score hangs on it (G4.5, G7.7)."""
    if request.get("upcard") is None:
        if rules.knock_limit_by_upcard or rules.spades_double:
            raise NotationError("missing", field="upcard", expected="the card that was turned up at the deal")
        return HIDDEN
    card = gin_fields.card(request["upcard"], "upcard")
    if card not in rules.pack:
        raise NotationError(f"{write_card(card)} is not in the pack", field="upcard", expected="a card of the pack")
    return card


def _sizes(rules: RuleSet, knocker: Cards, defender: Cards) -> None:
    """Raise `NotationError` for hands that no deal has: too many cards, too few, or one of them twice."""
    size = rules.hand_size
    if len(knocker) != size and not (rules.big_gin_bonus and len(knocker) == size + 1):
        raise NotationError(f"{len(knocker)} cards", field="knocker", expected=f"the {size} cards that are shown")
    if len(defender) != size:
        raise NotationError(f"{len(defender)} cards", field="defender", expected=f"{size} cards")
    seen: set[Card] = set()
    for field, hand in (("knocker", knocker), ("defender", defender)):
        for card in hand:
            if card in seen or card not in rules.pack:
                text = f"{write_card(card)} is {'there twice' if card in seen else 'not in the pack'}"
                raise NotationError(text, field=field, expected=f"cards of one pack of {len(rules.pack)}")
            seen.add(card)


def _laid_down(rules: RuleSet, hand: Cards, melds: tuple[Cards, ...], upcard: Card) -> Arrangement:
    """Return a knocker's hand as it is shown. Raises `NotationError` for one that may not be laid down."""
    for fault in melding.faults(rules, hand, melds):
        raise NotationError("the hand cannot lie so", field="knocker_melds", expected=f"sets and runs: {cited(fault)}")
    shown, limit = knocking.arranged(hand, melds, rules.ace), rules.limit_at(upcard)
    left = f"{shown.points} points are left: {write_cards(shown.deadwood)}"
    if shown.deadwood and len(hand) > rules.hand_size:
        raise NotationError(left, field="knocker", expected=f"{len(hand)} cards in melds, or {rules.hand_size} (G4.7)")
    if shown.points > limit:
        expected = f"at most {limit} (G4.2)" if limit else "gin, nothing left (G4.2)"
        raise NotationError(left, field="knocker", expected=expected)
    return shown


def _match(rules: RuleSet, request: Plain) -> dict[str, Any]:
    """Return how the deals of a match are settled; until it is over, how they stand."""
    _no_other(request, _OF_A_MATCH)
    results = read_results(request["deals"], "deals", rules)
    for number in range(1, len(results)):
        if all(game.over for game in settlement.columns_after(rules, results[:number])):
            raise NotationError("a deal after the end", field=f"deals[{number}]", expected="no more deals")
    return settled_match(settlement.settle_match(rules, settlement.columns_after(rules, results)))


def settled_match(settled: Settlement) -> dict[str, Any]:
    """Return a match added up: its one game, or its games and what is paid for all of them."""
    games = [_game(game) for game in settled.games]
    if len(games) == 1:
        return games[0]
    return {
        "over": all(game.over for game in settled.games),
        "games": games,
        "payment": settled.payment,
        "payer": seat_or_null(settled.payer),
        "payee": seat_or_null(settled.payee),
    }


def _game(game: Settled) -> dict[str, Any]:
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in game._asdict().items()}
    return {**plain, **{name: seat_or_null(getattr(game, name)) for name in ("winner", "payer", "payee")}}


def _lines(lines: tuple[Line, ...]) -> dict[str, int]:
    return {line.name: line.points for line in lines}
