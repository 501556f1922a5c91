"""The face of Gin Rummy: the modules beside this one behind one front."""

from collections.abc import Mapping, Sequence

from melds.gin.acts import Act
from melds.gin.events import Event
from melds.gin.state import State, View
from melds.wire.face import Company, Face, Plain, Question, Seating
from melds.wire.gin import judging, report, screen, story, verdicts
from melds.wire.gin.views import GinEvent, GinView
from melds.wire.refusals import Names


class GinFace:
    """What the page and the command line show and ask of Gin Rummy."""

    seating: Seating | None = None
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
