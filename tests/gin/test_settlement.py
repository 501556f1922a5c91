"""G8, the settlement: when a game is won, what is added then, and who pays how much."""

from random import Random

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from gin.given import given, knocked, rule
from melds.gin import GIN_RUMMY
from melds.gin.acts import Deal
from melds.gin.rules import BoxTiming, SettleBy, Shutout
from melds.gin.settlement import columns_after, settle_game, settle_match, stages, winner
from melds.gin.state import Result
from melds.gin.variants import GIN, GIN_25, HOLLYWOOD

LOOSE = "KS KH KD 7C 8C 9C AS 2H 2D 3C"
WORSE = "JS JH JD 4S 5S 6S TD 8H 4H 3D"
"""Seventeen points for the knocker."""
RUNNING = GIN.but(box_timing=BoxTiming.RUNNING)


def deals(text):
    """Return results written like `1:25 2:10 -`: who won how much, or a void deal."""
    results = []
    for word in text.split():
        seat, _, points = word.partition(":")
        results.append(Result(-1, 0, "void") if seat == "-" else Result(int(seat) - 1, int(points), "knock"))
    return results


@rule("G8.1")
@pytest.mark.parametrize(
    ("before", "step"),
    [
        pytest.param((83, 40), "over", id="G041: exactly 100"),
        pytest.param((82, 40), "deal", id="G041: 99 goes on"),
        pytest.param((96, 40), "over", id="and more than 100"),
    ],
)
def test_a_hundred_points_win_the_game(before, step):
    ended = knocked(hand=LOOSE, other=WORSE, scores=before).after("done")

    assert ended.step == step
    assert (ended.state.ended.settlement is not None) == (step == "over")
    assert ended.games[0].points == (before[0] + 17, 40)


@rule("G8.1")
def test_the_points_run_on_from_deal_to_deal():
    ended = knocked(hand=LOOSE, other=WORSE, scores=(20, 40), won=(1, 2)).after("done")
    again = ended.deals()

    assert (again.state.scores, again.state.won) == ((37, 40), (2, 2))
    assert again.state.past == ((0, 17, "knock"),)
    assert again.state.deal == 2


@rule("G8.2")
def test_each_deal_won_is_20_more():
    """G042."""
    assert settle_game(GIN, (110, 50), (3, 2)).boxes == (60, 40)


@rule("G8.2")
def test_boxes_are_added_when_the_game_is_won_and_do_not_help_to_win_it():
    """G049."""
    assert winner(GIN, (90, 10), (3, 1)) == -1
    assert settle_game(GIN, (90, 10), (3, 1))[:6] == (False, (90, 10), (3, 1), -1, (0, 0), (0, 0))
    ended = knocked(hand=LOOSE, other=WORSE, scores=(73, 0), won=(3, 0)).after("done")
    assert ended.step == "deal"


@rule("G8.1")
def test_a_game_that_goes_on_is_not_settled_in_any_stage():
    assert [*stages(GIN, settle_game(GIN, (90, 10), (3, 1)))] == []


@rule("G8.2")
def test_by_option_they_run_and_count_towards_the_target():
    """G049, B-03."""
    assert winner(RUNNING, (90, 10), (3, 1)) == 0
    assert winner(RUNNING, (39, 79), (3, 1)) == -1
    assert settle_game(RUNNING, (39, 50), (2, 1)).totals == (79, 70)
    ended = knocked(RUNNING, hand=LOOSE, other=WORSE, scores=(23, 0), won=(2, 0)).after("done")
    assert ended.step == "over"
    assert ended.state.ended.settlement.games[0].totals == (300, 0)


@rule("G8.3")
def test_the_winner_of_the_game_adds_100():
    """G043."""
    assert settle_game(GIN, (110, 1), (3, 1)).bonus == (100, 0)
    assert settle_game(GIN, (30, 101), (3, 1)).bonus == (0, 100)
    assert settle_game(GIN, (99, 40), (3, 1)).bonus == (0, 0)


@rule("G8.4")
def test_or_200_against_a_loser_without_a_point():
    """G044."""
    assert settle_game(GIN, (110, 0), (3, 0)).bonus == (200, 0)


@rule("G8.5")
def test_the_lower_total_pays_the_difference():
    """G045."""
    game = settle_game(GIN, (128, 70), (3, 2))

    assert game.totals == (288, 110)
    assert (game.difference, game.doubled, game.payment) == (178, False, 178)
    assert (game.payer, game.payee) == (1, 0)


@rule("G8.6")
def test_a_loser_who_won_no_deal_pays_double():
    """G046."""
    game = settle_game(GIN, (105, 0), (4, 0))

    assert game.totals == (385, 0)
    assert (game.difference, game.doubled, game.payment) == (385, True, 770)


@rule("G8.6")
def test_one_deal_won_is_enough_to_pay_once():
    """G047: and a deal won has a point at least."""
    assert not settle_game(GIN, (105, 1), (4, 1)).doubled


@rule("G8.4", "G8.6")
@pytest.mark.parametrize(
    ("option", "bonus", "doubled", "payment"),
    [
        pytest.param(Shutout.BOTH, 200, True, 770, id="B-04: the letter"),
        pytest.param(Shutout.BONUS_ONLY, 200, False, 385, id="the bonus only"),
        pytest.param(Shutout.PAYMENT_ONLY, 100, True, 570, id="the payment only"),
    ],
)
def test_a_shut_out_may_be_punished_once(option, bonus, doubled, payment):
    game = settle_game(GIN.but(shutout=option), (105, 0), (4, 0))

    assert (game.bonus[0], game.doubled, game.payment) == (bonus, doubled, payment)


@rule("G8.5")
def test_boxes_may_lift_the_loser_above_the_winner():
    """B-03: the totals are settled, so the winner of the game pays."""
    game = settle_game(GIN, (100, 99), (1, 10))

    assert game.totals == (220, 299)
    assert (game.winner, game.payment, game.payer, game.payee) == (0, 79, 0, 1)


@rule("G8.5")
def test_by_option_the_winner_of_the_game_is_paid_whatever_the_totals():
    """B-03."""
    game = settle_game(GIN.but(settle_by=SettleBy.GAME_WINNER), (100, 99), (1, 10))

    assert (game.winner, game.payment, game.payer, game.payee) == (0, 79, 1, 0)


@rule("G8.5")
def test_equal_totals_are_quits():
    game = settle_game(GIN, (100, 80), (1, 7))

    assert game.totals == (220, 220)
    assert (game.payment, game.payer, game.payee) == (0, -1, -1)


@rule("G8.2", "G8.3")
def test_other_figures():
    assert settle_game(GIN_25, (105, 50), (4, 2)).totals == (305, 100)
    assert settle_game(GIN.but(target=250, game_bonus=250), (251, 50), (4, 2)).bonus == (250, 0)
    assert winner(GIN.but(target=250), (249, 50), (4, 2)) == -1


@rule("G8.5")
def test_a_match_ends_with_its_settlement():
    ended = knocked(hand=LOOSE, other=WORSE, scores=(83, 40), won=(3, 2)).after("done")
    settlement = ended.state.ended.settlement

    assert settlement.games == (settle_game(GIN, (100, 40), (4, 2)),)
    assert (settlement.payment, settlement.payer, settlement.payee) == (200, 1, 0)


@rule("G8.7")
@pytest.mark.parametrize(
    ("results", "points"),
    [
        pytest.param("", [(0, 0), (0, 0), (0, 0)], id="nothing yet"),
        pytest.param("1:10", [(10, 0), (0, 0), (0, 0)], id="the first in one"),
        pytest.param("1:10 1:20", [(30, 0), (20, 0), (0, 0)], id="the second in two"),
        pytest.param("1:10 1:20 1:5", [(35, 0), (25, 0), (5, 0)], id="the third in all"),
        pytest.param("1:10 1:20 1:5 1:8", [(43, 0), (33, 0), (13, 0)], id="and those after it"),
        pytest.param("1:10 2:7 1:20 2:3", [(30, 10), (20, 3), (0, 0)], id="each seat on its own"),
        pytest.param("1:10 - 1:20", [(30, 0), (20, 0), (0, 0)], id="a void deal is none"),
    ],
)
def test_in_hollywood_scoring_three_games_run_at_once(results, points):
    games = columns_after(HOLLYWOOD, deals(results))

    assert [game.points for game in games] == points


@rule("G8.7")
def test_a_game_that_is_over_takes_no_more():
    games = columns_after(HOLLYWOOD, deals("1:60 1:50 1:5 2:30"))

    assert [game.points for game in games] == [(110, 0), (55, 30), (5, 0)]
    assert [game.over for game in games] == [True, False, False]
    assert [game.won for game in games] == [(2, 0), (2, 1), (1, 0)]


@rule("G8.7")
@pytest.mark.parametrize(
    ("results", "points"),
    [
        pytest.param("1:60 1:50 2:70", [(110, 0), (50, 70), (0, 0)], id="the first in the second game"),
        pytest.param("1:60 1:50 2:70 2:5", [(110, 0), (50, 75), (0, 5)], id="the second in the third too"),
        pytest.param("1:99 1:99 1:5 2:70", [(198, 0), (104, 0), (5, 70)], id="shut out of two"),
        pytest.param("2:60 1:30 2:50 1:20", [(30, 110), (20, 50), (0, 0)], id="who had begun goes on to the next"),
    ],
)
def test_who_is_shut_out_of_a_game_begins_in_the_next_one_still_open(results, points):
    assert [game.points for game in columns_after(HOLLYWOOD, deals(results))] == points


@rule("G8.7")
def test_the_match_is_over_when_all_three_are():
    past = deals("1:60 1:50 1:45")
    table = {"hand": LOOSE, "other": WORSE, "won": (3, 0)}

    going = knocked(HOLLYWOOD, scores=(155, 0), past=past, **table).after("done")
    assert [game.points for game in going.games] == [(110, 0), (112, 0), (62, 0)]
    assert going.step == "deal"

    past = deals("1:60 1:50 1:85")
    done = knocked(HOLLYWOOD, scores=(195, 0), past=past, **table).after("done")
    assert [game.points for game in done.games] == [(110, 0), (135, 0), (102, 0)]
    assert done.step == "over"


@rule("G8.7", "G8.5")
def test_each_game_is_settled_and_the_payments_are_set_off():
    games = columns_after(HOLLYWOOD, deals("1:60 1:50 2:99 2:99 2:1"))
    settlement = settle_match(HOLLYWOOD, games)

    assert [game.points for game in games] == [(110, 0), (50, 198), (0, 100)]
    payments = [(game.payment, game.payee) for game in settlement.games]
    assert payments == [(700, 0), (268, 1), (680, 1)]
    assert (settlement.payment, settlement.payee) == (248, 1)


@rule("G8.7")
def test_points_from_before_stand_in_every_game():
    begun = given(HOLLYWOOD, scores=(90, 20)).games

    assert [game.points for game in begun] == [(90, 20)] * 3
    ended = knocked(HOLLYWOOD, hand=LOOSE, other=WORSE, scores=(90, 20)).after("done").games
    assert [game.points for game in ended] == [(107, 20), (107, 20), (90, 20)]


@rule("G8.8", refuses=True)
def test_after_the_match_nothing_is_dealt_or_played():
    won = knocked(hand=LOOSE, other=WORSE, scores=(83, 0)).plays("done")
    assert won.step == "over"

    for seat in "12":
        for act in ("draw", "take", "pass", "discard KC", "knock KC", "layoff KC > KS KH KD", "done"):
            assert won.refuses(act, by=seat, citing="G8.8")
            assert len(won.objections(act, by=seat)) == 1
    refusals = [*GIN_RUMMY.objections(GIN_RUMMY.view(won.state, 0), Deal(GIN.pack, 20))]
    assert [refusal.rule for refusal in refusals] == ["G8.8"]


@rule("G8.8", accepts=True)
def test_before_that_there_is_another_deal():
    assert knocked(hand=LOOSE, other=WORSE, scores=(82, 0)).after("done").deals().step == "upcard"


scores = st.tuples(st.integers(0, 250), st.integers(0, 250))


@over(scores, st.tuples(st.integers(0, 9), st.integers(0, 9)), st.sampled_from(SettleBy), st.sampled_from(Shutout))
def test_a_game_settled_adds_up(points, won, settle_by, shutout):
    game = settle_game(GIN.but(settle_by=settle_by, shutout=shutout), points, won)

    sums = zip(game.points, game.boxes, game.bonus, strict=True)
    assert game.totals == tuple(map(sum, sums))
    assert game.difference == abs(game.totals[0] - game.totals[1])
    assert game.over == (max(points) >= 100)
    assert game.payment == (game.over and game.difference * (2 if game.doubled else 1))
    assert {game.payer, game.payee} == ({0, 1} if game.payment else {-1})


def test_every_deal_won_is_written_into_a_game_still_open():
    rng = Random(8)
    for _ in range(100):
        results = [Result(rng.randrange(2), rng.randrange(1, 60), "knock") for _ in range(30)]
        for number, result in enumerate(results):
            before, after = (columns_after(HOLLYWOOD, results[:last]) for last in (number, number + 1))
            had, has = ([game.points[result.winner] for game in games] for games in (before, after))
            gained = [new - old for old, new in zip(had, has, strict=True)]
            assert set(gained) <= {0, result.points}
            assert any(gained) or all(game.over for game in before)
            assert not any(gain and old.over for old, gain in zip(before, gained, strict=True))


def test_games_are_the_same_written_deal_by_deal():
    rng = Random(5)
    for _ in range(50):
        results = [Result(rng.randrange(2), rng.randrange(1, 60), "knock") for _ in range(rng.randrange(20))]
        one = columns_after(GIN, results)[0]
        assert columns_after(HOLLYWOOD, results)[0] == one
        assert one.over == any(total >= 100 for total in one.points)
