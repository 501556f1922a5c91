"""Tables of Gin Rummy to look at: made-up positions as the engine shows them, so that every crowded case is there."""

from __future__ import annotations

from melds.cards import read_card, read_cards, write_cards
from melds.gin import GIN_RUMMY
from melds.gin.acts import parse
from melds.gin.position import read_position
from melds.gin.variants import GIN
from melds.wire.face import Company
from melds.wire.gin import screen

NAMES = ("You", "Fiona")
LONG = ("You", "Wilhelmina van der Hei")
SCORES = {"scores": [62, 48], "deal": 5, "past": []}
THROWN = {"1": "KS QD 9D", "2": "KD 9H 2C"}
PILE = "9H KD KS 9D QD 2C"

RUN_AND_SET = "5S 6S 7S 8S QS QH QC AH 3D 4C"
THREE_MELDS = "5S 6S 7S 8S QS QH QC 2D 3D 4D 9C"
LOOSE = "KH JS TD 9C 8H 7D 5S 4C 3H 2D AC"
NO_MELD = "AS AH 4S 4C 6H 7C 8D TC QD KC"
RUN_OF_EIGHT = "2S 3S 4S 5S 6S 7S 8S 9S KH JD TC"
OTHERS = "KH KC JS JD TS TH 9S 8D 2S 5C"


def view(position, *acts, names=NAMES, drew="", undo=False):
    """Show a position, after some acts, to the person, who may have just drawn a card."""
    state = read_position({"game": "gin", **SCORES, **position})
    for act in acts:
        state, _ = GIN_RUMMY.play(state, parse(act))
    fresh = read_cards(drew or str(position.get("taken", "")))
    card = read_card(drew) if drew else None
    return screen.show(GIN_RUMMY.view(state, 0), Company(names, ("person", "club"), card, fresh, undo))


def playing(hand, **position):
    """Return the position of the person's turn with eleven cards, the other's being hidden."""
    usual = {"step": "play", "dealer": "2", "turn": "1", "hands": {"1": hand, "2": 10}, "pile": PILE}
    return usual | {"discards": THROWN, "upcard": "9H"} | position


def drawing(turn, **position):
    """Return the position before somebody draws."""
    return playing(RUN_AND_SET, step="draw", turn=turn, pile=f"{PILE} 8C", **position)


def knocked(hand, deadwood, melds):
    """Return the position after the other's knock."""
    return {
        "knocker": "2",
        "step": "layoff",
        "dealer": "2",
        "pile": "KS 4D ??",
        "upcard": "KS",
        "hands": {"1": hand, "2": deadwood},
        "melds": [melds, ""],
    }


def run_down(mine, theirs, stock):
    """Return the position of the last turn before the stock runs out; the pile has all other cards."""
    dealt = set(read_cards(f"{mine} {theirs} {stock}"))
    pile = write_cards([card for card in GIN.pack if card not in dealt])
    return playing(mine, hands={"1": mine, "2": theirs}, stock=stock, pile=pile, upcard=pile[:2], discards={})


TURNED = {"step": "upcard", "dealer": "2", "hands": {"1": NO_MELD, "2": 10}, "pile": "3H"}
AGAINST = knocked("2S 3S 4S TD TC TH QC 3D AD 9H", "AC 2D 4C", "5H 6H 7H 8H / QS QH QD")
BREAKING = knocked("7S 8S 9S 9D 9C KH QC 5D 4C 2H", "AC 2D 4S 3C", "TD JD QD / 6S 6H 6D")
THREE_LAID = knocked("KC KD QC QD JC 6H 9C 2C 3D AD", "AC", "2H 3H 4H / 6S 7S 8S / TS TH TD")
MINE = playing(f"{RUN_AND_SET} 9C", hands={"1": f"{RUN_AND_SET} 9C", "2": OTHERS})
GOING = playing(THREE_MELDS, hands={"1": THREE_MELDS, "2": OTHERS})
ELEVEN = f"{THREE_MELDS.removesuffix('9C')}5D"
BIG = playing(ELEVEN, hands={"1": ELEVEN, "2": OTHERS.replace("5C", "6C")}, rules="biggin")
RUN_DOWN = run_down(LOOSE, "KS QH QC JC TS 9S 8C 6H 6C 5D", "4S 4D")
SPADE = MINE | {
    "rules": "oklahoma",
    "upcard": "9S",
    "pile": PILE.replace("9H", "9S"),
    "hands": {"1": f"{RUN_AND_SET} 9C", "2": OTHERS.replace("9S", "9H")},
}
WON = [("1", 60), ("2", 12), ("1", 25), ("1", 30), ("2", 41), ("1", 20)]
AT_ONCE = {
    "rules": "hollywood",
    "scores": [135, 53],
    "won": [4, 2],
    "deal": 7,
    "past": [{"winner": winner, "points": points, "kind": "knock"} for winner, points in WON],
}
"""Three games at once, the first of which is over with 115 to 12."""
LAST_CHANCE = run_down(f"{RUN_AND_SET} 9C", OTHERS, "4S 4D")
NEARLY = {"scores": [94, 48], "won": [4, 3]}
SHUT_OUT = {"scores": [98, 0], "won": [4, 0]}

CROWDED = {
    "upcard": view(TURNED),
    "draw": view(drawing("1")),
    "run and set": view(playing(f"{RUN_AND_SET} 9C"), drew="3D"),
    "gin": view(playing(THREE_MELDS), drew="9C"),
    "loose": view(playing(LOOSE), drew="KH", names=LONG),
    "run of eight": view(playing(RUN_OF_EIGHT), drew="2S"),
    "straight": view(playing(f"{RUN_AND_SET} 9C", rules="straight"), drew="9C"),
    "voids": view(RUN_DOWN, drew="KH"),
    "voids, a knock": view(LAST_CHANCE, drew="9C", names=LONG),
    "took": view(playing(f"{RUN_AND_SET} 9C", taken="9C", known={"1": "9C", "2": "8D JC"}), undo=True),
    "theirs": view(drawing("2", known={"1": "", "2": "8D JC TC"})),
    "theirs, all known": view(drawing("2", known={"1": "", "2": "8D JC TC JS JD TD 2D 6C 7H 4H"}), names=LONG),
    "layoff": view(AGAINST),
    "breaking": view(BREAKING, names=LONG),
    "three melds": view(THREE_LAID, names=LONG),
    "knocked": view(MINE, "knock 9C"),
    "spade": view(TURNED | {"pile": "9S", "rules": "oklahoma"}),
    "doubled": view(SPADE, names=LONG),
    "three games": view(MINE | AT_ONCE, names=LONG),
}
OVER = {
    "knock": view(MINE, "knock 9C", "layoff 9S > 5S 6S 7S 8S", "done"),
    "undercut": view(AGAINST, "layoff QC > QS QH QD", "layoff 9H > 5H 6H 7H 8H", "done"),
    "gin": view(GOING, "knock 9C"),
    "void": view(RUN_DOWN, "discard KH"),
    "match": view(GOING | NEARLY, "knock 9C"),
    "shutout": view(GOING | SHUT_OUT, "knock 9C"),
    "spade": view(SPADE, "knock 9C", "done"),
    "three games": view(MINE | AT_ONCE, "knock 9C", "done"),
    "hollywood": view(GOING | SHUT_OUT | {"rules": "hollywood"}, "knock 9C"),
    "biggin": view(BIG, "knock"),
}
STRAIGHT = {
    "over": view(playing(f"{RUN_AND_SET} 9C", rules="straight"), drew="3D"),
    "gin": view(playing(THREE_MELDS, rules="straight"), drew="9C"),
}
RUNNING = view(drawing("1", options={"box_timing": "running"}, scores=[42, 28], won=[2, 1]))
ALL = CROWDED | {f"over {name}": shown for name, shown in OVER.items()}
LONGEST = "Wilhelmina van der Heijden"
BARS = {
    "usual": view(drawing("1")),
    "dealing": view(drawing("1", dealer="1", scores=[98, 89], deal=27)),
    "straight": view(drawing("1", dealer="1", rules="straight", scores=[98, 89])),
    "oklahoma": view(drawing("1", dealer="1", rules="oklahoma", scores=[98, 89], upcard="9S")),
    "hollywood": view(drawing("1", dealer="1", rules="hollywood", scores=[98, 89])),
}
