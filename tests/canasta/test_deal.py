"""C2, the deal: the pack, the cut, eleven cards each, and the cards that found the pile."""

from collections import Counter

import pytest

from canasta.given import dealt, given, rule
from melds.canasta import CANASTA
from melds.canasta.acts import Deal
from melds.canasta.deal import own_places, turned_up
from melds.canasta.state import Step
from melds.canasta.variants import CLASSIC, GAMERULES, RULE_SETS, WIKIPEDIA_FR, WIKIPEDIA_FR_6
from melds.cards import JOKER, read_cards, write_cards
from melds.verdict import IllegalAct
from tally import TALLY


def refused(state, act, citing, **facts):
    with pytest.raises(IllegalAct) as raised:
        CANASTA.play(state, act)
    first = raised.value.refusals[0]
    assert (first.rule, first.facts) == (citing, facts)
    TALLY.refuse(citing)


@rule("C2.1", accepts=True)
def test_two_packs_and_four_jokers_are_108_cards():
    """F001, F002: every card twice, the joker four times."""
    pack = Counter(CLASSIC.pack)

    assert pack.total() == 108
    assert pack.pop(JOKER) == 4
    assert set(pack.values()) == {2}
    assert len(pack) == 52


@rule("C2.1")
@pytest.mark.parametrize(
    ("pack", "cards"),
    [
        (CLASSIC.pack[:-1], 107),
        ((*CLASSIC.pack[:-1], CLASSIC.pack[0]), 108),
        ((), 0),
    ],
)
def test_no_other_pack_is_dealt(pack, cards):
    state = CANASTA.start(CLASSIC)

    refused(state, Deal(pack, cards // 2), "C2.1", cards=cards, needs=108)


@rule("C2.2")
def test_the_deal_passes_clockwise():
    """F012: West dealt, so North deals next."""
    table = given(turn="W", hand="5C", melds="KS KS KH KH KD KD KC").plays("discard 5C")
    pack = (*CLASSIC.pack[40:], *CLASSIC.pack[:40])
    assert table.state.dealer == 0
    again, _ = CANASTA.play(table.state, Deal(pack, 50))

    assert again.dealer == 1
    assert again.turn == 2


@rule("C2.2")
def test_the_dealer_of_the_first_deal_is_the_one_named():
    """F011, F028: West deals, so North on its left has the first turn."""
    table = dealt(dealer="W")

    assert table.turn == "N"
    assert table.state.dealer == 1


@rule("C2.3")
def test_a_cut_leaves_cards_in_both_parts():
    """F013: the pack is cut after the last shuffle."""
    before = CANASTA.start(CLASSIC)
    for cut in (1, 54, 107):
        after, _ = CANASTA.play(before, Deal(CLASSIC.pack, cut))
        assert after.step is Step.DRAW
    TALLY.accept()

    refused(before, Deal(CLASSIC.pack, 0), "C2.3", cut=0, cards=108)
    refused(before, Deal(CLASSIC.pack, 108), "C2.3", cut=108, cards=108)


@rule("C2.3")
def test_the_cut_decides_who_gets_what():
    first, _ = CANASTA.play(CANASTA.start(CLASSIC, 3), Deal(CLASSIC.pack, 50))
    lower = CLASSIC.pack[50:] + CLASSIC.pack[:50]

    assert set(lower[:44:4]) <= set(first.hands[0]) | {*read_cards("3H 3D")}


@rule("C2.4")
def test_everybody_gets_eleven_cards_one_at_a_time_from_the_dealers_left():
    """F014, F016: one by one, not in rounds of three as C003 deals."""
    cards = CLASSIC.pack[40:] + CLASSIC.pack[:40]
    state, _ = CANASTA.play(CANASTA.start(CLASSIC, 1), Deal(CLASSIC.pack, 40))

    assert [len(hand) for hand in state.hands] == [11] * 4
    assert state.hands[3] == tuple(sorted(cards[1:44:4]))


@rule("C2.5")
def test_the_rest_is_the_stock_and_its_top_card_founds_the_pile():
    """F015, F017, F018: 64 cards are left, and 63 when a natural four or higher is turned."""
    table = dealt(turned="4C")

    assert table.pile == "4C"
    assert table.stock == 63


@rule("C2.6")
@pytest.mark.parametrize(
    ("turned", "stock", "frozen"),
    [
        pytest.param("JK 9D", 62, True, id="F019"),
        pytest.param("2H 3S 3D 7C", 60, True, id="F020"),
        pytest.param("3S 8H", 62, False, id="F021: a black three is covered too"),
        pytest.param("3C 4D", 62, False, id="F023, F026: and freezes nothing"),
        pytest.param("3H KD", 62, True, id="F024"),
        pytest.param("2S KD", 62, True, id="F025"),
        pytest.param("AS", 63, False, id="an ace is a natural card"),
    ],
)
def test_a_wild_card_or_a_three_is_covered_until_a_natural_four_or_higher_shows(turned, stock, frozen):
    table = dealt(turned=turned)

    assert table.pile == turned
    assert table.stock == stock
    assert table.state.frozen is frozen


@rule("C2.6")
def test_turning_stops_where_the_stock_does():
    assert write_cards(turned_up(CLASSIC, read_cards("JK 2S 3H"))) == "JK 2S 3H"


@rule("C2.7")
@pytest.mark.parametrize("step", ["draw", "play"])
def test_nobody_deals_in_mid_deal(step):
    refused(given(step=step).state, Deal(CLASSIC.pack, 54), "C2.7")


@rule("C2.7")
def test_the_next_deal_follows_the_end_of_the_last():
    """The scores of the deal before are carried over."""
    over = given(hand="5C", melds="KS KS KH KH KD KD KC").plays("discard 5C")
    again, _ = CANASTA.play(over.state, Deal(CLASSIC.pack, 54))

    assert again.deal == 2
    assert again.scores == tuple(over.state.past[0])
    assert again.melds == ((), ())


@rule("C3.2")
def test_before_the_deal_there_is_nothing_to_play():
    before = given()
    before.state = CANASTA.start(CLASSIC)

    assert before.refuses("draw", by="S", citing="C3.2", step="deal", act="draw")


# As other rule sets deal


@rule("C2.4")
@pytest.mark.parametrize(
    ("rules", "batches"),
    [
        pytest.param(CLASSIC, [1] * 11, id="one by one: C000-22"),
        pytest.param(WIKIPEDIA_FR, [3, 3, 3, 2], id="three, three, three and two: C003-37"),
        pytest.param(WIKIPEDIA_FR_6, [3, 3, 3, 2, 2], id="six players, thirteen cards: C003-61"),
    ],
)
def test_cards_are_dealt_in_batches(rules, batches):
    """Whose cards lie together in the pack is told from whose places a seat saw."""
    pack = rules.pack
    state = CANASTA.play(CANASTA.start(rules, rules.seats - 1), Deal(pack, 1))[0]
    places = [place for place in own_places(state, Deal(pack, 1), 0) if place < rules.hand_size * rules.seats]

    rounds = []
    for place in places:
        if not rounds or place != rounds[-1][-1] + 1:
            rounds.append([])
        rounds[-1].append(place)
    assert [len(each) for each in rounds] == batches
    assert places[0] == 0


@rule("C2.4")
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_every_seat_gets_its_hand(rules):
    table = dealt(rules)

    assert table.held == [rules.hand_size] * rules.seats
    assert table.stock == len(rules.pack) - rules.seats * rules.hand_size - 1


@rule("C2.6", "C5.8")
def test_a_black_three_may_stay_turned_up():
    """C003-40, and by C003-54 it then stops the first player."""
    table = dealt(WIKIPEDIA_FR, turned="3S", next_in_stock="9C")

    assert table.pile == "3S"
    assert not table.state.frozen
    assert table.refuses("take", citing="C5.8", among=True)
    assert dealt(turned="3S 9C").pile == "3S 9C"


@rule("C2.6", "C5.2")
def test_a_black_three_that_freezes_freezes_when_turned_up_too():
    """C002-26 covers it, and C002-69 freezes."""
    table = dealt(GAMERULES, turned="3S 9C")

    assert table.pile == "3S 9C"
    assert table.state.frozen
    assert not dealt(turned="3S 9C").state.frozen
