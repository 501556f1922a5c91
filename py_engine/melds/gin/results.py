"""The results of finished deals as plain data: `winner`, `points` and `kind` of each."""

from typing import Any

from melds import fields
from melds.fields import Plain
from melds.gin import fields as gin_fields
from melds.gin.fields import MOST_POINTS, SEATS
from melds.gin.rules import RuleSet
from melds.gin.state import NOBODY, Result
from melds.verdict import NotationError

KINDS = ("knock", "gin", "biggin", "undercut", "void")


def read_results(value: object, field: str, rules: RuleSet | None = None) -> tuple[Result, ...]:
    """Read the results of deals; a void one has no winner and no points, any other has both.

    With `rules`, each must also be one that a deal by them can come to. Raises `NotationError` naming the
    field.
    """
    results = []
    for number, plain in enumerate(gin_fields.entries(value, field)):
        place = f"{field}[{number}]"
        if not isinstance(plain, dict) or plain.keys() - {"winner", "points", "kind"}:
            raise fields.wrong(plain, place, "winner, points and kind of a deal")
        result = _result(plain, place)
        if rules is not None:
            _possible(rules, result, place)
        results.append(result)
    return tuple(results)


def _result(plain: Plain, place: str) -> Result:
    won = plain.get("winner") is not None
    kind = plain.get("kind", "knock" if won else "void")
    if kind not in KINDS:
        raise fields.wrong(kind, f"{place}.kind", ", ".join(KINDS))
    winner = gin_fields.seat(plain, "winner", 0, place) if won else NOBODY
    if won and plain.get("points") is None:
        raise NotationError("no points", field=f"{place}.points", expected="what the deal was worth to its winner")
    scored = fields.number(plain.get("points", 0), f"{place}.points", 0, MOST_POINTS)
    if won == (kind == "void") or (scored and not won):
        raise gin_fields.clash(plain, place, "a winner and points, or a void deal without them")
    return Result(winner, scored, kind)


def _possible(rules: RuleSet, result: Result, place: str) -> None:
    """Raise `NotationError` for a result that no deal by these rules comes to."""
    if result.kind == "biggin" and not rules.big_gin_bonus:
        raise gin_fields.clash(result.kind, f"{place}.kind", "a kind that these rules have")
    least = least_points(rules, result.kind)
    if result.points < least:
        raise gin_fields.clash(result.points, f"{place}.points", f"at least {least}, for {result.kind}")


def least_points(rules: RuleSet, kind: str) -> int:
    """Return the fewest points that a deal of this kind can come to: its bonus, or a difference of one (G7.2)."""
    bonuses = {"knock": 1, "gin": rules.gin_bonus, "biggin": rules.big_gin_bonus, "undercut": rules.undercut_bonus}
    return bonuses.get(kind, 0)


def write_results(results: tuple[Result, ...]) -> list[dict[str, Any]]:
    """Return the results of deals as plain data."""
    return [
        {"winner": None if winner < 0 else SEATS[winner], "points": scored, "kind": kind}
        for winner, scored, kind in results
    ]
