"""Round the table: clockwise from the owner of the Leonardo card (§4, §5, §12)."""


def clockwise(s, seat, steps):
    """5.4: the seat so many steps to the left. (Compiled code is slow at a remainder.)

    A seat of full width, whatever the field it comes from: it is shifted by in sets of seats.
    """
    other = int(seat) + int(steps)
    return other - int(s.players) if other >= s.players else other


def steps_from(s, seat, other):
    """11.2: how many steps clockwise lead from one seat to another, none from a seat to itself."""
    steps = int(other) - int(seat)
    return steps if steps >= 0 else steps + int(s.players)
