"""A record as one seat could have written it: `??` for every card that it did not see.

A seat sees its own cards as they are dealt, those turned up for the pile, and those it draws. Acts are
public, but for a card put face down in a deal that has not ended. Such a record can be read by people;
it cannot be dealt again, so it is not replayed.
"""

from collections.abc import Iterable
from typing import Any

from melds.cards import HIDDEN, Cards
from melds.customs import customs
from melds.game import load
from melds.record import Move, Record, played, write_move
from melds.verdict import NotationError


def seen_by(record: Record, seat: int) -> list[str]:
    """Return the lines of a record as `seat` could have written them.

    Raises `NotationError`, also for a record that begins with a position: that tells every card.
    """
    if record.heading.opening is not None:
        raise NotationError("a position", field="seat", expected="a record that begins with a deal")
    witness = _Witness(record, seat)
    for move in record.moves:
        witness.follow(move)
    return witness.told()


class _Witness:
    """A seat that follows a record: the lines so far, the packs, and what it has only heard in this deal."""

    def __init__(self, record: Record, seat: int) -> None:
        name = record.heading.game
        self.game, self.customs, self.seat = load(name), customs(name), seat
        self.state = record.start()
        self.lines = record.heading._replace(seed=None).lines()
        self.packs: list[_Pack] = []
        self.heard: dict[int, str] = {}

    def follow(self, move: Move) -> None:
        after, events = played(self.game, self.state, move)
        written = write_move(self.game, self.state, move.act)
        if move.seat < 0:
            self.packs.append(_Pack(move.act, len(self.lines)))
            self.packs[-1].see(self.customs.dealt_to(after, move.act, self.seat))
            self.heard.clear()
        elif move.seat != self.seat:
            self.heard[len(self.lines)] = written.removesuffix(str(move.act)) + self.customs.heard(move.act)
        self.lines.append(written)
        for event in events:
            self._watch(event)

    def _watch(self, event: Any) -> None:  # noqa: ANN401 - the game's own event
        """See the card that an event brings from the stock, if it comes to this seat."""
        before, self.state = self.state, self.game.fold(self.state, event)
        drawn = len(before.stock) - len(self.state.stock) == 1
        if drawn and self.game.seen(event, self.seat) == event:
            pack = self.packs[-1]
            pack.see([len(pack.cards) - len(before.stock)])

    def told(self) -> list[str]:
        """Return the lines; in a deal that has not ended, acts only as they were heard."""
        lines = list(self.lines)
        for pack in self.packs:
            lines[pack.line] = f"[{self.game.deal(pack.shown(), pack.cut)}]"
        if self.state.ended is None:
            for number, text in self.heard.items():
                lines[number] = text
        return lines


class _Pack:
    """A pack as it was dealt, after the cut, and which of its cards have been seen."""

    def __init__(self, deal: Any, line: int) -> None:  # noqa: ANN401 - the game's own act
        self.cut, self.line = deal.cut, line
        self.cards: Cards = deal.pack[deal.cut :] + deal.pack[: deal.cut]
        self.seen: set[int] = set()

    def see(self, places: Iterable[int]) -> None:
        self.seen.update(places)

    def shown(self) -> Cards:
        """Return the pack as it lay before the cut, hidden where it was not seen."""
        shown = [card if place in self.seen else HIDDEN for place, card in enumerate(self.cards)]
        back = len(shown) - self.cut
        return tuple(shown[back:] + shown[:back])
