"""House rules as text: a rule set of one's own, to be kept, sent to a friend and read back.

    {"melds": "house rules", "version": 1, "name": "Sunday rules", "game": "canasta", "rules": "classic",
     "options": {"black3": "stop"}}

They are a named rule set and what is offered and agreed otherwise. Nothing that is read changes a table.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from melds.customs import customs
from melds.game import GAMES, load
from melds.option import write_value
from melds.verdict import NotationError
from melds.wire import Fields, read, write

KIND = "house rules"
VERSION = 1
LONGEST = 20_000
"""Characters of house rules; with every option otherwise they have about 2,000."""
_FIELDS = ("melds", "version", "name", "game", "rules", "options")


class HouseRules(NamedTuple):
    """A rule set under a name of one's own. `set` is the named one, `options` what is otherwise than in that."""

    name: str
    game: str
    set: str
    options: Mapping[str, str]

    @property
    def rules(self) -> Any:  # noqa: ANN401 - the game's own rule set
        """The rule set itself."""
        return load(self.game).rules(self.set, self.options)

    def plain(self) -> dict[str, Any]:
        """Return the house rules as plain data that `read_house_rules` reads back."""
        head = {"melds": KIND, "version": VERSION, "name": self.name, "game": self.game}
        return {**head, "rules": self.set, "options": dict(self.options)}

    def text(self) -> str:
        """Return the house rules as text that `read_house_rules` reads back."""
        return write(self.plain())


def read_house_rules(text: str) -> HouseRules:
    """Read house rules; of the options only those are kept that are otherwise than in the named rule set.

    Raises `NotationError` with line and column, or with the field, for what cannot be read or played.
    """
    if len(text) > LONGEST:
        raise NotationError("too long for house rules", field="text", expected=f"at most {LONGEST:,} characters")
    try:
        fields = Fields(read(text.removeprefix("\ufeff")))  # some editors begin every file with that mark
    except NotationError as fault:
        raise fault.at(field="text") if fault.field == "message" else fault from None
    _head(fields)
    name, game = fields.label("name"), fields.one_of("game", GAMES)
    named = fields.one_of("rules", customs(game).rule_sets)
    options = fields.mapping("options")
    _offered(game, options)
    base, rules = customs(game).rule_sets[named], load(game).rules(named, options)
    changed = {option: write_value(getattr(rules, option)) for option in rules.differs(base)}
    return HouseRules(name, game, named, changed)


def _head(fields: Fields) -> None:
    """Raise `NotationError` for what is no house rules, or not of this version."""
    fields.one_of("melds", (KIND,))
    version = fields.plain.get("version")
    if version != VERSION or type(version) is not int:
        newer = type(version) is int and version > VERSION
        said = f"version {str(version)[:10]}, made by a newer version of Melds" if newer else "no version"
        raise NotationError(said, field="version", expected=str(VERSION))
    for field in fields.plain:
        if field not in _FIELDS:
            raise NotationError("no field of house rules", field=field[:40], expected=", ".join(_FIELDS))


def _offered(game: str, options: Mapping[str, object]) -> None:
    """Raise `NotationError` for an option that there is and that house rules do not have."""
    known = customs(game).options
    for name in options:
        if name in known and not known[name].offered:
            said = f"{name} goes with the named rule set"
            free = ", ".join([each.name for each in known.values() if each.offered])
            raise NotationError(said, field=known[name].place, expected=f"another rule set, or one of {free}")
