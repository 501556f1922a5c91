"""Chapter G6, ending the deal: the stock that runs out, and deals that would not end."""

from melds.gin.state import NOBODY, Ending, Position, Result


def is_void(position: Position) -> bool:
    """Return whether a deal comes to nothing with the discard just made (G6.1, G6.3).

    That is so when so few cards are left in the stock that nobody may draw, and when the seats have had
    as many turns as a deal may take.
    """
    rules = position.rules
    return len(position.stock) <= rules.stock_end or sum(position.turns) >= rules.turn_cap


VOID = Ending(Result(NOBODY, 0, "void"), (), None, None)
"""The ending of a deal that nobody wins: no score, and the same seat deals again (G6.2)."""
