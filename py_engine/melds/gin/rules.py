"""What one game of Gin Rummy may have otherwise than another: a rule set is data.

Numbers are numbers, and what is not a number is an `Enum`; no variant is a class, and no
field a callable, so a rule set can be printed, hashed, written into a record and compared.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from melds.cards import ACE, JOKER, TWO, Card, Cards, pack, rank_of
from melds.option import option
from melds.ruleset import OptionSet

WORTH: tuple[int, ...] = (
    *(value for value in (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1) for _ in range(4)),
    *(0,) * 5,
)
"""Points by card: pips, ten for a court card, one for an ace; a hidden card counts nothing (G3.6)."""


class Ace(Enum):
    """Where an ace stands in a run (G3.4)."""

    LOW = "low"
    """Below the two only: A 2 3."""
    HIGH_TOO = "high_too"
    """Above the king as well: Q K A. Never in the middle: K A 2 is no run."""


class JustTaken(Enum):
    """Which card just taken from the pile may not be discarded in that turn (G2.7)."""

    ANY = "any"
    """Whatever was taken stays in the hand for the turn."""
    FIRST_UPCARD = "first_upcard"
    """Only the first upcard, by the letter of C001-17."""
    MAY = "may"
    """Any card may be discarded."""


class OpponentSum(Enum):
    """When the defender's whole deadwood counts again beside the difference (G7.6)."""

    NEVER = "never"
    GIN_ONLY = "gin_only"
    ALWAYS = "always"
    """By the letter of C001-29."""


class BoxTiming(Enum):
    """When the points for a deal won are added (G8.2)."""

    END = "end"
    """When the game is won."""
    RUNNING = "running"
    """At once, so that they count towards the target."""


class SettleBy(Enum):
    """Who is paid the difference (G8.5)."""

    TOTALS = "totals"
    """Whoever has the higher total once everything is added."""
    GAME_WINNER = "game_winner"
    """Whoever reached the target, whatever the totals say."""


class Shutout(Enum):
    """What a loser without a single point pays for it (G8.4, G8.6)."""

    BOTH = "both"
    """The greater game bonus, and the payment doubled: the letter of C001-35 and C001-37."""
    BONUS_ONLY = "bonus_only"
    PAYMENT_ONLY = "payment_only"


class NextDealer(Enum):
    """Who deals after a deal that was won (G1.2)."""

    LOSER = "loser"
    WINNER = "winner"
    ALTERNATE = "alternate"


def _ranks() -> tuple[int, ...]:
    return tuple(range(TWO, ACE + 1))


@dataclass(frozen=True, kw_only=True)
class RuleSet(OptionSet):
    """Every figure and option of a Gin Rummy rule set, in the field's own terms."""

    name: str = "gin"
    ranks: tuple[int, ...] = option(_ranks(), "G1.1", TWO, ACE, offered=False)
    next_dealer: NextDealer = option(NextDealer.LOSER, "G1.2")
    hand_size: int = option(10, "G1.4", 1, 20)
    just_taken: JustTaken = option(JustTaken.ANY, "G2.7")
    ace: Ace = option(Ace.LOW, "G3.4")
    knock_limit: int = option(10, "G4.2", 0, 100)
    knock_limit_by_upcard: bool = option(False, "G4.5")
    upcard_ace_means_gin: bool = option(False, "G4.5")
    stock_end: int = option(2, "G6.1", 0, 30)
    turn_cap: int = option(120, "G6.3", 3, 1_000)
    gin_bonus: int = option(20, "G7.3")
    undercut_bonus: int = option(10, "G7.4")
    gin_beats_tie: bool = option(True, "G7.5")
    opponent_sum_added: OpponentSum = option(OpponentSum.NEVER, "G7.6")
    spades_double: bool = option(False, "G7.7")
    big_gin_bonus: int = option(0, "G7.8")  # no big gin where it is 0
    target: int = option(100, "G8.1", 1, 10_000)
    box_bonus: int = option(20, "G8.2")
    box_timing: BoxTiming = option(BoxTiming.END, "G8.2")
    game_bonus: int = option(100, "G8.3")
    shutout_game_bonus: int = option(200, "G8.4")
    shutout: Shutout = option(Shutout.BOTH, "G8.4")  # G8.6
    settle_by: SettleBy = option(SettleBy.TOTALS, "G8.5")
    games: int = option(1, "G8.7", 1, 9)  # three for Hollywood

    @cached_property
    def pack(self) -> Cards:
        """The whole pack in order: four suits of every rank, no jokers (G1.1)."""
        return pack(self.ranks, packs=1, jokers=0)

    @property
    def seats(self) -> int:
        """How many play: two (G1.1)."""
        return 2

    @property
    def sides(self) -> int:
        """How many sides there are: each plays alone (G1.1)."""
        return 2

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names of the seats in turn order."""
        return ("1", "2")

    def seat_name(self, seat: int) -> str:
        """Return the name of a seat."""
        return str(seat + 1)

    def side_of(self, seat: int) -> int:
        """Return the side of a seat: its own."""
        return seat

    def limited_by(self, upcard: Card) -> bool:
        """Return whether this upcard sets the knock limit: a card that is seen, where the rules say so (G4.5)."""
        return self.knock_limit_by_upcard and upcard < JOKER

    def limit_at(self, upcard: Card) -> int:
        """Return the most deadwood a knocker may keep with this upcard (G4.2, G4.5)."""
        if not self.limited_by(upcard):
            return self.knock_limit
        if self.upcard_ace_means_gin and rank_of(upcard) == ACE:
            return 0
        return min(WORTH[upcard], self.knock_limit)

    def doubles(self, upcard: Card) -> bool:
        """Return whether this upcard doubles the deal: a spade, where spades do (G7.7)."""
        return self.spades_double and upcard < JOKER and upcard & 3 == 3
