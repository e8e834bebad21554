"""The games that the server's tests use. They are chosen by their properties, never by name.

Each function says what a test needs and returns a game that has it, found by playing random matches.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from itertools import islice
from typing import Any

import bottega
from bottega.engine.fields import OWNER
from bottega.engine.match import Match
from tests.games.secrecy import Table as SampleTable
from tests.games.secrecy import secrets

SEEDS = range(3)  # of the random matches in which a property is looked for


def games_for(players: int) -> list[str]:
    """All games that this number of people can play."""
    return [slug for slug in bottega.GAMES if players in bottega.game(slug).players]


@cache
def simple_game(players: int) -> str:
    """For tests in which the game does not matter. The first seat starts, so that tests know whose turn it is."""

    def first_seat_starts(slug: str) -> bool:
        return all(bottega.new(slug, players=players, seed=seed).actors == (0,) for seed in range(8))

    return next(slug for slug in games_for(players) if first_seat_starts(slug))


def random_match(slug: str, players: int, seed: int = 0) -> Iterator[Match]:
    """One match, before each of its random moves and at its end."""
    rng = random.Random(seed)
    match = bottega.new(slug, players=players, seed=seed)
    yield match
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        yield match


@cache
def length(slug: str, players: int) -> int:
    """How many moves the shortest of some random matches has."""
    return min(sum(1 for _ in random_match(slug, players, seed)) - 1 for seed in SEEDS)


@cache
def long_game(players: int) -> str:
    """The game with the most moves: for tests in which it must not end too early."""
    return max(games_for(players), key=lambda slug: length(slug, players))


@cache
def short_game(players: int) -> str:
    """The game with the fewest moves: for tests that play to the end."""
    return min(games_for(players), key=lambda slug: length(slug, players))


@cache
def game_with_undo(players: int) -> str:
    """The game in which a seat can soonest take back two moves of its own."""

    def first(slug: str) -> int:
        matches = enumerate(random_match(slug, players))
        return next((number for number, match in matches if match.undoable >= 2), 10_000)

    return min(games_for(players), key=first)


@cache
def game_with_early_secret_choice(players: int) -> str:
    """The game in which several seats soonest choose at the same time, in secret."""

    def first(slug: str) -> int:
        matches = enumerate(random_match(slug, players))
        return next((number for number, match in matches if len(match.actors) > 1), 10_000)

    return min(games_for(players), key=first)


@cache
def game_with_private_fields(players: int) -> str:
    """A game in which a seat knows something from the start that the others do not."""
    return next(slug for slug in games_for(players) if private_fields(slug, players))


def private_fields(slug: str, players: int) -> set[str]:
    """The fields that only their owner sees, and that are set at the start of a game."""
    view = bottega.new(slug, players=players, seed=0).view(0)
    owned = {name for name, field in bottega.game(slug).record.fields.items() if field.see == OWNER}
    return {name for name in owned if view[name][0] is not None}


@cache
def nearly_over(slug: str, players: int, moves: int = 4) -> dict[str, Any]:
    """A position a few moves before the end of a random match, with the usual options."""
    played = list(random_match(slug, players))[-1].log
    match = bottega.new(slug, players=players, seed=0)
    for seat, move in played[: len(played) - moves]:
        match.play(seat, move)
    options = {option.name for option in match.game.options} | set(match.game.variants)
    return {name: value for name, value in match.position().items() if name not in options}


def options_of(match: Match) -> dict[str, Any]:
    return {name: value for name, value in match.settings.items() if name != "players"}


# ---- matches with secrets, as the tests of the games describe them


def sample_tables(slug: str) -> list[SampleTable]:
    """Ways to start and play a match in which hidden things happen."""
    return secrets(slug).tables if find_spec(f"tests.games.{slug}") else []


def all_sample_tables() -> list[tuple[str, SampleTable]]:
    return [(slug, table) for slug in bottega.GAMES for table in sample_tables(slug)]


@cache
def secret_choices() -> list[tuple[str, SampleTable]]:
    """A sample table of each game in which several seats choose at the same time, in secret.

    If there is one at which somebody looks on, it is taken.
    """
    found = []
    for slug in bottega.GAMES:
        tables = [table for table in sample_tables(slug) if _choosers(table) > 1]
        tables.sort(key=lambda table: _choosers(table) == table.begin(0).players)
        found += [(slug, table) for table in tables[:1]]
    assert found
    return found


@cache
def _choosers(table: SampleTable) -> int:
    """How many seats take part in the first secret choice of a match; 0 if there is none."""
    match, rng = table.begin(0), random.Random(0)
    while not match.over and len(match.actors) < 2:
        match.play(match.actors[0], table.driver(match, match.actors[0], rng))
    return len(match.actors)


# ---- moves set in advance


@dataclass(frozen=True)
class PremoveStart:
    """A position in which `first` can make a move that the next seat, `second`, can set in advance as its reply.

    After the move with the number `other`, the reply is legal too.
    """

    slug: str
    position: dict[str, Any]
    move: str
    other: int
    first: int
    second: int
    third: int  # another seat, if there is one
    chain: bool  # whether the third can then do the same


@cache
def premove_starts(players: int = 3) -> list[PremoveStart]:
    """One for each game in which moves can be set in advance."""
    found = []
    for slug in games_for(players):
        starts = (_premove_start(match) for seed in SEEDS for match in islice(random_match(slug, players, seed), 120))
        start = next((one for one in starts if one), None) if bottega.game(slug).moves.premoves else None
        found += [start] if start else []
    assert found
    return found


def _premove_start(match: Match) -> PremoveStart | None:
    for name in match.game.moves.premoves if len(match.actors) == 1 else ():
        seats, trial = list[int](), _copy(match)
        while len(trial.actors) == 1 and trial.actors[0] not in seats and trial.may_premove(trial.actors[0], name):
            seats.append(trial.actors[0])
            trial.play(seats[-1], (name,))
        if len(seats) < 2 or trial.actors in ((), (seats[1],)):
            continue
        for other in match.legal(seats[0]):
            trial = _copy(match)
            trial.play(seats[0], other)
            if other.name != name and trial.actors == (seats[1],) and trial.may_premove(seats[1], name):
                options = {option.name for option in match.game.options} | set(match.game.variants)
                position = {key: value for key, value in match.position().items() if key not in options}
                third = next((seat for seat in range(match.players) if seat not in seats[:2]), seats[0])
                first, second, chain = seats[0], seats[1], len(seats) > 2
                return PremoveStart(match.game.slug, position, name, other.number, first, second, third, chain)
    return None


def _copy(match: Match) -> Match:
    return Match.resume(match.save(), match.game, match.players, match.seed, options_of(match), match.start)
