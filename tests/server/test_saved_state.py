"""Saved states of tables: loading one gives exactly the table that its whole log gives, and applies little of it."""

import random
from typing import Any

import pytest
from sqlalchemy import Engine, text

import bottega
from bottega.server.storage.log_writer import LogWrite, SavedState, execute_write
from bottega.server.storage.table_store import TableStore
from bottega.server.table_log import LogEntry
from bottega.server.tables import projection, saved_state
from bottega.server.tables.commands import AskUndo, Say, Undo
from bottega.server.tables.game_table import GameTable
from bottega.server.tables.loading import fold
from bottega.server.tables.saved_state import restore_table, save_table
from bottega.server.tables.table_row import row_of
from tests.server.offline_table import LIVE, SEED, OfflineTable, load_table
from tests.server.sample_games import games_for


def everything(table: GameTable) -> dict[str, Any]:
    """All that is known about a table, comparable."""
    match = table.match
    assert match is not None
    return {
        "snapshots": [
            projection.encode(projection.snapshot(table, viewer)) for viewer in (*range(len(table.seats)), None)
        ],
        "state": match.state.tobytes(),
        "log": match.log,
        "reshuffles": match.reshuffles,
        "undoable": match.undoable,
        "checkpoints": [(one.moves, one.content) for one in match.checkpoints],
        "clocks": (table.clocks.left, table.clocks.running_since),
        "row": row_of(table),
        "to_move": (table.to_move, table.secret_choosers, table.question, table.pending, table.made_casual),
        "history": [repr(applied) for applied in table.history],
        "executed": table.executed.dump(),
        "others": (table.moves, table.taken_back, table.sealed, table.seats, table.plan),
    }


def lively(slug: str, entries: int) -> OfflineTable:
    """A table at which many things have happened."""
    offline, rng = OfflineTable(3, slug, pace=LIVE, bots=(2,)), random.Random(1)
    while offline.table.seq < entries and not offline.match.over:
        offline.now += rng.randrange(3000)
        seat = rng.choice(offline.match.actors)
        move, person = rng.choice(offline.match.legal(seat)).number, None if seat == 2 else offline.people[seat].id
        client = f"c{offline.table.seq}"
        offline.table.apply(
            LogEntry(
                offline.table.seq + 1, "moved", offline.now, seat, person, client if person else None, {"move": move}
            )
        )
        if rng.random() < 0.1:
            offline.execute(0, Say(text="è vero"))
        if offline.match.undoable and offline.match.log[-1][0] != 2 and rng.random() < 0.3:
            offline.execute(offline.match.log[-1][0], Undo())
        elif rng.random() < 0.04 and not offline.table.secret_choosers and offline.table.status == "running":
            if any(mover == 0 for mover, _ in offline.match.log):
                offline.execute(0, AskUndo())
                offline.add("undone", 0, count=1, agreed=True, seed=f"fresh {rng.random()}")
    return offline


@pytest.mark.parametrize("slug", games_for(3))
def test_a_table_that_was_saved_is_the_table_of_its_log(slug: str) -> None:
    """And it stays that, whatever happens afterwards."""
    offline = lively(slug, 70)
    log = [applied.entry for applied in offline.table.history]
    restored = []
    for at in (5, 16, 17, 33, len(log)):
        part = GameTable.from_log(offline.table.id, SEED, log[:at])
        saved = save_table(part)
        table = restore_table(offline.table.id, SEED, saved, log[at - 1])
        assert table is not None
        assert everything(table) == everything(part)
        assert save_table(table) == saved
        for entry in log[at:]:
            table.apply(entry)
        assert everything(table) == everything(offline.table)
        restored.append(table)
    for table in restored:  # going back works from the saved checkpoints too
        undone = LogEntry(
            table.seq + 1, "undone", offline.now, 0, None, None, {"count": 30, "agreed": True, "seed": "x"}
        )
        table.apply(undone)
    assert len({everything(table)["state"] for table in restored}) == 1


def test_a_state_that_does_not_fit_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    offline = lively(games_for(3)[0], 20)
    saved, last = save_table(offline.table), offline.table.history[-1].entry
    assert restore_table("table", SEED, saved, last) is not None
    for place in (0, 20, len(saved) // 2, len(saved) - 1):
        changed = bytearray(saved)
        changed[place] ^= 1
        assert restore_table("table", SEED, bytes(changed), last) is None
    assert restore_table("table", SEED, saved, None) is None
    assert restore_table("table", SEED, saved, offline.table.history[-2].entry) is None
    with monkeypatch.context() as patch:
        patch.setattr(saved_state, "FORMAT", 0)
        assert restore_table("table", SEED, saved, last) is None
    game = bottega.game(offline.table.plan.game)
    monkeypatch.setattr(saved_state, "_game_hash", lambda game: "another version of the rules")
    assert game.version
    assert restore_table("table", SEED, saved, last) is None


def write(engine: Engine, *writes: LogWrite) -> None:
    with engine.begin() as connection:
        for one in writes:
            execute_write(connection, one)


def store_table(engine: Engine, table: GameTable) -> TableStore:
    new = {"game": table.plan.game, "rules": 1, "seed": SEED, "created": 1, "public": True, **row_of(table)}
    write(engine, LogWrite(table.id, [applied.entry for applied in table.history], new=new))
    return TableStore(engine)


def test_loading_applies_only_what_follows_the_saved_state(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    offline = lively(games_for(3)[0], 60)
    table, store = offline.table, store_table(engine, offline.table)
    log = store.log(table.id)
    early = GameTable.from_log(table.id, SEED, log[:50])
    write(engine, LogWrite(table.id, (), state=SavedState(50, save_table(early))))
    applied: list[int] = []
    apply = GameTable.apply

    def noted(self: GameTable, entry: LogEntry) -> Any:
        applied.append(entry.seq)
        return apply(self, entry)

    monkeypatch.setattr(GameTable, "apply", noted)
    loaded = load_table(store, table.id)
    assert applied == list(range(51, len(log) + 1))
    assert loaded.saved_seq == 50
    assert everything(loaded.table) == everything(table)


def test_an_older_state_does_not_replace_a_newer_one(engine: Engine) -> None:
    offline = lively(games_for(3)[0], 20)
    store = store_table(engine, offline.table)
    for seq, content in ((5, b"five"), (9, b"nine"), (7, b"seven")):
        write(engine, LogWrite(offline.table.id, (), state=SavedState(seq, content)))
    assert store.stored([offline.table.id])[offline.table.id][1:3] == (9, b"nine")


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_a_table_with_a_useless_state_is_loaded_from_its_log(engine: Engine, damage: bytes | None) -> None:
    offline = lively(games_for(3)[0], 30)
    table, store = offline.table, store_table(engine, offline.table)
    content = save_table(table) if damage is None else damage
    write(engine, LogWrite(table.id, (), state=SavedState(len(table.history), content)))
    if damage is None:  # the last entry is gone, as after a backup was restored
        with engine.begin() as connection:
            connection.execute(text(f"DELETE FROM entries WHERE seq = {len(table.history)}"))
    loaded = load_table(store, table.id)
    assert loaded.saved_seq == 0
    assert everything(loaded.table) == everything(fold(table.id, SEED, store.raw_log(table.id)))
