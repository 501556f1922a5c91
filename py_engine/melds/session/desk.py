"""What lies before the page: a table, or the draw for partners before it, and the replies that show it."""

from collections.abc import Callable, Mapping
from typing import Any

from melds.drawing import Draw
from melds.table import Table
from melds.verdict import NotationError
from melds.wire.face import Company, Face, face

Reply = dict[str, Any]

ME = 0
"""The seat that looks on: the person at the bottom of the screen."""


class Desk:
    """The table of one page, or the draw for partners before it; `rev` counts its changes."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.drawing: Draw | None = None
        self.rev = 0

    def checkpoint(self) -> Callable[[], None]:
        """Return a function that puts everything back as it is now, should an operation crash."""
        table, drawing, rev = self.table, self.drawing, self.rev
        kept = (table.state, table.steps[:], table.lines[:]) if table else None
        drawn = (drawing.spread, drawing.heading) if drawing else None

        def restore() -> None:
            self.table, self.drawing, self.rev = table, drawing, rev
            if table and kept:
                table.state, table.steps, table.lines = kept
            if drawing and drawn:
                drawing.spread, drawing.heading = drawn

        return restore

    def names(self) -> dict[str, str]:
        """Return who sits where, by the letter of the seat; nobody before they are seated."""
        if self.table is None:
            return {}
        seats = self.table.game.seats(self.table.heading.rules)
        return {seat: who.name for seat, who in zip(seats, self.table.heading.players, strict=True)}

    def lay(self, table: Table | None, drawing: Draw | None = None) -> None:
        """Put another table, or a draw, in the place of what there was."""
        self.table, self.drawing = table, drawing

    def at_table(self) -> Table:
        """Return the table. Raises `NotationError` if there is none."""
        if self.table is None:
            raise NotationError("no table", field="op", expected="new or open first")
        return self.table

    def at_draw(self) -> Draw:
        """Return the draw for partners. Raises `NotationError` if there is none."""
        if self.drawing is None:
            raise NotationError("no draw for partners", field="op", expected="new with draw first")
        return self.drawing

    @property
    def face(self) -> Face[Any, Any, Any, Any]:
        """How the game at the table meets the page. Raises `NotationError` if there is no table."""
        return face(self.at_table().heading.game)

    @property
    def lines(self) -> list[str]:
        """The record so far, of the table or of the draw."""
        return self.drawing.lines if self.drawing else self.at_table().lines

    def changed(self, kept: int, events: tuple[Any, ...] = (), *, before: Any = None) -> Reply:  # noqa: ANN401
        """Count a change and show it; of the record, the first `kept` lines are as they were."""
        self.rev += 1
        return self.present(kept, events, before=before)

    def present(self, kept: int, events: tuple[Any, ...] = (), *, before: Any = None) -> Reply:  # noqa: ANN401
        """Return the table or the draw as it is, with the `events` that led there from `before`."""
        record = {"from": kept, "lines": self.lines[kept:]}
        if self.drawing is not None:
            return {"kind": "seating", **seating(self.drawing), "record": record}
        table = self.at_table()
        game = table.game
        seen = [game.seen(event, ME) for event in events]
        return {
            "kind": "view",
            "view": self.face.show(game.view(table.state, ME), company(table, ME)),
            "events": self.face.tell(game.view(before, ME), seen) if before is not None else [],
            "record": record,
        }


def company(table: Table, seat: int) -> Company:
    """Return who sits at a table, and what `seat` has got in this turn."""
    players = table.heading.players
    drew, fresh = table.customs.fresh(table.state, seat, table.this_turn())
    names, kinds = [who.name for who in players], [who.kind for who in players]
    return Company(tuple(names), tuple(kinds), drew, fresh, table.may_undo(seat))


def seating(draw: Draw) -> Mapping[str, Any]:
    """Return all that the page shows of a draw for seats, in the way of its game."""
    show = face(draw.heading.game).seating
    return {} if show is None else show(draw.spread, [who.name for who in draw.heading.named])
