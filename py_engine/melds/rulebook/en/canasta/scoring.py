"""Chapter C7 in English: the score."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice, Sentence, paragraph
from melds.rulebook.words import Entry

_USUAL_BONUSES: Final = {"natural_bonus": 500, "mixed_bonus": 300, "red3_value": 100, "out_bonus": 100}


def _if_usual(example: Sentence) -> Sentence:
    """An example that reckons with the usual bonuses; with others, nothing."""
    for figure, usual in _USUAL_BONUSES.items():
        example = Choice(figure, {usual: example}, "")
    return example


ENTRIES: Final[Mapping[str, Entry]] = {
    "C7.1": Entry(
        "Natural canastas",
        paragraph(
            "Each natural canasta earns {natural_bonus:points}, over and above the values of its cards.",
            _if_usual("Seven kings are worth 70, and 570 with the bonus."),
        ),
    ),
    "C7.2": Entry(
        "Mixed canastas",
        paragraph(
            "Each mixed canasta earns {mixed_bonus:points}, over and above the values of its cards.",
            Choice("wild_canasta", {"yes": "One of wild cards alone earns {wild_bonus} (C4.18)."}, ""),
            _if_usual("Five kings with a two and a joker are worth 120, and 420 with the bonus."),
        ),
    ),
    "C7.3": Entry(
        "Red threes",
        paragraph(
            "Each red three on your side of the table earns {red3_value:points}.",
            Choice(
                "packs",
                {
                    2: Choice(
                        "red3_all",
                        {
                            4: Choice(
                                "red3_all_value",
                                {200: "All four earn 200 each, 800 together."},
                                "All four earn {red3_all_value} each.",
                            )
                        },
                        "With {red3_all:word} of them or more it is {red3_all_value} each.",
                    )
                },
                "With {red3_all:word} of them or more it is {red3_all_value} each.",
            ),
            "But a side that has melded nothing when the deal ends loses the same points instead.",
        ),
    ),
    "C7.4": Entry(
        "The bonus for going out",
        "The side of the player who goes out earns {out_bonus:points}.",
    ),
    "C7.5": Entry(
        "The bonus for going out concealed",
        Choice(
            "out_bonus",
            {
                100: Choice(
                    "concealed_bonus",
                    {
                        0: "Going out concealed (C6.8) earns nothing more.",
                        100: "Going out concealed (C6.8) earns another 100 points, so 200 in all.",
                    },
                    "Going out concealed (C6.8) earns another {concealed_bonus:points}.",
                )
            },
            "Going out concealed (C6.8) earns another {concealed_bonus:points}.",
        ),
    ),
    "C7.6": Entry(
        "Cards melded, cards held",
        paragraph(
            Choice(
                "deduct_without_canasta",
                {
                    "yes": "The values of all the cards in your side's melds count for you, if your side has a "
                    "canasta or goes out; otherwise they count against you."
                },
                "The values of all the cards in your side's melds count for you.",
            ),
            Choice(
                "seats-sides",
                {
                    0: "The values of all cards still in your hand count against you, even if they could have "
                    "been melded.",
                    2: "The values of all cards still in your hand and your partner's count against you, even "
                    "if they could have been melded.",
                },
                "The values of all cards still in the hands of your side count against you, even if they could "
                "have been melded.",
            ),
            Choice(
                "black3_in_hand",
                {5: ""},
                "A black three in a hand counts {black3_in_hand:points} there, whatever it is worth elsewhere.",
            ),
        ),
    ),
    "C7.7": Entry(
        "A red three left in the hand",
        paragraph(
            "A red three that is still in a hand when the deal ends costs its side {red3_in_hand:points}.",
            Choice(
                "red3_in_hand_each",
                {
                    "no": Choice(
                        "red3_in_hand_spared",
                        {"no": "Our ruling: it is no more for several."},
                        "Our ruling: it is no more for several; and if their holder never had a turn, there is "
                        "no penalty, and they count as if they lay on the table.",
                    )
                },
                Choice(
                    "red3_in_hand_spared",
                    {"no": "Our ruling: it is {red3_in_hand} for each."},
                    "Our ruling: it is {red3_in_hand} for each; but if its holder never had a turn, there is "
                    "no penalty, and it counts as if it lay on the table.",
                ),
            ),
        ),
    ),
    "C7.8": Entry(
        "The score of a deal",
        paragraph(
            "The bonuses of a side make its base score, the cards of C7.6 its hand score, and both "
            "together its score for the deal, which may be negative.",
            Choice(
                "seats-sides",
                {
                    0: "It is written in a column for each player, each time with the running total.",
                    2: "It is written in two columns, We and They, each time with the running total.",
                },
                "It is written in a column for each side, each time with the running total.",
            ),
            _if_usual(
                "Example: a natural and a mixed canasta, two red threes and going out make a base of 1,100; 190 "
                "in melds less 70 in hand make 120; the deal is worth 1,220."
            ),
        ),
    ),
    "C7.9": Entry(
        "The points that win",
        "The side that reaches a total of {target:points} wins the match. At {target-5} it goes on.",
    ),
    "C7.10": Entry(
        "The last deal",
        paragraph(
            "The last deal is played to its end even when it is plain that a side has passed {target}; "
            "totals are compared only then.",
            Choice(
                "sides",
                {
                    2: "Our ruling: if both sides have {target} or more, the higher total wins, and with equal "
                    "totals another deal is played."
                },
                "Our ruling: if several sides have {target} or more, the highest total wins, and if more than "
                "one side has it, another deal is played.",
            ),
        ),
    ),
    "C7.11": Entry(
        "The margin",
        paragraph(
            Choice(
                "sides",
                {2: "There is no bonus for winning. The size of the victory is the difference between the final"},
                "There is no bonus for winning. The size of the victory is the difference between the two "
                "highest final",
            ),
            Choice("target", {5000: "totals: 5,350 against 4,950 is a win by 400."}, "totals."),
        ),
    ),
    "C7.12": Entry(
        "After the end",
        "When a side has won, the match is over, and no more cards are dealt or played in it.",
        "The match is over: to play on, begin a new one.",
    ),
}
