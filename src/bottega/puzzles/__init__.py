"""Puzzles: positions in which one line is clearly best for a seat that knows only what it may know.

The puzzles of a game are data in its package, a file `puzzles.jsonl` that `bottega puzzles` makes from finished games.

    puzzle.py        a puzzle and its file
    sources.py       games to look for puzzles in
    examination.py   whether one move is clearly best
    grading.py       which bots find it, and the rating
    themes.py        what it is about
    mining.py        the puzzles of one game, as a job of a worker
    run.py           many games, in a folder that can be resumed
    selection.py     which puzzles of a run are kept
    attempt.py       where a solver is after some moves
    report.py        what a run found, at what cost, and how the bots fare

docs/puzzles.md describes how puzzles are found and checked.
"""

from .attempt import Attempt, TooManyMoves, attempt
from .puzzle import THEMES, BrokenPuzzle, Candidate, Puzzle, puzzles

__all__ = [
    "THEMES",
    "Attempt",
    "BrokenPuzzle",
    "Candidate",
    "Puzzle",
    "TooManyMoves",
    "attempt",
    "puzzles",
]
