"""Statistics of the bots: win shares with confidence intervals, scores, ratings, time.

All intervals are 95 % intervals over deals. Games on the same deal are alike, so a deal counts as one observation, no
matter how many games were played on it.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean

from ..engine.extras import extra

with extra("arena"):
    from openskill.models import PlackettLuce

from .game import GameResult
from .tournament import Tournament

# Student's t for 95 %, by degrees of freedom from 1. Above, an expansion in the normal quantile is exact to 0.0002.
SMALL_T = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


@dataclass(frozen=True)
class Share:
    """A share of wins with its confidence interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """The statistics of one bot."""

    bot: str
    games: int
    seats: int  # held in these games; more than the games if the bot held several seats in one
    wins: Share  # per seat held
    score: float  # mean per seat
    mu: float  # openskill's rating and its uncertainty
    sigma: float
    decisions: int
    seconds: float  # thinking time per decision


@dataclass(frozen=True)
class Duel:
    """The games of one bot alone against a table of another bot."""

    bot: str
    against: str
    games: int
    wins: Share


@dataclass(frozen=True)
class Standings:
    """The bots, best first, and their duels if there were any."""

    tournament: Tournament
    games: int
    bots: tuple[Standing, ...]
    duels: tuple[Duel, ...]

    @property
    def fair_share(self) -> float:
        """The win share of a seat if all bots play equally well."""
        return 1 / self.tournament.players


def standings(tournament: Tournament, results: Iterable[GameResult]) -> Standings:
    """The standings after these games."""
    played = sorted(results, key=lambda result: result.number)
    rated = ratings(played)
    bots = [_standing(name, played, rated[name]) for name in tournament.bots if name in rated]
    bots.sort(key=lambda standing: -standing.wins.mean)
    return Standings(tournament, len(played), tuple(bots), tuple(_duels(tournament, played)))


def _standing(name: str, played: Sequence[GameResult], rating: tuple[float, float]) -> Standing:
    held = [(game, seat) for game in played for seat, bot in enumerate(game.seats) if bot == name]
    decisions = sum(game.decisions[seat] for game, seat in held)
    return Standing(
        bot=name,
        games=len({game.number for game, _ in held}),
        seats=len(held),
        wins=share((game.deal, game.share(seat)) for game, seat in held),
        score=fmean(game.scores[seat] for game, seat in held),
        mu=rating[0],
        sigma=rating[1],
        decisions=decisions,
        seconds=sum(game.seconds[seat] for game, seat in held) / max(1, decisions),
    )


def _duels(tournament: Tournament, played: Sequence[GameResult]) -> Iterable[Duel]:
    if tournament.lineup == "mixed":
        return
    for one, other, *_ in tournament.lineups():
        games = [game for game in played if game.seats.count(one) == 1 and {*game.seats} == {one, other}]
        if games:
            yield Duel(one, other, len(games), share((game.deal, game.share(game.seats.index(one))) for game in games))


def share(observed: Iterable[tuple[int, float]]) -> Share:
    """The mean of all observations, with an interval from the spread between deals.

    If every deal has the same number of observations, as in a finished tournament, the interval is Student's for the
    means of the deals. If all deals came out the same, the spread says nothing. Then the interval allows for as many
    other deals as could exist and still not occur in 95 of 100 tournaments.

    >>> share([(1, 1.0), (1, 0.0), (2, 1.0), (2, 1.0)])
    Share(mean=0.75, low=0.0, high=1.0)
    """
    sums, counts = defaultdict[int, float](float), defaultdict[int, int](int)
    for deal, value in observed:
        sums[deal] += value
        counts[deal] += 1
    deals, total = len(counts), sum(counts.values())
    mean = sum(sums.values()) / total
    # The mean is a ratio of two sums over deals; its spread comes from what each deal adds beyond the mean.
    spread = sum((sums[deal] - mean * counts[deal]) ** 2 for deal in counts)
    if spread > 1e-12:
        half = student_t(deals - 1) * math.sqrt(spread * deals / (deals - 1)) / total
    else:
        half = 1 - 0.025 ** (1 / deals)
    return Share(mean, max(0.0, mean - half), min(1.0, mean + half))


def student_t(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t.

    >>> [round(student_t(n), 3) for n in (1, 10, 24, 100)]
    [12.706, 2.228, 2.064, 1.984]
    """
    if freedom <= len(SMALL_T):
        return SMALL_T[freedom - 1]
    z = NormalDist().inv_cdf(0.975)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def ratings(played: Iterable[GameResult]) -> dict[str, tuple[float, float]]:
    """The openskill rating (mu, sigma) of each bot, from the ranks of the games in order.

    A bot that holds several seats gets the mean of their new ratings. Sigma assumes that games are independent; the
    interval of the win share does not.
    """
    model = PlackettLuce()
    fresh = model.rating()
    rated: defaultdict[str, tuple[float, float]] = defaultdict(lambda: (fresh.mu, fresh.sigma))
    for game in played:
        teams = [[model.rating(*rated[bot])] for bot in game.seats]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in game.ranks()])]
        for name in dict.fromkeys(game.seats):
            own = [rating for bot, rating in zip(game.seats, after, strict=True) if bot == name]
            rated[name] = (fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own))
    return dict(rated)
