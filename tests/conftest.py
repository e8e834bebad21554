"""Fixtures that tests in several folders use."""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.cli.driving import drive

__all__ = ["drive"]

# The same examples in every run, so that a run fails because of a change; HYPOTHESIS_PROFILE=search looks for others.
settings.register_profile("same", derandomize=True)
settings.register_profile("search", derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Python switches between threads very often."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(interval)
