"""Thousands of simulated tournaments: everybody plays, meets others, sits in every seat and sits out about equally."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

import pytest

from bottega.server.tournaments import draw
from bottega.server.tournaments.draw import TableSize
from bottega.server.tournaments.record import Game, Past
from bottega.server.tournaments.standings import scores

TWO = TableSize(2, 2, 2)
Draw = Callable[[Sequence[str], list[Game], str], list[Game]]


def names(count: int) -> list[str]:
    return [f"p{n}" for n in range(count)]


def ended(game: Game, rng: Random) -> Game:
    """The game with a random result; sometimes players share a place."""
    if game.places is not None:
        return game
    results = [rng.randrange(3) for _ in game.players]
    return Game(game.round, game.players, tuple(1 + sum(other > own for other in results) for own in results))


def simulated(players: Sequence[str], rounds: int, draw_round: Draw, seed: str) -> list[Game]:
    rng, games = Random(seed), list[Game]()
    for _ in range(rounds):
        games += [ended(game, rng) for game in draw_round(players, games, seed)]
    return games


def swiss_of(size: TableSize) -> Draw:
    def draw_round(players: Sequence[str], games: list[Game], seed: str) -> list[Game]:
        return draw.swiss(players, scores(players, games, "swiss"), size, games, seed)

    return draw_round


def robin_of(size: TableSize) -> Draw:
    return lambda players, games, seed: draw.round_robin(players, size, games, seed)


def appearances(games: Sequence[Game]) -> Counter[tuple[int, str]]:
    return Counter((game.round, player) for game in games for player in game.people)


@pytest.mark.parametrize("count", range(2, 13))
def test_everybody_meets_everybody_once_in_a_round_robin_of_two(count: int) -> None:
    for seed in range(20):
        games = simulated(names(count), draw.rounds_of_round_robin(count, TWO), robin_of(TWO), str(seed))
        past = Past.of(games)
        assert past.met == Counter({frozenset(pair): 1 for pair in combinations(names(count), 2)})
        assert set(appearances(games).values()) == {1}
        assert all(past.byes[player] == count % 2 for player in names(count))


def test_seats_are_balanced_in_a_round_robin_of_two() -> None:
    for seed in range(100):
        count = 4 + seed % 10
        past = Past.of(simulated(names(count), draw.rounds_of_round_robin(count, TWO), robin_of(TWO), str(seed)))
        assert max(abs(past.seats[name, 0] - past.seats[name, 1]) for name in names(count)) <= 1


@pytest.mark.parametrize(
    ("count", "size"), [(9, TableSize(3, 3, 5)), (16, TableSize(4, 2, 5)), (11, TableSize(4, 2, 5))]
)
def test_meetings_are_even_in_a_round_robin_of_larger_tables(count: int, size: TableSize) -> None:
    for seed in range(10):
        games = simulated(names(count), 2 * draw.rounds_of_round_robin(count, size), robin_of(size), str(seed))
        met = [Past.of(games).meetings(*pair) for pair in combinations(names(count), 2)]
        assert max(met) - min(met) <= 3
        assert max(met) <= 4
        assert set(appearances(games).values()) == {1}


def test_nobody_meets_an_opponent_again_in_a_swiss_of_two_while_there_are_others() -> None:
    for seed in range(200):
        count = 5 + seed % 12
        rounds = (count - 1) // 2  # there is always a draw without repetition
        games = simulated(names(count), rounds, swiss_of(TWO), str(seed))
        assert set(Past.of(games).met.values()) == {1}


def test_a_swiss_draw_pairs_equal_scores() -> None:
    """In a tournament in which the better player always wins, leaders meet leaders."""
    players = names(16)
    games: list[Game] = []
    for _ in range(4):
        drawn = draw.swiss(players, scores(players, games, "swiss"), TWO, games, "1")
        before = scores(players, games, "swiss")
        assert all(before[game.people[0]] == before[game.people[1]] for game in drawn)
        strength = [int(game.people[0][1:]) < int(game.people[1][1:]) for game in drawn]
        games += [
            Game(game.round, game.players, (1, 2) if first else (2, 1))
            for game, first in zip(drawn, strength, strict=True)
        ]
    assert scores(players, games, "swiss")["p0"] == 4


@pytest.mark.parametrize("size", [TWO, TableSize(3, 3, 5), TableSize(4, 2, 5), TableSize(4, 2, 4, fill=True)])
def test_everybody_plays_or_sits_out_once_a_round_and_byes_go_around(size: TableSize) -> None:
    for seed in range(42):
        count = 3 + seed % 14
        games = simulated(names(count), 5, swiss_of(size), str(seed))
        assert appearances(games) == Counter((round, name) for round in range(1, 6) for name in names(count))
        byes = Past.of(games).byes
        assert max(byes[name] for name in names(count)) - min(byes[name] for name in names(count)) <= 1
        for game in games:
            if size.fill:
                assert len(game.players) == size.wanted
            elif not game.is_bye:
                assert size.least <= len(game.players) <= size.most


def test_seats_go_around_at_tables_of_four() -> None:
    size = TableSize(4, 2, 5)
    for seed in range(50):
        past = Past.of(simulated(names(12), 8, swiss_of(size), str(seed)))
        for name in names(12):
            held = [past.seats[name, seat] for seat in range(4)]
            assert max(held) - min(held) <= 2


def test_the_first_seat_favours_nobody_over_many_tournaments() -> None:
    first = Counter[str]()
    for seed in range(300):
        games = draw.swiss(names(8), dict.fromkeys(names(8), 0.0), TWO, [], str(seed))
        first.update(game.people[0] for game in games)
    assert all(110 <= first[name] <= 190 for name in names(8))  # 150 expected; four standard deviations are 35


def test_the_same_seed_and_the_same_games_give_the_same_draw() -> None:
    for size in (TWO, TableSize(4, 2, 5)):
        for draw_round in (swiss_of(size), robin_of(size)):
            assert simulated(names(13), 4, draw_round, "7") == simulated(names(13), 4, draw_round, "7")
            assert simulated(names(13), 4, draw_round, "7") != simulated(names(13), 4, draw_round, "8")


def test_an_arena_pairs_those_who_wait_longest_and_not_those_who_just_met() -> None:
    drawn = draw.arena(names(5), {}, TWO, [], "1")
    assert sorted(player for game in drawn for player in game.people) == names(4)
    again = draw.arena(names(4), {}, TWO, drawn, "1")
    assert not {frozenset(game.people) for game in drawn} & {frozenset(game.people) for game in again}


def test_an_arena_pairs_similar_scores() -> None:
    points = {"p0": 20.0, "p1": 0.0, "p2": 18.0, "p3": 1.0}
    drawn = draw.arena(names(4), points, TWO, [], "1")
    assert {frozenset(game.people) for game in drawn} == {frozenset(("p0", "p2")), frozenset(("p1", "p3"))}


def test_two_in_an_arena_play_again_when_nobody_else_is_there() -> None:
    drawn = draw.arena(names(2), {}, TWO, [], "1")
    assert len(draw.arena(names(2), {}, TWO, drawn, "1")) == 1
