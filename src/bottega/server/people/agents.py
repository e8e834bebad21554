"""Accounts of programs. An agent belongs to a person, has a name and tokens like everybody, and cannot log in."""

import secrets
from dataclasses import dataclass

from sqlalchemy import Engine, func, insert, select, update

from ...engine.errors import BottegaError
from ..person import Person
from ..storage.database import read_only
from ..storage.schema import AGENTS, PEOPLE, TOKENS
from ..timestamps import now_ms
from . import tokens
from .store import EMBLEMS, claim_name

LOGIN = "agent:"  # starts the login of an agent. Nobody can type it: logins have no colon.
MAX_AGENTS = 5  # of one owner
SCOPES: tuple[tokens.Scope, ...] = ("read", "play")


class TooManyAgents(BottegaError):
    """This person has the maximum number of agents."""


@dataclass(frozen=True)
class Agent(Person):
    """An agent as its owner sees it."""

    created: int


def create(engine: Engine, owner: str, name: str) -> tuple[Agent, str]:
    """An agent and the text of its token, which cannot be read again. Raises NameTaken, TooManyAgents."""
    agent = Agent(secrets.token_hex(12), name, secrets.choice(EMBLEMS), now_ms(), agent=True)
    row = {**vars(agent), "login": LOGIN + agent.id}
    with engine.begin() as connection:
        owned = select(func.count()).where(AGENTS.c.owner == owner)
        if connection.execute(owned).scalar_one() >= MAX_AGENTS:
            raise TooManyAgents
        connection.execute(insert(PEOPLE).values(row))
        connection.execute(insert(AGENTS).values(person=agent.id, owner=owner, number=0))
        claim_name(connection, agent.id, name)
    return agent, new_token(engine, agent.id)


def new_token(engine: Engine, agent: str) -> str:
    """A new token for an agent. Earlier ones are revoked."""
    with engine.begin() as connection:
        connection.execute(update(TOKENS).where(TOKENS.c.person == agent).values(revoked=True))
    return tokens.create(engine, agent, "agent", SCOPES, None)[1]


def of_owner(engine: Engine, owner: str) -> list[Agent]:
    """The agents of a person, by name."""
    query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.emblem, PEOPLE.c.created)
    query = query.join(AGENTS, AGENTS.c.person == PEOPLE.c.id).where(AGENTS.c.owner == owner)
    with read_only(engine).connect() as connection:
        return [Agent(*row, agent=True) for row in connection.execute(query.order_by(PEOPLE.c.name))]


def owned(engine: Engine, owner: str, agent: str) -> Agent | None:
    """An agent of this person."""
    return next((one for one in of_owner(engine, owner) if one.id == agent), None)
