"""A match as text: who sat where, the packs as they were dealt, and every act, one a line.

A record is read line by line; replay is a fold. The form:

    [melds 1]
    [game canasta]
    [rules classic black3=stop_but_go_out red3_forgettable=no]
    [player S person You]
    [dealer E]
    [deal 53 : JK 2S ...]          the cut and the pack, top card first
    1 S draw                       the turn's number, the seat, the act
    1 S discard 4H ; a comment

A draw for partners adds `[spread ...]` and `[lift 37]` lines before the players are seated, and
`[named 1 ...]` names them by number until then.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from melds.game import GAMES, Game, load
from melds.verdict import IllegalAct, NotationError

VERSION = "1"
LONGEST_LINE = 2_000
LONGEST_RECORD = 100_000
"""Lines of a record; a match has about a thousand."""


class Player(NamedTuple):
    """Who plays: a name and a kind, `person` or the name of a computer player."""

    name: str
    kind: str


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
        return lines


class Move(NamedTuple):
    """One act of a record: `seat` is -1 for chance; `line` where it was read, from 1."""

    seat: int
    act: Any
    line: int = 0


class Record(NamedTuple):
    """A heading and the moves after it."""

    heading: Heading
    moves: tuple[Move, ...]

    def replay(self) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        """Yield the state after each move and what happened.

        Raises `NotationError` with the line of the first move that the rules forbid.
        """
        game = load(self.heading.game)
        state = game.start(self.heading.rules, self.heading.dealer, ())
        for move in self.moves:
            state, events = played(game, state, move)
            yield state, events


def played(game: Game[Any, Any, Any, Any], state: Any, move: Move) -> tuple[Any, tuple[Any, ...]]:  # noqa: ANN401
    """Return the state after a recorded move. Raises `NotationError` where it is not legal."""
    if move.seat != state.to_act:
        names = game.seats(state.rules)
        who = names[state.to_act] if state.to_act >= 0 else "a deal"
        raise NotationError(f"{move.act} out of turn", line=move.line, expected=who)
    try:
        return game.play(state, move.act)
    except IllegalAct as no:
        text = f"{str(move.act)[:60]} is not legal"
        raise NotationError(text, line=move.line, expected=f"a legal act ({no})") from None


def write_move(game: Game[Any, Any, Any, Any], state: Any, act: Any) -> str:  # noqa: ANN401
    """Return the line of an act about to be played in `state`."""
    if state.to_act < 0:
        return f"[{act}]"
    return f"{sum(state.turns)} {game.seats(state.rules)[state.to_act]} {act}"


def read_record(lines: Iterable[str]) -> Record:
    """Read a record whole. Raises `NotationError` with line, column and what was expected."""
    record, fault = read_until_fault(lines)
    if fault is not None:
        raise fault
    return record


def read_until_fault(lines: Iterable[str]) -> tuple[Record, NotationError | None]:
    """Read as far as the lines can be read; return what was read and the fault, if there is one.

    Raises `NotationError` itself where not even the heading can be read.
    """
    reader = _Reader()
    for number, line in enumerate(lines, 1):
        try:
            reader.read(line, number)
        except NotationError as fault:
            if not reader.moves:
                raise fault.at(line=number) from None
            return reader.record(), fault.at(line=number)
    return reader.record(), None


class _Reader:
    """A record being read: what its heading has said so far, and the moves."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.named: dict[str, Player] = {}
        self.seated: dict[str, Player] = {}
        self.lifts: list[tuple[int, ...]] = []
        self.moves: list[Move] = []
        self.heading: Heading | None = None

    def read(self, line: str, number: int) -> None:
        if number > LONGEST_RECORD or len(line) > LONGEST_LINE:
            expected = f"lines up to {LONGEST_LINE} characters, {LONGEST_RECORD} of them"
            raise NotationError("the record is too long", column=1, expected=expected)
        text = line.partition(";")[0].strip()
        if not text:
            return
        if not text.startswith("["):
            self.moves.append(self._act(text, number))
        elif not text.endswith("]"):
            raise NotationError("a bracket is not closed", column=len(line), expected="]")
        else:
            key, _, value = text[1:-1].partition(" ")
            self._header(key, value.strip(), number)

    def _header(self, key: str, value: str, number: int) -> None:
        if key == "deal":
            act = self._game().parse(f"deal {value}")
            self.moves.append(Move(-1, act, number))
        elif self.moves:
            raise NotationError(f"[{key[:20]} …] after the first deal", column=1, expected="an act or a deal")
        elif key in {"player", "named"}:
            seat, _, rest = value.partition(" ")
            kind, _, name = rest.partition(" ")
            if not kind or not name.strip():
                raise NotationError("a player without kind and name", column=1, expected="[player S person You]")
            people = self.named if key == "named" else self.seated
            people[seat] = Player(name.strip(), kind)
        elif key == "lift":
            self.lifts.append(self._places(value))
        elif key in {"melds", "game", "rules", "seed", "spread", "dealer"}:
            self.values[key] = value
            self._checked(key, value)
        else:
            expected = "melds, game, rules, player, named, seed, spread, lift, dealer or deal"
            raise NotationError(f"[{key[:20]} …] is unknown", column=2, expected=expected)

    def _checked(self, key: str, value: str) -> None:
        if key == "melds" and value != VERSION:
            raise NotationError(f"version {value[:20]}", column=8, expected=VERSION)
        if key == "game" and value not in GAMES:
            raise NotationError(f"{value[:20]!r} is no game", column=7, expected=", ".join(GAMES))

    @staticmethod
    def _places(value: str) -> tuple[int, ...]:
        if not value or not all(word.isdigit() and len(word) < 4 for word in value.split()):
            raise NotationError("places in the pack", column=7, expected="numbers from 1")
        return tuple([int(word) - 1 for word in value.split()])

    def _game(self) -> Game[Any, Any, Any, Any]:
        if "game" not in self.values:
            raise NotationError("no game yet", column=1, expected="[game canasta]")
        return load(self.values["game"])

    def _head(self) -> Heading:
        """Return the heading, read once, when the first act or the end of the record asks for it."""
        if self.heading is not None:
            return self.heading
        game = self._game()
        name, _, rest = self.values.get("rules", "classic").partition(" ")
        options = dict(word.partition("=")[::2] for word in rest.split())
        rules = game.rules(name, options)
        seats = game.seats(rules)
        seated = all(seat in self.seated for seat in seats)
        dealer = self.values.get("dealer", seats[-1])
        if dealer not in seats:
            raise NotationError(f"{dealer[:20]!r} is no seat", column=9, expected=", ".join(seats))
        numbered = [self.named[key] for key in map(str, range(1, len(seats) + 1)) if key in self.named]
        heading = Heading(
            self.values["game"],
            rules,
            tuple([self.seated[seat] for seat in seats]) if seated else (),
            seats.index(dealer),
            self.values.get("seed"),
            tuple(numbered),
            self.values.get("spread"),
            tuple(self.lifts),
        )
        if not seated and (heading.spread is None or len(numbered) != len(seats)):
            raise NotationError("players are missing", column=1, expected="a player for each seat")
        if self.moves and not seated:
            raise NotationError("a deal before the seats", column=1, expected="[player S …] lines")
        self.heading = heading
        return heading

    def _act(self, text: str, number: int) -> Move:
        words = text.split(" ", 2)
        game, heading = self._game(), self._head()
        seats = game.seats(heading.rules)
        if words[0].isdigit() and len(words) > 1 and words[1] in seats:
            _, seat, act = [*words, ""][:3]
        else:
            seat, act = words[0], " ".join(words[1:])
        if seat not in seats:
            raise NotationError(f"{seat[:20]!r} is no seat", column=1, expected=", ".join(seats))
        if not self.moves:
            raise NotationError("an act before the first deal", column=1, expected="[deal …]")
        return Move(seats.index(seat), game.parse(act), number)

    def record(self) -> Record:
        return Record(self._head(), tuple(self.moves))


def write_record(record: Record) -> list[str]:
    """Return the lines of a record; `read_record` reads them back as the same record."""
    game = load(record.heading.game)
    lines = record.heading.lines()
    state = game.start(record.heading.rules, record.heading.dealer, ())
    for move in record.moves:
        lines.append(write_move(game, state, move.act))
        state, _ = played(game, state, move)
    return lines
