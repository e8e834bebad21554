"""Flaws of what can have come about in the turns so far."""

from collections.abc import Iterator

from ....engine.completion import number_of
from ....engine.record import State
from ..components import EASELS, MASTERIES, PAINT_LIMIT, PAINTINGS, SPACES
from ..rules.cards import number
from ..state import OVER
from .wording import leonardo_actions, turns_of

POINTS_OF_A_TURN = 10  # four cards of value 1 that are taken in one turn and painted in the next, with every bonus


def past(s: State) -> Iterator[str]:
    """2.3, 2.8, 5.1, 7.3, 8.1: everybody begins with one card and nothing else; a turn is one action."""
    if s.round_number == 1 and s.phase != OVER:
        for seat in range(s.players):
            held = number(s.hand[seat])
            if turns_of(s, seat) == 0 and held != 1:
                yield f"hand: before its first turn seat {seat} has 1 card, not {held}"
    for seat in range(s.players):
        turns = turns_of(s, seat)
        after = f"after {turns} turns" if turns != 1 else "after 1 turn"
        if s.esteem[seat] > POINTS_OF_A_TURN * turns:
            yield f"esteem: seat {seat} cannot have {s.esteem[seat]} {after}, in round {s.round_number}"
        claimed = int(s.masteries[seat]).bit_count()
        if claimed > turns:
            name = next(name for m, name in enumerate(MASTERIES) if s.masteries[seat] >> m & 1)
            yield f"masteries: one is claimed in a turn, so seat {seat} cannot have {claimed} {after}, such as {name!r}"
        if s.completed[seat] and turns == 0:
            name = next(name for p, name in enumerate(PAINTINGS) if s.completed[seat] >> p & 1)
            yield f"completed: seat {seat} cannot have {name!r} before its first turn"
    on_easels = sum(int(value > 0) for easel in range(len(EASELS)) for value in s.canvas[easel])
    completed = sum(int(own).bit_count() for own in s.completed[: s.players])
    painted = on_easels + completed * int(SPACES[s.ring])
    most = PAINT_LIMIT * sum(turns_of(s, seat) for seat in range(s.players)) + leonardo_actions(s)
    if painted > most:
        field = "completed" if completed else "canvas"
        what = f"{completed} paintings and " if completed else ""
        yield f"{field}: {what}{number_of(on_easels, 'card')} cannot have been painted by round {s.round_number}"
    if not painted and s.round_number == 1 and leonardo_actions(s) == 0 and number(s.discards):
        if all(turns_of(s, seat) == 0 for seat in range(s.players)):
            count = number_of(number(s.discards), "card")
            yield f"discards: nothing has been discarded before the first turn, not {count}"
