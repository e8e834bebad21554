"""`bottega puzzle`: at the keyboard and as JSON."""

import json

import pytest
from typer.testing import CliRunner

import bottega
from bottega.cli import app
from bottega.engine.messages import LANGUAGES
from bottega.puzzles import Puzzle, puzzles

SLUG = bottega.GAMES[-1]
PUZZLE: Puzzle = next(p for p in puzzles(bottega.game(SLUG)).values() if len(p.line) == 1)
BEST, *_, WORST = (one.move for one in PUZZLE.line[0])


def run(*given: str, typed: str = "", language: str = "en") -> str:
    result = CliRunner().invoke(app, ["puzzle", SLUG, "--lang", language, *given], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_move_is_refuted_and_the_right_one_solves(language: str) -> None:
    game = bottega.game(SLUG)
    typed = f"{game.move(WORST).say(language)}\n{game.move(BEST).say(language)}\n"
    said = " ".join(run("--id", PUZZLE.id, typed=typed, language=language).split())
    assert f"{100 * PUZZLE.chance:.0f} %" in said
    assert f"{100 * PUZZLE.line[0][-1].chance:.0f} %" in said
    assert {"en": "there is better", "fr": "il y a mieux", "it": "c'è di meglio"}[language] in said
    assert {"en": "Solved:", "fr": "Résolu :", "it": "Risolto:"}[language] in said


def test_a_hint_shows_the_solution_and_quit_does_not() -> None:
    assert "The solution" in run("--id", PUZZLE.id, typed="hint\n")
    assert "The solution" not in run("--id", PUZZLE.id, typed="?\nquit\n")


def test_programs_read_json() -> None:
    asked = json.loads(run("--id", PUZZLE.id, "--json"))
    assert (asked["status"], asked["candidates"], asked["before"]) == ("asked", [], None)
    assert asked["view"]["seat"] == PUZZLE.seat
    assert set(asked["legal"]) == {one.move for one in PUZZLE.line[0]}
    wrong = json.loads(run("--id", PUZZLE.id, "--json", "--move", WORST))
    assert (wrong["status"], wrong["after"]) == ("wrong", PUZZLE.line[0][-1].chance)
    solved = json.loads(run("--id", PUZZLE.id, "--json", "--move", BEST))
    assert (solved["status"], solved["candidates"][0]["move"]) == ("solved", BEST)
    assert json.loads(run("--id", PUZZLE.id, "--json", "--solution"))["status"] == "given_up"


def test_a_puzzle_is_chosen_by_theme_and_rating() -> None:
    theme = next(puzzle.themes[0] for puzzle in puzzles(bottega.game(SLUG)).values() if puzzle.themes)
    assert theme in json.loads(run("--theme", theme, "--json"))["themes"]
    ratings = sorted(puzzle.rating for puzzle in puzzles(bottega.game(SLUG)).values())
    assert json.loads(run("--rating", "0", "--json"))["rating"] <= ratings[4]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--id", "nothing"], "There is no puzzle nothing."),
        (["--theme", "love"], "There is no such puzzle."),
        (["--id", PUZZLE.id, "--json", "--move", "fly"], "These moves cannot be made: 'fly' is no move"),
    ],
)
def test_a_mistake_gets_a_sentence(given: list[str], sentence: str) -> None:
    result = CliRunner().invoke(app, ["puzzle", SLUG, "--lang", "en", *given])
    assert result.exit_code == 2
    assert sentence in result.output
