"""Tables to look at: views as the engine sends them, made up so that every crowded case is there at once."""

from __future__ import annotations

POINTS = {"JK": 50, "A": 20, "2": 20} | dict.fromkeys("KQJT98", 10) | dict.fromkeys("76543", 5)
HANDS = {
    11: "JK 2C AS AD QS QH TH 7C 6S 4H 4C",
    15: "JK 2S AS AH AD KH KD QS QD JC TH TD 9S 6C 4D",
    25: "JK JK 2S 2H AH AC KS JH JD JC TS TH TD 8S 8H 7D 7C 7S 5H 5C 4H 4S 4D 3S 3C",
}
CANASTAS = ["9S 9H 9D 9C 9S 9H 9D", "KS KH KD KC 2D 2C JK", "6S 6H 6D 6C 6S 6H 6D 6C", "QS QH QD QC QH 2C 2S"]
COLUMNS = ["AS AD AC", "5S 5D 5C", "TS TH TD", "7S 7H 7D 7C", "8S 8D 8C 8H 2H 2H"]
THEIRS = ["8S 8H 8D 8C 8S 2H 2D", "5S 5H 5D 5C", "JS JD 2D", "TS TC TC", "4S 4H 4C", "AS AH AD AC 2S 2C"]
NAMES = ["You", "Ana", "Bryn", "Kemal"]
LONG = ["You", "Wilhelmina van der Heijden", "Bartholomew Featherstonehaugh", "Aleksandra Wojciechowska"]
NOTHING = dict.fromkeys(["draw", "take", "meld", "discard", "ask", "pass", "red3", "fallShort", "undo"], False)


def worth(card):
    return POINTS[card if card == "JK" else card[0]]


def meld(text):
    cards = text.split()
    wilds = sum(card == "JK" or card[0] == "2" for card in cards)
    kind = None if len(cards) < 7 else "mixed" if wilds else "natural"
    return {
        "rank": cards[0][0],
        "cards": cards,
        "wilds": wilds,
        "kind": kind,
        "short": max(0, 7 - len(cards)),
        "closed": False,
        "points": sum(map(worth, cards)),
        "bonus": {None: 0, "mixed": 300, "natural": 500}[kind],
    }


def side(seats, melds, red3=()):
    laid = [meld(text) for text in melds]
    return {
        "we": "S" in seats,
        "seats": seats,
        "score": 1745,
        "opened": bool(laid),
        "needs": 90,
        "melds": laid,
        "canastas": sum(bool(one["kind"]) for one in laid),
        "red3": list(red3),
        "bonus": sum(one["bonus"] for one in laid),
        "cards": sum(one["points"] for one in laid),
    }


def seats(hand, names):
    relations = ["you", "opponent", "partner", "opponent"]
    return [
        {
            "id": "SWNE"[i],
            "name": names[i],
            "player": "club" if i else "person",
            "side": i % 2,
            "held": [len(hand), 9, 4, 12][i],
            "relation": relations[i],
            "dealer": i == 3,
            "turn": i == 0,
        }
        for i in range(4)
    ]


def view(cards=11, *, ours=(), theirs=(), names=NAMES, can=(), **changed):
    """Return a view with so many cards in hand, in the middle of the person's turn."""
    hand = HANDS[cards].split()
    table = {
        "game": "canasta",
        "rules": {"name": "classic", "options": {}},
        "deal": 4,
        "target": 5000,
        "seat": "S",
        "turn": "S",
        "toAct": "S",
        "step": "play",
        "seats": seats(hand, names),
        "sides": [side(["S", "N"], ours, ["3D", "3H", "3D"]), side(["W", "E"], theirs, ["3H"])],
        "hand": hand,
        "arranged": {"rank": hand, "suit": sorted(hand, key=lambda card: card[-1]), "melds": hand},
        "stock": 43,
        "draws": 1,
        "pile": {"count": 23, "top": "7D", "state": "frozen", "frozenBy": "2C", "alwaysFrozen": False, "cards": None},
        "can": NOTHING | dict.fromkeys(["meld", "discard", *can], True),
        "good": None,
        "partner": "N",
        "owed": 0,
        "canastasToGoOut": 1,
        "wildMelds": False,
        "asked": None,
        "mustGoOut": False,
        "worthAsking": "ask" in can,
        "answerRule": "C6.6",
        "drew": hand[-1],
        "took": False,
        "taken": [hand[-1]],
        "past": [[835, 420], [545, 1130], [365, -130]],
        "ended": None,
    }
    return table | changed


CROWDED = {
    "eleven": view(11, theirs=THEIRS[1:3]),
    "fifteen": view(15, theirs=THEIRS[:3], names=LONG),
    "twenty-five": view(
        25, ours=[*CANASTAS, *COLUMNS[:2]], theirs=THEIRS[1:3], taken=HANDS[25].split()[9:23], drew=None, took=True
    ),
    "everything": view(25, ours=[*CANASTAS, *COLUMNS], theirs=THEIRS, names=LONG, can=["ask"]),
    "theirs": view(15, theirs=THEIRS, names=LONG, toAct="W", turn="W", can=[]),
}
ASKED = view(11, ours=CANASTAS[:3], step="answer", turn="N", asked="?", can=[])
OVER = view(
    11,
    ours=CANASTAS,
    theirs=THEIRS,
    step="over",
    toAct=None,
    ended={
        "reason": "out",
        "out": "N",
        "concealed": False,
        "sheets": [{"lines": [], "forgot": [], "total": 0, "before": 1745, "now": 1745, "needs": 90}] * 2,
        "hands": {"S": HANDS[11].split(), "W": HANDS[25].split(), "N": [], "E": HANDS[15].split()},
        "winner": None,
        "margin": 0,
        "levelRule": None,
        "needsRule": "C4.5",
        "over": True,
    },
)
