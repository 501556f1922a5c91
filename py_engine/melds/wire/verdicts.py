"""Verdicts on positions that come from anywhere: is an act legal and what comes after it, the menu, the score."""

from collections.abc import Mapping
from typing import Any

from melds.canasta import scoring
from melds.canasta.acts import parse
from melds.canasta.menu import menu
from melds.canasta.position import read_position, write_position
from melds.canasta.referee import play
from melds.canasta.state import State
from melds.canasta.view import view as view_of
from melds.verdict import IllegalAct, NotationError
from melds.wire.refusals import refusal_message, refusal_messages


def judge(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the verdict on a position: is an act legal and what comes after it, or the menu.

    `request` has `position` and `act`, or `position` and `question`. Raises `NotationError`.
    """
    plain = request.get("position")
    if not isinstance(plain, Mapping):
        raise NotationError("no position", field="position", expected="an object")
    state = read_position(plain)
    seen = view_of(state, state.to_act)
    if "question" in request:
        if request["question"] != "menu":
            raise NotationError(f"{request['question']!r:.40}", field="question", expected="menu")
        return {"menu": [str(act) for act in menu(seen)]}
    text = request.get("act")
    if not isinstance(text, str) or len(text) > 2_000:
        raise NotationError(f"{text!r:.40}", field="act", expected="an act such as draw")
    act = parse(text)
    try:
        after, _ = play(state, act)
    except IllegalAct as no:
        first = refusal_message(no.refusals[0])
        return {
            "legal": False,
            "rule": first["rule"],
            "facts": first["facts"],
            "why": first["text"],
            "all": refusal_messages(no.refusals),
        }
    return {"legal": True, "after": _after(after)}


def _after(state: State) -> dict[str, Any]:
    plain = write_position(state)
    if state.ended is not None:
        ending = state.ended
        plain["ended"] = {
            "reason": ending.reason,
            "out": state.rules.seat_name(ending.out) if ending.out >= 0 else None,
            "concealed": ending.concealed,
            "totals": [sheet.total for sheet in ending.sheets],
        }
    return plain


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
