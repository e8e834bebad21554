"""A companion for a game that is played with cardboard: people enter what happens, and the rules follow."""

from .match import HomeMatch, ImpossibleEntry, Question

__all__ = ["HomeMatch", "ImpossibleEntry", "Question"]
