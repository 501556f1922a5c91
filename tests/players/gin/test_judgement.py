"""What the players of Gin Rummy do where it is plain what to do."""

from random import Random

import pytest

from gin.given import given, knocked
from melds.cards import HIDDEN, read_card, read_cards
from melds.gin import GIN_RUMMY
from melds.gin.masks import BITS
from melds.gin.variants import BIG_GIN, GIN, OKLAHOMA, STRAIGHT
from melds.players.gin import PLAYERS
from melds.players.gin.danger import Danger
from melds.players.gin.sight import Sight
from melds.players.gin.taking import gain
from melds.players.gin.weights import CLUB
from players.gin.dealing import go_on

THREE_MELDS = "4H 5H 6H 9C TC JC QS QH QD"


def seen(table):
    """Return the view of the seat that is to act."""
    return GIN_RUMMY.view(table.state, table.state.to_act)


def remembering(table, known="", discards="", declined="", own_turns=2):
    """Return a table where the other seat is known to hold cards, and has thrown and left lying others."""
    state, seat = table.state, table.state.turn
    blank = read_cards("2C") * own_turns
    thrown, left = read_cards(discards), read_cards(declined)
    pairs = {"known": (state.known[seat], read_cards(known)), "discards": (blank, thrown), "declined": ((), left)}
    fields = {name: pair if seat == 0 else pair[::-1] for name, pair in pairs.items()}
    table.state = state._replace(**fields)
    return table


def chosen(table, by="club", chance=1):
    """Return what a player does, and the ids of its reasons."""
    choice = PLAYERS[by].choose(seen(table), Random(chance), go_on)
    return str(choice.act), [reason.id for reason in choice.reasons]


# The simple player


def test_simple_throws_what_leaves_least_at_random_among_equals():
    table = given(hand="KS KH KD 4H 5H 6H 2C 3D 9S QC JD")
    thrown = {chosen(table, "simple", chance)[0] for chance in range(20)}
    assert thrown == {"discard QC", "discard JD"}


def test_simple_never_throws_the_card_it_has_taken():
    table = given(hand="KS KH KD 4H 5H 6H 2C 3D 9S 8C QD", taken="QD")
    assert chosen(table, "simple")[0] == "discard 9S"


@pytest.mark.parametrize("step", ["upcard", "draw"])
def test_simple_takes_what_ends_up_in_a_meld(step):
    declines = "pass" if step == "upcard" else "draw"
    hand = "4H 5H 2C 3D 9S 8C QD JS KC 7D"
    assert chosen(given(hand=hand, pile="6H", upcard="6H", step=step), "simple") == ("take", ["gin-takes-into-meld"])
    assert chosen(given(hand=hand, pile="AS", upcard="AS", step=step), "simple") == (declines, ["gin-makes-no-meld"])


def test_simple_leaves_a_card_whose_meld_would_break_a_better_one():
    table = given(hand="AC 2C 3C 4C 9D TD JD QD 3H JH", pile="JS", step="draw")
    assert chosen(table, "simple") == ("draw", ["gin-makes-no-meld"])


def test_simple_knocks_the_first_time_it_may():
    assert chosen(given(hand=f"{THREE_MELDS} TD KC"), "simple")[0] in {"knock TD", "knock KC"}
    assert chosen(given(hand="KS KH KD 4H 5H 6H 7C 8C AS 9D TD"), "simple")[0].startswith("discard")


@pytest.mark.parametrize("name", ["simple", "club"])
def test_after_two_passes_the_non_dealer_draws(name):
    table = given(hand="4H 5H 2C 3D 9S 8C QD JS KC 7D", pile="6H", upcard="6H", step="draw", passed=2)
    assert chosen(table, name) == ("draw", ["gin-must-draw"])


@pytest.mark.parametrize("name", ["simple", "club"])
def test_gin_is_laid_down(name):
    assert chosen(given(hand=f"{THREE_MELDS} QC KS"), name) == ("knock KS", ["gin-goes-gin"])


@pytest.mark.parametrize("name", ["simple", "club"])
def test_big_gin_is_laid_down_where_the_rules_have_it(name):
    hand = f"{THREE_MELDS} QC KC"
    assert chosen(given(BIG_GIN, hand=hand), name) == ("knock", ["gin-goes-big-gin"])
    assert chosen(given(GIN, hand=hand), name)[1] == ["gin-goes-gin"]


@pytest.mark.parametrize("name", ["simple", "club"])
def test_nobody_knocks_above_the_limit_of_the_deal(name):
    hand = "JS QS KS AC 2C 3C 9H 9D 9S 5D TD"
    assert chosen(given(OKLAHOMA, hand=hand, upcard="5C"), name)[0] == "knock TD"
    assert chosen(given(OKLAHOMA, hand=hand, upcard="4C"), name)[0].startswith("discard")
    assert chosen(given(STRAIGHT, hand=hand), name)[0].startswith("discard")


# Taking


def test_club_takes_what_makes_a_meld_and_what_makes_gin():
    act, why = chosen(given(hand="4H 5H 2C 3D 9S 8C QD JS KC 7D", pile="6H", step="draw"))
    assert (act, why[0]) == ("take", "gin-takes-into-meld")
    act, why = chosen(given(hand=f"{THREE_MELDS} AS", pile="QC", step="draw"))
    assert (act, why[0]) == ("take", "gin-takes-to-gin")


def test_club_leaves_a_high_card_that_fits_nothing():
    act, why = chosen(given(hand="4H 5H 2C 3D 9S 8C 7D 6S AC TH", pile="KS", step="draw"))
    assert (act, why[0]) == ("draw", "gin-makes-no-meld")


def test_what_a_card_brings_is_counted_after_the_best_discard():
    table = given(hand="4H 5H 2C 3D 9S 8C QD JS KC 7D", pile="6H", step="draw")
    brings = gain(Sight(seen(table)))
    assert (brings.card, brings.had, brings.points, brings.melds) == ("6H", 68, 49, True)


# Throwing


def test_club_throws_the_lone_high_card_first():
    act, why = chosen(given(hand="KS 7S 8S 8H 4D 5D 5C AC AH 2S JD"))
    assert act in {"discard KS", "discard JD"}
    assert why == ["gin-least-deadwood"]


def test_club_drops_a_pair_whose_other_cards_are_gone():
    hand = "AC 2C 3C 4H 5H 6H 8S 8D TC TH JD"
    assert chosen(given(hand=hand, pile="8H 8C 7S 9S 7D 9D KC"))[0] in {"discard 8S", "discard 8D"}
    assert chosen(given(hand=hand, pile="TS TD 9C JC 9H JH KC"))[0] not in {"discard 8S", "discard 8D"}


def test_club_keeps_what_more_cards_would_meld():
    act, why = chosen(given(hand="AC 2C 3C 4H 5H 6H 8S 8D 9D KC KH", pile="KS KD 2H"))
    assert act in {"discard KC", "discard KH"}
    assert why == ["gin-keeps-outs", "gin-keeps-knock-outs"]


def test_club_does_not_feed_what_the_other_is_known_to_hold():
    table = given(hand="AC 2C 3C 4H 5H 6H KS 9S 8D 7S 2D", other="KH KD")
    assert chosen(remembering(table, own_turns=6))[0] == "discard KS"
    act, why = chosen(remembering(table, known="KH KD", own_turns=6))
    assert act != "discard KS"
    assert why[0] == "gin-is-safer"


# Knocking


def test_club_knocks_early_when_little_makes_gin():
    act, why = chosen(given(hand="4H 5H 6H 9C TC JC 2S 2D 5D AS KC"))
    assert (act, why) == ("knock KC", ["gin-knocks"])


def test_club_waits_when_many_cards_make_gin_and_knocks_when_they_are_gone():
    hand = f"{THREE_MELDS} AS KD"
    act, why = chosen(remembering(given(hand=hand), own_turns=5))
    assert (act, why[0]) == ("discard KD", "gin-waits-for-gin")
    assert chosen(remembering(given(hand=hand, pile="3H 7H 8C QC KC"), own_turns=5))[0] == "knock KD"


def test_club_risks_no_undercut_late_in_a_deal():
    hand = "4H 5H 6H 9C TC JC 2S 2D 4D AS KC"
    act, why = chosen(remembering(given(hand=hand), own_turns=14))
    assert (act, why[0]) == ("discard KC", "gin-too-late-to-knock")
    assert chosen(remembering(given(hand=hand), own_turns=3))[0] == "knock KC"


def test_club_lays_down_what_the_other_can_add_least_to():
    hand = "5S 6S 7S 5C 6C 7C 5D 6D 7D AS KC"
    as_sets = given(hand=hand, pile="5H 6H 7H 4S 8S 4C 8C KS")
    assert chosen(as_sets) == ("knock KC", ["gin-knocks", "gin-lays-down-closed"])
    as_runs = given(hand=hand, pile="4S 8S 4C 8C 4D 8D KS")
    assert chosen(as_runs) == ("knock KC : 5S 6S 7S / 5D 6D 7D / 5C 6C 7C", ["gin-knocks", "gin-lays-down-closed"])


# Laying off


@pytest.mark.parametrize("name", ["simple", "club"])
def test_a_defender_lays_off_card_by_card_and_breaks_its_own_set(name):
    table = knocked(hand="TD JD QD KS KH KD AS 2H 3C 4S", other="7S 8S 9S 9D 9C 2C 2D 4C 6H 7C")
    acts = []
    while table.state.to_act >= 0:
        act, why = chosen(table, name)
        acts.append((act, why[0]))
        table = table.after(act)
    assert acts == [("layoff 9D > TD JD QD", "gin-lays-off"), ("done", "gin-lays-off-no-more")]


def test_an_undercut_is_told():
    table = knocked(hand="4H 5H 6H KS KH KD 9S 9H 9D TC", other="JS JH JD 2S 2H 2D 3H 7H 8H AS")
    act, why = chosen(table)
    assert act.startswith("layoff")
    assert why == ["gin-lays-off", "gin-undercuts"]


# Counting


def test_unseen_is_what_lies_nowhere_in_sight():
    table = given(hand="KS KH KD 4H 5H 6H 2C 3D 9S QC JD", other="9H 9D", pile="8S 7S")
    sight = Sight(seen(remembering(table, known="9H 9D")))
    assert sight.unseen.bit_count() == 52 - 11 - 2 - 2
    assert not sight.unseen & (BITS[read_card("9H")] | BITS[read_card("7S")] | BITS[read_card("KS")])


def test_a_card_that_the_pack_has_not_is_not_unseen():
    """Forty cards, from the fours to the kings."""
    short = GIN.but(ranks=(2, 3, 4, 5, 6, 7, 8, 9, 10, 11), hand_size=7)
    sight = Sight(seen(given(short, hand="KS KH KD 4H 5H 6H 9S QC", pile="8S 7S")))
    assert sight.unseen.bit_count() == 40 - 8 - 2
    assert not sight.unseen & BITS[read_card("2C")]
    assert not sight.unseen & BITS[read_card("AS")]


def test_nobody_knocks_with_a_card_that_cannot_be_shown():
    table = given(hand=f"{THREE_MELDS} AS KD")
    assert chosen(table, "simple")[0].startswith("knock")
    for name in ("simple", "club"):
        for card in read_cards("AS KD"):
            hands = [tuple(sorted(HIDDEN if each == card else each for each in hand)) for hand in table.state.hands]
            dark = table.state._replace(hands=tuple(hands))
            choice = PLAYERS[name].choose(GIN_RUMMY.view(dark, 0), Random(1), go_on)
            assert str(choice.act).startswith("discard")


@pytest.mark.parametrize("name", ["simple", "club"])
def test_who_sees_no_card_of_the_own_hand_draws(name):
    table = given(hand=f"{THREE_MELDS} AS", pile="KD", step="draw")
    dark = table.state._replace(hands=((HIDDEN,) * 10, table.state.hands[1]))
    choice = PLAYERS[name].choose(GIN_RUMMY.view(dark, 0), Random(1), go_on)
    assert (str(choice.act), [reason.id for reason in choice.reasons]) == ("draw", ["gin-unseen"])


@pytest.mark.parametrize("name", ["simple", "club"])
def test_a_card_that_is_not_seen_stays_where_it_lies(name):
    table = given(hand=f"{THREE_MELDS} AS", pile="KD", step="draw")
    dark = table.state._replace(pile=(HIDDEN,))
    choice = PLAYERS[name].choose(GIN_RUMMY.view(dark, 0), Random(1), go_on)
    assert (str(choice.act), [reason.id for reason in choice.reasons]) == ("draw", ["gin-unseen"])


def test_the_danger_of_a_card():
    hand = "KS 9S 2H 3D 5C AH QD JC TH 8D 6S"
    table = remembering(given(hand=hand, other="9H 9D 7C 8C"), known="9H 9D 7C 8C")
    danger = Danger(Sight(seen(table)), CLUB)
    certain = {card for card in read_cards("9S 9C 6C") if danger.of(BITS[card]) >= 1}
    assert certain == set(read_cards("9S 9C 6C"))
    assert 0 < danger.of(BITS[read_card("KS")]) < 0.5


def test_danger_is_the_same_in_every_suit_and_none_where_all_is_seen():
    blank = given(hand="KS KH KD QS QH QD JS JH JD TS TH", pile="KC QC JC TC TD")
    danger = Danger(Sight(seen(blank)), CLUB)
    for rank in "A23456789TJQK":
        assert len({round(danger.of(BITS[read_card(rank + suit)]), 9) for suit in "SHDC"}) == 1
    assert danger.of(BITS[read_card("QS")]) == 0
    assert danger.of(BITS[read_card("TS")]) > 0
