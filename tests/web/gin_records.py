"""Records of Gin Rummy to go on with: before a draw, before a discard or a knock, and laying off."""

from wire.gin.stacked import stacked

MINE = ("person", "simple")


def mine(cards, draws, *, up="KD"):
    """Return a record in which the person holds these cards and has drawn one."""
    record = stacked(cards, "", up=up, stock=draws, players=MINE)
    return f"{record}\n1 1 pass\n2 2 pass\n3 1 draw"


def against(cards, knocker, face_down, *, up="KS"):
    """Return a record in which the other player has knocked, and the person is to lay off from these cards."""
    record = stacked(cards, knocker, up=up, stock=face_down, dealer="1", players=MINE)
    return f"{record}\n1 2 pass\n2 1 pass\n3 2 draw\n3 2 knock {face_down}"


KNOCKING = mine("5S 6S 7S 8S QS QH QC AH 3D 4C", "9C")
OTHERS = "KH KC JS JD TS TH 9S 8D 2S 6C"
DRAWING = f"{stacked('5S 6S 7S 8S QS QH QC AH 3D 4C', OTHERS, up='KD', stock='9C', players=MINE)}\n1 1 pass\n2 2 pass"
GOING = mine("5S 6S 7S 8S QS QH QC 2D 3D 4D", "9C")
REFUSED = mine("5S 6S 7S 8S QS QH QC AH 4D 9D", "KC")
TWO_WAYS = mine("5S 6S 7S 5C 6C 7C 5D 6D 7D AH", "KC")
FITTING = against("2S 3S 4S TD TC TH QC 3D AD 9H", "5H 6H 7H 8H QS QH QD AC 2D 4C", "KH")
BREAKING = against("7S 8S 9S 9D 9C 2D 4H 6C 8H QC", "TD JD QD 2C 3C 4C KS KH KC AH", "QH", up="5D")
BOTH_FIT = against("7S 8S 9S 9D 9C 2D 4H 6C 8H KD", "TD JD QD 2C 3C 4C KS KH KC AH", "QH", up="5D")
TWO_PLACES = against("KC KD QC JS 9C 8H 3D 2D 2S AS", "5H 6H 7H 8S 8D 8C 3C 4C 5C AH", "KH", up="QD")
