"""Operations that change nothing: previews, ways to take the pile, why not, hints, the rulebook, verdicts."""

from melds.canasta.acts import TakePile
from melds.cards import write_card
from melds.game import GAMES
from melds.players import players
from melds.rulebook import Rule, Words, chapters, words
from melds.session.desk import Desk, Reply
from melds.session.saying import language, said, seat_of, seen_from
from melds.wire import Fields, judging, verdicts
from melds.wire.messages import RuleMessage
from melds.wire.seen import reasons

HINTS_BY = "club"
MOST_DEALS = 40
"""No match that is digested has more deals."""


def preview(desk: Desk, fields: Fields) -> Reply:
    """Judge an act without playing it, group by group."""
    table = desk.at_table()
    seat, act = said(table, fields)
    return {"kind": "preview", **judging.preview(seen_from(table, seat), act, language(fields))}


def why(desk: Desk, fields: Fields) -> Reply:
    """Say every rule that an act breaks, and an act that would do."""
    table = desk.at_table()
    seat, act = said(table, fields)
    return {"kind": "why", **judging.why(seen_from(table, seat), act, language(fields), desk.names())}


def ways(desk: Desk, fields: Fields) -> Reply:
    """List the ways to take the pile."""
    table, lang = desk.at_table(), language(fields)
    seen = seen_from(table, seat_of(table, fields))
    found = judging.ways(seen, lang)
    return {
        "kind": "ways",
        "legal": any(way["legal"] for way in found),
        "top": write_card(seen.pile[-1]) if seen.pile else None,
        "count": len(seen.pile),
        "ways": found,
        "refusals": [] if found else judging.why(seen, TakePile(()), lang)["refusals"],
    }


def hint(desk: Desk, fields: Fields) -> Reply:
    """Say what the club player would do, and why."""
    table = desk.at_table()
    seat = seat_of(table, fields)
    if seat != table.state.to_act:
        raise table.not_now(seat, table.game.parse("draw"))
    seen_from(table, seat)
    choice = table.choice(seat, HINTS_BY, lambda: True)
    return {"kind": "hint", "act": str(choice.act), "reasons": reasons(choice)}


def explain(desk: Desk, _fields: Fields) -> Reply:
    """Say why the computer players acted as they did in the deal that has just ended."""
    table = desk.at_table()
    names = table.game.seats(table.heading.rules)
    told = [
        {"turn": turn, "seat": names[seat], "act": str(choice.act), "reasons": reasons(choice)}
        for turn, seat, choice in table.explained()
    ]
    return {"kind": "explained", "acts": told}


def menu(desk: Desk, fields: Fields) -> Reply:
    """List a choice of legal acts."""
    table = desk.at_table()
    seen = seen_from(table, seat_of(table, fields))
    return {"kind": "menu", "acts": [str(act) for act in table.game.menu(seen)]}


def rulebook(_desk: Desk, fields: Fields) -> Reply:
    """Return the rulebook in one language."""
    spoken = words(language(fields))
    found = [
        {
            "id": chapter.id,
            "title": spoken.chapter(chapter.id),
            "rules": [_rule(rule, spoken) for rule in chapter.rules],
        }
        for chapter in chapters(fields.one_of("game", GAMES, "canasta"))
    ]
    return {"kind": "rulebook", "title": "Canasta", "chapters": found}


def _rule(rule: Rule, spoken: Words) -> RuleMessage:
    return {
        "id": rule.id,
        "title": spoken.title(rule.id),
        "text": spoken.text(rule.id),
        "refusal": spoken.example(rule.id),
        "clauses": list(rule.clauses),
        "enforced": rule.enforced,
    }


def judge(_desk: Desk, fields: Fields) -> Reply:
    """Judge a position that has nothing to do with the table."""
    return {"kind": "judged", **verdicts.judge(fields.plain)}


def digest(_desk: Desk, fields: Fields) -> Reply:
    """Let computer players play a deal from a named seed, and return what it comes to, act by act."""
    kinds = [Fields({"players": kind}).one_of("players", players("canasta")) for kind in fields.items("players", 4)]
    deal = fields.number("deal", 1, MOST_DEALS)
    from melds.wire.digest import digest_of_deal  # noqa: PLC0415 - no page needs it, and it takes long to load

    return {"kind": "digest", **digest_of_deal(fields.label("seed"), kinds, deal)}


OPERATIONS = {
    "preview": preview,
    "why": why,
    "ways": ways,
    "hint": hint,
    "explain": explain,
    "menu": menu,
    "rulebook": rulebook,
    "judge": judge,
    "digest": digest,
}
