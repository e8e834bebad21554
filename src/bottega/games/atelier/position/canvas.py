"""The cards around the paintings, those of this turn, and the spaces without one."""

from itertools import combinations

from ..components import COLOUR, NO_CARD, NO_PAINTING, RING, SPACES
from ..rules.paint import clashes
from ..state import DRAWN, PAINTING
from .draft import BOTH, Draft


def fill_canvas(d: Draft) -> None:
    s = d.s
    for easel in BOTH:
        d.put("fresh", 0, easel)
        if not d.said("canvas", easel):
            s.canvas[easel] = 0
            covered = s.fresh[easel]
            if d.said("bare", easel):
                covered |= ~s.bare[easel]
            cover(d, easel, [space for space in spaces(d) if covered >> space & 1])
    if s.phase == PAINTING:
        fill_fresh(d)
    if s.phase == DRAWN:
        leave_few_spaces(d)
    for easel in BOTH:
        there = spaces(d) if s.easel[easel] != NO_PAINTING else range(0)
        d.put("bare", sum(1 << space for space in there if not s.canvas[easel, space]), easel)


def spaces(d: Draft) -> range:
    return range(int(SPACES[d.s.ring]))


def cover(d: Draft, easel: int, those: list[int]) -> None:
    """Puts a card of the right colour on each of these spaces, as far as there are any."""
    s = d.s
    for space in those:
        if s.easel[easel] != NO_PAINTING and not s.canvas[easel, space]:
            colour = int(RING[s.ring, s.easel[easel], space])
            fitting = [kind for kind in d.loose() if COLOUR[kind] == colour]
            if fitting:
                s.canvas[easel, space] = fitting[0] % 4 + 1


def fill_fresh(d: Draft) -> None:
    """5.1, 5.4: as many fresh cards as were painted, one at least; more of them are gone with a painting."""
    s = d.s
    there = sum(int(bits).bit_count() for bits in s.fresh)
    wanted = d.known("painted") or max(1, there)
    for easel in BOTH:
        for space in spaces(d):
            if there < wanted and not d.said("fresh", easel) and may_be_fresh(d, easel, space):
                cover(d, easel, [space])
                if s.canvas[easel, space]:
                    s.fresh[easel] |= 1 << space
                    there += 1
    if there < wanted and not s.completed[s.active] and not d.said("completed", int(s.active)):
        give_painting(d)
    d.put("painted", max(1, there))


def may_be_fresh(d: Draft, easel: int, space: int) -> bool:
    s = d.s
    if s.easel[easel] == NO_PAINTING or s.fresh[easel] >> space & 1 or clashes(s, easel, space):
        return False
    if d.said("canvas", easel) or d.said("bare", easel):
        return bool(s.canvas[easel, space])
    return sum(int(s.canvas[easel, other] == 0) for other in spaces(d)) > 1  # it is not completed


def give_painting(d: Draft) -> None:
    """6.1: a painting that the player has just completed, from the deck."""
    s = d.s
    if s.paintings_left > 0 and not d.said("paintings_left") and not d.said("painting_deck"):
        s.paintings_left -= 1
        s.completed[s.active] |= 1 << int(s.painting_deck[s.paintings_left])
        s.painting_deck[s.paintings_left] = NO_PAINTING


def leave_few_spaces(d: Draft) -> None:
    """8.6: two spaces of which no card on the table has the colour, and no others for Leonardo."""
    s = d.s
    free = [easel for easel in BOTH if s.easel[easel] != NO_PAINTING]
    free = [easel for easel in free if not d.said("canvas", easel) and not d.said("bare", easel)]
    for easel in free[1:]:
        cover(d, easel, list(spaces(d))[1:])
    for easel in free[:1]:
        cover(d, easel, [space for space in spaces(d) if space not in best_pair(d, easel)])


def best_pair(d: Draft, easel: int) -> tuple[int, int]:
    """Two spaces to leave bare: of colours that are not on the table, of that of the card drawn, of one colour."""
    s = d.s
    on_table = {int(COLOUR[kind]) for kind in range(len(COLOUR)) if d.known("table") >> 2 * kind & 3}
    drawn = int(COLOUR[s.drawn]) if d.said("drawn") and s.drawn != NO_CARD else None

    def misfit(pair: tuple[int, int]) -> tuple[bool, bool, int]:
        colours = {int(RING[s.ring, s.easel[easel], space]) for space in pair}
        return bool(colours & on_table), drawn is not None and drawn not in colours, len(colours)

    return min(combinations(spaces(d), 2), key=misfit)
