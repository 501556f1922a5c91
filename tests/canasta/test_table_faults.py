"""What other programs got wrong that is no matter of one rule: whole deals, computer players, taking back.

`BUG17` is the number of a fault.
"""

from collections import Counter
from random import Random

import pytest

from canasta.given import given
from laws.canasta import lying
from melds.canasta import CANASTA
from melds.canasta.variants import RULE_SETS
from melds.cards import JOKER_RANK, TWO, rank_of
from melds.players.arena import play_match
from melds.players.canasta import PLAYERS
from wire.canasta.play import acts_of
from wire.canasta.stacked import stacked
from wire.page import Page

KINGS = "KS KS KH KH KD KD KC"
DEALS = 2
SEATED = ("club", "simple", "club", "random")

each_rule_set = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)


class Watched:
    """A player whose every act is looked at before it is played, and counted."""

    def __init__(self, kind):
        self.player, self.acts = PLAYERS[kind], 0

    def choose(self, view, rng, keep_going):
        """Choose as the player does, which breaks no rule."""
        choice = self.player.choose(view, rng, keep_going)
        assert [*CANASTA.objections(view, choice.act)] == []
        self.acts += 1
        return choice


@each_rule_set
def test_bug17_no_player_is_stuck_or_refused(rules):
    """Club players with others that play simply or by chance; `tests/laws` has such deals by the thousand."""
    players = [Watched(SEATED[seat % len(SEATED)]) for seat in range(rules.seats)]
    match = play_match("canasta", rules, players, "BUG17", longest=DEALS)

    assert match.deals == DEALS or max(match.totals) >= rules.target
    assert all(player.acts > match.deals for player in players)


@each_rule_set
def test_bug41_no_card_is_lost_and_none_comes_up_twice(rules):
    """After every act of a deal the pack is whole; of each rank there are four a pack, and so are twos and jokers."""
    ranks = Counter(rank_of(card) for card in rules.pack)
    assert {ranks[rank] for rank in (TWO, *rules.ranks)} == {4 * rules.packs}
    assert ranks[JOKER_RANK] == rules.jokers

    whole, acts = Counter(rules.pack), 0
    for before, act, after in acts_of("BUG41", rules):
        assert lying(after) == lying(before) == whole, act
        acts += 1
    assert acts > rules.seats


# What a computer player weighs in going out


def about_to_go_out(**more):
    """A seat that can go out over its side's canasta, the other side having melded."""
    return given(hand="KC 5D", melds=KINGS, their_melds="9S 9H 9D", west=8, east=8, step="play", **more)


def chosen(table):
    """Return the act that the club player chooses, and the ids of its reasons."""
    choice = PLAYERS["club"].choose(CANASTA.view(table.state, table.state.to_act), Random(1), lambda: True)
    return str(choice.act), [reason.id for reason in choice.reasons]


def test_bug42_nobody_goes_out_a_thousand_short_while_the_partner_holds_a_taken_pile():
    """It says why it waits; with a partner who is caught with little it goes out, and says so too."""
    act, why = chosen(about_to_go_out(score=4000, north=30))
    assert act == "discard KC"
    assert "waits-to-go-out" in why

    assert chosen(about_to_go_out(score=4000, north=3)) == ("meld KC", ["goes-out"])


def test_bug42_but_it_does_where_that_wins_the_match():
    assert chosen(about_to_go_out(score=4900, north=30)) == ("meld KC", ["goes-out", "wins-match"])


def test_bug42_a_partner_who_holds_a_taken_pile_says_no_and_why():
    """Being asked is how a person corrects a partner, and a no binds."""
    melds = f"{KINGS} / QS QH QD"
    asked = given(score=4000, turn="N", hand="QC 5D", melds=melds, south=30, west=8, east=8).after("ask")

    assert chosen(asked) == ("no", ["caught-with-much"])
    assert asked.after("no").refuses("meld QC", citing="C6.6", answer="no")


# Taking back


@pytest.fixture
def south():
    """A page at a table where South, a person, holds two melds that open and draws a six."""
    page = Page()
    page.opens(stacked({"S": "KS KH KD QS QH QD 4H 5C 7D 8C 9C"}, stock="6S"))
    return page


def test_bug29_two_melds_laid_down_at_once_are_taken_back_whole(south):
    """The save is then what it was before them, and is opened again; they may be laid down once more."""
    south.say("draw")
    before, save = south.view, south.save
    melded, _ = south.say("meld KS KH KD / QS QH QD")
    assert melded != before

    assert south.gets("view", "undo")["view"] == before
    assert south.save == save
    assert south.is_the_same_when_opened()
    assert south.say("meld KS KH KD / QS QH QD")[0] == melded


def test_bug29_only_the_persons_own_act_is_taken_back(south):
    south.say("draw")
    south.say("meld KS KH KD / QS QH QD")
    south.gets("view", "undo")
    assert south.cannot_read("undo")
    south.say("discard 4H")
    south.gets("view", "go")
    assert south.cannot_read("undo")


def test_bug50_a_card_that_was_drawn_stays_drawn(south):
    """Nor is it drawn again."""
    drawn, _ = south.say("draw")
    assert drawn["drew"] == "6S"
    assert not drawn["can"]["undo"]

    assert south.cannot_read("undo")
    assert south.refuses("act", seat="S", act="draw", citing="C3.2")
    assert south.view == drawn


def test_bug50_a_card_that_replaced_a_red_three_stays_too():
    page = Page()
    page.opens(stacked({"S": "KS KH KD QS QH QD 4H 5C 7D 8C 9C"}, stock="3H 6S"))
    drawn, _ = page.say("draw")

    assert "6S" in drawn["hand"]
    assert page.cannot_read("undo")


def test_bug50_a_pile_that_showed_its_cards_is_not_given_back():
    """In the second turn nobody may look through it (C000-95): what lies below is shown by taking it."""
    page = Page()
    hands = {"S": "KS KH KD AS AH AD 4H 5C 7D 8C 9C", "W": "4S 4S", "N": "5S 5S", "E": "KC 6C"}
    page.opens(stacked(hands, players=("person",) * 4, stock="6S 7S 8S 9S"))
    for seat, act in [("S", "discard 4H"), ("W", "discard 4S"), ("N", "discard 5S"), ("E", "discard KC")]:
        page.say("draw", seat)
        page.say(act, seat)

    assert page.say("take KS KH / AS AH AD")[0]["took"]
    assert page.cannot_read("undo")
