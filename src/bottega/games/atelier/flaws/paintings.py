"""Flaws of the paintings: each is on an easel, with a player, in the deck or removed."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import EASELS, NO_PAINTING, PAINTINGS, REMOVED
from .wording import seen_paintings


def paintings(s: State) -> Iterator[str]:
    """2.4, 6.5, 6.7."""
    in_play = len(PAINTINGS) - int(REMOVED[s.players])
    seen = seen_paintings(s)
    for painting, name in enumerate(PAINTINGS):
        if seen.count(painting) > 1:
            field = "easel" if painting in s.easel.tolist() else "completed"
            yield f"{field}: there is only one {name!r}, and easel and completed have it {seen.count(painting)} times"
            return
    left = int(s.paintings_left)
    if not 0 <= left <= in_play:
        yield f"paintings_left: with {s.players} players from 0 to {in_play} are in the deck, not {left}"
        return
    if len(seen) > in_play:
        completed = len(seen) - sum(p != NO_PAINTING for p in s.easel.tolist())
        yield f"completed: with {s.players} players {in_play} are in play, not {completed} and those on easels"
        return
    if len(seen) + left != in_play:
        what = f"{len(seen)} on easels and completed and {left} in the deck"
        yield f"paintings_left: with {s.players} players {in_play} paintings are in play, not {what}"
        return
    for easel, name in enumerate(EASELS):
        if left and s.easel[easel] == NO_PAINTING:
            yield f"easel: the {name} one is empty only when the deck is, and paintings_left is {left}"
    deck = [int(p) for p in s.painting_deck[:left]]
    removed = [int(p) for p in s.painting_deck[in_play:]]
    for painting, name in enumerate(PAINTINGS):
        count = (seen + deck + removed).count(painting)
        if count > 1:
            yield f"painting_deck: there is only one {name!r}, and it is in the deck and somewhere else"
        elif count == 0:
            yield f"painting_deck: {name!r} is missing: it is on an easel, completed, in the deck or removed at its end"
    if any(p != NO_PAINTING for p in s.painting_deck[left:in_play]):
        yield f"painting_deck: it has more paintings than paintings_left, which is {left}, and those removed"
