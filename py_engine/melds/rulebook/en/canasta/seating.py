"""Chapter C1 in English: partners and seats."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice, paragraph
from melds.rulebook.words import Entry

_FAMILY: Final = "Canasta belongs to the Rummy family and is played"
_FIVE: Final = (
    f"{_FAMILY}, in these rules, by five people as two sides, one of three and one of two. The sides "
    "alternate round the table, but for one place: the fifth player and the first are partners, and "
    "play one after the other. What one player of a side melds belongs to all of it."
)
_TWO_THREES: Final = (
    f"{_FAMILY}, in these rules, by six people as two sides of three. The sides alternate round the "
    "table, so that everybody sits between two opponents. What one of the three melds belongs to all "
    "of them."
)
_THREE_PAIRS: Final = (
    f"{_FAMILY}, in these rules, by six people as three sides of two. Partners sit opposite each other, "
    "so that everybody sits between two opponents. What one partner melds belongs to both."
)
_MORE: Final = (
    f"{_FAMILY}, in these rules, by {{seats:word}} people as {{sides:word}} sides. The sides take turns "
    "round the table, and what one player of a side melds belongs to all of it."
)
_THREE_THREES: Final = (
    f"{_FAMILY}, in these rules, by nine people as three sides of three. The sides take turns round the "
    "table, so that every third player is of one side. What one of the three melds belongs to all of them."
)
_TURNED: Final = "the table on the screen is turned so that your own seat is always the nearest one."

ENTRIES: Final[Mapping[str, Entry]] = {
    "C1.1": Entry(
        "Sides and seats",
        Choice(
            "seats-sides",
            {
                0: f"{_FAMILY}, in these rules, by {{seats:word}} people, each alone: a side is one "
                "player, and nobody has a partner.",
                2: f"{_FAMILY} by four people as two sides of two. Partners sit opposite each other, "
                "so the turn goes from one side to the other and back. What one partner melds belongs "
                "to both.",
            },
            Choice(
                "seats",
                {
                    5: _FIVE,
                    6: Choice("sides", {2: _TWO_THREES}, _THREE_PAIRS),
                    9: Choice("sides", {3: _THREE_THREES}, _MORE),
                },
                _MORE,
            ),
        ),
    ),
    "C1.2": Entry(
        "The order of the cards in the draw",
        Choice(
            "partner_draw",
            {
                "no": "An option that is not in force in these rules is a draw for partners and seats, "
                "the one place where a suit outranks another; here you sit as you like, and the "
                "first dealer is found by lot."
            },
            "Partners can be settled by lot: the pack is spread face down and everybody lifts one "
            "card. Aces are highest, then kings, queens, jacks and tens, down to the twos. Between "
            "two cards of one rank the suit decides: spades, hearts, diamonds, clubs, from high to "
            "low, so K♠ beats K♥. Nowhere else in the game does one suit outrank another.",
        ),
    ),
    "C1.3": Entry(
        "Who sits where",
        Choice(
            "partner_draw",
            {
                "no": "Where partners are drawn for, the highest card chooses a seat; in these rules "
                f"you sit as you like, and {_TURNED}"
            },
            Choice(
                "seats-sides",
                {
                    2: "Whoever lifts the highest card chooses a seat and plays first in the first "
                    "deal. The next highest card makes its player the partner of the highest; the "
                    "other two players are the second side. Our ruling: the third highest sits to the "
                    f"left of the highest, and {_TURNED}"
                },
                "Whoever lifts the highest card chooses a seat and plays first in the first deal. Our "
                "ruling: the next highest cards fill the side of the highest, those after them the "
                "next side, which sits down from the left of the highest, and so on; and "
                f"{_TURNED}",
            ),
        ),
    ),
    "C1.4": Entry(
        "Equal cards and jokers",
        Choice(
            "partner_draw",
            {
                "no": "Where partners are drawn for, equal cards and jokers are drawn again; these "
                "rules have no such draw."
            },
            paragraph(
                Choice(
                    "packs",
                    {2: "Two packs hold every card twice.", 1: ""},
                    "With {packs:word} packs every card is there {packs:word} times.",
                ),
                "If two players lift the same card, say both queens of hearts, neither of them is "
                "ahead. A joker has no rank in this draw at all. Our ruling: for equal cards both "
                "players draw again, for a joker only the one who lifted it.",
            ),
        ),
        Choice(
            "card",
            {"JK": "A joker has no rank in this draw, so the player who lifted it draws again."},
            "Two players lifted the {card:card}, so both of them draw again.",
        ),
    ),
    "C1.5": Entry(
        "One card each",
        Choice(
            "partner_draw",
            {"no": "Where partners are drawn for, everybody lifts one card; these rules have no such draw."},
            Choice(
                "redraw_two",
                {
                    "no": "Everybody lifts one card; that whoever lifts more puts them aside and draws "
                    "again is an option that is not in force in these rules, where nobody can lift two."
                },
                "Everybody lifts one card. Whoever lifts two or more at once puts them aside and draws "
                "again.",
            ),
        ),
        "Each player lifts one card, not {lifted:word}: draw again.",
    ),
    "C1.6": Entry(
        "The ends of the pack",
        Choice(
            "partner_draw",
            {
                "no": "Where partners are drawn for, the cards at the ends of the pack may not count; "
                "these rules have no such draw."
            },
            Choice(
                "redraw_ends",
                {
                    0: "An option that is not in force in these rules takes the cards at either end of "
                    "the pack out of the draw; here every card of the spread counts.",
                    1: "The card at either end of the pack does not count in the draw. Whoever lifts one "
                    "of them draws again.",
                },
                "The {redraw_ends:cards} at either end of the pack do not count in the draw. Whoever "
                "lifts one of them draws again.",
            ),
        ),
        "That card is one of the {ends:word} at its end of the pack, and those do not count: draw "
        "again, nearer the middle.",
    ),
    "C1.7": Entry(
        "A card already lifted",
        Choice(
            "partner_draw",
            {
                "no": "Where partners are drawn for, a card that has been lifted stays out of the "
                "spread; these rules have no such draw."
            },
            "Our ruling: a card that has been lifted stays out of the spread until everybody is "
            "seated, even if its player has to draw again, so no one else can lift it.",
        ),
        "That card has been lifted already: choose another.",
    ),
}
