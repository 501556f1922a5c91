"""The rulebook: rule ids, what each rests on, and the words for them in each language.

A refusal cites a rule by its id; the sentence on screen, the rules page, the exercise and the test
all come from that one id. Games know only ids; this package knows the words. It imports nothing
else of the engine.

    >>> words("en").refusal("C4.5", {"needs": 50, "has": 30, "score": 1495})
    'Your opening needs 50 points at a score of 1,495; these melds make 30, which is 20 short.'
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from melds.rulebook import canasta, en, gin
from melds.rulebook.rule import Chapter, Rule, spans
from melds.rulebook.sentence import Facts
from melds.rulebook.words import Words

__all__ = ["LANGUAGES", "RULES", "Chapter", "Facts", "Rule", "Words", "chapters", "spans", "words"]

_GAMES: Final[Mapping[str, tuple[Chapter, ...]]] = {"canasta": canasta.CHAPTERS, "gin": gin.CHAPTERS}
_WORDS: Final[Mapping[str, Words]] = {spoken.lang: spoken for spoken in (en.WORDS,)}

LANGUAGES: Final[tuple[str, ...]] = tuple(_WORDS)
"""The languages the rulebook can be read in, as BCP 47 tags."""

RULES: Final[Mapping[str, Rule]] = MappingProxyType(
    {rule.id: rule for listed in _GAMES.values() for part in listed for rule in part.rules}
)
"""Every rule of every game by its id, in rulebook order."""


def chapters(game: str, rule_set: Facts | None = None) -> tuple[Chapter, ...]:
    """The chapters of a game in order: all, or those that a rule set with these figures brings in.

    Raises KeyError with the name of an unknown game.
    """
    every = _GAMES[game]
    if rule_set is None:
        return every
    return tuple([each for each in every if not each.option or rule_set[each.option] == "yes"])


def words(lang: str) -> Words:
    """The rulebook in a language. Raises KeyError with the name of an unknown language."""
    return _WORDS[lang]
