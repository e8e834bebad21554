"""Tables whose logs cannot be read: others do not notice, their people are told, and they can be repaired."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from bottega.cli import app
from bottega.server.storage.database import connect, migrate
from bottega.server.storage.log_writer import LogWrite, SavedState, execute_write
from bottega.server.storage.schema import CUT_ENTRIES
from bottega.server.storage.table_store import TableStore
from bottega.server.tables.loading import DamagedTable
from bottega.server.tables.repair import CannotRepair, check_tables, repair_table
from bottega.server.tables.saved_state import save_table
from bottega.server.tables.table_row import row_of
from bottega.server.timestamps import now_ms
from tests.server.offline_table import SEED, OfflineTable, load_table
from tests.server.playing import Database, run
from tests.server.running import MINE, OPEN, Guest, RunningServer
from tests.server.sample_games import simple_game


def damage(database: Database, table: str, seq: int, body: str = "{") -> None:
    database.execute("UPDATE entries SET body = :body WHERE table_id = :table AND seq = :seq",
                     body=body, table=table, seq=seq)  # fmt: skip


@pytest.mark.parametrize("body", ["{", '{"plan": {}}', '{"plan": 7, "rules": 1}'])
def test_a_damaged_table_breaks_nobodys_requests(
    server: RunningServer, database: Database, ada: Guest, bea: Guest, body: str
) -> None:
    broken = database.open_table(ada, [MINE, OPEN], public=True)
    sound = database.open_table(ada, [MINE, OPEN], public=True)
    damage(database, broken, 1, body)
    lately = now_ms() + 3 * 86_400_000  # the deadline of a table that people have just left: a search looks at it
    database.execute("UPDATE tables SET deadline = :lately WHERE id IN (:broken, :sound)",
                     lately=lately, broken=broken, sound=sound)  # fmt: skip
    found = bea.http.post("/api/find", json={"game": simple_game(2), "players": 2})
    assert (found.status_code, found.json()["id"] != broken) == (200, True)
    mine = {table["id"]: table for table in ada.http.get("/api/me/tables").raise_for_status().json()}
    assert (mine[broken]["damaged"], mine[sound]["damaged"]) == (True, False)
    public = [table["id"] for table in bea.http.get("/api/tables").raise_for_status().json()]
    assert broken not in public
    for path in ("", "/replay", "/things", "/text"):
        answer = ada.http.get(f"/api/tables/{broken}{path}")
        assert (answer.status_code, answer.json()["error"]) == (409, "damaged")
        assert answer.json()["message"] == (
            "This table is damaged and cannot be read. The operator of this server can repair it."
        )

    async def connect_to_it() -> int:
        async with ada.socket(broken) as connection:
            with pytest.raises(ConnectionClosed) as closed:
                await connection.recv()
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert run(connect_to_it) == 4411
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    reports = [line for line in lines if "damaged" in line["event"] and line["table"] == broken[:4]]
    assert len(reports) == 1  # however often it is asked for
    assert reports[0]["reason"].startswith("entry 1: ")
    assert "bottega_tables_damaged" in ada.http.get("/metrics").text


def test_a_summary_that_cannot_be_read_is_written_again(server: RunningServer, database: Database, bea: Guest) -> None:
    for summary in ("{", "[]", '{"seats": [1]}'):
        table = database.open_table(bea, [MINE, OPEN], public=True)
        database.execute("UPDATE tables SET summary = :summary WHERE id = :table", summary=summary, table=table)
        bea.http.get("/api/tables").raise_for_status()
        deadline = time.monotonic() + 30
        while table not in [one["id"] for one in bea.http.get("/api/me/tables").raise_for_status().json()]:
            assert time.monotonic() < deadline


# ---- repair


@pytest.fixture
def address(tmp_path: Path) -> str:
    address = f"sqlite:///{tmp_path / 'bottega.sqlite'}"
    migrate(address)
    return address


def stored(address: str, id: str) -> tuple[TableStore, OfflineTable]:
    """A game after some turns, in a database, with a saved state."""
    offline = OfflineTable(2, simple_game(2))
    offline.table.id = id
    for _ in range(6):
        offline.play_turn()
    engine = connect(address)
    new = {"game": offline.table.plan.game, "rules": 1, "seed": SEED, "created": 1, "public": True}
    with engine.begin() as connection:
        entries = [applied.entry for applied in offline.table.history]
        execute_write(connection, LogWrite(id, entries, new=new | row_of(offline.table)))
        execute_write(connection, LogWrite(id, (), state=SavedState(len(entries), save_table(offline.table))))
    return TableStore(engine), offline


def execute(store: TableStore, statement: str, **values: Any) -> None:
    with store._engine.begin() as connection:
        connection.execute(text(statement), values)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET body = '{' WHERE seq = :seq",
        "UPDATE entries SET body = '{\"move\": 30000}' WHERE seq = :seq",
        "UPDATE entries SET kind = 'unheard_of' WHERE seq = :seq",
        "UPDATE entries SET seat = 7 WHERE seq = :seq",
        "DELETE FROM entries WHERE seq = :seq",
    ],
)
def test_a_damaged_log_is_cut_back_to_its_last_readable_entry(address: str, statement: str) -> None:
    store, offline = stored(address, "broken")
    stored(address, "sound")
    length, seq = len(offline.table.history), 8
    execute(store, statement.replace("seq = :seq", "seq = :seq AND table_id = 'broken'"), seq=seq)
    execute(store, "DELETE FROM states")
    with pytest.raises(DamagedTable):
        load_table(store, "broken")
    found = list(check_tables(store, lambda done, total: None))
    assert [one.table for one in found] == ["broken"]
    assert store.count_damaged() == 1
    before = store.raw_log("broken", seq - 1)
    left, cut = repair_table(store, "broken")
    assert (left, cut) == (seq - 1, len(before))
    assert length - len(before) in (seq - 1, seq)
    loaded = load_table(store, "broken").table
    assert [applied.entry for applied in loaded.history] == [a.entry for a in offline.table.history[: seq - 1]]
    with store._engine.connect() as connection:
        kept = connection.execute(select(CUT_ENTRIES.c.content).order_by(CUT_ENTRIES.c.seq)).scalars().all()
    assert [json.loads(content) for content in kept] == [entry._asdict() for entry in before]
    assert store.count_damaged() == 0
    assert list(check_tables(store, lambda done, total: None)) == []


def test_a_table_that_became_readable_is_no_longer_marked(address: str) -> None:
    """As after an update of a server that could not read it."""
    store, _ = stored(address, "table")
    store.mark_damaged("table", "entry 3: some mistake")
    with pytest.raises(DamagedTable) as damaged:
        load_table(store, "table")
    assert damaged.value.known
    assert list(check_tables(store, lambda done, total: None)) == []
    assert load_table(store, "table").table.seq


def test_a_log_without_a_readable_beginning_cannot_be_repaired(address: str) -> None:
    store, _ = stored(address, "table")
    execute(store, "UPDATE entries SET body = '' WHERE seq = 1")
    for id in ("table", "unknown"):
        with pytest.raises(CannotRepair):
            repair_table(store, id)


def test_the_command_names_damaged_tables_and_repairs_them(address: str) -> None:
    store, _ = stored(address, "broken")
    execute(store, "UPDATE entries SET body = '{' WHERE seq = 8")
    execute(store, "DELETE FROM states")

    def command(*words: str) -> tuple[int, str]:
        result = CliRunner().invoke(app, ["tables", *words, "--database", address, "--lang", "en"])
        return result.exit_code, " ".join(result.output.split())

    code, said = command("check")
    assert code == 1
    assert "broken is damaged: entry 8: JSONDecodeError" in said
    assert "One table, 1 damaged." in said
    code, said = command("repair", "broken")
    assert code == 0
    assert "entries were cut off, 7 are left" in said
    assert command("check") == (0, "One table, 0 damaged.")
    assert command("repair", "broken")[1] == "broken: nothing to cut off; all 7 entries can be read."
    assert command("repair")[0] == command("check", "broken")[0] == command("mend")[0] == 2
