"""Backups: written while a server runs, restored to either database, and played on."""

import asyncio
import gzip
import json
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import insert, select, text, update
from typer.testing import CliRunner, Result

from bottega.cli import app
from bottega.server.settings import Settings
from bottega.server.storage import backup
from bottega.server.storage.backup import BackupError, back_up, restore
from bottega.server.storage.database import connect, migrate, migration_config
from bottega.server.storage.schema import ENTRIES, KEYS, METADATA, NAMES, PEOPLE, PROCESSES, STATES, TABLES
from bottega.server.timestamps import now_ms
from tests.server.postgres import Postgres
from tests.server.running import BOT, MINE, Guest, RunningServer
from tests.server.schemas import earlier_schemas

ODD = "Élise ☕ “d’Este”\u2028\U0001f3a8"
KEPT = [table for table in METADATA.sorted_tables if table.name not in backup.LEFT_OUT]


def sqlite(folder: Path, name: str = "bottega") -> str:
    return f"sqlite:///{folder / name}.sqlite"


def postgresql(postgres: Postgres) -> str:
    return Settings.read({}, database_url=postgres.new_database()).database_url


def rows(url: str) -> dict[str, list[Any]]:
    """Everything that a backup keeps."""
    engine = connect(url)
    with engine.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
            for table in KEPT
        }
    engine.dispose()
    return found


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database with some of everything."""
    url = sqlite(tmp_path_factory.mktemp("source"))
    migrate(url)
    engine = connect(url)
    with engine.begin() as connection:
        people = [{"id": f"p{n}", "name": ODD, "emblem": "ochre", "created": 2**41 + n} for n in range(2500)]
        connection.execute(insert(PEOPLE), people)
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == "p7").values(login="ada", password="$argon2id$x"))
        connection.execute(insert(NAMES), {"key": "k" * 64, "person": "p7"})
        connection.execute(insert(KEYS), {"name": "cookie", "value": "secret"})
        connection.execute(insert(PROCESSES), {"id": "old", "alive": 1})
        table = {"id": "t1", "game": "some", "rules": 1, "seed": "0" * 32, "projected_seq": 1, "status": "running"}
        table |= {"public": True, "created": 1, "open_seats": 0, "summary": "{}", "deadline": None, "holder": "old"}
        connection.execute(insert(TABLES), table)
        entry = {"table_id": "t1", "seq": 1, "kind": "opened", "at": 1, "body": json.dumps({"text": ODD})}
        connection.execute(insert(ENTRIES), entry)
        state = {"table_id": "t1", "seq": 1, "content": bytes(range(256))}
        connection.execute(insert(STATES), state)  # follows from the log, so a backup leaves it out
    engine.dispose()
    return url


@pytest.fixture(scope="module")
def file(source: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("backups") / "backup.gz"
    seen: list[tuple[int, int]] = []
    assert back_up(source, file, lambda done, total: seen.append((done, total))) == backup.Summary(2500, 1, 2504)
    assert seen[0] == (1000, 2504)
    assert seen[-1] == (2504, 2504)
    return file


def test_only_the_owner_can_read_a_backup(file: Path) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_backup_is_the_same_in_sqlite_and_in_postgresql(
    source: str, file: Path, postgres: Postgres, tmp_path: Path
) -> None:
    there, again, back = postgresql(postgres), tmp_path / "again.gz", sqlite(tmp_path)
    assert restore(there, file).people == 2500
    assert rows(there) == rows(source)
    back_up(there, again)
    restore(back, again)
    assert rows(back) == rows(source)


def test_a_backup_never_replaces_a_file(source: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    file.write_bytes(b"something else")
    with pytest.raises(BackupError, match="file-exists"):
        back_up(source, file)
    assert file.read_bytes() == b"something else"
    assert list(tmp_path.iterdir()) == [file]


def test_a_backup_that_fails_leaves_no_file(source: str, tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        back_up(source, tmp_path / "backup.gz", stop)
    assert list(tmp_path.iterdir()) == []


def test_a_restore_never_replaces_games(source: str, file: Path, tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    restore(url, file)
    before = rows(url)
    with pytest.raises(BackupError, match="not-empty") as refused:
        restore(url, file)
    assert refused.value.details == {"people": 2500, "tables": 1}
    assert rows(url) == before


def test_a_restore_waits_until_no_server_uses_the_database(file: Path, postgres: Postgres) -> None:
    url = postgresql(postgres)
    migrate(url)
    engine = connect(url)
    with engine.begin() as connection:
        connection.execute(insert(KEYS), {"name": "cookie", "value": "of a server that has just started"})
        connection.execute(insert(PROCESSES), {"id": "running", "alive": now_ms()})
    with pytest.raises(BackupError, match="in-use"):
        restore(url, file)
    with engine.begin() as connection:
        connection.execute(update(PROCESSES).values(alive=1))
    engine.dispose()
    restore(url, file)
    assert rows(url)["keys"] == [("cookie", "secret")]


def damaged(file: Path) -> Iterator[tuple[str, bytes]]:
    packed = file.read_bytes()
    lines = gzip.decompress(packed).splitlines(keepends=True)
    yield "cut", packed[: len(packed) // 2]
    yield "empty", b""
    yield "no gzip", b"a letter"
    yield "without its end", gzip.compress(b"".join(lines[:-1]))
    yield "without a row", gzip.compress(b"".join(lines[:3] + lines[4:]))
    yield "changed", gzip.compress(b"".join(lines).replace(b'"ada"', b'"eve"'))
    yield "another file", gzip.compress(b'{"a": 1}\n')
    yield "a list", gzip.compress(b"[]\n")


def test_a_damaged_backup_restores_nothing(file: Path, tmp_path: Path) -> None:
    url, broken = sqlite(tmp_path), tmp_path / "broken.gz"
    for name, content in damaged(file):
        broken.write_bytes(content)
        with pytest.raises(BackupError, match="damaged"):
            restore(url, broken)
        assert not (tmp_path / "bottega.sqlite").exists() or not rows(url)["people"], name
    restore(url, file)  # it can still be restored to the same database


def test_a_backup_of_a_newer_version_is_refused(file: Path, tmp_path: Path) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for changes in ({"schema": "9999"}, {"bottega_backup": 2}):
        newer = tmp_path / "newer.gz"
        newer.write_bytes(gzip.compress(json.dumps(json.loads(lines[0]) | changes).encode() + b"\n"))
        with pytest.raises(BackupError, match="newer"):
            restore(sqlite(tmp_path), newer)


@pytest.mark.parametrize("revision", earlier_schemas())
def test_a_backup_of_an_older_schema_is_migrated(revision: str, tmp_path: Path) -> None:
    old, new = sqlite(tmp_path, "old"), sqlite(tmp_path, "new")
    command.upgrade(migration_config(old), revision)
    engine = connect(old)
    with engine.begin() as connection:
        columns = "id, name, emblem, login, password, created"  # which every schema has
        connection.execute(text(f"INSERT INTO people ({columns}) VALUES ('ada', 'Ada', 'ochre', 'ada', 'hash', 1)"))
    engine.dispose()
    back_up(old, tmp_path / "old.gz")
    restore(new, tmp_path / "old.gz")
    found = rows(new)
    assert [row[0] for row in found["people"]] == ["ada"]
    assert [row[1] for row in found["names"]] == (["ada"] if revision < "0004" else [])


# ---- the commands, and a game that is played on


def bottega(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments, "--lang", "en"], env={"COLUMNS": "200"})


def test_the_commands_say_what_they_did_or_why_not(source: str, tmp_path: Path) -> None:
    file, url = str(tmp_path / "backup.gz"), sqlite(tmp_path, "new")
    done = bottega("backup", file, "--database", source)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "2,500 people, 1 table, " in done.stdout.replace("\u2068", "").replace("\u2069", "")
    assert bottega("restore", file, "--database", url).exit_code == 0
    for arguments, sentence in (
        (("backup", file, "--database", source), f"{file} exists already; a backup never replaces a file."),
        (("restore", file, "--database", url), "The database is not empty: it has 2,500 people and 1 table."),
        (("restore", f"{file}.no", "--database", url), "There is no file"),
        (("backup", f"{file}.2", "--database", sqlite(tmp_path, "nothing")), "There is no database of Bottega here"),
        (("backup", f"{file}.2", "--database", "mysql://x"), "BOTTEGA_DATABASE_URL: must start with"),
    ):
        refused = bottega(*arguments)
        assert refused.exit_code == 2
        assert sentence in refused.stderr.replace("\u2068", "").replace("\u2069", ""), refused.stderr
    assert not (tmp_path / "nothing.sqlite").exists()


def test_a_game_is_backed_up_while_it_is_played_and_played_on_elsewhere(
    postgres: Postgres, tmp_path: Path, compiled: None
) -> None:
    file = tmp_path / "backup.gz"
    given = postgres.new_database()
    there = Settings.read({}, database_url=given).database_url

    async def play(guest: Guest, table: str, moves: int) -> dict[str, Any]:
        async with guest.at(table) as client:
            await client.next("snapshot")
            for n in range(moves):
                assert await client.wait_for_turn()
                assert (await client.move(n, f"{guest.server.port}-{n}"))["type"] == "ack"
            assert await client.wait_for_turn()
            return client.state

    with RunningServer(sqlite(tmp_path)) as one:
        ada = Guest(one, "Ada")
        table = ada.open([MINE, BOT])
        asyncio.run(play(ada, table, 4))
        back_up(sqlite(tmp_path), file)
        before = ada.http.get(f"/api/tables/{table}").json()
        restore(there, file)
        asyncio.run(play(ada, table, 2))  # the old server goes on
    with RunningServer(given) as other:
        moved = Guest(other, "Somebody else")
        moved.http.cookies = ada.http.cookies  # the sessions are restored too
        after = moved.http.get(f"/api/tables/{table}").json()
        assert after["own"] == [0]
        assert after["table"]["view"] == before["table"]["view"]
        assert after["table"]["choices"] == before["table"]["choices"]
        state = asyncio.run(play(moved, table, 6))
        assert state["status"] == "running"
