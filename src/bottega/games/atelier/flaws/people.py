"""Flaws of masteries and achievements."""

from collections.abc import Iterator

from ....engine.record import State
from ..components import ACHIEVEMENTS_SHOWN, MASTERIES


def people(s: State) -> Iterator[str]:
    """2.6, 2.7, 7.3."""
    for mastery, name in enumerate(MASTERIES):
        owners = [seat for seat in range(s.players) if s.masteries[seat] >> mastery & 1]
        if len(owners) > 1:
            yield f"masteries: there is only one {name!r}, and seats {owners[0]} and {owners[1]} have it"
        elif owners and s.unclaimed >> mastery & 1:
            yield f"unclaimed: {name!r} is with seat {owners[0]}, by its masteries"
        elif not owners and not s.unclaimed >> mastery & 1:
            yield f"unclaimed: nobody has {name!r} among its masteries, so it is unclaimed"
    shown = int(s.achievements).bit_count()
    if shown != ACHIEVEMENTS_SHOWN:
        yield f"achievements: {ACHIEVEMENTS_SHOWN} of them are in play, not {shown}"
