"""Ratings of games at home: everybody says on their own phone which seat was theirs, and the last one completes it.

Only people with accounts have ratings. To say so is to agree; until the last one has, everybody can take it back.
"""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path

import bottega

from ..home_replay import HomeOutcome
from ..person import Person
from ..results import GameResult, SeatResult
from ..safety.problems import Problem, problem_responses
from ..storage.home_store import HomeGame, HomeStore
from ..timestamps import now_ms
from .finished import PageRequester, run_page
from .home import LIMITED, HomeId, Store, changed, find, stored
from .home_models import HomeRating
from .tables import OptionalReader, Player, Registry

router = APIRouter(prefix="/api/home", tags=["home"])

PROBLEMS = problem_responses(401, 403, 404, 409, 422)


@router.get("/{id}/rating", responses=problem_responses(404, 409, 422))
async def home_rating(id: HomeId, store: Store, principal: OptionalReader) -> HomeRating:
    """Who says which seat was theirs."""
    game = await find(store, id)
    return _shown(game, await _accounts(store, game), principal.person.id if principal else None)


@router.put("/{id}/rating/{seat}", responses=PROBLEMS, dependencies=LIMITED)
async def claim_seat(
    id: HomeId,
    seat: Annotated[int, Path(ge=0, le=5)],
    store: Store,
    registry: Registry,
    requester: PageRequester,
    principal: Player,
) -> HomeRating:
    """Says that this seat was yours, and that the finished game may change your rating."""
    game, person = await _unrated(store, id), principal.person.id
    if seat >= len(game.content["names"]):
        raise Problem(422, "invalid", f"There is no seat {seat}.")
    known = await asyncio.to_thread(store.accounts, {person, *game.content["claims"].values()})
    if person not in known:
        raise Problem(409, "no_account", "Only people with an account have ratings.")
    outcome = await run_page(registry, HomeOutcome(stored(game)), requester)
    claims = {n: who for n, who in game.content["claims"].items() if who in known and who != person}
    if str(seat) in claims:
        raise Problem(409, "claimed", "Somebody else says that this seat was theirs.")
    claims[str(seat)] = person
    complete = len(claims) == len(game.content["names"]) > 1
    result = _result(game, {int(n): known[who] for n, who in claims.items()}, outcome) if complete else None
    return await _store(store, game, claims, result, person)


@router.delete("/{id}/rating", responses=PROBLEMS)
async def withdraw_claim(id: HomeId, store: Store, principal: Player) -> HomeRating:
    """Takes back what you have said about your seat."""
    game, person = await _unrated(store, id), principal.person.id
    claims = {n: who for n, who in game.content["claims"].items() if who != person}
    return await _store(store, game, claims, None, person)


async def _unrated(store: HomeStore, id: str) -> HomeGame:
    game = await find(store, id)
    if game.content["rated"]:
        raise Problem(409, "rated", "The game has changed ratings already.")
    return game


async def _store(
    store: HomeStore, game: HomeGame, claims: dict[str, str], result: GameResult | None, person: str
) -> HomeRating:
    kept = await asyncio.to_thread(store.claim, game, claims, result, now_ms())
    if kept is None:
        raise changed()
    return _shown(kept, await _accounts(store, kept), person)


async def _accounts(store: HomeStore, game: HomeGame) -> dict[str, Person]:
    return await asyncio.to_thread(store.accounts, game.content["claims"].values())


def _shown(game: HomeGame, accounts: dict[str, Person], person: str | None) -> HomeRating:
    claims: dict[str, str] = game.content["claims"]
    seats = [claims.get(str(seat)) for seat in range(len(game.content["names"]))]
    return HomeRating(
        accounts=[accounts[who].name if who in accounts else None for who in seats],
        own=next((seat for seat, who in enumerate(seats) if who is not None and who == person), None),
        rated=game.content["rated"] is not None,
    )


def _result(game: HomeGame, people: dict[int, Person], outcome: dict[str, Any]) -> GameResult:
    seats = tuple(
        SeatResult(
            person=people[seat].id,
            name=people[seat].name,
            emblem=people[seat].emblem,
            level=None,
            points=outcome["points"][seat],
            place=outcome["places"][seat],
            left=False,
            sources=outcome["sources"][seat],
            opening=None,  # parts of it may be invented
        )
        for seat in range(len(people))
    )
    return GameResult(
        game=game.game,
        rules=bottega.game(game.game).version,
        public=False,
        rated=True,
        finished=True,
        created=game.created,
        ended=now_ms(),
        moves=outcome["moves"],
        options=game.content["options"],
        seats=seats,
        home=True,
    )
