"""A position written as plain data, and read from it with nothing taken on trust.

The fields are those of the notation: `hands` and `stock` as cards or counts, `step` `upcard`, `draw`,
`play` or `layoff`, and after a knock `knocker` and `melds` (the knocker's, then the other's). What is left
out has the value it has at the start of a deal; what a state needs beyond that (what was known, who let
which card lie) has further fields, so that positions chain.
"""

from typing import Any

from melds.cards import HIDDEN, Card, Cards, write_card, write_cards
from melds.gin import fields
from melds.gin.contradictions import contradictions
from melds.gin.fields import SEATS, Plain
from melds.gin.melding import points
from melds.gin.options import read_rules, write_options
from melds.gin.rules import RuleSet
from melds.gin.state import NOBODY, Knock, Position, Result, State, Step, put
from melds.verdict import NotationError

_DEAL = ("game", "rules", "options", "seats", "deal", "dealer", "turn", "step", "scores", "won", "past")
_CARDS = ("hands", "known", "stock", "pile", "upcard", "discards", "declined")
_TURN = ("turns", "passed", "taken")
_KNOCK = ("knocker", "melds", "laid")
_FIELDS = frozenset((*_DEAL, *_CARDS, *_TURN, *_KNOCK, "ended"))
_STEPS = ("upcard", "draw", "play", "layoff")
_KINDS = ("knock", "gin", "biggin", "undercut", "void")
_MOST_POINTS = 1_000_000
_MOST = 10_000
"""No match has more deals, and no deal more turns."""


def read_position(plain: Plain) -> State:
    """Return the position that `plain` describes; what it does not show is hidden.

    Raises `NotationError` naming the field, for a field that cannot be read, or for a position that
    contradicts itself: a card too many, a knock the rules forbid, a hand that is too large.
    """
    rules = _rules(plain)
    if "ended" in plain:
        raise NotationError("the deal is over", field="ended", expected="a deal that goes on")
    position = _knocked(_opened(rules, plain), plain)
    if "stock" not in plain:
        shown = sum(map(len, (*position.hands, position.pile, *_melds_of(position))))
        position = position.but(stock=(HIDDEN,) * max(0, len(rules.pack) - shown))
    for contradiction in contradictions(position):
        raise contradiction
    return State(position)


def _melds_of(position: Position) -> tuple[Cards, ...]:
    return () if position.knock is None else position.knock.melds


def _rules(plain: Plain) -> RuleSet:
    for name in plain:
        if name not in _FIELDS:
            known = ", ".join(sorted(_FIELDS))
            raise NotationError(f"{name!r:.40} is no field", field=f"{name}"[:40], expected=known)
    if plain.get("game", "gin") != "gin":
        raise fields.wrong(plain["game"], "game", "gin")
    fields.number(plain.get("seats", len(SEATS)), "seats", len(SEATS), len(SEATS))
    return read_rules(fields.text(plain, "rules", "gin"), fields.mapping(plain, "options"))


def _opened(rules: RuleSet, plain: Plain) -> Position:
    """Read everything but a knock, and the stock only where it is given."""
    step = plain.get("step", "upcard")
    if step not in _STEPS:
        raise fields.wrong(step, "step", "upcard, draw, play or layoff")
    dealer = fields.seat(plain, "dealer", 1)
    passed = fields.number(plain.get("passed", 0), "passed", 0, 2)
    turn = usual = _usual_turn(plain, step, dealer, passed)
    if fields.seat(plain, "turn", usual) != usual and step != "layoff":
        turn = 1 - usual  # a layoff is the other's act, though one may say it is still the knocker's turn
    taken = None if plain.get("taken") is None else fields.card(plain["taken"], "taken")
    plays = turn if step == "play" else NOBODY
    known = _known(plain, plays, taken)
    pile = fields.cards(plain.get("pile", "??"), "pile", hidden=True)
    past = read_results(plain.get("past", []), "past")
    scores = fields.numbers(plain.get("scores", [0, 0]), "scores", _MOST_POINTS)
    won = [max(_won(past, seat), int(score > 0)) for seat, score in enumerate(scores)]
    return Position(
        rules=rules,
        deal=fields.number(plain.get("deal", 1), "deal", 1, _MOST),
        dealer=dealer,
        turn=turn,
        step=Step(step),
        scores=scores,
        won=fields.numbers(plain.get("won", won), "won", _MOST),
        hands=_hands(rules, plain, known, plays),
        known=known,
        stock=fields.cards_or_count(plain.get("stock", ""), "stock"),
        pile=pile,
        upcard=_upcard(plain, step, passed, pile),
        passed=passed,
        taken=taken,
        turns=fields.numbers(plain.get("turns", _usual_turns(step, dealer, passed, turn)), "turns", _MOST),
        discards=fields.by_seat(plain, "discards"),
        declined=fields.by_seat(plain, "declined"),
        past=past,
    )


def _usual_turn(plain: Plain, step: str, dealer: int, passed: int) -> int:
    """Return whose turn it is where the position does not say: the non-dealer's as a rule (G2.3)."""
    if step == "layoff":
        return 1 - fields.seat(plain, "knocker", dealer)
    return dealer if step == "upcard" and passed == 1 else 1 - dealer


def _usual_turns(step: str, dealer: int, passed: int, turn: int) -> list[int]:
    """Return the turns each seat has begun at the least, as the deal stands."""
    if step == "layoff":
        turn = 1 - turn
    turns = [int(seat in {turn, 1 - dealer}) for seat in range(2)]
    if passed == 2:
        turns = [1 + int(seat == 1 - dealer) for seat in range(2)]
    return turns


def _known(plain: Plain, plays: int, taken: Card | None) -> tuple[Cards, ...]:
    """Read what is known of both hands; a card just taken is, whether or not the position says so."""
    known = fields.by_seat(plain, "known")
    if taken is not None and plays >= 0 and taken not in known[plays]:
        known = put(known, plays, (*known[plays], taken))
    return tuple([tuple(sorted(cards)) for cards in known])


def _upcard(plain: Plain, step: str, passed: int, pile: Cards) -> Card:
    """Return the card turned up at the deal: as given, or where it must still lie in the pile."""
    if "upcard" in plain:
        return fields.card(plain["upcard"], "upcard")
    if step == "upcard":
        return pile[-1] if pile else HIDDEN
    return pile[0] if passed == 2 and pile else HIDDEN


def _hands(rules: RuleSet, plain: Plain, known: tuple[Cards, ...], plays: int) -> tuple[Cards, ...]:
    """Read the hands; `plays` is the seat that has drawn and not discarded yet."""
    given = fields.mapping(plain, "hands", SEATS)
    hands = []
    for seat, name in enumerate(SEATS):
        count = rules.hand_size + (seat == plays)
        if plain.get("step") == "layoff":
            count = 0 if name == plain.get("knocker") else count - len(fields.entries(plain.get("laid", []), "laid"))
        hand = fields.cards_or_count(given.get(name, count), f"hands.{name}")
        if hand == (HIDDEN,) * len(hand):
            if len(known[seat]) > len(hand):
                raise fields.wrong(len(hand), f"hands.{name}", f"at least the {len(known[seat])} known cards")
            hand = known[seat] + (HIDDEN,) * (len(hand) - len(known[seat]))
        hands.append(tuple(sorted(hand)))
    return tuple(hands)


def _knocked(position: Position, plain: Plain) -> Position:
    """Read a knock: its melds, what was laid off onto them, and what the knocker keeps (G4.1)."""
    if position.step is not Step.LAYOFF:
        for name in _KNOCK:
            if plain.get(name):
                raise fields.wrong(plain[name], name, "nothing before a knock")
        return position
    if "knocker" not in plain:
        raise fields.wrong(None, "knocker", "the seat that knocked")
    seat = fields.seat(plain, "knocker", 0)
    mine, others = fields.pair(plain.get("melds", [[], []]), "melds")
    melds, arranged = fields.melds(mine, "melds[0]"), fields.melds(others, "melds[1]")
    deadwood = position.hands[seat]
    left = (*position.hands[1 - seat], *[card for meld in arranged for card in meld])
    card = position.pile[-1] if position.pile else HIDDEN
    return position.but(
        hands=put(position.hands, 1 - seat, tuple(sorted(left))),
        known=put(position.known, seat, deadwood),
        knock=Knock(seat, card, melds, _laid(plain, len(melds)), deadwood, points(deadwood)),
    )


def _laid(plain: Plain, melds: int) -> tuple[tuple[Card, int], ...]:
    found = []
    for number, each in enumerate(fields.entries(plain.get("laid", []), "laid")):
        field = f"laid[{number}]"
        card, place = fields.pair(each, field)
        found.append((fields.card(card, field), fields.number(place, field, 0, max(0, melds - 1))))
    return tuple(found)


def read_results(value: object, field: str) -> tuple[Result, ...]:
    """Read the results of deals: `winner`, `points` and `kind` of each; a void one has no winner.

    Raises `NotationError` naming the field.
    """
    results = []
    for number, plain in enumerate(fields.entries(value, field)):
        place = f"{field}[{number}]"
        if not isinstance(plain, dict) or plain.keys() - {"winner", "points", "kind"}:
            raise fields.wrong(plain, place, "winner, points and kind of a deal")
        kind = plain.get("kind", "knock" if plain.get("winner") else "void")
        if kind not in _KINDS:
            raise fields.wrong(kind, f"{place}.kind", ", ".join(_KINDS))
        winner = NOBODY if plain.get("winner") is None else fields.seat(plain, "winner", 0)
        scored = fields.number(plain.get("points", 0), f"{place}.points", 0, _MOST_POINTS)
        if (winner == NOBODY) != (kind == "void") or (kind == "void" and scored):
            raise fields.wrong(plain, place, "a winner and points, or a void deal without them")
        results.append(Result(winner, scored, kind))
    return tuple(results)


def write_results(results: tuple[Result, ...]) -> list[dict[str, Any]]:
    """Return the results of deals as plain data."""
    return [
        {"winner": None if winner < 0 else SEATS[winner], "points": scored, "kind": kind}
        for winner, scored, kind in results
    ]


def _won(past: tuple[Result, ...], seat: int) -> int:
    return sum([result.winner == seat for result in past])


def write_position(position: Position) -> dict[str, Any]:
    """Return a position as plain data that `read_position` reads back as the same position."""
    rules = position.rules
    return {
        "game": "gin",
        "rules": rules.name,
        "options": write_options(rules),
        "seats": rules.seats,
        "deal": position.deal,
        "dealer": SEATS[position.dealer],
        "turn": SEATS[position.turn],
        "step": position.step.value,
        "scores": list(position.scores),
        "won": list(position.won),
        "hands": {
            name: _count_or_cards(hand, known)
            for name, hand, known in zip(SEATS, position.hands, position.known, strict=True)
        },
        "known": _by_seat(position.known),
        "stock": _count_or_cards(position.stock),
        "pile": write_cards(position.pile),
        **({} if position.upcard == HIDDEN else {"upcard": write_card(position.upcard)}),
        "passed": position.passed,
        **({} if position.taken is None else {"taken": write_card(position.taken)}),
        "turns": list(position.turns),
        "discards": _by_seat(position.discards),
        "declined": _by_seat(position.declined),
        **_written(position.knock),
        "past": write_results(position.past),
    }


def _by_seat(cards: tuple[Cards, ...]) -> dict[str, str]:
    return {name: write_cards(each) for name, each in zip(SEATS, cards, strict=True) if each}


def _written(knock: Knock | None) -> dict[str, Any]:
    if knock is None:
        return {}
    return {
        "knocker": SEATS[knock.seat],
        "melds": [[write_cards(meld) for meld in knock.melds], []],
        "laid": [[write_card(card), place] for card, place in knock.laid],
    }


def _count_or_cards(cards: Cards, known: Cards = ()) -> str | int:
    """Return how many cards there are where none but the `known` is shown, or else the cards."""
    hidden = (HIDDEN,) * (len(cards) - len(known))
    return len(cards) if hidden and cards == known + hidden else write_cards(cards)
