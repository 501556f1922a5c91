"""The words of Canasta's rulebook, sentence by sentence; what holds for every game is in tests/rulebook."""

import pytest

from melds.canasta.options import figures, read_rules
from melds.canasta.variants import RULE_SETS
from melds.rulebook import chapters, words
from melds.rulebook.sentence import Choice, paragraph, render

MODULES = ["seating", "deal", "turn", "melding", "pile", "ending", "scoring", "accidents"]


def test_chapters_are_named_after_the_modules_of_the_engine():
    assert [chapter.module for chapter in chapters("canasta")] == MODULES


@pytest.mark.parametrize(
    ("rule_id", "facts", "sentence"),
    [
        (
            "C4.5",
            {"needs": 50, "has": 30, "score": 1495},
            (
                "Your opening needs 50 points at a score of 1,495; these melds make 30, which is "
                "20 short."
            ),
        ),
        (
            "C4.5",
            {"needs": 15, "has": 0, "score": -1160},
            (
                "Your opening needs 15 points at a score of \N{MINUS SIGN}1,160; these melds make "
                "0, which is 15 short."
            ),
        ),
        (
            "C4.1",
            {"rank": "6", "cards": 2, "needs": 3},
            "A new meld needs at least three cards, and this one of sixes has only two.",
        ),
        (
            "C4.2",
            {"ranks": "6 5 4"},
            (
                "A meld has one rank, and this one mixes sixes, fives and fours; runs do not count "
                "in Canasta."
            ),
        ),
        (
            "C5.4",
            {"top": "JK"},
            (
                "The joker on top of the pile is a wild card: nobody may take the pile until a "
                "natural card has been discarded on it."
            ),
        ),
        (
            "C5.5",
            {"top": "TD", "naturals": 0, "needs": 2, "why": "frozen"},
            (
                "The pile is frozen: its 10♦ needs two natural cards of that rank from your hand, "
                "and this take brings none."
            ),
        ),
        (
            "C6.14",
            {"stock": 1},
            (
                "You can still draw, for the stock has one card: passing is only for a stock that "
                "is used up."
            ),
        ),
    ],
)
def test_sentences_in_english(rule_id, facts, sentence):
    assert words("en").refusal(rule_id, facts) == sentence


def test_the_figures_of_english():
    figures = words("en").figures
    assert [figures.number(n) for n in (0, 50, 1495, -160)] == [
        "0",
        "50",
        "1,495",
        "\N{MINUS SIGN}160",
    ]
    assert [figures.count(n, "cards") for n in (0, 1, 2, 12, 13, 1500)] == [
        *("no cards", "one card", "two cards", "twelve cards", "13 cards", "1,500 cards")
    ]
    assert [figures.count(n, "points") for n in (0, 1, 5)] == ["0 points", "1 point", "5 points"]
    assert [figures.ordinal(n) for n in (1, 3, 12, 13, 21, 22, 103, 111)] == [
        *("first", "third", "twelfth", "13th", "21st", "22nd", "103rd", "111th")
    ]
    assert [figures.card(each) for each in ("QD", "TS", "10S", "2C", "JK", "??")] == [
        *("Q♦", "10♠", "10♠", "2♣", "joker", "card face down")
    ]
    assert [figures.many(each) for each in ("6", "KS", "T", "W")] == [
        *("sixes", "kings", "tens", "wild cards")
    ]
    assert figures.list(("K",)) == "kings"
    assert figures.faces("QD TS") == "Q♦ 10♠"
    assert [figures.seat(each) for each in ("W", "2", "Ada")] == ["West", "player 2", "Ada"]


def test_a_fact_of_the_wrong_type_is_not_written():
    with pytest.raises(TypeError):
        render("{needs:card}", {"needs": None}, words("en").figures)
    with pytest.raises(TypeError):
        render("{needs-has}", {"needs": 50, "has": "30"}, words("en").figures)


# What a rule says in each rule set

LEFT_OUT = "An option that is not in force in these rules"
CLASSICS = "classic gamerules classic-2"
FRENCH = " ".join(name for name in RULE_SETS if name.startswith("wikipedia-fr"))
ALL_SETS = " ".join(RULE_SETS)
AMERICAN = "modern-american"
BUT_AMERICAN = " ".join(name for name in RULE_SETS if name != AMERICAN)
ALONE = " ".join(name for name, rules in RULE_SETS.items() if rules.seats == rules.sides)
FOURS = "classic gamerules wikipedia-fr"
CUSTOM_2 = "classic-2 wikipedia-fr-2-customary"
SIXES = "wikipedia-fr-6-2x3 wikipedia-fr-6-3x2"
NINE = "wikipedia-fr-9"
TWO_CANASTAS = f"{CUSTOM_2} {SIXES} {NINE}"
FIVE = "wikipedia-fr-5"

STATED = [
    ("C1.1", FOURS, "four people as two sides of two", "alone"),
    ("C1.1", CUSTOM_2, "two people, each alone", "Partners"),
    ("C1.1", "wikipedia-fr-3", "three people, each alone", "Partners"),
    ("C1.1", FIVE, "five people as two sides, one of three and one of two", "opposite"),
    ("C1.1", "wikipedia-fr-6-2x3", "two sides of three", "opposite"),
    ("C1.1", "wikipedia-fr-6-3x2", "three sides of two", "sides of three"),
    ("C1.1", NINE, "three sides of three", "opposite"),
    ("C1.2", ALONE, "the first dealer is found by lot", "Partners can be settled"),
    ("C1.3", ALONE, "you sit as you like", "plays first"),
    ("C1.3", FIVE, "fill the side of the highest", "other two players"),
    ("C1.4", SIXES, "every card is there three times", "Two packs"),
    ("C1.4", ALONE, "no such draw", "Our ruling"),
    ("C1.5", "classic wikipedia-fr", "draws again.", LEFT_OUT),
    ("C1.5", "gamerules", "not in force in these rules", "Whoever"),
    ("C1.6", "classic wikipedia-fr", "The four cards at either end", LEFT_OUT),
    ("C1.6", "gamerules", "every card of the spread counts", "draws again"),
    ("C2.1", f"{CLASSICS} {FIVE}", "two full packs", "162"),
    ("C2.1", f"{CLASSICS} {FIVE}", "108 cards", "these rules"),
    ("C2.1", SIXES, "three full packs with the same backs, shuffled together with six jokers: 162 cards", "twice"),
    ("C2.1", NINE, "four full packs with the same backs, shuffled together with eight jokers: 216 cards", "twice"),
    ("C2.2", FOURS, "drew the highest card", "by lot"),
    ("C2.2", ALONE, "found by lot", "highest card"),
    ("C2.3", FOURS, "from 1 to 54", "161"),
    ("C2.3", SIXES, "with 162 cards either part may be anything from 1 to 161", "108"),
    ("C2.4", "classic gamerules", "eleven cards face down, one at a time", "three at a time"),
    ("C2.4", f"wikipedia-fr wikipedia-fr-2 wikipedia-fr-3 {FIVE}", "eleven cards", "13 cards"),
    ("C2.4", "wikipedia-fr", "three at a time for three rounds and two at a time after that", "one at a time"),
    ("C2.4", "classic-2", "15 cards face down, one at a time", "eleven"),
    ("C2.4", "wikipedia-fr-2-customary", "15 cards face down, three at a time and", "two at a time"),
    ("C2.4", f"wikipedia-fr-3-customary {SIXES} {NINE}", "13 cards face down, three at a time for", "eleven"),
    ("C2.5", FOURS, "With four players the stock then has 63 cards", "two players"),
    ("C2.5", CUSTOM_2, "With two players the stock then has 77 cards", "63"),
    ("C2.5", "wikipedia-fr-3", "With three players the stock then has 74 cards", "63"),
    ("C2.5", FIVE, "With five players the stock then has 52 cards", "63"),
    ("C2.5", SIXES, "With six players the stock then has 83 cards", "63"),
    ("C2.5", NINE, "With nine players the stock then has 98 cards", "63"),
    ("C2.6", CLASSICS, "a three of either colour", "stays on top"),
    ("C2.6", FRENCH, "A black three stays on top", "either colour"),
    ("C3.1", ALONE, "only in your own turn", "partner"),
    ("C3.2", FOURS, "First you get a card", "two cards"),
    ("C3.2", CUSTOM_2, "First you draw two cards", "a card:"),
    ("C3.3", "wikipedia-fr-2", "the top card of the stock", "two cards"),
    ("C3.3", CUSTOM_2, "the top two cards of the stock", "the top card"),
    ("C3.4", CLASSICS, "when your first turn comes", "yourself"),
    ("C3.4", FRENCH, "in your first turn or in your second", "Only then"),
    ("C3.5", "classic-2", "grown by two cards", "one card"),
    ("C3.5", FRENCH, "in the same turn or in your next", "at once"),
    ("C3.6", ALL_SETS, "draws nothing in its place", "from the stock"),
    ("C3.8", CLASSICS, "here the table lays them down", "yourself"),
    ("C3.8", FRENCH, "here you lay down your own", "the table lays"),
    ("C3.11", "classic gamerules", "a right to be told", "do not talk"),
    ("C3.11", "wikipedia-fr", "Partners do not talk about the game", "right to be told"),
    ("C3.11", ALONE, "table shows", "partner"),
    ("C3.12", CLASSICS, LEFT_OUT, "at the latest"),
    ("C3.12", FRENCH, "or at the latest in your next turn", LEFT_OUT),
    ("C4.1", CLASSICS, "grow by a single card at a time.", "until"),
    ("C4.1", FRENCH, "until it has seven cards", "two or more"),
    ("C4.3", CLASSICS, "wild cards alone never are", "C4.18"),
    ("C4.3", FRENCH, "wild cards alone are a meld of another kind", "never"),
    ("C4.4", "gamerules", "only with natural cards enough", "K♠ K♥ with three wild cards"),
    ("C4.4", FRENCH, "unless it is of wild cards alone", "however long"),
    ("C4.5", BUT_AMERICAN, "90 from 1,500 to 2,995, and 120 from 3,000 up", "C4.19"),
    ("C4.5", AMERICAN, "125 points at a score below 3,000", "1,500"),
    ("C4.5", "classic classic-2", "by the letter, asks for two", "C4.19"),
    ("C4.5", f"gamerules {FRENCH}", "one meld may reach the minimum alone", "our source"),
    ("C4.6", CLASSICS, "its top card counts as well", "neither its top card"),
    ("C4.6", FRENCH, "neither its top card nor any other card", "as well"),
    ("C4.7", ALL_SETS, "three or four of them together", LEFT_OUT),
    ("C4.8", CLASSICS, "A side never has two melds of the same rank.", "begin another"),
    ("C4.8", FRENCH, "begin another of its rank", "However long"),
    ("C4.8", ALONE, "one group", "partner"),
    ("C4.9", CLASSICS, "can only join a rank", "of their own"),
    ("C4.9", FRENCH, "make a meld of their own", "can only"),
    ("C4.9", ALONE, "any of your melds", "partner"),
    ("C4.10", "classic classic-2", "seven or more cards is a canasta, and at least four", "C4.16"),
    ("C4.10", "gamerules", "as many natural cards in it as C4.16 wants", "at least four"),
    ("C4.10", FRENCH, "A meld of seven cards is a canasta", "or more"),
    ("C4.11", CLASSICS, "falls from 500 to 300", "closed"),
    ("C4.11", FRENCH, "a meld of seven cards is closed", "too can grow"),
    ("C4.12", ALONE, "Once you have opened", "partner"),
    ("C4.13", CLASSICS, "black threes 5 each", "100"),
    ("C4.13", FRENCH, "left in a hand counts 100 against it", "each. Red"),
    ("C4.15", FRENCH, "or joins a meld of wild cards", "never melded"),
    ("C4.16", f"classic classic-2 {FRENCH}", "here two natural cards are enough for as many as three", "four kings"),
    ("C4.16", "gamerules", "only when there are four kings", LEFT_OUT),
    ("C4.17", CLASSICS, LEFT_OUT, "second meld"),
    ("C4.17", FRENCH, "nobody lays down more than its seven cards", LEFT_OUT),
    ("C4.18", CLASSICS, "here they only go with natural cards", "seven"),
    ("C4.18", FRENCH, "seven of them a canasta", LEFT_OUT),
    ("C4.19", ALL_SETS, LEFT_OUT, "two melds or more"),
    ("C5.1", CLASSICS, "frozen against a side that has not melded yet", LEFT_OUT),
    ("C5.1", FRENCH, "here such a side takes it like any other", "natural pair"),
    ("C5.2", f"classic classic-2 {FRENCH}", "A black three in the pile freezes nothing", "all the time"),
    ("C5.2", "gamerules", "a wild card or a black three", "freezes nothing"),
    ("C5.2", NINE, "for all sides", "both sides"),
    ("C5.5", FRENCH, "have room for three", "if it has any)"),
    ("C5.6", CLASSICS, "has on the table. If", "closed"),
    ("C5.6", FRENCH, "that are not closed", "partner"),
    ("C5.8", "classic classic-2", "as here unless you choose otherwise, you may take it to go out", "freezes"),
    ("C5.8", "gamerules", "freezes the pile like a wild card", "nobody may take it"),
    ("C5.8", FRENCH, "either, as here, nobody may take it at all", "unless you choose"),
    ("C5.12", CLASSICS, "here such a side may take it with a natural pair", "not even"),
    ("C5.12", FRENCH, "here such a side may take it, if it opens in doing so", "natural pair"),
    ("C6.1", CLASSICS, "A discard is not needed", "C6.17"),
    ("C6.1", FRENCH, "it cannot be melded", "not needed"),
    ("C6.1", f"wikipedia-fr-3 {NINE}", "all sides reckon", "both"),
    ("C6.2", "classic gamerules wikipedia-fr", "your side has a canasta", "two canastas"),
    ("C6.2", "wikipedia-fr-2 wikipedia-fr-3", "you have a canasta", "two canastas"),
    ("C6.2", TWO_CANASTAS, "two canastas", "a canasta, made"),
    ("C6.3", TWO_CANASTAS, "With fewer than two canastas", "Without a canasta"),
    *[(rule_id, ALONE, "in these rules", "Our ruling") for rule_id in ("C6.4", "C6.5", "C6.6", "C6.7", "C6.15")],
    ("C6.4", f"{FIVE} {SIXES} {NINE}", "the next player of your side", "nobody"),
    ("C6.8", ALONE, "melded nothing before in this deal", "partner"),
    ("C6.8", CLASSICS, "discard your last card", "C6.17"),
    ("C6.8", FRENCH, "Your last card is discarded even so", "discard your last card"),
    ("C6.9", "classic", "go out concealed from the stock, but not with the pile", "whether you drew"),
    ("C6.9", "classic-2", "After drawing from the stock it needs none", "partner"),
    ("C6.9", f"gamerules {FRENCH}", "whether you drew or took the pile", "it needs none"),
    ("C6.11", ALL_SETS, "goes on without a stock", "with that turn"),
    ("C6.12", CLASSICS, "a canasta included", "closed"),
    ("C6.12", FRENCH, "that is not closed", "included"),
    ("C6.13", CLASSICS, "and so does a black three, unless", "or a black three"),
    ("C6.13", FRENCH, "a wild card or a black three on top always ends it", "unless"),
    ("C6.15", "wikipedia-fr", "only with yes or no", "may ask"),
    ("C6.16", CLASSICS, "a pile under a black three is taken", "them, you"),
    ("C6.16", FRENCH, "Once you have melded them", "a pile under"),
    ("C6.17", CLASSICS, "here it may be melded as well", "all your cards but one"),
    ("C6.17", FRENCH, "all your cards but one", LEFT_OUT),
    ("C7.1", ALL_SETS, "500 points", "300"),
    ("C7.2", CLASSICS, "300 points", "wild cards alone"),
    ("C7.2", FRENCH, "wild cards alone earns 300", "earns 500"),
    ("C7.3", f"{CLASSICS} {FIVE}", "All four earn 200 each, 800 together", "or more"),
    ("C7.3", f"{SIXES} {NINE}", "With four of them or more it is 200 each", "All four"),
    ("C7.4", ALL_SETS, "100 points", "200"),
    ("C7.5", BUT_AMERICAN, "another 100 points, so 200 in all", "300"),
    ("C7.5", AMERICAN, "earns nothing more", "another"),
    ("C7.6", CLASSICS, "melds count for you.", "black three"),
    ("C7.6", FRENCH, "otherwise they count against you", "count for you."),
    ("C7.6", FRENCH, "A black three in a hand counts 100 points", "count for you."),
    ("C7.6", ALONE, "still in your hand count", "partner"),
    ("C7.7", ALL_SETS, "500 for each", "no more for several"),
    ("C7.8", FOURS, "We and They", "a column for each"),
    ("C7.8", ALONE, "a column for each player", "We and They"),
    ("C7.8", f"{FIVE} {SIXES} {NINE}", "a column for each side", "We and They"),
    ("C7.9", BUT_AMERICAN, "5,000 points", "five"),
    ("C7.9", AMERICAN, "8,500 points", "5,000"),
    ("C7.10", FOURS, "if both sides have 5,000", "several"),
    ("C7.10", f"wikipedia-fr-3 {NINE}", "if several sides have 5,000", "both sides"),
    ("C7.11", f"wikipedia-fr-3 {NINE}", "the two highest final totals", "between the final"),
]  # fmt: skip


@pytest.mark.parametrize(("rule_id", "name", "phrase", "never"), [
    (rule_id, name, phrase, never) for rule_id, names, phrase, never in STATED for name in names.split()
])  # fmt: skip
def test_a_rule_states_the_figures_of_its_rule_set(rule_id, name, phrase, never):
    text = words("en").text(rule_id, figures(RULE_SETS[name]))

    assert phrase in text
    assert never not in text


OPTIONS = {
    "C3.8": ("red3_forgettable", "no"),
    "C3.12": ("red3_grace", 0),
    "C4.16": ("naturals_per_wild", 0),
    "C4.17": ("canasta_limit", 0),
    "C4.18": ("wild_canasta", "no"),
    "C4.19": ("two_melds_to_open", "no"),
    "C6.17": ("discard_to_go_out", "no"),
}
"""Rules that are options, each with its field and the value that leaves it out."""


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_rule_says_that_it_is_left_out_exactly_where_it_is(name):
    told = figures(RULE_SETS[name])
    for rule_id, (field, off) in OPTIONS.items():
        assert ("not in force in these rules" in words("en").text(rule_id, told)) == (told[field] == off), rule_id


@pytest.mark.parametrize(
    ("options", "rule_id", "phrase"),
    [
        ({"target": 3000}, "C7.9", "a total of 3,000 points wins the match. At 2,995 it goes on."),
        ({"opening": "-1000000:30"}, "C4.5", "at once: 30 points, whatever its score."),
        ({"opening": "-1000000:0,0:30"}, "C4.5", "at once: 0 points at a score below 0, 30 from 0 up."),
        (
            {"opening": "-1000000:15,0:40,1000:60,2000:80"}, "C4.5",
            "15 points at a score below 0, 40 from 0 up, 60 from 1,000 up, and 80 from 2,000 up.",
        ),
        ({"opening": "-9:1,0:2,1:3,2:4,3:5"}, "C4.5", "from which score up they are needed"),
        ({"red3_forgettable": "yes"}, "C3.8", "in any of your turns"),
        ({"red3_forgettable": "yes"}, "C3.4", "when you think of it (C3.8)"),
        ({"red3_forgettable": "yes"}, "C3.5", "when you think of it (C3.8)"),
        ({"red3_replaced_from_pile": "yes"}, "C3.6", "draws a card from the stock in its place"),
        ({"black3": "stop"}, "C5.8", "either, as here, nobody may take it at all"),
        ({"black3_melded": "no"}, "C4.7", "here a black three can only be held or discarded"),
        ({"black3_melded": "no"}, "C5.8", "nobody may take the pile while one is on top"),
        ({"black3_melded": "no"}, "C6.16", "here they never are"),
        ({"accidents": "yes"}, "C4.5", "is told in C8.1"),
        ({"accidents": "yes"}, "C6.5", "a yes has its price (C8.3)"),
        ({"accidents": "yes"}, "C6.6", "your side pays for it (C8.3)"),
        ({"accidents": "yes"}, "C8.4", "nobody can forget one"),
        ({"accidents": "yes", "red3_grace": "1"}, "C8.4", "is told in C3.12"),
        ({"accidents": "yes", "red3_forgettable": "yes"}, "C8.4", "at no cost (C3.8)"),
        ({"accidents": "yes", "opening_raise": "20"}, "C8.1", "your side needs 20 points more"),
        ({"accidents": "yes", "opening_raise": "0"}, "C8.1", "needs as much as before"),
        ({"two_melds_to_open": "yes"}, "C4.5", "by two melds or more together"),
        ({"two_melds_to_open": "yes"}, "C4.19", "A side opens with two melds or more"),
        ({"before_opening": "forbidden"}, "C5.1", "it may not take the pile at all (C5.12)"),
        ({"before_opening": "forbidden"}, "C5.12", "may not take the pile at all, not even with a natural pair"),
        ({"always_frozen": "yes"}, "C5.2", "frozen for everybody all the time"),
        ({"always_frozen": "yes"}, "C5.3", "the next one is frozen as well"),
        ({"always_frozen": "yes"}, "C5.6", "in these rules it always is"),
        ({"stock_end": "last_card"}, "C6.11", "with that turn the deal ends"),
        ({"stock_end": "last_card"}, "C6.12", "here it ends with the turn of the last card"),
        ({"stock_end": "last_card"}, "C6.13", "ends with the turn of whoever drew the last card"),
        ({"stock_end": "last_card"}, "C6.14", "the deal ends (C6.11)"),
        ({"canastas_to_go_out": 0}, "C6.2", "here you need none"),
        ({"concealed_minimum": "never"}, "C6.9", "here it needs none"),
        ({"red3_in_hand_each": "no"}, "C7.7", "it is no more for several"),
        ({"red3_in_hand_spared": "no"}, "C7.7", "it is 500 for each."),
        ({"wild_canasta": "yes", "wild_bonus": 1000}, "C4.18", "It earns 1,000 points."),
    ],
)  # fmt: skip
def test_a_rule_states_an_option_that_a_match_has_otherwise(options, rule_id, phrase):
    assert phrase in words("en").text(rule_id, figures(read_rules("classic", options)))


@pytest.mark.parametrize(
    ("rule_id", "facts", "phrase"),
    [
        ("C2.1", {"cards": 107, "needs": 108}, "must be two full packs"),
        ("C2.1", {"cards": 108, "needs": 162}, "must be three full packs"),
        ("C2.1", {"cards": 108, "needs": 216}, "must be four full packs"),
        ("C2.1", {"cards": 50, "needs": 54}, "must have 54 cards"),
        ("C4.3", {"rank": "K", "naturals": 0, "needs": 2}, "A meld of kings needs at least two natural cards"),
        ("C4.4", {"rank": "7", "wilds": 4, "limit": 3}, "A meld of sevens holds at most three wild cards"),
        ("C4.7", {"threes": 3, "wilds": 0}, "Black threes are melded, if at all, only by a player who goes out"),
        ("C4.8", {"rank": "9"}, "two melds of nines: lay them down as one group."),
        ("C4.15", {"rank": "2"}, "there is no meld of twos"),
        ("C5.6", {"top": "QD", "naturals": 0, "wilds": 0}, "a meld of queens that your side can add it to"),
        ("C5.8", {"top": "3C", "why": "freeze"}, "The 3♣ on top freezes the pile"),
    ],
)  # fmt: skip
def test_a_refusal_is_true_in_every_rule_set_that_gives_it(rule_id, facts, phrase):
    assert phrase in words("en").refusal(rule_id, facts)


def test_a_paragraph_is_the_sentences_that_its_figures_choose():
    last = Choice("b", {"yes": Choice("a", {1: "Four."}, "Five.")}, "Six.")
    text = paragraph("One.", Choice("a", {1: "Two."}, ""), last)
    told = [render(text, {"a": a, "b": b}, words("en").figures) for a in (1, 2) for b in ("yes", "no")]

    assert told == ["One. Two. Four.", "One. Two. Six.", "One. Five.", "One. Six."]
