"""Refusals as messages: the rule, its title, the sentence with the figures, and what it rests on."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from melds.rulebook import RULES, spans, words
from melds.verdict import Refusal
from melds.wire.views import RefusalMessage

Names = Mapping[str, str]
"""Who sits where, by the letter of the seat: a sentence names the player and not the seat."""
NOBODY: Names = MappingProxyType({})


def refusal_message(refusal: Refusal, lang: str = "en", names: Names = NOBODY) -> RefusalMessage:
    """Return a refusal with its title, its sentence with the figures, and its clauses as `spans`."""
    spoken = words(lang)
    told = {name: names.get(str(fact), fact) if name == "turn" else fact for name, fact in refusal.pairs}
    return {
        "rule": refusal.rule,
        "title": spoken.title(refusal.rule),
        "text": spoken.refusal(refusal.rule, told),
        "facts": dict(refusal.facts),
        "clauses": list(spans(RULES[refusal.rule].clauses)),
    }


def refusal_messages(
    refusals: Sequence[Refusal], lang: str = "en", names: Names = NOBODY
) -> list[RefusalMessage]:
    """Return refusals as messages, the same one once."""
    return [refusal_message(refusal, lang, names) for refusal in dict.fromkeys(refusals)]
