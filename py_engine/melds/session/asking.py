"""Operations that change nothing: previews, why not, hints, what only one game is asked, the rulebook, verdicts."""

from collections.abc import Callable, Mapping
from typing import Any

from melds.customs import customs
from melds.game import GAMES, USUAL
from melds.players import Choice, players
from melds.rulebook import Rule, Words, chapters, spans, words
from melds.session.desk import Desk, Reply
from melds.session.saying import MOST_PLAYERS, language, rules_of, said, seat_of, seen_from
from melds.verdict import NotationError
from melds.wire import Fields, verdicts
from melds.wire.replies import RuleMessage
from melds.wire.views import ReasonMessage

HINTS_BY = "club"
MOST_DEALS = 40
"""No match that is digested has more deals."""


def preview(desk: Desk, fields: Fields) -> Reply:
    """Judge an act without playing it, group by group."""
    seat, act = said(desk, fields)
    return {"kind": "preview", **desk.face.preview(seen_from(desk, seat), act, language(fields))}


def why(desk: Desk, fields: Fields) -> Reply:
    """Say every rule that an act breaks, and an act that would do."""
    seat, act = said(desk, fields)
    return {"kind": "why", **desk.face.why(seen_from(desk, seat), act, language(fields), desk.names())}


def of_the_game(question: str) -> Callable[[Desk, Fields], Reply]:
    """Return the operation that asks a question only some games know."""

    def ask(desk: Desk, fields: Fields) -> Reply:
        table, lang = desk.at_table(), language(fields)
        seen = seen_from(desk, seat_of(desk, fields))
        known = desk.face.questions
        if question not in known:
            raise NotationError(f"{question!r} in {table.customs.title}", field="op", expected=", ".join(known))
        return {**known[question](seen, fields, lang)}

    return ask


def hint(desk: Desk, fields: Fields) -> Reply:
    """Say what the club player would do, and why."""
    table = desk.at_table()
    seat = seat_of(desk, fields)
    if seat != table.state.to_act:
        raise table.not_now(seat)
    seen_from(desk, seat)
    choice = table.choice(seat, HINTS_BY, lambda: True)
    return {"kind": "hint", "act": str(choice.act), "reasons": _reasons(choice)}


def _reasons(choice: Choice[Any]) -> list[ReasonMessage]:
    return [{"id": reason.id, "facts": dict(reason.facts)} for reason in choice.reasons]


def explain(desk: Desk, _fields: Fields) -> Reply:
    """Say why the computer players acted as they did in the deal that has just ended."""
    table = desk.at_table()
    names = table.game.seats(table.heading.rules)
    told = [
        {"turn": turn, "seat": names[seat], "act": str(choice.act), "reasons": _reasons(choice)}
        for turn, seat, choice in table.explained()
    ]
    return {"kind": "explained", "acts": told}


def menu(desk: Desk, fields: Fields) -> Reply:
    """List a choice of legal acts."""
    table = desk.at_table()
    seen = seen_from(desk, seat_of(desk, fields))
    return {"kind": "menu", "acts": [str(act) for act in table.game.menu(seen)]}


def rulebook(_desk: Desk, fields: Fields) -> Reply:
    """Return the rulebook in one language, with the figures of one rule set."""
    spoken, game = words(language(fields)), fields.one_of("game", GAMES, USUAL)
    figures = customs(game).figures(rules_of(game, fields))
    found = [
        {
            "id": chapter.id,
            "title": spoken.chapter(chapter.id),
            "rules": [_rule(rule, spoken, figures) for rule in chapter.rules],
        }
        for chapter in chapters(game, figures)
    ]
    return {"kind": "rulebook", "title": customs(game).title, "chapters": found}


def _rule(rule: Rule, spoken: Words, figures: Mapping[str, object]) -> RuleMessage:
    return {
        "id": rule.id,
        "title": spoken.title(rule.id),
        "text": spoken.text(rule.id, figures),
        "refusal": spoken.example(rule.id),
        "clauses": list(spans(rule.clauses)),
        "enforced": rule.enforced,
    }


def position(desk: Desk, fields: Fields) -> Reply:
    """Return the position on the table as the seat that looks on may see it, to be opened elsewhere."""
    table = desk.at_table()
    seen = seen_from(desk, seat_of(desk, fields))
    if table.state.ended is not None:
        raise NotationError("the deal is over", field="op", expected="a deal that goes on")
    return {"kind": "position", "position": table.customs.write_position(seen)}


def judge(_desk: Desk, fields: Fields) -> Reply:
    """Judge a position that has nothing to do with the table."""
    return {"kind": "judged", **verdicts.judge(fields.plain)}


def digest(_desk: Desk, fields: Fields) -> Reply:
    """Let computer players play a deal from a named seed, and return what it comes to, act by act."""
    game = fields.one_of("game", GAMES, USUAL)
    named = fields.items("players", MOST_PLAYERS)
    kinds = [Fields({"players": kind}).one_of("players", players(game)) for kind in named]
    deal = fields.number("deal", 1, MOST_DEALS)
    from melds.session.digest import digest_of_deal  # noqa: PLC0415 - no page needs it, and it takes long to load

    return {"kind": "digest", **digest_of_deal(fields.label("seed"), kinds, deal, game)}


OPERATIONS = {
    "preview": preview,
    "why": why,
    "ways": of_the_game("ways"),
    "arrange": of_the_game("arrange"),
    "hint": hint,
    "explain": explain,
    "menu": menu,
    "position": position,
    "rulebook": rulebook,
    "judge": judge,
    "digest": digest,
}
