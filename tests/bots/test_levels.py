"""Levels: each game declares its bots; weak ones overlook and misjudge moves, but do not know more than their seat."""

from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import bottega
from bottega.bots import bot, check_name, generator, is_timed, levels, parse_name, sample_world
from bottega.bots.heuristic import score_moves, with_heuristic
from bottega.bots.levels import FILE, GENERAL, LEVELS
from bottega.engine.match import Match
from tests.by_looking import LIGHTEST

from .searching import after

GAME = bottega.game(LIGHTEST)
EVERY_TABLE = [(slug, players) for slug in bottega.GAMES for players in bottega.game(slug).players]


@pytest.mark.parametrize(("slug", "players"), EVERY_TABLE)
def test_every_level_of_every_game_is_a_bot(slug: str, players: int) -> None:
    found = levels.level_bots(bottega.game(slug), players)
    assert tuple(found) == LEVELS
    assert {check_name(name)[0] for name in found.values()} <= {"beginner", "greedy", "search", "net"}
    assert len(set(found.values())) == len(LEVELS)


@pytest.mark.parametrize(("slug", "players"), EVERY_TABLE)
def test_levels_become_stronger_step_by_step_and_the_two_strongest_use_the_network(slug: str, players: int) -> None:
    game = bottega.game(slug)
    bots = [parse_name(level, game, players) for level in LEVELS]
    kinds = [kind for kind, _ in bots]
    assert kinds == sorted(kinds, key=("beginner", "greedy", "search", "net").index)
    assert (kinds[0], kinds.count("greedy"), kinds.count("net")) == ("beginner", 1, 2)
    for kind, sign in (("beginner", -1), ("search", 1), ("net", 1)):
        numbers = [sign * int(number) for found, number in bots if found == kind]
        assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_no_level_of_our_games_depends_on_the_speed_of_the_machine(slug: str) -> None:
    assert not any(is_timed(level, bottega.game(slug)) for level in LEVELS)


def test_a_game_that_declares_nothing_has_the_general_levels(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    assert levels.level_bots.__wrapped__(SimpleNamespace(package="somewhere"), 2) == GENERAL
    (tmp_path / FILE).write_text('pupil = "beginner:5"\n')
    assert levels.level_bots.__wrapped__(SimpleNamespace(package="somewhere"), 2) == {**GENERAL, "pupil": "beginner:5"}


def test_a_level_may_be_another_bot_with_several_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays what that bot plays, made with the same seed."""
    declared = {2: {**GENERAL, "maestro": "search:3"}, 3: {**GENERAL, "maestro": "search:90"}}
    monkeypatch.setattr("bottega.bots.level_bots", lambda game, players: declared[players])
    level = bot("maestro", GAME, 4, "cpu")
    for players in (2, 3):
        match = after(LIGHTEST, 20, players=players)
        seat = match.actors[0]
        expected = bot(declared[players]["maestro"], GAME, 4, "cpu").choose(match, seat)
        assert level.choose(match, seat) == expected


def test_the_table_of_several_players_replaces_levels(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    (tmp_path / FILE).write_text('maestro = "net:5"\nvirtuoso = "net:80"\n[several]\nmaestro = "net:9"\n')
    found = [levels.level_bots.__wrapped__(SimpleNamespace(package="somewhere"), players) for players in (2, 3, 4)]
    assert [each["maestro"] for each in found] == ["net:5", "net:9", "net:9"]
    assert {each["virtuoso"] for each in found} == {"net:80"}
    assert all(tuple(each) == LEVELS for each in found)


@pytest.mark.parametrize("name", ["beginner:", "beginner:101", "beginner:-1", "beginner:many", "beginner:²"])
def test_a_beginner_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(bottega.BottegaError, match="use a number from 0 to 100"):
        bot(name, GAME)


def test_a_careful_beginner_plays_a_best_move_of_the_heuristic() -> None:
    match = after(LIGHTEST, 20, players=2)
    seat = match.actors[0]
    moves = match.legal(seat)
    worth = np.zeros(len(moves), np.int64)
    numbers = np.array([move.number for move in moves])
    with_heuristic(GAME, "python").link(score_moves)(match.state, seat, numbers, len(moves), worth)
    best = {move for move, value in zip(moves, worth, strict=True) if value == worth.max()}
    assert {bot("beginner:0", GAME, seed).choose(match, seat) for seed in range(5)} <= best


def test_a_careless_beginner_plays_many_different_moves() -> None:
    match = after(LIGHTEST, 20, players=2)
    seat = match.actors[0]
    chosen = {bot("beginner:100", GAME, seed).choose(match, seat) for seed in range(60)}
    assert len(chosen) > len(match.legal(seat)) / 2
    assert chosen <= set(match.legal(seat))


def test_what_the_seat_cannot_know_changes_no_choice_of_a_beginner() -> None:
    match = after(LIGHTEST, 20, players=2)
    seat = match.actors[0]
    honest = [bot("beginner:30", GAME, seed).choose(match, seat).number for seed in range(10)]
    other = after(LIGHTEST, 20, players=2)
    world = sample_world(match, seat, generator(1))
    assert world.tobytes() != match.state.tobytes()
    other.game.record.restore(other.state, world.tobytes())
    assert [bot("beginner:30", GAME, seed).choose(other, seat).number for seed in range(10)] == honest


def test_greedy_beats_a_beginner() -> None:
    wins = 0.0
    for deal in range(10):
        for seat in range(2):
            match = Match(GAME, 2, seed=f"deal {deal}", target="cpu")
            seats = [bot("greedy" if s == seat else "beginner:60", GAME, deal, "cpu") for s in range(2)]
            while not match.over:
                acting = match.actors[0]
                match.play(acting, seats[acting].choose(match, acting))
            wins += (seat in match.winners) / len(match.winners)
    assert wins >= 15
