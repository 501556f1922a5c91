"""Chapter C7, the score: a side's sheet line by line, and when the match is won."""

from collections.abc import Iterable

from melds.canasta.melding import bonus, kind
from melds.canasta.rules import BLACK_THREES, RED_THREES, RuleSet
from melds.canasta.state import Line, Melds, Position, Sheet, TableMeld, canastas
from melds.cards import THREE, Cards

LINE_RULES = {
    "natural": "C7.1",
    "mixed": "C7.2",
    "wild": "C7.2",
    "red3": "C7.3",
    "out": "C7.4",
    "concealed": "C7.5",
    "melded": "C7.6",
    "hand": "C7.6",
    "forgotten": "C7.7",
    "asked": "C8.3",
}
"""The rule that each line of a sheet rests on, by its name."""
LEVEL = "C7.10"
"""The rule by which another deal is played although the highest totals would win: they are equal."""


def sheets(position: Position, out: int, *, concealed: bool) -> tuple[Sheet, ...]:
    """Return each side's sheet for a deal that ended; `out` is the seat that went out, or -1."""
    sides = range(position.rules.sides)
    return tuple([sheet(position, side, out, concealed=concealed) for side in sides])


def sheet(position: Position, side: int, out: int, *, concealed: bool) -> Sheet:
    """Return one side's sheet: bonuses, cards melded, cards left in its hands (C7.1 to C7.8)."""
    rules = position.rules
    melds = position.melds[side]
    seats = rules.seats_of(side)
    went_out = out in seats
    hands = [position.hands[seat] for seat in seats]
    laid = tuple([card for meld in melds for card in meld.cards])
    left = tuple([card for hand in hands for card in hand])
    forgotten = red_threes_in_hand(position, seats)
    penalties = forgotten if rules.red3_in_hand_each else min(forgotten, 1)
    unplayed = sum([card in RED_THREES for card in left]) - forgotten
    reds = len(position.red3[side]) + unplayed
    return Sheet(
        (
            _canastas(rules, melds, "natural", rules.natural_bonus),
            _canastas(rules, melds, "mixed", rules.mixed_bonus),
            *([_canastas(rules, melds, "wild", rules.wild_bonus)] if rules.wild_canasta else []),
            Line("red3", reds, red_threes(rules, reds, opened=bool(melds))),
            Line("out", int(went_out), rules.out_bonus * went_out),
            Line("concealed", int(went_out and concealed), rules.concealed_bonus * (went_out and concealed)),
            Line("melded", len(laid), _melded(rules, melds, laid, went_out=went_out)),
            Line("hand", len(left), -held(rules, left)),
            Line("forgotten", forgotten, -rules.red3_in_hand * penalties),
            *([_asked_in_vain(position, side)] if rules.accidents else []),
        )
    )


def _asked_in_vain(position: Position, side: int) -> Line:
    times = position.accidents.in_vain[side]
    return Line("asked", times, -position.rules.asked_in_vain * times)


def _canastas(rules: RuleSet, melds: tuple[TableMeld, ...], name: str, points: int) -> Line:
    count = sum([kind(rules, meld) == name for meld in melds])
    return Line(name, count, count * points)


def _melded(rules: RuleSet, melds: Melds, laid: Cards, *, went_out: bool) -> int:
    """Return what melded cards count: against a side without a canasta, where that is the rule (C7.6)."""
    worth = rules.worth(laid)
    against = rules.deduct_without_canasta and not went_out and not canastas(rules, melds)
    return -worth if against else worth


def held(rules: RuleSet, cards: Cards) -> int:
    """Return what cards left in a hand cost (C7.6)."""
    blacks = sum([card in BLACK_THREES for card in cards])
    return rules.worth(cards) + blacks * (rules.black3_in_hand - rules.values[THREE])


def red_threes(rules: RuleSet, count: int, *, opened: bool) -> int:
    """Return what `count` red threes are worth: against a side that has melded nothing (C7.3)."""
    worth = count * (rules.red3_all_value if count >= rules.red3_all else rules.red3_value)
    return worth if opened else -worth


def red_threes_in_hand(position: Position, seats: Iterable[int]) -> int:
    """Return how many red threes were forgotten: those of a seat that has had no turn may be spared (C7.7)."""
    return sum(
        [
            card in RED_THREES
            for seat in seats
            if position.turns[seat] or not position.rules.red3_in_hand_spared
            for card in position.hands[seat]
        ]
    )


def table_points(position: Position, side: int) -> tuple[int, int]:
    """Return a side's bonuses and card points as they lie on the table now."""
    rules, melds = position.rules, position.melds[side]
    bonuses = sum([bonus(rules, meld) for meld in melds])
    bonuses += red_threes(rules, len(position.red3[side]), opened=bool(melds))
    return bonuses, sum([rules.worth(meld.cards) for meld in melds])


def winner(rules: RuleSet, totals: tuple[int, ...]) -> int | None:
    """Return the side that has won: the highest total, at the target or above, alone (C7.9, C7.10)."""
    best = max(totals)
    if best < rules.target or totals.count(best) > 1:
        return None
    return totals.index(best)


def margin(totals: tuple[int, ...]) -> int:
    """Return the size of the victory: the difference between the two highest totals (C7.11)."""
    first, second, *_ = sorted(totals, reverse=True)
    return first - second
