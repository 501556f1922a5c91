"""What a position may not say at once: cards too many, and fields that speak against each other.

What it claims of a knock and of the deals before is held against the rules in `claims`.
"""

from collections import Counter
from collections.abc import Iterator

from melds.cards import HIDDEN, Cards, write_card, write_cards
from melds.fields import miscounted
from melds.gin import claims, progress
from melds.gin.fields import SEATS, clash
from melds.gin.state import Position, Step, lying
from melds.verdict import NotationError


def contradictions(position: Position) -> Iterator[NotationError]:
    """Yield every contradiction, the heaviest first."""
    yield from _pack(position)
    yield from _remembered(position)
    yield from _taken(position)
    for seat in range(len(SEATS)):
        yield from _hand(position, seat)
    yield from _piles(position)
    yield from _opening(position)
    yield from _turns(position)
    yield from claims.of_the_knock(position)
    yield from claims.of_the_match(position)


def _pack(position: Position) -> Iterator[NotationError]:
    yield from miscounted(lying(position), position.rules.pack)


def _remembered(position: Position) -> Iterator[NotationError]:
    """Yield cards that somebody has seen although they are in no pack, or are still in the stock."""
    pack, stock = set(position.rules.pack), set(position.stock)
    told: list[tuple[str, Cards]] = [("upcard", (position.upcard,))]
    for name, by_seat in (("discards", position.discards), ("declined", position.declined)):
        told += [(f"{name}.{seat}", each) for seat, each in zip(SEATS, by_seat, strict=True)]
    for field, cards in told:
        for card in cards:
            if card not in pack and card != HIDDEN:
                yield clash(write_card(card), field, "a card of the pack")
            elif card in stock and card != HIDDEN:
                yield clash(write_card(card), field, "no card that is in the stock")


def _taken(position: Position) -> Iterator[NotationError]:
    taken = position.taken
    if taken is None:
        return
    if position.step is not Step.PLAY:
        yield clash(write_card(taken), "taken", "step play, for a card just taken")
    elif taken not in position.hands[position.turn]:
        yield clash(write_card(taken), "taken", "a card in the hand of who is to discard")


def _hand(position: Position, seat: int) -> Iterator[NotationError]:
    """Yield what is wrong with a hand; what a knock makes of its size is told with the knock."""
    hand, known = position.hands[seat], position.known[seat]
    if Counter(known) - Counter(hand):
        yield clash(write_cards(known), f"known.{SEATS[seat]}", "cards that are in that hand")
    if position.step is Step.LAYOFF:
        return
    size = position.rules.hand_size + (position.step is Step.PLAY and position.turn == seat)
    if len(hand) != size:
        yield NotationError(f"{len(hand)} cards", field=f"hands.{SEATS[seat]}", expected=f"{size} at this step")


def _piles(position: Position) -> Iterator[NotationError]:
    """Yield what is wrong with pile and stock; the lowest card of the pile may be one not told."""
    pile, stock, step = position.pile, position.stock, position.step
    shown = pile[1:-1] if step is Step.LAYOFF else pile[1:]
    if HIDDEN in shown:
        yield clash(write_cards(pile), "pile", "cards that everybody sees, the lowest and a knock's apart")
    alone = position.taken is not None or (position.knock is not None and position.knock.card is None)
    if not pile and not alone:
        yield NotationError("no card", field="pile", expected="a card at this step")
    drew = step is Step.LAYOFF or (step is Step.PLAY and position.taken is None)
    least = position.rules.stock_end + (not drew)
    if len(stock) < least:
        expected = f"at least {least} in a deal that goes on"
        yield NotationError(f"{len(stock)} cards", field="stock", expected=expected)


def _opening(position: Position) -> Iterator[NotationError]:
    """Yield what speaks against the way the upcard went: on offer, taken, or declined twice (G2.3, G2.4)."""
    rules, passed, upcard = position.rules, position.passed, position.upcard
    if position.step is Step.UPCARD:
        if passed == 2:
            yield clash(passed, "passed", "0 or 1 while the upcard is on offer")
        elif position.turn != (position.dealer if passed else 1 - position.dealer):
            yield clash(SEATS[position.turn], "turn", "the non-dealer, and after a pass the dealer")
        if len(position.pile) > 1:
            yield clash(write_cards(position.pile), "pile", "the upcard alone")
    elif position.must_draw and position.turn == position.dealer:
        yield clash(SEATS[position.turn], "turn", "the non-dealer after two passes")
    if (position.step is Step.UPCARD or passed == 2) and position.pile[:1] != (upcard,):
        yield clash(write_cards(position.pile), "pile", f"the upcard {write_card(upcard)} at the bottom")
    if progress.took_upcard(position) and position.taken != upcard:
        yield clash(write_card(upcard), "upcard", "the card just taken, as it is on offer in this turn")
    if upcard == HIDDEN and (rules.knock_limit_by_upcard or rules.spades_double):
        yield NotationError("no upcard", field="upcard", expected="the card that sets the limit or the score")


def _turns(position: Position) -> Iterator[NotationError]:
    """Yield turns that the seats did not begin in turn, or that are too few or too many for the deal."""
    turns, fewest, rules = position.turns, progress.fewest_turns(position), position.rules
    if turns != progress.split(sum(turns), position.dealer) or (sum(turns) - sum(fewest)) % 2:
        yield clash(list(turns), "turns", "turns begun one after the other, the last by the seat in turn")
    elif sum(turns) < sum(fewest) or (position.step is Step.UPCARD and turns != fewest):
        yield clash(list(turns), "turns", f"{list(fewest)}, as many as the cards ask for")
    if sum(turns) > rules.turn_cap:
        yield clash(list(turns), "turns", f"at most {rules.turn_cap} in a deal")
    for seat in range(len(SEATS)):
        yield from _too_many(position, seat)


def _too_many(position: Position, seat: int) -> Iterator[NotationError]:
    """Yield more discards, or cards left lying, than a seat has had turns for."""
    passes = position.passed == 2 or (position.passed == 1 and seat != position.dealer)
    begun = position.turns[seat]
    done = max(0, begun - passes - (seat == progress.acting(position)))
    for field, cards, most in (
        ("discards", position.discards[seat], done),
        ("declined", position.declined[seat], begun),
    ):
        if len(cards) > most:
            expected = f"one a turn, {most} at the most"
            yield NotationError(f"{len(cards)} cards", field=f"{field}.{SEATS[seat]}", expected=expected)
