"""What a seat may say, and how it is written: `knock 7S : KS KH KD / 4H 5H 6H`.

Acts are whole acts: a knock holds the card put face down and, where somebody chose one, the whole
arrangement. `parse(str(act)) == act` for acts put together by `knock` and `lay_off`, which know the
order in which the cards of a meld are written.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from melds.cards import Card, Cards, write_card, write_cards
from melds.gin.melding import in_order, melds_in_order
from melds.notation import cut_pack, one_card, parted, read_act, shown_cards
from melds.verdict import NotationError

MELD_SEPARATOR = " / "


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance as an act: the shuffled pack, top first, and how many cards the cut lifts off (G1.3)."""

    pack: Cards
    cut: int

    def __str__(self) -> str:
        return f"deal {self.cut} : {write_cards(self.pack)}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock (G2.5)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top card of the pile, or the upcard (G2.3, G2.5)."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline the first upcard (G2.3)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Discard:
    """Put one card from the hand on the pile, which ends the turn (G2.2)."""

    card: Card

    def __str__(self) -> str:
        return f"discard {write_card(self.card)}"


@dataclass(frozen=True, slots=True)
class Knock:
    """Put one card face down and show the rest (G4.1); without a card it is big gin (G4.7).

    `melds` are those the knocker chose (G4.4); if there are none, the rest is arranged at its best.
    """

    card: Card | None
    melds: tuple[Cards, ...] = ()

    def __str__(self) -> str:
        said = "knock" if self.card is None else f"knock {write_card(self.card)}"
        return f"{said} : {write_melds(self.melds)}" if self.melds else said


@dataclass(frozen=True, slots=True)
class LayOff:
    """Add a card from the hand to a meld of the knocker, named as it lies now (G5.1)."""

    card: Card
    onto: Cards

    def __str__(self) -> str:
        return f"layoff {write_card(self.card)} > {write_cards(self.onto)}"


@dataclass(frozen=True, slots=True)
class Done:
    """Lay off no more; what is left of the hand is counted (G5.7)."""

    def __str__(self) -> str:
        return "done"


Act = Deal | Draw | Take | Pass | Discard | Knock | LayOff | Done

DRAW, TAKE, PASS, DONE = Draw(), Take(), Pass(), Done()
"""The acts that say nothing more than their name."""


def knock(card: Card | None, melds: Iterable[Iterable[Card]] = ()) -> Knock:
    """Return a knock, the melds that were chosen in the order in which they are written."""
    return Knock(card, melds_in_order(melds))


def lay_off(card: Card, onto: Iterable[Card]) -> LayOff:
    """Return a layoff, the meld in the order in which it is written."""
    return LayOff(card, in_order(onto))


def write_melds(melds: Iterable[Cards]) -> str:
    """Return melds as they are written in an act: `KS KH KD / 4H 5H 6H`."""
    return MELD_SEPARATOR.join([write_cards(cards) for cards in melds])


_PLAIN: dict[str, Act] = {"draw": DRAW, "take": TAKE, "pass": PASS, "done": DONE}
_VERBS = "draw, take, pass, discard, knock, layoff or done"


def parse(text: str) -> Act:
    """Read an act. Raises `NotationError` with the column of the fault and what was expected."""
    return read_act(text, _PLAIN, _READERS, _VERBS)


def _discard(rest: str, column: int) -> Discard:
    return Discard(one_card(rest, column, "discard"))


def _knock(rest: str, column: int) -> Knock:
    head, colon, tail = rest.partition(":")
    card = one_card(head, column, "knock") if head.strip() else None
    return knock(card, read_melds(tail, column + len(head) + 1) if colon else ())


def _lay_off(rest: str, column: int) -> LayOff:
    head, arrow, tail = rest.partition(">")
    card = one_card(head, column, "layoff")
    if not arrow:
        raise NotationError("'layoff' without a meld", column=column + len(head), expected="> and a meld")
    return lay_off(card, _meld(tail, column + len(head) + 1))


def _deal(rest: str, column: int) -> Deal:
    return Deal(*cut_pack(rest, column))


_READERS: dict[str, Callable[[str, int], Act]] = {
    "discard": _discard,
    "knock": _knock,
    "layoff": _lay_off,
    "deal": _deal,
}
"""What reads the rest of an act, from its column on."""


def read_melds(text: str, column: int = 1) -> tuple[Cards, ...]:
    """Read melds separated by slashes. Raises `NotationError` at the first that is none."""
    return tuple([_meld(part, begins) for part, begins in parted(text, column)])


def _meld(part: str, column: int) -> Cards:
    cards = shown_cards(part, column)
    if not cards:
        raise NotationError("a meld without cards", column=column, expected="the cards of a meld")
    return cards
