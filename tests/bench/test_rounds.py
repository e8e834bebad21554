"""What is measured becomes a row; what fails is named with its reason, and takes nothing else with it."""

import os
import sys

from bottega.bench.rounds import BenchCommand, measure
from bottega.bench.rows import BenchResults, Missing

LIMIT = 20.0


def post(*kinds: str) -> BenchCommand:
    return BenchCommand("the peer", [sys.executable, "-m", "tests.bench.peer", *kinds], os.environ)


def measured(*kinds: str, limit: float = LIMIT) -> BenchResults:
    return measure([post(*kinds)], rounds=3, seconds=0.001, limit=limit)


def test_a_task_has_a_rate_for_every_round_but_the_first() -> None:
    (row,) = measured("counting").rows
    assert (row.part, row.who, row.game, row.how, row.batch) == ("play", "Peer", "counting", ("python",), 1)
    assert len(row.rates) == len(row.games) == 3
    for decisions, games in zip(row.rates, row.games, strict=True):
        assert round(decisions / games) == 10


def test_versions_are_reported() -> None:
    assert set(measured("counting").versions) == {"numpy"}


def test_a_task_that_fails_is_named_and_the_next_is_measured() -> None:
    found = measured("refusing", "counting")
    assert found.missing == [Missing("Peer, refusing (play: python)", "ValueError: this game has no such state")]
    assert [row.game for row in found.rows] == ["counting"]


def test_a_peer_that_dies_reports_its_last_error_and_is_started_again() -> None:
    found = measured("dying", "counting")
    assert found.missing == [Missing("Peer, dying (play: python)", "the last line it wrote")]
    assert [row.game for row in found.rows] == ["counting"]


def test_a_peer_that_hangs_is_given_up_after_the_limit() -> None:
    found = measured("hanging", limit=4.0)
    assert found.missing == [Missing("Peer, hanging (play: python)", "no answer within 4 s")]
    assert found.rows == []


def test_a_peer_that_is_not_installed_is_missing_as_a_whole() -> None:
    lacking = BenchCommand("nobody", [sys.executable, "-c", "import no_such_peer"], os.environ)
    found = measure([lacking, post("counting")], rounds=1, seconds=0.001, limit=LIMIT)
    assert found.missing == [Missing("nobody", "ModuleNotFoundError: No module named 'no_such_peer'")]
    assert [row.game for row in found.rows] == ["counting"]


def test_one_part_can_be_measured_alone() -> None:
    found = measure([post("counting")], rounds=1, seconds=0.001, limit=LIMIT, part="search")
    assert (found.rows, found.missing) == ([], [])
