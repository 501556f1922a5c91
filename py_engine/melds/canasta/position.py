"""A position written as plain data, and read from it with nothing taken on trust.

The fields are those of the notation: `hands` and `stock` as cards or counts, `melds` and `red3` a list
a side, `step` `draw` or `play`. What is left out has the value it has at the start of a deal; what a
state needs beyond that (a question asked, what was done in this turn) has further fields, so that
positions chain.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from melds.canasta.acts import Group, group, parse
from melds.canasta.acts import Meld as MeldAct
from melds.canasta.melding import groups as group_objections
from melds.canasta.options import read_rules, write_options
from melds.canasta.rules import RED_THREES, RuleSet, is_wild
from melds.canasta.state import (
    Asked,
    Melds,
    Position,
    State,
    Step,
    View,
    with_group,
)
from melds.cards import HIDDEN, THREE, Card, Cards, read_cards, write_cards
from melds.verdict import NotationError

Plain = Mapping[str, Any]

_DEAL = ("game", "rules", "options", "seats", "deal", "dealer", "turn", "step", "scores", "past")
_CARDS = ("hands", "known", "stock", "pile", "frozen", "melds", "red3", "opened", "discards", "declined")
_TURN = ("turns", "melded", "laid", "took", "asked", "bound_out")
_FIELDS = frozenset(_DEAL + _CARDS + _TURN)
_LIMIT = 400
"""No list of cards is longer: the largest pack has 216."""


def read_position(plain: Plain) -> State:
    """Return the position that `plain` describes; what it does not show is hidden.

    Raises `NotationError` naming the field, for a field that cannot be read, or for a position that
    contradicts itself: a card too many, a meld the rules forbid, a side that has opened without melds.
    """
    for name in plain:
        if name not in _FIELDS:
            known = ", ".join(sorted(_FIELDS))
            raise NotationError(f"{name!r:.40} is no field", field=str(name)[:40], expected=known)
    options = _mapping(plain, "options")
    rules = read_rules(_text(plain, "rules", "classic"), options)
    if plain.get("seats", rules.seats) != rules.seats:
        text = f"{plain['seats']!r:.20} seats"
        raise NotationError(text, field="seats", expected=f"{rules.seats} for these rules")
    dealer = _seat(rules, plain, "dealer", rules.seats - 1)
    turn = _seat(rules, plain, "turn", (dealer + 1) % rules.seats)
    pile = _cards(plain.get("pile", ""), "pile")
    melds = _melds(rules, plain)
    hands = _hands(rules, plain)
    derived = any(is_wild(card) or card in RED_THREES for card in pile)
    position = Position(
        rules=rules,
        deal=_number(plain, "deal", 1, 1, 10_000),
        dealer=dealer,
        turn=turn,
        step=_step(plain),
        scores=_scores(rules, plain),
        hands=hands,
        known=_by_seat(rules, plain, "known"),
        stock=_stock(rules, plain, hands, pile, melds),
        pile=pile,
        frozen=_truth(plain, "frozen", default=derived),
        melds=melds,
        red3=_by_side(rules, plain, "red3"),
        turns=_turns(rules, plain, turn),
        melded=_truths(rules, plain, "melded"),
        laid=_laid(plain),
        took=_truth(plain, "took", default=False),
        asked=_asked(plain),
        bound_out=_truth(plain, "bound_out", default=False),
        discards=_by_seat(rules, plain, "discards"),
        declined=_by_seat(rules, plain, "declined"),
        past=_past(rules, plain),
    )
    _adds_up(position)
    _consistent(position, plain)
    return State(position)


def write_position(position: Position) -> dict[str, Any]:
    """Return a position as plain data that `read_position` reads back as the same position."""
    rules = position.rules
    names = [rules.seat_name(seat) for seat in range(rules.seats)]
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
            name: _hand(hand, known)
            for name, hand, known in zip(names, position.hands, position.known, strict=True)
        },
        "known": {n: write_cards(k) for n, k in zip(names, position.known, strict=True) if k},
        "stock": len(position.stock) if HIDDEN in position.stock else write_cards(position.stock),
        "pile": write_cards(position.pile),
        "frozen": position.frozen,
        "melds": [[str(Group(m.rank, m.cards)) for m in melds] for melds in position.melds],
        "red3": [write_cards(cards) for cards in position.red3],
        "opened": [position.opened(side) for side in range(rules.sides)],
        "turns": list(position.turns),
        "melded": list(position.melded),
        "laid": str(MeldAct(position.laid)) if position.laid else "",
        "took": position.took,
        "asked": position.asked.value,
        "bound_out": position.bound_out,
        "discards": {n: write_cards(c) for n, c in zip(names, position.discards, strict=True) if c},
        "declined": {n: write_cards(c) for n, c in zip(names, position.declined, strict=True) if c},
        "past": [list(totals) for totals in position.past],
    }


def _hand(hand: Cards, known: Cards) -> str | int:
    if HIDDEN not in hand:
        return write_cards(hand)
    return len(hand) if hand == known + (HIDDEN,) * (len(hand) - len(known)) else write_cards(hand)


def _wrong(value: object, field: str, expected: str) -> NotationError:
    return NotationError(f"{value!r:.60} cannot be read", field=field, expected=expected)


def _text(plain: Plain, field: str, default: str) -> str:
    value = plain.get(field, default)
    if not isinstance(value, str):
        raise _wrong(value, field, "text")
    return value


def _mapping(plain: Plain, field: str) -> Plain:
    value = plain.get(field, {})
    if not isinstance(value, Mapping):
        raise _wrong(value, field, "an object")
    return value


def _number(plain: Plain, field: str, default: int, low: int, high: int) -> int:
    value = plain.get(field, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _wrong(value, field, f"a whole number from {low} to {high:,}")
    return value


def _truth(plain: Plain, field: str, *, default: bool) -> bool:
    value = plain.get(field, default)
    if not isinstance(value, bool):
        raise _wrong(value, field, "true or false")
    return value


def _seat(rules: RuleSet, plain: Plain, field: str, default: int) -> int:
    names = [rules.seat_name(seat) for seat in range(rules.seats)]
    value = plain.get(field, names[default])
    if value not in names:
        raise _wrong(value, field, "a seat: " + ", ".join(names))
    return names.index(value)


def _step(plain: Plain) -> Step:
    value = plain.get("step", "draw")
    if value not in {"draw", "play"}:
        raise _wrong(value, "step", "draw or play")
    return Step(value)


def _asked(plain: Plain) -> Asked:
    value = plain.get("asked", "")
    values = [each.value for each in Asked]
    if value not in values:
        raise _wrong(value, "asked", "?, yes, no or nothing")
    return Asked(value)


def _list(value: object, field: str, length: int) -> Sequence[Any]:
    if not isinstance(value, list | tuple) or len(value) != length:
        raise _wrong(value, field, f"a list of {length}")
    return value


def _scores(rules: RuleSet, plain: Plain) -> tuple[int, ...]:
    values = _list(plain.get("scores", [0] * rules.sides), "scores", rules.sides)
    return tuple([_number({"scores": value}, "scores", 0, -1_000_000, 1_000_000) for value in values])


def _turns(rules: RuleSet, plain: Plain, turn: int) -> tuple[int, ...]:
    usual = [1 if seat == turn else 0 for seat in range(rules.seats)]
    values = _list(plain.get("turns", usual), "turns", rules.seats)
    return tuple([_number({"turns": value}, "turns", 0, 0, 10_000) for value in values])


def _truths(rules: RuleSet, plain: Plain, field: str) -> tuple[bool, ...]:
    values = _list(plain.get(field, [False] * rules.seats), field, rules.seats)
    return tuple([_truth({field: value}, field, default=False) for value in values])


def _past(rules: RuleSet, plain: Plain) -> tuple[tuple[int, ...], ...]:
    value = plain.get("past", [])
    if not isinstance(value, list):
        raise _wrong(value, "past", "a list of totals")
    return tuple([_scores(rules, {"scores": totals}) for totals in value])


def _cards(value: object, field: str) -> Cards:
    if not isinstance(value, str) or len(value) > _LIMIT * 3:
        raise _wrong(value, field, "cards in notation")
    try:
        return read_cards(value)
    except NotationError as fault:
        raise fault.at(field=field) from None


def _hidden_or_cards(value: object, field: str) -> Cards:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _LIMIT:
        return (HIDDEN,) * value
    if isinstance(value, str):
        return _cards(value, field)
    raise _wrong(value, field, "cards in notation, or how many there are")


def _hands(rules: RuleSet, plain: Plain) -> tuple[Cards, ...]:
    given = _mapping(plain, "hands")
    known = _by_seat(rules, plain, "known")
    names = [rules.seat_name(seat) for seat in range(rules.seats)]
    for name in given:
        if name not in names:
            raise _wrong(name, "hands", "seats: " + ", ".join(names))
    hands = []
    for seat, name in enumerate(names):
        field = f"hands.{name}"
        hand = _hidden_or_cards(given.get(name, rules.hand_size), field)
        if hand and set(hand) == {HIDDEN}:
            if len(known[seat]) > len(hand):
                raise _wrong(len(hand), field, f"at least the {len(known[seat])} known cards")
            hand = known[seat] + (HIDDEN,) * (len(hand) - len(known[seat]))
        hands.append(tuple(sorted(hand)))
    return tuple(hands)


def _by_seat(rules: RuleSet, plain: Plain, field: str) -> tuple[Cards, ...]:
    given = _mapping(plain, field)
    names = [rules.seat_name(seat) for seat in range(rules.seats)]
    return tuple([_cards(given.get(name, ""), f"{field}.{name}") for name in names])


def _by_side(rules: RuleSet, plain: Plain, field: str) -> tuple[Cards, ...]:
    values = _list(plain.get(field, [""] * rules.sides), field, rules.sides)
    cards = tuple([_cards(value, field) for value in values])
    for card in (card for some in cards for card in some):
        if card not in RED_THREES:
            raise _wrong(write_cards([card]), field, "red threes")
    return cards


def _melds(rules: RuleSet, plain: Plain) -> tuple[Melds, ...]:
    sides = _list(plain.get("melds", [[]] * rules.sides), "melds", rules.sides)
    found = []
    for side, written in enumerate(sides):
        if not isinstance(written, list | tuple):
            raise _wrong(written, "melds", "a list of melds a side")
        melds: Melds = ()
        for each in written:
            laid = group(_cards(each, f"melds[{side}]"))
            melds = _with_meld(rules, melds, laid, side)
        found.append(melds)
    return tuple(found)


def _with_meld(rules: RuleSet, melds: Melds, laid: Group, side: int) -> Melds:
    """Add a meld that the position claims is on the table, if the rules know such a meld."""
    bare = View(Position(rules, seat=0, melds=((),) * rules.sides))
    refusals = list(group_objections(bare, (laid,)))
    if laid.rank in [meld.rank for meld in melds] or refusals:
        expected = f"a meld the rules allow ({refusals[0]})" if refusals else "one meld of a rank"
        raise NotationError(f"{laid} is no meld", field=f"melds[{side}]", expected=expected)
    return with_group(melds, laid)


def _laid(plain: Plain) -> tuple[Group, ...]:
    value = _text(plain, "laid", "")
    if not value:
        return ()
    try:
        act = parse(value)
    except NotationError as fault:
        raise fault.at(field="laid") from None
    if not isinstance(act, MeldAct):
        raise _wrong(value, "laid", "the melds of this turn, as in meld KS KH KD")
    return act.groups


def _stock(
    rules: RuleSet, plain: Plain, hands: tuple[Cards, ...], pile: Cards, melds: tuple[Melds, ...]
) -> Cards:
    if "stock" in plain:
        return _hidden_or_cards(plain["stock"], "stock")
    shown = sum(map(len, hands)) + len(pile)
    shown += sum([len(meld.cards) for side in melds for meld in side])
    shown += sum(map(len, _by_side(rules, plain, "red3")))
    if shown > len(rules.pack):
        text = f"{shown} cards before the stock"
        raise NotationError(text, field="stock", expected=f"at most {len(rules.pack)} cards in all")
    return (HIDDEN,) * (len(rules.pack) - shown)


def _adds_up(position: Position) -> None:
    """Raise `NotationError` for a card too many, or for cards that are not the whole pack."""
    shown: list[Card] = [card for hand in position.hands for card in hand]
    shown += [*position.stock, *position.pile, *(card for some in position.red3 for card in some)]
    shown += [card for melds in position.melds for meld in melds for card in meld.cards]
    pack = position.rules.pack
    over = Counter(card for card in shown if card != HIDDEN) - Counter(pack)
    for card, count in over.items():
        name = write_cards([card])
        text = f"{count + Counter(pack)[card]} times {name}"
        raise NotationError(text, field="cards", expected=f"{Counter(pack)[card]} in the pack")
    if len(shown) != len(pack):
        text = f"{len(shown)} cards in all"
        raise NotationError(text, field="cards", expected=f"the pack of {len(pack)}")


def _consistent(position: Position, plain: Plain) -> None:
    """Raise `NotationError` where fields contradict each other."""
    sides = range(position.rules.sides)
    opened = [position.opened(side) for side in sides]
    claimed = plain.get("opened", opened)
    if claimed != opened:
        raise _wrong(claimed, "opened", f"{opened}, as the melds say")
    for seat, (hand, known) in enumerate(zip(position.hands, position.known, strict=True)):
        name = position.rules.seat_name(seat)
        if Counter(known) - Counter(hand):
            raise _wrong(write_cards(known), f"known.{name}", "cards that are in that hand")
        red = any(card in RED_THREES for card in hand)
        if red and position.turns[seat] and not position.rules.red3_forgettable:
            raise _wrong(write_cards(hand), f"hands.{name}", "red threes on the table")
    if any(meld.rank == THREE for melds in position.melds for meld in melds) and not (
        position.bound_out
    ):
        raise _wrong("black threes", "melds", "bound_out with black threes on the table")
    if position.frozen and not position.pile:
        raise _wrong(position.frozen, "frozen", "false with an empty pile")
