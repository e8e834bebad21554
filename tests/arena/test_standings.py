"""Statistics, against figures worked out by hand."""

import math
import os

import pytest
from openskill.models import PlackettLuce

from bottega.arena import GameResult, LocalRunner, Tournament, play, standings
from bottega.arena.standings import ratings, share, student_t

from . import GAME


def result(number: int, deal: int, seats: str, scores: tuple[int, ...]) -> GameResult:
    """A game in which points decide alone and each seat made ten decisions in half a second."""
    winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
    n = len(scores)
    return GameResult(number, deal, f"1.{deal}", tuple(seats), scores, (0,) * n, winners, (10,) * n, (0.5,) * n)


def test_the_interval_is_students_for_the_means_of_the_deals() -> None:
    # Means 0.4, 0.5, 0.6, 0.5: standard deviation sqrt(0.02 / 3) = 0.08165; 3.1824 * 0.08165 / 2 = 0.12992.
    found = share(enumerate((0.4, 0.5, 0.6, 0.5)))
    assert found.mean == pytest.approx(0.5)
    assert (found.low, found.high) == pytest.approx((0.37008, 0.62992), abs=1e-5)


def test_games_of_one_deal_are_one_observation() -> None:
    once = share([(deal, float(deal % 3 == 0)) for deal in range(12)])
    often = share([(deal, float(deal % 3 == 0)) for deal in range(12) for _ in range(4)])
    assert often == once


def test_what_pairing_cancels_does_not_widen_the_interval() -> None:
    # Each deal is won from one seat by any bot there: without pairing 0.5 +- 0.32 (t = 2.09, n = 20).
    values = [(deal, value) for deal in range(10) for value in (0.0, 1.0)]
    values[0] = (0, 1.0)  # except one game
    found = share(values)
    assert found.mean == pytest.approx(0.55)
    # Nine deals of 0.5, one of 1: deviations 9 * 0.05^2 + 0.45^2 = 0.225; sqrt(0.225 / 9 / 10) = 0.05; t = 2.2622.
    assert found.high - found.mean == pytest.approx(2.2622 * 0.05)


def test_deals_with_more_games_weigh_more() -> None:
    # Sums 3 of 4, 1 of 2, 1 of 2, 2 of 4: mean 7/12. Beyond it: 2/3, -1/6, -1/6, -1/3; squares add up to 22/36.
    seen = {0: (1, 1, 1, 0), 1: (1, 0), 2: (1, 0), 3: (1, 1, 0, 0)}
    found = share((deal, float(value)) for deal, values in seen.items() for value in values)
    assert found.mean == pytest.approx(7 / 12)
    assert found.high - found.mean == pytest.approx(3.1824 * math.sqrt(22 / 36 * 4 / 3) / 12)


def test_always_the_same_is_not_certainty() -> None:
    # If 13.72 % of all deals were otherwise, 25 would miss them all in 2.5 of 100 tournaments: 1 - 0.025 ** (1 / 25).
    found = share((deal, 1.0) for deal in range(25))
    assert (found.mean, found.high) == (1.0, 1.0)
    assert found.low == pytest.approx(0.8628, abs=1e-4)
    assert share([(0, 1.0)]).low == pytest.approx(0.025)


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.7062), (10, 2.2281), (11, 2.2010), (30, 2.0423), (1000, 1.9623)])
def test_student_is_as_in_the_tables(freedom: int, t: float) -> None:
    assert student_t(freedom) == pytest.approx(t, abs=2e-4)


def test_standings_of_a_duel_by_hand() -> None:
    tournament = Tournament(GAME, ("a", "b"), players=2, deals=2)
    games = [
        result(1, 1, "ab", (10, 4)),
        result(2, 1, "ba", (6, 6)),
        result(3, 2, "ab", (3, 8)),
        result(4, 2, "ba", (2, 9)),
    ]
    found = standings(tournament, reversed(games))
    a, b = found.bots
    assert (a.bot, a.games, a.seats, a.wins.mean, a.score) == ("a", 4, 4, 0.625, 7.0)
    assert (b.bot, b.games, b.seats, b.wins.mean, b.score) == ("b", 4, 4, 0.375, 5.0)
    assert (a.decisions, a.seconds) == (40, 0.05)
    assert found.fair_share == 0.5
    (duel,) = found.duels
    assert (duel.bot, duel.against, duel.games, duel.wins) == ("a", "b", 4, a.wins)


def test_a_win_share_is_that_of_one_seat() -> None:
    tournament = Tournament(GAME, ("a", "b"), players=3, deals=1)
    games = [
        result(1, 1, "abb", (9, 1, 1)),
        result(2, 1, "bba", (1, 2, 9)),
        result(3, 1, "bab", (9, 1, 2)),
        result(4, 1, "baa", (1, 5, 5)),
        result(5, 1, "aab", (1, 5, 3)),
        result(6, 1, "aba", (1, 5, 3)),
    ]
    found = standings(tournament, games)
    shares = {standing.bot: standing.wins.mean for standing in found.bots}
    assert shares == {"a": pytest.approx(4 / 9), "b": pytest.approx(2 / 9)}
    assert [(duel.bot, duel.games) for duel in found.duels] == [("a", 3), ("b", 3)]
    assert [duel.wins.mean for duel in found.duels] == pytest.approx([2 / 3, 1 / 3])


def test_ratings_are_openskills() -> None:
    model = PlackettLuce()
    expected = model.rate([[model.rating()], [model.rating()], [model.rating()]], ranks=[1, 0, 1])
    found = ratings([result(1, 1, "abc", (3, 7, 3))])
    for name, team in zip("abc", expected, strict=True):
        assert found[name] == pytest.approx((team[0].mu, team[0].sigma))


def test_a_bot_on_several_seats_is_rated_once() -> None:
    model = PlackettLuce()
    expected = [team[0] for team in model.rate([[model.rating()] for _ in range(3)], ranks=[0, 1, 2])]
    found = ratings([result(1, 1, "abb", (9, 5, 1))])
    assert found["a"][0] == pytest.approx(expected[0].mu)
    assert found["b"] == pytest.approx(
        ((expected[1].mu + expected[2].mu) / 2, (expected[1].sigma + expected[2].sigma) / 2)
    )


def test_a_tie_of_equals_moves_nobody() -> None:
    found = ratings([result(1, 1, "ab", (4, 4))])
    assert found["a"][0] == found["b"][0] == PlackettLuce().rating().mu


def test_greedy_beats_three_randoms() -> None:
    tournament = Tournament(GAME, ("greedy", "random"), players=4, deals=25, gauntlet=True)
    found = play(tournament, runner=LocalRunner(min(2, os.cpu_count() or 1)))
    (duel,) = found.duels
    assert duel.games == 100
    assert duel.wins.mean >= 0.9
    assert duel.wins.low > found.fair_share
