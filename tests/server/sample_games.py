"""The games that the server's tests use. They are chosen by their properties, never by name.

Where any game will do, tests use `ANY_GAME`. The others are found by playing at random: each function says what a test
needs, and returns a game that has it.
"""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import bottega
from bottega.engine.fields import OWNER
from bottega.engine.match import Match

ANY_GAME = bottega.GAMES[0]
SEEDS = range(3)  # of the random games in which a property is looked for


def games_for(players: int) -> list[str]:
    """The games that this number of people can play."""
    return [slug for slug in bottega.GAMES if players in bottega.game(slug).players]


def random_match(slug: str, players: int, seed: int = 0, **options: Any) -> Iterator[Match]:
    """One match, before each of its moves and at its end. The moves are random."""
    rng = random.Random(seed)
    match = bottega.new(slug, players=players, seed=seed, **options)
    yield match
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        yield match


def length(slug: str, players: int, seed: int = 0) -> int:
    """How many moves a random match has."""
    return sum(1 for _ in random_match(slug, players, seed)) - 1


@cache
def long_game(players: int) -> str:
    """The game with the most moves: it is still running after everything that a test does to it."""
    return max(games_for(players), key=lambda slug: length(slug, players))


@cache
def short_game(players: int) -> str:
    """The game with the fewest moves: for tests that play to the end."""
    return min(games_for(players), key=lambda slug: length(slug, players))


@cache
def games_with_secret_choices() -> list[str]:
    """The games in which several seats choose at the same time, in secret."""
    return [slug for slug in bottega.GAMES if _has_secret_choice(slug)]


def _has_secret_choice(slug: str) -> bool:
    players = bottega.game(slug).players[-1]
    return any(len(match.actors) > 1 for seed in SEEDS for match in random_match(slug, players, seed))


@cache
def game_with_undo(players: int) -> str:
    """The game in which a seat can soonest take back two moves of its own."""
    return min(games_for(players), key=lambda slug: _moves_until_undoable(slug, players, 2))


def _moves_until_undoable(slug: str, players: int, count: int) -> int:
    matches = enumerate(random_match(slug, players))
    return next((number for number, match in matches if match.undoable >= count), 10_000)


@cache
def game_with_private_fields(players: int) -> str:
    """A game in which a seat knows something from the start that the others do not."""
    return next(slug for slug in games_for(players) if _private(slug, players))


def _private(slug: str, players: int) -> set[str]:
    view = bottega.new(slug, players=players, seed=0).view(0)
    return {name for name in fields(slug, OWNER) if view[name][0] is not None}


def fields(slug: str, visibility: Any) -> set[str]:
    """The names of a game's fields that are visible to EVERYONE, to their OWNER, or to NOBODY."""
    return {name for name, field in bottega.game(slug).record.fields.items() if field.see == visibility}


@cache
def nearly_over(slug: str, players: int, moves: int = 4) -> dict[str, Any]:
    """A position a few moves before the end of a random match, with the usual options."""
    wanted = length(slug, players) - moves
    match = next(one for number, one in enumerate(random_match(slug, players)) if number == wanted)
    options = {option.name for option in match.game.options} | set(match.game.variants)
    return {name: value for name, value in match.position().items() if name not in options}
