"""What a request says about a rule set, a seat, an act and a language."""

from typing import Any

from melds.customs import usual_rules
from melds.game import load
from melds.rulebook import LANGUAGES
from melds.session.desk import ME
from melds.table import PERSON, Table
from melds.verdict import NotationError
from melds.wire import Fields


def rules_of(game: str, fields: Fields) -> Any:  # noqa: ANN401 - the game's own rule set
    """Return the rule set that a request names, with its options, or the usual one. Raises `NotationError`."""
    return load(game).rules(fields.text("rules", 40, usual_rules(game)), fields.mapping("options"))


def seat_of(table: Table, fields: Fields) -> int:
    """Return the seat that a request names, or the person's."""
    names = table.game.seats(table.heading.rules)
    return names.index(fields.one_of("seat", names, names[ME]))


def said(table: Table, fields: Fields) -> tuple[int, Any]:
    """Return the seat and the act of a request. No seat says how the cards lie."""
    seat = seat_of(table, fields)
    try:
        act = table.game.parse(fields.text("act"))
    except NotationError as fault:
        raise fault.at(field="act") from None
    if table.customs.is_deal(act):
        raise NotationError("'deal' is no act of a seat", field="act", expected="an act such as draw")
    return seat, act


def seen_from(table: Table, seat: int) -> Any:  # noqa: ANN401 - the game's own view
    """Return the view of a seat that a person plays.

    Raises `NotationError` before the first deal, and for a computer's seat: what that one could do
    would tell its cards.
    """
    if not table.state.hands:
        raise NotationError("no cards are dealt", field="op", expected="deal first")
    if table.kind(seat) != PERSON:
        name = table.game.seats(table.heading.rules)[seat]
        raise NotationError(f"{name} is a computer's seat", field="seat", expected="a seat that a person plays")
    return table.game.view(table.state, seat)


def language(fields: Fields) -> str:
    """Return the language a request asks for."""
    return fields.one_of("lang", LANGUAGES, "en")
