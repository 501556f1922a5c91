"""Refusals as messages: the rule, its title, the sentence with the figures, and what it rests on."""

from collections.abc import Sequence

from melds.rulebook import RULES, words
from melds.verdict import Refusal
from melds.wire.messages import RefusalMessage


def refusal_message(refusal: Refusal, lang: str = "en") -> RefusalMessage:
    """Return a refusal with its title, its sentence with the figures, and its clauses."""
    spoken = words(lang)
    return {
        "rule": refusal.rule,
        "title": spoken.title(refusal.rule),
        "text": spoken.refusal(refusal.rule, refusal.facts),
        "facts": dict(refusal.facts),
        "clauses": list(RULES[refusal.rule].clauses),
    }


def refusal_messages(refusals: Sequence[Refusal], lang: str = "en") -> list[RefusalMessage]:
    """Return refusals as messages, the same one once."""
    return [refusal_message(refusal, lang) for refusal in dict.fromkeys(refusals)]
