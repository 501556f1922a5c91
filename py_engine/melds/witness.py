"""A record as one seat could have written it: `??` for every card of a pack that it did not see dealt.

A seat sees its own cards as they are dealt, those turned up for the pile, and those it draws. Acts are
public. Such a record can be read by people; it cannot be dealt again, so it is not replayed.
"""

from collections.abc import Iterable
from typing import Any

from melds.cards import HIDDEN, Cards
from melds.game import load
from melds.record import Record, played, write_move
from melds.wire.face import face


def seen_by(record: Record, seat: int) -> list[str]:
    """Return the lines of a record as `seat` could have written them. Raises `NotationError`."""
    game, state = load(record.heading.game), record.start()
    lines = record.heading._replace(seed=None).lines()
    packs: list[_Pack] = []
    for move in record.moves:
        after, events = played(game, state, move)
        if move.seat < 0:
            packs.append(_Pack(move.act, len(lines)))
            packs[-1].see(face(record.heading.game).dealt_to(after, move.act, seat))
        lines.append(write_move(game, state, move.act))
        for event in events:
            before, state = state, game.fold(state, event)
            drawn = len(before.stock) - len(state.stock) == 1
            if drawn and game.seen(event, seat) == event:
                packs[-1].see([len(packs[-1].cards) - len(before.stock)])
    for pack in packs:
        lines[pack.line] = f"[{game.deal(pack.shown(), pack.cut)}]"
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
