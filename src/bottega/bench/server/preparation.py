"""Opens tables on a server and plays their games to the middle, as clients do."""

import asyncio
import random
from functools import cache
from typing import Any

import httpx

from ...engine.match import Match
from ...games import GAMES, game
from .clients import Load, OpenTable

SEATS = 4
PLAYED_MOVES = range(60, 100)  # before a measurement
SAMPLES = 3  # random matches of each game, to find the longest
CONCURRENT_TABLES = 16  # that are being opened
REQUEST_TIMEOUT, PLAY_TIMEOUT = 120.0, 3600.0  # seconds


@cache
def longest_game() -> str:
    """The game in which random play takes the most moves: its matches do not end during a measurement."""
    return max((slug for slug in GAMES if SEATS in game(slug).players), key=_length)


def _length(slug: str) -> int:
    return sum(_random_length(slug, seed) for seed in range(SAMPLES))


def _random_length(slug: str, seed: int) -> int:
    rng, match = random.Random(seed), Match(game(slug), SEATS, str(seed))
    while match.actors:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    return len(match.log)


async def open_tables(port: int, slug: str, count: int) -> list[OpenTable]:
    """Tables with four guests each. They have no clocks and no limit of patience."""
    address, slots = f"http://127.0.0.1:{port}", asyncio.Semaphore(CONCURRENT_TABLES)
    transport = httpx.AsyncHTTPTransport()

    async def open_table() -> OpenTable:
        async with slots:
            guests = [_guest(address, transport) for _ in range(SEATS)]
            for guest in guests:
                await _post(guest, "/api/people", {})
            seats = [{"kind": "mine"}] + [{"kind": "open"}] * (SEATS - 1)
            opened = await _post(guests[0], "/api/tables", {"game": slug, "seats": seats, "patience": None})
            for guest in guests[1:]:
                await _post(guest, f"/api/tables/{opened['id']}/sit", {})
            return OpenTable(opened["id"], [guest.cookies["bottega"] for guest in guests])

    try:
        return await asyncio.gather(*(open_table() for _ in range(count)))
    finally:
        await transport.aclose()


def _guest(address: str, transport: httpx.AsyncHTTPTransport) -> httpx.AsyncClient:
    """A client with its own cookies; all share the connections."""
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=REQUEST_TIMEOUT)


async def _post(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
    response = await client.post(path, json=body)
    response.raise_for_status()
    found: dict[str, Any] = response.json()
    return found


async def play_to_the_middle(load: Load) -> None:
    """Plays random moves at all tables, as fast as the server can."""
    rng = random.Random(1)
    async with asyncio.timeout(PLAY_TIMEOUT):
        await asyncio.gather(*(table.play(rng.choice(PLAYED_MOVES)) for table in load.tables))
    load.check()
