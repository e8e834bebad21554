"""How a result changes ratings: openskill's Plackett-Luce model, and how ratings are shown to people."""

from collections.abc import Sequence
from functools import cache

from ...engine.extras import extra
from .anchors import Strength

with extra("server"):
    from openskill.models import PlackettLuce

POINTS_PER_MU = 60  # a newcomer, mu 25, has 1500 points
INTERVAL = 1.96  # standard deviations: the rating is within the interval shown with a probability of 95 %
PROVISIONAL_GAMES = 10  # until then a rating says little


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def rate(seats: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """The ratings of all seats after a game. Equal places are a draw.

    >>> newcomer = Strength(25.0, 25 / 3)
    >>> winner, loser = rate([newcomer, newcomer], [1, 2])
    >>> winner.mu > 25 > loser.mu, winner.sigma < 25 / 3
    (True, True)
    """
    model = _model()
    teams = [[model.rating(mu, sigma)] for mu, sigma in seats]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma) for team in rated]


def shown_points(strength: Strength) -> int:
    """The rating in the points that people see."""
    return round(POINTS_PER_MU * strength.mu)


def shown_uncertainty(strength: Strength) -> int:
    """Half the width of the 95 % interval, in points."""
    return round(POINTS_PER_MU * INTERVAL * strength.sigma)
