"""Chapter C7 in English: the score."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.words import Entry

ENTRIES: Final[Mapping[str, Entry]] = {
    "C7.1": Entry(
        "Natural canastas",
        "Each natural canasta earns 500 points, over and above the values of its cards. Seven "
        "kings are worth 70, and 570 with the bonus.",
    ),
    "C7.2": Entry(
        "Mixed canastas",
        "Each mixed canasta earns 300 points, over and above the values of its cards. Five kings "
        "with a two and a joker are worth 120, and 420 with the bonus.",
    ),
    "C7.3": Entry(
        "Red threes",
        "Each red three on your side of the table earns 100 points. All four earn 200 each, 800 "
        "together. But a side that has melded nothing when the deal ends loses the same points "
        "instead.",
    ),
    "C7.4": Entry(
        "The bonus for going out",
        "The side of the player who goes out earns 100 points.",
    ),
    "C7.5": Entry(
        "The bonus for going out concealed",
        "Going out concealed (C6.8) earns another 100 points, so 200 in all.",
    ),
    "C7.6": Entry(
        "Cards melded, cards held",
        "The values of all the cards in your side's melds count for you. The values of all cards "
        "still in your hand and your partner's count against you, even if they could have been "
        "melded.",
    ),
    "C7.7": Entry(
        "A red three left in the hand",
        "A red three that is still in a hand when the deal ends costs its side 500 points. Our "
        "ruling: it is 500 for each; but if its holder never had a turn, there is no penalty, and "
        "it counts as if it lay on the table.",
    ),
    "C7.8": Entry(
        "The score of a deal",
        "The bonuses of a side make its base score, the cards of C7.6 its hand score, and both "
        "together its score for the deal, which may be negative. It is written in two columns, "
        "We and They, each time with the running total. Example: a natural and a mixed canasta, "
        "two red threes and going out make a base of 1,100; 190 in melds less 70 in hand make "
        "120; the deal is worth 1,220.",
    ),
    "C7.9": Entry(
        "Five thousand points",
        "The side that reaches a total of 5,000 points wins the match. At 4,995 it goes on.",
    ),
    "C7.10": Entry(
        "The last deal",
        "The last deal is played to its end even when it is plain that a side has passed 5,000; "
        "totals are compared only then. Our ruling: if both sides have 5,000 or more, the higher "
        "total wins, and with equal totals another deal is played.",
    ),
    "C7.11": Entry(
        "The margin",
        "There is no bonus for winning. The size of the victory is the difference between the "
        "final totals: 5,350 against 4,950 is a win by 400.",
    ),
    "C7.12": Entry(
        "After the end",
        "When a side has won, the match is over, and no more cards are dealt or played in it.",
        "The match is over: to play on, begin a new one.",
    ),
}
