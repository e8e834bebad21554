"""Friends, muted and blocked people, invitations and reports."""

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field, StringConstraints, model_validator

from ..people.auth import Principal, require_scope, require_session
from ..people.models import Id, Milliseconds
from ..safety.problems import Problem, problem_responses
from ..storage.relation_store import Companion, RelationKind, RelationStore
from ..storage.report_store import ReportKind
from ..strict_model import StrictModel
from .tables import Actor, Registry, TableId

router = APIRouter(prefix="/api", tags=["relations"])

Reader = Annotated[Principal, Depends(require_scope("read"))]
SessionPrincipal = Annotated[Principal, Depends(require_session)]
MAX_TEXT = 500


class Who(StrictModel):
    """Another person: by one of your relations, or by their key at a table."""

    relation: Id | None = None
    table: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,24}$")] | None = None
    person: Id | None = None

    @model_validator(mode="after")
    def _check(self) -> "Who":
        if (self.relation is None) != (self.table is not None and self.person is not None):
            raise ValueError("name a relation, or a table and a person there")
        return self


class RelationRequest(Who):
    """What another person is to you from now on."""

    kind: RelationKind


class ReportRequest(StrictModel):
    """What an operator should look at: a name, messages in the chat, or how somebody plays."""

    table: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,24}$")]
    person: Id
    kind: ReportKind
    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_TEXT)] = ""


class RelationAnswer(BaseModel):
    """A friend of yours, or a person whom you have muted or blocked."""

    id: str
    kind: RelationKind
    name: str
    emblem: str
    account: bool = Field(description="whether they have a profile")
    created: Milliseconds


class CompanionAnswer(BaseModel):
    """A person at a table. With the table, `person` names them in requests."""

    table: str
    person: str
    name: str
    emblem: str
    account: bool = Field(description="whether they have a profile")
    me: bool
    friend: str | None = Field(description="the id of your relation to them, if there is one")
    mute: str | None
    block: str | None


class InvitationAnswer(BaseModel):
    """Somebody invites you to an open table."""

    id: str
    table: str
    game: str
    name: str
    emblem: str
    created: Milliseconds


async def _find(who: Who, store: RelationStore, principal: Principal) -> str:
    """The id of a person. Raises Problem."""
    me = principal.person.id
    if who.relation is not None:
        found = await asyncio.to_thread(store.of_relation, me, who.relation)
    else:
        found = await asyncio.to_thread(store.by_key, who.table or "", who.person or "")
    if found is None or found == me:
        raise Problem(404, "no_person", "There is no such person there.")
    return found


async def _companions(found: list[Companion], store: RelationStore, me: str) -> list[CompanionAnswer]:
    others = [one.person.id for one in found]
    kinds = await asyncio.to_thread(store.kinds, me, others)
    return [
        CompanionAnswer(
            table=one.table,
            person=one.key,
            name=one.person.name,
            emblem=one.person.emblem,
            account=one.account,
            me=one.person.id == me,
            friend=kinds.get((one.person.id, "friend")),
            mute=kinds.get((one.person.id, "mute")),
            block=kinds.get((one.person.id, "block")),
        )
        for one in found
    ]


@router.get("/me/relations", responses=problem_responses(401, 403))
async def my_relations(registry: Registry, principal: Reader) -> list[RelationAnswer]:
    """Your friends, and the people whom you have muted or blocked. Nobody else sees them."""
    found = await asyncio.to_thread(registry.relations.of, principal.person.id)
    return [RelationAnswer(**vars(relation)) for relation in found]


@router.post("/me/relations", status_code=204, responses=problem_responses(401, 403, 404, 409, 422))
async def add_relation(wanted: RelationRequest, registry: Registry, principal: SessionPrincipal) -> None:
    """Keeps a person as a friend, or mutes or blocks them. They are not told.

    A blocked person cannot invite you, sit down with you or be paired with you. What a muted person writes is not
    shown to you.
    """
    other = await _find(wanted, registry.relations, principal)
    if not await asyncio.to_thread(registry.relations.add, principal.person.id, other, wanted.kind):
        raise Problem(409, "too_many_relations", "Your lists are full. Remove somebody first.")


@router.delete("/me/relations/{relation}", status_code=204, responses=problem_responses(401, 403, 404, 422))
async def remove_relation(relation: Id, registry: Registry, principal: SessionPrincipal) -> None:
    """Removes a friend, or no longer mutes or blocks a person."""
    if not await asyncio.to_thread(registry.relations.remove, principal.person.id, relation):
        raise Problem(404, "no_relation", "You have no such relation.")


@router.get("/me/lately", responses=problem_responses(401, 403))
async def played_with_lately(registry: Registry, principal: Reader) -> list[CompanionAnswer]:
    """The people with whom you played lately, the latest first."""
    found = await asyncio.to_thread(registry.relations.lately, principal.person.id)
    return await _companions(found, registry.relations, principal.person.id)


@router.get("/tables/{id}/people", responses=problem_responses(401, 403, 404, 409, 422))
async def people_at_table(actor: Actor, registry: Registry, principal: Reader) -> list[CompanionAnswer]:
    """The people who had a seat at a table or wrote in its chat, and what they are to you."""
    found = await asyncio.to_thread(registry.relations.at_table, actor.table.id)
    return await _companions(found, registry.relations, principal.person.id)


@router.post("/tables/{id}/invitations", status_code=204, responses=problem_responses(401, 403, 404, 409, 422))
async def invite(id: TableId, who: Who, actor: Actor, registry: Registry, principal: SessionPrincipal) -> None:
    """Invites a friend, or somebody with whom you sat at a table, to your open table."""
    table, me = actor.table, principal.person.id
    if me != table.plan.host and not table.seats_of(me):
        raise Problem(403, "not_seated", "You do not sit at this table.")
    if table.status != "open":
        raise Problem(409, "begun", "The game has begun; no seat is open.")
    if who.table is not None:
        own = await asyncio.to_thread(registry.relations.at_table, who.table)
        if me not in {one.person.id for one in own}:
            raise Problem(404, "no_person", "There is no such person there.")
    other = await _find(who, registry.relations, principal)
    if not await asyncio.to_thread(registry.relations.invite, me, other, id):
        raise Problem(409, "too_many_invitations", "You have sent many invitations. Wait a while.")


@router.get("/me/invitations", responses=problem_responses(401, 403))
async def my_invitations(registry: Registry, principal: Reader) -> list[InvitationAnswer]:
    """The open tables to which you are invited, newest first."""
    found = await asyncio.to_thread(registry.relations.invitations, principal.person.id)
    return [InvitationAnswer(**vars(invitation)) for invitation in found]


@router.delete("/me/invitations/{invitation}", status_code=204, responses=problem_responses(401, 403, 404, 422))
async def decline(invitation: Id, registry: Registry, principal: SessionPrincipal) -> None:
    """Declines an invitation. Nobody is told."""
    if not await asyncio.to_thread(registry.relations.decline, principal.person.id, invitation):
        raise Problem(404, "no_invitation", "You have no such invitation.")


@router.post("/reports", status_code=204, responses=problem_responses(401, 403, 404, 409, 422))
async def report(wanted: ReportRequest, registry: Registry, principal: SessionPrincipal) -> None:
    """Reports a person at a table to the operators. The person is not told."""
    other = await _find(Who(table=wanted.table, person=wanted.person), registry.relations, principal)
    kind: Literal["name", "chat", "conduct"] = wanted.kind
    stored = await asyncio.to_thread(
        registry.reports.report, principal.person.id, other, wanted.table, kind, wanted.text
    )
    if not stored:
        raise Problem(409, "too_many_reports", "You have sent many reports today. The operators will look at them.")
