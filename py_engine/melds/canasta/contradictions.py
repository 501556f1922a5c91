"""What a position may not say at once: cards too many, and fields that speak against each other."""

from collections import Counter
from collections.abc import Iterator

from melds.canasta.rules import RED_THREES
from melds.canasta.state import Asked, Position, Step, lying
from melds.cards import HIDDEN, THREE, write_cards
from melds.fields import miscounted, wrong
from melds.verdict import NotationError


def contradictions(position: Position, *, ended: bool) -> Iterator[NotationError]:
    """Yield every contradiction, the heaviest first. `ended` says whether the deal is over."""
    yield from _pack(position)
    yield from _pile(position)
    for seat in range(position.rules.seats):
        yield from _hand(position, seat, ended=ended)
    if not ended:
        yield from _black_threes(position)
        yield from _turn(position)


def _pack(position: Position) -> Iterator[NotationError]:
    yield from miscounted(lying(position), position.rules.pack)


def _pile(position: Position) -> Iterator[NotationError]:
    freezing = any(map(position.rules.freezes, position.pile))
    if position.frozen and not position.pile and not position.rules.always_frozen:
        yield wrong(position.frozen, "frozen", "false with an empty pile")
    if freezing and not position.frozen:
        yield wrong(position.frozen, "frozen", "true with a wild card or a red three in the pile")


def _hand(position: Position, seat: int, *, ended: bool) -> Iterator[NotationError]:
    rules, hand, known = position.rules, position.hands[seat], position.known[seat]
    name = rules.seat_name(seat)
    if position.accidents.exposed and Counter(position.accidents.exposed[seat]) - Counter(known):
        yield wrong(write_cards(position.accidents.exposed[seat]), f"exposed.{name}", f"cards that are in known.{name}")
    if Counter(known) - Counter(hand):
        yield wrong(write_cards(known), f"known.{name}", "cards that are in that hand")
    red = any(card in RED_THREES for card in hand)
    if red and position.turns[seat] and not rules.red3_by_hand:
        yield wrong(write_cards(hand), f"hands.{name}", "red threes on the table")
    if not hand and not ended:
        yield wrong(write_cards(hand), f"hands.{name}", "at least one card until the deal is over")


def _black_threes(position: Position) -> Iterator[NotationError]:
    for side, melds in enumerate(position.melds):
        laid = any(meld.rank == THREE for meld in melds)
        if laid and not (position.bound_out and side == position.side):
            yield wrong("black threes", "melds", "none, but for the side in turn with bound_out")


def _turn(position: Position) -> Iterator[NotationError]:
    begun = position.took or position.laid or position.bound_out
    if begun and position.step is not Step.PLAY:
        yield wrong(position.step.value, "step", "play, after taking the pile or melding")
    if begun and position.asked is Asked.PENDING:
        yield wrong(position.asked.value, "asked", "the question before any meld")
    if position.asked is not Asked.NO_QUESTION and position.rules.seats == position.rules.sides:
        yield wrong(position.asked.value, "asked", "nothing without a partner")
    reds = sum([card in RED_THREES or card == HIDDEN for card in position.hands[position.turn]])
    if position.owed > (reds if position.rules.red3_grace else 0):
        yield wrong(position.owed, "owed", "no more red threes than the seat in turn may hold")
    if not position.turns[position.turn]:
        yield wrong(list(position.turns), "turns", "a turn begun by the seat in turn")
    on_table = Counter(card for meld in position.melds[position.side] for card in meld.cards)
    if Counter(card for laid in position.laid for card in laid.cards) - on_table:
        yield wrong("melds of this turn", "laid", "cards that lie in the side's melds")
