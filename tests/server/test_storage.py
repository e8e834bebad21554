"""The database, on SQLite and on PostgreSQL."""

import asyncio
import json
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from typing import Any

import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, inspect, select, text, update
from sqlalchemy.exc import OperationalError

from bottega.server.storage.database import connect, migrate, migration_config
from bottega.server.storage.home_store import HomeStore
from bottega.server.storage.lease_store import LeaseStore
from bottega.server.storage.log_writer import CHANNEL, Conflict, LogWrite, LogWriter, SavedState
from bottega.server.storage.schema import ENTRIES, METADATA, PROCESSES, SITTERS, TABLES
from bottega.server.storage.sqlite_writer import SqliteWriter
from bottega.server.storage.table_store import TableStore
from bottega.server.table_log import LogEntry
from bottega.server.tables.game_table import GameTable
from bottega.server.tables.saved_state import save_table
from bottega.server.tables.table_row import row_of
from tests.server.offline_table import SEED, START, OfflineTable, load_table
from tests.server.postgres import Postgres
from tests.server.schemas import earlier_schemas

GAME = "chess"  # the storage does not care which games exist
RULES = {GAME: 1}
ALL_RULES = RULES | {"go": 1}
MINUTE, HOUR = 60_000, 3_600_000
only_postgres = pytest.mark.parametrize("kind", ["postgres"], indirect=True)
only_sqlite = pytest.mark.parametrize("kind", ["sqlite"], indirect=True)


@pytest.fixture
def store(engine: Engine) -> TableStore:
    return TableStore(engine)


@pytest.fixture
def leases(engine: Engine) -> LeaseStore:
    return LeaseStore(engine)


def _address(engine: Engine) -> str:
    return engine.url.render_as_string(hide_password=False)


def write(engine: Engine, *writes: LogWrite) -> list[Exception | None]:
    """Queues all writes at once. Returns the error of each, or None."""

    async def write_all() -> list[Exception | None]:
        log_writer = LogWriter(engine)
        try:
            return await asyncio.gather(*map(log_writer.write, writes), return_exceptions=True)  # type: ignore[return-value]
        finally:
            log_writer.close()

    return asyncio.run(write_all())


def opening(table: str, **row: Any) -> LogWrite:
    """The write of a new table."""
    entries = [LogEntry(1, "opened", 1000, None, "ada", None, {"plan": {"game": GAME}})]
    summary = json.dumps({"seats": [{"name": "Ada"}, {"name": ""}]})
    new = {"game": GAME, "rules": 1, "seed": "5eed", "projected_seq": 1, "status": "open", "public": True}
    new |= {"created": 1000, "open_seats": 1, "summary": summary, "deadline": None, "holder": None}
    return LogWrite(table, entries, new=new | row, sitters=["ada"])


def moved(seq: int, person: str | None = "ada", client: str | None = None) -> LogEntry:
    return LogEntry(seq, "moved", 1000 + seq, 0, person, client, {"move": seq})


# ---- migrations


def test_a_migrated_database_matches_the_schema(address: str) -> None:
    migrate(address)
    engine = connect(address)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_database_of_version_2_is_upgraded_and_keeps_its_data(address: str) -> None:
    """Version 3 renames two columns."""
    command.upgrade(migration_config(address), "0002")
    engine = connect(address)
    card = {"game": "chess", "seats": [{"name": "Ada"}, {"name": ""}], "winners": None}
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO people (id, name, emblem, created) VALUES ('ada', 'Ada', 'ochre', 1)"))
        connection.execute(
            text(
                "INSERT INTO tables (id, game, rules, seed, drawn, status, public, created, open_seats, card) "
                "VALUES ('one', 'chess', 1, '5eed', 2, 'open', :yes, 1000, 1, :card)"
            ),
            {"yes": True, "card": json.dumps(card)},
        )
        connection.execute(
            text(
                "INSERT INTO entries (table_id, seq, kind, at, person, body) "
                "VALUES ('one', 1, 'opened', 1000, 'ada', '{}'), ('one', 2, 'sat', 1000, 'ada', '{}')"
            )
        )
        connection.execute(text("INSERT INTO sitters (person, table_id) VALUES ('ada', 'one')"))
    migrate(address)

    store = TableStore(engine)
    row = store.row("one")
    assert row is not None
    assert (row["seed"], row["projected_seq"], row["status"]) == ("5eed", 2, "open")
    assert [entry.kind for entry in store.log("one")] == ["opened", "sat"]
    assert [listed["summary"] for listed in store.list_public("open", RULES)] == [card]
    assert [listed["summary"] for listed in store.list_of_person("ada")] == [card]
    changes = {"status": "running", "projected_seq": 3}
    assert write(engine, LogWrite("one", [moved(3)], changes=changes)) == [None]
    assert store.row("one") == {**row, **changes}

    engine.dispose()
    command.downgrade(migration_config(address), "0002")
    engine = connect(address)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT drawn, card FROM tables")).all() == [(3, json.dumps(card))]
    engine.dispose()


RENAMED = {"summary": "card", "projected_seq": "drawn"}  # by the name in the newest schema: the name before 0003


def insert_old(connection: Connection, table: str, row: dict[str, Any]) -> None:
    """Inserts a row as a server of that schema did: columns that it did not know are left out."""
    known = {column["name"] for column in inspect(connection).get_columns(table)}
    old = {name if name in known else RENAMED.get(name, name): value for name, value in row.items()}
    values = {name: value for name, value in old.items() if name in known}
    names, marks = ", ".join(f'"{name}"' for name in values), ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({marks})"), values)


@pytest.mark.parametrize("revision", earlier_schemas())
def test_tables_in_play_are_upgraded_from_every_earlier_schema_and_continue(address: str, revision: str) -> None:
    command.upgrade(migration_config(address), revision)
    engine, offline = connect(address), OfflineTable(2)
    for _ in range(4):
        offline.play_turn()
    table, log, holder = offline.table, [applied.entry for applied in offline.table.history], "a process of before"
    waiting = GameTable.from_log("waiting", SEED, log[:2])  # somebody has a seat, and the game has not started
    game = offline.match.game
    new = {"game": game.slug, "rules": game.version, "seed": SEED, "created": START, "public": True}
    with engine.begin() as connection:
        for person in offline.people:
            row = {"id": person.id, "name": person.name, "emblem": person.emblem, "login": None, "created": START}
            insert_old(connection, "people", row)
        for one in (table, waiting):
            forgotten = None if revision < "0006" else START + 2 * 24 * HOUR  # servers before 0006 forgot open tables
            deadline = 0 if one is table else forgotten
            insert_old(
                connection, "tables", {"id": one.id, **new, **row_of(one), "deadline": deadline, "holder": holder}
            )
            for entry in log[: one.seq]:
                insert_old(connection, "entries", {"table_id": one.id, **asdict(entry), "body": json.dumps(entry.body)})
            insert_old(connection, "sitters", {"person": offline.people[0].id, "table_id": one.id})
    migrate(address)

    store, leases, rules = TableStore(engine), LeaseStore(engine), {game.slug: game.version}
    assert {row["id"] for row in store.list_of_person(offline.people[0].id)} == {table.id, waiting.id}
    assert leases.due(START, rules) == [table.id]
    assert set(leases.due(START + 3 * 24 * HOUR, rules)) == {table.id, waiting.id}
    assert load_table(store, waiting.id).table.status == "open"

    loaded = load_table(store, table.id)
    assert (loaded.table.seq, loaded.saved_seq) == (table.seq, 0)
    state = SavedState(table.seq, save_table(loaded.table))
    assert write(engine, LogWrite(table.id, [], state=state)) == [None]
    offline.play_turn()
    more = [applied.entry for applied in table.history[len(log) :]]
    assert write(engine, LogWrite(table.id, more, changes=row_of(table))) == [None]
    again = load_table(store, table.id)
    assert (again.table.seq, again.saved_seq) == (table.seq, len(log))
    assert again.table.match is not None
    assert again.table.match.state.tobytes() == offline.match.state.tobytes()

    engine.dispose()
    command.downgrade(migration_config(address), revision)
    engine = connect(address)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM entries")).scalar() == table.seq + waiting.seq
    engine.dispose()


def test_games_entered_at_home_are_upgraded_and_downgraded(address: str) -> None:
    command.upgrade(migration_config(address), "0017")
    engine = connect(address)
    same = {"names": ["Anna", "Bruno"], "options": {}, "rules": "1", "steps": [], "clocks": [5, 7]}
    before = {**same, "last": "entry-9", "since": 12, "waiting": [1]}
    row = {"id": "begun", "game": "x", "content": json.dumps(before), "version": 3, "created": 1, "changed": 2}
    with engine.begin() as connection:
        insert_old(connection, "home_games", row)
    migrate(address)
    found = HomeStore(engine).find("begun")
    assert found is not None
    new: dict[str, Any] = {"recent": ["entry-9"], "archived": None, "rated": None}
    assert (found.content, found.version) == ({**same, **new}, 3)

    engine.dispose()
    command.downgrade(migration_config(address), "0017")
    engine = connect(address)
    with engine.connect() as connection:
        content = json.loads(connection.execute(text("SELECT content FROM home_games")).scalar_one())
    engine.dispose()
    assert content == {**same, "last": "entry-9", "since": 0, "waiting": []}


def test_results_are_kept_when_games_at_home_get_results(address: str) -> None:
    command.upgrade(migration_config(address), "0018")
    engine = connect(address)
    about = {"game": "x", "rules": 1, "players": 2, "public": True, "rated": True, "finished": True}
    result = {"table_id": "one", **about, "created": 1, "ended": 2, "moves": 30, "options": "{}"}
    seat = {"name": "Anna", "emblem": "sun", "points": 5, "left": False, "sources": "{}"}
    seats = [{"table_id": "one", "seat": n, "place": 1 + n, **seat} for n in range(2)]
    with engine.begin() as connection:
        table = {"id": "one", "game": "x", "rules": 1, "seed": "7", "projected_seq": 1, "status": "finished"}
        insert_old(connection, "tables", {**table, "public": True, "created": 1, "open_seats": 0, "summary": "{}"})
        insert_old(connection, "results", result)
        for one in seats:
            insert_old(connection, "result_seats", one)
    migrate(address)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT table_id, home FROM results")).all() == [("one", False)]
        assert connection.execute(text("SELECT seat FROM result_seats ORDER BY seat")).scalars().all() == [0, 1]
        insert_old(connection, "results", {**result, "table_id": "at home", "home": True})
        insert_old(connection, "result_seats", {**seats[0], "table_id": "at home"})
    engine.dispose()
    command.downgrade(migration_config(address), "0018")
    engine = connect(address)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT table_id FROM results")).scalars().all() == ["one"]
        assert connection.execute(text("SELECT count(*) FROM result_seats")).scalar() == 2
    engine.dispose()


def test_migrating_again_changes_nothing(engine: Engine, store: TableStore) -> None:
    write(engine, opening("one"))
    migrate(_address(engine))
    assert [entry.kind for entry in store.log("one")] == ["opened"]


def test_processes_that_migrate_at_once_wait_for_each_other(address: str) -> None:
    with ProcessPoolExecutor(3, mp_context=get_context("fork")) as processes:
        list(processes.map(_migrate_at, [address] * 3, [time.time() + 0.5] * 3))
    engine = connect(address)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def _migrate_at(address: str, moment: float) -> None:
    time.sleep(max(0.0, moment - time.time()))
    migrate(address)


# ---- writing


def test_a_log_is_read_as_it_was_written(engine: Engine, store: TableStore) -> None:
    body = {"text": "Gioconda 😀 “è”", "list": [1, None, {"deep": True}], "yes": False}
    entries = [
        moved(2),
        LogEntry(3, "said", 2**41, None, "bea", "c-1", body),
        LogEntry(4, "stood_in", 5, 1, None, None, {}),
    ]
    assert write(engine, opening("one")) == [None]
    assert write(engine, LogWrite("one", entries)) == [None]
    assert store.log("one") == [*opening("one").entries, *entries]
    assert store.log("one", after=2) == entries[1:]
    assert store.log("one", after=4) == []
    assert store.log("none") == []


def test_the_row_of_a_table(engine: Engine, store: TableStore) -> None:
    write(engine, opening("one"))
    row = store.row("one")
    assert row is not None
    assert (row["seed"], row["status"], row["projected_seq"]) == ("5eed", "open", 1)
    assert store.row("none") is None


def test_of_two_writers_of_the_same_entry_one_gets_a_conflict(engine: Engine, store: TableStore) -> None:
    write(engine, opening("one"))
    results = write(engine, LogWrite("one", [moved(2, "ada")]), LogWrite("one", [moved(2, "bea")]))
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
    assert [entry.seq for entry in store.log("one")] == [1, 2]


def test_two_log_writers_at_once_lose_and_double_nothing(engine: Engine, store: TableStore) -> None:
    """Each adds twenty entries to each of five tables, and tries again after a conflict."""
    tables = [f"table{n}" for n in range(5)]
    write(engine, *map(opening, tables))

    async def add(log_writer: LogWriter, store: TableStore, table: str, who: str) -> None:
        for n in range(20):
            while True:
                seq = len(await asyncio.to_thread(store.log, table)) + 1
                try:
                    await log_writer.write(LogWrite(table, [moved(seq, who, f"{n}")]))
                    break
                except Conflict:
                    pass

    async def both() -> None:
        other = connect(_address(engine))
        log_writers = {"ada": LogWriter(engine), "bea": LogWriter(other)}
        stores = {"ada": store, "bea": TableStore(other)}
        await asyncio.gather(
            *(add(log_writers[who], stores[who], table, who) for table in tables for who in log_writers)
        )
        for log_writer in log_writers.values():
            log_writer.close()
        other.dispose()

    asyncio.run(both())
    for table in tables:
        log = store.log(table)
        assert [entry.seq for entry in log] == list(range(1, 42))
        for who in ("ada", "bea"):
            assert [entry.client for entry in log[1:] if entry.person == who] == [str(n) for n in range(20)]


def test_a_write_is_stored_completely_or_not_at_all(engine: Engine, store: TableStore) -> None:
    write(engine, opening("one"))
    bad = LogWrite(
        "one", [moved(2), moved(3), moved(3)], changes={"status": "running", "projected_seq": 3}, sitters=["bea"]
    )
    assert isinstance(write(engine, bad)[0], Conflict)
    assert [entry.seq for entry in store.log("one")] == [1]
    row = store.row("one")
    assert row is not None
    assert row["status"] == "open"
    assert store.list_of_person("bea") == []


def test_a_failed_write_does_not_affect_the_others_of_its_batch(engine: Engine, store: TableStore) -> None:
    good = [f"good{n}" for n in range(8)]
    write(engine, *map(opening, good), opening("bad"))
    writes = [LogWrite(table, [moved(2)]) for table in good]
    writes.insert(4, LogWrite("bad", [moved(1)]))
    writes.insert(6, LogWrite("nowhere", [moved(1)]))
    writes.insert(7, LogWrite("bad", [LogEntry(2, "moved", 0, 0, None, "c" * 65, {"what": {1, 2}})]))
    results = write(engine, *writes)
    assert [type(result) for result in results if result] == [Conflict, Conflict, TypeError]
    assert all(len(store.log(table)) == 2 for table in good)
    assert len(store.log("bad")) == 1


def test_a_batch_is_one_transaction(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [f"table{n}" for n in range(50)]
    write(engine, *map(opening, tables))
    commits: list[Any] = []
    commit = SqliteWriter.commit

    def counted(writer: SqliteWriter, writes: Sequence[LogWrite]) -> None:
        commits.append(writes)
        commit(writer, writes)

    monkeypatch.setattr(SqliteWriter, "commit", counted)  # its transactions are no events of SQLAlchemy
    event.listen(engine, "commit", commits.append)
    write(engine, *(LogWrite(table, [moved(2)]) for table in tables))
    assert len(commits) == 1


def test_many_writes_at_once_are_all_stored(engine: Engine, store: TableStore) -> None:
    """More than one transaction and one statement hold."""
    write(engine, opening("one"))
    errors = write(engine, *(LogWrite("one", [moved(seq), moved(seq + 1)]) for seq in range(2, 902, 2)))
    assert errors == [None] * 450
    assert [entry.seq for entry in store.log("one")] == list(range(1, 902))


def test_a_request_id_is_not_written_twice(engine: Engine, store: TableStore) -> None:
    write(engine, opening("one"), opening("two"))
    assert write(engine, LogWrite("one", [moved(2, "ada", "m1")])) == [None]
    assert isinstance(write(engine, LogWrite("one", [moved(3, "ada", "m1")]))[0], Conflict)
    # The same id of another person or at another table is a different request.
    fine = [LogWrite("one", [moved(3, "bea", "m1"), moved(4), moved(5)]), LogWrite("two", [moved(2, "ada", "m1")])]
    assert write(engine, *fine) == [None, None]
    assert len(store.log("one")) == 5


def test_a_person_is_stored_once_at_each_table(engine: Engine) -> None:
    write(engine, opening("one"))
    assert write(engine, LogWrite("one", [], sitters=["ada", "bea", "bea"])) == [None]
    with engine.connect() as connection:
        assert sorted(connection.execute(select(SITTERS.c.person)).scalars()) == ["ada", "bea"]


def test_an_older_row_does_not_replace_a_newer_one(engine: Engine, store: TableStore) -> None:
    """Of two processes that append to a log, one may be late with the row."""
    write(engine, opening("one"))
    write(engine, LogWrite("one", [moved(2), moved(3)]))
    write(engine, LogWrite("one", [], changes={"status": "running", "projected_seq": 3}))
    write(engine, LogWrite("one", [], changes={"status": "open", "projected_seq": 2}))
    row = store.row("one")
    assert row is not None
    assert (row["status"], row["projected_seq"]) == ("running", 3)


def test_a_log_writer_commits_what_is_queued_before_it_closes(engine: Engine, store: TableStore) -> None:
    write(engine, opening("one"))

    async def write_and_close() -> None:
        log_writer = LogWriter(engine)
        writing = [asyncio.create_task(log_writer.write(LogWrite("one", [moved(seq)]))) for seq in range(2, 20)]
        await asyncio.sleep(0)
        log_writer.close()
        await asyncio.gather(*writing)

    asyncio.run(write_and_close())
    assert len(store.log("one")) == 19


# ---- lists


def ids(cards: list[Any]) -> list[str]:
    return [card["id"] for card in cards]


def test_lists_of_tables(engine: Engine, store: TableStore) -> None:
    write(
        engine,
        opening("old", created=1),
        opening("new", created=3),
        opening("middle", created=2),
        opening("hidden", public=False),
        opening("running", status="running"),
        opening("elsewhere", game="go", created=4),
    )
    assert ids(store.list_public("open", ALL_RULES, GAME)) == ["new", "middle", "old"]
    assert ids(store.list_public("open", ALL_RULES)) == ["elsewhere", "new", "middle", "old"]
    assert ids(store.list_public("open", ALL_RULES, GAME, limit=1)) == ["new"]
    assert ids(store.list_public("open", ALL_RULES, GAME, before=3)) == ["middle", "old"]
    card = store.list_public("running", ALL_RULES)[0]
    assert (card["id"], card["public"], card["summary"]["seats"][0]["name"]) == ("running", True, "Ada")
    assert "seed" not in card


def test_tables_of_other_rules_are_counted_and_not_listed_unless_they_are_finished(
    engine: Engine, store: TableStore
) -> None:
    statuses = ("open", "running", "finished", "closed")
    write(engine, *(opening(status, status=status) for status in statuses))
    write(engine, *(opening(f"old {status}", status=status, rules=0) for status in statuses))
    write(engine, *(opening(f"other {status}", game="go", status=status) for status in statuses))
    assert ids(store.list_public("open", RULES)) == ["open"]
    assert ids(store.list_public("running", RULES)) == ["running"]
    assert set(ids(store.list_public("finished", RULES))) == {"finished", "old finished", "other finished"}
    assert store.count_unplayable(RULES) == 4
    assert store.count_unplayable(ALL_RULES) == 2
    assert store.count_unplayable({}) == 6


def test_the_tables_of_a_person(engine: Engine, store: TableStore) -> None:
    write(engine, opening("one", created=1), opening("two", created=2, public=False), opening("three", created=3))
    write(engine, LogWrite("two", [moved(2)], sitters=["bea"]))
    assert ids(store.list_of_person("ada")) == ["three", "two", "one"]
    assert ids(store.list_of_person("ada", limit=1, before=3)) == ["two"]
    assert ids(store.list_of_person("bea")) == ["two"]
    assert store.list_of_person("cyr") == []


def test_the_database_knows_who_is_awaited_at_games_without_a_lease(
    engine: Engine, store: TableStore, leases: LeaseStore
) -> None:
    write(engine, opening("game", status="running"), opening("open"))
    write(engine, LogWrite("game", [], sitters=["bea"]))
    leases.heartbeat("a", MINUTE)
    for table in ("game", "open"):
        assert leases.acquire([table], "a")

    def awaited(person: str | None) -> list[Any]:
        own = [] if person is None else [card for card in store.list_of_person(person) if card["id"] == "game"]
        public = [card for status in ("running", "open") for card in store.list_public(status, RULES, person=person)]
        return [card["awaited"] for card in own + public]

    assert awaited("ada") == [None, None, False]  # only the process with the lease knows
    assert awaited("cyr") == awaited(None) == [False, False]
    for table in ("game", "open"):
        leases.release(table, "b", None, ["ada"])  # b has no lease
        assert awaited("ada") == [None, None, False]
    leases.release("game", "a", HOUR, ["bea", "cyr"])
    assert awaited("ada") == [False, False, False]
    assert awaited("bea") == [True, True, False]
    assert awaited("cyr") == awaited(None) == [False, False]
    assert leases.acquire(["game"], "a")
    assert awaited("bea") == [None, None, False]


def test_finding_an_open_table(engine: Engine, store: TableStore, leases: LeaseStore) -> None:
    four = json.dumps({"seats": [{}, {}, {}, {}]})
    write(
        engine,
        opening("late", created=3, deadline=6),
        opening("early", created=1, deadline=0, holder="alive"),
        opening("four", created=2, deadline=7, summary=four),
        opening("left long ago", created=2, deadline=5),
        opening("of a process that ended", created=2, deadline=0, holder="dead"),
        opening("old", deadline=9, rules=0),
        opening("hidden", deadline=9, public=False),
        opening("begun", deadline=9, status="running"),
        opening("other", deadline=9, game="go"),
    )
    leases.heartbeat("alive", MINUTE)
    write(engine, LogWrite("late", [], sitters=["cyr"]))
    assert store.find_open(GAME, 1, None, "bea", 5) == ["early", "four", "late"]
    assert store.find_open(GAME, 1, 4, "bea", 5) == ["four"]
    assert store.find_open(GAME, 1, 2, "cyr", 5) == ["early"]
    assert store.find_open(GAME, 1, None, "ada", 5) == []  # she has a seat at each of them


def test_texts_and_analyses(engine: Engine, store: TableStore) -> None:
    write(engine, opening("one"))
    assert store.text("one") is None
    assert write(engine, LogWrite("one", [], text="a game\nè finita")) == [None]
    assert write(engine, LogWrite("one", [], text="another process writes it too")) == [None]
    assert store.text("one") == "a game\nè finita"
    assert store.analysis("one") is None
    store.save_analysis("one", {"en": {"loss": [0.5]}, "it": {}})
    assert store.analysis("one") == {"en": {"loss": [0.5]}, "it": {}}
    assert store.analysis("none") is None


# ---- leases


def silent(engine: Engine, process: str, since: int) -> None:
    """Moves the last heartbeat of a process into the past, in milliseconds."""
    with engine.begin() as connection:
        past = PROCESSES.c.alive - since
        connection.execute(update(PROCESSES).where(PROCESSES.c.id == process).values(alive=past))


def test_a_process_without_heartbeats_is_removed(engine: Engine, leases: LeaseStore) -> None:
    assert not leases.heartbeat("a", MINUTE)  # it was not listed
    assert not leases.heartbeat("b", MINUTE)
    assert leases.heartbeat("a", MINUTE)
    assert leases.processes() == {"a", "b"}
    silent(engine, "a", MINUTE // 2)
    assert leases.heartbeat("b", MINUTE)
    assert leases.processes() == {"a", "b"}
    silent(engine, "a", 2 * MINUTE)
    leases.heartbeat("b", MINUTE)
    assert leases.processes() == {"b"}
    assert not leases.heartbeat("a", MINUTE)  # so it knows that others may have its tables
    leases.remove_process("b")
    assert leases.processes() == {"a"}
    leases.remove_all_processes()
    assert leases.processes() == set()


def test_a_process_does_not_remove_itself(engine: Engine, leases: LeaseStore) -> None:
    leases.heartbeat("a", MINUTE)
    silent(engine, "a", 5 * MINUTE)
    assert leases.heartbeat("a", MINUTE)


def test_a_lease_has_one_holder_until_it_is_released_or_the_holder_dies(engine: Engine, leases: LeaseStore) -> None:
    write(engine, opening("one", status="running", deadline=HOUR))
    leases.heartbeat("a", MINUTE)
    leases.heartbeat("b", MINUTE)
    assert leases.acquire(["one"], "a")
    assert leases.acquire(["one"], "a")
    assert not leases.acquire(["one"], "b")
    leases.release("one", "b", None, [])  # b does not have it
    assert not leases.acquire(["one"], "b")
    leases.release("one", "a", HOUR, [])
    assert leases.acquire(["one"], "b")
    silent(engine, "b", 2 * MINUTE)
    leases.heartbeat("a", MINUTE)
    assert leases.acquire(["one"], "a")
    leases.remove_process("a")
    leases.heartbeat("b", MINUTE)
    assert leases.acquire(["one"], "b")
    assert not leases.acquire(["none"], "b")


def test_only_one_of_many_processes_gets_a_lease(engine: Engine, leases: LeaseStore) -> None:
    write(engine, *(opening(f"table{n}") for n in range(10)))
    processes = [f"p{n}" for n in range(4)]
    for process in processes:
        leases.heartbeat(process, MINUTE)

    async def reach() -> list[list[set[str]]]:
        return [
            await asyncio.gather(*(asyncio.to_thread(leases.acquire, [f"table{n}"], process) for process in processes))
            for n in range(10)
        ]

    assert [sum(map(len, got)) for got in asyncio.run(reach())] == [1] * 10


def test_which_tables_are_due(engine: Engine, leases: LeaseStore) -> None:
    write(
        engine,
        opening("past", status="running", deadline=5),
        opening("now", status="running", deadline=10),
        opening("future", status="running", deadline=11),
        opening("never", status="running"),
        opening("held", status="running", deadline=0, holder="alive"),
        opening("orphan", status="running", deadline=0, holder="dead"),
        opening("old", status="running", deadline=0, rules=0),
        opening("other", status="running", deadline=0, game="go", rules=1),
    )
    leases.heartbeat("alive", MINUTE)
    assert leases.due(10, RULES) == ["orphan", "past", "now"]
    assert leases.due(10, RULES, limit=1) == ["orphan"]
    assert "other" in leases.due(10, RULES | {"go": 1})


def test_a_table_is_due_as_soon_as_its_holder_dies(engine: Engine, leases: LeaseStore) -> None:
    write(engine, opening("game", status="running", deadline=HOUR), opening("open", deadline=None))
    leases.heartbeat("a", MINUTE)
    assert leases.acquire(["game"], "a")
    assert leases.acquire(["open"], "a")
    assert leases.due(1, RULES) == []
    leases.remove_process("a")
    assert set(leases.due(1, RULES)) == {"game", "open"}
    leases.heartbeat("b", MINUTE)
    assert leases.acquire(["open"], "b")
    assert leases.acquire(["game"], "b")
    leases.release("game", "b", HOUR, [])
    assert leases.due(1, RULES) == []
    assert leases.due(HOUR, RULES) == ["game"]


def test_which_leases_are_available(engine: Engine, leases: LeaseStore) -> None:
    write(engine, *(opening(id, holder=holder) for id, holder in zip("wxyz", ("a", "b", None, "dead"), strict=True)))
    leases.heartbeat("a", MINUTE)
    leases.heartbeat("b", MINUTE)
    assert set(leases.available(["w", "x", "y", "z"], "a")) == {"w", "y", "z"}
    assert leases.available(["x"], "a") == []
    assert leases.available([], "a") == []


# ---- failures


@only_sqlite
def test_a_locked_file_is_not_waited_for_without_limit(engine: Engine) -> None:
    engine.dispose()
    other = connect(_address(engine))
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA busy_timeout=100"))
    with other.begin():
        assert isinstance(write(engine, opening("one"))[0], OperationalError)
    assert write(engine, opening("one")) == [None]
    other.dispose()


@only_postgres
def test_a_write_fails_if_the_connection_breaks(engine: Engine, store: TableStore, postgres: Postgres) -> None:
    """It is not repeated: it may have been committed, and would then be executed twice."""
    write(engine, opening("one"), opening("two"))
    attempts = []

    def cut(connection: Any, *_: Any) -> None:
        attempts.append(connection)
        postgres.cut_connections(str(engine.url.database))

    event.listen(engine, "before_cursor_execute", cut, once=True)
    results = write(engine, LogWrite("one", [moved(2)]), LogWrite("two", [moved(2)]))
    assert any(isinstance(result, OperationalError) for result in results)
    assert len(attempts) == 1
    assert write(engine, LogWrite("one", [moved(len(store.log("one")) + 1)])) == [None]


@only_postgres
def test_after_a_deadlock_the_log_writer_tries_again(engine: Engine) -> None:
    write(engine, opening("a"), opening("b"))

    def lock_in_reverse() -> None:
        """Locks b, then a. In a deadlock, it is not the one that is rolled back."""
        with engine.begin() as connection:
            connection.execute(text("SET LOCAL deadlock_timeout = '30s'"))
            connection.execute(update(TABLES).where(TABLES.c.id == "b").values(open_seats=7))
            time.sleep(0.5)
            connection.execute(update(TABLES).where(TABLES.c.id == "a").values(open_seats=7))

    async def both() -> None:
        locking = asyncio.create_task(asyncio.to_thread(lock_in_reverse))
        await asyncio.sleep(0.2)
        writes = [LogWrite(id, [moved(2)], changes={"status": "running", "projected_seq": 2}) for id in "ab"]
        # The first is written alone, so that the other two are one batch.
        assert await asyncio.to_thread(write, engine, opening("c"), *writes) == [None] * 3
        await locking

    asyncio.run(both())
    with engine.connect() as connection:
        rows = connection.execute(select(TABLES.c.status, TABLES.c.open_seats).where(TABLES.c.id.in_(["a", "b"]))).all()
    assert rows == [("running", 7)] * 2


@only_postgres
def test_log_writers_do_not_deadlock_each_other(engine: Engine) -> None:
    deadlocks = text("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
    tables = [f"table{n:02}" for n in range(40)]
    write(engine, *map(opening, tables))
    with engine.connect() as connection:
        before = connection.execute(deadlocks).scalar_one()

    async def one(engine: Engine, order: list[str]) -> None:
        for n in range(2, 20):
            writes = [LogWrite(id, [moved(n)], changes={"open_seats": n, "projected_seq": n}) for id in order]
            done = await asyncio.to_thread(write, engine, *writes)
            assert {type(error) for error in done if error} <= {Conflict}

    async def both() -> None:
        other = connect(_address(engine))
        await asyncio.gather(one(engine, tables), one(other, tables[::-1]))
        other.dispose()

    asyncio.run(both())
    with engine.connect() as connection:
        assert connection.execute(deadlocks).scalar_one() == before
        assert len(connection.execute(select(ENTRIES.c.seq)).all()) == 40 * 19


# ---- notifications


@only_postgres
def test_a_notification_is_sent_with_committed_entries_only(engine: Engine, store: TableStore) -> None:
    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(address, autocommit=True) as listening:
        listening.execute(f"LISTEN {CHANNEL}")
        write(engine, opening("one"))
        write(engine, LogWrite("one", [moved(1)]))  # a conflict
        write(engine, LogWrite("one", [], changes={"status": "running", "projected_seq": 1}))
        write(engine, LogWrite("one", [moved(2), moved(3)]))
        received = [*listening.notifies(timeout=90, stop_after=2), *listening.notifies(timeout=0.2)]
    notes = [json.loads(note.payload) for note in received]
    assert notes == [{"log": "one", "seq": 1}, {"log": "one", "seq": 3}]
    assert len(store.log("one")) == 3
