"""The draw for seats before a match: who lifts next, and who sits where in the end.

How lots are drawn and what they settle is the game's own; here they are lifted in order and kept in the record.
"""

from collections.abc import Sequence
from typing import Any

from melds.cards import read_cards, write_cards
from melds.customs import Drawing, customs
from melds.record import Heading, Record, cited
from melds.table import PERSON, Table, chance, known_kinds
from melds.verdict import IllegalAct, NotationError


class Draw:
    """A spread pack, and players who lift from it in order."""

    def __init__(self, heading: Heading) -> None:
        """Spread a freshly shuffled pack, or the one of `heading`; `heading.named` are the players.

        Raises `NotationError` for a game without a draw, or a player of an unknown kind.
        """
        self.way: Drawing[Any] = _way(heading.game)
        known_kinds(heading.game, heading.named)
        if heading.spread is None:
            cards = list(heading.rules.pack)
            chance(heading.seed, "spread").shuffle(cards)
            heading = heading._replace(spread=write_cards(cards))
        self.heading = heading._replace(lifts=())
        self.spread = self.way.spread(heading.rules, read_cards(heading.spread or ""))

    @classmethod
    def of(cls, record: Record) -> "Draw":
        """Return the draw that a record describes. Raises `NotationError` with the line at fault."""
        draw = cls(record.heading)
        for lift, line in zip(record.heading.lifts, record.lift_lines, strict=True):
            try:
                draw.lift(lift)
            except IllegalAct as no:
                expected = f"a card to lift: {cited(no.refusals[0])}"
                raise NotationError("a lift that cannot be", line=line, expected=expected) from None
        return draw

    @property
    def lines(self) -> list[str]:
        """The record so far."""
        return self.heading.lines()

    @property
    def next(self) -> int | None:
        """The player who lifts next, or None once everybody has a lot."""
        return self.way.next(self.spread)

    def lift(self, places: Sequence[int]) -> None:
        """Lift for the next player. Raises `IllegalAct` for places that cannot be lifted."""
        self.spread = self.way.lift(self.spread, places)
        self.heading = self.heading._replace(lifts=(*self.heading.lifts, tuple(places)))

    def lift_for_computers(self) -> None:
        """Let computer players lift, one card each, until a person is next or all have drawn."""
        while self.next is not None and self.heading.named[self.next].kind != PERSON:
            rng = chance(self.heading.seed, f"lift {len(self.heading.lifts)}")
            self.lift((rng.choice(self.way.promising(self.spread)),))

    def table(self) -> Table:
        """Return the table with everybody seated. Raises `ValueError` while somebody has to draw."""
        seats, dealer = self.way.seats(self.spread)
        players = tuple([self.heading.named[player] for player in seats])
        return Table(self.heading._replace(players=players, dealer=dealer))


def _way(game: str) -> Drawing[Any]:
    way = customs(game).drawing
    if way is None:
        raise NotationError(f"no draw for seats in {customs(game).title}", field="draw", expected="false")
    return way
