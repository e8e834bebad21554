"""Lessons: the chapters of a game, and where a learner is in one. The server keeps nothing; no account is needed."""

from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

import bottega

from ...engine.errors import BottegaError, IllegalMove
from ...lessons import Chapter, Frame, Progress, chapters, lesson_sources, play
from ..protocol import Choice, MoveWanted, Phrase, Thing
from ..safety.problems import Problem, problem_responses
from ..strict_model import StrictModel
from ..tables.projection import choice_data, event_data, explanations, phrase
from .games import Language, Slug, check_slug

router = APIRouter(prefix="/api/lessons", tags=["lessons"])

ChapterName = Annotated[str, Path(pattern=r"^[a-z][a-z_]{0,39}$")]


class ChapterInfo(BaseModel):
    """A chapter of a lesson. Its texts are `lesson-<name>-title`, `-goal` and `-done`."""

    name: str
    steps: int = Field(description="texts in the chapter")
    questions: int = Field(description="moves that the learner makes")


class LessonMoves(StrictModel):
    """All moves of the learner in a chapter so far, by number or in words. A step back is one move fewer."""

    moves: list[MoveWanted] = Field(default_factory=list, max_length=100)


class LessonFrame(BaseModel):
    """The table after one move of anybody, as the learner may know it."""

    seat: int | None
    move: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    prompt: Phrase
    waiting: list[int] = Field(description="the seats that are asked")


class LessonNote(BaseModel):
    """A text to read."""

    key: str
    spotlight: list[str] = Field(description="ids of things on the board")
    step: int
    frame: int = Field(description="the index of the frame it is about")


class LessonQuestion(BaseModel):
    """The move that the learner is asked for."""

    key: str
    spotlight: list[str]
    step: int
    moves: list[int] = Field(description="the moves with which the chapter goes on")


class LessonAnswer(BaseModel):
    """The learner has made another legal move. The chapter goes on only after steps back."""

    key: str | None = Field(description="the text; null if the lesson has none for this move")
    step: int
    tries: int = Field(description="how many moves to take back")


class LessonProgress(BaseModel):
    """Where the learner is. Frames and notes begin with the learner's last move, or with the chapter."""

    game: str
    chapter: str
    seat: int
    players: int
    options: dict[str, Any]
    steps: int
    earlier: list[dict[str, Any]] = Field(description="the events of the chapter before the frames")
    frames: list[LessonFrame]
    notes: list[LessonNote]
    question: LessonQuestion | None
    answer: LessonAnswer | None
    choices: list[Choice]
    done: bool


@router.get("/{slug}", responses=problem_responses(404, 422))
def lesson(slug: Slug) -> list[ChapterInfo]:
    """The chapters of a game's lesson in order; none if it has no lesson."""
    return [
        ChapterInfo(name=chapter.name, steps=chapter.texts, questions=chapter.questions)
        for chapter in chapters(bottega.game(check_slug(slug)))
    ]


@router.get("/{slug}/messages/{language}", responses=problem_responses(404, 422))
def messages(slug: Slug, language: Language) -> dict[str, str]:
    """The texts of a game's lesson as Fluent sources, by file name. They refer to the game's own messages."""
    return lesson_sources(bottega.game(check_slug(slug)), language)


@router.post("/{slug}/{chapter}", responses=problem_responses(404, 409, 422))
def progress(slug: Slug, chapter: ChapterName, sent: LessonMoves) -> LessonProgress:
    """Where a learner is in a chapter after these moves."""
    return _progress_data(_play(_chapter(slug, chapter), sent))


@router.post("/{slug}/{chapter}/things", responses=problem_responses(404, 409, 422))
def things(slug: Slug, chapter: ChapterName, sent: LessonMoves) -> dict[str, Thing]:
    """What everything on the table is after these moves, and what it is worth to the learner."""
    found = _chapter(slug, chapter)
    view = _play(found, sent).frames[-1].view
    return {name: Thing(**thing) for name, thing in explanations(found.game, view).items()}


def _play(chapter: Chapter, sent: LessonMoves) -> Progress:
    try:
        return play(chapter, sent.moves)
    except IllegalMove as error:
        raise Problem(409, "illegal", f"{error}.", clause=error.clause) from None
    except BottegaError as error:
        raise Problem(422, "invalid", f"{error}.") from None


def _chapter(slug: str, name: str) -> Chapter:
    for chapter in chapters(bottega.game(check_slug(slug))):
        if chapter.name == name:
            return chapter
    raise Problem(404, "no_chapter", "The lesson of this game has no such chapter.")


def _progress_data(now: Progress) -> LessonProgress:
    chapter = now.chapter
    question, answer = now.question, now.answer
    return LessonProgress(
        game=chapter.game.slug,
        chapter=chapter.name,
        seat=chapter.seat,
        players=chapter.players,
        options=dict(chapter.options),
        steps=chapter.texts,
        earlier=[event_data(event) for event in now.earlier],
        frames=[frame_data(frame) for frame in now.frames],
        notes=[LessonNote(key=n.key, spotlight=list(n.spotlight), step=n.step, frame=n.frame) for n in now.notes],
        question=None
        if question is None
        else LessonQuestion(
            key=question.key,
            spotlight=list(question.spotlight),
            step=question.step,
            moves=[move.number for move in question.moves],
        ),
        answer=None if answer is None else LessonAnswer(key=answer.key, step=answer.step, tries=answer.tries),
        choices=[Choice(**choice) for choice in choice_data(chapter.game, now.choices)],
        done=now.done,
    )


def frame_data(frame: Frame) -> LessonFrame:
    return LessonFrame(
        seat=frame.seat,
        move=None if frame.move is None else frame.move.number,
        events=[event_data(event) for event in frame.events],
        view=frame.view,
        prompt=Phrase(**phrase(*frame.prompt)),
        waiting=list(frame.waiting),
    )
