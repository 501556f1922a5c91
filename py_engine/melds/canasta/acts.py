"""What a seat may say, and how it is written: `meld KS KH KD / 9S 9H 9D`.

Acts are whole acts: one `Meld` holds every group laid down at once, one `TakePile` the cards that go
with the top card and any further groups from the hand, so a minimum is judged on one act and nothing
half-made is ever rolled back. `parse(str(act)) == act`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from melds.canasta.rules import BLACK_THREES, WILD, is_wild
from melds.cards import JOKER_RANK, RANKS, THREE, Card, Cards, rank_of, write_card, write_cards
from melds.notation import cut_pack, one_card, parted, read_act, shown_cards
from melds.verdict import NotationError

GROUP_SEPARATOR = " / "


class Group(NamedTuple):
    """Cards laid down together, naturals first. `rank` is the meld's; wild cards take it (C4.15)."""

    rank: int
    cards: Cards

    @property
    def wilds(self) -> int:
        """How many of the cards are wild."""
        return sum([card in WILD for card in self.cards])

    @property
    def naturals(self) -> int:
        """How many of the cards are natural."""
        return len(self.cards) - self.wilds

    def __str__(self) -> str:
        """Return the cards; a group of wild cards alone names its rank first."""
        written = write_cards(self.cards)
        return written if self.naturals else f"{rank_letter(self.rank)}: {written}".strip()


def group(cards: Iterable[Card], rank: int | None = None) -> Group:
    """Return a group in canonical order; its rank is that of its first natural card if not given."""
    ordered = in_order(cards)
    if rank is None:
        rank = rank_of(ordered[0]) if ordered and not is_wild(ordered[0]) else JOKER_RANK
    return Group(rank, ordered)


def in_order(cards: Iterable[Card]) -> Cards:
    """Return the cards of a meld in canonical order: naturals from high to low, then wild cards."""
    return tuple(sorted(cards, key=_place, reverse=True))


def _place(card: Card) -> int:
    return card - 100 if is_wild(card) else card


def rank_letter(rank: int) -> str:
    """Return the letter of a rank, `W` for wild cards alone."""
    return RANKS[rank] if rank < len(RANKS) else "W"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance as an act: the shuffled pack, top first, and how many cards the cut lifts off (C2.3)."""

    pack: Cards
    cut: int

    def __str__(self) -> str:
        return f"deal {self.cut} : {write_cards(self.pack)}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the stock (C3.3)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class TakePile:
    """Take the pile (C5.6). The first group goes with the top card; it may be empty."""

    groups: tuple[Group, ...]

    def __str__(self) -> str:
        if not self.groups:
            return "take"
        first, *rest = self.groups
        with_top = write_cards(first.cards)
        return GROUP_SEPARATOR.join([f"take {with_top}".strip(), *map(str, rest)])


@dataclass(frozen=True, slots=True)
class Meld:
    """Lay these groups down at once; each starts or extends the side's meld of its rank (C4.1)."""

    groups: tuple[Group, ...]

    def __str__(self) -> str:
        return "meld " + GROUP_SEPARATOR.join(map(str, self.groups))


@dataclass(frozen=True, slots=True)
class Discard:
    """Put one card from the hand on the pile, which ends the turn (C3.9)."""

    card: Card

    def __str__(self) -> str:
        return f"discard {write_card(self.card)}"


@dataclass(frozen=True, slots=True)
class Ask:
    """Say "Partner, may I go out?" (C6.4)."""

    def __str__(self) -> str:
        return "ask"


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer the partner's question; the answer binds (C6.6)."""

    yes: bool

    def __str__(self) -> str:
        return "yes" if self.yes else "no"


@dataclass(frozen=True, slots=True)
class Pass:
    """With the stock exhausted, decline the pile (C6.13)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class TableThree:
    """Table a red three by hand, where they may be forgotten (C3.8)."""

    card: Card

    def __str__(self) -> str:
        return f"red3 {write_card(self.card)}"


Act = Deal | Draw | TakePile | Meld | Discard | Ask | Answer | Pass | TableThree

_PLAIN: dict[str, Act] = {
    "draw": Draw(),
    "ask": Ask(),
    "yes": Answer(yes=True),
    "no": Answer(yes=False),
    "pass": Pass(),
}
_VERBS = "draw, take, meld, discard, ask, yes, no, pass or red3"


def parse(text: str) -> Act:
    """Read an act. Raises `NotationError` with the column of the fault and what was expected."""
    return read_act(text, _PLAIN, _READERS, _VERBS)


def _discard(rest: str, column: int) -> Discard:
    return Discard(one_card(rest, column, "discard"))


def _red_three(rest: str, column: int) -> TableThree:
    return TableThree(one_card(rest, column, "red3"))


def _meld(rest: str, column: int) -> Meld:
    if not rest.strip():
        raise NotationError("'meld' without cards", column=column, expected="cards to meld")
    return Meld(_groups(rest, column))


def _take(rest: str, column: int) -> TakePile:
    if not rest.strip():
        return TakePile(())
    head, slash, tail = rest.partition("/")
    cards = shown_cards(head, column)
    first = group(cards)
    if cards and cards[0] in BLACK_THREES:
        first = group(cards, THREE)
    further = _groups(tail, column + len(head) + 1) if slash else ()
    return TakePile((first, *further))


def _deal(rest: str, column: int) -> Deal:
    return Deal(*cut_pack(rest, column))


_READERS: dict[str, Callable[[str, int], Act]] = {
    "discard": _discard,
    "red3": _red_three,
    "meld": _meld,
    "take": _take,
    "deal": _deal,
}
"""What reads the rest of an act, from its column on."""


def _groups(text: str, column: int) -> tuple[Group, ...]:
    return tuple([_group(part, begins) for part, begins in parted(text, column)])


def _group(part: str, column: int) -> Group:
    name, colon, cards_text = part.partition(":")
    if not colon:
        cards = shown_cards(part, column)
        rank = None
    else:
        rank = _rank(name.strip(), column)
        cards = shown_cards(cards_text, column + len(name) + 1)
    if not cards:
        raise NotationError("a group without cards", column=column, expected="cards between the slashes")
    if rank is not None and not all(is_wild(card) for card in cards):
        text = "a named rank before natural cards"
        raise NotationError(text, column=column, expected="wild cards alone after the colon")
    return group(cards, rank)


def _rank(name: str, column: int) -> int:
    letter = "T" if name == "10" else name.upper()
    if letter == "W":
        return JOKER_RANK
    if letter not in RANKS or len(letter) != 1:
        raise NotationError(f"{name[:12]!r} is no rank", column=column, expected="a rank such as K")
    return RANKS.index(letter)
