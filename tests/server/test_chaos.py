"""Faults at random moments lose no acknowledged move, double none, reveal nothing, and every game continues to its end.

This is a sample. `bottega chaos` runs as many faults as one likes; docs/testing.md has the result of a long run.
"""

import asyncio
import json
import random
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosedError

from bottega.chaos.checker import Transcript, check_table
from bottega.chaos.clients import HasPort
from bottega.chaos.database import Database
from bottega.chaos.faults import FAULTS
from bottega.chaos.players import Player
from bottega.chaos.proxy import Proxy
from bottega.chaos.shifted_clock import ClockFile, shift
from bottega.cli import app
from tests.server.playing import table_of
from tests.server.running import MINE, OPEN, Guest, RunningServer
from tests.server.sample_games import short_game


@pytest.mark.parametrize(("database", "faults"), [("sqlite", 9), ("postgresql", 5)])
@pytest.mark.usefixtures("compiled", "postgres")  # the fixture installs PostgreSQL, if it is missing
def test_the_server_keeps_its_promises_through_faults(database: str, faults: int, tmp_path: Path) -> None:
    command = ["chaos", "--database", database, "--faults", str(faults), "--tables", "4", "--json", "--lang", "en"]
    result = CliRunner().invoke(app, [*command, "--seed", "147", "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    report = json.loads((tmp_path / "report.json").read_text())
    assert (report["verdict"], report["violations"], report["total_faults"]) == ("passed", [], faults)
    if database == "sqlite":
        assert set(report["faults"]) == {fault.name for fault in FAULTS if database in fault.engines}
        is_wrong = ClockFile(tmp_path / "clock-0").offset != 0  # it may have jumped back to the right time
        assert clock_has_jumped(tmp_path / "bottega.sqlite", report["seconds"]) or not is_wrong
    else:
        assert set(report["faults"]) >= {"kill server", "stop server", "kill database", "kill connection"}
    assert len(report["games"]) == 4
    assert report["moves"] > 50
    assert report["reconnects"] > 4
    assert report["messages"] > report["moves"]
    assert "Passed" in (tmp_path / "report.txt").read_text()
    assert not any(path.is_dir() for path in tmp_path.iterdir()), "only evidence of violations is kept"


def clock_has_jumped(file: Path, seconds: float) -> bool:
    """Whether the times in the logs of a run differ by more than it lasted."""
    with closing(sqlite3.connect(file)) as database:
        first, last = database.execute("SELECT min(at), max(at) FROM entries").fetchone()
    return bool((last - first) / 1000 > seconds + 60)


def test_nonsense_is_refused_in_a_sentence() -> None:
    result = CliRunner().invoke(app, ["chaos", "--database", "oracle", "--lang", "en"])
    assert result.exit_code == 2
    assert result.output == "There is no database oracle for this; choose one of: sqlite, postgresql.\n"


# ---- the checker notices what is wrong


@pytest.fixture(scope="module")
def played(server: RunningServer, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, list[Transcript]]:
    """A copy of the database after a game of two people, the table, and what they received."""
    people, folder = [Guest(server, f"Checked{n}") for n in range(2)], tmp_path_factory.mktemp("checked")
    table = table_of(*people, game=short_game(2), patience=None)
    servers: list[HasPort] = [server]
    players = [
        Player(person, table, seat, random.Random(seat), servers, folder / f"{seat}.txt")
        for seat, person in enumerate(people)
    ]

    async def play() -> None:
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)

    asyncio.run(play())
    database = Database(server.database)
    while database.store.text(table) is None:  # it is written just after the last entry of the log
        time.sleep(0.01)
    database.close()
    file, copy = server.database.removeprefix("sqlite:///"), folder / "copy.sqlite"
    with closing(sqlite3.connect(file)) as original, closing(sqlite3.connect(copy)) as target:
        original.backup(target)
    return copy, table, [Transcript.read(p.transcript, p.person.id, p.seat) for p in players]


def found(file: Path, table: str, transcripts: list[Transcript]) -> set[str]:
    """The kinds of violations that the checker finds."""
    database = Database(f"sqlite:///{file}")
    try:
        secrets = [transcript.person for transcript in transcripts]
        return {violation.kind for violation in check_table(database, table, transcripts, secrets)}
    finally:
        database.close()


Played = tuple[Path, str, list[Transcript]]


def test_the_checker_finds_nothing_where_nothing_is_wrong(played: Played) -> None:
    assert found(*played) == set()


def first(transcript: Transcript, kind: str) -> str:
    """The first message of this type that was received after the first snapshot."""
    return next(text for text in transcript.received[1:] if json.loads(text)["type"] == kind)


def lose_an_entry(transcript: Transcript) -> None:
    transcript.received.remove(first(transcript, "told"))


def lose_the_end(transcript: Transcript) -> None:
    told = [text for text in transcript.received if json.loads(text)["type"] == "told"]
    end = next(text for text in told if json.loads(text)["table"]["status"] == "finished")
    transcript.received.remove(end)


def double_an_entry(transcript: Transcript) -> None:
    told = first(transcript, "told")
    transcript.received.insert(transcript.received.index(told), told)


def acknowledge_what_is_not_stored(transcript: Transcript) -> None:
    transcript.sent.append(json.dumps({"type": "say", "id": "lost", "text": "words"}))
    transcript.received.append(json.dumps({"type": "ack", "id": "lost", "number": 3, "again": False}))


def answer_nothing(transcript: Transcript) -> None:
    transcript.received.remove(first(transcript, "ack"))


def acknowledge_another_number(transcript: Transcript) -> None:
    ack = json.loads(first(transcript, "ack"))
    transcript.received.append(json.dumps(ack | {"number": ack["number"] + 1}))


def refuse_what_is_stored(transcript: Transcript) -> None:
    ack = json.loads(first(transcript, "ack"))
    transcript.received.append(json.dumps({"type": "refused", "id": ack["id"], "error": "stale"}))


def execute_what_was_not_sent(transcript: Transcript) -> None:
    id = json.loads(first(transcript, "ack"))["id"]
    transcript.sent[:] = [text for text in transcript.sent if json.loads(text).get("id") != id]


def show_another_state(transcript: Transcript) -> None:
    told = first(transcript, "told")
    message = json.loads(told)
    message["table"]["waiting"] = [7]
    transcript.received[transcript.received.index(told)] = json.dumps(message)


def tell_another_time(transcript: Transcript) -> None:
    told = first(transcript, "told")
    message = json.loads(told)
    message["told"]["at"] += 1
    transcript.received[transcript.received.index(told)] = json.dumps(message)


def reveal_a_person(transcript: Transcript) -> None:
    transcript.received.append(json.dumps({"type": "pong", "at": transcript.person}))


def reveal_a_move(transcript: Transcript) -> None:
    transcript.received.append(json.dumps({"type": "pong", "number": 1, "move": 1, "seat": 1}))


@pytest.mark.parametrize(
    ("change", "kinds"),
    [
        (lose_an_entry, {"lost"}),
        (lose_the_end, {"lost"}),
        (double_an_entry, {"doubled"}),
        (acknowledge_what_is_not_stored, {"lost"}),
        (answer_nothing, {"lost"}),
        (acknowledge_another_number, {"wrong"}),
        (refuse_what_is_stored, {"wrong"}),
        (execute_what_was_not_sent, {"doubled"}),
        (show_another_state, {"wrong"}),
        (tell_another_time, {"wrong"}),
        (reveal_a_person, {"leaked"}),
        (reveal_a_move, {"leaked"}),
    ],
)
def test_the_checker_notices_what_clients_should_not_have_received(
    played: Played, change: Callable[[Transcript], None], kinds: set[str]
) -> None:
    file, table, transcripts = played
    changed = [replace(one, sent=[*one.sent], received=[*one.received]) for one in transcripts]
    change(changed[0])
    assert found(file, table, changed) == kinds


@pytest.mark.parametrize(
    ("statement", "kinds"),
    [
        ("UPDATE tables SET status = 'running' WHERE id = :table", {"stuck"}),
        ("DELETE FROM texts WHERE table_id = :table", {"lost"}),
        ("UPDATE entries SET client = NULL WHERE table_id = :table AND client = '0.1'", {"lost"}),
    ],
)
def test_the_checker_notices_what_should_not_be_stored(
    played: Played, statement: str, kinds: set[str], tmp_path: Path
) -> None:
    file, table, transcripts = played
    changed = Path(shutil.copy(file, tmp_path / "changed.sqlite"))
    with closing(sqlite3.connect(changed)) as database:
        assert database.execute(statement, {"table": table}).rowcount == 1
        database.commit()
    assert found(changed, table, transcripts) == kinds


# ---- what the faults are made of


def test_a_shifted_clock_follows_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right, right_ns = time.time, time.time_ns
    monkeypatch.setattr(time, "time", right)
    monkeypatch.setattr(time, "time_ns", right_ns)
    shift(ClockFile(tmp_path / "clock"))
    for offset in (0.0, -7200.0, 3600.0):
        ClockFile(tmp_path / "clock").offset = offset
        assert right() + offset <= time.time() <= right() + offset + 10
        assert right_ns() + offset * 1e9 <= time.time_ns() + 1e6 <= right_ns() + (offset + 10) * 1e9


def test_a_proxy_cuts_and_stalls(server: RunningServer) -> None:
    async def test() -> None:
        ada = Guest(server, "Ada")
        table = ada.open([MINE, OPEN])
        proxy = await Proxy(server.port).start()
        async with ada.socket(table, proxy) as connection:
            await connection.send(json.dumps({"type": "hello"}))
            assert json.loads(await connection.recv())["type"] == "snapshot"
            stalled = asyncio.create_task(proxy.stall(0.5))
            await asyncio.sleep(0)
            await connection.send(json.dumps({"type": "ping"}))
            while json.loads(await connection.recv())["type"] != "pong":
                pass
            assert stalled.done()
            assert proxy.cut(1.0, random.Random(0)) == 1
            with pytest.raises(ConnectionClosedError):
                await connection.recv()
        await proxy.close()

    asyncio.run(asyncio.wait_for(test(), 60))
