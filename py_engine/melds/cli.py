"""The command line: play matches, judge positions, score deals, replay records, read the rules.

Exit status: 0 all went well; 1 a line or a record could not be read; 2 the command itself was wrong.
"""

import argparse
import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from melds import __version__
from melds.customs import customs, usual_rules
from melds.game import GAMES, USUAL, load
from melds.players import players
from melds.reader import read_until_fault
from melds.record import LONGEST_NAME, Player, Record, is_name
from melds.rulebook import LANGUAGES, chapters, spans, words
from melds.table import Table, seated
from melds.verdict import NotationError
from melds.wire import option_report, read, verdicts, write
from melds.wire.face import face
from melds.wire.house_rules import LONGEST, HouseRules, read_house_rules
from melds.witness import seen_by

NAMES = ("South", "West", "North", "East")


class _Misused(Exception):  # noqa: N818 - named for what happened
    """The command itself was wrong."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="surrogateescape" if stream is sys.stdin else "backslashreplace")
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        status: int = options.run(options)
    except _Misused as fault:
        parser.error(str(fault))
    except NotationError as fault:
        print(f"melds: {fault}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # whoever read has seen enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as fault:
        print(f"melds: {fault}", file=sys.stderr)
        return 1
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="melds", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--version", action="version", version=f"melds {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add(commands, "play", _play, "play deals or a match and print the score sheets")
    _add(commands, "judge", _judge, "judge positions and acts, one JSON object a line")
    _add(commands, "score", _score, "score positions at the end of a deal, one JSON object a line")
    _add(commands, "replay", _replay, "replay a record")
    _add(commands, "rules", _rules, "print a rule set and the rulebook")
    play = commands.choices["play"]
    play.add_argument("--game", choices=list(GAMES), help="what to play (the game that has SET)")
    chosen = play.add_mutually_exclusive_group()
    chosen.add_argument("--rules", metavar="SET", help=f"a rule set ({_sets()})")
    chosen.add_argument("--house", metavar="FILE", help="house rules")
    play.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option, as `melds rules SET --options` lists them",
    )
    play.add_argument("--players", help="one a seat, with commas between them (club)")
    play.add_argument("--seed", help="a name that gives the same packs again")
    length = play.add_mutually_exclusive_group()
    length.add_argument("--deals", type=_positive, default=1, metavar="N", help="how many deals (1)")
    length.add_argument("--match", action="store_true", help="a whole match")
    play.add_argument("--record", metavar="FILE", help="write the record there")
    for name in ("judge", "score"):
        commands.choices[name].add_argument("file", nargs="?", metavar="FILE", help="standard input if not given")
    replay = commands.choices["replay"]
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--seat", metavar="S", help="print the record as this seat saw it, other cards as ??")
    replay.add_argument("--to", type=_positive, metavar="N", help="stop after N acts")
    rules = commands.choices["rules"]
    told = rules.add_mutually_exclusive_group()
    told.add_argument("set", nargs="?", metavar="SET", help=f"a rule set ({_sets()})")
    told.add_argument("--house", metavar="FILE", help="house rules")
    rules.add_argument("--game", choices=list(GAMES), help="whose rule sets (the game that has SET)")
    shown = rules.add_mutually_exclusive_group()
    shown.add_argument("--differs", metavar="OTHER", help="only what differs from OTHER")
    shown.add_argument("--options", action="store_true", help="only the options, and what each may be")
    rules.add_argument("--lang", choices=LANGUAGES, default="en")
    return parser


def _add(commands: Any, name: str, run: Callable[[argparse.Namespace], int], about: str) -> None:  # noqa: ANN401
    form = argparse.RawDescriptionHelpFormatter
    epilog = _EXAMPLES.get(name)
    commands.add_parser(name, help=about, description=about, epilog=epilog, formatter_class=form).set_defaults(run=run)


_EXAMPLES = {
    "judge": """a line in, a line out (a position has the fields of a hand, a pile, melds; what is left out is usual):
  {"id": 1, "position": {"hands": {"S": "QS QH 5C 6D"}, "pile": "4C QD", "turn": "S"}, "act": "take QS QH"}
  {"id": 2, "position": {"hands": {"S": "QS QH 5C 6D"}, "pile": "4C QD", "turn": "S"}, "question": "menu"}
Gin Rummy names itself in the position:
  {"id": 3, "position": {"game": "gin", "step": "play", "hands": {"1": "AS 2S 3S 4C 5C 6C 9D 9H 9S 7H KD"},
    "pile": "TD 7C"}, "act": "knock KD"}""",
    "score": """a line in, a line out; "out" is the seat that went out, or null:
  {"id": 1, "position": {"hands": {"S": "", "W": "AS KH", "N": "4C", "E": "2D"},
    "melds": [["KS KS KH KD KD KC KC"], []], "red3": ["3H", "3D"]}, "out": "S", "concealed": false}
Gin Rummy scores a knock against the best defence, or settles the deals of a match:
  {"id": 2, "game": "gin", "knocker": "AS 2S 3S 4C 5C 6C 9D 9H 9S TH", "defender": "KC KD KH 7C JC JD JS 9C 4S 5D"}
  {"id": 3, "game": "gin", "deals": [{"winner": "1", "points": 40, "kind": "knock"}]}""",
}
"""Lines that the commands read, for their help."""


def _positive(text: str) -> int:
    number = int(text)
    if not 0 < number <= 100_000:
        raise argparse.ArgumentTypeError("a whole number from 1 to 100,000")
    return number


def _play(options: argparse.Namespace) -> int:
    table = _table(options)
    report, deals = face(table.heading.game).sheet_report, 0
    while table.state.step.value != "over" and (options.match or deals < options.deals):
        _play_deal(table)
        deals += 1
        print(f"Deal {deals}\n{report(table.state)}\n")
    if options.record:
        Path(options.record).write_text("\n".join(table.lines) + "\n", encoding="utf-8")
    return 0


def _table(options: argparse.Namespace) -> Table:
    game, rules, _ = _agreed(options, "--rules", options.rules)
    chosen = dict(word.partition("=")[::2] for word in options.option)
    try:
        rules = load(game).rules(rules.name, {**load(game).options(rules), **chosen}) if chosen else rules
    except NotationError as fault:
        raise _Misused(f"argument --option: {fault}") from None
    kinds = options.players.split(",") if options.players else ["club"] * rules.seats
    known = players(game)
    if len(kinds) != rules.seats or not set(kinds) <= set(known):
        raise _Misused(f"argument --players: {rules.seats} of {', '.join(known)}, with commas between them")
    if options.seed is not None and not is_name(options.seed):
        raise _Misused(f"argument --seed: at most {LONGEST_NAME} characters without [ ] ;")
    names = [NAMES[seat] if rules.seats == len(NAMES) else str(seat + 1) for seat in range(rules.seats)]
    return seated(game, rules, [Player(*who) for who in zip(names, kinds, strict=True)], options.seed)


def _agreed(options: argparse.Namespace, argument: str, named: str | None) -> tuple[str, Any, str]:
    """Return the game that is meant, its rule set, and what that is called: by name, or as a file has it."""
    if options.house is None:
        game = options.game or _game_of(argument, named)
        rules = customs(game).rule_sets[_known(argument, named or usual_rules(game), customs(game).rule_sets)]
        return game, rules, rules.name
    house = _house(options.house)
    if options.game not in {None, house.game}:
        raise _Misused(f"argument --game: these are house rules for {house.game}")
    return house.game, house.rules, house.name


def _house(file: str) -> HouseRules:
    with Path(file).open(encoding="utf-8", errors="surrogateescape") as source:
        return read_house_rules(source.read(LONGEST + 1))


def _known(argument: str, name: str, names: Collection[str]) -> str:
    """Return a name that is one of `names`. Raises `_Misused`."""
    if name not in names:
        raise _Misused(f"argument {argument}: invalid choice: {name!r} (choose from {', '.join(names)})")
    return name


def _play_deal(table: Table) -> None:
    table.deal()
    while table.state.to_act >= 0:
        table.go(lambda: True)


def _lines(file: str | None) -> Iterator[str]:
    if file is None:
        yield from sys.stdin
    else:
        with Path(file).open(encoding="utf-8", errors="surrogateescape") as source:
            yield from source


def _answers(lines: Iterable[str], answer: Callable[[Mapping[str, Any]], Mapping[str, Any]]) -> int:
    """Print an answer for each line; a line that cannot be read is answered with its fault."""
    status = 0
    for line in lines:
        if not line.strip():
            continue
        name: Any = None
        try:
            request = read(line)
            name = request.get("id")
            reply = answer(request)
        except NotationError as fault:
            reply = {"error": str(fault)}
            status = 1
        print(write({"id": name, **reply}), flush=True)
    return status


def _judge(options: argparse.Namespace) -> int:
    return _answers(_lines(options.file), verdicts.judge)


def _score(options: argparse.Namespace) -> int:
    return _answers(_lines(options.file), verdicts.score)


def _replay(options: argparse.Namespace) -> int:
    record, fault = read_until_fault(_lines(options.file), read)
    if not record.heading.players:
        raise NotationError("a draw for partners only", line=1, expected="a record with players at the table")
    if options.to and options.to < len(record.moves):
        record, fault = record._replace(moves=record.moves[: options.to]), None
    try:
        if options.seat is None:
            _tell(record)
        else:
            _tell_as_seen(record, options.seat)
    except NotationError as illegal:
        fault = illegal
    if fault is not None:
        raise fault
    return 0


def _tell(record: Record) -> None:
    """Print every act, the sheet of every deal that ended, and where it stands."""
    names, game = load(record.heading.game).seats(record.heading.rules), face(record.heading.game)
    state: Any = None
    try:
        for number, (move, (state, _)) in enumerate(zip(record.moves, record.replay(), strict=True), 1):
            said = f"{names[move.seat]} {move.act}" if move.seat >= 0 else f"; deal {state.deal}"
            print(f"{number:5} {said}")
            if state.ended is not None:
                print(f"{game.sheet_report(state)}\n")
    finally:
        if state is not None and state.ended is None:
            print(game.position_report(state))


def _tell_as_seen(record: Record, seat: str) -> None:
    names = load(record.heading.game).seats(record.heading.rules)
    if seat not in names:
        raise _Misused(f"argument --seat: one of {', '.join(names)}")
    print("\n".join(seen_by(record, names.index(seat))))


def _rules(options: argparse.Namespace) -> int:
    game, rules, called = _agreed(options, "SET", options.set)
    if options.differs:
        other = customs(game).rule_sets[_known("--differs", options.differs, customs(game).rule_sets)]
        lines = option_report.differences(game, (called, rules), (other.name, other), options.lang)
        print("\n".join(lines) or f"{called} and {other.name} do not differ.")
        return 0
    if options.options:
        print("\n".join(option_report.options(game, rules, options.lang)))
        return 0
    spoken, figures = words(options.lang), customs(game).figures(rules)
    if called != rules.name:
        print(called)
    print(rules.name, *(f"{name}={value}" for name, value in load(game).options(rules).items()))
    for chapter in chapters(game, figures):
        print(f"\n{chapter.id} {spoken.chapter(chapter.id)}")
        for rule in chapter.rules:
            rests = f" [{', '.join(spans(rule.clauses))}]" if rule.clauses else ""
            print(f"\n{rule.id} {spoken.title(rule.id)}{rests}\n{spoken.text(rule.id, figures)}")
    return 0


def _game_of(argument: str, rule_set: str | None) -> str:
    """Return the game that has a rule set of that name. Raises `_Misused` where none has."""
    if rule_set is None:
        return USUAL
    for game in GAMES:
        if rule_set in customs(game).rule_sets:
            return game
    raise _Misused(f"argument {argument}: invalid choice: {rule_set!r} (choose from {_sets()})")


def _sets() -> str:
    """Return the names of all rule sets, game by game."""
    return "; ".join(f"{game}: {', '.join(customs(game).rule_sets)}" for game in GAMES)


if __name__ == "__main__":
    sys.exit(main())
