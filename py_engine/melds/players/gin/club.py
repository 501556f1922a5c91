"""The club player of Gin Rummy: it counts live outs and dangers, and knocks by the clock."""

from random import Random

from melds.gin.acts import Act, Discard
from melds.gin.view import Step, View
from melds.players.choice import Choice, KeepGoing
from melds.players.gin import discarding, knocking, taking
from melds.players.gin.defending import defend
from melds.players.gin.sight import Sight
from melds.players.gin.weights import CLUB, Weights

MOST_REASONS = 4


class Club:
    """A player that weighs what each act leaves and gives; other weights make another player."""

    def __init__(self, name: str = "club", weights: Weights = CLUB) -> None:
        self.name = name
        self.weights = weights

    def __repr__(self) -> str:
        return f"Club({self.name!r})"

    def choose(self, view: View, _rng: Random, _keep_going: KeepGoing, /) -> Choice[Act]:
        """Return the act that its weights make most of."""
        if view.step is Step.LAYOFF:
            return defend(view)
        sight = Sight(view)
        if view.step is not Step.PLAY:
            return taking.weigh(sight, self.weights)
        knock, waits = knocking.weigh(sight, self.weights)
        if knock is not None:
            return knock
        ranked = discarding.prices(sight, self.weights)
        reasons = (*waits, *discarding.reasons(ranked))
        return Choice(Discard(ranked[0].card), reasons[:MOST_REASONS])
