"""Chapter C5 in English: the discard pile."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice, paragraph
from melds.rulebook.words import Entry

_THREE_WAYS: Final = (
    "To take the {top:card} you need two natural {top:many} from your hand, or one and a wild "
    "card, or a meld of {top:many} that your side can add it to"
)
_BROUGHT: Final = f"{_THREE_WAYS}; this take brings {{naturals:naturals}} and {{wilds:wilds}}."
_WITH_A_PAIR: Final = (
    "Even a frozen pile can be taken, and your side can open with it, but only with a natural pair (C5.5)."
)
_STOPS: Final = (
    "A black three on top stops the pile for as long as it lies there; once another card covers it, the "
    "pile is what it was before."
)
_FREEZERS: Final = "a red three or a wild card turned up when the pile began, and a wild card discarded on it later."
_SIDEWAYS: Final = "The lowest freezing card is laid sideways, so that everybody can see it."

ENTRIES: Final[Mapping[str, Entry]] = {
    "C5.1": Entry(
        "Before you open",
        Choice(
            "before_opening",
            {
                "open": "An option that is not in force in these rules freezes the pile against a side that "
                "has not melded yet; here such a side takes it like any other, and opens in doing so, if "
                "what it lays down reaches the minimum (C4.6).",
                "forbidden": "The pile is more than frozen against a side that has not melded yet: it may "
                "not take the pile at all (C5.12).",
            },
            paragraph(
                "The pile is frozen against a side that has not melded yet, whatever lies in it.",
                Choice(
                    "seats-sides",
                    {
                        0: "Its first meld unfreezes it, unless a card in the pile keeps it frozen (C5.2).",
                        2: "The first meld of either partner unfreezes it for both, unless a card in the "
                        "pile keeps it frozen (C5.2).",
                    },
                    "The first meld of any of its players unfreezes it for all of them, unless a card in "
                    "the pile keeps it frozen (C5.2).",
                ),
                _WITH_A_PAIR,
            ),
        ),
    ),
    "C5.2": Entry(
        "Frozen for everybody",
        Choice(
            "always_frozen",
            {"yes": "In these rules the pile is frozen for everybody all the time, whatever lies in it."},
            Choice(
                "black3",
                {
                    "freeze": "Three kinds of card freeze the pile for everybody: a wild card or a black "
                    "three, turned up when the pile began or discarded on it later, and a red three turned "
                    f"up when it began. {_SIDEWAYS}"
                },
                paragraph(
                    Choice(
                        "sides",
                        {2: f"Three things freeze the pile for both sides: {_FREEZERS}"},
                        f"Three things freeze the pile for all sides: {_FREEZERS}",
                    ),
                    _SIDEWAYS,
                    "A black three in the pile freezes nothing (C5.8).",
                ),
            ),
        ),
    ),
    "C5.3": Entry(
        "Frozen until it is taken",
        Choice(
            "always_frozen",
            {"yes": "In these rules taking the pile does not unfreeze it: the next one is frozen as well (C5.2)."},
            "A frozen pile stays frozen, however many natural cards are discarded on it, until "
            "somebody takes it. The pile that begins with the next discard is free again.",
        ),
    ),
    "C5.4": Entry(
        "A wild card on top",
        "Nobody may take the pile while a wild card lies on top, not even with two more wild "
        "cards. At least one natural card must be discarded on it first; the pile is then frozen.",
        "The {top:card} on top of the pile is a wild card: nobody may take the pile until a "
        "natural card has been discarded on it.",
    ),
    "C5.5": Entry(
        "Taking a frozen pile",
        paragraph(
            "A frozen pile is taken with a natural pair: two natural cards of the top card's rank, "
            "both from your hand. More than two will do; a wild card in place of one will not, nor "
            "will a meld on the table.",
            Choice(
                "before_opening",
                {"forbidden": "You show the pair before you touch the pile."},
                "You show the pair before you touch the pile, and if your side has not opened, also every "
                "other card that you need for the minimum.",
            ),
            Choice(
                "canasta_limit",
                {
                    0: "With 8♦ on top, 8♠ 8♥ will take it (and the three eights join your side's eights, if "
                    "it has any), but 8♠ with a two will not."
                },
                "With 8♦ on top, 8♠ 8♥ will take it (and the three eights join your side's eights, if it has "
                "any and they have room for three), but 8♠ with a two will not.",
            ),
        ),
        Choice(
            "why",
            {
                "opening": "Your side has not opened, so the pile is frozen for you: its "
                "{top:card} needs {needs:naturals} of that rank from your hand, and this take "
                "brings {naturals:word}.",
                "frozen": "The pile is frozen: its {top:card} needs {needs:naturals} of that rank "
                "from your hand, and this take brings {naturals:word}.",
            },
            "The pile is frozen for your side: its {top:card} needs {needs:naturals} of that rank "
            "from your hand, and this take brings {naturals:word}.",
        ),
    ),
    "C5.6": Entry(
        "Taking an open pile",
        Choice(
            "always_frozen",
            {
                "yes": "Where a pile is not frozen, one natural card and a wild one will take it too, or a "
                "meld on the table; in these rules it always is, and C5.5 says how it is taken."
            },
            paragraph(
                "When the pile is not frozen for your side, there are three ways to take it. You meld its "
                "top card with two natural cards of its rank from your hand; or with one natural card of "
                "its rank and one wild card, both from your hand; or you add it to a meld that your side "
                "has on the table.",
                Choice(
                    "canasta_limit",
                    {
                        0: Choice(
                            "seats-sides",
                            {
                                0: "If Q♦ is on top, then Q♠ Q♥ will do, Q♠ with a joker will do, and if you "
                                "have melded queens, you need no card at all.",
                                2: "If Q♦ is on top, then Q♠ Q♥ will do, Q♠ with a joker will do, and if your "
                                "partner has melded queens, you need no card at all.",
                            },
                            "If Q♦ is on top, then Q♠ Q♥ will do, Q♠ with a joker will do, and if your side "
                            "has melded queens, you need no card at all.",
                        )
                    },
                    "If Q♦ is on top, then Q♠ Q♥ will do, Q♠ with a joker will do, and if your side has queens "
                    "on the table that are not closed (C4.17), you need no card at all.",
                ),
            ),
        ),
        Choice(
            "naturals",
            {0: Choice("wilds", {0: f"{_THREE_WAYS}, and your side has no such meld."}, _BROUGHT)},
            _BROUGHT,
        ),
    ),
    "C5.7": Entry(
        "The whole pile comes along",
        "First the top card is melded, and never goes into your hand. Then you must take all the "
        "rest of the pile into your hand. You may go on to meld any of the cards you have picked "
        "up, and end your turn with a discard, which begins a new pile.",
    ),
    "C5.8": Entry(
        "A black three on top",
        Choice(
            "black3_melded",
            {
                "no": paragraph(
                    Choice("black3", {"freeze": "A black three freezes the pile like a wild card (C5.2)."}, _STOPS),
                    "In these rules black threes are never melded (C4.7), so nobody may take the pile while one is on "
                    "top.",
                )
            },
            Choice(
                "black3",
                {
                    "stop": f"{_STOPS} Before the match the players agree on one of two ways: either, as here, "
                    "nobody may take it at all, or you may take it to go out, melding the black three with two "
                    "or three more from your hand.",
                    "freeze": "A black three freezes the pile like a wild card (C5.2). While it is on top, you "
                    "may take the pile only to go out, melding the black three with two or three more from your "
                    "hand. Our ruling: in that case everything you pick up must be melded too, but for one last "
                    "discard (C6.16).",
                },
                f"{_STOPS} Before the match the players agree on one of two ways: either nobody may take it at "
                "all, or, as here unless you choose otherwise, you may take it to go out, melding the black "
                "three with two or three more from your hand. Our ruling: in that case everything you pick up "
                "must be melded too, but for one last discard (C6.16).",
            ),
        ),
        Choice(
            "why",
            {
                "stop": "The {top:card} on top stops the pile: nobody may take it until another "
                "card has been discarded on it.",
                "stop_but_go_out": "The {top:card} on top stops the pile: you may take it only to "
                "go out, melding that card with two or three more black threes from your hand.",
                "freeze": "The {top:card} on top freezes the pile: you may take it only to go out, melding "
                "that card with two or three more black threes from your hand.",
            },
            "The {top:card} on top stops the pile, and this take is not one that could pass it.",
        ),
    ),
    "C5.9": Entry(
        "One card against one",
        "If you have only one card in your hand, you may not take a pile of only one card. A pile "
        "of two or more is yours to take, if the other rules allow it.",
        "With one card in your hand you may not take a pile of one card.",
    ),
    "C5.10": Entry(
        "No pile, no taking",
        "Our ruling, for completeness: to take the pile there must be one. It is missing only "
        "between the taking of a pile and the discard that begins the next.",
        "There is no discard pile to take.",
    ),
    "C5.11": Entry(
        "The top card first",
        Choice(
            "before_opening",
            {
                "forbidden": "You take the pile for its top card, to use it in a meld at once. So the first "
                "group that you lay down in taking it is always the one the top card goes to; other groups "
                "come after it."
            },
            "You take the pile for its top card, to use it in a meld at once. So the first group that "
            "you lay down in taking it is always the one the top card goes to; other groups, for the "
            "opening minimum say, come after it.",
        ),
        "The first group of a take is the one for the top card: the {top:card} goes with "
        "{top:many}, and yours is of {rank:many}.",
    ),
    "C5.12": Entry(
        "No taking before the opening",
        Choice(
            "before_opening",
            {
                "forbidden": "A side that has not melded yet may not take the pile at all, not even with a "
                "natural pair. It opens with cards from the hand, and takes the pile in a later turn.",
                "open": "An option that is not in force in these rules takes one source by the letter, and "
                "keeps the pile from a side that has not melded yet; here such a side may take it, if it "
                "opens in doing so (C5.1).",
            },
            "An option that is not in force in these rules takes one source by the letter, and keeps the "
            "pile from a side that has not melded yet; here such a side may take it with a natural pair "
            "(C5.1).",
        ),
        "Your side has not opened, and in this match only a side that has may take the pile.",
    ),
}
