"""Operations that set a table: what there is to play, a new match, the draw for partners, a saved record."""

from collections.abc import Iterator

from melds import __version__
from melds.customs import customs
from melds.drawing import Draw
from melds.game import GAMES, USUAL
from melds.option import Option, write_value
from melds.players import players
from melds.reader import read_until_fault
from melds.record import Heading
from melds.session.desk import Desk, Reply
from melds.session.laying import table_from
from melds.session.saying import players_of, rules_of
from melds.table import Table, seated
from melds.verdict import NotationError
from melds.wire import Fields, read
from melds.wire.house_rules import LONGEST, read_house_rules
from melds.wire.replies import OptionMessage, RuleSetMessage

LONGEST_RECORD = 1_500_000
"""Characters of a record that is opened; a long match has about 300,000."""
MOST_LIFTED = 8
"""No more cards than that are lifted at once; more than one is a fault of the draw (C1.5)."""


def hello(_desk: Desk, fields: Fields) -> Reply:
    """Answer what the engine is and offers.

    A request that names a game is told of that one alone, and no other is loaded for it.
    """
    asked = [fields.one_of("game", GAMES)] if "game" in fields.plain else list(GAMES)
    return {
        "kind": "hello",
        "engine": __version__,
        "games": list(GAMES),
        "rulesets": [each for game in asked for each in _rule_sets(game)],
        "options": {game: [_option(each) for each in customs(game).options.values()] for game in asked},
        "players": {game: list(players(game)) for game in asked},
    }


def _rule_sets(game: str) -> Iterator[RuleSetMessage]:
    """Yield the rule sets of a game, each with the options that it has otherwise than the plain one."""
    drawing = customs(game).drawing
    for name, rules in customs(game).rule_sets.items():
        differs = {
            each.name: write_value(getattr(rules, each.name))
            for each in customs(game).options.values()
            if getattr(rules, each.name) != each.usual
        }
        yield {
            "game": game,
            "name": name,
            "seats": rules.seats,
            "sides": rules.sides,
            "seating": [rules.side_of(seat) for seat in range(rules.seats)],
            "partnerDraw": drawing is not None and drawing.is_for(rules),
            "differs": differs,
            "idle": list(rules.idle),
        }


def _option(option: Option) -> OptionMessage:
    low, high = (option.low, option.high) if option.kind != "choice" else (None, None)
    return {
        "name": option.name,
        "rule": option.rule,
        "kind": option.kind,
        "values": list(option.values),
        "low": low,
        "high": high,
        "default": write_value(option.usual),
        "offered": option.offered,
    }


def new(desk: Desk, fields: Fields) -> Reply:
    """Begin a match: seat the players as they are named, or let them draw for partners."""
    name = fields.one_of("game", GAMES, USUAL)
    rules = rules_of(name, fields)
    named = players_of(fields, name, rules.seats, rules.seats)
    seed = fields.label("seed") if fields.plain.get("seed") is not None else None
    if fields.truth("draw", default=False):
        draw = Draw(Heading(name, rules, (), 0, seed, named))
        draw.lift_for_computers()
        desk.lay(None, draw)
    else:
        desk.lay(seated(name, rules, named, seed))
    return desk.changed(0)


def house(_desk: Desk, fields: Fields) -> Reply:
    """Read house rules, and say what they have otherwise than the rule set they name."""
    read = read_house_rules(fields.text("text", LONGEST))
    told = {"name": read.name, "game": read.game, "rules": read.set, "options": dict(read.options)}
    return {"kind": "house", **told, "text": read.text()}


def lift(desk: Desk, fields: Fields) -> Reply:
    """Lift for the person, then for the computer players who are next."""
    draw = desk.at_draw()
    places = fields.items("places", MOST_LIFTED)
    if not all(isinstance(place, int) and not isinstance(place, bool) for place in places):
        raise NotationError(f"{places!r:.40}", field="places", expected="places from 0")
    kept = len(draw.lines)
    draw.lift(places)
    draw.lift_for_computers()
    return desk.changed(kept)


def seat(desk: Desk, _fields: Fields) -> Reply:
    """Sit down as the draw for partners has it."""
    draw = desk.at_draw()
    if draw.next is not None:
        raise NotationError("the draw is not done", field="op", expected="lift until all have drawn")
    kept = len(draw.lines)
    desk.lay(draw.table())
    return desk.changed(kept)


def open_(desk: Desk, fields: Fields) -> Reply:
    """Go on where a record ends, at the table or in the draw for partners; or where a position stands.

    Of several faults of a record the first is told, be it of the writing or of the play.
    """
    if "position" in fields.plain:
        if "record" in fields.plain:
            raise NotationError("both a position and a record", field="record", expected="one of the two")
        desk.lay(table_from(fields))
        return desk.changed(0)
    record, fault = read_until_fault(fields.text("record", LONGEST_RECORD).splitlines(), read)
    seated_yet = bool(record.heading.players)
    table = Table.of(record) if seated_yet else None
    drawing = None if seated_yet else Draw.of(record)
    if fault is not None:
        raise fault
    desk.lay(table, drawing)
    return desk.changed(0)


def leave(desk: Desk, _fields: Fields) -> Reply:
    """Clear the desk; one that bears a name is forgotten with it."""
    desk.lay(None)
    return {"kind": "left"}


OPERATIONS = {
    "hello": hello,
    "new": new,
    "house": house,
    "lift": lift,
    "seat": seat,
    "open": open_,
    "leave": leave,
}
