"""Fixtures that tests in several folders use."""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.cli.driving import drive
from tests.server.postgres import Postgres
from tests.workers.ray_cluster import cluster

__all__ = ["cluster", "drive"]

# The same examples in every run, so that a run fails because of a change; HYPOTHESIS_PROFILE=search looks for others.
settings.register_profile("same", derandomize=True)
settings.register_profile("search", derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


# These take longest. If they came last, one process would still be busy with them when the other has nothing left.
SLOWEST = ("tests/packages/", "tests/browser/", "tests/server/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(SLOWEST))


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Python switches between threads very often."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(interval)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server. If there is none and none can be installed, the tests that need it fail."""
    with Postgres() as running:
        yield running
