"""An act judged without being played: previews, ways to take the pile, and why not."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Literal

from melds.canasta import accidents, choices, melding, pile, scoring
from melds.canasta.acts import (
    Act,
    Group,
    Meld,
    TakePile,
    group,
    rank_letter,
)
from melds.canasta.referee import broken, objections
from melds.canasta.rules import BLACK_THREES, BlackThree
from melds.canasta.state import View, put
from melds.cards import THREE, Card, rank_of, write_card, write_cards
from melds.verdict import Refusal
from melds.wire import Fields
from melds.wire.canasta.replies import ShortMessage, WayMessage
from melds.wire.canasta.views import JudgedGroup
from melds.wire.refusals import NOBODY, Names, refusal_messages
from melds.wire.replies import SumLine
from melds.wire.shown import names

SEARCHED = 200
"""How many candidates are looked at for the way to take that asks the least."""

Way = Literal["pair", "wild", "meld", "threes"]


def laid_by(view: View, act: Act) -> tuple[Group, ...]:
    """Return the groups that an act lays down, the pile's top card among them."""
    if isinstance(act, Meld):
        return act.groups
    if isinstance(act, TakePile) and view.pile:
        first, *rest = pile.with_top(act, view.pile[-1])
        return (group((view.pile[-1], *first.cards), first.rank), *rest)
    return ()


def counted(view: View, act: Act) -> tuple[Group, ...]:
    """Return the groups that an act lays down as they count: for an opening without the top card, if need be (C4.6)."""
    laid = laid_by(view, act)
    if view.rules.top_card_counts or melding.opening_needs(view) is None or not isinstance(act, TakePile) or not laid:
        return laid
    first, *rest = pile.with_top(act, view.pile[-1])
    return (first, *rest)


def preview(view: View, act: Act, lang: str = "en") -> dict[str, Any]:
    """Return an act judged without being played, group by group."""
    refusals = broken(view, act)
    short = accidents.shortfall(view, refusals)
    laid = laid_by(view, act)
    rules, side = view.rules, view.rules.side_of(view.seat)
    before = scoring.table_points(view, side)
    melds = melding.after(rules, view.melds[side], laid)
    now = scoring.table_points(view._replace(melds=put(view.melds, side, melds)), side)
    held = len(view.hands[view.seat]) - sum([len(each.cards) for each in getattr(act, "groups", ())])
    gains = len(pile.rest_of(view)) if isinstance(act, TakePile) else 0
    return {
        "legal": not refusals or short is not None,
        "short": _short(view, short) if short else None,
        "refusals": refusal_messages([] if short else refusals, lang),
        "groups": [_judged(view, side, each, lang) for each in laid],
        "points": sum([rules.worth(each.cards) for each in counted(view, act)]),
        "needs": melding.opening_needs(view),
        "gain": sum(now) - sum(before),
        "goesOut": not refusals and bool(laid) and held + gains == 0,
    }


def _short(view: View, short: Refusal) -> ShortMessage:
    has, needs = int(short.facts["has"]), int(short.facts["needs"])
    return {"has": has, "needs": needs, "then": needs + view.rules.opening_raise}


def _judged(view: View, side: int, laid: Group, lang: str) -> JudgedGroup:
    rules = view.rules
    before = view.meld_of(side, laid.rank)
    after = melding.joined(rules, view.melds[side], laid)
    points = rules.worth(laid.cards)
    return {
        "rank": rank_letter(laid.rank),
        "cards": names(laid.cards),
        "count": len(after.cards),
        "becomes": melding.kind(rules, after),  # type: ignore[typeddict-item]
        "points": points,
        "gain": points + melding.bonus(rules, after) - melding.bonus(rules, before),
        "refusals": refusal_messages(tuple(melding.group(rules, view.melds[side], laid)), lang),
    }


def ways_reply(view: View, _fields: Fields, lang: str = "en") -> dict[str, Any]:
    """Return the ways to take the pile as a reply, or why there is none."""
    found = ways(view, lang)
    return {
        "kind": "ways",
        "legal": any(way["legal"] for way in found),
        "top": write_card(view.pile[-1]) if view.pile else None,
        "count": len(view.pile),
        "ways": found,
        "chapter": pile.CHAPTER,
        "refusals": [] if found else refusal_messages(tuple(objections(view, TakePile(()))), lang),
    }


def ways(view: View, lang: str = "en") -> list[WayMessage]:
    """Return each way to take the pile, with what it asks, or the reason it is closed."""
    if not view.pile:
        return []
    top = view.pile[-1]
    legal: dict[tuple[Way, int, int], TakePile] = {}
    for act in islice(choices.takes(view), SEARCHED):
        first = pile.with_top(act, top)[0]
        key = (_way(first, top), first.naturals, first.wilds)
        best = legal.get(key)
        if not broken(view, act) and (
            best is None or _asks(view, act) < _asks(view, best)
        ):
            legal[key] = act
    found = [_way_message(view, way, act, lang) for (way, _, _), act in _fewest(legal)]
    open_ways = {message["way"] for message in found}
    for way, act in _attempts(view, top):
        if way not in open_ways:
            message = _way_message(view, way, act, lang)
            if not message["legal"]:  # without cards for it, trying one way may be another that is open
                found.append(message)
    return found


def _asks(view: View, act: TakePile) -> tuple[int, int]:
    cards = [card for each in act.groups for card in each.cards]
    return len(cards), view.rules.worth(tuple(cards))


def _fewest(legal: dict[tuple[Way, int, int], TakePile]) -> list[tuple[tuple[Way, int, int], TakePile]]:
    """Return for each way the take with the fewest cards, and for a pair also the one with the most."""
    kept: list[tuple[tuple[Way, int, int], TakePile]] = []
    for way in ("pair", "wild", "meld", "threes"):
        mine = sorted([entry for entry in legal.items() if entry[0][0] == way], key=lambda entry: entry[0][1:])
        plain = [entry for entry in mine if entry[0][2] == (way == "wild")] or mine
        kept += plain[:1]
        if way == "pair" and plain[1:]:
            kept.append(plain[-1])
    return kept


def _way(first: Group, top: Card) -> Way:
    if top in BLACK_THREES:
        return "threes"
    naturals = sum([rank_of(card) == rank_of(top) for card in first.cards])
    if naturals >= pile.PAIR:
        return "pair"
    return "wild" if naturals and first.wilds else "meld"


def _attempts(view: View, top: Card) -> Iterator[tuple[Way, TakePile]]:
    """Yield what somebody would try in each way with the cards that are there."""
    stash = choices.Stash(view.hands[view.seat])
    if top in BLACK_THREES:
        blacks = view.rules.black3 is BlackThree.STOP_BUT_GO_OUT
        yield "threes", TakePile((group(stash.blacks[:3], THREE),) if blacks and stash.blacks else ())
        return
    same = stash.naturals.get(rank_of(top), [])
    wild = (stash.twos + [view.rules.pack[-1]] * stash.jokers)[:1]
    yield "pair", TakePile((group(same[:2]),) if same else ())
    yield "wild", TakePile((group([*same[:1], *wild], rank_of(top)),) if same or wild else ())
    yield "meld", TakePile(())


def _way_message(view: View, way: Way, act: TakePile, lang: str) -> WayMessage:
    laid = laid_by(view, act)
    refusals = broken(view, act)
    return {
        "way": way,
        "act": str(act),
        "cards": names(laid[0].cards),
        "also": [names(each.cards) for each in laid[1:]],
        "points": sum([view.rules.worth(each.cards) for each in counted(view, act)]),
        "needs": melding.opening_needs(view),
        "legal": not refusals,
        "refusals": refusal_messages(refusals, lang),
    }


def why(view: View, act: Act, lang: str = "en", names: Names = NOBODY) -> dict[str, Any]:
    """Return every refusal of an act, the sum behind a short opening, and an act that would do."""
    refusals = tuple(objections(view, act))
    return {
        "legal": not refusals,
        "refusals": refusal_messages(refusals, lang, names),
        "sum": _sum(view, act, refusals),
        "wouldDo": _would_do(view, act) if refusals else None,
    }


def _sum(view: View, act: Act, refusals: Sequence[Refusal]) -> list[SumLine] | None:
    short = next((refusal for refusal in refusals if refusal.rule == "C4.5"), None)
    if short is None:
        return None
    needs, has = int(short.facts["needs"]), int(short.facts["has"])
    lines: list[SumLine] = [
        {
            "label": {"id": "group", "facts": {"cards": write_cards(each.cards), "rank": rank_letter(each.rank)}},
            "points": view.rules.worth(each.cards),
        }
        for each in counted(view, act)
        if each.cards
    ]
    lines.append({"label": {"id": "staged", "facts": {}}, "points": has})
    lines.append({"label": {"id": "needed", "facts": {"score": short.facts["score"]}}, "points": needs})
    lines.append({"label": {"id": "short", "facts": {}}, "points": needs - has})
    return lines


def _would_do(view: View, act: Act) -> str | None:
    """Return a legal act of the same kind that keeps the most of the cards chosen, if there is one."""
    candidates: Iterator[Act]
    if isinstance(act, Meld):
        candidates = iter(choices.melds(view))
    elif isinstance(act, TakePile):
        candidates = choices.takes(view)
    else:
        return None
    chosen = {card for each in act.groups for card in each.cards}
    best: tuple[int, int, str] | None = None
    for candidate in islice(candidates, SEARCHED):
        if not broken(view, candidate):
            cards = [card for each in getattr(candidate, "groups", ()) for card in each.cards]
            kept = len(chosen.intersection(cards))
            score = (kept, -len(cards), str(candidate))
            if best is None or score[:2] > best[:2]:
                best = score
    return best[2] if best else None
