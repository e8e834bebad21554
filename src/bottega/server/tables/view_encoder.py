"""Encodes what seats may know as JSON. After every move every seat is sent its view, so little is encoded twice."""

from collections.abc import Mapping, Sequence
from functools import cache
from operator import is_
from typing import NamedTuple

import numpy as np
import orjson

from ...engine.fields import Plain
from ...engine.match import Match
from ...engine.record import Record


class ViewEncoder:
    """Encodes the views of a match. The result is the JSON of `Match.view`, byte by byte.

    It keeps the JSON of each field of the record and of each figure, because most moves change few of them.
    """

    __slots__ = ("_content", "_figures", "_last_figures", "_match", "_public", "_rows", "_runs")

    def __init__(self, match: Match) -> None:
        self._match = match
        self._content = b""
        self._public: dict[str, bytes] = {}  # the JSON of fields that everyone may see, with their names
        self._rows: dict[str, list[bytes]] = {}  # of fields that only their owner may see: the JSON by seat
        self._runs: list[bytes] = [b""] * len(_layout(match.game.record).runs)
        self._figures: dict[str, tuple[Plain, bytes]] = {}  # the value, so that it lives as long, and its JSON
        self._last_figures: tuple[Mapping[str, Plain], bytes] = {}, b'"figures":{}'  # the last ones, and their JSON

    def encode(self, seats: Sequence[int | None], **about: Plain) -> dict[int | None, bytes]:
        """The views of some seats; None is a spectator. `about` replaces what the match says about itself."""
        game = self._match.game
        self._update(game.record)
        runs = [(name, json) for (name, _), json in zip(_layout(game.record).runs, self._runs, strict=True)]
        found = {}
        for seat, view in self._match.seen(seats).items():
            parts = [to_json({**view.about, **about})[1:-1]]
            for name, json in runs:
                parts += (self._own(name, seat), json) if name else (json,)
            if game.figures is not None:
                parts.append(self._encode_figures(game.figures(view)))
            found[seat] = b"{%b}" % b",".join(filter(None, parts))
        return found

    def _update(self, record: Record) -> None:
        """Encodes the fields that have changed."""
        content, layout = self._match.state.tobytes(), _layout(record)
        changed = layout.changed(self._content, content)
        self._content = content
        row = record.from_bytes(content)
        for name in changed:
            plain = record.show(row, name, self._match.players)
            if name in layout.run_of:
                self._public[name] = b'"%b":%b' % (name.encode(), to_json(plain))
            else:
                self._rows[name] = [to_json(one) for one in plain]
        for n in {layout.run_of[name] for name in changed if name in layout.run_of}:
            self._runs[n] = b",".join([self._public[name] for name in layout.runs[n][1]])

    def _own(self, name: str, seat: int | None) -> bytes:
        rows = [row if n == seat else b"null" for n, row in enumerate(self._rows[name])]
        return b'"%b":[%b]' % (name.encode(), b",".join(rows))

    def _encode_figures(self, figures: Mapping[str, Plain]) -> bytes:
        """A figure is encoded again only if it is another object: seats share those that everyone may see."""
        last, json = self._last_figures
        if figures is last or ([*figures] == [*last] and all(map(is_, figures.values(), last.values()))):
            return json
        members, known = [], self._figures
        for name, value in figures.items():
            found = known.get(name)
            if found is None or found[0] is not value:
                found = known[name] = value, b'"%b":%b' % (name.encode(), to_json(value))
            members.append(found[1])
        json = b'"figures":{%b}' % b",".join(members)
        self._last_figures = figures, json
        return json


class _Layout(NamedTuple):
    """The fields of a record that somebody may see, in order.

    `runs` are the fields that everyone may see, after each field that only its owner may see, or after nothing.
    """

    runs: list[tuple[str, list[str]]]
    run_of: dict[str, int]
    at: list[str]  # by byte of a state: the field; empty for what nobody may see

    def changed(self, before: bytes, now: bytes) -> set[str]:
        """The fields whose content differs in two states; all of them if there was none before."""
        if not before:
            return {*self.at} - {""}
        differ = np.frombuffer(before, np.uint8) != np.frombuffer(now, np.uint8)
        return {self.at[byte] for byte in differ.nonzero()[0].tolist()} - {""}


@cache
def _layout(record: Record) -> _Layout:
    runs: list[tuple[str, list[str]]] = [("", [])]
    at = [""] * record.dtype.itemsize
    for name in record.seen:
        if name in record.owned:
            runs.append((name, []))
        else:
            runs[-1][1].append(name)
        start, end = record.places[name]
        at[start:end] = [name] * (end - start)
    return _Layout(runs, {name: n for n, (_, names) in enumerate(runs) for name in names}, at)


def to_json(plain: Plain) -> bytes:
    """Plain data as JSON. The axes of a record may be numbers.

    It is copied: what orjson returns holds the memory of its buffer, at least 4 kB, and some messages are kept.
    """
    return b"%b" % orjson.dumps(plain, option=orjson.OPT_NON_STR_KEYS)
