"""Draws the tables of a round.

- *Round robin*: everybody meets everybody else. With two at a table each pair meets once (the circle method). With
  more, each round seats together those who have met least.
- *Swiss*: those with about the same score play together, and nobody meets the same opponents again if that can be
  avoided.
- *Arena*: those who are free play together, at any time, as close in score as possible and not as in their last game.

The same games so far and the same seed give the same draw.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from random import Random

from .record import Game, Past
from .seating import seated

TRIES = 6  # random starts of the search for tables of three and more
AGAIN = 10_000  # what a second meeting costs, in squares of a hundredth of a point
AT_ONCE = 1_000  # in an arena: what meeting the opponent of the last game costs

Cost = Callable[[str, str], int]


@dataclass(frozen=True)
class TableSize:
    """How many play at a table: the number that is wanted, and what the game allows."""

    wanted: int
    least: int
    most: int
    fill: bool = False  # bots fill a table up to the number that is wanted

    def split(self, players: int) -> list[int]:
        """The sizes of the tables for so many players, as even as possible. Who is left over sits out.

        >>> TableSize(4, 2, 5).split(10)
        [4, 3, 3]
        >>> TableSize(2, 2, 2).split(5)
        [2, 2]
        >>> TableSize(3, 3, 5).split(8)
        [4, 4]
        >>> TableSize(4, 2, 5, fill=True).split(5)
        [3, 2]
        """
        for seated_players in range(players, 0, -1):
            least = 1 if self.fill else self.least
            most = self.wanted if self.fill else self.most
            counts = [
                tables
                for tables in range(1, seated_players + 1)
                if least <= seated_players // tables and -(-seated_players // tables) <= most
            ]
            if counts:
                tables = min(counts, key=lambda count: (abs(seated_players / count - self.wanted), count))
                small, more = divmod(seated_players, tables)
                return [small + 1] * more + [small] * (tables - more)
        return []


def swiss(
    players: Sequence[str], scores: Mapping[str, float], size: TableSize, games: Sequence[Game], seed: str
) -> list[Game]:
    """The next round of a Swiss tournament. `players` are those who play in it."""

    def cost(past: Past) -> Cost:
        return lambda one, other: (
            AGAIN * 100 * past.meetings(one, other) ** 2 + round(100 * (scores[one] - scores[other])) ** 2
        )

    return _round(players, scores, size, games, seed, cost)


def round_robin(players: Sequence[str], size: TableSize, games: Sequence[Game], seed: str) -> list[Game]:
    """The next round of a round robin. With two at a table, `players` are all who entered, also those who have left, in
    a fixed order."""
    if is_circle(size):
        return _circle(players, games, seed)
    return _round(players, {}, size, games, seed, lambda past: lambda one, other: past.meetings(one, other) ** 2)


def is_circle(size: TableSize) -> bool:
    """Whether all rounds of a round robin are fixed when it begins."""
    return size.wanted == 2 and not size.fill


def rounds_of_round_robin(players: int, size: TableSize) -> int:
    """After how many rounds everybody has met everybody else, as nearly as possible.

    >>> rounds_of_round_robin(6, TableSize(2, 2, 2)), rounds_of_round_robin(7, TableSize(2, 2, 2))
    (5, 7)
    >>> rounds_of_round_robin(9, TableSize(3, 3, 5))
    4
    """
    if is_circle(size):
        return players - 1 + players % 2
    return -(-(players - 1) // (size.wanted - 1))


def arena(
    waiting: Sequence[str], scores: Mapping[str, float], size: TableSize, games: Sequence[Game], seed: str
) -> list[Game]:
    """Games for those who wait, longest first. Only full tables; the others wait on."""
    past, rng = Past.of(games), _rng(seed, len(games))
    full = len(waiting) // size.wanted
    chosen = waiting[: full * size.wanted]

    def cost(one: str, other: str) -> int:
        again = other in past.last.get(one, ()) or one in past.last.get(other, ())
        return AT_ONCE * again + past.meetings(one, other) + round(scores.get(one, 0) - scores.get(other, 0)) ** 2

    tables = _tables(chosen, [size.wanted] * full, cost, rng)
    return [Game(1, seated(table, size.wanted, past, rng)) for table in tables]


# ---- one round


def _round(
    players: Sequence[str],
    scores: Mapping[str, float],
    size: TableSize,
    games: Sequence[Game],
    seed: str,
    cost: Callable[[Past], Cost],
) -> list[Game]:
    past, number = Past.of(games), _next_round(games)
    rng = _rng(seed, number)
    order = list(players)
    rng.shuffle(order)
    sizes = size.split(len(order))
    order.sort(key=lambda player: (past.byes[player], scores.get(player, 0.0)))  # those who sit out first
    idle = len(order) - sum(sizes)
    byes, playing = order[:idle], order[idle:]
    drawn = []
    for table in _tables(playing, sizes, cost(past), rng):
        seats = size.wanted if size.fill else len(table)
        game = Game(number, seated(table, seats, past, rng))
        past.add(game)
        drawn.append(game)
    return drawn + [Game.bye(number, player) for player in byes]


def _circle(players: Sequence[str], games: Sequence[Game], seed: str) -> list[Game]:
    """The circle method: one player stays, the others move on by one place each round, and those who face each other
    play. Every second pair of the circle changes seats, so nobody has a seat more than once more than the other."""
    number = _next_round(games)
    circle: list[str | None] = list(players)
    _rng(seed, 0).shuffle(circle)  # the same in every round
    if len(circle) % 2:
        circle.insert(0, None)  # the opponent of the one who sits out
    turn = (number - 1) % max(1, len(circle) - 1)
    moving = circle[1:]
    around = [circle[0], *moving[len(moving) - turn :], *moving[: len(moving) - turn]]
    drawn = []
    for pair in range(len(around) // 2):
        one, other = around[pair], around[-1 - pair]
        if pair % 2 or (pair == 0 and number % 2):
            one, other = other, one
        if one is None or other is None:
            drawn.append(Game.bye(number, one or other))
        else:
            drawn.append(Game(number, (one, other)))
    return drawn


def _next_round(games: Sequence[Game]) -> int:
    return max((game.round for game in games), default=0) + 1


def _rng(seed: str, round: int) -> Random:
    return Random(f"{seed}.{round}")


# ---- tables of the least cost


def _tables(players: Sequence[str], sizes: Sequence[int], cost: Cost, rng: Random) -> list[list[str]]:
    """Splits the players into tables of these sizes, so that the cost of all pairs at one table is small."""
    if all(size == 2 for size in sizes):
        return _pairs(players, cost, rng)
    costs = [[0 if one == other else cost(one, other) for other in players] for one in players]
    starts = (_split(rng.sample(range(len(players)), len(players)), sizes) for _ in range(TRIES))
    _, best = min((_improved(tables, costs) for tables in starts), key=lambda found: found[0])
    return [[players[number] for number in table] for table in best]


def _pairs(players: Sequence[str], cost: Cost, rng: Random) -> list[list[str]]:
    """Pairs of the least total cost, exactly. Equal costs are decided by chance."""
    import networkx as nx  # slow to import

    graph = nx.Graph()
    order = rng.sample(list(players), len(players))
    for one, other in combinations(order, 2):
        graph.add_edge(one, other, weight=cost(one, other) * 1000 + rng.randrange(1000))
    return [sorted(pair, key=order.index) for pair in sorted(map(tuple, nx.min_weight_matching(graph)))]


def _split(order: list[int], sizes: Sequence[int]) -> list[list[int]]:
    tables, start = [], 0
    for size in sizes:
        tables.append(order[start : start + size])
        start += size
    return tables


def _improved(tables: list[list[int]], costs: list[list[int]]) -> tuple[int, list[list[int]]]:
    """Exchanges players of two tables as long as this lowers the cost. Players are numbers here."""
    better = True
    while better:
        better = False
        for first, second in combinations(tables, 2):
            for i, j in product(range(len(first)), range(len(second))):
                if _gain(first, second, first[i], second[j], costs) > 0:
                    first[i], second[j] = second[j], first[i]
                    better = True
    return sum(costs[one][other] for table in tables for one, other in combinations(table, 2)), tables


def _gain(first: list[int], second: list[int], one: int, other: int, costs: list[list[int]]) -> int:
    """By how much the cost falls if two players change tables. What the two cost each other stays out of it."""
    of_one, of_other = costs[one], costs[other]
    here = sum(of_one[player] - of_other[player] for player in first if player != one)
    there = sum(of_other[player] - of_one[player] for player in second if player != other)
    return here + there
