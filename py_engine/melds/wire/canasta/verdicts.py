"""What comes of a deal: each side's score sheet, for a position that has ended or is said to have."""

from collections.abc import Mapping
from typing import Any

from melds.canasta import scoring
from melds.canasta.position import read_position
from melds.canasta.state import State
from melds.verdict import NotationError


def outcome(state: State) -> dict[str, Any]:
    """Return how a deal ended and what each side made; nothing for one that goes on."""
    if state.ended is None:
        return {}
    ending = state.ended
    return {
        "reason": ending.reason,
        "out": state.rules.seat_name(ending.out) if ending.out >= 0 else None,
        "concealed": ending.concealed,
        "totals": [sheet.total for sheet in ending.sheets],
    }


def score(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return each side's score sheet for a position at the end of a deal. Raises `NotationError`."""
    plain = request.get("position")
    if not isinstance(plain, Mapping):
        raise NotationError("no position", field="position", expected="an object")
    state = read_position(plain, ended=True)
    seats = state.rules.seat_names
    out = request.get("out")
    if out is not None and out not in seats:
        raise NotationError(f"{out!r:.20}", field="out", expected="a seat or null")
    concealed = request.get("concealed", False)
    if not isinstance(concealed, bool):
        raise NotationError(f"{concealed!r:.20}", field="concealed", expected="true or false")
    sheets = scoring.sheets(state, seats.index(out) if out is not None else -1, concealed=concealed)
    sides = [
        {"lines": {line.name: line.points for line in sheet.lines}, "total": sheet.total} for sheet in sheets
    ]
    return {"sheets": sides}
