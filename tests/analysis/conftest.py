"""A finished game, and few playouts, so that its analysis is quick."""

from collections.abc import Iterator

import pytest

import bottega
from bottega.analysis import analyser
from tests.by_looking import LIGHTEST

from .games import play_on


@pytest.fixture(scope="session")
def finished() -> bottega.Match:
    return play_on(bottega.new(LIGHTEST, 3, seed=4))


@pytest.fixture(scope="package", autouse=True)
def few_playouts() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analyser, "PLAYOUTS", 100)
        yield
