"""Section 11: the end of the game; 12.3 and 14.1."""

import random

import pytest

import bottega
from tests.games.steps import clause_against, play

from .box import PLAYERS, at, lands, told, turn

LEVEL = lands("milan rome", "paris lyon", "kiev moscow")
AHEAD = LEVEL | lands("", "bordeaux")  # seat 1 has the crown: two points


@pytest.mark.rule("magnifico:11.1")
def test_the_game_ends_when_somebody_has_thirty_points() -> None:
    match = at("scoring", owner=LEVEL, points=[28, 10, 10])
    assert match.over
    assert match.winners == (0,)
    assert told(match, "won") == [(0, 30)]
    assert clause_against(match, "1 end") == "11.1"
    assert not at("scoring", owner=LEVEL, points=[27, 10, 10]).over


@pytest.mark.rule("magnifico:11.1", "magnifico:10.6", "magnifico:10.7")
def test_points_that_count_at_once_end_it_in_the_middle_of_a_turn() -> None:
    match = turn(owner=LEVEL, store=[{"mona_lisa": 1}], points=[27, 29, 29])
    play(match, "0 activate mona_lisa")
    assert (match.over, match.winners, match.view()["winner"]) == (True, (0,), 0)
    built = turn(owner=LEVEL, castle={"milan": 1}, tank_card=["tank_2_3"], points=[28, 29, 29])
    play(built, "0 build_tank milan")
    assert built.winners == (0,)


@pytest.mark.rule("magnifico:11.2", "magnifico:11.3")
def test_the_player_with_the_most_points_scores_first_and_wins_even_if_another_would_have_more() -> None:
    castle, towers = {"kiev": 1, "moscow": 1}, {"kiev": 4, "moscow": 4}  # four points for seat 2
    match = at("scoring", owner=AHEAD, points=[0, 28, 27], castle=castle, towers=towers)
    assert match.winners == (1,)
    assert match.view()["points"] == [0, 30, 27]
    assert [who for who, *_ in told(match, "scored")] == [1]


@pytest.mark.rule("magnifico:11.2", "magnifico:12.3")
def test_among_equals_the_owner_of_the_leonardo_card_comes_first_then_clockwise() -> None:
    match = at("scoring", owner=LEVEL, points=[7, 7, 7], leonardo=1)
    assert [who for who, *_ in told(match, "scored")] == [1, 2, 0]
    mixed = at("scoring", 4, owner=LEVEL | {"lisbon": 3}, points=[7, 9, 7, 9], leonardo=2)
    assert [who for who, *_ in told(mixed, "scored")] == [3, 1, 2, 0]


@pytest.mark.rule("magnifico:11.3", "magnifico:12.3")
def test_so_of_two_who_could_win_the_owner_does() -> None:
    both = LEVEL | lands("", "bordeaux")
    match = at("scoring", owner=both, points=[28, 28, 0], leonardo=0)
    assert match.winners == (0,)
    match = at("scoring", owner=both, points=[28, 28, 0], leonardo=2)
    assert match.winners == (1,)


@pytest.mark.rule("magnifico:14.1", "magnifico:11.1")
@pytest.mark.parametrize("goal", [20, 30, 40, 50])
def test_another_goal_may_be_agreed_on(goal: int) -> None:
    assert at("scoring", owner=LEVEL, goal=str(goal), points=[goal - 2, 0, 0]).over
    assert not at("scoring", owner=LEVEL, goal=str(goal), points=[goal - 3, 0, 0]).over


@pytest.mark.rule("magnifico:11.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_game_has_one_winner_with_the_most_points(players: int) -> None:
    match = bottega.new("magnifico", players, seed=players)
    rng = random.Random(players)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    (winner,) = match.winners
    assert winner == match.view()["winner"]
    assert match.scores[winner] >= 30 > max(points for seat, points in enumerate(match.scores) if seat != winner)
