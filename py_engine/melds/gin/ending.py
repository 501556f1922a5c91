"""Chapter G6, ending the deal: the stock that runs out, and deals that would not end."""

from typing import Literal

from melds.gin.state import NOBODY, Ending, Position, Result

Void = Literal["stock", "turns"]
"""What makes a deal come to nothing."""

VOID_RULES: dict[Void, str] = {"stock": "G6.1", "turns": "G6.3"}
"""The rule by which it does."""

AGAIN = "G6.2"
"""The rule by which the same seat deals again after such a deal."""


def why_void(position: Position) -> Void | None:
    """Return why a deal comes to nothing with the discard of this turn, or has come to nothing, else None.

    That is so when so few cards are left in the `stock` that nobody may draw (G6.1), and when the seats have
    had as many `turns` as a deal may take (G6.3).
    """
    rules = position.rules
    if len(position.stock) <= rules.stock_end:
        return "stock"
    return "turns" if sum(position.turns) >= rules.turn_cap else None


def is_void(position: Position) -> bool:
    """Return whether a deal comes to nothing with the discard just made (G6.1, G6.3)."""
    return why_void(position) is not None


VOID = Ending(Result(NOBODY, 0, "void"), (), None, None)
"""The ending of a deal that nobody wins: no score, and the same seat deals again (G6.2)."""
