"""What a field can hold, as declared: observations promise it, and devices keep it in one byte where it fits."""

from typing import Any

import numpy as np
import pytest

import bottega
from bottega.engine.chance import below
from bottega.engine.contract import actors, apply, legal
from bottega.engine.playout import LOWEST_SEAT
from tests.engine.tables import fresh_tables

GAMES = 600


def watch(s: Any, rng: Any, out: Any, numbers: Any, least: Any, most: Any) -> None:
    """Plays a game to its end at random and notes the least and the most of each number."""
    while True:
        for k in range(numbers.size):
            least[k] = min(least[k], numbers[k])
            most[k] = max(most[k], numbers[k])
        acting = actors(s)
        if acting == 0:
            return
        seat = LOWEST_SEAT[acting]
        n = legal(s, seat, out)
        apply(s, seat, out[below(rng, n)])


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_every_field_keeps_its_limits(slug: str) -> None:
    game = bottega.game(slug)
    rules, record = bottega.compile(game, "cpu"), game.record
    run = rules.link(watch)
    tables, rngs = fresh_tables(game, GAMES)
    numbers = tables.view(np.int16).reshape(GAMES, -1)
    least, most = np.zeros((2, numbers.shape[1]), np.int64)
    out = np.zeros(game.moves.size, np.int64)
    for i in range(GAMES):
        rules.setup(tables[i])
        run(tables[i], rngs[i], out, numbers[i], least, most)
    for name, field in record.fields.items():
        if field.dtype is np.int16:
            kind, start = record.dtype.fields[name][:2]
            here = slice(start // 2, (start + kind.itemsize) // 2)
            low, high = field.value.limits
            assert low <= least[here].min(), name
            assert most[here].max() <= high, name


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_narrow_record_holds_the_same(slug: str) -> None:
    record = bottega.game(slug).record
    tables, _ = fresh_tables(bottega.game(slug), 20)
    host = bottega.compile(bottega.game(slug), "cpu")
    for table in tables:
        host.setup(table)
    narrow = record.recast(tables, record.narrow)
    assert narrow.itemsize < 0.9 * tables.itemsize
    assert record.recast(narrow, record.dtype).tobytes() == tables.tobytes()
