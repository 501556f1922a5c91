"""What to meld in a turn when not going out: the opening, natural cards, and where wild cards go."""

from collections.abc import Iterator

from melds.canasta.acts import rank_letter
from melds.canasta.choices import Share
from melds.canasta.melding import opening_needs
from melds.cards import JOKER_RANK, TWO
from melds.players.canasta.opening import Opening, cheapest
from melds.players.canasta.sight import Sight, of_kind
from melds.players.canasta.weights import Weights
from melds.players.choice import Reason, because


class Laying:
    """The melds of one turn, as they are decided.

    `shares` is what goes down, `reasons` why, `held_back` why something does not.
    """

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight, self.rules, self.weights = sight, sight.rules, weights
        self.hand, self.left = list(sight.hand), sight.held
        self.naturals, self.wilds = list(sight.mine.naturals), list(sight.mine.wilds)
        self.reasons: list[Reason] = []
        self.held_back: list[Reason] = []
        self._laid: dict[int, Share] = {}
        if sight.mine.opened or self._open():
            self._add(completing=True)
            self._add(completing=False)
            self._start_melds()
            self._finish_canastas()
            self._meld_pairs()
            if sight.stock < weights.shed:
                self._shed(short=True)
                self._shed(short=False)

    @property
    def shares(self) -> tuple[Share, ...]:
        """What goes down, one share a rank."""
        return tuple(self._laid.values())

    def _use(self, rank: int, naturals: int, twos: int = 0, jokers: int = 0) -> None:
        before = self._laid.get(rank, Share(rank, 0, 0, 0))
        self._laid[rank] = Share(rank, before.naturals + naturals, before.twos + twos, before.jokers + jokers)
        self.hand[rank] -= naturals
        self.hand[TWO] -= twos
        self.hand[JOKER_RANK] -= jokers
        self.left -= naturals + twos + jokers
        self.naturals[rank] += naturals
        self.wilds[rank] += twos + jokers

    def _size(self, rank: int) -> int:
        return self.naturals[rank] + self.wilds[rank]

    @property
    def _least(self) -> int:
        """How many naturals a canasta needs."""
        return self.rules.canasta_size - self.rules.max_wild

    def _has_canasta(self) -> bool:
        rules = self.rules
        return any(rules.is_canasta(self.naturals[rank], self.wilds[rank]) for rank in rules.ranks)

    def _wild(self) -> int:
        return self.hand[TWO] + self.hand[JOKER_RANK]

    def _open(self) -> bool:
        """Open if it can be done and is worth it; say whether."""
        needs = opening_needs(self.sight.view) or 0
        found = cheapest(self.sight, self.weights, needs, most=self.left - 2)
        if found is None:
            return False
        if _opening_worth(self.sight, self.weights, needs, found) <= 0:
            self.held_back.append(because("holds-opening", has=found.points, needs=needs))
            return False
        self.reasons.append(because("opens-with", has=found.points, needs=needs))
        if self.sight.late:
            self.reasons.append(because("opens-late", stock=self.sight.stock))
        elif self.sight.theirs.opened:
            self.reasons.append(because("opens-after-them"))
        for share in found.shares:
            self._use(*share)
        return True

    def _add(self, *, completing: bool) -> None:
        """Add naturals to melds: first those that complete a canasta, then the others."""
        size = self.rules.canasta_size
        for rank in self.rules.ranks:
            held, before = self.hand[rank], self._size(rank)
            if not held or not before:
                continue
            completes = before < size <= before + held and self.naturals[rank] + held >= self._least
            if completes != completing:
                continue
            if not completes and before < size and self._wanted_for_pile(held):
                self.held_back.append(because("keeps-for-frozen-pile", rank=rank_letter(rank)))
                continue
            count = min(held, self.left - (2 if completes else self.weights.keep_cards))
            if count > 0:
                self._use(rank, count)
                self._say_added(rank, count, before)

    def _wanted_for_pile(self, held: int) -> bool:
        frozen, late = self.sight.view.frozen, self.sight.late
        return self.weights.hold_while_frozen and frozen and held >= 2 and not late

    def _say_added(self, rank: int, count: int, before: int) -> None:
        if before < self.rules.canasta_size <= self._size(rank):
            kind = "mixed" if self.wilds[rank] else "natural"
            self.reasons.insert(0, because("completes-canasta", rank=rank_letter(rank), kind=kind))
        else:
            self.reasons.append(because("adds", rank=rank_letter(rank), count=count, size=self._size(rank)))

    def _start_melds(self) -> None:
        """Start melds of naturals: whole canastas first, then from aces down."""
        weights, frozen = self.weights, self.sight.view.frozen
        starts = [rank for rank in reversed(self.rules.ranks) if self.hand[rank] >= self.rules.meld_size]
        starts.sort(key=lambda rank: self.hand[rank] < self.rules.canasta_size)
        for rank in starts:
            held = self.hand[rank]
            if self._size(rank):
                continue
            worth = weights.meld + weights.meld_more * (held - self.rules.meld_size)
            worth += (weights.meld_frozen if frozen else 0) + self.sight.late * weights.meld_late * 2
            spend_all = self.sight.late > 0.5 or held >= self.rules.canasta_size
            count = min(held, self.left - (2 if spend_all else weights.keep_cards))
            if worth <= 0:
                self.held_back.append(because("keeps-for-frozen-pile", rank=rank_letter(rank)))
            elif count >= self.rules.meld_size:
                self._use(rank, count)
                self.reasons.append(because("new-meld", rank=rank_letter(rank), count=count))

    def _finish_canastas(self) -> None:
        """Finish canastas with wild cards, those that lack fewest first."""
        for lack in range(1, self.rules.max_wild + 1):
            for rank in reversed(self.rules.ranks):
                if not self._may_finish(rank, lack):
                    continue
                if self._finish_worth(rank, lack) > 0:
                    twos = min(lack, self.hand[TWO])
                    self._use(rank, 0, twos, lack - twos)
                    self.reasons.insert(0, because("finishes-with-wilds", rank=rank_letter(rank), count=lack))
                else:
                    self.held_back.append(because("saves-wilds", rank=rank_letter(rank), count=lack))

    def _may_finish(self, rank: int, lack: int) -> bool:
        return (
            self.rules.canasta_size - self._size(rank) == lack
            and self.naturals[rank] >= self._least
            and self.wilds[rank] + lack <= self.rules.max_wild
            and self._wild() >= lack
            and self.left - lack >= 2
        )

    def _finish_worth(self, rank: int, lack: int) -> float:
        weights, late = self.weights, self.sight.late
        worth = (weights.finish_one, weights.finish_two, weights.finish_three)[min(lack, 3) - 1]
        worth += late * weights.finish_late * 2 + (0 if self._has_canasta() else weights.finish_first)
        if not self.wilds[rank]:
            sight = self.sight
            unseen = of_kind(self.rules, rank) - self.naturals[rank] - self.hand[rank]
            unseen -= sight.theirs.naturals[rank] + sight.pile[rank]
            if unseen >= self.rules.canasta_size - self.naturals[rank]:
                above = self.naturals[rank] - self.rules.meld_size
                worth += weights.finish_natural * min(unseen, 3) * above * (0.3 if late else 1)
        return worth

    def _meld_pairs(self) -> None:
        """Start melds of a pair and a wild card."""
        weights = self.weights
        keep = max(2, 2 if self.sight.late > 0.5 else weights.keep_cards)
        if weights.pair_wild + weights.pair_wild_late * self.sight.late * 2 <= 0:
            return
        for rank in reversed(self.rules.ranks):
            if not self._size(rank) and self.hand[rank] == 2 and self._wild() and self.left - 3 >= keep:
                twos = min(1, self.hand[TWO])
                self._use(rank, 2, twos, 1 - twos)
                self.reasons.append(because("pair-with-wild", rank=rank_letter(rank)))

    def _shed(self, *, short: bool) -> None:
        """Spend wild cards before the deal ends, jokers first: on melds short of a canasta, then on any."""
        count = 0
        for rank in self._sheddable(short=short):
            joker = min(1, self.hand[JOKER_RANK])
            self._use(rank, 0, 1 - joker, joker)
            count += 1
        if count:
            self.reasons.append(because("sheds-wilds", count=count, stock=self.sight.stock))

    def _sheddable(self, *, short: bool) -> Iterator[int]:
        """Yield a rank for each wild card to be spent; each must be spent before the next is asked for."""
        for rank in reversed(self.rules.ranks):
            while self.naturals[rank] >= 2 and self._wild() and self.wilds[rank] < self.rules.max_wild:
                nearly_natural = not self.wilds[rank] and self.naturals[rank] >= 5
                if self.left <= 2 or nearly_natural or (short and self._size(rank) >= self.rules.canasta_size):
                    break
                yield rank


def _opening_worth(sight: Sight, weights: Weights, needs: int, found: Opening) -> float:
    """Return what opening from the hand now is worth; above 0 it is done."""
    by_minimum = ((15, weights.open_15), (50, weights.open_50), (90, weights.open_90))
    worth = next((weight for limit, weight in by_minimum if needs <= limit), weights.open_120)
    worth += weights.open_after_them if sight.theirs.opened else 0
    worth += weights.open_stock * sight.drawn + weights.open_hand * (sight.held - found.cards - 5)
    return worth - found.cost + sight.late * (4 + len(sight.view.red3[sight.side]))
