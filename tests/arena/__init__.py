"""Tests of the arena, with one game found by looking: they are about tournaments, not about rules."""

import bottega
from tests.by_looking import MOST_OPTIONS

GAME = MOST_OPTIONS
OPTIONS = {option.name: option.values[-1] for option in bottega.game(GAME).options}
VARIANTS = list(bottega.game(GAME).variants)
