"""Hands as bits: a mask of 52, thirteen to a suit, and tables of what runs leave over.

What is a meld is said once more here, in arithmetic (G3.2 to G3.4, G5.2), for speed; the tests hold it against
`melding.is_set` and `is_run`, and against trying everything. A card stands at `13 * suit + height`, an ace at
height 0 and a king at 12, so that a run is a block of neighbouring bits and a set a column. A suit has
8,192 masks; a table says for each how many points stay when its best runs are laid down. It is grown
height by height from slices of itself, in a third of a millisecond.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from melds.cards import Card, Cards
from melds.gin.rules import WORTH, Ace

HEIGHTS = 13
SUIT = (1 << HEIGHTS) - 1
"""All of one suit, at the place of clubs."""
COLUMN = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four aces; times the bit of a height, the four cards of that height."""
ALL = SUIT * COLUMN

CARDS = tuple([Card((place + 12) % HEIGHTS * 4 + place // HEIGHTS) for place in range(52)])
"""The card at each place of a mask."""
BITS = [1 << CARDS.index(Card(card)) for card in range(52)]
"""The bit of each card; a list, because mapping a list's `__getitem__` is a third faster than a tuple's."""
POINTS = tuple([WORTH[card] for card in CARDS[:HEIGHTS]])
"""Points by height."""

KINGS, QUEENS = COLUMN << 12, COLUMN << 11
ABOVE_ACES, ABOVE_TWOS = ALL ^ COLUMN, ALL ^ 3 * COLUMN
BELOW_KINGS, BELOW_QUEENS = ALL ^ KINGS, ALL ^ KINGS ^ QUEENS
"""What may be filled by shifting up or down without running over into another suit."""

bit_of = BITS.__getitem__


def mask(cards: Iterable[Card]) -> int:
    """Return the mask of cards that are all different. Raises `IndexError` for a hidden one."""
    return sum(map(bit_of, cards))


def bits(whole: int) -> Iterator[int]:
    """Yield the bits of a mask one by one, from the lowest."""
    while whole:
        one = whole & -whole
        yield one
        whole ^= one


def cards_of(whole: int) -> Cards:
    """Return the cards of a mask, clubs before diamonds, hearts and spades, each from the ace up."""
    return tuple([CARDS[one.bit_length() - 1] for one in bits(whole)])


def suits(whole: int) -> tuple[int, int, int, int]:
    """Return the masks of clubs, diamonds, hearts and spades."""
    return whole & SUIT, whole >> 13 & SUIT, whole >> 26 & SUIT, whole >> 39


def twins(whole: int) -> int:
    """Return the heights of which there are two cards or more."""
    clubs, diamonds, hearts, spades = suits(whole)
    return clubs & diamonds | hearts & spades | (clubs | diamonds) & (hearts | spades)


def loose(ace: Ace) -> Sequence[int]:
    """Return the table by suit mask of the points left beside the best runs."""
    return LOOSE if ace is Ace.LOW else _loose_high_too()


def least(whole: int, left: Sequence[int]) -> int:
    """Return the least points that stay of a hand beside sets and runs; `left` is a table of `loose`."""
    clubs, diamonds, hearts, spades = whole & 0x1FFF, whole >> 13 & 0x1FFF, whole >> 26 & 0x1FFF, whole >> 39
    triples = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    if triples:
        return with_sets(clubs, diamonds, hearts, spades, triples, left)
    return left[clubs] + left[diamonds] + left[hearts] + left[spades]


def with_sets(  # noqa: PLR0913, PLR0917 - suit by suit, as the table is
    clubs: int, diamonds: int, hearts: int, spades: int, triples: int, left: Sequence[int]
) -> int:
    """Return the least points with each column of `triples` laid as a set, or left to the runs."""
    column = triples & -triples
    more, gone = triples ^ column, ~column
    c, d, h, s = clubs & gone, diamonds & gone, hearts & gone, spades & gone
    four = clubs & diamonds & hearts & spades & column  # of four cards, one may go to a run instead
    if more:
        ways = [(clubs, diamonds, hearts, spades), (c, d, h, s)]
        if four:
            ways += [(clubs, d, h, s), (c, diamonds, h, s), (c, d, hearts, s), (c, d, h, spades)]
        return min([with_sets(*way, more, left) for way in ways])
    unlaid = left[clubs] + left[diamonds] + left[hearts] + left[spades]
    laid = left[c] + left[d] + left[h] + left[s]
    if four:
        laid += min(0, left[clubs] - left[c], left[diamonds] - left[d], left[hearts] - left[h], left[spades] - left[s])
    return min(laid, unlaid)


def sets(whole: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield every way to lay sets, laying none first: the sets as masks, and what is left of the hand."""
    clubs, diamonds, hearts, spades = suits(whole)
    yield from _sets(whole, clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds))


def _sets(whole: int, triples: int) -> Iterator[tuple[tuple[int, ...], int]]:
    if not triples:
        yield (), whole
        return
    column = (triples & -triples) * COLUMN
    cards = column & whole
    choices = [cards, *[cards ^ one for one in bits(cards)]] if cards == column else [cards]
    for laid, rest in _sets(whole, triples & triples - 1):
        yield laid, rest
        for choice in choices:
            yield (choice, *laid), rest ^ choice


def runs(suit: int, left: Sequence[int], ace: Ace) -> Iterator[tuple[int, ...]]:
    """Yield every way to lay the runs of a suit mask that leaves the least, touching runs as one run."""
    low = _blocks(suit)
    if ace is Ace.LOW or suit & _QUEEN_KING_ACE != _QUEEN_KING_ACE:
        yield low
        return
    above = _blocks(suit ^ 1 | 1 << HEIGHTS)
    high = tuple([run ^ 1 << HEIGHTS | 1 if run >> HEIGHTS else run for run in above])
    for laid in dict.fromkeys((low, high)):
        if suit_points(suit) - sum(map(suit_points, laid)) == left[suit]:
            yield laid


_QUEEN_KING_ACE = 1 | 3 << 11


def unmelded(whole: int, ace: Ace = Ace.LOW) -> int:
    """Return the cards that stay beside a best arrangement of a hand: the first of equally good ones."""
    left = loose(ace)
    ways = [(sum([left[suit] for suit in suits(rest)]), place, rest) for place, (_, rest) in enumerate(sets(whole))]
    rest = min(ways)[2]
    if ace is Ace.LOW:
        lowest = rest & (rest >> 1 & BELOW_KINGS) & (rest >> 2 & BELOW_QUEENS)
        return rest & ~(lowest | lowest << 1 | lowest << 2)
    for shift in (0, 13, 26, 39):
        rest &= ~(sum(next(runs(rest >> shift & SUIT, left, ace))) << shift)
    return rest


def suit_points(suit: int) -> int:
    """Return the points of the cards of a suit mask."""
    return sum([POINTS[one.bit_length() - 1] for one in bits(suit)])


def _blocks(suit: int) -> tuple[int, ...]:
    """Return the blocks of three neighbouring bits or more."""
    found: list[int] = []
    while suit:
        upper = suit + (suit & -suit)  # the carry runs through the lowest block
        block = suit & ~upper
        suit ^= block
        if block & block >> 2:
            found.append(block)
    return tuple(found)


def fitting(meld: int, ace: Ace = Ace.LOW) -> int:
    """Return the cards that may be added to a meld: the fourth of a set, the next at the ends of a run."""
    lowest = meld & -meld
    column = COLUMN << (lowest.bit_length() - 1) % HEIGHTS
    if meld & column != lowest:
        return column & ~meld
    aces, twos, kings = meld & COLUMN, meld & COLUMN << 1, meld & KINGS
    if aces and not twos:  # the ace stands above the king
        return (meld ^ aces) >> 1 & BELOW_KINGS & ~meld
    ends = (meld << 1 & ABOVE_ACES | meld >> 1 & BELOW_KINGS) & ~meld
    return ends | kings >> 12 & ~meld if ace is Ace.HIGH_TOO else ends


def outs(whole: int, ace: Ace = Ace.LOW) -> int:
    """Return the cards outside a hand that make a set or a run with cards in it."""
    up, down = whole << 1 & ABOVE_ACES, whole >> 1 & BELOW_KINGS
    beside = up & (whole << 2 & ABOVE_TWOS | down) | down & (whole >> 2 & BELOW_QUEENS)
    if ace is Ace.HIGH_TOO:
        aces, queens, kings = whole & COLUMN, whole >> 11 & COLUMN, whole >> 12 & COLUMN
        beside |= queens & kings | (aces & kings) << 11 | (aces & queens) << 12
    return (beside | twins(whole) * COLUMN) & ~whole


def near(whole: int) -> int:
    """Return the cards next to those of a mask, in their suits and of their heights."""
    clubs, diamonds, hearts, spades = suits(whole)
    return whole << 1 & ABOVE_ACES | whole >> 1 & BELOW_KINGS | (clubs | diamonds | hearts | spades) * COLUMN


def _grow() -> tuple[list[int], list[list[int]]]:
    """Return the points left beside runs for every suit mask, with an ace below the two only.

    A block of three or more is best laid down whole. So a mask whose three highest heights are
    neighbours leaves what `below` says: `below[h][m]` are the points that `m` leaves under a run that
    comes down to height `h`, where cards of `m` that hang on to it are laid with it.
    """
    left = [0, POINTS[0], POINTS[1], POINTS[0] + POINTS[1]]
    below = [[0], [0, 0], [0, POINTS[0], 0, 0]]
    for height in range(2, HEIGHTS):
        half, points = len(left) // 2, POINTS[height]
        alone = [points + rest for rest in left[:half]]
        pair = [points + POINTS[height - 1] + rest for rest in left[: half // 2]]
        below.append(left + below[height])
        left += alone + pair + below[height - 2]
    return left, below


LOOSE, _BELOW = _grow()
"""By suit mask, the points left beside the best runs where an ace is low."""


@cache
def _loose_high_too() -> Sequence[int]:
    """Return the same table where a suit's ace may stand above its king instead."""
    left, queen_king, ace = list(LOOSE), 3 << 11, 1
    for rest in range(ace, 1 << 11, 2):
        left[queen_king | rest] = min(left[queen_king | rest], _BELOW[11][rest ^ ace])
    return left
