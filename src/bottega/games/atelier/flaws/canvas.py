"""Flaws of what is painted: the cards around the paintings, and those of this turn."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import EASELS, MOST_SPACES, NO_PAINTING, PAINT_LIMIT, SPACES
from ..rules.paint import clashes
from ..state import ACTION, DISCARDING, OVER, PAINTING, PHASES, TAKING


def canvas(s: State) -> Iterator[str]:
    """5.2 to 5.4, 6.1."""
    spaces = int(SPACES[s.ring])
    for easel, name in enumerate(EASELS):
        values = [int(v) for v in s.canvas[easel]]
        if any(values[spaces:]):
            yield f"canvas: a painting has {spaces} spaces, and on the {name} easel there is a card beyond them"
            return
        if s.easel[easel] == NO_PAINTING and any(values):
            yield f"canvas: the {name} easel is empty, so there are no cards around it, not {values}"
            return
        if all(values[:spaces]):
            yield f"canvas: the painting on the {name} easel would be complete"
        free = [space for space in range(spaces) if not values[space] and s.easel[easel] != NO_PAINTING]
        if s.bare[easel] != sum(1 << space for space in free):
            yield f"bare: on the {name} easel the spaces without a card are {[space + 1 for space in free]}"
        fresh = [space for space in range(MOST_SPACES) if s.fresh[easel] >> space & 1]
        for space in fresh:
            if not values[space]:
                yield f"fresh: space {space + 1} of the {name} easel has no card, so it was not painted in this turn"
            elif clashes(s, easel, space):
                yield f"fresh: space {space + 1} of the {name} easel has a neighbour of another colour in this turn"


def painted(s: State) -> Iterator[str]:
    """5.1: from one to four cards, of which those on a painting that was completed are gone."""
    fresh, phase = sum(int(bits).bit_count() for bits in s.fresh), PHASES[s.phase]
    if s.phase in (ACTION, TAKING, DISCARDING, OVER):
        if fresh:
            yield f"fresh: nothing has been painted in this turn in phase {phase!r}, not {fresh} spaces"
        if s.painted:
            yield f"painted: nothing has been painted in this turn in phase {phase!r}, so it is 0, not {s.painted}"
        return
    if s.phase == PAINTING and not 1 <= s.painted <= PAINT_LIMIT:
        yield f"painted: from 1 to {PAINT_LIMIT} cards have been painted in phase {phase!r}, not {s.painted}"
    if fresh > PAINT_LIMIT:
        yield f"fresh: at most {PAINT_LIMIT} cards are painted in a turn, not {fresh}"
    if s.phase != PAINTING:
        if s.painted:
            yield f"painted: nobody paints in phase {phase!r}, so it is 0, not {s.painted}"
        return
    if fresh > s.painted:
        yield f"painted: {fresh} spaces are fresh, so it is {fresh} or more, not {s.painted}"
    elif fresh < s.painted and not s.completed[s.active]:
        why = f"and seat {s.active} has completed no painting with the others"
        yield f"painted: it is {s.painted}, but {fresh} spaces are fresh, {why}"
