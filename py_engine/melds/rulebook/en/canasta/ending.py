"""Chapter C6 in English: ending the deal."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice, paragraph
from melds.rulebook.words import Entry

_KEEP_ONE: Final = (
    "you must keep at least one card after your discard. So you may not meld down to fewer than two "
    "cards: one to discard, one to keep. With Q♠ Q♥ Q♦ 5♣ in your hand the queens must wait; with one "
    "card more they may go down."
)
_CONCEALED: Final = (
    "You go out concealed when you lay down your whole hand in one turn, with a complete canasta of your "
    "own in it, and have"
)
_NO_HELP: Final = "and a canasta's bonus does not help."
_FOURS: Final = "Example: eight fours and four fives are worth 60, and at a score of 3,000 they"
_NOBODY_OUT: Final = (
    "You never have to take the pile to make a new meld, even if you could. The deal ends when a player "
    "cannot take the pile, or need not and does not; nobody has gone out then. Our ruling: a wild card"
)
_BLACK_TOO: Final = (
    "on top always ends it, and so does a black three, unless the next player may and does go out with it"
)
_LAYS_RED: Final = "but a player who still holds a red three may first lay it down (C3.8)."

ENTRIES: Final[Mapping[str, Entry]] = {
    "C6.1": Entry(
        "Going out",
        paragraph(
            Choice(
                "discard_to_go_out",
                {
                    "yes": "You go out when you get rid of the last card in your hand by discarding it; it "
                    "cannot be melded (C6.17)."
                },
                "You go out when you get rid of the last card in your hand, by melding it or by discarding "
                "it. A discard is not needed: you may meld everything you hold.",
            ),
            Choice(
                "sides",
                {2: "The deal ends at that moment, and both sides reckon their scores."},
                "The deal ends at that moment, and all sides reckon their scores.",
            ),
        ),
    ),
    "C6.2": Entry(
        "Canastas first",
        Choice(
            "canastas_to_go_out",
            {
                0: "An option that is not in force in these rules asks for a canasta before you may go out; "
                "here you need none.",
                1: paragraph(
                    Choice(
                        "seats-sides",
                        {
                            0: "You may go out only if you have a canasta, made earlier or made now in going "
                            "out. Example: you have six kings on the table, and you hold K♣ and 5♦.",
                            2: "You may go out only if your side has a canasta, made earlier by either "
                            "partner or made now in going out. Example: there are six kings on the table, "
                            "and you hold K♣ and 5♦.",
                        },
                        "You may go out only if your side has a canasta, made earlier by any of you or made "
                        "now in going out. Example: there are six kings on the table, and you hold K♣ and "
                        "5♦.",
                    ),
                    "Add the king, which makes the canasta, discard the five, and you are out.",
                ),
            },
            paragraph(
                Choice(
                    "seats-sides",
                    {
                        0: "You may go out only if you have {canastas_to_go_out:canastas}, made earlier or "
                        "made now in going out.",
                    },
                    "You may go out only if your side has {canastas_to_go_out:canastas}, whoever of you made "
                    "them, earlier or now in going out.",
                ),
                Choice(
                    "canastas_to_go_out",
                    {
                        2: "Example: your side has a canasta and six kings on the table, and you hold K♣ and "
                        "5♦. Add the king, which makes the second canasta, discard the five, and you are "
                        "out."
                    },
                    "",
                ),
            ),
        ),
        "To go out your side needs {needs:canastas}, and it would have {canastas:word}.",
    ),
    "C6.3": Entry(
        "Otherwise keep a card",
        Choice(
            "canastas_to_go_out",
            {
                0: "Where a canasta is needed for going out, a side without one keeps a card; in these rules "
                "you may go out without.",
                1: f"Without a canasta {_KEEP_ONE}",
            },
            f"With fewer than {{canastas_to_go_out:canastas}} {_KEEP_ONE}",
        ),
        Choice(
            "why",
            {
                "reds": Choice(
                    "reds",
                    {
                        1: "This would leave a red three as your only card, and with the stock used up no card comes "
                        "for it: keep another to discard."
                    },
                    "This would leave only red threes in your hand, and with the stock used up no card comes for "
                    "them: keep another to discard.",
                )
            },
            Choice(
                "needs",
                {
                    2: "Your side cannot go out yet, so you need at least two cards after melding, one "
                    "to discard and one to keep; this would leave {left:word}.",
                },
                "Your side cannot go out yet, so you must keep at least {needs:cards} in your hand; "
                "this would leave {left:word}.",
            ),
        ),
    ),
    "C6.4": Entry(
        "When to ask",
        Choice(
            "seats-sides",
            {
                0: "“Partner, may I go out?” is a question for sides of more than one player; in these rules "
                "nobody has a partner, and you go out without asking.",
                2: "When you see that you can go out, you may ask: “Partner, may I go out?” You ask in your "
                "own turn, before or after you draw, but no longer once you have melded a card or let it "
                "be known that you are taking the pile. Our ruling: one question a turn is enough.",
            },
            "When you see that you can go out, you may ask the next player of your side: “Partner, may I go "
            "out?” You ask in your own turn, before or after you draw, but no longer once you have melded a "
            "card or let it be known that you are taking the pile. Our ruling: one question a turn is "
            "enough.",
        ),
        Choice(
            "why",
            {
                "melded": "You have melded in this turn already, and the question comes before any "
                "meld.",
                "taken": "You have taken the pile in this turn: the question comes before that.",
                "asked": "You have asked in this turn already, and one answer is enough.",
                "partner": "Only a player with a partner can ask, and you have none.",
                "single": "You have one card left and can only go out, so there is nothing to ask.",
            },
            "The question comes before any meld and before taking the pile, once in a turn.",
        ),
    ),
    "C6.5": Entry(
        "Asking with a way out",
        Choice(
            "seats-sides",
            {
                0: "Where there are partners, you ask only if you see a way to go out; in these rules there is "
                "nobody to ask."
            },
            Choice(
                "accidents",
                {"yes": "You ask because you see a way to go out. If there is none, a yes has its price (C8.3)."},
                "You ask because you see a way to go out. Our ruling: without one there is nothing to "
                "ask, for a yes would bind you to do what you cannot.",
            ),
        ),
        "With these cards you cannot go out in this turn, so there is nothing to ask yet.",
    ),
    "C6.6": Entry(
        "The answer binds",
        Choice(
            "seats-sides",
            {0: "Where there are partners, their answer binds you; in these rules you go out as you please."},
            Choice(
                "accidents",
                {
                    "yes": "Your partner must answer yes or no, and the answer is for this turn. After yes you go "
                    "out or your side pays for it (C8.3); after no you must not, and keep at least one card."
                },
                "Your partner must answer yes or no, and the answer binds you for this turn. After yes "
                "you must go out; after no you must not, and keep at least one card.",
            ),
        ),
        Choice(
            "answer",
            {
                "yes": "Your partner said yes, so you must go out in this turn, and after this you "
                "could not.",
                "no": "Your partner said no, so you may not go out in this turn: keep a card in "
                "your hand after your discard.",
            },
            "Your partner's answer binds you for this turn.",
        ),
    ),
    "C6.7": Entry(
        "No need to ask",
        Choice(
            "seats-sides",
            {0: "Even where there are partners, nobody need ask; in these rules there is nobody to ask."},
            "The question is a courtesy and sometimes good tactics, never a duty. You may always go "
            "out without asking.",
        ),
    ),
    "C6.8": Entry(
        "Going out concealed",
        paragraph(
            Choice(
                "concealed_own_canasta",
                {
                    "no": "You go out concealed when you lay down your whole hand in one turn, and have "
                    "melded nothing before in this deal; the canasta need not be your own."
                },
                Choice(
                    "seats-sides",
                    {
                        0: f"{_CONCEALED} melded nothing before in this deal.",
                        2: f"{_CONCEALED} neither melded before in this deal nor added to your partner's "
                        "melds.",
                    },
                    f"{_CONCEALED} neither melded before in this deal nor added to the melds of your side.",
                ),
            ),
            "It earns {concealed_bonus:points} more (C7.5).",
            Choice(
                "concealed_layoff",
                {"no": "In that turn you may take the pile, but add no card to your side's melds."},
                Choice(
                    "seats-sides",
                    {
                        0: Choice(
                            "discard_to_go_out",
                            {"yes": "Our ruling: in that turn you may take the pile."},
                            "Our ruling: in that turn you may take the pile, and discard your last card.",
                        ),
                        2: Choice(
                            "discard_to_go_out",
                            {
                                "yes": "Our ruling: in that turn you may take the pile, and add cards to your "
                                "partner's melds."
                            },
                            "Our ruling: in that turn you may take the pile, add cards to your partner's "
                            "melds, and discard your last card.",
                        ),
                    },
                    "Our ruling: in that turn you may take the pile, and add cards to the melds of your side.",
                ),
            ),
            Choice("discard_to_go_out", {"yes": "Your last card is discarded even so (C6.17)."}, ""),
        ),
    ),
    "C6.9": Entry(
        "The minimum of a concealed hand",
        Choice(
            "concealed_minimum",
            {
                "always": paragraph(
                    Choice(
                        "seats-sides",
                        {
                            0: "Going out concealed needs the opening minimum too, whether you drew or took "
                            f"the pile, {_NO_HELP}",
                            2: "If your partner has not opened either, going out concealed needs the opening "
                            f"minimum too, whether you drew or took the pile, {_NO_HELP}",
                        },
                        "If nobody of your side has opened, going out concealed needs the opening minimum "
                        f"too, whether you drew or took the pile, {_NO_HELP}",
                    ),
                    Choice("name", {"gamerules": f"{_FOURS} do not go out."}, ""),
                ),
                "never": "An option that is not in force in these rules has a concealed hand reach the "
                "opening minimum; here it needs none, but for the melds that take the pile.",
            },
            paragraph(
                Choice(
                    "seats-sides",
                    {
                        0: "Going out concealed after taking the pile still needs the opening minimum, "
                        f"{_NO_HELP}",
                        2: "If your partner has not opened either, going out concealed after taking the pile "
                        f"still needs the opening minimum, {_NO_HELP}",
                    },
                    "If nobody of your side has opened, going out concealed after taking the pile still needs "
                    f"the opening minimum, {_NO_HELP}",
                ),
                "After drawing from the stock it needs none.",
                Choice(
                    "name",
                    {"classic": f"{_FOURS} go out concealed from the stock, but not with the pile."},
                    "",
                ),
            ),
        ),
    ),
    "C6.10": Entry(
        "The last card is a red three",
        "If the last card of the stock is a red three, whoever draws it, in whatever way, lays it "
        "on the table and can do nothing more: no meld, no discard. The deal ends at once, and "
        "nobody has gone out.",
    ),
    "C6.11": Entry(
        "The stock is used up",
        Choice(
            "stock_end",
            {
                "last_card": "If the last card is any other card, its player finishes the turn as usual, and "
                "with that turn the deal ends."
            },
            "If the last card is any other card, its player finishes the turn as usual, and the deal "
            "goes on without a stock for as long as every player in turn takes the pile. Melds and "
            "discards are as before.",
        ),
        "The stock is used up: there is no card to draw.",
    ),
    "C6.12": Entry(
        "When the pile must be taken",
        Choice(
            "stock_end",
            {
                "last_card": "That the pile must be taken is for rules in which the deal goes on without a "
                "stock; here it ends with the turn of the last card (C6.11)."
            },
            paragraph(
                Choice(
                    "canasta_limit",
                    {
                        0: "With the stock used up you must take the pile if its top card fits a meld of your "
                        "side, a canasta included, and the pile is not frozen."
                    },
                    "With the stock used up you must take the pile if its top card fits a meld of your side "
                    "that is not closed (C4.17), and the pile is not frozen.",
                ),
                "The only exception is one card against one: with a single card in your hand you may not take "
                "a pile of a single card (C5.9).",
            ),
        ),
        "The stock is used up and the {top:card} fits your side's {top:many}, so you must take the "
        "pile.",
    ),
    "C6.13": Entry(
        "When it need not be",
        Choice(
            "stock_end",
            {
                "last_card": "You never have to take the pile. The deal ends with the turn of whoever drew the "
                "last card, whatever lies on the pile (C6.11)."
            },
            Choice(
                "red3_grace",
                {
                    0: Choice(
                        "black3",
                        {
                            "stop": f"{_NOBODY_OUT} or a black three on top always ends it; but where red "
                            "threes may be forgotten, a player who still holds one may first lay it down "
                            "(C3.8)."
                        },
                        f"{_NOBODY_OUT} {_BLACK_TOO}; but where red threes may be forgotten, a player who "
                        "still holds one may first lay it down (C3.8).",
                    )
                },
                Choice(
                    "black3",
                    {"stop": f"{_NOBODY_OUT} or a black three on top always ends it; {_LAYS_RED}"},
                    f"{_NOBODY_OUT} {_BLACK_TOO}; {_LAYS_RED}",
                ),
            ),
        ),
    ),
    "C6.14": Entry(
        "Passing",
        Choice(
            "stock_end",
            {
                "last_card": "As long as the stock lasts, you can draw, and so you cannot pass; and when it is "
                "used up, the deal ends (C6.11)."
            },
            "As long as the stock lasts, you can draw, and so you cannot pass. You pass only when the "
            "stock is used up and you decline the pile; this ends the deal.",
        ),
        "You can still draw, for the stock has {stock:cards}: passing is only for a stock that is "
        "used up.",
    ),
    "C6.15": Entry(
        "Who answers",
        Choice(
            "seats-sides",
            {0: "Where there are partners, only the one who was asked answers; in these rules nobody is asked."},
            Choice(
                "table_talk",
                {"silent": "Only the partner who was asked answers, and only with yes or no (C3.11)."},
                "Only the partner who was asked answers, and only with yes or no. Before answering, the "
                "partner may ask for everything that C3.11 allows.",
            ),
        ),
        "Only the partner who was asked answers, and you were not asked.",
    ),
    "C6.16": Entry(
        "Black threes and no way back",
        Choice(
            "black3_melded",
            {"no": "Black threes are melded only in order to go out, if at all; here they never are (C4.7)."},
            Choice(
                "black3",
                {
                    "stop": "Black threes are melded only in order to go out. Once you have melded them, you must "
                    "go out in the same turn."
                },
                "Black threes are melded, and a pile under a black three is taken, only in order to go "
                "out. Once you have done either, you must go out in the same turn.",
            ),
        ),
        "You melded black threes or took the pile under one, so you must go out in this turn, and "
        "after this you could not.",
    ),
    "C6.17": Entry(
        "The last card is discarded",
        Choice(
            "discard_to_go_out",
            {"yes": "Your last card goes on the pile in going out: you may meld all your cards but one."},
            "An option that is not in force in these rules has the last card go on the pile in going out; "
            "here it may be melded as well (C6.1).",
        ),
        "Your last card must be discarded: keep one for the pile.",
    ),
}
