"""What a typed line means."""

import pytest

import bottega
from bottega.cli import move_input
from bottega.cli.errors import UsageError
from bottega.cli.language import translator_for
from bottega.cli.menu import Menu
from bottega.engine.messages import LANGUAGES
from bottega.terminal.board import board

T = translator_for("en", "leonardo")
GAME = bottega.game("leonardo")


def menu_of(match: bottega.Match) -> Menu:
    seat = match.actors[0]
    return Menu(match.legal(seat), match.view(seat), T, board(bottega.game("leonardo")))


@pytest.fixture
def assignment() -> Menu:
    match = bottega.new("leonardo", players=2, seed=3)
    match.play(0, "done")
    match.play(1, "done")
    return menu_of(match)


def test_every_legal_move_has_one_number_and_all_its_words(assignment: Menu) -> None:
    assert sorted(assignment.moves) == list(range(1, len(assignment.moves) + 1))
    for number, move in assignment.moves.items():
        said = [str(number), " ".join(map(str, move.parts)), *(move.say(language) for language in LANGUAGES)]
        assert [move_input.parse(text, GAME, assignment, T) for text in said] == [move] * len(said)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("p", ("pass",)),
        ("send 3 apprentices to the kiln", ("send", 3, "kiln")),
        ("3 kiln", ("send", 3, "kiln")),
        ("kiln 3", ("send", 3, "kiln")),
        ("maitre briquetier", ("master", "kiln")),
        ("MAESTRO  fornace", ("master", "kiln")),
        ("send 1 glass maker", ("send", 1, "glass_maker")),
        ("1 officina", ("send", 1, "workshop")),
        ("master a l'atelier", ("master", "workshop")),
    ],
)
def test_enough_words_name_a_move(assignment: Menu, typed: str, meant: tuple[str | int, ...]) -> None:
    if typed == "master a l'atelier":
        with pytest.raises(UsageError):  # two languages at once are none
            move_input.parse(typed, GAME, assignment, T)
    else:
        assert move_input.parse(typed, GAME, assignment, T).parts == meant


def test_an_illegal_move_is_still_understood(assignment: Menu) -> None:
    assert move_input.parse("bid 7", GAME, assignment, T).parts == ("bid", 7)
    assert move_input.parse("send 9 kiln", GAME, assignment, T).parts == ("send", 9, "kiln")
    assert move_input.parse("4 large", GAME, assignment, T).parts == ("send", 4, "large_lab")  # and not: start 4 large


@pytest.mark.parametrize("typed", ["kiln", "send", "take", "xyzzy", "", "999", "..."])
def test_what_is_unclear_is_answered(assignment: Menu, typed: str) -> None:
    with pytest.raises(UsageError):
        move_input.parse(typed, GAME, assignment, T)


def test_a_number_is_never_cut_short() -> None:
    match = bottega.position("leonardo", {"players": 2, "turn": 2, "phase": "assignment", "florins": [20, 20]}, seed=1)
    assert move_input.parse("bid 1", GAME, menu_of(match), T).parts == ("bid", 1)
    assert move_input.parse("offrire 1", GAME, menu_of(match), T).parts == ("bid", 1)
