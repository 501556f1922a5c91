"""Chapter G8 in English: the game and the settlement."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.words import Entry

ENTRIES: Final[Mapping[str, Entry]] = {
    "G8.1": Entry(
        "A game to 100",
        "Deals are played until a player has 100 points or more: that player wins the game. At 99 "
        "it goes on. Only one player scores in a deal, so there is never a tie.",
    ),
    "G8.2": Entry(
        "Boxes",
        "A player receives 20 points for each deal won, called a box; a void deal is no box. Our "
        "reading: boxes are added when the game is over, since our source speaks of them there. "
        "With 90 points and three deals won you still have 90, and play on. An option adds each "
        "box at once, so that it helps on the way to 100.",
    ),
    "G8.3": Entry(
        "The game bonus",
        "The winner of the game adds another 100 points.",
    ),
    "G8.4": Entry(
        "A loser without a point",
        "If the loser has not scored a single point, the bonus is 200 in place of 100.",
    ),
    "G8.5": Entry(
        "The settlement",
        "Points, boxes and bonus make each player's total, and the lower total pays the "
        "difference. 128 points in three deals are worth 128 + 60 + 100 = 288 to the winner, 70 "
        "in two are worth 70 + 40 = 110 to the loser, and 178 is paid. Our reading: many boxes "
        "may lift the loser of the game above its winner, which our source has not thought of; "
        "then the totals decide, and the winner pays. An option has the loser of the game pay "
        "all the same.",
    ),
    "G8.6": Entry(
        "Paid double",
        "If the loser has won no deal, the difference is paid twice. Our reading: a loser who won "
        "no deal has no point either, and so is punished by G8.4 and by this rule too, as the "
        "letter of our source has it. 105 points in four deals make 105 + 80 + 200 = 385 against "
        "nothing, and 770 is paid. An option leaves only the one or only the other.",
    ),
    "G8.7": Entry(
        "Hollywood",
        "A variant that our source does not have: three games are kept side by side. The first "
        "deal you win is entered in the first game only, your second in the first two, every "
        "later one in all three. A game that is over takes no more: if it ends before you have "
        "won a deal in it, your first is entered in the next game still open, and your second in "
        "the one after it too. Each is settled by itself, and the match ends with the last.",
    ),
    "G8.8": Entry(
        "After the end",
        "When the game is won, the match is over, and no more cards are dealt or played in it.",
        "The match is over: to play on, begin a new one.",
    ),
}
