"""The face of Canasta: the modules beside this one behind one front."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from melds.canasta import CANASTA, deal, position
from melds.canasta.acts import Act, Deal
from melds.canasta.events import Event
from melds.canasta.options import CHOICES
from melds.canasta.state import State, View
from melds.canasta.variants import RULE_SETS
from melds.cards import Card, Cards
from melds.game import Game
from melds.verdict import Refusal, refuse
from melds.wire.canasta import judging, report, screen, seen, story, verdicts
from melds.wire.canasta.draw import ForPartners
from melds.wire.canasta.views import CanastaEvent, CanastaView
from melds.wire.face import Company, Drawing, Face, Plain, Question
from melds.wire.refusals import Names


class CanastaFace:
    """What the page, the command line and the table ask of Canasta beyond its rules."""

    game: Game[State, Act, View, Event] = CANASTA
    title = "Canasta"
    rule_sets: Mapping[str, Any] = RULE_SETS
    choices: Mapping[str, tuple[str, ...]] = CHOICES
    drawing: Drawing[Any] | None = ForPartners()
    questions: Mapping[str, Question] = {"ways": judging.ways_reply}

    def show(self, view: View, company: Company) -> CanastaView:
        """Return all that the page draws for the seat whose view this is."""
        return screen.show(view, company)

    def tell(self, view: View, events: Sequence[Event]) -> list[CanastaEvent]:
        """Return messages for events that the view's seat has seen, told from `view` before them."""
        return story.tell(view, events)

    def preview(self, view: View, act: Act, lang: str) -> Plain:
        """Return an act judged without being played, group by group."""
        return judging.preview(view, act, lang)

    def why(self, view: View, act: Act, lang: str, names: Names) -> Plain:
        """Return every refusal of an act, the sum behind a short opening, and an act that would do."""
        return judging.why(view, act, lang, names)

    def whose_turn(self, state: State) -> Refusal:
        """Return the refusal that says who is to act (C3.1)."""
        return refuse("C3.1", turn=state.rules.seat_name(max(state.to_act, 0)))

    def takes_back(self, before: State, after: State, act: Act) -> bool:
        """Return whether an act may be taken back: a meld, or a take that showed nothing new."""
        return seen.takes_back(before, after, act)

    def fresh(self, state: State, seat: int, turn: Iterable[Sequence[Event]]) -> tuple[Card | None, Cards]:
        """Return the card that `seat` drew last, and all in its hand that came in this turn."""
        return seen.fresh_cards(state, seat, turn)

    def dealt_to(self, dealt: State, deal_: Deal, seat: int) -> list[int]:
        """Return which places of the cut pack a seat sees as it is dealt."""
        return deal.own_places(dealt, deal_, seat)

    def heard(self, act: Act) -> str:
        """Return an act as the other seats hear it: in Canasta whole."""
        return str(act)

    def read_position(self, plain: Plain) -> State:
        """Return the position that `plain` describes. Raises `NotationError` naming the field."""
        return position.read_position(plain)

    def write_position(self, state: State) -> dict[str, Any]:
        """Return a position as plain data that `read_position` reads back."""
        return position.write_position(state)

    def outcome(self, state: State) -> Plain:
        """Return how a deal ended and what each side made."""
        return verdicts.outcome(state)

    def score(self, request: Plain) -> Plain:
        """Return each side's score sheet for a position at the end of a deal. Raises `NotationError`."""
        return verdicts.score(request)

    def sheet_report(self, state: State) -> str:
        """Return the score sheet of a deal that has ended, a column a side."""
        return report.sheet_report(state)

    def position_report(self, state: State) -> str:
        """Return a position as a few lines of text: hands, melds, stock and pile."""
        return report.position_report(state)


FACE: Face[State, Act, View, Event] = CanastaFace()
