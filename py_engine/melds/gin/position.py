"""A position written as plain data, and read from it with nothing taken on trust.

The fields are those of the notation: `hands` and `stock` as cards or counts, `step` `upcard`, `draw`,
`play` or `layoff`, and after a knock `knocker` and `melds` (the knocker's, and those that the defender has
arranged). What is left out has the value it has at the start of a deal, or the least that the rest of the
position asks for; what a state needs beyond the notation (what was known, who let which card lie) has
further fields, so that positions chain. A card that the position does not tell is `??`.
"""

from typing import Any

from melds import fields
from melds.cards import HIDDEN, Card, Cards, write_card, write_cards
from melds.fields import Plain
from melds.gin import fields as gin_fields
from melds.gin.claims import no_melds
from melds.gin.contradictions import contradictions
from melds.gin.fields import MOST, MOST_CARDS, MOST_PASSED, MOST_POINTS, SEATS
from melds.gin.melding import listed, points
from melds.gin.options import read_rules, write_options
from melds.gin.progress import fewest_turns, took_upcard
from melds.gin.results import read_results, write_results
from melds.gin.rules import RuleSet
from melds.gin.state import NOBODY, Knock, Position, Result, State, Step, put
from melds.verdict import NotationError

__all__ = ["read_position", "read_results", "write_position", "write_results"]

_DEAL = ("game", "rules", "options", "seats", "deal", "dealer", "turn", "step", "scores", "won", "past")
_CARDS = ("hands", "known", "stock", "pile", "upcard", "discards", "declined")
_TURN = ("turns", "passed", "taken")
_KNOCK = ("knocker", "melds", "laid")
FIELDS = frozenset((*_DEAL, *_CARDS, *_TURN, *_KNOCK, "ended"))
"""Every field that a position may have."""
_STEPS = ("upcard", "draw", "play", "layoff")


def read_position(plain: Plain) -> State:
    """Return the position that `plain` describes; what it does not show is hidden.

    Raises `NotationError` naming the field, for a field that cannot be read, or for a position that
    contradicts itself: a card too many, a knock the rules forbid, a hand that is too large.
    """
    rules = _rules(plain)
    if "ended" in plain:
        raise NotationError("the deal is over", field="ended", expected="a deal that goes on")
    position = _with_cards(_begun(rules, plain), plain)
    position = _with_knock(position, plain)
    position = _with_turns(_with_stock(position, plain), plain)
    for contradiction in contradictions(position):
        raise contradiction
    return State(position)


def _rules(plain: Plain) -> RuleSet:
    fields.only_known(plain, "gin", FIELDS)
    fields.number(plain.get("seats", len(SEATS)), "seats", len(SEATS), len(SEATS))
    return read_rules(fields.text(plain, "rules", "gin"), fields.mapping(plain, "options"))


def _begun(rules: RuleSet, plain: Plain) -> Position:
    """Read where the match stands, and whose turn it is at which step."""
    step = plain.get("step", "upcard")
    if step not in _STEPS:
        raise fields.wrong(step, "step", "upcard, draw, play or layoff")
    past = read_results(plain.get("past", []), "past", rules)
    scores = gin_fields.numbers(plain.get("scores", [0, 0]), "scores", MOST_POINTS)
    won = [max(_won(past, seat), int(score > 0)) for seat, score in enumerate(scores)]
    dealer = gin_fields.seat(plain, "dealer", 1)
    passed = fields.number(plain.get("passed", 0), "passed", 0, 2)
    return Position(
        rules=rules,
        deal=fields.number(plain.get("deal", 1 + len(past)), "deal", 1, MOST + 1),
        dealer=dealer,
        turn=_turn(plain, Step(step), dealer, passed),
        step=Step(step),
        scores=scores,
        won=gin_fields.numbers(plain.get("won", won), "won", MOST),
        passed=passed,
        past=past,
    )


def _won(past: tuple[Result, ...], seat: int) -> int:
    return sum([result.winner == seat for result in past])


def _turn(plain: Plain, step: Step, dealer: int, passed: int) -> int:
    """Read who is to act: as a rule the non-dealer, but for the dealer's choice of the upcard (G2.3).

    A layoff is the defender's act, though one may say that it is still the knocker's turn.
    """
    on_offer = step is Step.UPCARD or (step is Step.PLAY and _took_alone(plain))
    turn = gin_fields.seat(plain, "turn", dealer if passed == 1 and on_offer else 1 - dealer)
    return 1 - gin_fields.seat(plain, "knocker", dealer) if step is Step.LAYOFF else turn


def _took_alone(plain: Plain) -> bool:
    """Return whether the card just taken was the only one of the pile, as the upcard is."""
    return plain.get("taken") is not None and not plain.get("pile", "")


def _with_cards(position: Position, plain: Plain) -> Position:
    """Read the cards of everything but a knock, and but the stock."""
    taken = None if plain.get("taken") is None else gin_fields.card(plain["taken"], "taken", hidden=True)
    known = _known(plain, position.turn if position.step is Step.PLAY else NOBODY, taken)
    return position.but(
        taken=taken,
        known=known,
        **_pile(position, plain),
        hands=_hands(position, plain, known),
        discards=gin_fields.by_seat(plain, "discards", MOST_PASSED),
        declined=gin_fields.by_seat(plain, "declined", MOST_PASSED),
    )


def _pile(position: Position, plain: Plain) -> dict[str, Any]:
    """Read the pile and the upcard, which lies at its bottom until somebody takes it (G2.3, G2.4)."""
    upcard = gin_fields.card(plain["upcard"], "upcard") if "upcard" in plain else HIDDEN
    lies = position.step is Step.UPCARD or position.passed == 2
    usual = write_card(upcard if lies else HIDDEN)
    if position.step is Step.PLAY and _took_alone(plain):
        usual = ""
    pile = fields.cards(plain.get("pile", usual), "pile", MOST_CARDS, hidden=True)
    return {"pile": pile, "upcard": pile[0] if lies and pile and upcard == HIDDEN else upcard}


def _known(plain: Plain, plays: int, taken: Card | None) -> tuple[Cards, ...]:
    """Read what is known of both hands; a card just taken is, whether or not the position says so."""
    known = gin_fields.by_seat(plain, "known", MOST_CARDS)
    if taken not in {None, HIDDEN} and plays >= 0 and taken not in known[plays]:
        known = put(known, plays, (*known[plays], taken))
    return tuple([tuple(sorted(cards)) for cards in known])


def _hands(position: Position, plain: Plain, known: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """Read the hands, each as large as it has to be where the position does not say."""
    given = fields.mapping(plain, "hands", SEATS)
    hands = []
    for seat, name in enumerate(SEATS):
        field = f"hands.{name}"
        hand = fields.cards_or_count(given.get(name, _usual_size(position, plain, seat)), field, MOST_CARDS)
        if hand == (HIDDEN,) * len(hand):
            if len(known[seat]) > len(hand):
                raise gin_fields.clash(len(hand), field, f"at least the {len(known[seat])} known cards")
            hand = known[seat] + (HIDDEN,) * (len(hand) - len(known[seat]))
        hands.append(tuple(sorted(hand)))
    return tuple(hands)


def _usual_size(position: Position, plain: Plain, seat: int) -> int:
    """Return how many cards a hand holds: after a knock the defender's that are not laid off or arranged."""
    size = position.rules.hand_size
    if position.step is not Step.LAYOFF:
        return size + (position.step is Step.PLAY and seat == position.turn)
    if seat != position.turn:
        return 0
    arranged = sum(map(len, _melds(plain)[1]))
    return max(0, size - arranged - len(gin_fields.entries(plain.get("laid", []), "laid")))


def _melds(plain: Plain) -> tuple[tuple[Cards, ...], tuple[Cards, ...]]:
    """Read the melds of the knocker and of the defender."""
    mine, others = gin_fields.pair(plain.get("melds", [[], []]), "melds")
    return gin_fields.melds(mine, "melds[0]"), gin_fields.melds(others, "melds[1]")


def _with_knock(position: Position, plain: Plain) -> Position:
    """Read a knock: its melds, what was laid off onto them, and what the knocker keeps (G4.1).

    Melds that the defender has arranged are still in that hand.
    """
    if position.step is not Step.LAYOFF:
        for name in _KNOCK:
            if plain.get(name):
                raise gin_fields.clash(plain[name], name, "step layoff, for a knock")
        return position
    if "knocker" not in plain:
        raise NotationError("no knocker", field="knocker", expected="the seat that knocked")
    defender, seat = position.turn, 1 - position.turn
    melds, arranged = _melds(plain)
    for fault in no_melds(position.rules, arranged, "melds[1]"):
        raise fault
    left = (*position.hands[defender], *[card for meld in arranged for card in meld])
    deadwood, laid = position.hands[seat], _laid(plain, len(melds))
    shown = len(deadwood) + sum(map(len, melds)) - len(laid)
    big_gin = position.rules.big_gin_bonus and shown > position.rules.hand_size
    card = None if big_gin else position.pile[-1] if position.pile else HIDDEN
    return position.but(
        hands=put(position.hands, defender, tuple(sorted(left))),
        known=put(position.known, seat, deadwood),
        knock=Knock(seat, card, melds, laid, listed(deadwood), points(deadwood)),
    )


def _laid(plain: Plain, melds: int) -> tuple[tuple[Card, int], ...]:
    found = []
    for number, each in enumerate(gin_fields.entries(plain.get("laid", []), "laid")):
        field = f"laid[{number}]"
        card, place = gin_fields.pair(each, field)
        found.append((gin_fields.card(card, field), fields.number(place, field, 0, max(0, melds - 1))))
    return tuple(found)


def _with_stock(position: Position, plain: Plain) -> Position:
    """Read the stock; where it is not given it is all that lies nowhere else."""
    if "stock" in plain:
        return position.but(stock=fields.cards_or_count(plain["stock"], "stock", MOST_CARDS))
    melds = () if position.knock is None else position.knock.melds
    shown = sum(map(len, (*position.hands, position.pile, *melds)))
    return position.but(stock=(HIDDEN,) * max(0, len(position.rules.pack) - shown))


def _with_turns(position: Position, plain: Plain) -> Position:
    """Read how many turns were begun, and know the upcard where it is the card just taken."""
    turns = gin_fields.numbers(plain.get("turns", fewest_turns(position)), "turns", MOST)
    position = position.but(turns=turns)
    if "upcard" not in plain and position.taken is not None and took_upcard(position):
        position = position.but(upcard=position.taken)
    return position


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
            name: _hand(hand, known)
            for name, hand, known in zip(SEATS, position.hands, position.known, strict=True)
        },
        "known": _by_seat(tuple(map(listed, position.known))),
        "stock": write_cards(position.stock) if set(position.stock) - {HIDDEN} else len(position.stock),
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


def _hand(cards: Cards, known: Cards) -> str | int:
    """Return how many cards there are where none but the `known` is shown, or else the cards."""
    hidden = (HIDDEN,) * (len(cards) - len(known))
    return len(cards) if hidden and cards == known + hidden else write_cards(listed(cards))
