"""Reads a record line by line: what each line may say, and where it is at fault.

Nothing read before a bad line is lost. Comments, blank lines and the numbers of turns may be there or
not; seats and cards may be in lower case.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from melds.cards import HIDDEN, read_cards
from melds.customs import Plain, customs, usual_rules
from melds.game import GAMES, Game, load
from melds.record import LONGEST_NAME, VERSION, Heading, Move, Opening, Player, Record, is_name
from melds.verdict import NotationError

LONGEST_LINE = 2_000
LONGEST_POSITION = 20_000
"""Characters of the line that tells how the cards lay at first."""
MOST_LINES = 100_000
"""A match has about a thousand."""
_ONCE = ("melds", "game", "rules", "seed", "spread", "dealer", "position")
_KEYS = ", ".join([*_ONCE, "player", "named", "lift", "deal"])
_WORD = re.compile(r"\S+")


Position = Callable[[str], Plain]
"""Reads a written position as plain data. Raises `NotationError`."""


def no_position(_text: str) -> Plain:
    """Refuse a position: whoever reads records without one has no use for it."""
    raise NotationError("a position", column=1, expected="a record that begins with a deal")


def read_record(lines: Iterable[str], position: Position = no_position) -> Record:
    """Read a record whole. Raises `NotationError` with line, column and what was expected."""
    record, fault = read_until_fault(lines, position)
    if fault is not None:
        raise fault
    return record


def read_until_fault(
    lines: Iterable[str], position: Position = no_position
) -> tuple[Record, NotationError | None]:
    """Read as far as the lines can be read; return what was read and the fault, if there is one.

    Raises `NotationError` itself where not even the heading can be read.
    """
    reader = _Reader(position)
    for number, line in enumerate(lines, 1):
        try:
            reader.read(line, number)
        except NotationError as found:
            fault = found if found.line else found.at(line=number)
            try:
                return reader.record(), fault
            except NotationError:
                raise fault from None
    try:
        return reader.record(), None
    except NotationError as missing:
        raise missing.at(line=missing.line or max(reader.number, 1)) from None


class _Reader:
    """A record being read: what its heading has said so far, with the lines, and the moves."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.players: dict[str, Player] = {}
        self.lifts: list[tuple[int, ...]] = []
        self.lift_lines: list[int] = []
        self.moves: list[Move] = []
        self.heading: Heading | None = None
        self.number = 0

    def read(self, line: str, number: int) -> None:
        self.number = number
        longest = LONGEST_POSITION if line.lstrip().startswith("[position ") else LONGEST_LINE
        if number > MOST_LINES or len(line) > longest:
            expected = f"lines up to {LONGEST_LINE} characters, {MOST_LINES:,} of them"
            raise NotationError("the record is too long", column=1, expected=expected)
        text = line.partition(";")[0].rstrip()
        bare = text.lstrip()
        if not bare:
            return
        if not bare.startswith("["):
            self._act(text)
        elif not bare.endswith("]"):
            raise NotationError("a bracket is not closed", column=len(text) + 1, expected="]")
        else:
            key, _, value = bare[1:-1].partition(" ")
            self._header(key, value.strip())

    def _header(self, key: str, value: str) -> None:
        if key == "deal":
            self._deal(value)
        elif self.moves:
            raise NotationError(f"[{key[:20]} …] after the first deal", column=1, expected="an act or a deal")
        elif key in {"player", "named"}:
            self._player(key, value)
        elif key == "lift":
            self.lifts.append(_places(value))
            self.lift_lines.append(self.number)
        elif key in _ONCE:
            self._once(key)
            self._checked(key, value)
            self.values[key] = value
        else:
            raise NotationError(f"[{key[:20]!r} …] is unknown", column=2, expected=_KEYS)

    def _once(self, key: str) -> None:
        if key in self.lines:
            text = f"[{key[:20]} …] a second time"
            raise NotationError(text, column=1, expected=f"one, which is in line {self.lines[key]}")
        self.lines[key] = self.number

    def _checked(self, key: str, value: str) -> None:
        """Raise `NotationError` for what can be judged at once, without the rest of the heading."""
        if key == "melds" and value != VERSION:
            raise NotationError(f"version {value[:20]!r}", column=8, expected=VERSION)
        if key == "game" and value not in GAMES:
            raise NotationError(f"{value[:20]!r} is no game", column=7, expected=", ".join(GAMES))
        if key == "seed" and not is_name(value):
            raise NotationError(f"seed {value[:20]!r}", column=7, expected=f"at most {LONGEST_NAME} characters")
        if key == "rules":
            self._rules(value)

    def _player(self, key: str, value: str) -> None:
        seat, _, rest = value.partition(" ")
        kind, _, name = rest.partition(" ")
        if not kind or not is_name(name):
            raise NotationError("a player without kind and name", column=1, expected=f"[{key} {seat[:2]} person You]")
        self._once(f"{key} {seat}")
        self.players[f"{key} {seat}"] = Player(name.strip(), kind)

    def _deal(self, value: str) -> None:
        try:
            act = self._game().parse(f"deal {value}")
        except NotationError as fault:
            raise fault.at(shift=1) from None
        if HIDDEN in act.pack:
            raise NotationError("a pack that one seat saw", column=1, expected="every card of it, to deal it again")
        if not self._heading().players:
            raise NotationError("a deal before the seats", column=1, expected="[player …] lines")
        self.moves.append(Move(-1, act, self.number))

    def _act(self, text: str) -> None:
        words = list(_WORD.finditer(text))
        seats = self._game().seats(self._rules())
        numbered = len(words) > 1 and words[0][0].isdigit() and words[1][0].upper() in seats
        word = words[numbered]
        seat = word[0].upper()
        if seat not in seats:
            raise NotationError(f"{word[0][:20]!r} is no seat", column=word.start() + 1, expected=", ".join(seats))
        if not self.moves and "position" not in self.values:
            raise NotationError("an act before the first deal", column=1, expected="[deal …]")
        try:
            act = self._game().parse(text[word.end() :])
        except NotationError as fault:
            raise fault.at(shift=word.end()) from None
        self.moves.append(Move(seats.index(seat), act, self.number))

    def _game(self) -> Game[Any, Any, Any, Any]:
        if "game" not in self.values:
            raise NotationError("no game yet", column=1, expected="[game canasta]")
        return load(self.values["game"])

    def _rules(self, said: str | None = None) -> Any:  # noqa: ANN401 - the game's own rule set
        game = self._game()
        name, _, rest = (said or self.values.get("rules") or usual_rules(game.name)).partition(" ")
        options = dict(word.partition("=")[::2] for word in rest.split())
        return game.rules(name, options)

    def _heading(self) -> Heading:
        """Return the heading, read once, when the first deal or the end of the record asks for it."""
        if self.heading is not None:
            return self.heading
        rules = self._rules()
        seats = self._game().seats(rules)
        seated = self._people("player", seats)
        named = self._people("named", [str(number + 1) for number in range(len(seats))])
        dealer = self.values.get("dealer", seats[-1])
        if dealer not in seats:
            raise self._fault("dealer", f"{dealer[:20]!r} is no seat", ", ".join(seats))
        spread = self.values.get("spread")
        if spread is None and (named or self.lifts):
            raise NotationError("no cards to lift from", column=1, expected="[spread …]")
        if spread is not None and not (named and self._is_pack(spread, rules)):
            expected = f"the whole pack, and {len(seats)} [named 1 …] lines"
            raise self._fault("spread", "cards or players are missing", expected)
        if spread is None and not seated:
            expected = f"a [player {seats[0]} …] line for each seat"
            raise NotationError("players are missing", column=1, expected=expected)
        if "position" in self.values and not seated:
            raise self._fault("position", "a position before the seats", "[player …] lines")
        seed, lifts = self.values.get("seed"), tuple(self.lifts)
        opening = self._opening(rules)
        self.heading = Heading(
            self.values["game"], rules, seated, seats.index(dealer), seed, named, spread, lifts, opening
        )
        return self.heading

    def _opening(self, rules: Any) -> Opening | None:  # noqa: ANN401
        """Return how the cards lay at first, if the record says so."""
        if "position" not in self.values:
            return None
        text, game = self.values["position"], customs(self._game().name)
        try:
            state = game.read_position(self.position(text))
        except NotationError as fault:
            raise fault.at(line=self.lines["position"]) from None
        if state.rules != rules:
            raise self._fault("position", "other rules than the record's", "those of its [rules …] line")
        hidden = game.lying(state).count(HIDDEN)
        if hidden:
            expected = "a position in which every card is told"
            raise self._fault("position", f"{hidden} cards that are not told", expected)
        return Opening(text, state)

    def _people(self, key: str, places: Iterable[str]) -> tuple[Player, ...]:
        """Return the players of all these places, or none if not one of them is named."""
        wanted = [f"{key} {place}" for place in places]
        given = [each for each in self.players if each.startswith(f"{key} ")]
        for each in given:
            if each not in wanted:
                raise self._fault(each, f"[{each[:20]} …] is no place", ", ".join(wanted))
        if given and len(given) < len(wanted):
            raise self._fault(given[-1], "players are missing", ", ".join(wanted))
        return tuple([self.players[each] for each in wanted]) if given else ()

    def _is_pack(self, spread: str, rules: Any) -> bool:  # noqa: ANN401
        try:
            return Counter(read_cards(spread)) == Counter(rules.pack)
        except NotationError as fault:
            raise fault.at(line=self.lines["spread"], shift=len("[spread ")) from None

    def _fault(self, key: str, text: str, expected: str) -> NotationError:
        return NotationError(text, line=self.lines[key], column=2, expected=expected)

    def record(self) -> Record:
        return Record(self._heading(), tuple(self.moves), tuple(self.lift_lines))


def _places(value: str) -> tuple[int, ...]:
    words = value.split()
    if not words or not all(word.isdecimal() and len(word) <= 3 for word in words):
        raise NotationError("places in the pack", column=7, expected="numbers from 1")
    return tuple([int(word) - 1 for word in words])
