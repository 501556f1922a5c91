"""Whole matches that are kept: how each came about, and what the folder holds of it."""

import json
from pathlib import Path
from typing import NamedTuple

from melds.drawing import Draw
from melds.game import load
from melds.reader import read_record
from melds.record import Heading, Player
from melds.session.digest import digest_of_deal
from melds.table import seated
from melds.wire.face import face

FOLDER = Path(__file__).parent
DEALS = {"canasta": 200, "gin": 100}
"""How many deals of each game are hashed."""
MIXED = {"canasta": ("random", "simple", "random", "club"), "gin": ("simple", "random")}
"""Every fourth deal of the hashes is played by these, the others by club alone."""

CLUB = tuple(Player(name, "club") for name in ("South", "West", "North", "East"))
SIMPLE = tuple(Player(who.name, kind) for who, kind in zip(CLUB, ("club", "simple") * 2, strict=True))
STOP = {"black3": "stop", "red3_forgettable": "yes"}
PAIR = CLUB[:2]
UNEVEN = SIMPLE[:2]
READ_OTHERWISE = {
    "ace": "high_too",
    "just_taken": "first_upcard",
    "opponent_sum_added": "gin_only",
    "box_timing": "running",
    "settle_by": "game_winner",
    "shutout": "bonus_only",
    "next_dealer": "alternate",
}


class Match(NamedTuple):
    """How a kept match came about."""

    game: str
    rules: str
    options: dict[str, str]
    players: tuple[Player, ...]
    seed: str
    drawn: bool = False
    """Whether they draw for partners."""


MATCHES = {
    "club": Match("canasta", "classic", {}, CLUB, "club"),
    "against-simple": Match("canasta", "classic", {}, SIMPLE, "against simple"),
    "drawn-for-partners": Match("canasta", "classic", {}, CLUB, "drawn", drawn=True),
    "stop-and-forgettable": Match("canasta", "classic", STOP, CLUB, "stop and forgettable"),
    "gin-club": Match("gin", "gin", {}, PAIR, "gin club"),
    "gin-against-simple": Match("gin", "gin25", {}, UNEVEN, "gin against simple"),
    "gin-oklahoma": Match("gin", "oklahoma", {}, PAIR, "oklahoma"),
    "gin-hollywood": Match("gin", "hollywood", {}, UNEVEN, "hollywood"),
    "gin-read-otherwise": Match("gin", "gin", READ_OTHERWISE, PAIR, "read otherwise"),
}


def played(name):
    """Play a match again from its seed; return the lines of its record."""
    game, named, options, players, seed, drawn = MATCHES[name]
    rules = load(game).rules(named, options)
    if drawn:
        draw = Draw(Heading(game, rules, (), 0, seed, players))
        draw.lift_for_computers()
        table = draw.table()
    else:
        table = seated(game, rules, players, seed)
    while table.state.step.value != "over":
        table.deal()
        while table.state.to_act >= 0:
            table.go(lambda: True)
    return table.lines


def sheets(lines):
    """Return the score sheets of a record, deal by deal, as text."""
    record = read_record(lines)
    report = face(record.heading.game).sheet_report
    ended = [state for state, _ in record.replay() if state.ended is not None]
    return "".join(f"Deal {state.deal}\n{report(state)}\n\n" for state in ended)


def seed_of(number):
    """Return the seed of one of the deals that are hashed."""
    return f"melds {number}"


def players_of(number, game="canasta"):
    """Return who plays one of the deals that are hashed."""
    return list(MIXED[game]) if number % 4 == 0 else ["club"] * len(MIXED[game])


def digest(number, game="canasta"):
    """Return the digest of one deal, how many acts it has, and the trail of digests act by act."""
    return digest_of_deal(seed_of(number), players_of(number, game), 1, game)


def hashes(game):
    """Return the file in which the deals of a game are kept."""
    return FOLDER / ("hashes.json" if game == "canasta" else f"{game}-hashes.json")


def kept_hashes(game="canasta"):
    """Return what the folder holds: for every deal who played, how many acts, and the digest."""
    return json.loads(hashes(game).read_text("utf-8"))


def entry(number, game="canasta"):
    """Return what the folder should hold of one deal."""
    found = digest(number, game)
    who = players_of(number, game)
    return {"seed": seed_of(number), "players": who, "acts": found["acts"], "digest": found["digest"]}
