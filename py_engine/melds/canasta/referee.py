"""The referee: which chapter judges an act, and what an act that is allowed brings about."""

from collections.abc import Iterator

from melds.canasta import accidents, deal, ending, melding, pile, scoring, turn
from melds.canasta.acts import (
    Act,
    Answer,
    Ask,
    Deal,
    Discard,
    Draw,
    Meld,
    Pass,
    TableThree,
    TakePile,
)
from melds.canasta.choices import can_go_out_from, can_take
from melds.canasta.events import (
    Answered,
    AskedInVain,
    Asking,
    Began,
    Discarded,
    Drew,
    Ended,
    Event,
    FellShort,
    Melded,
    Passed,
    Replaced,
    Tabled,
    Took,
    fold,
    totals,
)
from melds.canasta.rules import RED_THREES, StockEnd
from melds.canasta.state import Asked, Ending, State, View
from melds.canasta.view import view
from melds.cards import Card, missing, without
from melds.verdict import IllegalAct, Refusal, refuse


def objections(seen: View, act: Act) -> Iterator[Refusal]:
    """Yield every rule that forbids `act` to the seat whose view this is, in rulebook order."""
    refusals = broken(seen, act)
    if accidents.shortfall(seen, refusals) is None:
        yield from refusals


def broken(seen: View, act: Act) -> list[Refusal]:
    """Return every rule that `act` breaks, in rulebook order, even one that is excused as an accident (C8.1)."""
    return sorted(_broken(seen, act), key=_place)


def _place(refusal: Refusal) -> tuple[int, ...]:
    """Return where in the rulebook a rule stands: C4.15 comes after C4.2."""
    return tuple(map(int, refusal.rule[1:].split(".")))


def _broken(seen: View, act: Act) -> Iterator[Refusal]:  # noqa: C901 - one case an act
    """Yield the rules that `act` breaks, as the chapters that judge it come to them."""
    if isinstance(act, Deal):
        yield from deal.objections(seen, act)
        return
    yield from turn.order(seen, act)
    match act:
        case _ if seen.to_act < 0:
            return
        case Draw():
            yield from ending.drawing(seen)
        case TakePile():
            yield from pile.objections(seen, act)
        case Meld(groups):
            cards = [card for group in groups for card in group.cards]
            yield from turn.held(seen, cards, "meld")
            yield from melding.objections(seen, act)
            hand = seen.hands[seen.seat]
            if not missing(hand, cards):
                yield from ending.leaving(seen, without(hand, cards), groups)
        case Discard(card):
            yield from turn.held(seen, (card,), "discard")
            yield from ending.discarding(seen)
            yield from turn.owing(seen)
            yield from accidents.exposed_first(seen, card)
        case Ask():
            yield from turn.asking(seen)
            if not (seen.rules.accidents or can_go_out_from(seen)):
                yield refuse("C6.5")
        case Pass():
            yield from pile.passing(seen)
        case TableThree():
            yield from turn.table_three(seen, act)


class _Course:
    """A state on its way through one act, with the events that brought it there."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def happen(self, event: Event) -> None:
        self.state = fold(self.state, event)
        self.events.append(event)

    def end(self, reason: str, out: int = -1) -> None:
        """End the deal: score it, show all hands, and say whether the match is won (C7.8 to C7.10)."""
        state = self.state
        concealed = out >= 0 and ending.concealed(state)
        sheets = scoring.sheets(state, out, concealed=concealed)
        end = Ending(reason, out, concealed, sheets)
        after = totals(state._replace(ended=end))
        over = scoring.winner(state.rules, after) is not None
        self.happen(Ended(state.hands, end, over))

    def begin(self, seat: int) -> None:
        """Begin a seat's turn: red threes it was dealt (C3.4), and a stock that is gone (C6.13)."""
        self.happen(Began(seat))
        state = self.state
        if state.turns[seat] == 1:
            self.table_all(seat)
        if not self.over() and not self.state.stock:
            last = state.rules.stock_end is StockEnd.LAST_CARD
            if last or not self.has_something_to_do(seat):
                self.end("stock")

    def table_all(self, seat: int) -> None:
        """Table and replace the red threes of a hand, unless the player does it (C3.4, C3.8)."""
        while not self.over() and not self.state.rules.red3_by_hand:
            reds = [card for card in self.state.hands[seat] if card in RED_THREES]
            if not reds:
                return
            self.happen(Tabled(seat, reds[0], "hand"))
            self.replace(seat)

    def has_something_to_do(self, seat: int) -> bool:
        """Return whether a seat that cannot draw can take the pile, or table a forgotten red three (C3.8)."""
        seen = view(self.state, seat)
        reds = dict.fromkeys(card for card in seen.hands[seat] if card in RED_THREES)
        return can_take(seen) or any(next(objections(seen, TableThree(red)), None) is None for red in reds)

    def over(self) -> bool:
        """Return whether the deal has ended."""
        return self.state.ended is not None

    def draw(self, seat: int) -> None:
        """Draw, table and replace red threes (C3.3, C3.5)."""
        for _ in range(self.state.rules.draws):
            if self.over() or not self.state.stock:
                return
            card = self.state.stock[0]
            self.happen(Drew(seat, card))
            self.last(seat, card)
            while card in RED_THREES and not self.over() and not self.state.rules.red3_by_hand:
                self.happen(Tabled(seat, card, "stock"))
                card = self.state.stock[0]
                self.replace(seat)

    def replace(self, seat: int) -> None:
        """Draw a card for a red three that was tabled, if there is one (C3.4, C3.5)."""
        if self.state.stock:
            card = self.state.stock[0]
            self.happen(Replaced(seat, card))
            self.last(seat, card)

    def last(self, seat: int, card: Card) -> None:
        """Table a red three that was the last card of the stock; it ends the deal (C6.10)."""
        if card in RED_THREES and not self.state.stock:
            self.happen(Tabled(seat, card, "stock"))
            self.end("red3")

    def take(self, seat: int, act: TakePile) -> None:
        """Take the pile; red threes in it are tabled (C3.6)."""
        state = self.state
        top = state.pile[-1]
        self.happen(Took(seat, top, pile.with_top(act, top), state.pile[:-1]))
        reds = [card for card in state.pile[:-1] if card in RED_THREES]
        for card in reds:
            self.happen(Tabled(seat, card, "pile"))
        if state.rules.red3_replaced_from_pile:
            for _ in reds:
                if not self.over():
                    self.replace(seat)
            self.table_all(seat)

    def table(self, seat: int, card: Card) -> None:
        """Table a red three by hand and replace it (C3.8)."""
        self.happen(Tabled(seat, card, "hand"))
        self.replace(seat)

    def keep_promise(self, seat: int) -> None:
        """Count a turn that ends without going out after a yes; only accidents let it come to that (C8.3)."""
        if self.state.asked is Asked.YES:
            self.happen(AskedInVain(seat))

    def fall_short(self, act: Act, has: int) -> None:
        """Show the cards of an opening that falls short; they go back to the hand, and the pile stays (C8.1)."""
        groups = act.groups if isinstance(act, Meld | TakePile) else ()
        cards = tuple([card for each in groups for card in each.cards])
        self.happen(FellShort(self.state.turn, cards, has))

    def run(self, act: Act) -> None:  # noqa: C901 - one case an act
        """Bring about what an allowed act brings about, up to the next act of a seat."""
        seat = self.state.to_act
        match act:
            case Deal():
                self.happen(deal.dealt(self.state, act))
                self.begin((self.state.dealer + 1) % self.state.rules.seats)
                return
            case Draw():
                self.draw(seat)
            case TakePile():
                self.take(seat, act)
            case Meld(groups):
                self.happen(Melded(seat, groups))
            case Discard(card):
                self.happen(Discarded(seat, card))
            case Ask():
                self.happen(Asking(seat))
            case Answer(yes):
                self.happen(Answered(seat, yes))
            case TableThree(card):
                self.table(seat, card)
            case Pass():
                self.happen(Passed(seat))
                self.keep_promise(seat)
                self.end("stock")
        if not self.over() and not self.state.hands[self.state.turn]:
            self.end("out", self.state.turn)
        if not self.over() and isinstance(act, Discard):
            self.keep_promise(seat)
            self.begin((seat + 1) % self.state.rules.seats)


def play(state: State, act: Act) -> tuple[State, tuple[Event, ...]]:
    """Return the state after `act` by the seat that is to act, and what happened.

    Raises `IllegalAct` with every rule the act breaks; then nothing has happened.
    """
    seen = view(state, max(state.to_act, 0))
    refusals = broken(seen, act)
    short = accidents.shortfall(seen, refusals)
    if refusals and short is None:
        raise IllegalAct(tuple(refusals))
    course = _Course(state)
    if short is None:
        course.run(act)
    else:
        course.fall_short(act, int(short.facts["has"]))
    return course.state, tuple(course.events)
