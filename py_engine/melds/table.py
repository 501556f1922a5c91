"""One match in progress: the game, who plays, the record so far, and what may be taken back.

The table owns chance: packs are shuffled by the platform's secure source, or from a named seed, which
gives the same packs again whatever is played in between.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random, SystemRandom
from typing import Any, NamedTuple

from melds.customs import customs
from melds.game import Game, load
from melds.players import Choice, LongPlayer, Pieces, pieces, players
from melds.record import Heading, Player, Record, played, write_move
from melds.verdict import IllegalAct, NotationError

PERSON = "person"
PLAIN_ACT = "draw"
"""An act that every game knows, for asking the referee why nobody may act now."""


class Step(NamedTuple):
    """An act that was played: the state and the lines before it, and what it brought about."""

    state: Any
    lines: int
    seat: int
    undoable: bool
    events: tuple[Any, ...]


class Table:
    """A match. `state` is before the first deal, or as the cards lay at first; `lines` is the record so far."""

    def __init__(self, heading: Heading) -> None:
        """Sit down. Raises `NotationError` for a player of an unknown kind."""
        known_kinds(heading.game, heading.players)
        self.game: Game[Any, Any, Any, Any] = load(heading.game)
        self.customs = customs(heading.game)
        self.heading = heading
        self.state: Any = heading.start()
        self.lines = heading.lines()
        self.steps: list[Step] = []

    @classmethod
    def of(cls, record: Record) -> "Table":
        """Return the table that a record describes. Raises `NotationError` with the line at fault."""
        table = cls(record.heading)
        for move in record.moves:
            table._keep(move.seat, move.act, *played(table.game, table.state, move))
        return table

    def _keep(self, seat: int, act: Any, state: Any, events: tuple[Any, ...]) -> None:  # noqa: ANN401
        """Write an act into the record and move on to the state after it."""
        undoable = seat >= 0 and self.customs.takes_back(self.state, state, act)
        line = write_move(self.game, self.state, act)
        self.steps.append(Step(self.state, len(self.lines), seat, undoable, events))
        self.lines.append(line)
        self.state = state

    def this_turn(self) -> Iterator[tuple[Any, ...]]:
        """Yield what happened, act by act, since the turn began."""
        first = len(self.steps)
        turn, turns = self.state.turn, self.state.turns
        while first and (self.steps[first - 1].state.turn, self.steps[first - 1].state.turns) == (turn, turns):
            first -= 1
        for step in self.steps[max(first - 1, 0) :]:
            yield step.events

    def of_this_deal(self) -> list[Step]:
        """Return the acts of the last deal, its dealing the first of them."""
        first = max([place for place, step in enumerate(self.steps) if step.seat < 0], default=0)
        return self.steps[first:]

    def since(self, seats: Collection[int]) -> list[Step]:
        """Return the acts of the last deal after the last one of any of these seats."""
        steps = self.of_this_deal()
        first = max([place for place, step in enumerate(steps) if step.seat in seats], default=-1) + 1
        return steps[first:]

    def kind(self, seat: int) -> str:
        """Return who plays a seat: `person` or the name of a computer player."""
        return self.heading.players[seat].kind

    def deal(self) -> tuple[Any, ...]:
        """Shuffle, cut and deal the next deal; return what happened. Raises `IllegalAct`."""
        rng = chance(self.heading.seed, f"deal {self.state.deal + 1}")
        pack = list(self.state.rules.pack)
        rng.shuffle(pack)
        act = self.game.deal(tuple(pack), rng.randrange(1, len(pack)))
        return self._judged(-1, act)

    def act(self, seat: int, act: Any) -> tuple[Any, ...]:  # noqa: ANN401
        """Play an act for a seat; return what happened. Raises `IllegalAct`, and nothing has."""
        if seat != self.state.to_act:
            raise self.not_now(seat, act)
        return self._judged(seat, act)

    def not_now(self, seat: int, act: Any = None) -> IllegalAct:  # noqa: ANN401
        """Return the referee's no to an act of a seat that is not to act, or to any act at all."""
        seen = self.game.view(self.state, seat)
        tried = self.game.parse(PLAIN_ACT) if act is None else act
        return IllegalAct(tuple(self.game.objections(seen, tried)) or (self.customs.whose_turn(self.state),))

    def _judged(self, seat: int, act: Any) -> tuple[Any, ...]:  # noqa: ANN401
        state, events = self.game.play(self.state, act)
        self._keep(seat, act, state, events)
        return events

    def go(self, keep_going: Callable[[], bool]) -> tuple[Choice[Any], tuple[Any, ...]]:
        """Let the computer player whose turn it is act once; return its choice and what happened.

        Raises `IllegalAct` where no computer is to act.
        """
        seat = self.computer()
        choice = self.choice(seat, self.kind(seat), keep_going)
        return choice, self._judged(seat, choice.act)

    def thinks_long(self, seat: int) -> bool:
        """Return whether the computer player of a seat thinks in pieces."""
        return isinstance(players(self.heading.game)[self.kind(seat)], LongPlayer)

    def thought(self, keep_going: Callable[[], bool]) -> Pieces[Any]:
        """Return the thinking of the computer player whose turn it is, in pieces. Raises `IllegalAct` as `go` does."""
        seat = self.computer()
        rng = chance_from(self.chance_of_act(len(self.lines)))
        return pieces(players(self.heading.game)[self.kind(seat)], self.game.view(self.state, seat), rng, keep_going)

    def computer(self) -> int:
        """Return the seat of the computer player whose turn it is. Raises `IllegalAct` where none is to act."""
        seat: int = self.state.to_act
        if seat < 0:
            raise self.not_now(0)
        if self.kind(seat) == PERSON:
            raise IllegalAct((self.customs.whose_turn(self.state),))
        return seat

    def choice(self, seat: int, kind: str, keep_going: Callable[[], bool]) -> Choice[Any]:
        """Return what a player of that kind would do in a seat, from that seat's view alone."""
        return self._choice_at(self.state, len(self.lines), seat, kind, keep_going)

    def _choice_at(
        self, state: Any, lines: int, seat: int, kind: str, keep_going: Callable[[], bool]  # noqa: ANN401
    ) -> Choice[Any]:
        rng = chance_from(self.chance_of_act(lines))
        return players(self.heading.game)[kind].choose(self.game.view(state, seat), rng, keep_going)

    def chance_of_act(self, lines: int) -> str | None:
        """Return what settles a computer player's chance for the act after so many lines of the record.

        None where no seed is named: then it is the platform's own. It does not tell the seed, which settles the
        packs too.
        """
        seed = self.heading.seed
        return None if seed is None else f"{chance(seed, f'player {lines}').getrandbits(128):x}"

    def explained(self) -> Iterator[tuple[int, int, Choice[Any]]]:
        """Yield the turn, the seat and the choice of each act of a computer player in the last deal.

        The choice is made once more from what the seat saw then; where it comes out otherwise (a player
        that acts at random) there is nothing to explain. Reasons speak of hidden cards, so this is for a
        deal that has ended. Raises `NotationError` for one that goes on.
        """
        if self.state.ended is None:
            raise NotationError("the deal goes on", field="op", expected="a deal that has ended")
        for step in self.of_this_deal():
            kind = self.kind(step.seat) if step.seat >= 0 else PERSON
            if kind != PERSON:
                choice = self._choice_at(step.state, step.lines, step.seat, kind, lambda: True)
                written = write_move(self.game, step.state, choice.act)
                if written == self.lines[step.lines]:
                    yield sum(step.state.turns), step.seat, choice

    def may_undo(self, seat: int) -> bool:
        """Return whether the last act is this seat's own, of this turn, and has shown it nothing."""
        return bool(self.steps) and self.steps[-1].seat == seat and self.steps[-1].undoable

    def undo(self, seat: int) -> bool:
        """Take the last act back if it may be; return whether it was."""
        if not self.may_undo(seat):
            return False
        step = self.steps.pop()
        self.state = step.state
        del self.lines[step.lines :]
        return True


def chance(seed: str | None, what: str) -> Random:
    """Return a source of chance: the platform's own, or one that a named seed repeats."""
    return SystemRandom() if seed is None else Random(f"{seed}/{what}")  # noqa: S311 - a named seed repeats on purpose


def chance_from(named: str | None) -> Random:
    """Return the source of chance that `Table.chance_of_act` has named."""
    return SystemRandom() if named is None else Random(named)  # noqa: S311 - as above


def known_kinds(game: str, named: Sequence[Player]) -> None:
    """Raise `NotationError` for a player of a kind that the game has not."""
    kinds = [PERSON, *players(game)]
    for who in named:
        if who.kind not in kinds:
            text = f"{who.kind!r:.40} is no kind of player"
            raise NotationError(text, field="players", expected=", ".join(kinds))


def seated(game: str, rules: Any, named: Sequence[Player], seed: str | None) -> Table:  # noqa: ANN401
    """Return a table with players seated as named, a seat drawn by lot to deal first."""
    dealer = chance(seed, "dealer").randrange(len(named))
    return Table(Heading(game, rules, tuple(named), dealer, seed))
