"""Melds: the rules of Canasta as values, a referee, and players that see only what they may see."""

__version__ = "0.1.0"
