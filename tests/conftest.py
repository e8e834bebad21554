"""Fixtures that tests in several folders use."""

import sys
from collections.abc import Iterator

import pytest

from tests.cli.driving import drive

__all__ = ["drive"]


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Python switches between threads very often."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(interval)
