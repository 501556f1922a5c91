"""The rulebook in one language: titles, texts and the sentences of refusals.

A language is data: its figures, the titles of its chapters and an `Entry` for every rule.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from melds.rulebook.figures import Figures, typeset
from melds.rulebook.sentence import Facts, Sentence, render
from melds.rulebook.situations import SITUATIONS


@dataclass(frozen=True, slots=True)
class Entry:
    """What a language says of one rule.

    `title` is a few words, `text` the rule as the rules page shows it, `refusal` the sentence that
    turns an act down; a rule that no act can break has none.
    """

    title: str
    text: str
    refusal: Sentence | None = None


@dataclass(frozen=True, slots=True)
class Words:
    """The whole rulebook in one language. Rule ids are those of `melds.rulebook.RULES`."""

    lang: str
    figures: Figures
    chapters: Mapping[str, str]
    entries: Mapping[str, Entry]

    def chapter(self, chapter_id: str) -> str:
        """The title of a chapter. Raises KeyError for a chapter that is not there."""
        return typeset(self.chapters[chapter_id])

    def title(self, rule_id: str) -> str:
        """The title of a rule. Raises KeyError for a rule that is not there."""
        return typeset(self.entries[rule_id].title)

    def text(self, rule_id: str) -> str:
        """The rule in full. Raises KeyError for a rule that is not there."""
        return typeset(self.entries[rule_id].text)

    def refusal(self, rule_id: str, facts: Facts) -> str:
        """The sentence that refuses an act, with its figures.

        `facts` are those listed for the rule in `melds.rulebook.situations`. Raises KeyError for a
        rule that is not there or refuses nothing, and for a fact that is wanted and not given.
        """
        sentence = self.entries[rule_id].refusal
        if sentence is None:
            raise KeyError(f"{rule_id} refuses nothing")
        return typeset(render(sentence, facts, self.figures))

    def example(self, rule_id: str) -> str | None:
        """The refusal as the rules page shows it, with figures from an example; None if none."""
        if self.entries[rule_id].refusal is None:
            return None
        return self.refusal(rule_id, SITUATIONS[rule_id][0])
