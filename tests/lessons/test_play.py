"""Playing a chapter: notes, questions, replies to other moves, the end."""

import pytest

from bottega.engine.errors import IllegalMove, InvalidMove
from bottega.lessons import BrokenLesson, Chapter, TooManyMoves, chapters, deeds, line, play, undone
from bottega.lessons.chapter import read
from bottega.lessons.play import MOST_TRIES
from tests.engine import toy

STEP = '[[steps]]\nask = "hide"\nmoves = ["hide 1"]\n'


@pytest.fixture
def chapter() -> Chapter:
    return chapters(toy.GAME)[0]


def test_a_chapter_begins_with_its_notes_and_a_question(chapter: Chapter) -> None:
    now = play(chapter, [])
    assert [(frame.seat, frame.move) for frame in now.frames] == [(None, None)]
    assert [(note.key, note.step, note.frame) for note in now.notes] == [("lesson-round-hello", 1, 0)]
    assert now.question is not None
    assert (now.question.key, now.question.step, now.question.spotlight) == ("lesson-round-hide", 2, ("hand",))
    assert list(map(str, now.question.moves)) == ["hide 1", "hide 2"]
    assert list(map(str, now.choices)) == ["hide 1", "hide 2", "hide 3"]
    assert (now.answer, now.done, chapter.texts) == (None, False, 4)


def test_the_move_asked_for_goes_on_with_the_moves_of_others(chapter: Chapter) -> None:
    now = play(chapter, ["hide 2"])
    assert [(frame.seat, str(frame.move)) for frame in now.frames] == [(0, "hide 2"), (1, "hide 1"), (1, "hide 3")]
    assert now.notes[0].frame == 1, "the note is about the table before the last move of the others"
    assert now.frames[1].events[-1].args == {"die": 2}, "chance is scripted"
    assert now.question is not None
    assert now.question.key == "lesson-round-again"


def test_the_learner_sees_only_what_the_seat_may_know(chapter: Chapter) -> None:
    frame = play(chapter, ["hide 2"]).frames[-1]
    assert frame.view["hidden"] == [0, None]
    assert frame.events[0].args == {"who": 1}


def test_the_chapter_ends_after_its_last_step(chapter: Chapter) -> None:
    now = play(chapter, ["hide 2", "hide 1"])
    assert (now.done, now.question, now.answer, now.choices) == (True, None, None, [])
    assert now.frames[0].events[-1].args == {"die": 6}


def test_what_happened_before_the_last_move_is_told_as_earlier(chapter: Chapter) -> None:
    before, after = play(chapter, ["hide 2"]), play(chapter, ["hide 2", "hide 1"])
    told = [event.args for event in after.earlier]
    assert told == [event.args for event in before.earlier] + [e.args for frame in before.frames for e in frame.events]
    assert {"die": 2} in told


def test_another_legal_move_is_played_and_answered(chapter: Chapter) -> None:
    now = play(chapter, ["hide 3"])
    assert now.answer is not None
    assert (now.answer.key, now.answer.step, now.answer.tries) == ("lesson-round-hide-many", 2, 1)
    assert [frame.seat for frame in now.frames] == [0, 1], "the others play on until the learner is asked again"
    assert now.choices
    assert (now.question, now.done) == (None, False)


def test_a_move_without_a_reply_is_answered_too(chapter: Chapter) -> None:
    now = play(chapter, ["hide 2", "hide 2"])
    assert now.answer is not None
    assert now.answer.key is None


def test_the_learner_may_try_further(chapter: Chapter) -> None:
    now = play(chapter, ["hide 3", "hide 1"])
    assert now.answer is not None
    assert (now.answer.key, now.answer.tries) == (None, 2)
    assert str(now.frames[0].move) == "hide 1"


def test_one_move_fewer_is_a_step_back(chapter: Chapter) -> None:
    before, after = play(chapter, []), play(chapter, ["hide 3"][:-1])
    assert before.frames[0].view == after.frames[0].view
    assert before.question == after.question


def test_the_same_moves_lead_to_the_same_place(chapter: Chapter) -> None:
    first, second = play(chapter, ["hide 3"]), play(chapter, ["hide 3"])
    assert [frame.view for frame in first.frames] == [frame.view for frame in second.frames]


def test_wrong_moves_are_refused(chapter: Chapter) -> None:
    with pytest.raises(InvalidMove):
        play(chapter, ["dance"])
    with pytest.raises(TooManyMoves, match="no more than 22 moves"):
        play(chapter, ["hide 1"] * (chapter.questions + MOST_TRIES + 1))
    with pytest.raises(TooManyMoves, match="the chapter ends before"):
        play(chapter, ["hide 1"] * 3)


def test_an_illegal_move_is_refused_with_its_clause(chapter: Chapter) -> None:
    with pytest.raises(IllegalMove):  # the toy game is over after two rounds for one seat
        play(chapter, ["hide 3", *["hide 1"] * 9])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[[steps]]\nothers = ["0 hide 1"]\n' + STEP, "hide: it is not the turn of the learner"),
        (STEP.replace("hide 1", "hide 4"), "hide: no move asked for is legal; there are hide 1, hide 2, hide 3"),
        ('[[steps]]\nothers = ["1 dance"]\n' + STEP, "round, step 1: 'dance' is no move of toy"),
        ("chance = ['no']\n" + STEP + '[[steps]]\nothers = ["1 hide 1"]', "round, step 2: chance item 1"),
        ("position = { feet = 3 }\n" + STEP, "round: feet"),
    ],
)
def test_a_script_that_does_not_fit_the_rules_is_broken(text: str, sentence: str) -> None:
    with pytest.raises(BrokenLesson) as error:
        line(read(toy.GAME, "01-round.toml", text))
    assert sentence in str(error.value)


def test_what_the_learner_does_is_derived_from_the_script() -> None:
    assert deeds(toy.GAME) == ["hide 1", "event hidden 1"]
    assert undone(toy.GAME) == []
