"""Lessons: chapters that a learner plays on the real board with the real rules.

A chapter is data of a game, a file `lesson/NN-<name>.toml` in its package. It has a position and steps: a text to read,
a move to make, moves of other seats. A lesson keeps no state: where the learner is follows from the chapter and the
moves the learner has made.

>>> import bottega
>>> from bottega.lessons import chapters, play
>>> game = next(game for game in map(bottega.game, bottega.GAMES) if chapters(game))
>>> chapter = chapters(game)[0]
>>> moves = []
>>> while (question := (now := play(chapter, moves)).question):
...     moves.append(question.moves[0])
>>> now.done
True

docs/lessons.md describes the format.
"""

from .chapter import (
    BrokenLesson,
    Chapter,
    Reply,
    Step,
    chapters,
    fits,
    learnt,
    lesson_sources,
    matches,
    text_keys,
    texts,
    things,
)
from .play import Answer, Frame, Note, Progress, Question, TooManyMoves, deeds, frame_of, line, play, undone

__all__ = [
    "Answer",
    "BrokenLesson",
    "Chapter",
    "Frame",
    "Note",
    "Progress",
    "Question",
    "Reply",
    "Step",
    "TooManyMoves",
    "chapters",
    "deeds",
    "fits",
    "frame_of",
    "learnt",
    "lesson_sources",
    "line",
    "matches",
    "play",
    "text_keys",
    "texts",
    "things",
    "undone",
]
