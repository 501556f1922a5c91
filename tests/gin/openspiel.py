"""OpenSpiel's Gin Rummy beside ours: its numbers for cards and acts, and the way it plays our acts.

There a card is `suit * 13 + height` in the order of spades, clubs, diamonds and hearts, and the first to
act is always player 0. A knock is many acts: to knock, to put a card down, to lay each meld, to be done.
"""

import tomllib
from functools import cache
from pathlib import Path

from packaging.requirements import Requirement

from melds.cards import suit_of
from melds.gin.acts import Discard, Done, Draw, Knock, LayOff, Pass, Take
from melds.gin.melding import height_of, is_set

try:
    import pyspiel
except ImportError:
    pyspiel = None

TAKE, DRAW, PASS, KNOCK, FIRST_MELD = 52, 53, 54, 55, 56
SUITS = (1, 2, 3, 0)
"""Its number of clubs, diamonds, hearts and spades."""
LONGEST = 5
"""The longest run it lays at once."""


def is_missing_for_a_reason():
    """Return whether it is not installed because there is no wheel for this machine, as pyproject.toml has it."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    listed = [Requirement(each) for each in project["dependency-groups"]["test"] if isinstance(each, str)]
    marker = next(each.marker for each in listed if each.name == "open-spiel")
    return pyspiel is None and not marker.evaluate()


@cache
def game():
    """Return its game with the figures of ours."""
    return pyspiel.load_game(
        "gin_rummy", {"oklahoma": False, "knock_card": 10, "gin_bonus": 20, "undercut_bonus": 10}
    )


@cache
def arithmetic():
    """Return its functions on hands."""
    return pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)


def number(card):
    """Return its number of a card."""
    return SUITS[suit_of(card)] * 13 + height_of(card)


def numbers(cards):
    """Return its numbers of cards, sorted."""
    return sorted(number(card) for card in cards)


CARDS = {number(card): card for card in range(52)}
"""Our cards by its numbers."""


def pieces(meld):
    """Return its acts that lay a meld; a run of six or more comes in two pieces."""
    cards = [number(card) for card in meld]
    if is_set(meld) or len(cards) <= LONGEST:
        return [FIRST_MELD + arithmetic().meld_to_int(cards)]
    half = len(cards) // 2
    return [FIRST_MELD + arithmetic().meld_to_int(part) for part in (cards[:half], cards[half:])]


def meld_of(act):
    """Return the cards of its act that lays a meld."""
    return tuple(CARDS[each] for each in arithmetic().int_to_meld[act - FIRST_MELD])


class Other:
    """One deal of OpenSpiel, and how it is moved by our acts."""

    def __init__(self, pack, hand_size=10):
        """Deal a pack that has been cut, first card first."""
        self.state = game().new_initial_state()
        count = 2 * hand_size
        for card in (*pack[0:count:2], *pack[1:count:2], pack[count]):
            self.apply(number(card))

    def apply(self, act):
        """Play one of its own acts, which must be one that it allows."""
        allowed = self.state.legal_actions()
        assert act in allowed, f"{act} is not among {allowed} in {self.state}"
        self.state.apply_action(act)

    @property
    def legal(self):
        """Its acts that are allowed now."""
        return set(self.state.legal_actions())

    @property
    def over(self):
        """Whether its deal has ended."""
        return self.state.is_terminal()

    def play(self, before, act, after):
        """Play an act of ours that led from one state to another."""
        match act:
            case Take():
                self.apply(TAKE)
            case Pass():
                self.apply(PASS)
            case Draw():
                self.apply(DRAW)
                self.apply(number(before.stock[0]))
            case Discard(card):
                self.apply(number(card))
            case Knock(card):
                self._knock(card, after)
            case LayOff(card):
                self.apply(number(card))
            case Done():
                self.apply(PASS)
        if after.knock is not None and after.ended is not None:
            self._lay(after.ended.defence.melds)

    def _knock(self, card, after):
        self.apply(KNOCK)
        self.apply(number(card))
        self._lay(after.knock.melds)

    def _lay(self, melds):
        """Lay melds, whoever's turn it is to lay some, and be done."""
        for meld in melds:
            for piece in pieces(meld):
                self.apply(piece)
        self.apply(PASS)
