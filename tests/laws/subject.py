"""What the laws must know about a game in order to watch it. Every game brings one `Subject`."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis.strategies import SearchStrategy


@dataclass(frozen=True, kw_only=True)
class Subject:
    """A game with its rule sets, and the few things that the laws ask of it beyond `Game`.

    `game` offers what `melds.game.Game` asks for; `rule_sets` are those that are played, by name, and
    `tiny` some so small that every act can be tried.
    """

    game: Any
    rule_sets: Mapping[str, Any]
    tiny: Sequence[Any]
    rarer: Collection[str]
    """Rule sets that are watched over a tenth of the deals of the others: there are many of them."""
    begin: Callable[[Any, Random], Any]
    """A state with a first deal on the table, from rules and chance; scores differ."""
    to_act: Callable[[Any], int]
    """The seat that is to act, or -1 when the deal is over."""
    whole: Callable[[Any], Counter]
    """The pack of a rule set."""
    lying: Callable[[Any], Counter]
    """The cards of a state, wherever they lie."""
    public: Callable[[Any], object]
    """The part of a view that everybody can see."""
    menu: Callable[[Any], Collection[Any]]
    """The menu of a view, however long."""
    choose: Mapping[str, Callable[[Any, Random], Any]]
    """Players by name: an act from a view and chance."""
    nonsense: Callable[[Any, Random], Any]
    """An act put together by chance from any cards there are."""
    any_act: SearchStrategy
    """Acts of every kind with anything in them, for any view."""
    every_act: Callable[[Any], set]
    """Every legal act of a view, found by trying all there are, as `likeness` writes them."""
    likeness: Callable[[Any], object]
    """An act with what no rule asks for left out, such as suits."""
    check_end: Callable[[Any, Any], None]
    """Assert that the score of a deal that is over adds up, given the state before it."""
