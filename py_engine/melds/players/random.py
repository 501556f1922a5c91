"""The random player: anything that is legal."""

from random import Random

from melds.canasta import CANASTA
from melds.players.choice import Choice, KeepGoing, because
from melds.players.sight import View


class Chance:
    """A player that picks from the menu."""

    name = "random"

    def choose(self, view: View, rng: Random, _keep_going: KeepGoing, /) -> Choice:
        """Return an act of the menu, each equally likely."""
        return Choice(rng.choice(CANASTA.menu(view)), (because("at-random"),))
