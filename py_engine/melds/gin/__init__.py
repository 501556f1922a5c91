"""Gin Rummy. A chapter of the rulebook is a module here and a test module beside it."""

from melds.gin.game import GIN_RUMMY

__all__ = ["GIN_RUMMY"]
