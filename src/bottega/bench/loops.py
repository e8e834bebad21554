"""Loops that copy, redeal and choose, in the rules dialect, so that no Python call is part of the measurement."""

from ..engine.chance import below, draw, seed_from
from ..engine.contract import redeal


def copies(tables, worlds, count):
    """Copies records. Sources and targets vary, so that the compiler cannot omit copies."""
    for i in range(count):
        tables[i & 7] = worlds[i * 3 & 7]
    return count


def redeals(tables, worlds, seat, rng, count):
    """Copies a record and redeals the copy for a seat."""
    for _ in range(count):
        tables[0] = worlds[0]
        s = tables[0]
        seed_from(s.rng, draw(rng), draw(rng))
        redeal(s, seat)
    return count


def choose(masks, rng, moves):
    """Writes a random legal move for every row of the masks."""
    for i in range(moves.size):
        left = 0
        for move in range(masks.shape[1]):
            left += masks[i, move]
        left = below(rng, left)
        for move in range(masks.shape[1]):
            left -= masks[i, move]
            if left < 0:
                moves[i] = move
                break
