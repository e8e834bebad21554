"""The entries of a table with their effects. Old ones are packed: unpacked, they would be most of a table's memory."""

import zlib
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, overload

import orjson

from ...engine.events import Event
from ...engine.game import Game
from ..table_log import LogEntry

CHUNK = 16  # entries that are packed together


@dataclass(slots=True)
class AppliedEntry:
    """A log entry and its effects."""

    entry: LogEntry
    events: list[Event] = field(default_factory=list)
    sealed: int | None = None  # the only seat that sees the entry: a secret choice while others choose, or premoves
    anonymous: bool = False  # the last of several secret choices: its seat would reveal who chose before
    takes_back: tuple[int, ...] = ()  # the sequence numbers of the moves that this entry takes back


class History(Sequence[AppliedEntry]):
    """All entries of a table, in order. Reading old ones takes a moment, because they are unpacked."""

    def __init__(self) -> None:
        self.game: Game | None = None  # known after the first entry
        self.chunks: list[bytes] = []
        self.recent: list[AppliedEntry] = []
        self._unpacked: tuple[int, list[AppliedEntry]] = -1, []  # the chunk that was read last

    def __len__(self) -> int:
        return CHUNK * len(self.chunks) + len(self.recent)

    def append(self, applied: AppliedEntry) -> None:
        """Adds an entry. Those before it do not change any more."""
        if len(self.recent) == CHUNK:
            self.chunks.append(self.pack(self.recent))
            self.recent = []
        self.recent.append(applied)

    @overload
    def __getitem__(self, index: int) -> AppliedEntry: ...
    @overload
    def __getitem__(self, index: slice) -> list[AppliedEntry]: ...

    def __getitem__(self, index: int | slice) -> AppliedEntry | list[AppliedEntry]:
        if isinstance(index, slice):
            return [self._at(n) for n in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        return self._at(index % len(self))

    def _at(self, index: int) -> AppliedEntry:
        chunk, place = divmod(index, CHUNK)
        if chunk == len(self.chunks):
            return self.recent[place]
        if self._unpacked[0] != chunk:
            self._unpacked = chunk, self.unpack(self.chunks[chunk])
        return self._unpacked[1][place]

    def __iter__(self) -> Iterator[AppliedEntry]:
        for chunk in self.chunks:
            yield from self.unpack(chunk)
        yield from self.recent

    def __reversed__(self) -> Iterator[AppliedEntry]:
        yield from reversed(self.recent)
        for chunk in reversed(self.chunks):
            yield from reversed(self.unpack(chunk))

    def pack(self, entries: Sequence[AppliedEntry]) -> bytes:
        return zlib.compress(orjson.dumps([self._plain(applied) for applied in entries]), 1)

    def _plain(self, applied: AppliedEntry) -> list[Any]:
        entry, kinds = applied.entry, self.game.events if self.game else ()
        events = [[kinds.index(event.kind), event.args, event.private] for event in applied.events]
        about = [entry.seq, entry.kind, entry.at, entry.seat, entry.person, entry.client, entry.body]
        return [about, events, applied.sealed, applied.anonymous, list(applied.takes_back)]

    def unpack(self, packed: bytes) -> list[AppliedEntry]:
        return [self._applied(*plain) for plain in orjson.loads(zlib.decompress(packed))]

    def _applied(
        self, about: list[Any], events: list[Any], sealed: int | None, anonymous: bool, takes_back: list[int]
    ) -> AppliedEntry:
        found = []
        if events:
            game = self.game
            assert game is not None
            found = [Event(game, game.events[kind], args, private) for kind, args, private in events]
        return AppliedEntry(LogEntry(*about), found, sealed, anonymous, tuple(takes_back))


class ExecutedRequests:
    """Which requests were executed, by person and the client's own id of the request, and by which entry.

    Only hashes of 64 bits are kept.
    """

    def __init__(self) -> None:
        self._entries: dict[int, int] = {}

    def add(self, person: str, client: str, seq: int) -> None:
        self._entries[_hash(person, client)] = seq

    def __contains__(self, request: tuple[str, str]) -> bool:
        return _hash(*request) in self._entries

    def __getitem__(self, request: tuple[str, str]) -> int:
        return self._entries[_hash(*request)]

    def dump(self) -> bytes:
        return array("Q", [*self._entries.keys(), *self._entries.values()]).tobytes()

    @classmethod
    def load(cls, content: bytes) -> "ExecutedRequests":
        numbers, executed = array("Q", content), cls()
        half = len(numbers) // 2
        executed._entries = dict(zip(numbers[:half], numbers[half:], strict=True))
        return executed


def _hash(person: str, client: str) -> int:
    return int.from_bytes(blake2b(f"{person} {client}".encode(), digest_size=8).digest())
