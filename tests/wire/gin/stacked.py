"""Records of Gin Rummy with a pack stacked for the occasion."""

from melds.cards import read_cards, write_cards
from melds.gin.variants import GIN

TWO = [{"name": "You", "player": "person"}, {"name": "Ines", "player": "random"}]
SEATS = "12"

KNOCKER = "AS 2S 3S 4C 5C 6C 9D 9H 9S TH"
"""Three melds and a ten: a knock with ten."""
DEFENDER = "KC KD KH 7C JC JD JS 9C 4S 5D"
"""Against it lays off three cards, and keeps five points: an undercut."""


def stacked(first, second, *, up="2H", stock="", dealer="2", rules="gin", players=("person", "person")):  # noqa: PLR0913 - each with its usual value
    """Return a record of one deal: the hands of both seats, the upcard, and how the stock begins.

    What is not said is filled with what is left of the pack, high cards first.
    """
    given = [read_cards(first), read_cards(second)]
    top, ahead = read_cards(up), read_cards(stock)
    rest = [card for card in GIN.pack if card not in {*given[0], *given[1], *top, *ahead}]
    hands = []
    for hand in given:
        short = GIN.hand_size - len(hand)
        hands.append((*hand, *(rest.pop() for _ in range(short))))
    order = hands if dealer == "2" else hands[::-1]
    cards = [hand[place] for place in range(GIN.hand_size) for hand in order]
    cards += [*top, *ahead, *reversed(rest)]
    assert sorted(cards) == sorted(GIN.pack)
    lines = ["[melds 1]", "[game gin]", f"[rules {rules}]"]
    lines += [f"[player {seat} {kind} P{seat}]" for seat, kind in zip(SEATS, players, strict=True)]
    lines += [f"[dealer {dealer}]", f"[deal 51 : {write_cards([*cards[1:], cards[0]])}]"]
    return "\n".join(lines)


def knocked(page, **said):
    """Bring a page to where the first seat has knocked with ten, and the other is to lay off."""
    page.opens(stacked(KNOCKER, DEFENDER, up="KS", stock="QH", **said))
    for seat, act in (("1", "pass"), ("2", "pass"), ("1", "draw")):
        page.say(act, seat=seat)
    return page.say("knock QH", seat="1")
