"""What an operator should look at: people who always play each other, and games that look thrown.

Both have innocent reasons too, so nothing is done about them but listing.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from sqlalchemy import Engine, select

from ..storage.database import read_only
from ..storage.schema import PEOPLE, RESULT_SEATS, RESULTS
from ..timestamps import now_ms

DAY_MS = 86_400_000
MIN_PAIR_GAMES = 10  # rated games of a pair
PAIR_SHARE = 0.6  # of all rated games of one of the two against people
ONE_SIDED = 0.9  # of the games of a pair that one of the two wins
THROWN_MOVES = 0.5  # a game with fewer moves than this share of the usual number
MAX_TABLES = 5  # that are listed
THROWN_GAP = 8.0  # the loser's mu was higher by this much: openskill expects such a loss in about one of five games


@dataclass(frozen=True)
class Suspicion:
    """What was noticed, about whom, in which tables. `kind` is the key of a message."""

    kind: str  # "pair", "one-sided" or "thrown"
    people: tuple[str, ...]  # ids, the one who gained first
    names: tuple[str, ...]
    games: int
    tables: tuple[str, ...]  # the newest; games at home have none


def find(engine: Engine, days: int = 90) -> list[Suspicion]:
    """What was noticed in the rated games of the last days, the most striking first."""
    query = select(RESULT_SEATS, RESULTS.c.game, RESULTS.c.players, RESULTS.c.moves, RESULTS.c.ended, RESULTS.c.home)
    query = query.join(RESULTS, RESULTS.c.table_id == RESULT_SEATS.c.table_id)
    query = query.where(RESULTS.c.rated, RESULTS.c.ended >= now_ms() - days * DAY_MS).order_by(RESULTS.c.ended.desc())
    with read_only(engine).connect() as connection:
        names = {row.id: row.name for row in connection.execute(select(PEOPLE.c.id, PEOPLE.c.name))}
        agents = set(connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.agent)).scalars())
        games = defaultdict[str, list[Any]](list)
        for row in connection.execute(query):
            if row.person not in agents:  # the server draws their games
                games[row.table_id].append(row)
    return [*_pairs(games, names), *_thrown(games, names)]


def _pairs(games: dict[str, list[Any]], names: dict[str, str]) -> list[Suspicion]:
    together, wins = defaultdict[tuple[str, str], list[str]](list), Counter[tuple[str, str]]()
    with_people = Counter[str]()
    for table, seats in games.items():
        people = sorted((row for row in seats if row.person), key=lambda row: row.person)
        if len(people) > 1:
            with_people.update(row.person for row in people)
        for one, other in combinations(people, 2):
            together[one.person, other.person].append(table)
            wins[one.person, other.person] += one.place < other.place
            wins[other.person, one.person] += other.place < one.place
    found = []
    for (one, other), tables in together.items():
        count = len(tables)
        if count < MIN_PAIR_GAMES or count < PAIR_SHARE * min(with_people[one], with_people[other]):
            continue
        first, second = (one, other) if wins[one, other] >= wins[other, one] else (other, one)
        kind = "one-sided" if wins[first, second] >= ONE_SIDED * count else "pair"
        found.append(Suspicion(kind, (first, second), (names[first], names[second]), count, _newest(tables, games)))
    return sorted(found, key=lambda one: (one.kind != "one-sided", -one.games))


def _thrown(games: dict[str, list[Any]], names: dict[str, str]) -> list[Suspicion]:
    """Games that a much stronger person lost by leaving, or in far fewer moves than usual."""
    usual = _usual_moves(games)
    found = defaultdict[tuple[str, str], list[str]](list)
    for table, seats in games.items():
        people = [row for row in seats if row.person and row.mu is not None]
        short = seats[0].moves < THROWN_MOVES * usual[seats[0].game, seats[0].players]
        for loser in people:
            for winner in people:
                if winner.place < loser.place and loser.mu - winner.mu >= THROWN_GAP and (short or loser.left):
                    found[winner.person, loser.person].append(table)
    listed = [
        Suspicion("thrown", pair, (names[pair[0]], names[pair[1]]), len(tables), _newest(tables, games))
        for pair, tables in found.items()
    ]
    return sorted(listed, key=lambda one: -one.games)


def _newest(tables: list[str], games: dict[str, list[Any]]) -> tuple[str, ...]:
    return tuple(table for table in tables if not games[table][0].home)[:MAX_TABLES]


def _usual_moves(games: dict[str, list[Any]]) -> dict[tuple[str, int], float]:
    """The median number of moves, by game and number of players."""
    lengths = defaultdict[tuple[str, int], list[int]](list)
    for seats in games.values():
        lengths[seats[0].game, seats[0].players].append(seats[0].moves)
    return {key: sorted(found)[len(found) // 2] for key, found in lengths.items()}
