"""Copying, redealing and choosing many times over, in the rules dialect: without a call from Python for each."""

from ..engine.chance import below, draw, seed_from
from ..engine.contract import redeal


def copies(tables, worlds, count):
    """Copies records, each time another onto another, lest the compiler see that it could leave some out."""
    for i in range(count):
        tables[i & 7] = worlds[i * 3 & 7]
    return count


def redeals(tables, worlds, seat, rng, count):
    """Copies a record and deals anew in the copy all that a seat cannot know."""
    for _ in range(count):
        tables[0] = worlds[0]
        s = tables[0]
        seed_from(s.rng, draw(rng), draw(rng))
        redeal(s, seat)
    return count


def choose(masks, rng, moves):
    """Writes for every row of the masks any of the moves that are open in it."""
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
