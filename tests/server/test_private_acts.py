"""What a person does in private changes no byte of what others receive.

Two servers have the same database and the same clock. At one of them Bea blocks and reports people, gives her e-mail
address, plays at a private table, sets a move in advance and so on. Then the others ask both servers for everything
that can be asked; the endpoints are those of the OpenAPI document, so that none is forgotten.
"""

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.engine.old_positions import FORMAT
from bottega.puzzles import puzzles
from bottega.server import person as people_of_the_server
from bottega.server.tables.plan import SeatPlan, TableRequest
from bottega.server.timestamps import now_ms
from tests.server.asgi_client import Response
from tests.server.finished_games import finished_game
from tests.server.playing import run
from tests.server.running import MINE, OPEN
from tests.server.sample_games import premove_starts, simple_game
from tests.server.seekers import Person, told, until
from tests.server.twin_servers import CommonClock, Server, copy

SECRETS = ("bea@mail.example", "hooks.example", "whsec_", "said in private", "a reason for a report")
CHANNELS = {"address": "https://games.example", "smtp": "smtp://127.0.0.1:9", "notice_delay": 3_600.0}
START = premove_starts(2)[0]
# A stream has no end; bots, which do not think here, are no secret; the next puzzle is drawn by chance.
NOT_ASKED = ("/api/tables/{id}/stream", "/api/tables/{id}/broadcast", "/api/bots", "/api/puzzles/{slug}")
# Of a finished game, workers would compute these; there are none here.
COMPUTED = ("replay", "points", "things", "analysis", "{number}")


@dataclass(frozen=True)
class World:
    """One server with people, and what they have in common. Ada and Bea have accounts."""

    server: Server
    ada: Person
    bea: Person
    cyr: Person
    running: str  # a public game of Ada and Bea, in which Bea waits
    finished: str
    open: str  # a table to which Ada has invited Bea
    tournament: str

    @property
    def people(self) -> tuple[Person, Person, Person]:
        return self.ada, self.bea, self.cyr


def stored(person: Person) -> people_of_the_server.Person:
    return people_of_the_server.Person(person.id, person.name, "ochre")


async def prepared(server: Server) -> World:
    ada, bea, cyr = [await Person.new(server.app, name) for name in ("Ada", "Bea", "Cyr")]
    for one in (ada, bea):
        await one.make_account(one.name.lower())
    host, guest = (ada, bea) if START.first == 0 else (bea, ada)
    opening = TableRequest(game=START.slug, seats=[SeatPlan(kind="mine"), SeatPlan()], public=True, patience=None)
    registry = server.app.state.registry
    running = await registry.open(opening, stored(host), position=START.position, position_format=FORMAT)
    assert (await guest.ask("POST", f"/api/tables/{running}/sit", {})).status == 200
    finished = finished_game(server.app.state.engine, stored(ada), stored(bea), public=True, rated=True, at=now_ms())
    open = str((await ada.ask("POST", "/api/tables", {"game": START.slug, "seats": [MINE, OPEN]})).json()["id"])
    plan = {"name": "Sunday", "game": START.slug, "players": 2, "format": "swiss", "rounds": 1}
    announced = await ada.ask("POST", "/api/tournaments", {**plan, "starts": now_ms() + 3_600_000})
    tournament = str(announced.json()["id"])
    for one in (ada, bea, cyr):
        assert (await one.ask("PUT", f"/api/tournaments/{tournament}/entry")).status == 204
    world = World(server, ada, bea, cyr, running, finished, open, tournament)
    assert (await invite(world)).status == 204
    await ada.ask("GET", "/api/me/notices")  # makes the server's keys
    return world


async def key_of(asker: Person, table: str, name: str) -> dict[str, str]:
    """How a person names another one in requests."""
    at_table = (await asker.ask("GET", f"/api/tables/{table}/people")).json()
    return {"table": table, "person": next(one["person"] for one in at_table if one["name"] == name)}


async def invite(world: World) -> Response:
    who = await key_of(world.ada, world.running, world.bea.name)
    return await world.ada.ask("POST", f"/api/tables/{world.open}/invitations", who)


@asynccontextmanager
async def twins(folder: Path) -> AsyncIterator[tuple[World, World]]:
    async with Server(folder / "first.sqlite", **CHANNELS).running() as first:
        world = await prepared(first)
        copy(folder / "first.sqlite", folder / "twin.sqlite")
        async with Server(folder / "twin.sqlite", **CHANNELS).running() as twin:
            moved = [Person(twin.app, one.cookie, one.id, one.name) for one in world.people]
            yield world, replace(world, server=twin, ada=moved[0], bea=moved[1], cyr=moved[2])


# ---- what Bea does


async def act_in_private(world: World) -> None:
    """She looks for a game too: everybody may know that she does, and nobody within which range of ratings."""
    bea = world.bea
    await bea.seek(players=3, rating_from=1400, rating_to=1600, bots_after=3_000)

    async def do(method: str, path: str, body: Any = None, status: int = 204) -> Any:
        answer = await bea.ask(method, path, body)
        assert answer.status == status, (path, answer)
        return answer.json() if answer.body else None

    ada = await key_of(bea, world.running, world.ada.name)
    for kind in ("friend", "mute", "block"):
        await do("POST", "/api/me/relations", {**ada, "kind": kind})
    await do("POST", "/api/reports", {**ada, "kind": "conduct", "text": SECRETS[-1]})
    (invitation,) = await do("GET", "/api/me/invitations", status=200) or [None]
    if invitation:
        await do("DELETE", f"/api/me/invitations/{invitation['id']}")
    kinds = {"kinds": ["turn", "over"]}
    await do("POST", "/api/me/notices/email", {**kinds, "address": SECRETS[0]}, 201)
    await do("POST", "/api/me/notices/webhook", {**kinds, "url": f"https://{SECRETS[1]}/bea"}, 201)
    condition = {"seat": START.first, "move": START.move}
    premoves = {"premoves": [{"condition": condition, "move": START.move}]}
    await do("POST", f"/api/tables/{world.running}/premoves", premoves, 200)
    private = await do("POST", "/api/tables", {"game": simple_game(2), "seats": [MINE, MINE], "public": False}, 201)
    await do("POST", f"/api/tables/{private['id']}/say", {"text": SECRETS[3]}, 200)
    finished_game(world.server.app.state.engine, stored(bea), "pupil", public=False, at=now_ms())
    await do("POST", "/api/me/tokens", {"name": "my bot", "scopes": ["play"]}, 201)


# ---- what the others receive


def questions(world: World) -> list[str]:
    """Everything that can be asked without changing anything, about everything that the others know of."""
    paths = [path for path, methods in world.server.app.openapi()["paths"].items() if "get" in methods]
    filled = []
    for path in paths:
        if path in NOT_ASKED:
            continue
        tables = [world.running, world.open, *([] if path.endswith(COMPUTED) else [world.finished])]
        for table in tables if "/tables/{id}" in path else ("",):
            values = {"tables/{id}": f"tables/{table}", "tournaments/{id}": f"tournaments/{world.tournament}"}
            puzzle = next(iter(puzzles(bottega.game(START.slug))))
            values |= {"home/{id}": f"home/{'a' * 24}", "puzzles/{slug}/{id}": f"puzzles/{START.slug}/{puzzle}"}
            values |= {"{slug}": START.slug, "{game}": START.slug, "{language}": "en", "{step}": "1", "{number}": "4"}
            values |= {"{name}": world.bea.name, "{token}": "0" * 32}
            asked = path
            for name, value in values.items():
                asked = asked.replace(name, value)
            filled.append(asked)
    filled += [f"/api/tables/{world.running}/positions?first=1&last=20", f"/api/archive?player={world.bea.name}"]
    filled += ["/api/tables?status=running", "/api/tables?status=finished", "/api/tournaments?status=announced"]
    assert not [path for path in filled if "{" in path]
    assert len(filled) > 50
    return filled


async def received(world: World) -> dict[str, Any]:
    """All that Ada, Cyr and somebody without a name are told."""
    found: dict[str, Any] = {}
    for asker, cookie in (("Ada", world.ada.cookie), ("Cyr", world.cyr.cookie), ("nobody", None)):
        for path in questions(world):
            found[f"{asker} {path}"] = await world.server.request("GET", path, cookie=cookie)
    found["an invitation"] = (await invite(world)).status
    found["a seek"] = await world.ada.seek(players=3)
    socket = world.ada.wait()

    async def is_told() -> bool:
        return bool(told(socket))

    await until(is_told)
    found["the socket"] = told(socket)[-1]
    await socket.close()
    return found


async def require_same(worlds: tuple[World, World]) -> None:
    here, there = [await received(world) for world in worlds]
    for asked, answer in here.items():
        assert answer == there[asked], asked
        if isinstance(answer, Response):
            said = answer.body.decode(errors="replace")
            others = [one.id for one in worlds[0].people if one.name != asked.split()[0]]
            assert not [secret for secret in (*SECRETS, *others) if secret in said], asked


def compare(folder: Path, test: Callable[[tuple[World, World]], Coroutine[Any, Any, None]]) -> None:
    clock = CommonClock()

    async def both() -> None:
        async with twins(folder) as worlds:
            clock.nanoseconds += 1_000_000_000
            await test(worlds)

    with clock.used():
        run(both, within=300)


def test_nobody_notices_what_a_person_does_in_private(tmp_path: Path) -> None:
    async def test(worlds: tuple[World, World]) -> None:
        await act_in_private(worlds[0])
        await worlds[1].bea.seek(players=3)
        await require_same(worlds)

    compare(tmp_path, test)


def test_a_difference_would_be_noticed(tmp_path: Path) -> None:
    async def test(worlds: tuple[World, World]) -> None:
        bea = worlds[0].bea
        assert (await bea.ask("DELETE", f"/api/tournaments/{worlds[0].tournament}/entry")).status == 204
        with pytest.raises(AssertionError, match="/api/tournaments"):
            await require_same(worlds)

    compare(tmp_path, test)
