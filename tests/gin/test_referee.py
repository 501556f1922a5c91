"""The referee: an act is judged by what its seat can see, and brings about the same for all who watch."""

from random import Random

import pytest

from gin.given import dealt, given, knocked
from melds.cards import HIDDEN, read_cards
from melds.gin import GIN_RUMMY
from melds.gin.acts import Deal, Discard, Knock, parse
from melds.gin.referee import objections, play
from melds.gin.state import Position, Step
from melds.gin.variants import GIN
from melds.gin.view import unseen
from melds.verdict import IllegalAct

LOOSE = "KS KH KD 7C 8C 9C AS 2H 2D 3C"
WORSE = "JS JH JD 4S 5S 6S TD 8H 4H 3D"


PLAIN = ["draw", "take", "pass", "done", "knock", "knock : KS KH KD"]
ACTS = [
    *map(parse, PLAIN),
    *map(Discard, GIN.pack),
    *map(Knock, GIN.pack),
    *[Knock(card, (read_cards("KS KH KD"),)) for card in GIN.pack],
]
"""An act of every kind with every card of the pack."""


@pytest.mark.parametrize("seed", range(4))
def test_a_view_is_judged_as_the_state_is_played(seed):
    """Nothing that the seat cannot see decides."""
    rng = Random(seed)
    state = dealt().state
    while state.to_act >= 0:
        view = GIN_RUMMY.view(state, state.to_act)
        for act in rng.sample(ACTS, 12):
            refusals = tuple(objections(view, act))
            if refusals:
                with pytest.raises(IllegalAct) as no:
                    play(state, act)
                assert no.value.refusals == refusals
            else:
                assert play(state, act)
        state, _ = play(state, rng.choice(GIN_RUMMY.menu(view)))


@pytest.mark.parametrize(
    ("table", "act", "events"),
    [
        pytest.param(dealt(), "pass", ["Passed", "Began"], id="pass"),
        pytest.param(dealt(), "take", ["Took"], id="take"),
        pytest.param(given(), "draw", ["Drew"], id="draw"),
        pytest.param(given(hand="KC").after("draw"), "discard KC", ["Discarded", "Began"], id="discard"),
        pytest.param(given(hand=f"{LOOSE} QH"), "knock QH", ["Knocked"], id="knock"),
        pytest.param(knocked(hand=LOOSE, other="KC"), "layoff KC > KS KH KD", ["LaidOff"], id="layoff"),
        pytest.param(knocked(hand=LOOSE), "done", ["Finished", "Ended"], id="done"),
    ],
)
def test_what_an_act_brings_about(table, act, events):
    assert table.events(act) == events


@pytest.mark.parametrize(
    ("table", "act"),
    [
        (dealt(), "pass"),
        (given(), "draw"),
        (given(), "take"),
        (given(hand=f"{LOOSE} QH"), "knock QH"),
        (knocked(hand=LOOSE, other="KC"), "layoff KC > KS KH KD"),
        (knocked(hand=LOOSE), "done"),
    ],
)
@pytest.mark.parametrize("seat", range(2))
def test_what_a_seat_is_told_turns_its_view_into_the_next(table, act, seat):
    state, events = play(table.state, parse(act))
    view = GIN_RUMMY.view(table.state, seat)
    for event in events:
        view = GIN_RUMMY.fold(view, GIN_RUMMY.seen(event, seat))

    assert view == GIN_RUMMY.view(state, seat)


def test_what_the_other_draws_and_puts_face_down_is_not_told():
    drew = GIN_RUMMY.play(given().state, parse("draw"))[1][0]
    knock = GIN_RUMMY.play(given(hand=f"{LOOSE} QH").state, parse("knock QH"))[1][0]

    assert (GIN_RUMMY.seen(drew, 0), GIN_RUMMY.seen(drew, 1).card) == (drew, HIDDEN)
    assert (GIN_RUMMY.seen(knock, 0), GIN_RUMMY.seen(knock, 1).card) == (knock, HIDDEN)


def test_a_seat_sees_its_hand_the_pile_and_what_went_into_the_other_hand_from_it():
    table = given(hand="KC", pile="5D 9H").after("take", "discard KC")

    seen = GIN_RUMMY.view(table.state, 1)
    assert seen.hands[1] == table.state.hands[1]
    assert seen.hands[0] == read_cards("9H") + (HIDDEN,) * 9
    assert set(seen.stock) == {HIDDEN}
    assert seen.pile == table.state.pile


def test_it_forgets_a_card_that_was_played_again():
    table = given(hand="KC", other="QC", pile="5D 9H").after("take", "discard KC", "draw", "discard QC", "draw")

    assert GIN_RUMMY.view(table.after("discard 9H").state, 1).known[0] == ()


def test_while_cards_are_laid_off_the_knocker_does_not_see_the_other_hand():
    table = knocked(hand=LOOSE, other="KC")

    assert set(GIN_RUMMY.view(table.state, 0).hands[1]) == {HIDDEN}
    assert GIN_RUMMY.view(table.after("layoff KC > KS KH KD").state, 0).hands[1] == (HIDDEN,) * 9


@pytest.mark.parametrize(
    "table", [dealt(), given(), knocked(hand=LOOSE, other="KC"), knocked(hand=LOOSE, other=WORSE).after("done")]
)
@pytest.mark.parametrize("seat", range(2))
def test_what_is_imagined_looks_the_same(table, seat):
    view = GIN_RUMMY.view(table.state, seat)
    worlds = [GIN_RUMMY.imagine(view, Random(seed)) for seed in range(20)]

    assert all(GIN_RUMMY.view(world, seat) == view for world in worlds)
    assert len({(world.hands, world.stock) for world in worlds}) > 1
    assert not any(unseen(world) for world in worlds)


def test_before_the_first_deal_there_is_nothing_to_see_or_to_do():
    state = GIN_RUMMY.start(GIN, 1, (30, 0))
    view = GIN_RUMMY.view(state, 0)

    assert (state.step, state.to_act, view.hands, view.won) == (Step.DEAL, -1, (), (1, 0))
    assert GIN_RUMMY.menu(view) == ()
    assert [refusal.rule for refusal in objections(view, parse("draw"))] == ["G2.2"]
    with pytest.raises(ValueError, match="nobody has knocked"):
        state.shown  # noqa: B018 - asking for it is the test


def test_the_menu_is_for_the_seat_that_is_to_act():
    state = given(turn="1").state

    assert [str(act) for act in GIN_RUMMY.menu(GIN_RUMMY.view(state, 0))] == ["draw", "take"]
    assert GIN_RUMMY.menu(GIN_RUMMY.view(state, 1)) == ()


def test_a_position_may_be_changed_in_a_few_fields():
    state = given().state

    assert state.but(turn=1, passed=2) == state._replace(turn=1, passed=2)
    assert isinstance(state.but(turn=1), Position)
    with pytest.raises(KeyError):
        state.but(turns_begun=3)


def test_the_game_goes_through_its_front():
    assert (GIN_RUMMY.name, GIN_RUMMY.seats(GIN)) == ("gin", ("1", "2"))
    assert GIN_RUMMY.deal(GIN.pack, 20) == Deal(GIN.pack, 20)
    assert GIN_RUMMY.parse("draw") == parse("draw")
