"""Tables: lists, opening one, finding one, and looking at one."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field

from ..people.who import Asker, Perhaps, may
from ..protocol import Snapshot
from ..safety.problems import Problem, answers
from ..tables import telling
from ..tables.commands import Person, Refused, Sit
from ..tables.house import House, NoSuchTable
from ..tables.keeper import Keeper
from ..tables.plan import Level, Opening, Pace, SeatPlan, Strict, Unhurried
from ..tables.table import OldRules

router = APIRouter(prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,24}$")]
Before = Annotated[int | None, Query(ge=0, le=2**53, description="only those opened before, in milliseconds")]


async def looking(asker: Perhaps) -> Asker | None:
    """Anybody may look; but a token only if it was made for it."""
    if asker is not None and "read" not in asker.scopes:
        raise Problem(403, "scope", "This token lacks the scope 'read'.", scope="read")
    return asker


Looking = Annotated[Asker | None, Depends(looking)]
Playing = Annotated[Asker, Depends(may("play"))]
Opener = Annotated[Asker, Depends(may("tables"))]


class Card(BaseModel):
    """A table as a list shows it."""

    id: str
    game: str
    status: Literal["open", "running", "finished", "closed"]
    public: bool
    created: int
    awaited: bool = Field(description="whether the game waits for whoever asks, at a seat of their own")
    card: dict[str, Any]


class Opened(BaseModel):
    """The address of a table."""

    id: str


class Wish(Strict):
    """What kind of game one would like to be found."""

    game: str = Field(max_length=24)
    players: Annotated[int, Field(ge=2, le=6)] | None = None
    options: dict[str, str | list[str]] = Field(default_factory=dict, max_length=16)
    pace: Pace = Field(default_factory=Unhurried)


class OnFrom(Strict):
    """Where in a finished game to play on: from behind so many of its moves."""

    move: Annotated[int, Field(ge=0, le=10_000)]
    seat: Annotated[int, Field(ge=0, le=5)]
    level: Level = "master"


def person(asker: Asker) -> Person:
    return Person(asker.person, asker.name, asker.emblem)


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def keeper_of(request: Request, id: TableId) -> Keeper:
    """The keeper of the table in the address."""
    try:
        return await house_of(request).keeper(id)
    except NoSuchTable:
        raise Problem(404, "no_table", "There is no table at this address.") from None
    except OldRules as error:
        raise Problem(409, "old_rules", str(error)) from None


TheTable = Annotated[Keeper, Depends(keeper_of)]
TheHouse = Annotated[House, Depends(house_of)]


@router.get("/tables", responses=answers(403, 422))
async def list_tables(
    house: TheHouse,
    asker: Looking,
    status: Literal["open", "running", "finished"] = "open",
    game: Annotated[str | None, Query(max_length=24)] = None,
    before: Before = None,
) -> list[Card]:
    """Public tables, the newest first."""
    person = asker.person if asker else None
    cards = await asyncio.to_thread(house.shelf.cards, status, game, before=before, person=person)
    return [Card(**card) for card in await house.cards_for(person, cards)]


@router.get("/me/tables", responses=answers(401, 403, 422))
async def my_tables(
    house: TheHouse, asker: Annotated[Asker, Depends(may("read"))], before: Before = None
) -> list[Card]:
    """The tables one sits or sat at, the newest first."""
    cards = await asyncio.to_thread(house.shelf.cards_of, asker.person, before=before)
    return [Card(**card) for card in await house.cards_for(asker.person, cards)]


@router.post("/tables", status_code=201, responses=answers(401, 403, 422))
async def open_table(opening: Opening, house: TheHouse, asker: Opener) -> Opened:
    """Opens a table. It begins as soon as no seat is open, which may be at once."""
    return Opened(id=await house.open(opening, person(asker)))


@router.post("/find", responses=answers(401, 403, 422))
async def find_table(wish: Wish, house: TheHouse, asker: Opener) -> Opened:
    """Finds a game: sits down at an open public table, or opens one and waits there for others."""
    seats = [SeatPlan(kind="mine")] + [SeatPlan()] * ((wish.players or 3) - 1)
    try:
        opening = Opening(game=wish.game, seats=seats, options=wish.options, pace=wish.pace, public=True)
    except ValueError as error:
        raise Problem(422, "invalid", _sentence(error)) from None
    like = {"options": opening.options, "pace": opening.pace.model_dump()}
    for id in await asyncio.to_thread(house.shelf.seeking, wish.game, wish.players, asker.person, **like):
        try:
            keeper = await house.keeper(id)
        except OldRules:
            continue
        try:
            await keeper.ask(Sit(), person(asker))
        except Refused:
            continue  # somebody else was quicker
        return Opened(id=id)
    return Opened(id=await house.open(opening, person(asker)))


def _sentence(error: ValueError) -> str:
    return str(error).splitlines()[2].strip().removeprefix("Value error, ").partition(" [type=")[0]


@router.get("/tables/{id}", responses=answers(403, 404, 409, 422), response_model=Snapshot)
async def look(
    keeper: TheTable,
    asker: Looking,
    seat: Annotated[int | None, Query(ge=0, le=5, description="one of one's own; without it the one asked")] = None,
    last: Annotated[int | None, Query(ge=0, le=2**31, description="the last number seen")] = None,
) -> Response:
    """The table as one may see it: from one's own seat, or as somebody who watches."""
    viewer = viewpoint(keeper, asker, seat)
    return Response(telling.encode(telling.snapshot(keeper.table, viewer, last)), media_type="application/json")


def viewpoint(keeper: Keeper, asker: Asker | None, seat: int | None) -> int | None:
    """The seat to look from: one's own, or none."""
    own = keeper.table.seats_of(asker.person if asker else None)
    if seat is not None and seat not in own:
        raise Problem(403, "not_yours", f"Seat {seat} is not yours.")
    if seat is not None or not own:
        return seat
    return next((n for n in own if n in keeper.table.asked), own[0])


@router.post("/tables/{id}/rematch", responses=answers(401, 403, 404, 409, 422))
async def rematch(keeper: TheTable, house: TheHouse, asker: Playing) -> Opened:
    """A new table for the same people, their seats kept for them; whoever asks later gets the same one."""
    table = keeper.table
    if table.status != "finished":
        raise Problem(409, "not_over", "A rematch is for games that are over.")
    if not table.seats_of(asker.person):
        raise Problem(403, "not_seated", "You did not sit at this table.")
    return Opened(id=await house.rematch(keeper, person(asker)))
