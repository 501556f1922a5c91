"""The rulebook of every game: complete, in order, resting on every clause, well spoken."""

import re
from dataclasses import fields
from importlib import import_module
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from melds.customs import customs, usual_rules
from melds.rulebook import LANGUAGES, RULES, chapters, spans, words
from melds.rulebook.rule import LETTERS, clauses
from melds.rulebook.situations import SITUATIONS

BOOKS = {game: import_module(f"melds.rulebook.{game}") for game in LETTERS.values()}
ALL = {game: [rule for chapter in chapters(game) for rule in chapter.rules] for game in BOOKS}
LETTER_OF = {game: letter for letter, game in LETTERS.items()}
ENFORCED = [rule.id for rule in RULES.values() if rule.enforced]
CLAUSES = {
    game: {f"{name}-{at:02d}" for name, last in book.DOCUMENTS.items() for at in range(1, last + 1)}
    for game, book in BOOKS.items()
}
SAME = {"C004": "C002"}
"""A document that says what another says, under the same numbers, and is cited through that one."""

CARDS = [rank + suit for rank in "AKQJT98765432" for suit in "SHDC"]
OURS = re.compile(r"Our ruling|[Aa] variant that our source does not have")
FIGURES = {
    (game, name): customs(game).figures(rules) for game in BOOKS for name, rules in customs(game).rule_sets.items()
}
"""The figures of every named rule set."""
USUAL = {game: customs(game).figures(customs(game).rule_sets[usual_rules(game)]) for game in BOOKS}
any_game = pytest.mark.parametrize("game", BOOKS)
any_language = pytest.mark.parametrize("lang", LANGUAGES)


def some_facts(rule_id):
    """Return, by name, what each fact of a rule may be: any card or number, or a word that its situations use."""
    game = LETTERS[rule_id[0]]
    a_card = st.sampled_from([*CARDS, "JK"] if game == "canasta" else CARDS)
    a_rank = st.sampled_from([*"AKQJT98765432", *(["JK", "W"] if game == "canasta" else [])])
    any_of = {
        **dict.fromkeys(("card", "top"), a_card),
        **dict.fromkeys(("cards", "meld", "deadwood"), st.lists(a_card, min_size=1, max_size=11).map(" ".join)),
        "rank": a_rank,
        "ranks": st.lists(a_rank, min_size=1, max_size=4).map(" ".join),
    }
    said = {}
    for facts in SITUATIONS[rule_id]:
        for name, fact in facts.items():
            said.setdefault(name, []).append(fact)
    return {
        name: st.integers(0, 6000) if isinstance(found[0], int) else any_of.get(name, st.sampled_from(found))
        for name, found in said.items()
    }


def reads_well(sentence):
    """Whole, filled in, and without the marks of a fact that was not understood."""
    assert sentence[0] == sentence[0].upper()
    assert sentence[-1] == "."
    assert not re.search(r"[{}']|\?\?|None|\bJK\b|\b[AKQJT2-9][SHDC]\b|  | [.,;:]|\(\)", sentence), sentence
    assert not re.search(r"\b(1|one) (cards|points|canastas)\b", sentence), sentence
    return True


def table_of_sources():
    """The rows of every table of SOURCES.md, each as its cells."""
    lines = files("melds.rulebook").joinpath("SOURCES.md").read_text("utf-8").splitlines()
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line[:1] == "|"]


def options_named(game):
    """The options that the notes on a game's rules name."""
    notes = [row[-1] for row in table_of_sources() if row[0].startswith(LETTER_OF[game])]
    return {option for note in notes for option in re.findall(r"`(\w+)`", note)}


@any_game
def test_ids_are_in_order_and_chapters_are_numbered(game):
    letter = LETTER_OF[game]
    assert [chapter.id for chapter in chapters(game)] == [f"{letter}{n}" for n in range(1, len(chapters(game)) + 1)]
    for chapter in chapters(game):
        numbered = [f"{chapter.id}.{n}" for n in range(1, len(chapter.rules) + 1)]
        assert [rule.id for rule in chapter.rules] == numbered
        assert {rule.chapter for rule in chapter.rules} == {chapter.id}
        assert {rule.module for rule in chapter.rules} == {chapter.module}


def test_every_rule_is_found_by_its_id():
    assert list(RULES.values()) == [rule for rules in ALL.values() for rule in rules]
    assert all(RULES[id_].id == id_ for id_ in RULES)


@any_game
def test_every_clause_is_cited_or_excused(game):
    cited = {clause for rule in ALL[game] for clause in rule.clauses}
    excused = {clause for clause, _ in BOOKS[game].EXCUSED}
    assert cited | excused == CLAUSES[game]
    assert not cited & excused
    assert all(reason for _, reason in BOOKS[game].EXCUSED)


@any_game
def test_a_rule_cites_a_clause_once_and_the_documents_in_their_order(game):
    order = list(BOOKS[game].DOCUMENTS)
    for rule in ALL[game]:
        documents = [clause.partition("-")[0] for clause in rule.clauses]
        assert len(set(rule.clauses)) == len(rule.clauses), rule.id
        assert documents == sorted(documents, key=order.index), rule.id


@pytest.mark.parametrize(
    ("numbers", "read"),
    [
        ("1 16", "C000-01 C000-16"),
        ("1 6-9 11", "C000-01 C000-06\N{EN DASH}09 C000-11"),
        ("98-102", "C000-98\N{EN DASH}102"),
        ("3 4 C002:5 6 8 C003:9", "C000-03\N{EN DASH}04 C002-05\N{EN DASH}06 C002-08 C003-09"),
        ("4 3", "C000-04 C000-03"),
        ("", ""),
    ],
)
def test_clauses_that_follow_each_other_are_read_as_one(numbers, read):
    assert " ".join(spans(clauses("C000", numbers))) == read


@any_game
def test_the_table_of_sources_says_what_the_program_reads(game):
    rows = table_of_sources()
    listed = {row[0]: row for row in rows if re.fullmatch(r"[A-Z]\d+\.\d+\*?", row[0])}
    spoken = words("en")
    for rule in ALL[game]:
        row = listed[rule.id + "*" if rule.enforced else rule.id]
        assert row[1] == spoken.title(rule.id)
        assert row[2] in ([", ".join(spans(rule.clauses))] if rule.clauses else ["our ruling", "a variant"])
    assert len(listed) == len(RULES)
    assert [row[0] for row in rows if row[0] in CLAUSES[game]] == [clause for clause, _ in BOOKS[game].EXCUSED]


def test_the_table_of_sources_lists_every_document():
    counted = {row[0]: row[1] for row in table_of_sources()}
    documents = {name: last for book in BOOKS.values() for name, last in book.DOCUMENTS.items()}
    documents |= {name: documents[same] for name, same in SAME.items()}
    assert documents == {name: int(counted[f"`{name}`"]) for name in documents}


@any_game
def test_an_option_that_the_table_of_sources_names_is_one(game):
    options = {field.name for field in fields(customs(game).rule_sets[usual_rules(game)])}
    assert options_named(game) <= options


def test_every_option_of_canasta_is_named_beside_its_rule():
    options = {field.name for field in fields(customs("canasta").rule_sets[usual_rules("canasta")])}
    assert options - options_named("canasta") == {"name"}


@any_game
@any_language
def test_every_chapter_and_rule_has_a_title_and_a_text(game, lang):
    spoken = words(lang)
    assert len({spoken.title(rule.id) for rule in ALL[game]}) == len(ALL[game])
    for chapter in chapters(game):
        assert spoken.chapter(chapter.id)
    for rule in ALL[game]:
        assert not spoken.title(rule.id).endswith(".")
    assert set(spoken.entries(game)) == {rule.id for rule in ALL[game]}


@any_language
@pytest.mark.parametrize(("game", "name"), FIGURES)
def test_every_rule_is_told_with_the_figures_of_every_rule_set(game, name, lang):
    for rule in ALL[game]:
        assert reads_well(words(lang).text(rule.id, FIGURES[game, name]))


@any_game
@any_language
def test_texts_refer_only_to_rules_of_the_game_that_are_there(game, lang):
    for rule in ALL[game]:
        for other in re.findall(r"\b[A-Z]\d\.\d+\b", words(lang).text(rule.id, USUAL[game])):
            assert other in RULES
            assert RULES[other] in ALL[game]
            assert other != rule.id


@any_language
def test_rules_that_rest_on_no_clause_say_that_they_are_ours(lang):
    for rule in RULES.values():
        assert rule.clauses or OURS.search(words(lang).text(rule.id, USUAL[LETTERS[rule.id[0]]])), rule.id


@any_language
def test_every_enforced_rule_and_no_other_can_refuse(lang):
    spoken = words(lang)
    assert list(SITUATIONS) == ENFORCED
    for rule in RULES.values():
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
    may_be = some_facts(rule_id)
    names = data.draw(st.sampled_from(SITUATIONS[rule_id]))
    facts = {name: data.draw(may_be[name], label=name) for name in names}
    assert reads_well(words(lang).refusal(rule_id, facts))


def test_the_words_of_a_game_are_loaded_when_they_are_asked_for():
    import os
    import subprocess
    import sys

    ask = (
        "import sys; from melds.rulebook import words; words('en').title('C1.1');"
        "print([name for name in sys.modules if name.startswith('melds.rulebook.en.gin')])"
    )
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True, env=path)
    assert ran.stdout == "[]\n"


@pytest.mark.parametrize(
    ("ask", "name"),
    [
        (lambda: words("xx"), "xx"),
        (lambda: chapters("bridge"), "bridge"),
        (lambda: RULES["C4.99"], "C4.99"),
        (lambda: words("en").title("C4.99"), "C4.99"),
        (lambda: words("en").title("G4.99"), "G4.99"),
        (lambda: words("en").title("B4.1"), "B4.1"),
        (lambda: words("en").title(""), ""),
        (lambda: words("en").text("C4.99", {}), "C4.99"),
        (lambda: words("en").refusal("C4.99", {}), "C4.99"),
        (lambda: words("en").chapter("C9"), "C9"),
        (lambda: words("en").chapter("G9"), "G9"),
        (lambda: words("en").refusal("C4.5", {"needs": 50, "has": 30}), "score"),
    ],
)
def test_what_is_not_there_is_named(ask, name):
    with pytest.raises(KeyError, match=re.escape(repr(name))):
        ask()
