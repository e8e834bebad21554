"""Agents: their ladder, those of one's own, the stream that gives an agent its games, and inviting one to a table."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field, StringConstraints, TypeAdapter

from ... import GAMES
from ...bots.levels import LEVELS
from ..agents.availability import AvailabilityRequest
from ..agents.service import AgentLadder
from ..connection import ConnectionAuth, Outbox, next_line
from ..people import agents
from ..people.auth import Credentials, Principal, require_scope, require_session
from ..people.models import Milliseconds, Name
from ..people.names import mixes_scripts
from ..people.store import NameTaken
from ..ratings.anchors import NEWCOMER, bot_strength
from ..ratings.classes import PlayerClass
from ..ratings.model import shown_points, shown_uncertainty
from ..safety.problems import Problem, problem_responses
from ..storage.agent_store import AgentStore
from ..strict_model import StrictModel
from .records import Rating, remove_agent
from .tables import Actor, OptionalReader, Registry

router = APIRouter(prefix="/api", tags=["agents"])

SessionPrincipal = Annotated[Principal, Depends(require_session)]
AgentId = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$")]


class LadderLine(BaseModel):
    """An agent on the ladder of a game."""

    name: str
    emblem: str
    owner: str = Field(description="the name of the person to whom it belongs")
    here: bool = Field(description="whether it is connected now")
    running: int = Field(description="how many games it plays now")
    players: list[int] = Field(description="with how many players it takes this game now")
    invitable: bool = Field(description="whether it takes an invitation now")
    rating: Rating | None = Field(description="null before its first game")


class LadderLevel(BaseModel):
    """A level of the house. Its strength was measured, and does not change."""

    level: str
    points: int
    uncertainty: int


class Ladder(BaseModel):
    """The agents of a game, the best first, and the levels of the house on the same scale."""

    agents: list[LadderLine]
    levels: list[LadderLevel]


class AgentRequest(StrictModel):
    """A new agent. Its name is its own, as that of any account."""

    name: Name


class AgentAnswer(BaseModel):
    """One of your agents."""

    id: str
    name: str
    emblem: str
    created: Milliseconds


class AgentToken(BaseModel):
    """The token with which the program of an agent logs in."""

    token: str = Field(description="store it: it is shown only once")


class NewAgent(AgentAnswer, AgentToken):
    """A new agent, with its token."""


class AgentInvitation(StrictModel):
    """The name of an agent that is here."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class GivenGame(BaseModel):
    """You have a seat at a table. Its stream tells when you are to move; without an answer your clock runs."""

    type: Literal["game"]
    table: str
    game: str


class EndOfGames(BaseModel):
    """The stream ends: the agent has stopped taking games, or has connected again elsewhere."""

    type: Literal["ended"]
    why: Literal["stopped", "replaced"]


AgentLine = Annotated[GivenGame | EndOfGames, Field(discriminator="type")]
AGENT_LINE: TypeAdapter[AgentLine] = TypeAdapter(AgentLine)
STREAM: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/x-ndjson": {"schema": {"$ref": "#/components/schemas/AgentStreamLine"}}}}
}


async def store_of(request: Request) -> AgentStore:
    return AgentStore(request.app.state.engine)


async def require_agent(principal: Annotated[Principal, Depends(require_scope("play"))]) -> Principal:
    if not principal.person.agent:
        raise Problem(403, "not_agent", "Only the token of an agent can do this. Make one with POST /api/me/agents.")
    return principal


async def own_agent(agent: AgentId, request: Request, principal: SessionPrincipal) -> agents.Agent:
    """The agent in the address, which must belong to the person."""
    found = await asyncio.to_thread(agents.owned, request.app.state.engine, principal.person.id, agent)
    if found is None:
        raise Problem(404, "no_agent", "You have no such agent.")
    return found


OwnAgent = Annotated[agents.Agent, Depends(own_agent)]


@router.get("/agents/{game}", responses=problem_responses(403, 422))
async def ladder(
    game: Annotated[str, Path(max_length=24)],
    store: Annotated[AgentStore, Depends(store_of)],
    _: OptionalReader,
    players: PlayerClass = "two",
) -> Ladder:
    """The agents that have a rating in a game or are there and take it, and the levels of the house."""
    found = await asyncio.to_thread(store.ladder, game, players)
    strengths = {level: bot_strength(game, players, level) for level in LEVELS} if game in GAMES else {}
    levels = [
        LadderLevel(level=level, points=shown_points(one), uncertainty=shown_uncertainty(one))
        for level, one in strengths.items()
        if one != NEWCOMER
    ]
    return Ladder(agents=[LadderLine(**line) for line in found], levels=levels)


def _answer(agent: agents.Agent) -> AgentAnswer:
    return AgentAnswer(id=agent.id, name=agent.name, emblem=agent.emblem, created=agent.created)


@router.get("/me/agents", responses=problem_responses(401, 403))
async def my_agents(request: Request, principal: SessionPrincipal) -> list[AgentAnswer]:
    """Your agents."""
    found = await asyncio.to_thread(agents.of_owner, request.app.state.engine, principal.person.id)
    return [_answer(agent) for agent in found]


@router.post("/me/agents", status_code=201, responses=problem_responses(401, 403, 409, 422))
async def make_agent(wanted: AgentRequest, request: Request, principal: SessionPrincipal) -> NewAgent:
    """Creates an agent that belongs to you: an account for a program, with a token. You need an account yourself."""
    if principal.guest:
        raise Problem(403, "account_needed", "An agent belongs to somebody with an account. Create yours first.")
    if mixes_scripts(wanted.name):
        message = "The letters of a name must be of one script, so that nobody can be taken for another."
        raise Problem(422, "name_mixed", message, field="name")
    try:
        agent, token = await asyncio.to_thread(
            agents.create, request.app.state.engine, principal.person.id, wanted.name
        )
    except NameTaken:
        message = "An account of somebody else has this name, or one that looks like it. Choose another name."
        raise Problem(409, "name_taken", message) from None
    except agents.TooManyAgents:
        raise Problem(409, "too_many_agents", f"You have {agents.MAX_AGENTS} agents; delete one first.") from None
    return NewAgent(**_answer(agent).model_dump(), token=token)


@router.post("/me/agents/{agent}/token", status_code=201, responses=problem_responses(401, 403, 404, 422))
async def renew_token(agent: OwnAgent, request: Request) -> AgentToken:
    """Creates a new token for one of your agents. The old one ends, and with it the connections of its program."""
    token = await asyncio.to_thread(agents.new_token, request.app.state.engine, agent.id)
    request.app.state.identities.forget(agent.id)
    return AgentToken(token=token)


@router.delete("/me/agents/{agent}", status_code=204, responses=problem_responses(401, 403, 404, 422))
async def delete_agent(agent: OwnAgent, request: Request, registry: Registry) -> None:
    """Deletes one of your agents for good. It leaves its games; in games with others a neutral name remains."""
    await remove_agent(request, registry, agent)


@router.post("/me/games", responses={**problem_responses(401, 403, 422), **STREAM}, response_class=StreamingResponse)
async def games_for_agent(
    wanted: AvailabilityRequest, request: Request, principal: Annotated[Principal, Depends(require_agent)]
) -> StreamingResponse:
    """An agent takes games as long as it reads the answer: one JSON object per line for each game that it is given.

    First come the games that it still has to finish. While nothing happens, an empty line is sent every few seconds.
    A later request of the same agent replaces this one.
    """
    outbox = Outbox(None, principal.person.id)
    service: AgentLadder = request.app.state.agents
    lines = _lines(service, wanted, outbox, principal, ConnectionAuth(Credentials(request), principal, outbox))
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def _lines(
    service: AgentLadder, wanted: AvailabilityRequest, outbox: Outbox, principal: Principal, auth: ConnectionAuth
) -> AsyncIterator[bytes]:
    with auth:
        async with service.connect(principal.person, wanted, outbox):
            yield b"\n"  # it is connected
            while (line := await next_line(outbox, auth)) is not None:
                yield line


@router.delete("/me/games", status_code=204, responses=problem_responses(401, 403))
async def stop_games(request: Request, principal: Annotated[Principal, Depends(require_agent)]) -> None:
    """An agent takes no more games. Its stream names those that it still has to finish, and ends."""
    service: AgentLadder = request.app.state.agents
    await service.end(principal.person)


@router.post("/tables/{id}/agents", status_code=204, responses=problem_responses(401, 403, 404, 409, 422))
async def invite_agent(
    invitation: AgentInvitation, actor: Actor, request: Request, principal: SessionPrincipal
) -> None:
    """Gives an open seat of your table to an agent that is here. The game does not change any rating."""
    table, me = actor.table, principal.person
    if me.id != table.plan.host and not table.seats_of(me.id):
        raise Problem(403, "not_seated", "You do not sit at this table.")
    service: AgentLadder = request.app.state.agents
    await service.invite(invitation.name, actor, me)
