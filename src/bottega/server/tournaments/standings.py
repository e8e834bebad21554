"""Scores and the order of the players.

A game is worth one point: the share of the other seats that one beat, a shared place counting half. So a win is 1, the
last place 0, and second of three 0.5, at tables of any size. A bye is 1.

Equal scores are decided by the strength of the opponents (Buchholz: the mean of their scores, added up over the games),
then by whom one beat (Sonneborn-Berger: the scores of those beaten, half for shared places), then by wins.

In an arena a win is worth 2 points, second place at a table of three or more and a shared win 1. After two wins in a
row points count double until the next game that is not won. There is no limit to the number of games.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import fmean
from typing import Literal

from .record import Game

Format = Literal["round_robin", "swiss", "arena"]
STREAK = 2  # wins in a row after which points of an arena count double


@dataclass(frozen=True)
class Standing:
    """One line of the table of a tournament."""

    player: str
    place: int  # those who are equal in everything share it
    score: float
    opponents: float  # Buchholz
    beaten: float  # Sonneborn-Berger
    wins: int
    games: int


def game_points(places: Sequence[int]) -> list[Fraction]:
    """What a game is worth to each seat.

    >>> [str(points) for points in game_points([2, 1, 3])]
    ['1/2', '1', '0']
    >>> [str(points) for points in game_points([1, 1])]
    ['1/2', '1/2']
    """
    if len(places) == 1:
        return [Fraction(1)]
    return [
        sum((_against(place, other) for n, other in enumerate(places) if n != seat), Fraction(0)) / (len(places) - 1)
        for seat, place in enumerate(places)
    ]


def _against(place: int, other: int) -> Fraction:
    return Fraction((place < other) * 2 + (place == other), 2)


def arena_points(place: int, places: Sequence[int], streak: int) -> int:
    """What a game of an arena is worth, after a number of wins in a row.

    >>> [arena_points(place, [1, 2, 3], streak=0) for place in (1, 2, 3)], arena_points(1, [1, 2], streak=2)
    ([2, 1, 0], 4)
    """
    if place == 1:
        points = 2 if list(places).count(1) == 1 else 1
    else:
        points = int(place == 2 and len(places) > 2)
    return points * (2 if streak >= STREAK else 1)


def scores(players: Iterable[str], games: Sequence[Game], format: Format) -> dict[str, float]:
    """The score of each player after the games that are over, in the order in which they ended."""
    return _arena_scores(players, games) if format == "arena" else _scores(players, games)


def _scores(players: Iterable[str], games: Sequence[Game]) -> dict[str, float]:
    total = dict.fromkeys(players, Fraction(0))
    for game in games:
        if game.places is not None:
            for player, points in zip(game.players, game_points(game.places), strict=True):
                if player in total:
                    total[player] += points
    return {player: float(points) for player, points in total.items()}


def _arena_scores(players: Iterable[str], games: Sequence[Game]) -> dict[str, float]:
    total, streak = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
    for game in games:
        if game.places is not None:
            for player, place in zip(game.players, game.places, strict=True):
                if player in total:
                    total[player] += arena_points(place, game.places, streak[player])
                    streak[player] = streak[player] + 1 if _won(place, game.places) else 0
    return {player: float(points) for player, points in total.items()}


def _won(place: int, places: Sequence[int]) -> bool:
    return place == 1 and list(places).count(1) == 1


def standings(players: Sequence[str], games: Sequence[Game], format: Format) -> list[Standing]:
    """All players, the best first."""
    score = scores(players, games, format)
    rows = [_row(player, games, score) for player in players]
    rows.sort(key=lambda row: (_rank(row), row[0]))
    placed: list[Standing] = []
    for number, row in enumerate(rows, 1):
        shared = bool(placed) and _rank(row) == _rank(rows[number - 2])
        player, points, opponents, beaten, wins, played = row
        place = placed[-1].place if shared else number
        placed.append(Standing(player, place, points, opponents, beaten, wins, played))
    return placed


Row = tuple[str, float, float, float, int, int]


def _rank(row: Row) -> tuple[float, ...]:
    return tuple(-value for value in row[1:5])


def _row(player: str, games: Sequence[Game], score: dict[str, float]) -> Row:
    opponents, beaten, wins, played = 0.0, 0.0, 0, 0
    for game in games:
        if game.places is None or game.is_bye or player not in game.players:
            continue
        seat = game.players.index(player)
        others = [(n, other) for n, other in enumerate(game.players) if other is not None and n != seat]
        if others:
            opponents += fmean(score.get(other, 0.0) for _, other in others)
        beaten += sum(float(_against(game.places[seat], game.places[n])) * score.get(other, 0.0) for n, other in others)
        wins += _won(game.places[seat], game.places)
        played += 1
    return player, score[player], round(opponents, 6), round(beaten, 6), wins, played
