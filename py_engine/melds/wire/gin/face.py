"""The face of Gin Rummy: the modules beside this one behind one front."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from melds.cards import Card, Cards
from melds.game import Game
from melds.gin import GIN_RUMMY, deal, position
from melds.gin.acts import Act, Deal
from melds.gin.events import Event
from melds.gin.options import CHOICES
from melds.gin.state import State, View
from melds.gin.variants import RULE_SETS
from melds.verdict import Refusal, refuse
from melds.wire.face import Company, Drawing, Face, Plain, Question
from melds.wire.gin import judging, report, screen, seen, story, verdicts
from melds.wire.gin.views import GinEvent, GinView
from melds.wire.refusals import Names


class GinFace:
    """What the page, the command line and the table ask of Gin Rummy beyond its rules."""

    game: Game[State, Act, View, Event] = GIN_RUMMY
    title = "Gin Rummy"
    rule_sets: Mapping[str, Any] = RULE_SETS
    choices: Mapping[str, tuple[str, ...]] = CHOICES
    drawing: Drawing[Any] | None = None
    questions: Mapping[str, Question] = {"arrange": judging.arrangements}

    def show(self, view: View, company: Company) -> GinView:
        """Return all that the page draws for the seat whose view this is."""
        return screen.show(view, company)

    def tell(self, view: View, events: Sequence[Event]) -> list[GinEvent]:
        """Return messages for events that the view's seat has seen, told from `view` before them."""
        return story.tell(view, events)

    def preview(self, view: View, act: Act, lang: str) -> Plain:
        """Return an act judged without being played, with what would be left of the hand."""
        return judging.preview(view, act, lang)

    def why(self, view: View, act: Act, lang: str, names: Names) -> Plain:
        """Return every refusal of an act, the sum behind a knock with too much, and an act that would do."""
        return judging.why(view, act, lang, names)

    def whose_turn(self, state: State) -> Refusal:
        """Return the refusal that says who is to act (G2.1)."""
        return refuse("G2.1", turn=state.rules.seat_name(max(state.to_act, 0)))

    def takes_back(self, before: State, after: State, act: Act) -> bool:
        """Return whether an act may be taken back: a card from the pile, or a layoff."""
        return seen.takes_back(before, after, act)

    def fresh(self, state: State, seat: int, turn: Iterable[Sequence[Event]]) -> tuple[Card | None, Cards]:
        """Return the card that `seat` drew last, and all in its hand that came in this turn."""
        return seen.fresh_cards(state, seat, turn)

    def dealt_to(self, dealt: State, _deal: Deal, seat: int) -> list[int]:
        """Return which places of the cut pack a seat sees as it is dealt."""
        return deal.own_places(dealt, seat)

    def heard(self, act: Act) -> str:
        """Return an act as the other seat hears it: of a knock not which card is put face down (G6.4)."""
        return seen.heard(act)

    def read_position(self, plain: Plain) -> State:
        """Return the position that `plain` describes. Raises `NotationError` naming the field."""
        return position.read_position(plain)

    def write_position(self, state: State) -> dict[str, Any]:
        """Return a position as plain data that `read_position` reads back."""
        return position.write_position(state)

    def outcome(self, state: State) -> Plain:
        """Return what came of a deal, line by line, and the settlement if the match is over."""
        return verdicts.outcome(state)

    def score(self, request: Plain) -> Plain:
        """Return the score of a knock, or of the deals of a match. Raises `NotationError`."""
        return verdicts.score(request)

    def sheet_report(self, state: State) -> str:
        """Return the score sheet of a deal that has ended, and the settlement of a match that has."""
        return report.sheet_report(state)

    def position_report(self, state: State) -> str:
        """Return a position as a few lines of text: hands, knock, stock and pile."""
        return report.position_report(state)


FACE: Face[State, Act, View, Event] = GinFace()
