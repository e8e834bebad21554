"""Processes are killed at each of their writes: everybody is paired once, each round is drawn and rated once."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import Engine, Table, select

from bottega.server.pairing.pool import SeekRequest
from bottega.server.pairing.service import Pairing
from bottega.server.person import Person
from bottega.server.storage.schema import ENTRIES, RATINGS, RESULT_SEATS, RESULTS, SEEKS, SITTERS, TABLES
from bottega.server.storage.seek_store import SeekStore
from bottega.server.storage.tournament_store import TournamentStore
from bottega.server.tables.commands import Play
from bottega.server.timestamps import now_ms
from bottega.server.tournaments.director import Director, decide
from bottega.server.tournaments.plan import TournamentRequest
from tests.server.dying import killed_at_each_write, registry_on
from tests.server.finished_games import PlayedTable, add_people
from tests.server.sample_games import short_game, simple_game
from tests.server.seekers import until

NAMES = ("Ada", "Bea", "Cleo", "Dora")
BEGUN = ["opened", "sat", "sat", "began"]


def rows(engine: Engine, table: Table) -> list[Any]:
    with engine.connect() as connection:
        return list(connection.execute(select(table)))


def entries(engine: Engine, table: str) -> list[str]:
    """The kinds of the entries in the log of a table."""
    query = select(ENTRIES.c.kind).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def sitters(engine: Engine, table: str) -> set[str]:
    return {row.person for row in rows(engine, SITTERS) if row.table_id == table}


# ---- pairing


def test_a_seek_survives_a_kill_and_leads_to_one_table(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.server.pairing.service.GATHER_SECONDS", 0.0)
    monkeypatch.setattr("bottega.server.pairing.service.ROUND_SECONDS", 0.01)
    people = add_people(engine, *NAMES)
    ids = [person.id for person in people]
    wanted = SeekRequest(game=simple_game(2), players=2)

    async def pair(engine: Engine) -> None:
        """Those whose seek is not stored ask for it, as their pages do. All wait until they have a table."""
        store = SeekStore(engine)
        async with registry_on(engine) as registry:
            pairing = Pairing(store, registry)
            pairing.start()
            stored = store.of(ids)
            await asyncio.gather(*(pairing.seek(wanted, one) for one in people if one.id not in stored))

            async def all_have_a_table() -> bool:
                found = store.of(ids)
                return len(found) == len(ids) and all(seek.table for seek in found.values())

            await until(all_have_a_table)
            await pairing.stop()

    for step in killed_at_each_write(engine, pair):
        called = {row.person: row.table_id for row in rows(engine, SEEKS)}
        assert sorted(called) == sorted(ids), step
        assert {row.id for row in rows(engine, TABLES)} == set(called.values()), step
        for table in called.values():
            assert entries(engine, table) == BEGUN, step
            assert sitters(engine, table) == {person for person, at in called.items() if at == table}, step
        assert len(rows(engine, SITTERS)) == len(ids), step
    assert step > 8


# ---- tournaments


def announced(engine: Engine, people: list[Person]) -> str:
    plan: dict[str, Any] = {"name": "Sunday", "game": short_game(2), "players": 2, "format": "swiss", "rounds": 2}
    store = TournamentStore(engine)
    id = store.create(TournamentRequest(**plan, starts=now_ms()), people[0].id)
    for person in people:
        store.enter(id, person.id)
    return id


def require_one_draw(engine: Engine, id: str, people: list[Person], round: int) -> None:
    """Everybody plays once in this round, at a table that was opened once."""
    tournament = TournamentStore(engine).read(id)
    assert tournament is not None
    assert tournament.round == round
    games = [game for game in tournament.games if game.round == round]
    assert sorted(player for game in games for player in game.people) == sorted(tournament.players)
    persons = {entrant.number: entrant.person.id for entrant in tournament.entrants}
    for game in games:
        assert game.table is not None
        assert entries(engine, game.table) == BEGUN
        assert sitters(engine, game.table) == {persons[player] for player in game.people}
    assert {row.id for row in rows(engine, TABLES)} == {game.table for game in tournament.games}
    assert len(rows(engine, TABLES)) == round * len(people) / 2


def test_a_round_is_drawn_once_and_its_tables_are_opened_once(engine: Engine) -> None:
    people = add_people(engine, *NAMES)
    id = announced(engine, people)

    async def begin(engine: Engine) -> None:
        async with registry_on(engine) as registry:
            await Director(TournamentStore(engine), registry).advance(id)

    for step in killed_at_each_write(engine, begin):  # noqa: B007
        require_one_draw(engine, id, people, 1)
    assert step > 8


def test_a_round_ends_once_with_one_result_for_each_game(engine: Engine) -> None:
    people = add_people(engine, *NAMES)
    id = announced(engine, people)
    table, move, person = play_nearly_to_the_end(engine, id)

    async def end(engine: Engine) -> None:
        """The last move of the round, and the draw of the next one."""
        async with registry_on(engine) as registry:
            actor = await registry.get(table)
            if actor.table.status == "running":
                await actor.execute(move, person)
            await Director(TournamentStore(engine), registry).advance(id)

    for step in killed_at_each_write(engine, end):
        assert len(rows(engine, RESULTS)) == 2, step
        assert len(rows(engine, RESULT_SEATS)) == len(people), step
        assert [row.games for row in rows(engine, RATINGS)] == [1] * len(people), step
        require_one_draw(engine, id, people, 2)
    assert step > 16


def play_nearly_to_the_end(engine: Engine, id: str) -> tuple[str, Play, Person]:
    """The first round but for the last move of its last game: the table, the move, and who makes it."""
    store = TournamentStore(engine)
    store.advance(id, decide)
    tournament = store.read(id)
    assert tournament is not None
    persons = {entrant.number: entrant.person for entrant in tournament.entrants}
    at = now_ms() - 600_000  # a table from long ago would be closed as abandoned
    tables = []
    for moves_left in (0, 1):
        game = tournament.games[moves_left]
        players = [persons[player] for player in game.people]
        whole, table = [PlayedTable(*players, id=game.table, at=at, rated=True, public=True) for _ in range(2)]
        last = whole.play().entries[-1]
        tables.append(table.play(len(whole.table.moves) - moves_left).save(engine))
    return tables[-1], Play(move=last.body["move"], seat=last.seat), players[last.seat or 0]
