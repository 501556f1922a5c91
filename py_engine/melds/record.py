"""A match as text: who sat where, the packs as they were dealt, and every act, one a line.

Replay is a fold; `reader` reads a record back. The form:

    [melds 1]
    [game canasta]
    [rules classic black3=stop_but_go_out red3_forgettable=no]
    [player S person You]
    [dealer E]
    [position {"game": ...}]       where it does not begin with a deal: how the cards lay
    [deal 53 : JK 2S ...]          the cut and the pack, top card first
    1 S draw                       the turn's number, the seat, the act
    1 S discard 4H ; a comment

A draw for partners adds `[spread ...]` and `[lift 37]` lines before the players are seated, and
`[named 1 ...]` names them by number until then.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from melds.game import Game, load
from melds.rulebook import words
from melds.verdict import IllegalAct, NotationError, Refusal

VERSION = "1"
LONGEST_NAME = 40


class Player(NamedTuple):
    """Who plays: a name and a kind, `person` or the name of a computer player."""

    name: str
    kind: str


class Opening(NamedTuple):
    """How the cards lay at first, in a record that begins in mid-deal: as it was written, and the state it tells."""

    text: str
    state: Any


class Heading(NamedTuple):
    """What a record says before the first deal. `players` in seat order; `spread` and `lifts` if drawn."""

    game: str
    rules: Any
    players: tuple[Player, ...]
    dealer: int
    seed: str | None = None
    named: tuple[Player, ...] = ()
    """The players in the order they were named, where they drew for partners."""
    spread: str | None = None
    lifts: tuple[tuple[int, ...], ...] = ()
    opening: Opening | None = None

    def start(self) -> Any:  # noqa: ANN401 - the game's own state
        """Return the state before the first act: before the first deal, or as the cards lay."""
        if self.opening is not None:
            return self.opening.state
        return load(self.game).start(self.rules, self.dealer, ())

    def lines(self) -> list[str]:
        """Return the heading as lines of a record."""
        game = load(self.game)
        options = " ".join(f"{name}={value}" for name, value in game.options(self.rules).items())
        lines = [f"[melds {VERSION}]", f"[game {self.game}]"]
        lines.append(f"[rules {self.rules.name} {options}".rstrip() + "]")
        if self.seed is not None:
            lines.append(f"[seed {self.seed}]")
        if self.spread is not None:
            numbered = enumerate(self.named, 1)
            lines += [f"[named {number} {who.kind} {who.name}]" for number, who in numbered]
            lines.append(f"[spread {self.spread}]")
            lines += [f"[lift {' '.join(str(place + 1) for place in lift)}]" for lift in self.lifts]
        if self.players:
            seats = game.seats(self.rules)
            seated = zip(seats, self.players, strict=True)
            lines += [f"[player {seat} {who.kind} {who.name}]" for seat, who in seated]
            lines.append(f"[dealer {seats[self.dealer]}]")
        if self.opening is not None:
            lines.append(f"[position {self.opening.text}]")
        return lines


class Move(NamedTuple):
    """One act of a record: `seat` is -1 for chance; `line` where it was read, from 1."""

    seat: int
    act: Any
    line: int = 0


class Record(NamedTuple):
    """A heading and the moves after it; `lift_lines` says where the lifts of the heading were read."""

    heading: Heading
    moves: tuple[Move, ...]
    lift_lines: tuple[int, ...] = ()

    def start(self) -> Any:  # noqa: ANN401 - the game's own state
        """Return the state before the first act."""
        return self.heading.start()

    def replay(self) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        """Yield the state after each move and what happened.

        Raises `NotationError` with the line of the first move that the rules forbid.
        """
        game, state = load(self.heading.game), self.start()
        for move in self.moves:
            state, events = played(game, state, move)
            yield state, events


def is_name(text: str) -> bool:
    """Return whether a record can hold `text` as a player's name or a seed."""
    return 0 < len(text.strip()) <= LONGEST_NAME and all(sign.isprintable() and sign not in "[];" for sign in text)


def played(game: Game[Any, Any, Any, Any], state: Any, move: Move) -> tuple[Any, tuple[Any, ...]]:  # noqa: ANN401
    """Return the state after a recorded move. Raises `NotationError` where it is not legal."""
    if move.seat != state.to_act:
        names = game.seats(state.rules)
        who = names[state.to_act] if state.to_act >= 0 else "a deal"
        raise NotationError(f"{str(move.act)[:60]} out of turn", line=move.line, expected=who)
    try:
        return game.play(state, move.act)
    except IllegalAct as no:
        text = f"{str(move.act)[:60]} is not legal"
        raise NotationError(text, line=move.line, expected=f"a legal act: {cited(no.refusals[0])}") from None


def cited(refusal: Refusal) -> str:
    """Return the rule that a fault rests on by its id, with the rulebook's sentence."""
    return f"{refusal.rule} {words('en').refusal(refusal.rule, refusal.facts)}"


def write_move(game: Game[Any, Any, Any, Any], state: Any, act: Any) -> str:  # noqa: ANN401
    """Return the line of an act about to be played in `state`."""
    if state.to_act < 0:
        return f"[{act}]"
    return f"{sum(state.turns)} {game.seats(state.rules)[state.to_act]} {act}"


def write_record(record: Record) -> list[str]:
    """Return the lines of a record; `read_record` reads them back as the same record."""
    game, state = load(record.heading.game), record.start()
    lines = record.heading.lines()
    for move in record.moves:
        lines.append(write_move(game, state, move.act))
        state, _ = played(game, state, move)
    return lines
