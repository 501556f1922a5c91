"""Verdicts on positions that come from anywhere: is an act legal and what comes after it, the menu, the score."""

from collections.abc import Mapping
from typing import Any

from melds.game import GAMES, USUAL
from melds.verdict import IllegalAct, NotationError
from melds.wire import Fields
from melds.wire.face import Face, face
from melds.wire.refusals import refusal_message, refusal_messages


def judge(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the verdict on a position: is an act legal and what comes after it, or the menu.

    `request` has `position` and `act`, or `position` and `question`. Raises `NotationError`.
    """
    plain = request.get("position")
    if not isinstance(plain, Mapping):
        raise NotationError("no position", field="position", expected="an object")
    asked = _face_of(plain)
    state = asked.read_position(plain)
    if "question" in request:
        if request["question"] != "menu":
            raise NotationError(f"{request['question']!r:.40}", field="question", expected="menu")
        seen = asked.game.view(state, state.to_act)
        return {"menu": [str(act) for act in asked.game.menu(seen)]}
    text = request.get("act")
    if not isinstance(text, str) or len(text) > 2_000:
        raise NotationError(f"{text!r:.40}", field="act", expected="an act such as draw")
    act = asked.game.parse(text)
    try:
        after, _ = asked.game.play(state, act)
    except IllegalAct as no:
        first = refusal_message(no.refusals[0])
        return {
            "legal": False,
            "rule": first["rule"],
            "facts": first["facts"],
            "why": first["text"],
            "all": refusal_messages(no.refusals),
        }
    written = asked.write_position(after)
    return {"legal": True, "after": written if after.ended is None else {**written, "ended": asked.outcome(after)}}


def score(request: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the score of what a request describes, in the way of its game. Raises `NotationError`."""
    position = request.get("position")
    says = position if "game" not in request and isinstance(position, Mapping) else request
    return _face_of(says).score(request)


def _face_of(plain: Mapping[str, Any]) -> Face[Any, Any, Any, Any]:
    return face(Fields(plain).one_of("game", GAMES, USUAL))
