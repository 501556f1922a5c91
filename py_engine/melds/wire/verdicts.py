"""Verdicts on positions that come from anywhere: is an act legal and what comes after it, the menu, the score."""

from collections.abc import Mapping
from typing import Any

from melds.customs import customs
from melds.game import GAMES, USUAL, load
from melds.verdict import IllegalAct, NotationError
from melds.wire import Fields
from melds.wire.face import face
from melds.wire.refusals import refusal_message, refusal_messages


def judge(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the verdict on a position: is an act legal and what comes after it, or the menu.

    `request` has `position` and `act`, or `position` and `question`. Raises `NotationError`.
    """
    plain = request.get("position")
    if not isinstance(plain, Mapping):
        raise NotationError("no position", field="position", expected="an object")
    name = _game_of(plain)
    game, state = load(name), customs(name).read_position(plain)
    if "question" in request:
        if request["question"] != "menu":
            raise NotationError(f"{request['question']!r:.40}", field="question", expected="menu")
        seen = game.view(state, state.to_act)
        return {"menu": [str(act) for act in game.menu(seen)]}
    text = request.get("act")
    if not isinstance(text, str) or len(text) > 2_000:
        raise NotationError(f"{text!r:.40}", field="act", expected="an act such as draw")
    act = game.parse(text)
    try:
        after, _ = game.play(state, act)
    except IllegalAct as no:
        first = refusal_message(no.refusals[0])
        return {
            "legal": False,
            "rule": first["rule"],
            "facts": first["facts"],
            "why": first["text"],
            "all": refusal_messages(no.refusals),
        }
    written = customs(name).write_position(after)
    if after.ended is not None:
        written["ended"] = face(name).outcome(after)
    return {"legal": True, "after": written}


def score(request: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the score of what a request describes, in the way of its game. Raises `NotationError`."""
    position = request.get("position")
    says = position if "game" not in request and isinstance(position, Mapping) else request
    return face(_game_of(says)).score(request)


def _game_of(plain: Mapping[str, Any]) -> str:
    return Fields(plain).one_of("game", GAMES, USUAL)
