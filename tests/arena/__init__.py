"""Tests of the arena, with one game found by looking: they are about tournaments, not about rules."""

import bottega

GAME = max(bottega.GAMES, key=lambda slug: len(bottega.game(slug).options))
OPTIONS = {option.name: option.values[-1] for option in bottega.game(GAME).options}
VARIANTS = list(bottega.game(GAME).variants)
