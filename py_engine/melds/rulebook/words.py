"""The rulebook in one language: titles, texts and the sentences of refusals.

A language is data: its figures and, for each game, the titles of its chapters and an `Entry` for
every rule. A game's words are loaded when first asked for, so whoever plays Canasta does not wait for
those of Gin Rummy.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from melds.rulebook.figures import Figures, typeset
from melds.rulebook.rule import game_of
from melds.rulebook.sentence import Facts, Sentence, render
from melds.rulebook.situations import SITUATIONS


@dataclass(frozen=True, slots=True)
class Entry:
    """What a language says of one rule.

    `title` is a few words, `text` the rule as the rules page shows it, with the figures of a rule set in
    its places, `refusal` the sentence that turns an act down; a rule that no act can break has none.
    """

    title: str
    text: Sentence
    refusal: Sentence | None = None


@dataclass(frozen=True, slots=True)
class Words:
    """The whole rulebook in one language. Rule ids are those of `melds.rulebook.RULES`.

    The words of a game are the `CHAPTERS` (titles) and `ENTRIES` of the module `lang`.`game` here.
    """

    lang: str
    figures: Figures

    def entries(self, game: str) -> Mapping[str, Entry]:
        """What the language says of every rule of a game."""
        found: Mapping[str, Entry] = self._book(game).ENTRIES
        return found

    def chapter(self, chapter_id: str) -> str:
        """The title of a chapter. Raises KeyError for a chapter that is not there."""
        titles: Mapping[str, str] = self._book(game_of(chapter_id)).CHAPTERS
        return typeset(titles[chapter_id])

    def title(self, rule_id: str) -> str:
        """The title of a rule. Raises KeyError for a rule that is not there."""
        return typeset(self._entry(rule_id).title)

    def text(self, rule_id: str, rule_set: Facts) -> str:
        """The rule in full, as it is in a rule set.

        `rule_set` has its figures, as the game's customs tell them. Raises KeyError for a rule that is
        not there, and for a figure that is wanted and not given.
        """
        return typeset(render(self._entry(rule_id).text, rule_set, self.figures))

    def refusal(self, rule_id: str, facts: Facts) -> str:
        """The sentence that refuses an act, with its figures.

        `facts` are those listed for the rule in `melds.rulebook.situations`. Raises KeyError for a
        rule that is not there or refuses nothing, and for a fact that is wanted and not given.
        """
        sentence = self._entry(rule_id).refusal
        if sentence is None:
            raise KeyError(f"{rule_id} refuses nothing")
        return typeset(render(sentence, facts, self.figures))

    def example(self, rule_id: str) -> str | None:
        """The refusal as the rules page shows it, with figures from an example; None if none."""
        if self._entry(rule_id).refusal is None:
            return None
        return self.refusal(rule_id, SITUATIONS[rule_id][0])

    def _entry(self, rule_id: str) -> Entry:
        return self.entries(game_of(rule_id))[rule_id]

    def _book(self, game: str) -> ModuleType:
        return import_module(f"melds.rulebook.{self.lang}.{game}")
