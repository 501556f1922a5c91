"""The simple player of Gin Rummy, the yardstick of every other: it looks at its deadwood and no further."""

from random import Random

from melds.cards import HIDDEN, write_card
from melds.gin.acts import DRAW, PASS, TAKE, Act, Discard, Knock
from melds.gin.melding import deadwood, least_after_discard, worth
from melds.gin.turn import stays
from melds.gin.view import Step, View
from melds.players.choice import Choice, KeepGoing, because
from melds.players.gin.defending import defend
from melds.players.gin.knocking import is_big_gin
from melds.players.gin.sight import shown


class Simple:
    """It throws what leaves the least, takes what ends up in a meld, and knocks the first time it may."""

    name = "simple"

    def __repr__(self) -> str:
        return "Simple()"

    def choose(self, view: View, rng: Random, _keep_going: KeepGoing, /) -> Choice[Act]:
        """Return its act; chance decides between discards that leave the same."""
        if view.step is Step.LAYOFF:
            return defend(view)
        if view.step is Step.PLAY:
            return _play(view, rng)
        return _draw(view)


def _draw(view: View) -> Choice[Act]:
    """Take the top card if the best arrangement of all eleven has it in a meld."""
    if view.must_draw:
        return Choice(DRAW, (because("gin-must-draw"),))
    hand, top = shown(view.hands[view.seat]), view.pile[-1]
    eleven = shown((*hand, top))
    saved = deadwood(hand, view.rules.ace) + worth(top) - deadwood(eleven, view.rules.ace)
    if saved > 0:
        return Choice(TAKE, (because("gin-takes-into-meld", card=write_card(top)),))
    dark = top == HIDDEN or not hand  # of a position put together by hand
    why = because("gin-unseen") if dark else because("gin-makes-no-meld", card=write_card(top))
    return Choice(PASS if view.step is Step.UPCARD else DRAW, (why,))


def _play(view: View, rng: Random) -> Choice[Act]:
    """Knock if that is allowed, else discard; either way with the card that leaves the least."""
    hand, rules = shown(view.hands[view.seat]), view.rules
    whole = len(hand) == len(view.hands[view.seat])
    if is_big_gin(view):
        return Choice(Knock(None), (because("gin-goes-big-gin"),))
    kept = stays(view)
    left = {card: points for card, points in least_after_discard(hand, rules.ace).items() if card != kept}
    least = min(left.values())
    card = rng.choice([card for card, points in left.items() if points == least])
    if whole and least <= view.knock_limit:
        why = because("gin-goes-gin") if not least else because("gin-knocks", points=least, limit=view.knock_limit)
        return Choice(Knock(card), (why,))
    return Choice(Discard(card), (because("gin-least-deadwood", card=write_card(card), points=least),))
