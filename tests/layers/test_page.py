"""The page's imports and styles: folders by their arrows, games in their own panels alone, a worker without cards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable

PAGE = Path(__file__).parents[2] / "web/src"
WORDS = PAGE.parent / "locales/en"

COMMENT = re.compile(r"/\*[\s\S]*?\*/|^\s*//.*$", re.MULTILINE)
IMPORT = re.compile(r"""(?:\bfrom\s+|\bimport\s*\(?\s*)["'](\.[^"']+)["']""")
TEXT = re.compile(r"""'[^'\n]*'|"[^"\n]*"|`[^`]*`""")
WORD = re.compile(r"(?<![\w$-])[a-zA-Z][\w-]*")
# Where a script gives an element its classes.
CLASSES = re.compile(
    r"""\b(?:class|cls)(?::|=)\s*([^,}\n]*|"[^"]*")|\bclass(?:es|List\.\w+)\(([^;]*?)\)[;,\s})]|\bclass=("[^"]*"|\$\{[^}]*\})"""
)
# Words in quotes that are no classes: roles, and what is imported.
OTHERS = re.compile(r"""(?:\brole(?::|=)\s*|\bimport |\bfrom )["'][^"']*["']""")
QUOTED = re.compile(r"""/\*[\s\S]*?\*/|"[^"]*"|url\([^)]*\)""")
SELECTOR = re.compile(r"[^{};]+(?=\{)")
MENTION = re.compile(r"""import\(["'](\.[^"']+)["']\)""")

# What each folder may import besides itself. Scripts beside the folders put the page together.
ARROWS = {
    "engine": set(),
    "offline": {"engine"},
    "words": {"engine"},
    "sound": {"words"},
    "state": {"engine", "words"},
    "parts": {"words"},
    "table": {"panels", "state", "sound", "words", "engine"},
    "panels": {"table", "parts", "state", "sound", "words", "engine"},
    "pages": {"panels", "table", "parts", "state", "sound", "words", "engine"},
    "embed": {"pages", "panels", "table", "parts", "state", "sound", "words", "engine"},
}
STYLES = sorted((PAGE.parent / "styles").glob("*.css"))
LIST = "panels/games.js"
# The same games as far as a page draws them without the engine.
POSTERS = "panels/posters.js"
LISTS = (LIST, POSTERS)
# A voice has the name of what it sounds like; which event of a game is heard as which, the game's own panels say.
VOICES = "sound/voices.js"
GAMES = sorted(path.name for path in (PAGE / "panels").iterdir() if path.is_dir())


def scripts() -> list[Path]:
    return sorted(PAGE.rglob("*.js"))


def name(path: Path) -> str:
    return path.relative_to(PAGE).as_posix()


def code(path: Path) -> str:
    return COMMENT.sub("", path.read_text("utf-8"))


def reached(path: Path, targets: list[str]) -> list[tuple[str, str]]:
    here = f"{PAGE.as_posix()}/"
    return [(name(path), (path.parent / target).resolve().as_posix().removeprefix(here)) for target in targets]


def imports() -> list[tuple[str, str]]:
    """Script and imported script; imports of packages and those in comments for the checker left out."""
    return [pair for path in scripts() for pair in reached(path, IMPORT.findall(code(path)))]


def mentions() -> list[tuple[str, str]]:
    """The same, with the types that are named in comments."""
    named = [pair for path in scripts() for pair in reached(path, MENTION.findall(path.read_text("utf-8")))]
    return imports() + named


def game_of(script: str) -> str:
    """Which game's folder a script lies in, or nothing."""
    return next((game for game in GAMES if script.startswith(f"panels/{game}/")), "")


def words(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in WORD.findall(re.sub(r"\$\{[^}]*\}", " ", text))}


def classes(script: str) -> set[str]:
    """The classes that a script gives to elements, as far as they stand there by name."""
    return words(text for found in CLASSES.findall(script) for part in found for text in TEXT.findall(part))


def classes_of(game: str) -> set[str]:
    """The classes that only this game's panels give: no other script so much as has the word."""
    own = [code(path) for path in scripts() if game_of(name(path)) == game]
    rest = [OTHERS.sub("", code(path)) for path in scripts() if game_of(name(path)) != game]
    return set().union(*map(classes, own)) - words(text for script in rest for text in TEXT.findall(script))


def selected(style: str) -> set[str]:
    """The classes in the selectors of a stylesheet."""
    selectors = SELECTOR.findall(QUOTED.sub("", style))
    return {name for selector in selectors for name in re.findall(r"\.([a-zA-Z][\w-]*)", selector)}


def test_every_folder_has_its_arrows():
    assert {path.name for path in PAGE.iterdir() if path.is_dir()} - set(ARROWS) == set()


def test_arrows_point_down():
    bad = []
    for source, target in imports():
        if "/" not in source or target.startswith("/"):
            continue
        here, there = source.split("/")[0], target.split("/")[0]
        if here != there and there not in ARROWS[here]:
            bad.append(f"{source} imports {target}")
    assert bad == []


def test_each_game_has_its_panels():
    listed = [target for source, target in imports() if source == LIST]
    assert sorted(listed) == [f"panels/{game}/index.js" for game in GAMES]
    assert GAMES
    drawn = [target for source, target in imports() if source == POSTERS]
    assert sorted(drawn) == [f"panels/{game}/poster.js" for game in GAMES]


def test_a_games_panels_are_reached_through_the_list_alone():
    bad = [pair for pair in mentions() if game_of(pair[1]) and not game_of(pair[0]) and pair[0] not in LISTS]
    assert bad == []


def test_the_panels_of_two_games_never_import_each_other():
    pairs = [(source, target, game_of(source), game_of(target)) for source, target in mentions()]
    assert [pair[:2] for pair in pairs if all(pair[2:]) and pair[2] != pair[3]] == []


def test_outside_the_panels_nothing_names_a_game():
    names = re.compile(rf"\b({'|'.join(GAMES)})", re.IGNORECASE)
    named = {
        name(path): names.findall(code(path))
        for path in scripts()
        if not game_of(name(path)) and name(path) not in LISTS
    }
    assert {script: found for script, found in named.items() if found} == {}


# What only one game has, whatever word it is a part of: onFreeze, isWild, "sum-deadwood".
OWN = {
    "canasta": "canasta|freez|frozen|frost|wild|red3|spoil",
    "gin": "deadwood|knock|lay-?off|undercut|upcard|big-?gin",
}


def test_every_game_has_its_own_words():
    assert sorted(OWN) == GAMES


def neutral() -> list[Path]:
    return [path for path in scripts() if not game_of(name(path)) and name(path) not in (*LISTS, VOICES)]


@pytest.mark.parametrize("game", GAMES)
def test_outside_its_panels_nothing_names_a_games_own_things(game):
    own = re.compile(OWN[game], re.IGNORECASE)
    found = {name(path): own.findall(code(path)) for path in neutral()}
    assert {script: words for script, words in found.items() if words} == {}


@pytest.mark.parametrize("game", GAMES)
def test_outside_its_panels_nothing_says_a_games_own_messages(game):
    texts = [path.read_text("utf-8") for path in WORDS.glob(f"{game}*.ftl")]
    messages = {id_ for text in texts for id_ in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}
    said = {name(path): messages & set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", code(path))) for path in neutral()}
    assert {script: sorted(ids) for script, ids in said.items() if ids} == {}


WORKER = {"engine/worker.js", "engine/start.js", "engine/snapshot.js", "engine/snapshot_cache.js", "engine/arrive.js"}


def test_the_worker_knows_only_how_files_arrive():
    reached = {target for source, target in imports() if source in WORKER}
    assert reached == WORKER - {"engine/worker.js"}


@pytest.mark.parametrize("script", ["worker.js", "arrive.js", "client.js"])
def test_the_engines_end_of_the_page_does_not_know_what_a_card_is(script):
    words = rf"\b(card|rank|suit|hand|pile|discard|{'|'.join(GAMES)})s?\b"
    assert re.findall(words, code(PAGE / "engine" / script), re.IGNORECASE) == []


def test_a_class_of_one_games_panels_is_found():
    assert {"meld", "chip", "group", "red3", "compass"} <= classes_of("canasta")
    assert {"gauge", "byhand", "laidout"} <= classes_of("gin")


@pytest.mark.parametrize("style", STYLES, ids=lambda path: path.name)
def test_a_class_of_one_games_panels_is_styled_in_its_own_stylesheet(style):
    named, others = selected(style.read_text("utf-8")), [game for game in GAMES if game != style.stem]
    assert {game: sorted(named & classes_of(game)) for game in others} == {game: [] for game in others}


def test_every_stylesheet_is_asked_for():
    pages = "".join(page.read_text("utf-8") for page in PAGE.parent.glob("*.html"))
    asked = re.findall(r'href="styles/([^"]+)"', pages)
    asked += [name for path in STYLES for name in re.findall(r'@import "./([^"]+)"', path.read_text("utf-8"))]
    assert sorted(set(asked)) == [path.name for path in STYLES]


def test_a_poster_brings_no_table_with_it():
    """What is drawn without the engine is small: it reaches neither the table nor the panels of a game."""
    seen, todo = set(), ["embed/poster.js"]
    while todo:
        todo += [target for source, target in imports() if source == todo[0] and target not in seen]
        seen.add(todo.pop(0))
    assert {script.split("/")[0] for script in seen} <= {"embed", "panels", "table", "state", "words"} | {""}
    assert {"engine/client.js", "table/table.js", LIST, "state/game.js", "words/words.js"} & seen == set()


def test_the_rules_that_are_cited_come_from_the_engine():
    books = re.findall(r"""\bbook: ["'](\w)["']""", "".join(map(code, scripts())))
    assert len(books) == len(GAMES)
    rule = re.compile(rf"\b[{''.join(books)}]\d+\b")
    named = {name(path): rule.findall(" ".join(TEXT.findall(code(path)))) for path in scripts()}
    assert {script: rules for script, rules in named.items() if rules} == {}
