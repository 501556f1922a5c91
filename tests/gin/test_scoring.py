"""G7, the score of a deal: who wins it, and for how much, line by line."""

import pytest

from gin.given import given, knocked, rule
from melds.gin.rules import OpponentSum
from melds.gin.variants import BIG_GIN, GIN, GIN_25, OKLAHOMA

FOUR = "KS KH KD 7C 8C 9C TC AS AD 2H"
EIGHT = "KS KH KD 7C 8C 9C AS 2H 2D 3C"
NINE = "KS KH KD 7C 8C 9C AS 2H 2D 4C"
GONE_GIN = "KS KH KD 7C 8C 9C 2S 2H 2D 2C"
AGAINST_25 = "JS JH JD 4S 5S 6S TD 8H 4H 3D"
AGAINST_30 = "JS JH JD 4S 5S 6S TD 9H 8H 3D"
AGAINST_8 = "JS JH JD JC 4S 5S 6S AH 3D 4H"
AGAINST_5 = "JS JH JD JC 4S 5S 6S AH AD 3D"
AGAINST_4 = "JS JH JD JC 4S 5S 6S AH AD 2S"
AGAINST_0 = "JS JH JD JC 4S 5S 6S 8D 9D TD"


def finished(rules=GIN, *, hand, other, **more):
    """Return the table after a knock against which nothing is laid off."""
    table = knocked(rules, hand=hand, other=other, **more)
    return table if table.result else table.after("done")


@rule("G7.1")
@pytest.mark.parametrize(
    ("other", "left"),
    [(AGAINST_25, 25), (AGAINST_30, 30), (AGAINST_8, 8), (AGAINST_4, 4), (AGAINST_0, 0)],
)
def test_what_each_has_not_arranged_is_added_up(other, left):
    table = finished(hand=EIGHT, other=other)

    assert table.state.shown.points == 8
    assert table.state.ended.defence.points == left


@rule("G7.1")
def test_what_is_laid_off_does_not_count():
    table = knocked(hand=EIGHT, other="KC JS JH JD 4S 5S 6S TD 8H 4H")

    assert table.after("done").state.ended.defence.points == 32
    assert table.after("layoff KC > KS KH KD", "done").state.ended.defence.points == 22


@rule("G7.2")
@pytest.mark.parametrize("by", ["1", "2"])
def test_the_lower_sum_wins_the_difference(by):
    """G033, G034: the text has it the wrong way round (B-01)."""
    table = finished(hand=EIGHT, other=AGAINST_25, by=by)

    assert table.result == (by, 17, "knock")
    assert table.lines == {"difference": 17}


@rule("G7.3")
def test_gin_has_20_more():
    """G035: the difference is the other's whole sum."""
    table = finished(hand=GONE_GIN, other=AGAINST_30)

    assert table.result == ("1", 50, "gin")
    assert table.lines == {"difference": 30, "gin": 20}


@rule("G7.4")
@pytest.mark.parametrize(
    ("hand", "other", "points"),
    [
        pytest.param(NINE, AGAINST_4, 15, id="G037: lower than the knocker"),
        pytest.param(EIGHT, AGAINST_8, 10, id="G038: equal counts too"),
        pytest.param(EIGHT, AGAINST_0, 18, id="nothing left"),
    ],
)
def test_who_is_not_higher_undercuts_the_knocker(hand, other, points):
    table = finished(hand=hand, other=other)

    assert table.result == ("2", points, "undercut")
    assert table.lines == {"difference": points - 10, "undercut": 10}


@rule("G7.4")
def test_a_layoff_may_make_an_undercut():
    """G039."""
    table = knocked(hand="KS KH KD 5H 6H 7H 9S 9D 9C 5D", other="JS JH JD JC 4S 5S 6S 8H AD 3D")

    assert table.after("done").result == ("1", 7, "knock")
    assert table.after("layoff 8H > 5H 6H 7H", "done").result == ("2", 11, "undercut")


@rule("G7.5")
def test_gin_is_never_undercut():
    """G040: with nothing left on either side it has its 20 (B-04a)."""
    table = finished(hand=GONE_GIN, other=AGAINST_0)

    assert table.result == ("1", 20, "gin")
    assert table.lines == {"difference": 0, "gin": 20}


@rule("G7.5")
def test_by_the_letter_equal_sums_beat_even_gin():
    """G040."""
    letter = GIN.but(gin_beats_tie=False)

    assert finished(letter, hand=GONE_GIN, other=AGAINST_0).result == ("2", 10, "undercut")
    assert finished(letter, hand=GONE_GIN, other=AGAINST_5).result == ("1", 25, "gin")


@rule("G7.6")
@pytest.mark.parametrize(
    ("option", "knock", "gin"),
    [
        pytest.param(OpponentSum.NEVER, 21, 50, id="G035: counted once"),
        pytest.param(OpponentSum.GIN_ONLY, 21, 80, id="G036: again beside gin"),
        pytest.param(OpponentSum.ALWAYS, 46, 80, id="G036: by the letter (B-02)"),
    ],
)
def test_the_opponents_sum_counts_once(option, knock, gin):
    rules = GIN.but(opponent_sum_added=option)

    assert finished(rules, hand=FOUR, other=AGAINST_25).result == ("1", knock, "knock")
    assert finished(rules, hand=GONE_GIN, other=AGAINST_30).result == ("1", gin, "gin")
    assert finished(rules, hand=NINE, other=AGAINST_4).result == ("2", 15, "undercut")


@rule("G7.7")
@pytest.mark.parametrize(("upcard", "times"), [("9S", 2), ("9H", 1)])
@pytest.mark.parametrize(
    ("hand", "other", "winner", "points", "kind"),
    [
        (EIGHT, AGAINST_25, "1", 17, "knock"),
        (GONE_GIN, AGAINST_30.replace("9H", "9D"), "1", 50, "gin"),
        (EIGHT, AGAINST_4, "2", 14, "undercut"),
    ],
)
def test_a_spade_turned_up_doubles_the_deal(upcard, times, hand, other, winner, points, kind):  # noqa: PLR0913, PLR0917
    """All of it, bonuses too; it is still one deal won."""
    table = finished(OKLAHOMA, hand=hand, other=other, upcard=upcard, pile=f"{upcard} 6D")

    assert table.result == (winner, times * points, kind)
    assert ("spades" in table.lines) == (times == 2)
    assert table.games[0].won == ((1, 0) if winner == "1" else (0, 1))


@rule("G7.7")
def test_elsewhere_a_spade_is_a_card_like_others():
    assert finished(hand=EIGHT, other=AGAINST_25, upcard="9S", pile="9S 6D").result == ("1", 17, "knock")


@rule("G7.8")
def test_big_gin_has_a_bonus_of_its_own_instead():
    table = given(BIG_GIN, hand=f"{GONE_GIN} TC", other=AGAINST_30)

    assert table.after("knock").result == ("1", 61, "biggin")
    assert table.after("knock").lines == {"difference": 30, "biggin": 31}
    assert table.after("knock TC").result == ("1", 50, "gin")


@rule("G7.8", "G7.6")
def test_where_the_sum_of_the_other_is_added_to_gin_it_is_added_to_big_gin():
    rules = BIG_GIN.but(opponent_sum_added=OpponentSum.GIN_ONLY)

    assert given(rules, hand=f"{GONE_GIN} TC", other=AGAINST_30).after("knock").result == ("1", 91, "biggin")


@rule("G7.3", "G7.4")
def test_other_bonuses():
    assert finished(GIN_25, hand=GONE_GIN, other=AGAINST_30).result == ("1", 55, "gin")
    assert finished(GIN_25, hand=NINE, other=AGAINST_4).result == ("2", 30, "undercut")


@pytest.mark.parametrize("other", [AGAINST_25, AGAINST_8, AGAINST_5, AGAINST_0])
@pytest.mark.parametrize("hand", [EIGHT, NINE, GONE_GIN])
def test_the_lines_add_up(hand, other):
    table = finished(hand=hand, other=other)

    assert sum(table.lines.values()) == table.result[1]
