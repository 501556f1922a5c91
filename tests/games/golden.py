"""Whole matches that are kept: how each came about, and what the folder holds of it."""

import json
from pathlib import Path

from melds.canasta import CANASTA
from melds.drawing import Draw
from melds.reader import read_record
from melds.record import Heading, Player
from melds.session.digest import digest_of_deal
from melds.table import seated
from melds.wire.canasta.report import sheet_report

FOLDER = Path(__file__).parent
HASHES = FOLDER / "hashes.json"
DEALS = 200
MIXED = ("random", "simple", "random", "club")
"""Every fourth deal of the hashes is played by these, the others by club alone."""

CLUB = tuple(Player(name, "club") for name in ("South", "West", "North", "East"))
SIMPLE = tuple(Player(who.name, kind) for who, kind in zip(CLUB, ("club", "simple") * 2, strict=True))
STOP = {"black3": "stop", "red3_forgettable": "yes"}
MATCHES = {
    "club": ({}, CLUB, "club", False),
    "against-simple": ({}, SIMPLE, "against simple", False),
    "drawn-for-partners": ({}, CLUB, "drawn", True),
    "stop-and-forgettable": (STOP, CLUB, "stop and forgettable", False),
}
"""The options, the players, the seed, and whether they draw for partners."""


def played(name):
    """Play a match again from its seed; return the lines of its record."""
    options, players, seed, drawn = MATCHES[name]
    rules = CANASTA.rules("classic", options)
    if drawn:
        draw = Draw(Heading("canasta", rules, (), 0, seed, players))
        draw.lift_for_computers()
        table = draw.table()
    else:
        table = seated("canasta", rules, players, seed)
    while table.state.step.value != "over":
        table.deal()
        while table.state.to_act >= 0:
            table.go(lambda: True)
    return table.lines


def sheets(lines):
    """Return the score sheets of a record, deal by deal, as text."""
    ended = [state for state, _ in read_record(lines).replay() if state.ended is not None]
    return "".join(f"Deal {state.deal}\n{sheet_report(state)}\n\n" for state in ended)


def seed_of(number):
    """Return the seed of one of the deals that are hashed."""
    return f"melds {number}"


def players_of(number):
    """Return who plays one of the deals that are hashed."""
    return list(MIXED) if number % 4 == 0 else ["club"] * 4


def digest(number):
    """Return the digest of one deal, how many acts it has, and the trail of digests act by act."""
    return digest_of_deal(seed_of(number), players_of(number), 1)


def kept_hashes():
    """Return what the folder holds: for every deal who played, how many acts, and the digest."""
    return json.loads(HASHES.read_text("utf-8"))


def entry(number):
    """Return what the folder should hold of one deal."""
    found = digest(number)
    return {"seed": seed_of(number), "players": players_of(number), "acts": found["acts"], "digest": found["digest"]}
