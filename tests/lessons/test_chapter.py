"""Chapters are read from TOML, and mistakes are answered with a sentence."""

from pathlib import Path

import pytest

import bottega
from bottega.lessons import BrokenLesson, chapters, learnt, text_keys, texts, things
from bottega.lessons.chapter import read
from tests.engine import toy

DOCS = Path(__file__).parents[2] / "docs"
STEP = '[[steps]]\nask = "hide"\nmoves = ["hide 1"]\n'


def test_the_chapters_of_a_game_are_found_in_order() -> None:
    (chapter,) = chapters(toy.GAME)
    assert (chapter.name, chapter.seat, chapter.players, chapter.questions) == ("round", 0, 2, 2)
    assert chapter.steps[1].replies[0].moves == ("hide 3",)
    assert chapter.steps[2].others == ((1, "hide 1"),)


def test_the_names_of_texts_follow_from_chapter_and_step() -> None:
    (chapter,) = chapters(toy.GAME)
    assert text_keys(chapter)[:3] == ["lesson-round-title", "lesson-round-goal", "lesson-round-done"]
    assert "lesson-round-hide-many" in text_keys(chapter)
    assert texts(toy.GAME).say("lesson-round-rolled", "fr") == "Lapis has hidden one.".replace("Lapis", "Madder")


def test_files_beside_the_chapters_are_no_chapters() -> None:
    assert things(toy.GAME) == ("hand", "die", "seat-*")
    assert learnt(toy.GAME)["hides fingers"] == "hide *"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seat = 2\n" + STEP, "toy, 01-round.toml: seat 2 of 2 players is not possible in this game"),
        ("", "no step asks for a move"),
        ("colour = 1\n" + STEP, "unknown: colour"),
        ("seat = 'first'\n" + STEP, "seat: 'first' is not a int"),
        ("steps = 3", "steps: 3 is not a list"),
        (STEP + STEP, "names of steps are used twice or reserved: hide"),
        (STEP.replace("hide", "done", 1), "names of steps are used twice or reserved: done"),
        (STEP + 'say = "also"', "step 1: a step has either `say` or `ask`"),
        ('[[steps]]\nask = "hide"', "step 1: `ask` goes with `moves`"),
        ('[[steps]]\nspotlight = ["hand"]', "step 1: a step has `say`, `ask` or `others`"),
        (STEP + 'spotlight = ["my hand"]', "step 1: 'my hand' is not the id of a thing on the board"),
        (STEP + 'others = ["hide 1"]', "step 1: 'hide 1' is not a seat and its move, such as '1 pass'"),
        (STEP + 'replies = [{ say = "no" }]', "step 1: a reply has a name in `say` and patterns in `moves`"),
        (STEP + 'replies = ["no"]', "step 1: a reply is a table with `say` and `moves`"),
        (STEP.replace('"hide 1"', "1"), "step 1: 1 is not a text"),
        (STEP.replace('"hide"', '"Hide it"'), "step 1: 'Hide it' is not a name of small letters"),
        ("players = ", "Invalid value"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BrokenLesson) as error:
        read(toy.GAME, "01-round.toml", text)
    assert sentence in str(error.value)


def test_the_name_of_a_file_has_a_number_and_a_name() -> None:
    with pytest.raises(BrokenLesson, match=r"toy, round\.toml: the name of the file is not like 03-council\.toml"):
        read(toy.GAME, "round.toml", STEP)


def test_a_question_mark_in_a_position_leaves_a_value_unsaid() -> None:
    chapter = read(toy.GAME, "01-round.toml", 'position = { hidden = ["?", 2] }\n' + STEP)
    assert chapter.position == {"hidden": [None, 2]}


def test_the_example_in_the_documentation_is_a_chapter() -> None:
    _, _, rest = (DOCS / "lessons.md").read_text(encoding="utf-8").partition("```toml\n")
    game = next(game for game in map(bottega.game, bottega.GAMES) if chapters(game))
    chapter = read(game, "01-example.toml", rest.partition("```")[0])
    assert [bool(step.others) for step in chapter.steps] == [False, False, True]
    assert chapter.steps[1].replies[0].name == "latch"
