"""Heuristic scores, and how the greedy bot does against random players."""

import random

import numpy as np

from bottega.bots import bot
from bottega.bots.heuristic import score_moves, with_heuristic
from bottega.engine.game import Game
from bottega.engine.match import Match


def worths(match: Match, target: str = "python") -> dict[str, int]:
    """The heuristic score of each legal move of the acting seat."""
    seat = match.actors[0]
    moves = match.legal(seat)
    worth = np.zeros(len(moves), np.int64)
    numbers = np.array([move.number for move in moves])
    with_heuristic(match.game, target).link(score_moves)(match.state, seat, numbers, len(moves), worth)
    return {" ".join(map(str, move.parts)): int(value) for move, value in zip(moves, worth, strict=True)}


def best(match: Match, *before: str) -> str:
    """The best move of seat 0 by the heuristic, after these moves."""
    for move in before:
        match.play(0, move)
    found = worths(match)
    return max(found, key=lambda move: found[move])


def decisions(game: Game, games: int, longest: int = 100) -> list[Match]:
    """Matches with all numbers of players, stopped somewhere in random play."""
    found = []
    for seed in range(games):
        match, rng = Match(game, game.players[seed % len(game.players)], seed), random.Random(seed)
        stop = rng.randrange(2, longest)
        while not match.over and len(match.log) < stop:
            seat = match.actors[0]
            match.play(seat, rng.choice(match.legal(seat)))
        if not match.over:
            found.append(match)
    return found


def wins_against_chance(game: Game, players: int, matches: int) -> int:
    """How many matches the greedy bot wins alone, in changing seats, against random players."""
    wins = 0
    for seed in range(matches):
        match, greedy = Match(game, players, seed), seed % players
        bots = [bot("greedy" if seat == greedy else "random", game, seat, "cpu") for seat in range(players)]
        while not match.over:
            seat = match.actors[0]
            match.play(seat, bots[seat].choose(match, seat))
        wins += tuple(match.winners) == (greedy,)
    return wins
