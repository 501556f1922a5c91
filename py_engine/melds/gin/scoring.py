"""Chapter G7, the score of a deal: who wins it, and for how much, line by line."""

from collections.abc import Iterator

from melds.gin.melding import Arrangement
from melds.gin.rules import OpponentSum, RuleSet
from melds.gin.state import Knock, Line, Position, Result

LINE_RULES = {
    "difference": "G7.2",
    "gin": "G7.3",
    "biggin": "G7.8",
    "undercut": "G7.4",
    "opponent": "G7.6",
    "spades": "G7.7",
}
"""The rule that each line of a score rests on, by its name."""

DECIDING = {kind: LINE_RULES[kind] for kind in ("gin", "biggin", "undercut")} | {"knock": LINE_RULES["difference"]}
"""The rule by which a deal of each kind is won."""


def scored(position: Position, defence: Arrangement) -> tuple[Result, tuple[Line, ...]]:
    """Return the result of a knock against the defender's hand, laid off and arranged, with its lines."""
    knock = position.shown
    how = kind(position.rules, knock, defence.points)
    winner = 1 - knock.seat if how == "undercut" else knock.seat
    lines = [*_bonuses(position.rules, how, knock.points, defence.points)]
    points = sum([line.points for line in lines])
    if position.rules.doubles(position.upcard):
        lines.append(Line("spades", 1, points))
        points *= 2
    return Result(winner, points, how), tuple(lines)


def kind(rules: RuleSet, knock: Knock, defender: int) -> str:
    """Return what a knock came to against `defender` points: its own kind, or an `undercut`.

    The lower sum wins, and with equal sums the defender's (G7.2, G7.4); gin is only beaten by nothing,
    and where the rules do not say so, by an equal hand (G7.5).
    """
    safe = knock.kind != "knock" and rules.gin_beats_tie
    return "undercut" if defender <= knock.points and not safe else knock.kind


def _bonuses(rules: RuleSet, how: str, knocker: int, defender: int) -> Iterator[Line]:
    """Yield the lines of a deal from the two sums (G7.2 to G7.4, G7.6, G7.8)."""
    yield Line("difference", 1, abs(defender - knocker))
    if how == "undercut":
        yield Line("undercut", 1, rules.undercut_bonus)
        return
    if how == "gin":
        yield Line("gin", 1, rules.gin_bonus)
    elif how == "biggin":
        yield Line("biggin", 1, rules.big_gin_bonus)
    added = rules.opponent_sum_added
    if added is OpponentSum.ALWAYS or (added is OpponentSum.GIN_ONLY and how != "knock"):
        yield Line("opponent", 1, defender)
