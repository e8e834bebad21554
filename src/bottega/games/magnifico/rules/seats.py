"""Round the table: clockwise from the owner of the Leonardo card (§4, §5, §12)."""


def clockwise(s, seat, steps):
    """5.4: the seat this many steps to the left. (A remainder is slow in compiled code.)

    The result is an integer of full width, because sets of seats shift by it.
    """
    other = int(seat) + int(steps)
    return other - int(s.players) if other >= s.players else other


def steps_from(s, seat, other):
    """11.2: the number of clockwise steps from one seat to another; 0 from a seat to itself."""
    steps = int(other) - int(seat)
    return steps if steps >= 0 else steps + int(s.players)
