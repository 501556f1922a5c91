"""One table as the page drives it: each operation takes a request's fields and returns a reply.

An operation either succeeds whole or raises; nothing is half-changed.
"""

from collections.abc import Callable
from typing import Any

from melds import __version__
from melds.canasta import seating
from melds.canasta.acts import TakePile
from melds.canasta.events import Drew, Replaced, Took
from melds.canasta.options import CHOICES
from melds.canasta.pile import rest_of
from melds.canasta.variants import RULE_SETS
from melds.canasta.view import view as view_of
from melds.cards import Card, Cards, missing, write_card
from melds.game import GAMES, load
from melds.players import PLAYERS, Choice
from melds.record import Heading, Player, read_record
from melds.rulebook import LANGUAGES, chapters, words
from melds.table import Draw, Table, seated
from melds.verdict import IllegalAct, NotationError, refuse
from melds.wire import Fields, judging
from melds.wire.screen import Company, show
from melds.wire.story import tell

Reply = dict[str, Any]
ME = 0
"""The seat that looks on: the person at the bottom of the screen."""
LONGEST_RECORD = 1_500_000
HINTS_BY = "club"


class Session:
    """The table of one page, or the draw for partners before it; `rev` counts its changes."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.drawing: Draw | None = None
        self.rev = 0

    def checkpoint(self) -> Callable[[], None]:
        """Return a function that puts everything back as it is now, should an operation crash."""
        table, drawing, rev = self.table, self.drawing, self.rev
        kept = (table.state, table.steps[:], table.lines[:]) if table else None
        drawn = (drawing.spread, drawing.heading) if drawing else None

        def restore() -> None:
            self.table, self.drawing, self.rev = table, drawing, rev
            if table and kept:
                table.state, table.steps, table.lines = kept
            if drawing and drawn:
                drawing.spread, drawing.heading = drawn

        return restore

    def op(self, name: str) -> Callable[[Fields], Reply]:
        """Return an operation by name. Raises `NotationError` for one that there is not."""
        operation = getattr(self, f"_op_{name}", None) if name.isalpha() else None
        if operation is None:
            known = ", ".join(sorted(each[4:] for each in dir(self) if each.startswith("_op_")))
            raise NotationError(f"{name!r:.40}", field="op", expected=known)
        found: Callable[[Fields], Reply] = operation
        return found

    # ---- setting the table

    def _op_hello(self, fields: Fields) -> Reply:
        del fields
        options = [
            {"name": name, "values": list(values), "default": values[0]}
            for name, values in CHOICES.items()
        ]
        rulesets = [{"game": "canasta", "name": name, "options": options} for name in RULE_SETS]
        return {
            "kind": "hello",
            "engine": __version__,
            "games": list(GAMES),
            "rulesets": rulesets,
            "players": list(PLAYERS),
        }

    def _op_new(self, fields: Fields) -> Reply:
        name = fields.text("game", 40, "canasta")
        if name not in GAMES:
            raise NotationError(f"{name!r:.40}", field="game", expected=", ".join(GAMES))
        rules = load(name).rules(fields.text("rules", 40, "classic"), fields.mapping("options"))
        players = self._players(fields, rules.seats)
        seed = fields.label("seed") if fields.plain.get("seed") is not None else None
        if fields.truth("draw", default=False):
            draw = Draw(Heading(name, rules, (), 0, seed, players))
            draw.lift_for_computers()
            self.table, self.drawing = None, draw
            return self._seating(0)
        self.table, self.drawing = seated(name, rules, players, seed), None
        return self._changed(0, ())

    @staticmethod
    def _players(fields: Fields, count: int) -> tuple[Player, ...]:
        entries = fields.items("players", count)
        if len(entries) != count or not all(isinstance(entry, dict) for entry in entries):
            raise NotationError(f"{len(entries)} players", field="players", expected=f"{count} of them")
        players = []
        for entry in entries:
            each = Fields(entry)
            kind = each.label("player")
            if kind != "person" and kind not in PLAYERS:
                expected = ", ".join(["person", *PLAYERS])
                raise NotationError(f"{kind!r:.40}", field="players.player", expected=expected)
            players.append(Player(each.label("name"), kind))
        return tuple(players)

    def _op_lift(self, fields: Fields) -> Reply:
        if self.drawing is None:
            raise NotationError("no draw for partners", field="op", expected="new with draw first")
        places = fields.items("places", 8)
        if not all(isinstance(place, int) and not isinstance(place, bool) for place in places):
            raise NotationError(f"{places!r:.40}", field="places", expected="places from 0")
        kept = len(self.drawing.lines)
        self.drawing.lift(places)
        self.drawing.lift_for_computers()
        return self._seating(kept)

    def _op_seat(self, fields: Fields) -> Reply:
        del fields
        if self.drawing is None or self.drawing.spread.next is not None:
            raise NotationError("the draw is not done", field="op", expected="lift until all have drawn")
        kept = len(self.drawing.lines)
        self.table, self.drawing = self.drawing.table(), None
        return self._changed(kept, ())

    def _op_open(self, fields: Fields) -> Reply:
        lines = fields.text("record", LONGEST_RECORD).splitlines()
        record = read_record(lines)
        seated_yet = bool(record.heading.players)
        drawing = None if seated_yet else Draw(record.heading)
        table = Table.of(record) if seated_yet else None
        self.table, self.drawing = table, drawing
        self.rev += 1
        return self._seating(0) if drawing else self._view((), 0)

    # ---- playing

    def _at_table(self) -> Table:
        if self.table is None:
            raise NotationError("no table", field="op", expected="new or open first")
        return self.table

    def _op_look(self, fields: Fields) -> Reply:
        del fields
        if self.drawing is not None:
            return self._seating(len(self.drawing.lines))
        return self._view((), len(self._at_table().lines))

    def _op_deal(self, fields: Fields) -> Reply:
        del fields
        table = self._at_table()
        kept, before = len(table.lines), table.state
        return self._changed(kept, table.deal(), before=before)

    def _op_act(self, fields: Fields) -> Reply:
        table = self._at_table()
        seat, act = self._seat_and_act(fields)
        kept, before = len(table.lines), table.state
        return self._changed(kept, table.act(seat, act), before=before)

    def _op_go(self, fields: Fields) -> Reply:
        del fields
        table = self._at_table()
        kept, before = len(table.lines), table.state
        choice, events = table.go(lambda: True)
        return self._changed(kept, events, before=before, choice=choice)

    def _op_undo(self, fields: Fields) -> Reply:
        del fields
        table = self._at_table()
        if not table.undo(ME):
            expected = "an own meld of this turn that showed nothing hidden"
            raise NotationError("nothing to take back", field="op", expected=expected)
        return self._changed(len(table.lines), ())

    # ---- asking

    def _seat_and_act(self, fields: Fields) -> tuple[int, Any]:
        table = self._at_table()
        try:
            return self._seat(fields), table.game.parse(fields.text("act"))
        except NotationError as fault:
            raise fault.at(field=fault.field or "act") from None

    def _seat(self, fields: Fields) -> int:
        names = self._at_table().game.seats(self._at_table().heading.rules)
        name = fields.text("seat", 4, names[ME])
        if name not in names:
            raise NotationError(f"{name!r:.40}", field="seat", expected=", ".join(names))
        return names.index(name)

    def _judged(self, fields: Fields) -> tuple[Any, Any, str]:
        seat, act = self._seat_and_act(fields)
        return self._seen(seat), act, self._lang(fields)

    def _seen(self, seat: int) -> Any:  # noqa: ANN401
        table = self._at_table()
        if not table.state.hands:
            raise NotationError("no cards are dealt", field="op", expected="deal first")
        return table.game.view(table.state, seat)

    @staticmethod
    def _lang(fields: Fields) -> str:
        lang = fields.text("lang", 20, "en")
        if lang not in LANGUAGES:
            raise NotationError(f"{lang!r}", field="lang", expected=", ".join(LANGUAGES))
        return lang

    def _op_preview(self, fields: Fields) -> Reply:
        seen, act, lang = self._judged(fields)
        return {"kind": "preview", **judging.preview(seen, act, lang)}

    def _op_why(self, fields: Fields) -> Reply:
        seen, act, lang = self._judged(fields)
        return {"kind": "why", **judging.why(seen, act, lang)}

    def _op_ways(self, fields: Fields) -> Reply:
        seen = self._seen(self._seat(fields))
        found = judging.ways(seen, self._lang(fields))
        legal = any(way["legal"] for way in found)
        top = write_card(seen.pile[-1]) if seen.pile else None
        refusals = [] if found else judging.why(seen, TakePile(()))["refusals"]
        return {
            "kind": "ways",
            "legal": legal,
            "top": top,
            "count": len(seen.pile),
            "ways": found,
            "refusals": refusals,
        }

    def _op_hint(self, fields: Fields) -> Reply:
        table, seat = self._at_table(), self._seat(fields)
        if seat != table.state.to_act:
            refusals = tuple(table.game.objections(self._seen(seat), table.game.parse("draw")))
            raise IllegalAct(refusals or (refuse("C3.1", turn="?"),))
        choice = table.choice(seat, HINTS_BY, lambda: True)
        return {"kind": "hint", "act": str(choice.act), "reasons": reasons(choice)}

    def _op_menu(self, fields: Fields) -> Reply:
        seen = self._seen(self._seat(fields))
        return {"kind": "menu", "acts": [str(act) for act in self._at_table().game.menu(seen)]}

    def _op_record(self, fields: Fields) -> Reply:
        del fields
        lines = self.drawing.lines if self.drawing else self._at_table().lines
        return {"kind": "record", "text": "\n".join(lines) + "\n"}

    def _op_rulebook(self, fields: Fields) -> Reply:
        spoken = words(self._lang(fields))
        game = fields.text("game", 40, "canasta")
        if game not in GAMES:
            raise NotationError(f"{game!r:.40}", field="game", expected=", ".join(GAMES))
        found = [
            {
                "id": chapter.id,
                "title": spoken.chapter(chapter.id),
                "rules": [
                    {
                        "id": rule.id,
                        "title": spoken.title(rule.id),
                        "text": spoken.text(rule.id),
                        "refusal": spoken.example(rule.id),
                        "clauses": list(rule.clauses),
                        "enforced": rule.enforced,
                    }
                    for rule in chapter.rules
                ],
            }
            for chapter in chapters(game)
        ]
        return {"kind": "rulebook", "title": "Canasta", "chapters": found}

    def _op_judge(self, fields: Fields) -> Reply:
        game = load("canasta")
        return {"kind": "judged", **judging.judge(fields.plain, game.parse)}

    # ---- replies

    def _changed(
        self, kept: int, events: tuple[Any, ...], *, before: Any = None, choice: Choice | None = None  # noqa: ANN401
    ) -> Reply:
        self.rev += 1
        return self._view(events, kept, before=before, choice=choice)

    def _view(
        self, events: tuple[Any, ...], kept: int, *, before: Any = None, choice: Choice | None = None  # noqa: ANN401
    ) -> Reply:
        table = self._at_table()
        seen = [table.game.seen(event, ME) for event in events]
        told = tell(view_of(before, ME), seen) if before is not None else []
        view = table.game.view(table.state, ME)
        return {
            "kind": "view",
            "view": show(view, company(table)),
            "events": told,
            "record": {"from": kept, "lines": table.lines[kept:]},
            "why": reasons(choice) if choice else [],
        }

    def _seating(self, kept: int) -> Reply:
        drawing = self.drawing
        if drawing is None:
            raise NotationError("no draw for partners", field="op", expected="new with draw first")
        self.rev += 1
        spread, named = drawing.spread, drawing.heading.named
        standing = zip(named, spread.lots, spread.again, strict=True)
        return {
            "kind": "seating",
            "players": [
                {
                    "name": who.name,
                    "card": write_card(lot.card) if lot else None,
                    "again": judging.refusal_message(again) if again else None,
                }
                for who, lot, again in standing
            ],
            "taken": list(spread.lifted),
            "cards": {str(place): write_card(spread.cards[place]) for place in spread.lifted},
            "size": len(spread.cards),
            "next": spread.next,
            "done": spread.next is None,
            "result": seating_result(drawing) if spread.next is None else None,
            "record": {"from": kept, "lines": drawing.lines[kept:]},
        }


def seating_result(drawing: Draw) -> Reply:
    """Return who sits where, who plays first and who deals."""
    rules, named = drawing.heading.rules, drawing.heading.named
    seats = seating.settle(drawing.spread)
    lots = drawing.spread.lots
    sat = []
    for seat, player in enumerate(seats.players):
        lot = lots[player]
        card = write_card(lot.card) if lot else ""
        sat.append({"seat": rules.seat_name(seat), "name": named[player].name, "card": card})
    return {"seats": sat, "first": rules.seat_name(seats.first), "dealer": rules.seat_name(seats.dealer)}


def reasons(choice: Choice) -> list[dict[str, Any]]:
    """Return the reasons of a choice as messages."""
    return [{"id": reason.id, "facts": dict(reason.facts)} for reason in choice.reasons]


def company(table: Table) -> Company:
    """Return who sits at a table, and what the person has drawn or taken in this turn."""
    players = table.heading.players
    drew, fresh = fresh_cards(table)
    return Company(
        tuple([who.name for who in players]),
        tuple([who.kind for who in players]),
        fresh,
        drew,
        undo=table.may_undo(ME),
    )


def fresh_cards(table: Table) -> tuple[Card | None, Cards]:
    """Return the card last drawn, and every card still in hand that came in this turn."""
    state = table.state
    if state.turn != ME or not state.hands or state.ended is not None:
        return None, ()
    drew: Card | None = None
    came: list[Card] = []
    for events in table.this_turn():
        for event in events:
            if isinstance(event, Drew | Replaced) and event.seat == ME:
                drew = event.card
                came.append(event.card)
            elif isinstance(event, Took) and event.seat == ME:
                came += rest_of((*event.rest, event.top))
    absent = missing(state.hands[ME], came)
    left = list(came)
    for card in absent:
        left.remove(card)
    return (drew if drew in left else None), tuple(left)
