"""The page's side of the border: asks through `handle`, keeps the save, and holds every reply to its type."""

import json
from contextlib import contextmanager
from itertools import count

from melds import bridge
from melds.session import Desk
from wire.shape import faults

YOU = {"name": "You", "player": "person"}
FOUR = [YOU, *({"name": name, "player": "club"} for name in ("Wim", "Nora", "Edda"))]
PERSONS = [{**who, "player": "person"} for who in FOUR]


class Page:
    """A page that has just been opened. `save` is the record as it keeps it."""

    def __init__(self):
        self.desk = bridge._desk = Desk()
        bridge._thinking.clear()
        self.ids = count(1)
        self.rev = 0
        self.save = []

    def ask(self, op, /, **fields):
        """Ask, and return the reply, which has the form its type says and answers this request."""
        number = next(self.ids)
        reply = self.send(json.dumps({"v": 1, "id": number, "op": op, **fields}))
        assert reply["id"] == number
        return reply

    def send(self, text):
        """Send any text, and return the reply."""
        return self.keep(plain(bridge.handle(text)))

    def keep(self, reply):
        """Hold a reply to its type, keep its share of the record, and return it."""
        assert not faults(reply)
        self.rev = reply["rev"]
        if "record" in reply:
            change = reply["record"]
            self.save = [*self.save[: change["from"]], *change["lines"]]
            assert self.text == "\n".join(self.save) + "\n"
        return reply

    def gets(self, kind, op, /, **fields):
        """Ask, and return the reply, which is of this kind."""
        reply = self.ask(op, **fields)
        assert reply["kind"] == kind, reply
        return reply

    def refuses(self, op, /, citing, **fields):
        """Say that what is asked breaks this rule, and that nothing changes."""
        before = self.everything()
        reply = self.gets("refused", op, **fields)
        assert citing in [refusal["rule"] for refusal in reply["refusals"]], reply
        assert self.everything() == before
        return True

    def cannot_read(self, op, /, at=None, **fields):
        """Say that what is asked cannot be read, for this field, and that nothing changes."""
        before = self.everything()
        reply = self.gets("unreadable", op, **fields)
        assert at is None or reply["where"]["field"] == at, reply
        assert reply["text"]
        assert reply["expected"]
        assert self.everything() == before
        return True

    def new(self, players=FOUR, **fields):
        """Begin a match from a named seed; return the reply."""
        return self.ask("new", **{"game": "canasta", "players": players, "seed": "border", **fields})

    def opens(self, record):
        """Open a record; return the reply."""
        return self.gets("view", "open", record=record)

    def say(self, act, seat="S"):
        """Play an act for a seat, which is allowed; return the view and what happened.

        Of a seat that does not look on, the page only hears, as of a computer player.
        """
        table = self.desk.table
        place = table.game.seats(table.heading.rules).index(seat)
        reply = self.gets("view", "act", seat=seat, act=act) if place == self.desk.viewer else self.hears(act, place)
        return reply["view"], reply["events"]

    def hears(self, act, place):
        """Let an act be played that is not this page's; return what it hears."""
        table = self.desk.table
        kept, before = len(table.lines), table.state
        events = table.act(place, table.game.parse(act))
        return self.keep({"v": 1, "id": 0, **self.desk.changed(kept, events, before=before), "rev": self.desk.rev})

    @property
    def view(self):
        """The table as it is."""
        return self.gets("view", "look")["view"]

    @property
    def text(self):
        """The record as the engine has it, asked for behind the page's back."""
        return aside("record")["text"]

    def everything(self):
        """Return the revision, the present and the record as text, to be compared."""
        return json.dumps([self.desk.rev, aside("look"), aside("record")], sort_keys=True)

    @contextmanager
    def elsewhere(self):
        """Let another page open the record of this one."""
        record = self.text
        try:
            other = Page()
            other.gets(*(("view" if self.desk.table else "seating"), "open"), record=record)
            other.desk.viewer = self.desk.viewer
            yield other
        finally:
            bridge._desk = self.desk

    def is_the_same_when_opened(self):
        """Say that another page that opens the record sees the same, and writes the same record."""
        with self.elsewhere() as other:
            there = [aside("look"), other.text]
        here = [aside("look"), self.text]
        here[0]["rev"] = there[0]["rev"]
        assert there == here
        return True


def aside(op):
    """Ask without the page noticing."""
    return plain(bridge.handle(json.dumps({"v": 1, "id": 0, "op": op})))


def plain(answer):
    """Read an answer, which is JSON in Unicode without `NaN`."""
    answer.encode()
    return json.loads(answer, parse_constant=no_json)


def no_json(name):
    raise AssertionError(f"{name} is no JSON")
