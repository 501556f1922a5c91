"""Chapter G3, melds: what sets and runs are, and how a hand is arranged to leave the least deadwood."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from melds.cards import JOKER, Card, Cards, missing, rank_of, suit_of, write_card, write_cards
from melds.gin import masks
from melds.gin.masks import LOOSE, SUIT, bit_of, with_sets
from melds.gin.rules import WORTH, Ace, RuleSet
from melds.verdict import Refusal, refuse

SMALLEST = 3
"""Cards that a set or a run has at least (G3.2, G3.3)."""

_LOW = Ace.LOW


class Arrangement(NamedTuple):
    """A hand arranged: its melds, the cards left over, and their points (G3.7).

    Sets come before runs. A set is listed spades first, a run from its low end, deadwood from the ace up.
    """

    melds: tuple[Cards, ...]
    deadwood: Cards
    points: int


def height_of(card: Card) -> int:
    """Return where a card stands in its suit: 0 for the ace, which is low, to 12 for the king (G3.4)."""
    return (rank_of(card) + 1) % masks.HEIGHTS


def worth(card: Card) -> int:
    """Return the points of a card: its pips, ten for a court card, one for an ace (G3.6)."""
    return WORTH[card]


def points(cards: Iterable[Card]) -> int:
    """Return the points of cards (G3.6)."""
    return sum([WORTH[card] for card in cards])


def deadwood(hand: Iterable[Card], ace: Ace = Ace.LOW) -> int:
    """Return the least deadwood of a hand of any size, exactly (G3.7)."""
    # `masks.least` written out: everybody asks for this all the time, and a call costs a sixth of it.
    whole, left = sum(map(bit_of, hand)), LOOSE if ace is _LOW else masks.loose(ace)
    clubs, diamonds, hearts, spades = whole & 0x1FFF, whole >> 13 & 0x1FFF, whole >> 26 & 0x1FFF, whole >> 39
    triples = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    if triples:
        return with_sets(clubs, diamonds, hearts, spades, triples, left)
    return left[clubs] + left[diamonds] + left[hearts] + left[spades]


def least_after_discard(hand: Iterable[Card], ace: Ace = Ace.LOW) -> Mapping[Card, int]:
    """Return for each card of a hand the least deadwood of the others (G3.7)."""
    cards = tuple(hand)
    left = masks.loose(ace)
    found: dict[Card, int] = {}
    for _, rest in masks.sets(masks.mask(cards)):
        suits = masks.suits(rest)
        beside = sum([left[suit] for suit in suits])
        for card in cards:
            suit, bit = _PLACES[card]
            had = suits[suit]
            if had & bit:
                points_left = beside - left[had] + left[had ^ bit]
                if points_left < found.get(card, 999):
                    found[card] = points_left
    return found


_PLACES = [(card & 3, 1 << height_of(Card(card))) for card in range(52)]
"""By card, its suit and its bit there."""


def best(hand: Iterable[Card], ace: Ace = Ace.LOW) -> Arrangement:
    """Return the arrangement that leaves the least; of several, the first of `all_best`."""
    return all_best(hand, ace)[0]


def all_best(hand: Iterable[Card], ace: Ace = Ace.LOW) -> tuple[Arrangement, ...]:
    """Return every arrangement that leaves the least deadwood (G3.7), touching runs joined to one.

    Joined or not, the same cards fit. The one that fewest cards fit comes first, equals in a fixed order.
    """
    whole, left = masks.mask(hand), masks.loose(ace)
    ways = [(sum([left[suit] for suit in masks.suits(rest)]), laid, rest) for laid, rest in masks.sets(whole)]
    fewest = min([points_left for points_left, _, _ in ways])
    found = [
        laid + runs for points_left, laid, rest in ways if points_left == fewest for runs in _runs(rest, left, ace)
    ]
    if len(found) > 1:
        found.sort(key=lambda melds: (_fitting(whole, melds, ace), melds))
    return tuple([_arrangement(whole, melds, fewest) for melds in found])


def _runs(whole: int, left: Sequence[int], ace: Ace) -> Iterator[tuple[int, ...]]:
    """Yield every way to lay the best runs of a hand, spades first."""
    suits = [
        [tuple([run << shift for run in runs]) for runs in masks.runs(whole >> shift & SUIT, left, ace)]
        for shift in (39, 26, 13, 0)
    ]
    for spades, hearts, diamonds, clubs in product(*suits):
        yield spades + hearts + diamonds + clubs


def _fitting(whole: int, melds: tuple[int, ...], ace: Ace) -> int:
    """Return how many cards that are not in the hand fit these melds."""
    fitting = 0
    for meld in melds:
        fitting |= masks.fitting(meld, ace)
    return (fitting & ~whole).bit_count()


def _arrangement(whole: int, melds: tuple[int, ...], points_left: int) -> Arrangement:
    """Return an arrangement from the masks of its melds."""
    laid = melds_in_order([masks.cards_of(meld) for meld in melds])
    rest = masks.cards_of(whole & ~sum(melds))
    return Arrangement(laid, listed(rest), points_left)


def listed(cards: Iterable[Card]) -> Cards:
    """Return cards as they are listed that are in no meld: from the ace up, spades first, hidden ones last."""
    return tuple(sorted(cards, key=lambda card: (card >= JOKER, height_of(card), -suit_of(card))))


def is_set(meld: Cards) -> bool:
    """Return whether cards are three or four different ones of a rank (G3.2)."""
    return _are_different(meld) and len({rank_of(card) for card in meld}) == 1


def is_run(meld: Cards, ace: Ace = Ace.LOW) -> bool:
    """Return whether cards, in any order, are three or more of a suit in unbroken order (G3.3, G3.4)."""
    if not _are_different(meld) or len({suit_of(card) for card in meld}) > 1:
        return False
    heights = [height_of(card) for card in meld]
    return _are_unbroken(heights) or (ace is Ace.HIGH_TOO and _are_unbroken([height or 13 for height in heights]))


def _are_different(meld: Cards) -> bool:
    return len(set(meld)) == len(meld) >= SMALLEST and max(meld) < JOKER


def _are_unbroken(heights: Collection[int]) -> bool:
    return len(heights) == max(heights) - min(heights) + 1


def in_order(meld: Iterable[Card]) -> Cards:
    """Return the cards of a meld as they are listed: a set from spades, a run from its low end.

    What is no meld is listed by suit.
    """
    cards = tuple(meld)
    if len({rank_of(card) for card in cards}) == 1:
        return tuple(sorted(cards, reverse=True))
    heights = {height_of(card) for card in cards}
    ace = masks.HEIGHTS if 0 in heights and 12 in heights and 1 not in heights else 0
    return tuple(sorted(cards, key=lambda card: (-suit_of(card), height_of(card) or ace)))


def melds_in_order(melds: Iterable[Iterable[Card]]) -> tuple[Cards, ...]:
    """Return melds as they are listed: sets from the ace up, then runs from spades, each from its low end."""
    return tuple(sorted([in_order(meld) for meld in melds], key=_place))


def _place(meld: Cards) -> tuple[int, ...]:
    """Return where a meld is listed among others."""
    if len({rank_of(card) for card in meld}) < SMALLEST - 1:
        return (0, *map(height_of, meld))
    return (1, -suit_of(meld[0]), height_of(meld[0]))


def faults(rules: RuleSet, hand: Iterable[Card], melds: Iterable[Iterable[Card]]) -> Iterator[Refusal]:
    """Yield every rule that an arrangement of `hand` in these melds breaks, in the rulebook's order."""
    groups = melds_in_order(melds)
    shapes = [_fault(rules, group) for group in groups]
    yield from sorted([fault for fault in shapes if fault is not None], key=lambda fault: fault.rule)
    laid = [card for group in groups for card in group]
    twice = {card for place, card in enumerate(laid) if card in laid[:place]}
    for card in sorted(twice):
        yield refuse("G3.5", card=write_card(card), why="twice")
    for card in missing(tuple(hand), sorted(set(laid))):
        yield refuse("G3.5", card=write_card(card), why="missing")


def _fault(rules: RuleSet, group: Cards) -> Refusal | None:
    """Return why a group is neither a set nor a run: as a run if it is of one suit, else as a set.

    A card that is in it twice is another fault (G3.5), and does not make this one.
    """
    once = tuple(dict.fromkeys(group))
    if is_set(once) or is_run(once, rules.ace):
        return None
    cards = write_cards(group)
    if len({suit_of(card) for card in group}) != 1 or len({rank_of(card) for card in group}) == 1:
        return refuse("G3.2", cards=cards, count=len(once))
    if _turns_at_ace(once):
        return refuse("G3.4", cards=cards, ace=rules.ace.value)
    return refuse("G3.3", cards=cards)


def _turns_at_ace(group: Cards) -> bool:
    """Return whether a group of one suit would be a run if the ace stood above the king, or beside both."""
    gaps = set(range(masks.HEIGHTS)) - {height_of(card) for card in group}
    return _are_different(group) and 0 not in gaps and _are_unbroken(gaps)
