"""A position written as plain data, and read from it with nothing taken on trust.

The fields are those of the notation: `hands` and `stock` as cards or counts, `melds` and `red3` a list
a side, `step` `draw` or `play`. What is left out has the value it has at the start of a deal; what a
state needs beyond that (a question asked, what was done in this turn) has further fields, so that
positions chain.
"""

from collections.abc import Sequence
from typing import Any

from melds import fields
from melds.canasta import accidents
from melds.canasta import fields as canasta_fields
from melds.canasta.acts import Group, group, parse
from melds.canasta.acts import Meld as MeldAct
from melds.canasta.contradictions import contradictions
from melds.canasta.melding import groups as group_objections
from melds.canasta.options import read_rules, write_options
from melds.canasta.rules import RuleSet
from melds.canasta.state import (
    NO_MELD,
    Accidents,
    Asked,
    Melds,
    Position,
    State,
    Step,
    View,
    meld_in,
    with_group,
)
from melds.cards import HIDDEN, Cards, write_cards
from melds.fields import Plain
from melds.verdict import NotationError

_DEAL = ("game", "rules", "options", "seats", "deal", "dealer", "turn", "step", "scores", "past")
_CARDS = ("hands", "known", "stock", "pile", "frozen", "melds", "red3", "opened", "discards", "declined")
_TURN = ("turns", "melded", "laid", "took", "asked", "owed", "bound_out")
_ACCIDENTS = ("raised", "exposed", "in_vain", "short")
FIELDS = frozenset((*_DEAL, *_CARDS, *_TURN, *_ACCIDENTS, "ended"))
"""Every field that a position may have."""
_MOST_POINTS = 1_000_000
_MOST = 10_000
"""No match has more deals, and no deal more turns."""


def read_position(plain: Plain, *, ended: bool = False) -> State:
    """Return the position that `plain` describes; what it does not show is hidden.

    `ended` says that the deal is over and only to be scored. Raises `NotationError` naming the field,
    for a field that cannot be read, or for a position that contradicts itself: a card too many, a meld
    the rules forbid, a side that has opened without melds.
    """
    if "ended" in plain and not ended:
        raise NotationError("the deal is over", field="ended", expected="a deal that goes on")
    position = _position(_rules(plain), plain)
    position = position._replace(stock=_stock(position, plain))
    for contradiction in contradictions(position, ended=ended):
        raise contradiction
    _claims(position, plain)
    return State(position)


def _position(rules: RuleSet, plain: Plain) -> Position:
    """Read every field but the stock, which depends on the others."""
    dealer = canasta_fields.seat(rules, plain, "dealer", rules.seats - 1)
    turn = canasta_fields.seat(rules, plain, "turn", (dealer + 1) % rules.seats)
    pile = fields.cards(plain.get("pile", ""), "pile", canasta_fields.MOST)
    frozen = rules.always_frozen or any(map(rules.freezes, pile))
    return Position(
        rules=rules,
        deal=fields.number(plain.get("deal", 1), "deal", 1, _MOST),
        dealer=dealer,
        turn=turn,
        step=_step(plain),
        scores=_scores(rules, plain.get("scores", [0] * rules.sides), "scores"),
        hands=_hands(rules, plain),
        known=canasta_fields.by_seat(rules, plain, "known"),
        pile=pile,
        frozen=canasta_fields.truth(plain.get("frozen", frozen), "frozen"),
        melds=_melds(rules, plain),
        red3=canasta_fields.red_threes(rules, plain),
        turns=_turns(rules, plain, turn),
        melded=_truths(plain.get("melded", [False] * rules.seats), "melded", rules.seats),
        laid=_laid(plain),
        took=canasta_fields.truth(plain.get("took", False), "took"),
        asked=_asked(plain),
        owed=fields.number(plain.get("owed", 0), "owed", 0, canasta_fields.MOST),
        bound_out=canasta_fields.truth(plain.get("bound_out", False), "bound_out"),
        discards=canasta_fields.by_seat(rules, plain, "discards"),
        declined=canasta_fields.by_seat(rules, plain, "declined"),
        accidents=_accidents(rules, plain),
        past=_past(rules, plain),
    )


def write_position(position: Position) -> dict[str, Any]:
    """Return a position as plain data that `read_position` reads back as the same position."""
    rules = position.rules
    names = rules.seat_names
    step = "play" if position.step is Step.PLAY else "draw"
    return {
        "game": "canasta",
        "rules": rules.name,
        "options": write_options(rules),
        "seats": rules.seats,
        "deal": position.deal,
        "dealer": names[position.dealer],
        "turn": names[position.turn],
        "step": step,
        "scores": list(position.scores),
        "hands": {
            name: _count_or_cards(hand, known)
            for name, hand, known in zip(names, position.hands, position.known, strict=True)
        },
        "known": {n: write_cards(k) for n, k in zip(names, position.known, strict=True) if k},
        "stock": _count_or_cards(position.stock),
        "pile": write_cards(position.pile),
        "frozen": position.frozen,
        "melds": [[write_cards(meld.cards) for meld in melds] for melds in position.melds],
        "red3": [write_cards(cards) for cards in position.red3],
        "opened": [position.opened(side) for side in range(rules.sides)],
        "turns": list(position.turns),
        "melded": list(position.melded),
        "laid": str(MeldAct(position.laid)) if position.laid else "",
        "took": position.took,
        "asked": position.asked.value,
        **({"owed": position.owed} if rules.red3_grace else {}),
        "bound_out": position.bound_out,
        "discards": {n: write_cards(c) for n, c in zip(names, position.discards, strict=True) if c},
        "declined": {n: write_cards(c) for n, c in zip(names, position.declined, strict=True) if c},
        **(_written(position.accidents, names) if rules.accidents else {}),
        "past": [list(totals) for totals in position.past],
    }


def _written(so_far: Accidents, names: Sequence[str]) -> Plain:
    """Return what has gone wrong, seat by seat and side by side (C8)."""
    return {
        "raised": list(so_far.raised),
        "exposed": {n: write_cards(c) for n, c in zip(names, so_far.exposed, strict=True) if c},
        "in_vain": list(so_far.in_vain),
        "short": so_far.short,
    }


def _accidents(rules: RuleSet, plain: Plain) -> Accidents:
    if not rules.accidents:
        for name in _ACCIDENTS:
            if name in plain:
                raise fields.wrong(plain[name], name, "nothing without the option accidents")
        return accidents.none_yet(rules)
    none = [0] * rules.sides
    return Accidents(
        tuple([fields.number(each, "raised", 0, _MOST_POINTS) for each in _by_side(rules, plain, "raised", none)]),
        tuple([tuple(sorted(cards)) for cards in canasta_fields.by_seat(rules, plain, "exposed")]),
        tuple([fields.number(each, "in_vain", 0, _MOST) for each in _by_side(rules, plain, "in_vain", none)]),
        canasta_fields.truth(plain.get("short", False), "short"),
    )


def _by_side(rules: RuleSet, plain: Plain, field: str, none: list[int]) -> Sequence[Any]:
    return canasta_fields.entries(plain.get(field, none), field, rules.sides)


def _count_or_cards(cards: Cards, known: Cards = ()) -> str | int:
    """Return how many cards there are where none but the `known` is shown, or else the cards."""
    hidden = (HIDDEN,) * (len(cards) - len(known))
    return len(cards) if hidden and cards == known + hidden else write_cards(cards)


def _rules(plain: Plain) -> RuleSet:
    fields.only_known(plain, "canasta", FIELDS)
    rules = read_rules(fields.text(plain, "rules", "classic"), fields.mapping(plain, "options"))
    fields.number(plain.get("seats", rules.seats), "seats", rules.seats, rules.seats)
    return rules


def _step(plain: Plain) -> Step:
    value = plain.get("step", "draw")
    if value not in ("draw", "play"):
        raise fields.wrong(value, "step", "draw or play")
    return Step(value)


def _asked(plain: Plain) -> Asked:
    value = plain.get("asked", "")
    if value not in [each.value for each in Asked]:
        raise fields.wrong(value, "asked", "?, yes, no or nothing")
    return Asked(value)


def _scores(rules: RuleSet, value: object, field: str) -> tuple[int, ...]:
    scores = canasta_fields.entries(value, field, rules.sides)
    return tuple([fields.number(score, field, -_MOST_POINTS, _MOST_POINTS) for score in scores])


def _turns(rules: RuleSet, plain: Plain, turn: int) -> tuple[int, ...]:
    usual = [int(seat == turn) for seat in range(rules.seats)]
    turns = canasta_fields.entries(plain.get("turns", usual), "turns", rules.seats)
    return tuple([fields.number(each, "turns", 0, _MOST) for each in turns])


def _truths(value: object, field: str, length: int) -> tuple[bool, ...]:
    return tuple([canasta_fields.truth(each, field) for each in canasta_fields.entries(value, field, length)])


def _past(rules: RuleSet, plain: Plain) -> tuple[tuple[int, ...], ...]:
    value = plain.get("past", [])
    if not isinstance(value, list | tuple) or len(value) > _MOST:
        raise fields.wrong(value, "past", "a list of totals")
    return tuple([_scores(rules, totals, "past") for totals in value])


def _hands(rules: RuleSet, plain: Plain) -> tuple[Cards, ...]:
    given = fields.mapping(plain, "hands", rules.seat_names)
    hands = []
    for name, known in zip(rules.seat_names, canasta_fields.by_seat(rules, plain, "known"), strict=True):
        field = f"hands.{name}"
        hand = fields.cards_or_count(given.get(name, rules.hand_size), field, canasta_fields.MOST)
        if hand == (HIDDEN,) * len(hand):
            if len(known) > len(hand):
                raise fields.wrong(len(hand), field, f"at least the {len(known)} known cards")
            hand = known + (HIDDEN,) * (len(hand) - len(known))
        hands.append(tuple(sorted(hand)))
    return tuple(hands)


def _melds(rules: RuleSet, plain: Plain) -> tuple[Melds, ...]:
    sides = canasta_fields.entries(plain.get("melds", [[]] * rules.sides), "melds", rules.sides)
    found = []
    for side, written in enumerate(sides):
        place = f"melds[{side}]"
        if not isinstance(written, list | tuple) or len(written) > canasta_fields.MOST:
            raise fields.wrong(written, place, "a list of melds")
        melds: Melds = ()
        for each in written:
            melds = _with_meld(rules, melds, group(fields.cards(each, place, canasta_fields.MOST)), place)
        found.append(melds)
    return tuple(found)


def _with_meld(rules: RuleSet, melds: Melds, laid: Group, place: str) -> Melds:
    """Add a meld that the position claims is on the table, if the rules know such a meld."""
    bare = View(Position(rules, seat=0, melds=((),) * rules.sides))
    refusals = list(group_objections(bare, (laid,)))
    if meld_in(rules, melds, laid.rank) is not NO_MELD or refusals:
        expected = f"a meld the rules allow ({refusals[0]})" if refusals else "one meld of a rank"
        raise NotationError(f"{laid} is no meld", field=place, expected=expected)
    return with_group(rules, melds, laid)


def _laid(plain: Plain) -> tuple[Group, ...]:
    value = fields.text(plain, "laid", "")
    if not value:
        return ()
    try:
        act = parse(value)
    except NotationError as fault:
        raise fault.at(field="laid") from None
    if not isinstance(act, MeldAct):
        raise fields.wrong(value, "laid", "the melds of this turn, as in meld KS KH KD")
    return act.groups


def _stock(position: Position, plain: Plain) -> Cards:
    """Return the stock as given, or all the cards that lie nowhere else."""
    if "stock" in plain:
        return fields.cards_or_count(plain["stock"], "stock", canasta_fields.MOST)
    melds = [meld.cards for side in position.melds for meld in side]
    shown = sum(map(len, [*position.hands, *position.red3, *melds, position.pile]))
    return (HIDDEN,) * max(0, len(position.rules.pack) - shown)


def _claims(position: Position, plain: Plain) -> None:
    """Raise `NotationError` where the position claims what its melds belie."""
    opened = [position.opened(side) for side in range(position.rules.sides)]
    claimed = _truths(plain.get("opened", opened), "opened", position.rules.sides)
    if list(claimed) != opened:
        raise fields.wrong(list(claimed), "opened", f"{opened}, as the melds say")
