"""A deal among computer players folded into one digest, so that two engines can be compared act by act.

The digest is the same on every Python and in the browser: it is taken of text alone.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from melds.customs import customs, usual_rules
from melds.game import USUAL
from melds.record import Player
from melds.table import Table, seated
from melds.verdict import NotationError
from melds.wire import canonical

SHOWN = 8
"""Hex digits of the digest that are given after each act."""


def digest_of_deal(seed: str, kinds: Sequence[str], deal: int, game: str = USUAL) -> dict[str, Any]:
    """Return the digest of a deal of the match that players of these kinds play from a named seed.

    They play by the usual rules of the game. `acts` is how many acts the deal has, itself counted, and
    `trail` the beginning of the digest after each of them. Raises `NotationError` for players too many
    or few, `IllegalAct` for a deal after the end of the match.
    """
    rules = customs(game).rule_sets[usual_rules(game)]
    if len(kinds) != rules.seats:
        raise NotationError(f"{len(kinds)} players", field="players", expected=f"{rules.seats} of them")
    players = [Player(f"{kind} {number}", kind) for number, kind in enumerate(kinds, 1)]
    table = seated(game, rules, players, seed)
    for _ in range(deal - 1):
        _play(table)
    return _play(table)


def _play(table: Table) -> dict[str, Any]:
    table.deal()
    folded, trail = _fold("", table), []
    while True:
        trail.append(folded[:SHOWN])
        if table.state.to_act < 0:
            return {"digest": folded, "acts": len(trail), "trail": trail}
        table.go(lambda: True)
        folded = _fold(folded, table)


def _fold(before: str, table: Table) -> str:
    position = canonical(table.customs.write_position(table.state))
    return sha256(f"{before}\n{table.lines[-1]}\n{position}".encode()).hexdigest()
