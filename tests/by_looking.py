"""The games that shared tests use. They are found by looking, because a shared test is not about one game."""

import pytest

import bottega

LIGHTEST = min(bottega.GAMES, key=lambda slug: bottega.game(slug).record.dtype.itemsize)  # quick to compile and to play
MOST_OPTIONS = max(bottega.GAMES, key=lambda slug: len(bottega.game(slug).options))
# A test that takes long for each game: `make test` runs it with one, `make long` with the others.
ONE_GAME = pytest.mark.parametrize(
    "slug", [slug if slug == LIGHTEST else pytest.param(slug, marks=pytest.mark.long) for slug in bottega.GAMES]
)
