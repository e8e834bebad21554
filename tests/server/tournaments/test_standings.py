"""Scores, tie-breaks and the points of an arena."""

from fractions import Fraction
from random import Random

from bottega.server.tournaments.record import Game
from bottega.server.tournaments.standings import game_points, scores, standings


def test_a_game_is_worth_the_same_at_tables_of_any_size() -> None:
    rng = Random(1)
    for size in (2, 3, 4, 5):
        for _ in range(50):
            results = [rng.randrange(3) for _ in range(size)]
            places = [1 + sum(other > own for other in results) for own in results]
            assert sum(game_points(places)) == Fraction(size, 2)


def test_a_bye_is_a_point_and_no_opponent() -> None:
    row = standings(["a"], [Game(1, ("a",), (1,))], "swiss")[0]
    assert (row.score, row.opponents, row.games) == (1.0, 0.0, 0)


def test_games_that_are_not_over_and_bots_do_not_count() -> None:
    games = [Game(1, ("a", None), (2, 1)), Game(2, ("a", "b"))]
    assert scores(["a", "b"], games, "swiss") == {"a": 0.0, "b": 0.0}


def test_equal_scores_are_decided_by_the_strength_of_the_opponents() -> None:
    games = [
        Game(1, ("a", "b"), (1, 2)),
        Game(1, ("c", "d"), (1, 2)),
        Game(2, ("b", "d"), (1, 2)),
    ]  # a, b and c have a point; a beat one who has a point, b lost to one, c met nobody who has one
    rows = standings(["d", "c", "b", "a"], games, "swiss")
    assert [(row.player, row.place) for row in rows] == [("a", 1), ("b", 2), ("c", 3), ("d", 4)]


def test_players_who_are_equal_in_everything_share_a_place() -> None:
    games = [Game(1, ("a", "b"), (1, 1))]
    assert [(row.player, row.place) for row in standings(["b", "a", "c"], games, "swiss")] == [
        ("a", 1),
        ("b", 1),
        ("c", 3),
    ]


def test_wins_in_a_row_count_double_in_an_arena_until_one_is_missed() -> None:
    results = [(1, 2), (1, 2), (1, 2), (2, 1), (1, 2)]
    games = [Game(1, ("a", "b"), places) for places in results]
    assert scores(["a", "b"], games, "arena") == {"a": 2 + 2 + 4 + 0 + 2, "b": 2}
