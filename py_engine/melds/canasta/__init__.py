"""Canasta. A chapter of the rulebook is a module here and a test module beside it."""

from melds.canasta.game import CANASTA

__all__ = ["CANASTA"]
