"""What the next player may do with a discard: known cards of that hand, and chances for the rest."""

from melds.cards import JOKER_RANK, TWO
from melds.players.canasta.sight import KINDS, Sight
from melds.players.canasta.weights import Weights


class NextPlayer:
    """The next player's hand, as far as it can be guessed: known cards, and chances for the rest."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        view, seat = sight.view, sight.next_seat
        self.weights = weights
        self.theirs = sight.theirs
        self.known = [0] * KINDS
        for card in view.known[seat]:
            self.known[card >> 2] += 1
        unknown = [
            max(0, len(hand) - len(view.known[other])) for other, hand in enumerate(view.hands) if other != sight.seat
        ]
        pool = sight.stock + sum(unknown)
        self.share = max(0, len(view.hands[seat]) - len(view.known[seat])) / pool if pool else 0.0
        self.frozen = view.frozen
        self.shut = view.frozen or not self.theirs.opened
        wilds = sight.unseen[TWO] + sight.unseen[JOKER_RANK]
        self.wild = 1.0 if self.known[TWO] or self.known[JOKER_RANK] else 1 - (1 - self.share) ** wilds

    def danger(self, rank: int, unseen: int) -> float:
        """Return how likely the next player is to take the pile with this rank on top."""
        weights, melded = self.weights, bool(self.theirs.size(rank))
        if melded and not self.shut:
            return weights.danger_meld
        one, pair = self.chances(rank, unseen)
        danger = weights.danger_pair * pair
        if not self.shut:
            danger += weights.danger_wild * max(0.0, one - pair) * self.wild
        elif not self.theirs.opened:
            danger *= weights.danger_unopened
        return danger + (0.05 if self.frozen and melded else 0)

    def chances(self, rank: int, unseen: int) -> tuple[float, float]:
        """Return the chances that the next player holds at least one, and at least two, of a rank."""
        share, known = self.share, self.known[rank]
        none = (1 - share) ** unseen
        one = unseen * share * (1 - share) ** (unseen - 1) if unseen else 0.0
        if known >= 2:
            return 1.0, 1.0
        if known == 1:
            return 1.0, 1 - none
        return 1 - none, 1 - none - one
