"""The rulebook of Canasta: complete, in order, resting on every clause, well spoken."""

import re
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from melds.rulebook import LANGUAGES, RULES, chapters, words
from melds.rulebook.canasta import DOCUMENT, EXCUSED, LAST_CLAUSE
from melds.rulebook.sentence import render
from melds.rulebook.situations import SITUATIONS

CHAPTERS = chapters("canasta")
ALL = [rule for chapter in CHAPTERS for rule in chapter.rules]
ENFORCED = [rule.id for rule in ALL if rule.enforced]
MODULES = ["seating", "deal", "turn", "melding", "pile", "ending", "scoring"]
CARDS = [*(rank + suit for rank in "AKQJT98765432" for suit in "SHDC"), "JK"]
CLAUSES = {f"{DOCUMENT}-{number:02d}" for number in range(1, LAST_CLAUSE + 1)}

a_rank = st.sampled_from([*"AKQJT98765432", "JK", "W"])
FACTS = {
    "card": st.sampled_from(CARDS),
    "top": st.sampled_from(CARDS),
    "rank": a_rank,
    "ranks": st.lists(a_rank, min_size=1, max_size=4).map(" ".join),
    "turn": st.sampled_from("SWNE"),
    "why": st.sampled_from(
        ["opening", "frozen", "stop", "stop_but_go_out", "melded", "taken", "asked", "partner", "single", "last"]
    ),
    "step": st.sampled_from(["deal", "draw", "play", "answer"]),
    "act": st.sampled_from(["draw", "take", "meld", "discard", "ask", "pass", "red3"]),
    "answer": st.sampled_from(["yes", "no"]),
}
any_language = pytest.mark.parametrize("lang", LANGUAGES)


def reads_well(sentence):
    """Whole, filled in, and without the marks of a fact that was not understood."""
    assert sentence[0] == sentence[0].upper()
    assert sentence[-1] == "."
    assert not re.search(r"[{}']|\?\?|None|\bJK\b|\b[AKQJT2-9][SHDC]\b|  | [.,;:]", sentence), (
        sentence
    )
    assert not re.search(r"\b(1|one) (cards|points|canastas)\b", sentence), sentence
    return True


def test_ids_are_in_order_and_chapters_are_named_after_the_modules_of_the_engine():
    assert [chapter.module for chapter in CHAPTERS] == MODULES
    assert [chapter.id for chapter in CHAPTERS] == [f"C{n}" for n in range(1, 8)]
    for chapter in CHAPTERS:
        numbered = [f"{chapter.id}.{n}" for n in range(1, len(chapter.rules) + 1)]
        assert [rule.id for rule in chapter.rules] == numbered
        assert {rule.chapter for rule in chapter.rules} == {chapter.id}
        assert {rule.module for rule in chapter.rules} == {chapter.module}


def test_every_rule_is_found_by_its_id():
    assert [RULES[rule.id] for rule in ALL] == ALL


def test_every_clause_is_cited_or_excused():
    cited = {clause for rule in ALL for clause in rule.clauses}
    excused = {clause for clause, _ in EXCUSED}
    assert cited | excused == CLAUSES
    assert not cited & excused
    assert all(reason for _, reason in EXCUSED)


def test_the_table_of_sources_says_what_the_program_reads():
    lines = files("melds.rulebook").joinpath("SOURCES.md").read_text("utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line[:1] == "|"]
    listed = {row[0]: row for row in rows if row[0].startswith("C")}
    spoken = words("en")
    for rule in ALL:
        row = listed[rule.id + "*" if rule.enforced else rule.id]
        assert row[1] == spoken.title(rule.id)
        assert tuple(re.findall(r"C000-\d+", row[2])) == rule.clauses
    assert [row[0] for row in rows if row[0] in CLAUSES] == [clause for clause, _ in EXCUSED]


@any_language
def test_every_chapter_and_rule_has_a_title_and_a_text(lang):
    spoken = words(lang)
    assert len({spoken.title(rule.id) for rule in ALL}) == len(ALL)
    for chapter in CHAPTERS:
        assert spoken.chapter(chapter.id)
    for rule in ALL:
        assert not spoken.title(rule.id).endswith(".")
        assert reads_well(spoken.text(rule.id))
    assert set(spoken.entries) == {rule.id for rule in ALL}


@any_language
def test_texts_refer_only_to_rules_that_are_there(lang):
    for rule in ALL:
        for other in re.findall(r"\bC\d\.\d+\b", words(lang).text(rule.id)):
            assert other in RULES
            assert other != rule.id


@any_language
def test_rules_that_rest_on_no_clause_say_that_they_are_ours(lang):
    for rule in ALL:
        assert rule.clauses or "Our ruling" in words(lang).text(rule.id)


@any_language
def test_every_enforced_rule_and_no_other_can_refuse(lang):
    spoken = words(lang)
    assert list(SITUATIONS) == ENFORCED
    for rule in ALL:
        assert (spoken.example(rule.id) is not None) == rule.enforced
        if not rule.enforced:
            with pytest.raises(KeyError, match=re.escape(rule.id)):
                spoken.refusal(rule.id, {})


@any_language
@pytest.mark.parametrize("rule_id", ENFORCED)
def test_a_refusal_reads_well_in_every_situation(lang, rule_id):
    for facts in SITUATIONS[rule_id]:
        assert reads_well(words(lang).refusal(rule_id, facts))


@any_language
@pytest.mark.parametrize("rule_id", ENFORCED)
@given(data=st.data())
def test_a_refusal_renders_for_all_numbers_and_cards(lang, rule_id, data):
    numbers = st.integers(0, 6000)
    facts = {
        name: data.draw(numbers if isinstance(sample, int) else FACTS[name], label=name)
        for name, sample in data.draw(st.sampled_from(SITUATIONS[rule_id])).items()
    }
    assert reads_well(words(lang).refusal(rule_id, facts))


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
    assert [figures.seat(each) for each in ("W", "Ada")] == ["West", "Ada"]


@pytest.mark.parametrize(
    ("ask", "name"),
    [
        (lambda: words("xx"), "xx"),
        (lambda: chapters("bridge"), "bridge"),
        (lambda: RULES["C4.99"], "C4.99"),
        (lambda: words("en").title("C4.99"), "C4.99"),
        (lambda: words("en").text("C4.99"), "C4.99"),
        (lambda: words("en").refusal("C4.99", {}), "C4.99"),
        (lambda: words("en").chapter("C9"), "C9"),
        (lambda: words("en").refusal("C4.5", {"needs": 50, "has": 30}), "score"),
    ],
)
def test_what_is_not_there_is_named(ask, name):
    with pytest.raises(KeyError, match=re.escape(name)):
        ask()


def test_a_fact_of_the_wrong_type_is_not_written():
    with pytest.raises(TypeError):
        render("{needs:card}", {"needs": None}, words("en").figures)
    with pytest.raises(TypeError):
        render("{needs-has}", {"needs": 50, "has": "30"}, words("en").figures)
