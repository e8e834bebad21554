"""Which agents play with whom. Pure functions: the same agents and the same generator give the same games."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...bots.levels import LEVELS
from ..person import Person
from ..ratings.anchors import NEWCOMER_MU, bot_strength
from ..ratings.classes import class_of
from .availability import Availability

HOUSE_EVERY = 3  # every third game of an agent is against the house, so that all ratings have the same scale
HOUSE_AFTER_MS = 5_000  # without an opponent, after which an agent plays against the house
MAX_GAP = 12.0  # of mu between two agents: beyond it the stronger one wins nearly always
NEAR_LEVELS = 3  # of the house, among which one is drawn: those nearest to an agent

Pool = tuple[str, int]  # a game and a number of players


@dataclass(frozen=True)
class WaitingAgent:
    """An agent that is there."""

    person: Person
    owner: str
    number: int  # raised with each game that it is given
    since: int  # when it appeared, or was given its last game
    running: int  # games that it plays now
    lately: int  # games of the ladder that it was given in the last hour
    availability: Availability
    ratings: Mapping[tuple[str, str], tuple[float, int]]  # by game and class: mu, and the number of rated games

    def mu(self, pool: Pool) -> float:
        return self.ratings.get((pool[0], class_of(pool[1])), (NEWCOMER_MU, 0))[0]

    def played(self, pool: Pool) -> int:
        return self.ratings.get((pool[0], class_of(pool[1])), (NEWCOMER_MU, 0))[1]

    @property
    def wants_house(self) -> bool:
        """Whether its next game should be against the house."""
        return self.number % HOUSE_EVERY == HOUSE_EVERY - 1


@dataclass(frozen=True)
class DrawnGame:
    """A game of the ladder: the agents, and the levels of the house in the other seats."""

    game: str
    players: int
    agents: tuple[WaitingAgent, ...]
    levels: tuple[str, ...]


def draw_games(
    agents: Sequence[WaitingAgent], hourly: int, house: bool, now: int, rng: random.Random
) -> list[DrawnGame]:
    """At most one new game for each agent. `hourly` is the most games of an agent in an hour.

    Those that have waited longest come first. Each gets the pool in which it has played least, and there the agents
    nearest to it by rating. Agents of one owner do not meet: they could give each other games. `house` says whether
    the bots of the house may play.
    """
    free = [agent for agent in agents if agent.running < agent.availability.at_once and agent.lately < hourly]
    left = sorted(free, key=lambda agent: (agent.since, agent.person.id))
    drawn = []
    while left:
        first, *left = left
        game = _game_for(first, left, house, now, rng)
        if game is not None:
            drawn.append(game)
            taken = {agent.person.id for agent in game.agents}
            left = [agent for agent in left if agent.person.id not in taken]
    return drawn


def _game_for(
    first: WaitingAgent, others: Sequence[WaitingAgent], house: bool, now: int, rng: random.Random
) -> DrawnGame | None:
    pools = sorted(first.availability.pools, key=lambda pool: (first.played(pool), rng.random()))
    if not (house and first.wants_house):
        willing = [other for other in others if not (house and other.wants_house)]
        for pool in pools:
            group = _group_in(pool, first, willing)
            if len(group) == pool[1]:
                return DrawnGame(*pool, tuple(group), ())
    if not house or (not first.wants_house and now - first.since < HOUSE_AFTER_MS):
        return None
    pool = pools[0]
    group = [first] if first.wants_house else _group_in(pool, first, others)
    return DrawnGame(*pool, tuple(group), tuple(_level_for(first, pool, rng) for _ in range(pool[1] - len(group))))


def _group_in(pool: Pool, first: WaitingAgent, others: Sequence[WaitingAgent]) -> list[WaitingAgent]:
    """The first, and the agents nearest to it that take this pool, each of another owner."""
    near = sorted(
        (agent for agent in others if pool in agent.availability.pools and _gap(pool, first, agent) <= MAX_GAP),
        key=lambda agent: (_gap(pool, first, agent), agent.since),
    )
    group = [first]
    for agent in near:
        if len(group) < pool[1] and agent.owner not in {one.owner for one in group}:
            group.append(agent)
    return group


def _gap(pool: Pool, one: WaitingAgent, other: WaitingAgent) -> float:
    return abs(one.mu(pool) - other.mu(pool))


def _level_for(agent: WaitingAgent, pool: Pool, rng: random.Random) -> str:
    """One of the levels that are nearest to an agent."""
    game, group = pool[0], class_of(pool[1])
    near = sorted(LEVELS, key=lambda level: abs(bot_strength(game, group, level).mu - agent.mu(pool)))
    return rng.choice(near[:NEAR_LEVELS])
