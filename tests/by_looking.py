"""The games that shared tests use. They are found by looking, because a shared test is not about one game."""

import bottega

LIGHTEST = min(bottega.GAMES, key=lambda slug: bottega.game(slug).record.dtype.itemsize)  # quick to compile and to play
MOST_OPTIONS = max(bottega.GAMES, key=lambda slug: len(bottega.game(slug).options))
