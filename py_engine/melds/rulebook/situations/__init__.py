"""What each refusal must say in figures, shown by examples.

For every enforced rule the situations in which it refuses, each as the facts that come with the
refusal. The first is the one the rules page shows. Engine and words agree on this list: a refusal
carries these facts, and every language has a right sentence for each of them.
"""

from collections.abc import Mapping
from typing import Final

from melds.rulebook.sentence import Facts
from melds.rulebook.situations import canasta, gin

SITUATIONS: Final[Mapping[str, tuple[Facts, ...]]] = {**canasta.SITUATIONS, **gin.SITUATIONS}
"""The situations of every enforced rule of every game by its id, in rulebook order."""
