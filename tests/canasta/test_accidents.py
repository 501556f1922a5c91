"""Chapter C8: club rules for accidents, and the rulings on irregularities that they follow or need not."""

from random import Random

import pytest

from canasta.given import given, rule
from melds.canasta import CANASTA
from melds.canasta.acts import Deal, in_order
from melds.canasta.deal import next_dealer
from melds.canasta.position import read_position, write_position
from melds.canasta.variants import CLASSIC, CLASSIC_2
from melds.cards import write_cards
from melds.customs import customs
from melds.players.arena import shuffled
from melds.players.canasta import PLAYERS
from melds.verdict import NotationError

CLUB = CLASSIC.but(accidents=True)
ACES = "AS AH AD"
KINGS = "KS KS KH KH KD KD KC"
SHOWN = "KS KH KD"


def short(rules=CLUB, hand=f"{SHOWN} QS QH 2S 5C 7D", **more):
    """A table at which three kings are twenty short of an opening."""
    return given(rules, hand=hand, **more)


def needs(table, seat="S"):
    """Return by how much a seat's side has its minimum raised."""
    return table.state.accidents.raised[table.side(seat)]


def exposed(table, seat="S"):
    """Return the exposed cards of a seat from high to low."""
    return write_cards(in_order(table.state.accidents.exposed[table.seats.index(seat)]))


# C8.1 an opening that falls short


@rule("C8.1")
def test_a_meld_that_falls_short_is_shown_and_taken_back_and_the_minimum_rises():
    table = short(score=1500)
    after = table.plays(f"meld {SHOWN}")

    assert table.events(f"meld {SHOWN}") == ["FellShort"]
    assert (after.melds(), after.hand(), after.step) == ("", table.hand(), "play")
    assert (needs(after), needs(after, "W")) == (10, 0)
    assert after.state.known[0] == after.state.accidents.exposed[0]


@rule("C8.1", "C4.5")
def test_without_the_option_it_is_refused():
    assert short(CLASSIC).refuses(f"meld {SHOWN}", citing="C4.5", needs=50, has=30)


@rule("C8.1", "C4.5")
def test_the_side_needs_ten_more_for_the_rest_of_the_deal():
    """The kings alone fall short, and at 60 the joker and two fives do as well as kings and queens together."""
    after = short().after(f"meld {SHOWN}")

    assert after.refuses("meld QS QH 2S", citing="C4.5", needs=60, has=40, raised=10)
    assert after.allows(f"meld {SHOWN} / QS QH 2S")
    assert short(hand=f"{SHOWN} 5S 5H JK 7D").after(f"meld {SHOWN}").allows("meld 5S 5H JK")
    assert short(hand=f"{SHOWN} 4S 4H 4D JK 7D").after(f"meld {SHOWN}").refuses("meld KS KH 2S", citing="C3.9")


@rule("C8.1")
def test_it_rises_for_the_partner_too_and_not_for_the_others():
    hands = {"north": "QS QH QD 2S 4C 8C", "west": "JS JH JD 2H 4C 8C"}
    table = short(hand=f"{SHOWN} 5C 7D", **hands).after(f"meld {SHOWN}", "discard KS", "draw")
    west = table.plays("meld JS JH JD 2H")
    north = table.after("discard 4C", "draw")

    assert west.melds("W") == "JS JH JD 2H"
    assert north.events("meld QS QH QD 2S") == ["FellShort"]
    assert needs(north.after("meld QS QH QD 2S")) == 20


@rule("C8.1", "C4.5")
def test_only_the_first_in_a_turn_is_an_accident():
    """Our ruling."""
    after = short().after(f"meld {SHOWN}")

    assert after.refuses(f"meld {SHOWN}", citing="C4.5", needs=60, has=30)
    assert not after.after("discard KS").state.accidents.short


@rule("C8.1")
@pytest.mark.parametrize(
    ("act", "citing"),
    [("meld KS KH", "C4.1"), ("meld KS KH QS", "C4.2"), ("meld 8S 8H 8D", "C3.9"), ("meld 2S 5C 7D", "C4.2")],
)
def test_a_meld_that_breaks_another_rule_is_refused(act, citing):
    assert short().refuses(act, citing=citing)


@rule("C8.1")
def test_a_side_that_has_opened_has_no_such_accident():
    assert short(melds=ACES).events(f"meld {SHOWN}") == ["Melded"]


@rule("C8.1", "C5.5")
def test_a_take_that_falls_short_leaves_the_pile_and_the_draw():
    table = short(hand="KS KH 9C 8C 7C 6C", pile="4C KD")
    after = table.plays("take KS KH")

    assert (after.pile, after.step, after.hand(), needs(after)) == ("4C KD", "draw", table.hand(), 10)
    assert exposed(after) == "KS KH"
    assert after.allows("draw")
    assert short(CLASSIC, hand="KS KH 9C 8C 7C 6C", pile="4C KD").refuses("take KS KH", citing="C4.5")
    assert table.refuses("take KS 9C", citing="C4.2")


@rule("C8.1", "C6.9")
def test_a_concealed_hand_that_needs_no_minimum_is_none():
    hand = "7S 7S 7H 7H 7D 7D 7C 5S 5H 5D"

    assert short(score=3000, hand=f"{hand} 9C").events("meld 7S 7S 7H 7H 7D 7D 7C / 5S 5H 5D") == ["Melded"]


@rule("C8.1")
def test_the_next_deal_begins_without_a_raise():
    ended = short(stock="", pile="9C", step="play", west="5S 6C").after(f"meld {SHOWN}", "discard KS")
    assert ended.ended == "stock"

    dealt, _ = CANASTA.play(ended.state, Deal(CLUB.pack, 50))
    assert dealt.accidents.raised == (0, 0)
    assert dealt.accidents.exposed == ((),) * 4


@rule("C8.1")
def test_everybody_sees_the_cards_and_nobody_takes_the_accident_back():
    table = short()
    after = table.after(f"meld {SHOWN}")

    for seat in range(1, 4):
        assert sorted(card for card in CANASTA.view(after.state, seat).hands[0] if card < 56) == [*after.state.known[0]]
    act = CANASTA.parse(f"meld {SHOWN}")
    assert not customs("canasta").takes_back(table.state, after.state, act)
    opened = after.after(f"meld {SHOWN} / QS QH 2S")
    assert customs("canasta").takes_back(after.state, opened.state, act)


# C8.2 exposed cards


@rule("C8.2", "C3.9")
def test_r151_one_of_the_cards_shown_must_be_the_discard():
    """R151: K K K shown at 90, and a K is the next discard."""
    after = short(score=1500).after(f"meld {SHOWN}")

    assert after.refuses("discard 5C", citing="C8.2", card="5C", exposed="KS KH KD", left=3)
    assert after.allows("discard KH")
    assert short(score=1500).allows("discard 5C")


@rule("C8.2")
def test_r144_an_exposed_card_is_discarded_first_in_later_turns_too():
    others = {"west": "4S 4H 4C", "north": "6S 6H 6C", "east": None}
    table = short(**others, pile="TC", step="play", stock="9S 9H 9D 9C TS").after(f"meld {SHOWN}", "discard KS")
    again = table.after("draw", "discard 4S", "draw", "discard 6S", "draw", "discard 9D", "draw")

    assert exposed(again) == "KH KD"
    assert again.refuses("discard 5C", citing="C8.2", left=2)
    assert exposed(again.plays("discard KD")) == "KH"


@rule("C8.2")
def test_r151_they_may_still_be_melded_and_are_then_exposed_no_longer():
    after = short().after(f"meld {SHOWN}").plays(f"meld {SHOWN} / QS QH 2S")

    assert exposed(after) == ""
    assert after.allows("discard 5C")


@rule("C8.2")
def test_another_card_of_the_same_face_is_as_good():
    after = given(CLUB, hand="KS KS KH KD 5C 7D").after(f"meld {SHOWN}")

    assert exposed(after.after("discard KS")) == "KH KD"
    assert after.hand().count("KS") == 2


@rule("C8.2")
def test_what_the_others_hold_is_free():
    table = short(west="JS 4C 8C").after(f"meld {SHOWN}", "discard KS", "draw")

    assert table.allows("discard JS")


@rule("C8.2")
def test_the_menu_and_the_computer_discard_an_exposed_card():
    after = short(score=3000).after(f"meld {SHOWN}")
    seen = CANASTA.view(after.state, 0)

    assert [act for act in after.menu() if act.startswith("discard")] == ["discard KS"]
    for name in ("club", "simple"):
        assert str(PLAYERS[name].choose(seen, Random(1), lambda: True).act).startswith("discard K")


@rule("C8.1", "C8.3")
@pytest.mark.parametrize("name", ["club", "simple"])
def test_computer_players_have_no_accidents(name):
    """They play act for act as without the option."""
    for number in range(5):
        assert acts_of(CLUB, name, number) == acts_of(CLASSIC, name, number)


def acts_of(rules, name, number):
    """Return the acts of a deal between players of a name."""
    rng, acts = Random(number), []
    state, _ = CANASTA.play(CANASTA.start(rules, 0, (1500, 3000)), shuffled(CANASTA, rules, rng))
    while state.to_act >= 0:
        act = PLAYERS[name].choose(CANASTA.view(state, state.to_act), rng, lambda: True).act
        acts.append(str(act))
        state, _ = CANASTA.play(state, act)
    return acts


# C8.3 asking in vain


def about(answer, hand="4C 5C 6C", **more):
    """A table at which South has asked, and North answered."""
    return given(CLUB, hand=hand, melds=KINGS, **more).after("ask", answer)


@rule("C8.3", "C6.5")
def test_one_may_ask_without_a_way_out():
    assert given(CLUB, hand="4C 5C 6C", melds=KINGS).allows("ask")
    assert given(hand="4C 5C 6C", melds=KINGS).refuses("ask", citing="C6.5")


@rule("C8.3", "C6.6")
def test_who_was_told_yes_and_does_not_go_out_pays():
    table = about("yes")

    assert table.events("discard 4C") == ["Discarded", "AskedInVain", "Began"]
    assert table.plays("discard 4C").counted("S")["asked"] == -100
    assert "asked" not in table.plays("discard 4C").counted("W")
    assert given(hand="4C", melds=f"{KINGS} / 4S 4H 4D").refuses("ask", citing="C6.4")


@rule("C8.3", "C6.6")
def test_without_the_option_who_was_told_yes_must_go_out():
    table = given(hand="KC 4C", melds=KINGS).after("ask", "yes")

    assert table.refuses("discard 4C", citing="C6.6", answer="yes")
    assert table.allows("meld KC")


@rule("C8.3")
def test_who_goes_out_pays_nothing():
    ended = given(CLUB, hand="KC 4C", melds=KINGS).after("ask", "yes").plays("meld KC", "discard 4C")

    assert ended.ended == "out"
    assert "asked" not in ended.sheet("S")


@rule("C8.3", "C6.6")
def test_after_no_nothing_is_paid_and_going_out_is_refused():
    table = about("no")

    assert table.events("discard 4C") == ["Discarded", "Began"]
    assert given(CLUB, hand="KC 4C", melds=KINGS).after("ask", "no").refuses("meld KC", citing="C6.6", answer="no")


@rule("C8.3", "C6.10")
def test_a_deal_that_ends_with_the_draw_costs_nothing():
    """Our ruling: the player has not failed, the stock has."""
    table = given(CLUB, hand="4C 5C 6C", melds=KINGS, stock="3H", red3="", pile="9C").after("ask", "yes", "draw")

    assert table.ended == "red3"
    assert "asked" not in table.sheet("S")


@rule("C8.3", "C6.14")
def test_declining_the_pile_after_a_yes_costs_too():
    pile = {"pile": "2C JC", "stock": ""}
    table = given(CLUB, hand="JS JH 4C 5C 6C", melds=KINGS, **pile).after("ask", "yes").plays("pass")

    assert table.ended == "stock"
    assert table.sheet("S")["asked"] == -100


@rule("C8.3", "C6.4")
def test_without_a_partner_nobody_asks():
    rules = CLASSIC_2.but(accidents=True)

    assert given(rules, hand="4C 5C", melds=KINGS).refuses("ask", citing="C6.4", why="partner")


@rule("C8.3")
def test_the_penalty_is_a_figure():
    dear = CLUB.but(asked_in_vain=200, opening_raise=20)

    assert given(dear, hand="4C 5C 6C", melds=KINGS).after("ask", "yes", "discard 4C").counted()["asked"] == -200
    assert needs(short(dear).after(f"meld {SHOWN}")) == 20


# C8.4 and C8.5: told here, enforced elsewhere


@rule("C8.4", "C7.7", "C3.8")
def test_r148_a_forgotten_red_three_costs_nothing_late_and_500_at_the_end():
    table = given(CLUB.but(red3_forgettable=True), hand="3H 4C 5C", melds=ACES, turns=4)

    assert table.plays("red3 3H").counted()["red3"] == 100
    assert table.counted()["forgotten"] == -500


@rule("C8.5", "C6.2")
def test_r108_going_out_without_a_canasta_is_refused_with_accidents_too():
    assert given(CLUB, hand="5C", melds=ACES).refuses("discard 5C", citing="C6.2", canastas=0, needs=1)


@rule("C8.5", "C3.1", "C3.2")
def test_r146_and_r150_drawing_too_many_or_out_of_turn_is_refused():
    assert given(CLUB, turn="S").refuses("draw", by="W", citing="C3.1", turn="S")
    assert given(CLUB, hand="4C 5C", step="draw").after("draw").refuses("draw", citing="C3.2", step="play")


@rule("C8.5", "C2.2")
def test_r145_the_table_knows_who_deals():
    """No act names the dealer: it is the next seat, whoever asks for the deal."""
    ended = given(CLUB, hand="KC 4C", melds=KINGS).plays("meld KC", "discard 4C")
    dealt, _ = CANASTA.play(ended.state, Deal(CLUB.pack, 50))
    assert dealt.dealer == next_dealer(ended.state) == (ended.state.dealer + 1) % 4


# As plain data


def test_a_position_with_accidents_is_read_back():
    state = short().after(f"meld {SHOWN}").state
    written = write_position(state)

    assert written["raised"] == [10, 0]
    assert written["exposed"] == {"S": "KD KH KS"}
    assert written["short"]
    assert read_position(written) == state


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"raised": [10]}, "raised"),
        ({"raised": [-10, 0]}, "raised"),
        ({"in_vain": [0, "1"]}, "in_vain"),
        ({"short": 1}, "short"),
        ({"exposed": {"S": "QC"}}, "exposed.S"),
        ({"exposed": {"Z": "QC"}}, "exposed"),
        ({"options": {}}, "raised"),
    ],
)
def test_a_position_that_cannot_be_read_names_the_field(changes, field):
    written = {**write_position(short().after(f"meld {SHOWN}").state), **changes}

    with pytest.raises(NotationError) as raised:
        read_position(written)
    assert raised.value.field == field
