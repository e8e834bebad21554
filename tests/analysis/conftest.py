"""A finished game."""

import pytest

import bottega
from tests.by_looking import LIGHTEST

from .games import play_on


@pytest.fixture(scope="session")
def finished() -> bottega.Match:
    return play_on(bottega.new(LIGHTEST, 3, seed=4))
