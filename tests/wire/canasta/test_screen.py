"""What the page is shown of rule sets that have what the classic game has not."""

import pytest

from canasta.given import rule
from melds.canasta import CANASTA, scoring
from melds.canasta.events import Ended, fold
from melds.canasta.position import read_position
from melds.canasta.scoring import LINE_RULES
from melds.canasta.state import Ending
from melds.canasta.variants import RULE_SETS
from melds.rulebook import RULES
from melds.wire.canasta import screen
from melds.wire.canasta.report import LABELS
from melds.wire.face import Company

FRENCH = {"rules": "wikipedia-fr", "step": "play"}
SEVEN_WILDS = "JK JK JK 2S 2H 2D 2C"
KINGS = "KS KH KD KC KS KH KD"


def shown(state, seat=0):
    seats = state.rules.seats
    return screen.show(CANASTA.view(state, seat), Company(("P",) * seats, ("person",) * seats, None, (), undo=False))


def table(**position):
    return shown(read_position(position))


def over(**position):
    """Show a table after a deal in which nothing was made or held."""
    state = read_position({**position, "hands": dict.fromkeys("SWNE", "")}, ended=True)
    sheets = scoring.sheets(state, -1, concealed=False)
    return shown(fold(state, Ended(state.hands, Ending("stock", -1, False, sheets), over=False)))


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_every_line_of_a_sheet_has_its_rule_and_its_label(rules):
    state = CANASTA.start(rules, 0)._replace(
        hands=((),) * rules.seats, melds=((),) * rules.sides, red3=((),) * rules.sides, turns=(1,) * rules.seats
    )
    names = {line.name for line in scoring.sheet(state, 0, -1, concealed=False).lines}
    assert names <= LINE_RULES.keys()
    assert names <= LABELS.keys()
    assert {LINE_RULES[name] for name in names} <= RULES.keys()


def test_a_canasta_of_wild_cards_is_of_a_kind_of_its_own():
    (meld,) = table(**FRENCH, melds=[[f"W: {SEVEN_WILDS}"[3:]], []])["sides"][0]["melds"]
    assert (meld["rank"], meld["kind"], meld["bonus"], meld["closed"]) == ("W", "wild", 300, True)


def test_a_full_canasta_is_closed_and_counted():
    side = table(**FRENCH, melds=[[KINGS, "9S 9H 9D"], []])["sides"][0]
    assert [(meld["rank"], meld["closed"]) for meld in side["melds"]] == [("K", True), ("9", False)]
    assert side["canastas"] == 1
    assert not table(step="play", melds=[[KINGS], []])["sides"][0]["melds"][0]["closed"]


@pytest.mark.parametrize(("owed", "good"), [(1, "red3"), (0, "meld")])
def test_a_red_three_that_had_its_grace_is_the_act_that_gets_the_turn_on(owed, good):
    held = {"S": "3H KS KH 9S 9D 8C 8D 7S 7H 5C"}
    view = table(**FRENCH, hands=held, owed=owed, turns=[2, 1, 1, 1])
    assert view["can"]["red3"]
    assert view["owed"] == owed
    assert (view["good"] == "red3") is (good == "red3")
    assert view["can"]["discard"] is not bool(owed)


def test_a_pile_that_is_always_frozen_has_no_card_that_froze_it():
    pile = table(rules="modern-american", pile="5C 6D", step="draw")["pile"]
    assert (pile["state"], pile["frozenBy"], pile["alwaysFrozen"]) == ("frozen", None, True)
    assert not table(pile="5C 6D", step="draw")["pile"]["alwaysFrozen"]


def test_a_pile_that_is_forbidden_before_opening_is_closed():
    fields = {"options": {"before_opening": "forbidden"}, "pile": "5C 6D", "step": "draw"}
    assert table(**fields)["pile"]["state"] == "closed"
    assert table(**fields, melds=[["KS KH KD"], []])["pile"]["state"] == "open"


@pytest.mark.parametrize(
    ("rules", "partner"),
    [("classic", "N"), ("wikipedia-fr-2", None), ("wikipedia-fr-3", None), ("wikipedia-fr-6-2x3", "3"),
     ("wikipedia-fr-6-3x2", "4"), ("wikipedia-fr-9", "4"), ("wikipedia-fr-5", "3")],
)  # fmt: skip
def test_who_would_be_asked_before_going_out_is_told(rules, partner):
    assert table(rules=rules)["partner"] == partner


def test_equal_totals_that_would_win_are_said_to_be_level():
    assert over(scores=[5200, 5200])["ended"]["levelRule"] == "C7.10"
    assert over(scores=[5200, 5100])["ended"]["levelRule"] is None
    assert over(scores=[1200, 1200])["ended"]["levelRule"] is None


def test_the_rule_of_the_next_opening_is_told_with_the_sheets():
    assert over(scores=[1200, 3100])["ended"]["needsRule"] == "C4.5"


@rule("C3.3")
def test_how_many_cards_are_drawn_is_told_as_far_as_there_are_any():
    two = "wikipedia-fr-2-customary"
    assert [table(rules=rules)["draws"] for rules in ("classic", two, "modern-american")] == [1, 2, 2]
    state = read_position({"rules": two})
    assert [shown(state._replace(stock=state.stock[:left]))["draws"] for left in (3, 1, 0)] == [2, 1, 0]


def test_how_many_canastas_going_out_needs_is_told():
    assert table(rules="wikipedia-fr-9")["canastasToGoOut"] == 2
    assert table()["canastasToGoOut"] == 1
