"""What a request says about a rule set, a seat, an act and a language."""

from typing import Any

from melds.customs import usual_rules
from melds.game import load
from melds.players import players
from melds.record import Player
from melds.rulebook import LANGUAGES
from melds.session.desk import Desk
from melds.table import PERSON
from melds.verdict import NotationError
from melds.wire import Fields

MOST_PLAYERS = 9
"""No table has more seats."""


def rules_of(game: str, fields: Fields) -> Any:  # noqa: ANN401 - the game's own rule set
    """Return the rule set that a request names, with its options, or the usual one. Raises `NotationError`."""
    return load(game).rules(fields.text("rules", 40, usual_rules(game)), fields.mapping("options"))


def players_of(fields: Fields, game: str, count: int, most: int) -> tuple[Player, ...]:
    """Return the players that a request names for so many seats; of more, up to `most`, the first ones."""
    entries = fields.items("players", most)
    if len(entries) < count or not all(isinstance(entry, dict) for entry in entries):
        raise NotationError(f"{len(entries)} players", field="players", expected=f"{count} of them")
    each, kinds = [Fields(entry) for entry in entries[:count]], [PERSON, *players(game)]
    return tuple([Player(who.label("name"), who.one_of("player", kinds)) for who in each])


def seat_of(desk: Desk, fields: Fields) -> int:
    """Return the seat that a request names, or the one that looks on."""
    table = desk.at_table()
    names = table.game.seats(table.heading.rules)
    return names.index(fields.one_of("seat", names, names[desk.viewer]))


def said(desk: Desk, fields: Fields) -> tuple[int, Any]:
    """Return the seat and the act of a request."""
    return seat_of(desk, fields), act_of(desk, fields)


def act_of(desk: Desk, fields: Fields) -> Any:  # noqa: ANN401 - the game's own act
    """Return the act of a request. No seat says how the cards lie."""
    table = desk.at_table()
    try:
        act = table.game.parse(fields.text("act"))
    except NotationError as fault:
        raise fault.at(field="act") from None
    if table.customs.is_deal(act):
        raise NotationError("'deal' is no act of a seat", field="act", expected="an act such as draw")
    return act


def own_seat(desk: Desk, seat: int) -> None:
    """Raise `NotationError` for any seat but that of a person who looks on.

    What another could do would tell its cards, be it a computer player or somebody who shares the device.
    """
    table = desk.at_table()
    name = table.game.seats(table.heading.rules)[seat]
    if table.kind(seat) != PERSON:
        raise NotationError(f"{name} is a computer's seat", field="seat", expected="a seat that a person plays")
    if seat != desk.viewer:
        raise NotationError(f"{name} does not look on", field="seat", expected="the seat that looks on")


def seen_from(desk: Desk, seat: int) -> Any:  # noqa: ANN401 - the game's own view
    """Return the view of the seat that looks on.

    Raises `NotationError` before the first deal, and for another seat (see `own_seat`).
    """
    table = desk.at_table()
    if not table.state.hands:
        raise NotationError("no cards are dealt", field="op", expected="deal first")
    own_seat(desk, seat)
    return table.game.view(table.state, seat)


def language(fields: Fields) -> str:
    """Return the language a request asks for."""
    return fields.one_of("lang", LANGUAGES, "en")
