"""Chapter G6 in English: how a deal ends."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.words import Entry

ENTRIES: Final[Mapping[str, Entry]] = {
    "G6.1": Entry(
        "The stock runs down",
        "The last two cards of the stock are never drawn. If your draw leaves only these two, and "
        "you discard without knocking, the deal ends at once and is void. A knock in that turn "
        "counts like any other. With three cards in the stock you may also take from the pile, "
        "and the deal goes on.",
    ),
    "G6.2": Entry(
        "A void deal",
        "A void deal scores nothing, for either player, and nobody has won it. The same dealer "
        "deals again.",
    ),
    "G6.3": Entry(
        "A deal without end",
        "Our ruling: as long as both players take from the pile, the stock never runs down, and a "
        "deal could go on for ever. After 120 turns, counting both players', it is void. To pass "
        "the upcard is a turn like any other.",
    ),
    "G6.4": Entry(
        "All cards are shown",
        "After a knock both hands are shown. Our ruling: so is the card that lay face down, once "
        "the deal has ended, and so are both hands after a void deal, of which our source says "
        "nothing. Everybody can check what was held.",
    ),
}
