"""What lies before the page: a table, or the draw for partners before it, and the replies that show it."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any

from melds.drawing import Draw
from melds.table import PERSON, Table
from melds.verdict import NotationError
from melds.wire.face import Company, Face, face

Reply = dict[str, Any]
Thinking = Generator[None, None, Reply]
"""An operation that takes long: it pauses between its pieces, and returns the reply."""


class Desk:
    """The table of one page, or the draw for partners before it; `rev` counts its changes.

    Several people may share the page. `viewer` is the seat that looks on, at the bottom of the screen:
    every reply is told from its eyes, and asks and acts are its own.
    """

    def __init__(self) -> None:
        self.table: Table | None = None
        self.drawing: Draw | None = None
        self.rev = 0
        self.viewer = 0
        self.handed = 0
        """How many acts had been played when somebody looked on who was not to act: those are not taken back."""
        self.thinks = True
        """Whether a player that thinks here may go on."""

    def checkpoint(self) -> Callable[[], None]:
        """Return a function that puts everything back as it is now, should an operation crash."""
        table, drawing, rev = self.table, self.drawing, self.rev
        viewer, handed = self.viewer, self.handed
        kept = (table.state, table.steps[:], table.lines[:]) if table else None
        drawn = (drawing.spread, drawing.heading) if drawing else None

        def restore() -> None:
            self.table, self.drawing, self.rev = table, drawing, rev
            self.viewer, self.handed = viewer, handed
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
        """Put another table, or a draw, in the place of what there was. The first person looks on."""
        self.table, self.drawing = table, drawing
        players = table.heading.players if table else ()
        self.viewer = next((seat for seat, who in enumerate(players) if who.kind == PERSON), 0)
        self.handed = 0

    def hand_to(self, seat: int) -> None:
        """Let a seat look on. Once it is another than is to act, what was played is not taken back any more."""
        table = self.at_table()
        if seat not in {self.viewer, table.state.to_act}:
            self.handed = len(table.steps)
        self.viewer = seat

    @property
    def may_undo(self) -> bool:
        """Whether the last act may be taken back by the seat that looks on."""
        table = self.at_table()
        return len(table.steps) > self.handed and table.may_undo(self.viewer)

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
        view = self.at_table().game.view(self.at_table().state, self.viewer)
        company_ = company(self.at_table(), self.viewer, undo=self.may_undo)
        return {
            "kind": "view",
            "view": self.face.show(view, company_),
            "events": self.told(before, events) if before is not None else [],
            "record": record,
        }

    def told(self, before: Any, events: Sequence[Any]) -> Sequence[Mapping[str, Any]]:  # noqa: ANN401
        """Return what happened from the state `before` on, as the seat that looks on has seen it."""
        game = self.at_table().game
        return self.face.tell(game.view(before, self.viewer), [game.seen(event, self.viewer) for event in events])

    def history(self) -> list[dict[str, Any]]:
        """Return what the seat that looks on has seen of this deal, act by act, and how long the record was by then."""
        steps = self.at_table().of_this_deal()
        ends = [*[step.lines for step in steps[1:]], len(self.lines)]
        return [
            {"lines": lines, "events": self.told(step.state, step.events)}
            for step, lines in zip(steps, ends, strict=True)
        ]

    def public(self) -> Iterator[Mapping[str, Any]]:
        """Yield what everybody has seen since the person who is to act last acted, or else since any person did.

        It is told to nobody: from the eyes of a seat that did not act, and without what only some have seen.
        """
        table = self.at_table()
        seats = range(len(table.heading.players))
        to_act = table.state.to_act
        person = to_act >= 0 and table.kind(to_act) == PERSON
        for step in table.since([to_act] if person else [seat for seat in seats if table.kind(seat) == PERSON]):
            events = [reduce(table.game.seen, seats, event) for event in step.events]
            yield from self.face.tell(table.game.view(step.state, (step.seat + 1) % len(seats)), events)


def company(table: Table, seat: int, *, undo: bool) -> Company:
    """Return who sits at a table, what `seat` has got in this turn, and whether it may take its last act back."""
    players = table.heading.players
    drew, fresh = table.customs.fresh(table.state, seat, table.this_turn())
    names, kinds = [who.name for who in players], [who.kind for who in players]
    return Company(tuple(names), tuple(kinds), drew, fresh, undo)


def seating(draw: Draw) -> Mapping[str, Any]:
    """Return all that the page shows of a draw for seats, in the way of its game."""
    show = face(draw.heading.game).seating
    return {} if show is None else show(draw.spread, draw.heading.named)
