"""Compares everything that the clients of a table received with the log in the database."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..server.table_log import LogEntry
from ..server.tables import projection
from ..server.tables.game_table import GameTable, Viewer
from .database import Database
from .leaks import Leaks
from .players import TRY_AGAIN
from .report import Kind, Violation

# Refusals of a move after which the log must show that a bot had taken over, because a clock ran out.
AFTER_TAKEOVER = ("stale", "stood_in", "out_of_time", "illegal", "over")
TAKEOVERS = ("stood_in", "forfeited")


@dataclass
class Transcript:
    """What one client sent and received, as text."""

    person: str
    seat: Viewer
    sent: list[str]
    received: list[str]

    @classmethod
    def read(cls, file: Path, person: str, seat: Viewer) -> "Transcript":
        lines = file.read_text().splitlines()
        sent, received = ([line[2:] for line in lines if line[0] == mark] for mark in "><")
        return cls(person, seat, sent, received)

    @property
    def messages(self) -> Iterator[dict[str, Any]]:
        return map(json.loads, self.received)


def check_table(
    database: Database, id: str, transcripts: Sequence[Transcript], secrets: Iterable[str] = ()
) -> list[Violation]:
    """All violations at one table whose game is over."""
    return list(TableCheck(database, id, transcripts, secrets).run())


class TableCheck:
    """The check of one table."""

    def __init__(
        self, database: Database, id: str, transcripts: Sequence[Transcript], secrets: Iterable[str] = ()
    ) -> None:
        self._database, self._id, self._transcripts = database, id, transcripts
        self._table: GameTable = database.load(id)
        self._log = database.store.log(id)
        self._executed = {(entry.person, entry.client): entry for entry in self._log if entry.client}
        self._seed, self._game = database.seed(id), self._table.plan.game
        self._leaks = Leaks(self._game, secrets)

    def run(self) -> Iterator[Violation]:
        yield from self._check_end()
        yield from self._check_ids()
        states = self._database.states(self._id, [transcript.seat for transcript in self._transcripts])
        for transcript in self._transcripts:
            yield from self._check_requests(transcript)
            yield from self._check_entries(transcript)
            yield from self._check_states(transcript, states[transcript.seat])
            yield from self._check_secrets(transcript)

    def _violation(self, kind: Kind, what: str) -> Violation:
        return Violation(kind, what, self._id, self._game)

    def _check_end(self) -> Iterator[Violation]:
        """The game is over, in the log and in the row, and its text is stored."""
        row, match = self._database.store.row(self._id), self._table.match
        if match is None or self._table.status != "finished" or row is None or row["status"] != "finished":
            yield self._violation("stuck", f"the game is {self._table.status}, its row says {row and row['status']}")
        elif self._database.store.text(self._id) != match.dumps():
            yield self._violation("lost", "the text of the finished game is missing or another")

    def _check_ids(self) -> Iterator[Violation]:
        """No request was executed twice, and none that nobody sent."""
        executed = Counter((entry.person, entry.client) for entry in self._log if entry.client)
        for (person, client), count in executed.items():
            if count > 1:
                yield self._violation("doubled", f"request {client} of {person} is {count} times in the log")
        sent = {(t.person, json.loads(text).get("id")) for t in self._transcripts for text in t.sent}
        for person, client in executed.keys() - sent:
            yield self._violation("doubled", f"request {client} of {person} is in the log, but was not sent")

    def _check_requests(self, transcript: Transcript) -> Iterator[Violation]:
        """An acknowledged request is in the log as it was sent; a refused one is not."""
        sent = {message["id"]: message for message in map(json.loads, transcript.sent) if "id" in message}
        answered = set()
        for message in transcript.messages:
            if message["type"] not in ("ack", "refused") or message["id"] not in sent:
                continue
            id, entry = message["id"], self._executed.get((transcript.person, message["id"]))
            answered.add(id)
            if message["type"] == "ack":
                yield from self._check_acknowledged(transcript.seat, sent[id], message["number"], entry)
            elif message["error"] not in TRY_AGAIN:
                if entry is not None:
                    yield self._violation("wrong", f"request {id} of {transcript.seat} was refused and executed")
                taken_over = any(one.kind in TAKEOVERS and one.seat == transcript.seat for one in self._log)
                if not taken_over or message["error"] not in AFTER_TAKEOVER:
                    yield self._violation("wrong", f"request {id} of {transcript.seat} was refused: {message}"[:400])
        for id in sent.keys() - answered:
            yield self._violation("lost", f"request {id} of seat {transcript.seat} was never answered")

    def _check_acknowledged(
        self, seat: Viewer, sent: dict[str, Any], number: int, entry: LogEntry | None
    ) -> Iterator[Violation]:
        if entry is None:
            yield self._violation("lost", f"request {sent['id']} of seat {seat} was acknowledged and is not in the log")
            return
        name = "move" if sent["type"] == "move" else "text"
        if (entry.seat, entry.body.get(name)) != (seat, sent[name]):
            yield self._violation("wrong", f"request {sent['id']} of seat {seat} is in the log as another")
        if number != self._table.number_of(entry.seq, seat):
            yield self._violation("wrong", f"request {sent['id']} of seat {seat} was acknowledged as number {number}")

    def _check_entries(self, transcript: Transcript) -> Iterator[Violation]:
        """Every entry that the viewer may see was received, once, in order, and as the log says.

        Clients leave when the game is over, so they may miss what somebody says after that.
        """
        entries: list[dict[str, Any]] = []
        for message in transcript.messages:
            if message["type"] == "snapshot":
                entries += message["told"]
            elif message["type"] == "told":
                entries.append(message["told"])
        seen = self._table.last_visible(transcript.seat, self._table.seq)
        last = max((entry.seq for entry in self._log if entry.kind != "said"), default=0)
        owed = sum(applied.entry.seq <= last for applied in seen)
        numbers = [entry["number"] for entry in entries]
        if len(numbers) < owed or numbers != list(range(1, len(seen) + 1))[: len(numbers)]:
            kind: Kind = "doubled" if len(numbers) > len(set(numbers)) else "lost"
            yield self._violation(kind, f"{transcript.seat} received {len(numbers)} of {len(seen)} entries: {numbers}")
            return
        for entry, applied in zip(entries, seen, strict=False):
            data = projection.entry_data(self._table, applied, transcript.seat, entry["number"])
            if entry != projection.to_json_data(data):
                yield self._violation("wrong", f"entry {entry['number']} of {transcript.seat} is another in the log")

    def _check_states(self, transcript: Transcript, states: dict[int, dict[str, Any]]) -> Iterator[Violation]:
        """Every state of the table that was received follows from the log."""
        for message in transcript.messages:
            if message["type"] in ("snapshot", "told"):
                number = message["number"] if message["type"] == "snapshot" else message["told"]["number"]
                if message["table"] != states.get(number):
                    yield self._violation("wrong", f"the state {number} of {transcript.seat} is another in the log")

    def _check_secrets(self, transcript: Transcript) -> Iterator[Violation]:
        for text in transcript.received:
            for leak in self._leaks.find_in_text(transcript.seat, text, self._seed):
                yield self._violation("leaked", leak)
