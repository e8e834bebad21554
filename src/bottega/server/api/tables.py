"""Lists of tables; opening, finding and reading a table."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field, ValidationError

from ..pairing.pool import MAX_RATING
from ..people.auth import OptionalPrincipal, Principal, require_scope
from ..protocol import PastPosition, Snapshot
from ..safety.problems import Problem, problem_responses
from ..safety.validation_errors import describe_first_error
from ..strict_model import StrictModel
from ..tables import projection
from ..tables.actor import TableActor
from ..tables.commands import Refused, Sit
from ..tables.game_table import OldRules
from ..tables.loading import DamagedTable, NoSuchTable
from ..tables.past import MAX_POSITIONS
from ..tables.plan import BroadcastDelay, Level, Pace, SeatPlan, TableRequest, Unhurried
from ..tables.registry import TableRegistry, rule_versions
from ..tables.scheduler import DAY
from ..timestamps import now_ms

router = APIRouter(prefix="/api", tags=["tables"])

MINUTE = 60_000
# How long people who wait for a game may be away until others no longer find their table.
FRESH_MS = {"unhurried": 10 * MINUTE, "live": 5 * MINUTE, "correspondence": 7 * 1440 * MINUTE}

TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,24}$")]
RatingPoints = Annotated[int | None, Query(ge=0, le=MAX_RATING)]
Before = Annotated[int | None, Query(ge=0, le=2**53, description="only tables opened before, in milliseconds")]


async def optional_reader(principal: OptionalPrincipal) -> Principal | None:
    """Anybody may read; but a token needs the scope."""
    if principal is not None and "read" not in principal.scopes:
        raise Problem(403, "scope", "This token lacks the scope 'read'.", scope="read")
    return principal


OptionalReader = Annotated[Principal | None, Depends(optional_reader)]
Player = Annotated[Principal, Depends(require_scope("play"))]
Opener = Annotated[Principal, Depends(require_scope("tables"))]


async def registry_of(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


Registry = Annotated[TableRegistry, Depends(registry_of)]


async def table_of(registry: Registry, id: TableId) -> TableActor:
    """The actor of the table in the address."""
    try:
        return await registry.get(id)
    except NoSuchTable:
        raise Problem(404, "no_table", "There is no table at this address.") from None
    except OldRules as error:
        raise Problem(409, "old_rules", str(error)) from None
    except DamagedTable as error:
        raise Problem(409, "damaged", str(error)) from None


Actor = Annotated[TableActor, Depends(table_of)]


class SeatSummary(BaseModel):
    """A seat in a list of tables."""

    name: str = Field(description="empty where nobody sits yet")
    emblem: str
    level: Level | None


class TableSummary(BaseModel):
    """What a list shows of a table. It is stored with the table."""

    game: str
    options: dict[str, str | list[str]]
    pace: Pace
    rated: bool = False
    broadcast: BroadcastDelay = Field("turn", description="how late a broadcast says what a bot thinks")
    seats: list[SeatSummary]
    winners: list[int] | None


class SeatedAccount(BaseModel):
    """A person at a table who has a profile, under the name of their seat."""

    name: str
    rating: int | None = Field(description="in this game; null before the first rated game")


class TableListing(BaseModel):
    """A table in a list."""

    id: str
    game: str
    status: Literal["open", "running", "finished", "closed"]
    public: bool
    created: int
    awaited: bool = Field(description="whether the game waits for you")
    damaged: bool = Field(description="whether its log cannot be read: then the game cannot continue")
    old_rules: bool = Field(description="whether it waits or runs under other rules: then it cannot continue either")
    card: TableSummary
    accounts: list[SeatedAccount]


class NewTable(BaseModel):
    """The id of a table."""

    id: str


class FindRequest(StrictModel):
    """The kind of game that you look for."""

    game: str = Field(max_length=24)
    players: Annotated[int, Field(ge=2, le=6)] | None = None
    options: dict[str, str | list[str]] = Field(default_factory=dict, max_length=16)
    pace: Pace = Field(default_factory=Unhurried)
    rated: bool = False


@router.get("/tables", responses=problem_responses(403, 422))
async def list_tables(
    registry: Registry,
    principal: OptionalReader,
    status: Literal["open", "running", "finished"] = "open",
    game: Annotated[str | None, Query(max_length=24)] = None,
    players: Annotated[int | None, Query(ge=1, le=6)] = None,
    pace: Literal["unhurried", "live", "correspondence"] | None = None,
    rated: bool | None = None,
    rating_from: RatingPoints = None,
    rating_to: RatingPoints = None,
    before: Before = None,
) -> list[TableListing]:
    """Public tables, newest first: of all kinds, or of one game, number of players or pace, rated or casual.

    The range of ratings is that of the people with a seat; who has no account or no rating counts as a newcomer.
    """
    person = principal.person.id if principal else None
    rules = rule_versions()
    wanted: dict[str, Any] = {"before": before, "person": person, "players": players, "pace": pace, "rated": rated}
    if rating_from is not None or rating_to is not None:
        wanted["ratings"] = (rating_from or 0, MAX_RATING if rating_to is None else rating_to)
    rows = await asyncio.to_thread(registry.store.list_public, status, rules, game, **wanted)
    return [table for table in await _cards(registry, person, rows) if not table.damaged]


@router.get("/me/tables", responses=problem_responses(401, 403, 422))
async def my_tables(
    registry: Registry, principal: Annotated[Principal, Depends(require_scope("read"))], before: Before = None
) -> list[TableListing]:
    """The tables at which you have or had a seat, newest first."""
    person = principal.person.id
    rows = await asyncio.to_thread(registry.store.list_of_person, person, before=before)
    return await _cards(registry, person, rows)


async def _cards(registry: TableRegistry, person: str | None, rows: list[dict[str, Any]]) -> list[TableListing]:
    listed, versions = [], rule_versions()
    accounts = await asyncio.to_thread(registry.store.accounts_at, rows)
    for row in await registry.add_awaited(person, rows):
        known = [SeatedAccount(name=name, rating=rating) for name, rating in accounts.get(row["id"], {}).items()]
        old_rules = row.pop("rules") != versions.get(row["game"]) and row["status"] in ("open", "running")
        try:
            listed.append(TableListing(card=row.pop("summary"), old_rules=old_rules, accounts=known, **row))
        except ValidationError:  # its row is damaged; the log says what belongs there
            registry.write_row_again(row["id"])
    return listed


@router.post("/tables", status_code=201, responses=problem_responses(401, 403, 409, 422))
async def open_table(opening: TableRequest, registry: Registry, principal: Opener) -> NewTable:
    """Opens a table. The game starts as soon as no seat is open, which may be at once."""
    return NewTable(id=await registry.open(opening, principal.person))


@router.post("/find", responses=problem_responses(401, 403, 409, 422))
async def find_table(wanted: FindRequest, registry: Registry, principal: Opener) -> NewTable:
    """Finds a game: takes a seat at an open public table, or opens one and waits there for others."""
    person = principal.person
    seats = [SeatPlan(kind="mine")] + [SeatPlan()] * ((wanted.players or 3) - 1)
    try:
        plan = {"seats": seats, "public": True, **wanted.model_dump(include={"game", "options", "pace", "rated"})}
        if wanted.rated:
            plan |= {"hints": False, "on_time": "loss"}
        opening = TableRequest.model_validate(plan)
    except ValidationError as error:
        field, message = describe_first_error(error.errors(include_url=False, include_input=False))
        raise Problem(422, "invalid", message, field=field) from None
    same = {"options": opening.options, "pace": opening.pace.model_dump(), "rated": opening.rated}
    rules, left_after = rule_versions()[wanted.game], now_ms() - FRESH_MS[wanted.pace.kind]
    left_after += round(DAY * registry.settings.close_open_after)  # a deadline is so much later
    find = registry.store.find_open
    for id in await asyncio.to_thread(find, wanted.game, rules, wanted.players, person.id, left_after, **same):
        try:
            actor = await registry.get(id)
        except (OldRules, DamagedTable, NoSuchTable):
            continue
        if not _somebody_waits(actor):
            continue
        try:
            await actor.execute(Sit(), person)
        except Refused:
            continue  # somebody else was faster
        return NewTable(id=id)
    return NewTable(id=await registry.open(opening, person))


def _somebody_waits(actor: TableActor) -> bool:
    """Whether people at an open table are connected, or something has happened there lately.

    A table that another process has in memory counts: people are, or just were, connected there.
    """
    table = actor.table
    lately = now_ms() - table.history[-1].entry.at < FRESH_MS[table.plan.pace.kind]
    return lately or bool(actor.present) or not actor.has_lease


@router.get("/tables/{id}", responses=problem_responses(403, 404, 409, 422), response_model=Snapshot)
async def look(
    actor: Actor,
    principal: OptionalReader,
    seat: Annotated[int | None, Query(ge=0, le=5, description="one of your own; by default the one to move")] = None,
    last: Annotated[int | None, Query(ge=0, le=2**31, description="the last number seen")] = None,
) -> Response:
    """The table as you may see it: from your own seat, or as a spectator."""
    viewer = viewer_of(actor, principal, seat)
    return Response(projection.encode(projection.snapshot(actor.table, viewer, last)), media_type="application/json")


Number = Annotated[int, Query(ge=1, le=2**31)]


@router.get("/tables/{id}/positions", responses=problem_responses(403, 404, 409, 422))
async def positions(
    actor: Actor,
    registry: Registry,
    principal: OptionalReader,
    first: Number,
    last: Number,
    seat: Annotated[int | None, Query(ge=0, le=5, description="one of your own; by default the one to move")] = None,
) -> list[PastPosition]:
    """The table as you saw it after earlier entries of the log, by their numbers."""
    if not first <= last < first + MAX_POSITIONS:
        raise Problem(422, "invalid", f"Ask for 1 to {MAX_POSITIONS} positions at a time.")
    viewer = viewer_of(actor, principal, seat)
    found = await registry.past.find(actor.table, viewer, first, last)
    return [PastPosition(**position) for position in found]


def viewer_of(actor: TableActor, principal: Principal | None, seat: int | None) -> int | None:
    """The seat from which a person sees the table; None for a spectator. Raises Problem."""
    own = actor.table.seats_of(principal.person.id if principal else None)
    if seat is not None and seat not in own:
        raise Problem(403, "not_yours", f"Seat {seat} is not yours.")
    if seat is not None or not own:
        return seat
    return next((n for n in own if n in actor.table.to_move), own[0])


@router.post("/tables/{id}/rematch", responses=problem_responses(401, 403, 404, 409, 422))
async def rematch(actor: Actor, registry: Registry, principal: Player) -> NewTable:
    """Opens a table for the same people, with reserved seats. Everybody who asks gets the same table."""
    table = actor.table
    if table.status != "finished":
        raise Problem(409, "not_over", "A rematch is for games that are over.")
    if not table.seats_of(principal.person.id):
        raise Problem(403, "not_seated", "You did not sit at this table.")
    return NewTable(id=await registry.rematch(actor, principal.person))
