"""Chapter C6 in English: ending the deal."""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Choice
from melds.rulebook.words import Entry

ENTRIES: Final[Mapping[str, Entry]] = {
    "C6.1": Entry(
        "Going out",
        "You go out when you get rid of the last card in your hand, by melding it or by "
        "discarding it. A discard is not needed: you may meld everything you hold. The deal ends "
        "at that moment, and both sides reckon their scores.",
    ),
    "C6.2": Entry(
        "A canasta first",
        "You may go out only if your side has a canasta, made earlier by either partner or made "
        "now in going out. Example: there are six kings on the table, and you hold K♣ and 5♦. Add "
        "the king, which makes the canasta, discard the five, and you are out.",
        "To go out your side needs {needs:canastas}, and it would have {canastas:word}.",
    ),
    "C6.3": Entry(
        "Otherwise keep a card",
        "Without a canasta you must keep at least one card after your discard. So you may not meld "
        "down to fewer than two cards: one to discard, one to keep. With Q♠ Q♥ Q♦ 5♣ in your hand "
        "the queens must wait; with one card more they may go down.",
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
    "C6.4": Entry(
        "When to ask",
        "When you see that you can go out, you may ask: “Partner, may I go out?” You ask in your "
        "own turn, before or after you draw, but no longer once you have melded a card or let it "
        "be known that you are taking the pile. Our ruling: one question a turn is enough.",
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
        "You ask because you see a way to go out. Our ruling: without one there is nothing to "
        "ask, for a yes would bind you to do what you cannot.",
        "With these cards you cannot go out in this turn, so there is nothing to ask yet.",
    ),
    "C6.6": Entry(
        "The answer binds",
        "Your partner must answer yes or no, and the answer binds you for this turn. After yes "
        "you must go out; after no you must not, and keep at least one card.",
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
        "The question is a courtesy and sometimes good tactics, never a duty. You may always go "
        "out without asking.",
    ),
    "C6.8": Entry(
        "Going out concealed",
        "You go out concealed when you lay down your whole hand in one turn, with a complete "
        "canasta of your own in it, and have neither melded before in this deal nor added to your "
        "partner's melds. It earns 100 points more (C7.5). Our ruling: in that turn you may take "
        "the pile, add cards to your partner's melds, and discard your last card.",
    ),
    "C6.9": Entry(
        "The minimum of a concealed hand",
        "If your partner has not opened either, going out concealed after taking the pile still "
        "needs the opening minimum, and a canasta's bonus does not help. After drawing from the "
        "stock it needs none. Example: eight fours and four fives are worth 60, and at a score of "
        "3,000 they go out concealed from the stock, but not with the pile.",
    ),
    "C6.10": Entry(
        "The last card is a red three",
        "If the last card of the stock is a red three, whoever draws it, in whatever way, lays it "
        "on the table and can do nothing more: no meld, no discard. The deal ends at once, and "
        "nobody has gone out.",
    ),
    "C6.11": Entry(
        "The stock is used up",
        "If the last card is any other card, its player finishes the turn as usual, and the deal "
        "goes on without a stock for as long as every player in turn takes the pile. Melds and "
        "discards are as before.",
        "The stock is used up: there is no card to draw.",
    ),
    "C6.12": Entry(
        "When the pile must be taken",
        "With the stock used up you must take the pile if its top card fits a meld of your side, a "
        "canasta included, and the pile is not frozen. The only exception is one card against one: "
        "with a single card in your hand you may not take a pile of a single card (C5.9).",
        "The stock is used up and the {top:card} fits your side's {top:many}, so you must take the "
        "pile.",
    ),
    "C6.13": Entry(
        "When it need not be",
        "You never have to take the pile to make a new meld, even if you could. The deal ends when "
        "a player cannot take the pile, or need not and does not; nobody has gone out then. Our "
        "ruling: a wild card on top always ends it, and so does a black three, unless the next "
        "player may and does go out with it; but where red threes may be forgotten, a player who "
        "still holds one may first lay it down (C3.8).",
    ),
    "C6.14": Entry(
        "Passing",
        "As long as the stock lasts, you can draw, and so you cannot pass. You pass only when the "
        "stock is used up and you decline the pile; this ends the deal.",
        "You can still draw, for the stock has {stock:cards}: passing is only for a stock that is "
        "used up.",
    ),
    "C6.15": Entry(
        "Who answers",
        "Only the partner who was asked answers, and only with yes or no. Before answering, the "
        "partner may ask for everything that C3.11 allows.",
        "Only the partner who was asked answers, and you were not asked.",
    ),
    "C6.16": Entry(
        "Black threes and no way back",
        "Black threes are melded, and a pile under a black three is taken, only in order to go "
        "out. Once you have done either, you must go out in the same turn.",
        "You melded black threes or took the pile under one, so you must go out in this turn, and "
        "after this you could not.",
    ),
    "C6.17": Entry(
        "The last card is discarded",
        "An option. Where going out needs a discard, your last card goes on the pile: you may meld all your "
        "cards but one.",
        "Your last card must be discarded: keep one for the pile.",
    ),
}
