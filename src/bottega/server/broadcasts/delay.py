"""How late a broadcast says what a bot thinks. The players choose it when they open the table.

off     never, not even after the game
live    chances as soon as a turn is over; the moves that a bot would consider when the next one is over, too
turn    everything about a position when the turn in which it was thought about is over
late    the same, and ten moves later at the earliest
game    when the game is over

A turn is over when somebody else has to move. Until then its player can take moves back, so that nothing about its
positions is shown before. What is shown follows from public entries of the log alone.
"""

from collections.abc import Sequence

from ..tables.plan import BroadcastDelay

LATE_MOVES = 10


def shown_positions(acting: Sequence[tuple[int, ...]], delay: BroadcastDelay, over: bool) -> tuple[int, int]:
    """How many of the positions of a game are shown: with their chances, and with candidate moves.

    `acting` are the seats that have to move in each position, as far as everybody knows.

    >>> turns = [(0,), (0,), (1,), (1,), (2,), (2,)]
    >>> shown_positions(turns, "live", over=False), shown_positions(turns, "turn", over=False)
    ((5, 4), (4, 4))
    >>> shown_positions(turns, "game", over=False), shown_positions(turns, "game", over=True)
    ((0, 0), (6, 6))
    """
    if delay == "off":
        return 0, 0
    if over:
        return len(acting), len(acting)
    passed = _passed(acting)
    if delay == "game":
        return 0, 0
    if delay == "late":
        passed = max(0, min(passed, len(acting) - LATE_MOVES))
    return (passed + (delay == "live" and passed > 0)), passed


def _passed(acting: Sequence[tuple[int, ...]]) -> int:
    """The positions before the last change of who has to move. A secret choice of several cannot be taken back."""
    for n in range(len(acting) - 1, 0, -1):
        if acting[n] != acting[n - 1] or len(acting[n - 1]) > 1:
            return n
    return 0
