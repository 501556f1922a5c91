"""The draw for partners before a match: who lifts next, and who sits where in the end."""

from collections.abc import Sequence

from melds.canasta import seating
from melds.cards import read_cards, write_cards
from melds.record import Heading, Record
from melds.table import PERSON, Table, chance, known_kinds
from melds.verdict import IllegalAct, NotationError, Refusal, refuse


class Draw:
    """A spread pack, and players who lift from it in order."""

    def __init__(self, heading: Heading) -> None:
        """Spread a freshly shuffled pack, or the one of `heading`; `heading.named` are the players."""
        known_kinds(heading.game, heading.named)
        if heading.spread is None:
            cards = list(heading.rules.pack)
            chance(heading.seed, "spread").shuffle(cards)
            heading = heading._replace(spread=write_cards(cards))
        self.heading = heading._replace(lifts=())
        self.spread = seating.spread(heading.rules, read_cards(heading.spread or ""))

    @classmethod
    def of(cls, record: Record) -> "Draw":
        """Return the draw that a record describes. Raises `NotationError` with the line at fault."""
        draw = cls(record.heading)
        for lift, line in zip(record.heading.lifts, record.lift_lines, strict=True):
            try:
                draw.lift(lift)
            except IllegalAct as no:
                raise NotationError("a lift that cannot be", line=line, expected=f"a card to lift ({no})") from None
        return draw

    @property
    def lines(self) -> list[str]:
        """The record so far."""
        return self.heading.lines()

    def lift(self, places: Sequence[int]) -> Refusal | None:
        """Lift for the next player; return why that player must lift again, if so.

        Raises `IllegalAct` for places that cannot be lifted.
        """
        player = self.spread.next
        left = len(self.spread.cards) - len(self.spread.lifted)
        if len(places) > 1 and 2 * left < len(self.spread.cards):
            raise IllegalAct((refuse("C1.5", lifted=len(places)),))  # or the spread would run out
        self.spread = seating.lift(self.spread, places)
        self.heading = self.heading._replace(lifts=(*self.heading.lifts, tuple(places)))
        return None if player is None else self.spread.again[player]

    def lift_for_computers(self) -> None:
        """Let computer players lift, one card each, until a person is next or all have drawn."""
        while self.spread.next is not None and self.heading.named[self.spread.next].kind != PERSON:
            inner = range(seating.END, len(self.spread.cards) - seating.END)
            left = [place for place in inner if place not in self.spread.lifted]
            rng = chance(self.heading.seed, f"lift {len(self.heading.lifts)}")
            self.lift((rng.choice(left),))

    def table(self) -> Table:
        """Return the table with everybody seated. Raises `ValueError` while somebody has to draw."""
        seats = seating.settle(self.spread)
        players = tuple([self.heading.named[player] for player in seats.players])
        return Table(self.heading._replace(players=players, dealer=seats.dealer))
