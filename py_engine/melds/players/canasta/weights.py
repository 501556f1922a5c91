"""What a player weighs, as numbers: `SIMPLE` judges nothing, `CLUB` was tuned on played deals.

The club's figures come from a hill climb of nine minutes over duplicate deals against its own earlier
self, each step accepted by a sequential test; they are rounded here. Figures set by hand from good
advice were tried first and won no more than the simple player. One unit is about what a card in hand
is worth.
"""

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Weights:
    """Every figure a player weighs. The defaults are the club's."""

    take: float = -2.4
    """Taking the pile at all, for a side that has opened."""
    take_unopened: float = -2.0
    """The same for a side that opens with it."""
    take_card: float = 1.75
    """Each card of the pile,"""
    take_melded: float = -0.25
    """more for one of a rank its side has melded,"""
    take_paired: float = 1.0
    """more for one of a rank held twice or more,"""
    take_matched: float = 0.6
    """more for one of a rank held once,"""
    take_twins: float = 0.8
    """more for one of two alike in the pile,"""
    take_wild: float = 3.0
    """more for a two, and 1.6 times that for a joker."""
    take_pays_wild: float = 1.9
    """Laying down a wild card to take, 1.6 times that for a joker."""
    take_pays_pair: float = 0.25
    """Laying down a pair to take."""
    take_adds: float = 2.0
    """Taking by adding to a meld, which costs nothing from the hand."""
    take_opening_cost: float = 1.0
    """How much the price of the opening counts against taking."""
    take_late: float = 0.7
    """Taking when fewer than 12 cards are left in the stock."""

    open_15: float = 3.9
    """Opening from the hand at a minimum of 15;"""
    open_50: float = -2.2
    """of up to 50: wait, and open by taking the pile;"""
    open_90: float = 1.4
    """of up to 90;"""
    open_120: float = 2.0
    """of more."""
    open_after_them: float = 0.6
    """Opening when the opponents have."""
    open_stock: float = 13.9
    """Opening, times the share of the stock that is gone."""
    open_hand: float = 0.2
    """Each card above five left after opening."""
    open_natural: float = 0.3
    """The price of a natural laid down to open;"""
    open_two: float = 1.5
    """of a two;"""
    open_joker: float = 0.25
    """of a joker, which is worth more points than it costs."""

    meld: float = 1.0
    """A new meld of three naturals,"""
    meld_more: float = 0.3
    """each natural above three,"""
    meld_frozen: float = -4.7
    """while the pile is frozen: they are wanted in the hand,"""
    meld_late: float = 0.75
    """late in the deal."""
    pair_wild: float = -3.2
    """A new meld of a pair and a wild card,"""
    pair_wild_late: float = 1.5
    """late in the deal."""
    hold_while_frozen: bool = True
    """Keep pairs of melded ranks in the hand while the pile is frozen."""
    finish_one: float = 3.7
    """Finishing a canasta with one wild card,"""
    finish_two: float = 4.3
    """with two,"""
    finish_three: float = -2.0
    """with three,"""
    finish_natural: float = 0.87
    """for each natural above three in a meld that might yet become natural,"""
    finish_late: float = 0.5
    """late in the deal,"""
    finish_first: float = 1.6
    """when it is the first."""
    keep_cards: int = 2
    """Cards kept in the hand unless going out."""
    shed: int = 4
    """Spare wild cards go to melds when the stock is shorter than this."""

    danger_meld: float = 1.0
    """The chance that the next player takes a rank the opponents have melded."""
    danger_pair: float = 1.7
    """What a hidden pair makes of it, times its chance."""
    danger_wild: float = 0.5
    """What one natural and a wild card make of it, times their chance."""
    danger_unopened: float = -0.33
    """Danger while the opponents have not opened: below 0, for taking to open costs them dear."""
    pile_price: float = 2.0
    """What a taken pile costs,"""
    pile_card: float = 1.5
    """and each card in it, three times that for a wild one."""
    keep_single: float = 1.9
    """Keeping a single card,"""
    keep_pair: float = 4.0
    """a pair,"""
    keep_triple: float = 4.0
    """three or more,"""
    keep_live: float = 0.35
    """each card of the rank still to come, for a single or a pair,"""
    keep_melded: float = 4.0
    """a card that fits its side's meld,"""
    keep_points: float = 0.1
    """each point on the card,"""
    keep_two: float = 12.0
    """a two,"""
    keep_joker: float = 25.0
    """a joker,"""
    keep_black_three: float = -0.1
    """a black three."""
    freeze_unopened: float = 3.0
    """Freezing when they have opened and this side has not,"""
    freeze_pile: float = 0.55
    """each card in the pile then,"""
    freeze_hands: float = -0.4
    """each card above twelve in the opponents' hands."""
    late_points: float = 0.5
    """Every ten points thrown away when fewer than ten cards are left in the stock."""

    out: float = 0.0
    """Going out,"""
    out_their_cards: float = 0.3
    """each card the opponents are caught with,"""
    out_partner_cards: float = -0.4
    """each card the partner is caught with,"""
    out_stock: float = 0.06
    """each card in the stock,"""
    out_pile: float = 0.03
    """each card in the pile,"""
    out_unopened: float = 1.0
    """opponents who have not opened,"""
    out_red_threes: float = 0.65
    """and each of their red threes,"""
    out_match: float = 20.0
    """winning the match by it, or losing it,"""
    out_race: float = 2.0
    """ending it before opponents with a canasta do, late."""
    yes_points: int = 50
    """Say yes when the points left in the hand are at most this,"""
    yes_cards: int = 3
    """or the cards,"""
    yes_stock: int = 8
    """or the stock is shorter than this."""

    def but(self, **changes: Any) -> "Weights":  # noqa: ANN401 - each weight has its own type
        """Return these weights with some of them changed. Raises `TypeError` for an unknown one."""
        return replace(self, **changes)


CLUB = Weights()

_ABSENT: dict[str, Any] = dict.fromkeys(Weights.__dataclass_fields__, 0)
SIMPLE = Weights(**_ABSENT).but(
    take=100,
    take_unopened=100,
    open_15=100,
    open_50=100,
    open_90=100,
    open_120=100,
    open_natural=0.3,
    open_two=1.5,
    open_joker=2.5,
    meld=100,
    pair_wild=100,
    hold_while_frozen=False,
    finish_one=100,
    finish_two=100,
    finish_three=100,
    keep_cards=2,
    shed=200,
    danger_unopened=1,
    pile_price=3,
    keep_pair=1,
    keep_triple=2,
    keep_points=0.1,
    keep_two=50,
    keep_joker=90,
    keep_black_three=0.2,
    out=1000,
)
"""Takes whenever it may, opens as soon as it can, melds everything, throws the cheapest card."""
