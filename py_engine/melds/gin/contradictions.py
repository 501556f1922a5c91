"""What a position may not say at once: cards too many, and fields that speak against each other."""

from collections import Counter
from collections.abc import Iterator

from melds.cards import HIDDEN, write_card, write_cards
from melds.gin.fields import SEATS, wrong
from melds.gin.melding import faults
from melds.gin.state import Position, Step
from melds.verdict import NotationError


def contradictions(position: Position) -> Iterator[NotationError]:
    """Yield every contradiction, the heaviest first."""
    yield from _pack(position)
    for seat in range(len(SEATS)):
        yield from _hand(position, seat)
    yield from _piles(position)
    yield from _opening(position)
    yield from _turn(position)
    yield from _knock(position)
    yield from _scores(position)


def _pack(position: Position) -> Iterator[NotationError]:
    melds = () if position.knock is None else position.knock.melds
    shown = [card for cards in (*position.hands, position.stock, position.pile, *melds) for card in cards]
    whole = Counter(position.rules.pack)
    for card, count in (Counter(card for card in shown if card != HIDDEN) - whole).items():
        text = f"{count + whole[card]} times {write_card(card)}"
        yield NotationError(text, field="cards", expected=f"{whole[card]} in the pack")
    if len(shown) != whole.total():
        yield NotationError(f"{len(shown)} cards in all", field="cards", expected=f"the pack of {whole.total()}")


def _hand(position: Position, seat: int) -> Iterator[NotationError]:
    """Yield what is wrong with a hand: after a knock cards may have left it, otherwise none."""
    hand, known, size = position.hands[seat], position.known[seat], position.rules.hand_size
    field = f"hands.{SEATS[seat]}"
    if Counter(known) - Counter(hand):
        yield wrong(write_cards(known), f"known.{SEATS[seat]}", "cards that are in that hand")
    if position.step is Step.LAYOFF:
        if len(hand) > size:
            yield wrong(write_cards(hand), field, f"at most {size} cards")
        return
    size += position.step is Step.PLAY and position.turn == seat
    if len(hand) != size:
        yield wrong(write_cards(hand), field, f"{size} cards at this step")


def _piles(position: Position) -> Iterator[NotationError]:
    pile, stock, step = position.pile, position.stock, position.step
    shown = pile[:-1] if step is Step.LAYOFF else pile
    if HIDDEN in shown and len(pile) > 1:
        yield wrong(write_cards(pile), "pile", "cards that everybody sees")
    if not pile and step is not Step.PLAY:
        yield wrong(write_cards(pile), "pile", "a card at this step")
    drawn = step is Step.LAYOFF or (step is Step.PLAY and position.taken is None)
    least = position.rules.stock_end + (not drawn)
    if len(stock) < least:
        yield wrong(len(stock), "stock", f"at least {least} cards in a deal that goes on")


def _opening(position: Position) -> Iterator[NotationError]:
    rules, passed = position.rules, position.passed
    if position.step is Step.UPCARD:
        if passed == 2:
            yield wrong(passed, "passed", "0 or 1 while the upcard is on offer")
        elif position.turn != (position.dealer if passed else 1 - position.dealer):
            yield wrong(SEATS[position.turn], "turn", "the non-dealer, and after a pass the dealer")
        if len(position.pile) > 1 or position.upcard not in (*position.pile, HIDDEN):
            yield wrong(write_cards(position.pile), "pile", "the upcard alone")
    elif position.must_draw and position.turn == position.dealer:
        yield wrong(SEATS[position.turn], "turn", "the non-dealer after two passes")
    if position.upcard == HIDDEN and (rules.knock_limit_by_upcard or rules.spades_double):
        yield wrong(None, "upcard", "the card that was turned up, for it sets the limit")


def _turn(position: Position) -> Iterator[NotationError]:
    taken, turns = position.taken, position.turns
    if taken is not None and position.step is not Step.PLAY:
        yield wrong(write_card(taken), "taken", "nothing but before the discard")
    acts = 1 - position.turn if position.step is Step.LAYOFF else position.turn
    if not turns[acts]:
        yield wrong(list(turns), "turns", "a turn begun by the seat in turn")
    if sum(turns) > position.rules.turn_cap:
        yield wrong(list(turns), "turns", f"at most {position.rules.turn_cap} in a deal")


def _knock(position: Position) -> Iterator[NotationError]:
    knock = position.knock
    if knock is None:
        return
    cards = [card for meld in knock.melds for card in meld]
    for fault in faults(position.rules, cards, knock.melds):
        yield NotationError(f"a meld that is none: {fault}", field="melds", expected="sets and runs")
    if HIDDEN in knock.deadwood:
        yield wrong(write_cards(knock.deadwood), f"hands.{SEATS[knock.seat]}", "the cards that were shown")
    if knock.points > position.knock_limit:
        expected = f"at most {position.knock_limit} points left to the knocker"
        yield wrong(write_cards(knock.deadwood), f"hands.{SEATS[knock.seat]}", expected)
    for card, place in knock.laid:
        if place >= len(knock.melds) or card not in knock.melds[place]:
            yield wrong(write_card(card), "laid", "cards that lie in the melds")


def _scores(position: Position) -> Iterator[NotationError]:
    for seat, (score, won) in enumerate(zip(position.scores, position.won, strict=True)):
        made = [result.points for result in position.past if result.winner == seat]
        if score < sum(made):
            yield wrong(list(position.scores), "scores", f"at least the {sum(made)} points of the past deals")
        if won < max(len(made), int(score > 0)):
            yield wrong(list(position.won), "won", "the deals in which the points were made")
