"""A sentence with places for facts, and sentences that depend on a fact.

A place is written `{fact}` or `{fact:kind}`, as in "Your opening needs {needs:points}". Kinds:

    card        Q♦                       one, many   queen, queens (from a rank or a card)
    faces       4♥ 5♥ 6♥
    list        fours, fives and sixes   word        none, one, two ... 13
    nth         first, second ... 13th   seat        West
    cards       no cards, one card, two cards; so any noun the language can count

Without a kind a number is written in digits and a string as it is. `{needs-has}` is a difference.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from melds.rulebook.figures import Figures

Facts: TypeAlias = Mapping[str, object]
"""The figures of a refusal: numbers, notation ("QD", "K", "W"), words ("yes") or lists of ranks."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Another sentence for each value of one fact (or of a difference, "cards-needs").

    A value without a case, and a fact that is not there, give `other`.
    """

    fact: str
    cases: Mapping[int | str, Sentence]
    other: Sentence

    def of(self, facts: Facts) -> Sentence:
        """The sentence, or the next choice, for these facts."""
        try:
            value = _fact(self.fact, facts)
        except KeyError:
            return self.other
        return self.cases.get(value, self.other) if isinstance(value, int | str) else self.other


Sentence: TypeAlias = str | Choice


def paragraph(*sentences: Sentence) -> Sentence:
    """The sentences one after the other, as one choice; an empty sentence falls away."""
    for place, each in enumerate(sentences):
        if isinstance(each, Choice):
            before, after = sentences[:place], sentences[place + 1 :]
            cases = {value: paragraph(*before, case, *after) for value, case in each.cases.items()}
            return Choice(each.fact, cases, paragraph(*before, each.other, *after))
    return " ".join([each for each in sentences if isinstance(each, str) and each])


def render(sentence: Sentence, facts: Facts, figures: Figures) -> str:
    """The sentence with its facts in place.

    Raises KeyError with the name of a fact or a kind that is not there, and TypeError for a fact
    of the wrong type.
    """
    while isinstance(sentence, Choice):
        sentence = sentence.of(facts)
    return _Places(figures).vformat(sentence, (), facts)


def _fact(name: str, facts: Facts) -> object:
    left, minus, right = name.partition("-")
    if not minus:
        return facts[name]
    return _number(facts[left]) - (int(right) if right.isdigit() else _number(facts[right]))


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"a number is wanted here, not {value!r}")
    return value


class _Places(string.Formatter):
    """Fills the places of one sentence."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def get_value(
        self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, object]
    ) -> object:
        """The fact, or the difference of two facts, that a place names."""
        del args
        return _fact(str(key), kwargs)

    def format_field(self, value: object, format_spec: str) -> str:
        """The fact as its kind wants it written."""
        show = self.figures
        if isinstance(value, int):
            match format_spec:
                case "":
                    return show.number(value)
                case "word":
                    return show.word(value)
                case "nth":
                    return show.ordinal(value)
                case noun:
                    return show.count(value, noun)
        if isinstance(value, str):
            return self._text(value, format_spec)
        if isinstance(value, Sequence) and format_spec == "list":
            return show.list(value)
        raise TypeError(f"{value!r} cannot be written as {format_spec!r}")

    def _text(self, value: str, kind: str) -> str:
        show = self.figures
        kinds: dict[str, Callable[[str], str]] = {
            "": str,
            "card": show.card,
            "faces": show.faces,
            "one": show.one,
            "many": show.many,
            "list": show.list,
            "seat": show.seat,
        }
        return kinds[kind](value)
