"""The lessons of all games: every chapter fits the rules, and every text exists in three languages."""

from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

import bottega
from bottega.engine.actions import Move
from bottega.engine.game import Game
from bottega.engine.messages import LANGUAGES
from bottega.lessons import Chapter, Progress, chapters, learnt, line, matches, play, text_keys, texts, things, undone

GAMES = [bottega.game(slug) for slug in bottega.GAMES]
TAUGHT = [game for game in GAMES if chapters(game)]
CHAPTERS = [chapter for game in TAUGHT for chapter in chapters(game)]
LONGEST = 240  # characters of a text: two or three lines of a note
COUNT = range(6, 10)  # of chapters in a game

each_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.slug)
each_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: f"{chapter.game.slug}-{chapter.name}")


def every_line(chapter: Chapter) -> Iterator[tuple[list[Move], list[Progress]]]:
    """The chapter by its first moves, and once more with each other move that is asked for."""
    main, came = line(chapter)
    yield main, came
    for number, progress in enumerate(came[:-1]):
        assert progress.question is not None
        for other in progress.question.moves[1:]:
            yield line(chapter, [*main[:number], other])


@each_chapter
def test_a_chapter_is_played_to_its_end_by_each_move_asked_for(chapter: Chapter) -> None:
    asked: set[str] = set()
    for moves, came in every_line(chapter):
        assert came[-1].done
        assert len(moves) == chapter.questions
        asked |= {" ".join(map(str, move.parts)) for move in moves}
    for step in chapter.steps:
        for pattern in step.moves:
            assert any(fnmatchcase(words, pattern) for words in asked), f"{step.name}: {pattern} is never legal"


@each_chapter
def test_every_reply_answers_a_legal_move(chapter: Chapter) -> None:
    asking = [step for step in chapter.steps if step.asks]
    possible: dict[tuple[str, str], bool] = {}
    for _, came in every_line(chapter):
        questions = [progress for progress in came if progress.question]
        for step, progress in zip(asking[len(asking) - len(questions) :], questions, strict=True):
            assert progress.question is not None
            left = [move for move in progress.choices if move not in progress.question.moves]
            for reply in step.replies:
                answered = [move for move in left if matches(reply.moves, move)]
                left = [move for move in left if move not in answered]
                key = (step.name, reply.name)
                possible[key] = possible.get(key, False) or bool(answered)
    assert [key for key, found in possible.items() if not found] == []


@each_chapter
def test_every_move_with_a_reply_can_be_tried(chapter: Chapter) -> None:
    moves, came = line(chapter)
    asking = [step for step in chapter.steps if step.asks]
    for number, (step, progress) in enumerate(zip(asking, came[:-1], strict=True)):
        assert progress.question is not None
        others = [move for move in progress.choices if move not in progress.question.moves]
        for reply in step.replies:
            tried = next((move for move in others if matches(reply.moves, move)), None)
            if tried is not None:
                assert play(chapter, [*moves[:number], tried]).answer is not None


@each_chapter
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists_and_is_short(chapter: Chapter, language: str) -> None:
    messages = texts(chapter.game)
    for key in text_keys(chapter):
        assert messages.has(key, language), key
        text = messages.say(key, language)
        assert 0 < len(text) <= LONGEST, f"{key}: {len(text)} characters"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_over(game: Game, language: str) -> None:
    used = {key for chapter in chapters(game) for key in text_keys(chapter)}
    written = {key for key in texts(game).keys(language) if key.startswith("lesson-")}
    assert written - used == set()


@each_chapter
def test_a_chapter_points_at_things_of_the_board(chapter: Chapter) -> None:
    known = things(chapter.game)
    for step in chapter.steps:
        for thing in step.spotlight:
            assert any(fnmatchcase(thing, pattern) for pattern in known), f"{step.name}: {thing}"


@each_game
def test_a_lesson_has_six_to_nine_chapters(game: Game) -> None:
    assert len(chapters(game)) in COUNT
    assert len({chapter.name for chapter in chapters(game)}) == len(chapters(game))


@each_game
def test_the_learner_does_by_the_end_what_the_list_says(game: Game) -> None:
    assert learnt(game)
    assert undone(game) == []
