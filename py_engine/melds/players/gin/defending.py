"""Laying off after a knock, one card at a time, by the best defence there is."""

from melds.cards import write_card
from melds.gin.acts import DONE, Act, LayOff
from melds.gin.layoff import best_defence
from melds.gin.melding import deadwood
from melds.gin.view import View
from melds.players.choice import Choice, because
from melds.players.gin.sight import shown


def defend(view: View) -> Choice[Act]:
    """Return the next layoff of the best defence, or that there is nothing more to lay off."""
    hand, knock = shown(view.hands[view.seat]), view.shown
    if not knock.deadwood:  # only a position put together by hand asks about gin
        return Choice(DONE, (because("gin-lays-off-no-more", points=deadwood(hand, view.rules.ace)),))
    defence = best_defence(hand, knock.melds, view.rules.ace)
    points = defence.arrangement.points
    outcome = (because("gin-undercuts", points=points, knock=knock.points),) if points <= knock.points else ()
    if not defence.layoffs:
        return Choice(DONE, (*outcome, because("gin-lays-off-no-more", points=points)))
    card, place = defence.layoffs[0]
    had = deadwood(hand, view.rules.ace)
    why = because("gin-lays-off", card=write_card(card), count=len(defence.layoffs), had=had, points=points)
    return Choice(LayOff(card, knock.melds[place]), (why, *outcome))
