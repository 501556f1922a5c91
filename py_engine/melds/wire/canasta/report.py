"""Score sheets and positions as plain text, for the command line."""

from melds.canasta.events import totals
from melds.canasta.scoring import margin, winner
from melds.canasta.state import Position, TableMeld
from melds.cards import write_cards

LABELS = {
    "natural": "Natural canastas",
    "mixed": "Mixed canastas",
    "wild": "Canastas of wild cards",
    "red3": "Red threes",
    "out": "Going out",
    "concealed": "Concealed",
    "melded": "Cards melded",
    "hand": "Left in hand",
    "forgotten": "Red threes forgotten",
    "asked": "Asked in vain",
}
WIDTH = 10


def side_name(position: Position, side: int) -> str:
    """Return the seats of a side: `S+N`."""
    rules = position.rules
    return "+".join([rules.seat_name(seat) for seat in rules.seats_of(side)])


def sheet_report(position: Position) -> str:
    """Return the score sheet of a deal that has ended, a column a side, as lines of text."""
    if position.ended is None:
        return ""
    sheets, after = position.ended.sheets, totals(position)
    sides = range(position.rules.sides)
    rows = [("", [side_name(position, side) for side in sides])]
    for place, line in enumerate(sheets[0].lines):
        points = [sheet.lines[place].points for sheet in sheets]
        if any(points):
            rows.append((LABELS[line.name], [f"{each:,}" for each in points]))
    rows.append(("This deal", [f"{sheet.total:,}" for sheet in sheets]))
    rows.append(("Total", [f"{total:,}" for total in after]))
    lines = [f"{name:22}" + "".join(f"{value:>{WIDTH}}" for value in values) for name, values in rows]
    won = winner(position.rules, after)
    if won is not None:
        lines.append(f"{side_name(position, won)} wins by {margin(after):,}.")
    return "\n".join(lines)


def position_report(position: Position) -> str:
    """Return a position as a few lines of text: hands, melds, stock and pile."""
    rules = position.rules
    lines = [f"Turn: {rules.seat_name(position.turn)}, to {position.step.value}"]
    for seat, hand in enumerate(position.hands):
        lines.append(f"{rules.seat_name(seat)}: {write_cards(reversed(hand))}")
    for side, melds in enumerate(position.melds):
        laid = " / ".join(map(_meld, melds)) or "no melds"
        lines.append(f"{side_name(position, side)}: {laid}; red threes: {write_cards(position.red3[side]) or 'none'}")
    frozen = " (frozen)" if position.frozen else ""
    lines.append(f"Stock: {len(position.stock)}. Pile: {write_cards(position.pile) or 'none'}{frozen}")
    return "\n".join(lines)


def _meld(meld: TableMeld) -> str:
    return write_cards(meld.cards)
