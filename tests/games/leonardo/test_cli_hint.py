"""`hint` in a game: legal moves with figures; it changes nothing and reveals nothing that the seat may not know."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import bottega
from bottega.bots import bot, generator, sample_world
from bottega.bots.budget import Budget
from bottega.cli import commands
from bottega.cli.language import translator_for
from bottega.engine.messages import LANGUAGES
from tests.cli.driving import Drive

PLAY = "play leonardo --players 3 --bots random --seed 3"


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "HINT", Budget(iterations=300))


def hint(match: bottega.Match, seat: int, language: str = "en") -> str:
    console = Console(width=200, file=StringIO())
    with console.capture() as capture:
        console.print(commands.hint(match, seat, translator_for(language, "leonardo")))
    return capture.get()


def candidates(told: str) -> list[tuple[str, int, float]]:
    rows = re.findall(r"^ (\S.*?) +(\d+) +(\d[.,]\d\d) *$", told, re.MULTILINE)
    return [(move, int(visits), float(expected.replace(",", "."))) for move, visits, expected in rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_the_three_best_of_the_legal_moves(language: str) -> None:
    match = bottega.new("leonardo", players=3, seed=3)
    told = hint(match, 0, language)
    found = candidates(told)
    legal = [move.say(language) for move in match.legal(0)]
    assert len(found) == 3
    assert all(move in legal for move, _, _ in found)
    assert [visits for _, visits, _ in found] == sorted((visits for _, visits, _ in found), reverse=True)
    assert all(0 <= expected <= 1 for _, _, expected in found)
    assert "300" in told
    assert match.game.messages.say("seat-1", language) in told.rpartition(found[-1][0])[2]  # how it goes on


def test_hints_leave_a_whole_game_as_it_was_and_name_legal_moves_only() -> None:
    """At every tenth decision; secret bids are among the phases."""
    match = bottega.new("leonardo", players=3, seed=8)
    bots = [bot("greedy", match.game, seat) for seat in range(3)]
    phases = set()
    while not match.over:
        seat = match.actors[-1]
        moves = match.legal(seat)
        phase = match.view()["phase"]
        if len(moves) > 1 and (len(match.log) % 10 == 0 or phase not in phases):
            phases.add(phase)
            before = match.state.tobytes(), list(match.log), len(match.events)
            found = candidates(hint(match, seat))
            assert found
            assert {move for move, _, _ in found} <= set(map(str, moves))
            assert (match.state.tobytes(), match.log, len(match.events)) == before
        match.play(seat, bots[seat].choose(match, seat))
    assert {"laboratory", "assignment", "offer", "announcing"} <= phases


def test_a_hint_does_not_depend_on_what_the_seat_cannot_know() -> None:
    match = bottega.new("leonardo", players=4, seed=8)
    bots = [bot("greedy", match.game, seat) for seat in range(4)]
    rng, changed = generator(4), 0
    while not match.over:
        seat = match.actors[0]
        if len(match.log) % 15 == 7:
            truth, before = match.state, hint(match, seat)
            match.state = sample_world(match, seat, rng)
            changed += match.state.tobytes() != truth.tobytes()
            assert hint(match, seat) == before
            match.state = truth
        match.play(seat, bots[seat].choose(match, seat))
    assert changed > 10


def test_two_games_that_look_alike_to_a_seat_get_the_same_hint() -> None:
    """What the first player starts, the second cannot tell."""
    told = []
    for work in (1, 3):
        match = bottega.new("leonardo", players=2, seed=8)
        match.play(0, f"start small {work}")
        told.append(hint(match, 1))
    assert told[0] == told[1]


def test_where_there_is_one_move_no_search_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "search", None)
    match = bottega.position("leonardo", {"players": 2, "turn": 3, "phase": "laboratory"}, seed=1)
    monkeypatch.setattr(match, "legal", lambda seat: [match.game.move("done")])
    assert hint(match, 0) == "There is only one move: done.\n"


@pytest.mark.parametrize("word", ["hint", "indice", "suggerimento", "HINT"])
def test_the_command_for_a_hint_works_in_any_language(drive: Drive, tmp_path: Path, word: str) -> None:
    result = drive(PLAY, word)
    assert "expected result" in result.output
    assert "There is nothing to save." in result.output
    assert not list(tmp_path.iterdir())


def test_the_wait_is_announced_once_and_before(drive: Drive) -> None:
    output = drive(PLAY, "hint", "hint", "done", "hint").output
    assert output.count("compiling the rules") == 1
    assert output.index("compiling the rules") < output.index("expected result")
    assert output.count("expected result") == 3
