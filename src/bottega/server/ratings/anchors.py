"""The known strength of the bots, from the file `anchors.toml` in a game's folder.

    [two]
    garzone = { mu = 14.2, sigma = 1.0 }

A level that the file does not name lies between its neighbours, or a step beyond the last one. If a game has no file,
its bots have the rating of a newcomer: its large uncertainty lets a game against them count for little.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import bottega

from ...bots.levels import LEVELS
from .classes import PlayerClass

NEWCOMER_MU, NEWCOMER_SIGMA = 25.0, 25.0 / 3  # openskill's own
STEP = 3.0  # between two levels, where no measurement says it
GUESSED_SIGMA = 3.0  # of a level that was not measured itself


class Strength(NamedTuple):
    """An openskill rating: the estimate, and its uncertainty as a standard deviation."""

    mu: float
    sigma: float


NEWCOMER = Strength(NEWCOMER_MU, NEWCOMER_SIGMA)


def bot_strength(game: str, group: PlayerClass, level: str) -> Strength:
    """The strength of a level in a game."""
    return estimate(_measured(game).get(group, {}), level, tuple(LEVELS))


def estimate(measured: dict[str, Strength], level: str, levels: tuple[str, ...]) -> Strength:
    """The strength of a level among all levels, which are listed from weak to strong.

    >>> measured = {"weak": Strength(20, 1), "strong": Strength(30, 1)}
    >>> estimate(measured, "middle", ("weak", "middle", "strong", "best"))
    Strength(mu=25.0, sigma=3.0)
    >>> estimate(measured, "best", ("weak", "middle", "strong", "best"))
    Strength(mu=33.0, sigma=3.0)
    >>> estimate({}, "middle", ("weak", "middle", "strong")) == NEWCOMER
    True
    """
    if level in measured:
        return measured[level]
    known = [name for name in levels if name in measured]
    if level not in levels or not known:
        return NEWCOMER
    place = levels.index(level)
    below = [name for name in known if levels.index(name) < place]
    above = [name for name in known if levels.index(name) > place]
    if below and above:
        low, high = levels.index(below[-1]), levels.index(above[0])
        share = (place - low) / (high - low)
        mu = measured[below[-1]].mu * (1 - share) + measured[above[0]].mu * share
    elif below:
        mu = measured[below[-1]].mu + STEP * (place - levels.index(below[-1]))
    else:
        mu = measured[above[0]].mu - STEP * (levels.index(above[0]) - place)
    return Strength(mu, GUESSED_SIGMA)


@cache
def _measured(game: str) -> dict[str, dict[str, Strength]]:
    file = files(bottega.game(game).package) / "anchors.toml"
    if not file.is_file():
        return {}
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        group: {level: Strength(float(one["mu"]), float(one["sigma"])) for level, one in levels.items()}
        for group, levels in found.items()
    }
