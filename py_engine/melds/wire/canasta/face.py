"""The face of Canasta: the modules beside this one behind one front."""

from collections.abc import Mapping, Sequence

from melds.canasta.acts import Act
from melds.canasta.events import Event
from melds.canasta.state import State, View
from melds.wire.canasta import draw, judging, report, screen, story, verdicts
from melds.wire.canasta.views import CanastaEvent, CanastaView
from melds.wire.face import Company, Face, Plain, Question, Seating
from melds.wire.refusals import Names


class CanastaFace:
    """What the page and the command line show and ask of Canasta."""

    seating: Seating | None = staticmethod(draw.seating_message)
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
